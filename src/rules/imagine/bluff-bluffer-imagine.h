/* bluff-bluffer-imagine.h: what the sampler works out once for a view of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-state.h"

G_BEGIN_DECLS

enum
{
  BLUFF_BLUFFER_MIXED = 2 * BLUFF_BLUFFER_PAIR,                        /* B1: cards with the same two shapes */
  BLUFF_BLUFFER_MIXES = BLUFF_BLUFFER_MIXED + 1,                       /* how many of them are used: 0 … 4 */
  BLUFF_BLUFFER_SHAPED = BLUFF_BLUFFER_PAIR + 3 * BLUFF_BLUFFER_MIXED, /* B1: cards that have a given shape */
  BLUFF_BLUFFER_SPLITS = BLUFF_BLUFFER_MIXES * BLUFF_BLUFFER_MIXES * BLUFF_BLUFFER_MIXES
};

/* One way to choose the cards that lie with shape 0 up: how many of them have each other shape below. */
typedef struct
{
  guint64 upto;  /* ways to deal, of this split and all before it */
  guint32 ways;  /* ways to choose these cards alone */
  guint8 mix[3]; /* cards with shape 1, 2, 3 below; all others have shape 0 there */
} BluffBlufferSplit;

/* bluff-bluffer-imagine.c says how it works. */
typedef struct
{
  BluffBlufferView view;
  BluffBlufferState base;                             /* all that the view says */
  guint8 n[BLUFF_N_SHAPES];                           /* hidden sides to imagine, by the shape above */
  guint8 slots[BLUFF_N_SHAPES][BLUFF_BLUFFER_SHAPED]; /* their slots; the draw pile's top card comes last */
  guint8 left[BLUFF_N_SHAPES][BLUFF_N_SHAPES];        /* cards not yet placed by their shapes, lower first */
  guint32 ways_1[BLUFF_BLUFFER_MIXES][2 * BLUFF_BLUFFER_MIXED + 1];
  guint32 ways_2[2 * BLUFF_BLUFFER_MIXED + 1][BLUFF_BLUFFER_MIXES];
  guint32 ways_3[3 * BLUFF_BLUFFER_MIXED + 1];
  guint64 rest_2[2 * BLUFF_BLUFFER_MIXED + 1][2 * BLUFF_BLUFFER_MIXED + 1];
  guint n_splits;
  BluffBlufferSplit splits[BLUFF_BLUFFER_SPLITS];
} BluffBlufferImagination;

G_END_DECLS
