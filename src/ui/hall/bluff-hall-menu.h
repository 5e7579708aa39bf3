/* bluff-hall-menu.h: the menu of a finished game in a list: its page, and those of the people who played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens the menu of a row (BluffHallRow) of LIST, a GtkListView or GtkListBox: where it is pressed with the other mouse
 * button or, for long, with a finger; and where the focus is, by the Menu key or Shift+F10. */
void bluff_hall_menu_watch (GtkWidget *list);

G_END_DECLS
