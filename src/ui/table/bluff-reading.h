/* bluff-reading.h: whether somebody reads where the game must not fetch them away: in the log, in an answer or in a
 * menu.
 *
 * Code that takes the focus by itself, because something is to be decided or looked at, asks here first.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In the window that WIDGET is in. */
gboolean bluff_reading_goes_on (GtkWidget *widget);

/* Gives WIDGET the focus, unless somebody reads; whether it has got it. */
gboolean bluff_reading_grab_focus (GtkWidget *widget);

G_END_DECLS
