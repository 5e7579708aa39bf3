/* bluff-note-popover.h: a popover with something to read in it.
 *
 * GTK 4.8 asks what is in a popover how high it is for the width of the whole popover, its shadow and its arrow
 * included. Text that wraps has less width than that, and its last line is cut off.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As large as its content would like to be; what is higher than the screen scrolls. */
GtkWidget *bluff_note_popover_new (GtkWidget *content);

G_END_DECLS
