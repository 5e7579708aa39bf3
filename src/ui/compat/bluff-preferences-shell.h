/* bluff-preferences-shell.h: what preferences, and other long lists of rows, are shown in.
 *
 * AdwPreferencesWindow, or AdwPreferencesDialog, which took its place.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows PAGE over PARENT, and goes with it. */
void bluff_preferences_shell_present (GtkWindow *parent, AdwPreferencesPage *page);

/* Brings the shell that PAGE is in to the front. */
void bluff_preferences_shell_raise (AdwPreferencesPage *page);

G_END_DECLS
