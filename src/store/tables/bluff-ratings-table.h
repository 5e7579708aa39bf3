/* bluff-ratings-table.h: the table of ratings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* Adds one, or replaces it. */
gboolean bluff_ratings_write (BluffDatabase *database, const BluffStoreRatingRow *rating, GError **error);

/* Those of a player, or all if it is BLUFF_STORE_NO_PLAYER. */
gboolean bluff_ratings_delete (BluffDatabase *database, gint64 player, GError **error);
GPtrArray *bluff_ratings_list (BluffDatabase *database, gint64 player, GError **error);

G_END_DECLS
