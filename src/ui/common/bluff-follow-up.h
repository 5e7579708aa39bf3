/* bluff-follow-up.h: what follows from the size that something got, and cannot be changed while sizes are given: a page
 * that becomes narrow shows and hides things, a table is laid out in another way.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*BluffFollowUp) (GtkWidget *widget);

/* Calls FUNC as soon as all of the window has its size. The frame is laid out once more before it is drawn, so that
 * nothing is ever seen in a size for which it was not laid out. What follows from that in turn waits for the next
 * frame. Asked for several times, it is called once; not at all if WIDGET is disposed of before. */
void bluff_follow_up (GtkWidget *widget, BluffFollowUp func);

G_END_DECLS
