/* bluff-saves-count.h: facts and ratings computed again, and changes to players that affect them.
 *
 * Ratings are computed from all results in their order, so that they depend on the results alone (docs/ratings.md).
 * When a game of our own ends, those who played it are moved on from where they stand, which comes to the same. Besides
 * the ratings of each game there are ratings of all games together, those of the kind "".
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-player.h"

G_BEGIN_DECLS

/* What became of the finished games. */
typedef struct
{
  guint counted; /* from their events */
  guint changed; /* of these: whose results were not what was written */
  guint kept;    /* whose events are not there or cannot be believed: their results stay as they were */
  guint rated;   /* games that ratings were computed from */
} BluffSavesRecount;

/* Counts the facts and claims of all finished games again from their events and writes those that have changed; then
 * the sums that leader boards are asked of, if they are damaged, and all ratings. It does so in small jobs, so that
 * games and questions go on meanwhile; each is done or not. If it fails or is cancelled, what was done stays, and what
 * was due is still due; so are ratings that do not reach the last game yet. Up to half of the progress games are
 * counted, and then they are rated. */
gboolean bluff_saves_recount (BluffSaves *self,
                              BluffSavesProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              BluffSavesRecount *recount,
                              GError **error);
void bluff_saves_recount_async (BluffSaves *self,
                                BluffSavesProgress progress,
                                gpointer progress_data,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean
bluff_saves_recount_finish (BluffSaves *self, GAsyncResult *result, BluffSavesRecount *recount, GError **error);

/* Whether a recount is due: more is kept of a game than when the games in the store were written. Then it fills in what
 * they lack, and until then nothing is known of it. For the main loop: bluff_store_run_async. */
gboolean bluff_saves_recount_is_due (BluffSaves *self, gboolean *due, GError **error);

/* Computes the ratings alone. *GAMES (or NULL): from how many games. */
gboolean bluff_saves_rate (BluffSaves *self, guint *games, GError **error);

/* What is done when a game of our own ends: the same ratings, from the games that have ended since. All games are
 * looked at only if something was added, changed or removed before that. */
gboolean bluff_saves_rate_ended (BluffSaves *self, guint *games, GError **error);

/* Deletes a game for good, with the ratings computed again, in one transaction. GAME_OPEN_ELSEWHERE, NO_SUCH_GAME. The
 * source of the asynchronous answer is the store. */
gboolean bluff_saves_delete_game (BluffSaves *self, const char *id, GError **error);
void bluff_saves_delete_game_async (BluffSaves *self,
                                    const char *id,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean bluff_saves_delete_game_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* As in bluff-store-player.h, with the ratings computed again, in one transaction: both are done, or nothing. A player
 * who is deleted is also taken out of the headers of records; GAMES_OPEN while a game is open here. *TRACES (or NULL):
 * what is left of the person. For the main loop: bluff_saves_change_async. */
gboolean bluff_saves_delete_player (BluffSaves *self, gint64 player, BluffStoreTraces **traces, GError **error);
gboolean bluff_saves_merge_players (BluffSaves *self, gint64 from, gint64 into, GError **error);
gboolean bluff_saves_reset_statistics (BluffSaves *self, gint64 player, GError **error);

/* Another attempt at what a deletion left; what is left now, or NULL if it could not be made. For the main loop:
 * bluff_store_run_async. */
BluffStoreTraces *bluff_saves_wipe_traces (BluffSaves *self, const BluffStoreTraces *traces, GError **error);

typedef enum
{
  BLUFF_SAVES_DELETE_PLAYER,
  BLUFF_SAVES_MERGE_PLAYERS, /* the other is the one that remains */
  BLUFF_SAVES_RESET_STATISTICS
} BluffSavesChange;

/* One of these off the main loop. */
void bluff_saves_change_async (BluffSaves *self,
                               BluffSavesChange change,
                               gint64 player,
                               gint64 other,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* *TRACES (or NULL) is NULL unless a player was deleted. */
gboolean bluff_saves_change_finish (BluffSaves *self, GAsyncResult *result, BluffStoreTraces **traces, GError **error);

G_END_DECLS
