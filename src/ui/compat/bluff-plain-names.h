/* bluff-plain-names.h: buttons with a letter to press are called by their words, once.
 *
 * Before 4.10 GTK calls a button with the label "_Add" "_Add Add" to a screen reader.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all buttons of the process, from when they come onto the screen. */
void bluff_plain_names_begin (void);

/* For all buttons in WIDGET, now: a dialogue has some that are not shown, and that a screen reader finds. */
void bluff_plain_names_give (GtkWidget *widget);

G_END_DECLS
