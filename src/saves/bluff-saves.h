/* bluff-saves.h: joins matches to the store: begins games, opens them again, branches them.
 *
 * What belongs together is in five headers: this one; bluff-saved-game.h, a game that is open; bluff-saves-records.h,
 * export and import; bluff-saves-count.h, facts and ratings computed again; bluff-saves-care.h, backup and checks.
 *
 * A call without _async blocks, and is meant for programs without a window and for tests. An _async call answers in the
 * main context of its caller, does its work elsewhere, and copies all arguments. What a cancellable cancels has not
 * happened, unless the call says otherwise. Errors are of the domains BLUFF_SAVES_ERROR and BLUFF_STORE_ERROR;
 * G_IO_ERROR_CANCELLED where a cancellable was given; making a match, BLUFF_MATCH_ERROR too.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saved-game.h"
#include "bluff-saves-error.h"
#include "bluff-store.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SAVES (bluff_saves_get_type ())

G_DECLARE_FINAL_TYPE (BluffSaves, bluff_saves, BLUFF, SAVES, GObject)

/* On STORE, which must be open whenever something is asked for. Make one for each store: games that are open here are
 * known by it. */
BluffSaves *bluff_saves_new (BluffStore *store);

BluffStore *bluff_saves_get_store (BluffSaves *self);

/* Who sits on a seat. */
typedef struct
{
  BluffStoreSeatKind kind; /* a profile, a guest or a computer */
  gint64 player;           /* a profile's id */
  const char *name;        /* a guest's; a computer's or NULL, then it is called by its level */
  const char *level;       /* a computer's, as in records */
  const char *character;   /* a computer's, as in records, or NULL */
  const char *engine;      /* an outside program's name, or NULL */
  const char *colour;      /* as in records, or NULL */
} BluffSavesSeat;

/* How far something long has come: DONE of TOTAL. A blocking call calls it on any thread, an _async call in its
 * caller's main context. */
typedef void (*BluffSavesProgress) (guint done, guint total, gpointer data);

/* Begins a game at a valid TABLE with a seat for each of its players: it is in the store, without an event, and open.
 * NO_SUCH_PLAYER, NAME_…, SEATED_TWICE, HEADER; and all that a store may say. */
BluffSavedGame *
bluff_saves_begin (BluffSaves *self, const BluffTable *table, const BluffSavesSeat *seats, GError **error);
void bluff_saves_begin_async (BluffSaves *self,
                              const BluffTable *table,
                              const BluffSavesSeat *seats,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
BluffSavedGame *bluff_saves_begin_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* Opens a game, with everything that was played. A finished game is opened to be looked at: its match is over, other
 * processes may do the same, and computer players whose level this program does not have sit there all the same.
 * NO_SUCH_GAME, GAME_OPEN_ELSEWHERE, OPEN_HERE, UNKNOWN_GAME. A damaged game does open: see bluff-saved-game.h. */
BluffSavedGame *bluff_saves_open (BluffSaves *self, const char *id, GError **error);
void bluff_saves_open_async (BluffSaves *self,
                             const char *id,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
BluffSavedGame *bluff_saves_open_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* Makes a new game of the first AT events of another one, whatever its state and no matter who has it open, and opens
 * the new game. It is marked as a branch, is never rated, and its facts count only what is decided after event AT.
 * SEATS, N_SEATS of them, says who plays on; NULL and 0: as there. AT is from 1 and before the end of the game.
 * NO_SUCH_GAME, NO_SUCH_EVENT, and what beginning a game may say. */
BluffSavedGame *bluff_saves_branch (BluffSaves *self,
                                    const char *id,
                                    guint at,
                                    const BluffSavesSeat *seats,
                                    guint n_seats,
                                    GError **error);
void bluff_saves_branch_async (BluffSaves *self,
                               const char *id,
                               guint at,
                               const BluffSavesSeat *seats,
                               guint n_seats,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
BluffSavedGame *bluff_saves_branch_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* How many games are open here, finished ones that are looked at not counted. */
guint bluff_saves_get_n_open (BluffSaves *self);

G_END_DECLS
