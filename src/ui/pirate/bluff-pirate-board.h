/* bluff-pirate-board.h: the sea with the track, its islands and the ships.
 *
 * One stop for the Tab key; the arrows go from square to square. What is shown is right at every instant: what sails or
 * opens has already arrived for screen readers, and `skip` lets the picture catch up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"
#include "bluff-seat-news.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_BOARD (bluff_pirate_board_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateBoard, bluff_pirate_board, BLUFF, PIRATE_BOARD, GtkWidget)

GtkWidget *bluff_pirate_board_new (void);

/* Shows where everybody is. SEATS tells name and flag of each of the N seats at the table, the viewer's too; VIEWER is
 * whose ship is marked "You", or no seat at the table. Neither is kept. What moves is skipped. */
void bluff_pirate_board_show (BluffPirateBoard *self,
                              const BluffPirateView *view,
                              const BluffSeatNews *seats,
                              guint n,
                              BluffSeat viewer);

/* Shows a voyage before it begins, with N ships on start. */
void bluff_pirate_board_preview (BluffPirateBoard *self, BluffVoyage voyage, const BluffFlag *flags, guint n);

/* The brass square, to which a set would take the viewer; -1: none. */
void bluff_pirate_board_set_target (BluffPirateBoard *self, int square);

/* One line of squares instead of the whole track, where there is little height. */
void bluff_pirate_board_set_strip (BluffPirateBoard *self, gboolean strip);

/* Whether the board draws the sea itself (it does unless told), or lies on a BluffPirateSea. */
void bluff_pirate_board_set_ground (BluffPirateBoard *self, gboolean ground);

/* The table unit. */
void bluff_pirate_board_set_unit (BluffPirateBoard *self, double unit);

/* Sails a ship along the course, forward or back. FACTOR is that of the pace; 0: at once. Without motion, the ship
 * jumps and both squares are outlined for a moment. Only one thing moves: a second one skips the first. */
void bluff_pirate_board_sail_async (BluffPirateBoard *self,
                                    BluffSeat seat,
                                    guint from,
                                    guint to,
                                    double factor,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);

/* Opens an island, in which WHAT is found; the same rules. */
void bluff_pirate_board_open_async (BluffPirateBoard *self,
                                    guint island,
                                    BluffIsland what,
                                    double factor,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);

/* Ends either; it cannot fail. */
void bluff_pirate_board_move_finish (BluffPirateBoard *self, GAsyncResult *result);

/* Lets what moves arrive at once; its callback follows. */
void bluff_pirate_board_skip (BluffPirateBoard *self);

/* What stands on a square: "Square 14: You and Papa" Newly allocated. */
char *bluff_pirate_board_say_square (BluffPirateBoard *self, guint square);

G_END_DECLS
