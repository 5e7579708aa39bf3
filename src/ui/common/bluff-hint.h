/* bluff-hint.h: tooltips for fingers, which cannot hover: a long press shows them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In a window, or in a popover, whose presses its window does not see: from now on, and for as long as it lives. A
 * widget that means something else by a long press claims it when it begins. */
void bluff_hint_watch (GtkNative *native);

/* Shows what there is to tell at a place of it; FALSE if there is nothing. It goes with whatever it belongs to. */
gboolean bluff_hint_show (GtkNative *native, double x, double y);

/* What is shown now, or NULL. */
const char *bluff_hint_get_shown (GtkNative *native);

G_END_DECLS
