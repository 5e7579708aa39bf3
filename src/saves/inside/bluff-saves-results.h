/* bluff-saves-results.h: how a game went, as the store takes it (private to the saves).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-claim.h"
#include "bluff-facts.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

/* The results point to the facts beside them: not to be copied. */
typedef struct
{
  BluffStoreResult results[BLUFF_MAX_SEATS];
  BluffStoreFact facts[BLUFF_MAX_SEATS][BLUFF_N_FACTS];
  GArray *claims[BLUFF_MAX_SEATS]; /* of BluffStoreClaim */
} BluffSavesResults;

/* Facts that are 0 are left out; the thinking time has a place of its own. CLAIMS (BluffClaim): those that do not count
 * are left out. */
void bluff_saves_results_init (BluffSavesResults *self, const BluffResult *result, const GArray *claims);

/* All of it may be 0. */
void bluff_saves_results_clear (BluffSavesResults *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BluffSavesResults, bluff_saves_results_clear)

/* Reads what the store has of a finished GAME. Facts that nobody knows any more are counted in *UNKNOWN. */
gboolean bluff_saves_results_read (BluffStore *store,
                                   const BluffStoreGame *game,
                                   BluffResult *result,
                                   guint *unknown,
                                   GError **error);

/* Whether that is the same as RESULTS, made from RESULT: *SAME, all but the claims; *SAME_CLAIMS, these. */
gboolean bluff_saves_results_compare (BluffStore *store,
                                      const BluffStoreGame *game,
                                      const BluffResult *result,
                                      const BluffSavesResults *results,
                                      gboolean *same,
                                      gboolean *same_claims,
                                      GError **error);

G_END_DECLS
