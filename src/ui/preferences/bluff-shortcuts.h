/* bluff-shortcuts.h: the list of keys.
 *
 * Not a GtkShortcutsWindow: that is too wide for a narrow screen, and newer versions of GTK do without it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows it over PARENT, or brings it to the front. */
void bluff_shortcuts_present (GtkWindow *parent);

G_END_DECLS
