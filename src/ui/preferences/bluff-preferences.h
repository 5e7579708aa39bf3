/* bluff-preferences.h: the preferences.
 *
 * What is changed holds at once, and for good.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows them over PARENT, or brings them to the front. */
void bluff_preferences_present (GtkWindow *parent);

/* Whether they are shown: a change of language closes the window, and then shows them again. */
gboolean bluff_preferences_are_shown (void);

G_END_DECLS
