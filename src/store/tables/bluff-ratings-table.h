/* bluff-ratings-table.h: the table of ratings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* Adds one, or replaces it: a player's, or a level's. */
gboolean bluff_ratings_write (BluffDatabase *database, const BluffStoreRatingRow *rating, GError **error);

/* Fills in what is kept of the player or level, and the kind, that RATING names; *FOUND says whether anything is. */
gboolean bluff_ratings_read (BluffDatabase *database, BluffStoreRatingRow *rating, gboolean *found, GError **error);

/* Those of all levels. */
gboolean bluff_ratings_delete_levels (BluffDatabase *database, GError **error);

/* How far the ratings reach; *KNOWN says whether that is known. */
gboolean bluff_ratings_get_reach (BluffDatabase *database, BluffStoreCursor *reach, gboolean *known, GError **error);
gboolean bluff_ratings_set_reach (BluffDatabase *database, const BluffStoreCursor *reach, GError **error);
gboolean bluff_ratings_forget_reach (BluffDatabase *database, GError **error);

/* Those of a player, or of all players if it is BLUFF_STORE_NO_PLAYER. */
gboolean bluff_ratings_delete (BluffDatabase *database, gint64 player, GError **error);
GPtrArray *bluff_ratings_list (BluffDatabase *database, gint64 player, GError **error);

/* See bluff_store_write_rated and bluff_store_forget_rated. */
gboolean bluff_rated_insert (BluffDatabase *database,
                             const BluffStoreRatedGame *game,
                             const BluffStoreRated *rated,
                             guint n,
                             GError **error);
gboolean bluff_rated_delete (BluffDatabase *database, GError **error);

/* Adds the points (BluffStoreRatingPoint) of a player, as BluffStoreStatistics has them. */
gboolean
bluff_rated_list (BluffDatabase *database, gint64 player, const BluffStoreScope *scope, GArray *points, GError **error);

G_END_DECLS
