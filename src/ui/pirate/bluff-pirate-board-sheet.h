/* bluff-pirate-board-sheet.h: boarding a ship (P19, P20): whose, and which of the backs; then what came of it.
 *
 * The cards are taken blindly: picking them is a gesture, chance decides. When enough have been picked, the button
 * activates table.board (u seat).
 *
 * Signals
 *   cancelled   the player would rather not; never after table.board
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-pirate.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_BOARD_SHEET (bluff_pirate_board_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateBoardSheet, bluff_pirate_board_sheet, BLUFF, PIRATE_BOARD_SHEET, BluffSheet)

GtkWidget *bluff_pirate_board_sheet_new (void);

/* Asks whose ship of VICTIMS, at least one, and which cards; with one victim, only which. */
void bluff_pirate_board_sheet_ask (BluffPirateBoardSheet *self,
                                   const BluffPirateView *view,
                                   BluffCrew *crew,
                                   BluffSeats victims);

/* Shows a boarding as it was told, with a button "Continue" (game.continue): the two of them see the cards. */
void
bluff_pirate_board_sheet_present (BluffPirateBoardSheet *self, BluffCrew *crew, const BluffTold *told, double factor);

/* A step back: to the ships, or out of it. FALSE if nothing is asked. */
gboolean bluff_pirate_board_sheet_back (BluffPirateBoardSheet *self);

G_END_DECLS
