/* bluff-shown-child.h: a screen reader finds only the visible child of a stack or revealer.
 *
 * GTK 4.8 tells screen readers of all pages of a stack, and of what a revealer hides, as if they were shown.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, and for as long as the stack lives. What is directly in a page must not be hidden for another reason.
 * Pages that come later are looked at as soon as the shown one changes. */
void bluff_shown_child_watch (GtkStack *stack);

/* The same for what a revealer does not reveal. */
void bluff_shown_child_watch_revealer (GtkRevealer *revealer);

G_END_DECLS
