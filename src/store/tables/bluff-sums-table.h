/* bluff-sums-table.h: the table of sums, which leader boards are asked of.
 *
 * The database itself keeps it in step with the results, by triggers (schema step 004).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* Empties it and adds up all results again. */
gboolean bluff_sums_rebuild (BluffDatabase *database, GError **error);

/* Whether that would change anything. */
gboolean bluff_sums_check (BluffDatabase *database, gboolean *right, GError **error);

/* Adds, in no order and without ratings, all players with a game in SCOPE who are not archived (BluffStoreLeader); or,
 * with LEVELS, all levels of computers. A scope with companies is asked of the results instead. */
gboolean bluff_sums_list_leaders (BluffDatabase *database,
                                  gboolean levels,
                                  const BluffStoreScope *scope,
                                  GPtrArray *leaders,
                                  GError **error);

G_END_DECLS
