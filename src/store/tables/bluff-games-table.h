/* bluff-games-table.h: the table of games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

/* What must be known of a game to write to it. */
typedef struct
{
  gint64 row;
  BluffStoreState state;
  guint n_lines;
} BluffGameHead;

/* *FOUND: whether there is such a game. */
gboolean
bluff_games_find (BluffDatabase *database, const char *uid, BluffGameHead *head, gboolean *found, GError **error);

/* The same; NO_SUCH_GAME if there is none. */
gboolean bluff_games_get (BluffDatabase *database, const char *uid, BluffGameHead *head, GError **error);

/* Without seats; sets the game's `row`. GAME_EXISTS. */
gboolean bluff_games_insert (BluffDatabase *database, BluffStoreGame *game, GError **error);

/* After a move, which may be the last. POSITION may be NULL: as it was. */
gboolean bluff_games_update (BluffDatabase *database,
                             gint64 row,
                             guint n_lines,
                             gint64 played,
                             const char *position,
                             gboolean is_end,
                             GError **error);

gboolean bluff_games_set_state (BluffDatabase *database, gint64 row, BluffStoreState state, GError **error);
gboolean bluff_games_set_header (BluffDatabase *database, gint64 row, const char *header, GError **error);
gboolean bluff_games_delete (BluffDatabase *database, gint64 row, GError **error);

/* A game with its header, by its row; NULL without an error if there is none. */
gboolean bluff_games_read_row (BluffDatabase *database, gint64 row, BluffStoreGame **game, GError **error);

/* The same with its seats; NO_SUCH_GAME if there is none. */
gboolean bluff_games_read (BluffDatabase *database, gint64 row, BluffStoreGame **game, GError **error);

/* One step of bluff_store_find_games: adds to GAMES until they are LIMIT. */
gboolean bluff_games_find_more (BluffDatabase *database,
                                const BluffStoreFilter *filter,
                                BluffStoreCursor *cursor,
                                guint limit,
                                GPtrArray *games,
                                gboolean *done,
                                GError **error);

/* Own finished games in the order in which they ended, after CURSOR, without header and seats. KIND may be NULL. */
GPtrArray *bluff_games_list_rated (BluffDatabase *database,
                                   const char *kind,
                                   const BluffStoreCursor *cursor,
                                   guint limit,
                                   GError **error);

/* Calls FUNC with every game that a profile sat in. */
typedef gboolean (*BluffGameSeatFunc) (gint64 row, guint seat, const char *header, gpointer data, GError **error);
gboolean bluff_games_foreach_of_player (BluffDatabase *database,
                                        gint64 player,
                                        BluffGameSeatFunc func,
                                        gpointer data,
                                        GError **error);

G_END_DECLS
