/* bluff-preferences-page.h: all preferences on one page, bound to the settings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PREFERENCES_PAGE (bluff_preferences_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffPreferencesPage, bluff_preferences_page, BLUFF, PREFERENCES_PAGE, AdwPreferencesPage)

GtkWidget *bluff_preferences_page_new (void);

G_END_DECLS
