/* bluff-pick.h: choosing the best of several, and among equals by chance (private to the computer players).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-memory.h"
#include "bluff-random.h"

G_BEGIN_DECLS

/* Begin with BLUFF_PICK_NONE, offer the candidates, read the choice. */
typedef struct
{
  guint equals; /* candidates offered so far that are as good as the choice; 0: none was offered */
  gint score;
  guint choice;
} BluffPick;

#define BLUFF_PICK_NONE ((BluffPick){ 0, 0, 0 })

static inline void
bluff_pick_offer (BluffPick *self, BluffRandom *random, guint candidate, gint score)
{
  if (self->equals == 0 || score > self->score)
    *self = (BluffPick){ 1, score, candidate };
  else if (score == self->score && bluff_random_below (random, ++self->equals) == 0)
    self->choice = candidate;
}

/* TRUE with a chance of CHANCE in a thousand. */
static inline gboolean
bluff_pick_dares (BluffRandom *random, guint chance)
{
  return bluff_random_below (random, BLUFF_SURE) < chance;
}

/* A chance of BLUFF_SURE as it feels at the moment: up to WAVER more or less, so that a player on the edge does not
 * always decide alike. */
static inline guint
bluff_pick_feel (BluffRandom *random, guint chance, guint waver)
{
  guint felt = chance + bluff_random_below (random, 2 * waver + 1);

  return felt < waver ? 0 : MIN (felt - waver, BLUFF_SURE);
}

G_END_DECLS
