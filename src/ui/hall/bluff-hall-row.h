/* bluff-hall-row.h: a finished game in a list: what it was, who won, everybody's places, how long it took and when.
 *
 * It is what a row of a list holds, not the row: the row's accessible name is told by bluff_hall_row_name.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-breadth.h"
#include "bluff-game-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_HALL_ROW (bluff_hall_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffHallRow, bluff_hall_row, BLUFF, HALL_ROW, GtkBox)

GtkWidget *bluff_hall_row_new (void);

/* Shows a game; NULL: none any more. */
void bluff_hall_row_set_item (BluffHallRow *self, BluffGameItem *item);

/* What it shows, or NULL. */
BluffGameItem *bluff_hall_row_get_item (BluffHallRow *self);

void bluff_hall_row_lay_out (BluffHallRow *self, BluffBreadth breadth);

/* What a screen reader says of the game: everything that the row shows. Newly allocated. */
char *bluff_hall_row_name (BluffGameItem *item);

/* A row of a GtkListBox that shows ITEM, and is pressed to open it: win.story (s). */
GtkWidget *bluff_hall_row_new_in_box (BluffGameItem *item, BluffBreadth breadth);

G_END_DECLS
