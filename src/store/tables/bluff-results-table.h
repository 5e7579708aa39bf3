/* bluff-results-table.h: the tables of results and facts: how games ended.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-game.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* The results of GAME, and its claims, with its seats and `row`, which ended at `last_played`. COUNTED, by seat, or
 * NULL: all. */
gboolean bluff_results_insert (BluffDatabase *database,
                               const BluffStoreGame *game,
                               const BluffStoreResult *results,
                               const gboolean *counted,
                               GError **error);
gboolean bluff_results_delete (BluffDatabase *database, gint64 game, GError **error);

/* By seat, whether a result counts. */
gboolean
bluff_results_read_counted (BluffDatabase *database, gint64 game, gboolean counted[BLUFF_MAX_SEATS], GError **error);

/* See bluff_store_foreach_fact and bluff_store_read_efforts. */
gboolean bluff_results_foreach_fact (BluffDatabase *database,
                                     gint64 game,
                                     BluffStoreFactFunc func,
                                     gpointer data,
                                     GError **error);
gboolean bluff_results_read_efforts (BluffDatabase *database,
                                     gint64 game,
                                     gint64 turns[BLUFF_MAX_SEATS],
                                     gint64 thinking_ms[BLUFF_MAX_SEATS],
                                     GError **error);

/* All results of FROM become INTO's; or an anonymous person's. */
gboolean bluff_results_move (BluffDatabase *database, gint64 from, gint64 into, GError **error);
gboolean bluff_results_forget (BluffDatabase *database, gint64 player, GError **error);

/* Results so far count no longer for the player. */
gboolean bluff_results_reset (BluffDatabase *database, gint64 player, GError **error);

/* --- Questions: bluff-results-questions.c ---------------------------------------------------------------------------
 */

/* A result, in the order in which games ended. */
typedef struct
{
  gint64 game; /* its row */
  const char *kind;
  guint n_seats;
  gint64 ended;
  guint place;
  gboolean shared;
  gint64 turns;
  gint64 thinking_ms;
  BluffStoreCompany company;
} BluffResultRow;

typedef void (*BluffResultFunc) (const BluffResultRow *row, gpointer data);
gboolean bluff_results_foreach_of_player (BluffDatabase *database,
                                          gint64 player,
                                          const BluffStoreScope *scope,
                                          BluffResultFunc func,
                                          gpointer data,
                                          GError **error);

/* Rows to free as BluffStoreStatistics has them. */
gboolean bluff_results_list_opponents (BluffDatabase *database,
                                       gint64 player,
                                       const BluffStoreScope *scope,
                                       GPtrArray *rows,
                                       GError **error);
gboolean bluff_results_sum_facts (BluffDatabase *database,
                                  gint64 player,
                                  const BluffStoreScope *scope,
                                  GPtrArray *rows,
                                  GError **error);

G_END_DECLS
