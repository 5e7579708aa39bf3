/* bluff-saved-game.h: a game of the store that is open here: its match, and the journal that saves each move of it.
 *
 * The match has this journal from the beginning and is paused: bluff_match_resume lets it begin. Each move is appended
 * to the store in one transaction, with when it was played and where the game stands, before it is told; the last move
 * brings the results with it. If a move cannot be kept, the match gets the store's error (its signal `failed`), nothing
 * was written and nothing is shown.
 *
 * While it is open, the store lets no other process open the game. Closing it, or letting go of the last reference,
 * lets go of the game after everything that was handed over has been written.
 *
 * A game whose rows cannot all be believed opens up to the last good event, and says so (bluff_saved_game_get_damage).
 * Its rows are never touched. If it is played on, the first move makes a new game, a branch of it from that event,
 * which is this one's game from then on (`id` changes). So does a game that was abandoned, from where it was left. If
 * not even the first event is good, the new game is one of its own, with the same players.
 *
 * Properties, to be read only
 *   id (string)   changes once, in the case above
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-fault.h"
#include "bluff-journal.h"
#include "bluff-match.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SAVED_GAME (bluff_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (BluffSavedGame, bluff_saved_game, BLUFF, SAVED_GAME, GObject)

/* The game's id in the store. */
const char *bluff_saved_game_get_id (BluffSavedGame *self);

/* The match. It is this object's, and lives at least as long; a match in turn keeps its journal alive until it is
 * closed. */
BluffMatch *bluff_saved_game_get_match (BluffSavedGame *self);

/* The game as it was in the store when it was opened. Belongs to this object. */
const BluffStoreGame *bluff_saved_game_get_game (BluffSavedGame *self);

/* Whether some of the game's rows could not be believed, and what was wrong with the first of them. FAULT (or NULL)
 * names the line of the record that the game is exported as: event n stands in line n + 1. EVENT (or NULL) is the
 * number of that event; all before it are good. */
gboolean bluff_saved_game_get_damage (BluffSavedGame *self, guint *event, BluffFault *fault);

/* How many events have been kept. */
guint bluff_saved_game_get_n_saved (BluffSavedGame *self);

/* --- Somebody else on a person's seat ------------------------------------------------------------------------------
 *
 * The seat stays the person's, in the list of games and in the record, which does not tell who really played. It is
 * kept who sits there, so that the computer still does when the game is opened again, and the person can take the seat
 * back then too. A game in which a computer has played for a person does not count for that person (docs/facts.md).
 *
 * The match has the other sitter, and says so (its signal `seated`), when it has been kept; if that fails, nothing has
 * changed. Of a match with a saved game do not call bluff_match_set_seat: it would be forgotten. */

/* Hands the seat of a person to a computer of LEVEL with CHARACTER (or NULL). BLUFF_MATCH_ERROR_LEVEL, CLOSED,
 * GAME_OVER; and all that a store may say. */
void bluff_saved_game_hand_over_async (BluffSavedGame *self,
                                       BluffSeat seat,
                                       const char *level,
                                       const char *character,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
gboolean bluff_saved_game_hand_over_finish (BluffSavedGame *self, GAsyncResult *result, GError **error);

/* The person sits there again. If no event was kept meanwhile, it is as if nobody had stood in. */
void bluff_saved_game_take_back_async (BluffSavedGame *self,
                                       BluffSeat seat,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
gboolean bluff_saved_game_take_back_finish (BluffSavedGame *self, GAsyncResult *result, GError **error);

/* Whether a computer sits on a person's seat; bluff_match_get_seat says which, under the person's name. */
gboolean bluff_saved_game_is_handed_over (BluffSavedGame *self, BluffSeat seat);

/* Lets go of the match and the game. What was handed over is still written; the match no longer has a journal, and no
 * move can be kept. Closing twice is no mistake. The blocking one returns when another process can open the game. */
void bluff_saved_game_close (BluffSavedGame *self);
void bluff_saved_game_close_async (BluffSavedGame *self, GAsyncReadyCallback callback, gpointer user_data);
gboolean bluff_saved_game_close_finish (BluffSavedGame *self, GAsyncResult *result, GError **error);

G_END_DECLS
