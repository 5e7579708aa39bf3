/* bluff-preferences.h: the preferences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void bluff_preferences_present (GtkWindow *parent);

G_END_DECLS
