/* bluff-carry-row.h: a game to carry on, in its list.
 *
 * Activates, besides win.carry-on, the actions welcome.abandon (s) and welcome.delete (s) with the game's id.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-breadth.h"
#include "bluff-game-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CARRY_ROW (bluff_carry_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffCarryRow, bluff_carry_row, BLUFF, CARRY_ROW, GtkListBoxRow)

GtkWidget *bluff_carry_row_new (BluffGameItem *item);

void bluff_carry_row_lay_out (BluffCarryRow *self, BluffBreadth breadth);

G_END_DECLS
