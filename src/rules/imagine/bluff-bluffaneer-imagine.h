/* bluff-bluffaneer-imagine.h: what the sampler works out once for a view of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-state.h"

G_BEGIN_DECLS

/* A hand that gets a card. */
typedef struct
{
  BluffSeat seat;
  guint8 batch;       /* which batch its card is from */
  BluffPairs allowed; /* pairs that its card may show */
  guint8 bound;       /* how many cards it can choose from at most */
} BluffBluffaneerStep;

typedef struct
{
  BluffBluffaneerView view;
  BluffBluffaneerState known;                           /* all that the view tells, with the seat's own card */
  guint8 left[BLUFF_BLUFFANEER_BATCHES][BLUFF_N_PAIRS]; /* the cards whose places are open */
  guint8 n_steps;
  BluffBluffaneerStep steps[BLUFF_BLUFFANEER_SEATS - 1]; /* the other hands, those with the least choice first */
  guint32 bound;                                         /* the product of the steps' bounds */
} BluffBluffaneerImagination;

G_END_DECLS
