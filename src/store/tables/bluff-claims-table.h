/* bluff-claims-table.h: the tables of claims and of pairs: who claimed what in which situation, and who decided about
 * it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-game.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* The claims of GAME, whose results are written already, with its seats and `row`. */
gboolean bluff_claims_insert (BluffDatabase *database,
                              const BluffStoreGame *game,
                              const BluffStoreResult *results,
                              GError **error);
gboolean bluff_claims_delete (BluffDatabase *database, gint64 game, GError **error);

/* Empties the table of pairs and fills it again from all claims. */
gboolean bluff_claims_rebuild_pairs (BluffDatabase *database, GError **error);

/* Whether that would change anything. */
gboolean bluff_claims_check_pairs (BluffDatabase *database, gboolean *right, GError **error);

/* See bluff_store_foreach_claim. */
gboolean
bluff_claims_foreach (BluffDatabase *database, gint64 game, BluffStoreClaimFunc func, gpointer data, GError **error);

/* --- Questions -----------------------------------------------------------------------------------------------------
 */

/* A claim of a player and the game in which it was made. */
typedef struct
{
  gint64 game; /* its row */
  BluffStoreClaim claim;
} BluffClaimRow;

typedef void (*BluffClaimFunc) (const BluffClaimRow *row, gpointer data);

/* In the order in which the games ended, and then of the claims. */
gboolean bluff_claims_foreach_of_player (BluffDatabase *database,
                                         gint64 player,
                                         const BluffStoreScope *scope,
                                         BluffClaimFunc func,
                                         gpointer data,
                                         GError **error);

/* What a player called in a game, in no order; games without a call are left out. */
typedef void (*BluffCallsFunc) (gint64 game, guint64 right, guint64 wrong, gpointer data);
gboolean bluff_claims_foreach_calls (BluffDatabase *database,
                                     gint64 player,
                                     const BluffStoreScope *scope,
                                     BluffCallsFunc func,
                                     gpointer data,
                                     GError **error);

G_END_DECLS
