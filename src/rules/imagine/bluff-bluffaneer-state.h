/* bluff-bluffaneer-state.h: a whole game of Bluffaneer with all its secrets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-moment.h"

G_BEGIN_DECLS

/* What must be told next while no seat is awaited. */
typedef enum
{
  BLUFF_BLUFFANEER_DUE_NOTHING,
  BLUFF_BLUFFANEER_DUE_MATCH,     /* N9 */
  BLUFF_BLUFFANEER_DUE_CLAIM,     /* C4, N10: the moment is over and somebody shouted: a toss, or the claim */
  BLUFF_BLUFFANEER_DUE_PAY,       /* N6–N9, N11, N12: the next of several payments */
  BLUFF_BLUFFANEER_DUE_REVEAL,    /* N9, N11, N12 */
  BLUFF_BLUFFANEER_DUE_RESHUFFLE, /* N14 */
  BLUFF_BLUFFANEER_DUE_DRAW,      /* N14 */
  BLUFF_BLUFFANEER_DUE_TOSS,      /* N17 */
  BLUFF_BLUFFANEER_DUE_OVER       /* N16 */
} BluffBluffaneerDue;

typedef struct
{
  BluffHead head;
  guint8 due;      /* BluffBluffaneerDue */
  guint8 icons[2]; /* the roll of this round, or BLUFF_NO_ICON */
  guint8 coins[BLUFF_BLUFFANEER_SEATS];
  guint8 box;
  BluffSeat claimer;
  guint8 called;      /* boolean: the answer was a call */
  BluffSeat revealer; /* whose card is, or was, revealed in this round */
  BluffSeat payer;    /* who pays next, where several do */
  BluffSeats tied;    /* N17: seats still to toss for the first place */
  BluffSeat champion; /* N17: the last winner, or BLUFF_NO_SEAT */
  BluffMoment moment;
  guint8 card[BLUFF_BLUFFANEER_SEATS]; /* BluffPair, or BLUFF_PAIR_NONE between a reveal and its draw */
  guint8 discards[BLUFF_N_PAIRS];
  BluffSeats fresh;
  guint8 pool[BLUFF_N_PAIRS];
  BluffPairs not_pair[BLUFF_BLUFFANEER_SEATS];
  guint8 stack_size;
  guint8 stack[BLUFF_BLUFFANEER_CARDS]; /* the next card to be drawn is the last one */
} BluffBluffaneerState;

G_END_DECLS
