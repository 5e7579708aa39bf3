/* bluff-saves-results.h: how a game went, as the store takes it (private to the saves).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-facts.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

/* The results point to the facts beside them: not to be copied. */
typedef struct
{
  BluffStoreResult results[BLUFF_MAX_SEATS];
  BluffStoreFact facts[BLUFF_MAX_SEATS][BLUFF_N_FACTS];
} BluffSavesResults;

/* Facts that are 0 are left out; the thinking time has a place of its own. */
void bluff_saves_results_init (BluffSavesResults *self, const BluffResult *result);

/* Reads what the store has of a finished GAME. Facts that nobody knows any more are counted in *UNKNOWN. */
gboolean bluff_saves_results_read (BluffStore *store,
                                   const BluffStoreGame *game,
                                   BluffResult *result,
                                   guint *unknown,
                                   GError **error);

/* Whether that is the same as RESULT. */
gboolean bluff_saves_results_compare (BluffStore *store,
                                      const BluffStoreGame *game,
                                      const BluffResult *result,
                                      gboolean *same,
                                      GError **error);

G_END_DECLS
