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
  BLUFF_BLUFFANEER_DUE_PAY,       /* N6–N9, N11, N12: `owed` coins */
  BLUFF_BLUFFANEER_DUE_REVEAL,    /* N9, N11, N12 */
  BLUFF_BLUFFANEER_DUE_RESHUFFLE, /* N14 */
  BLUFF_BLUFFANEER_DUE_DRAW,      /* N14 */
  BLUFF_BLUFFANEER_DUE_TOSS,      /* N17 */
  BLUFF_BLUFFANEER_DUE_OVER       /* N16 */
} BluffBluffaneerDue;

/* Why coins move in this round. */
typedef enum
{
  BLUFF_BLUFFANEER_CHESTS,     /* N6 */
  BLUFF_BLUFFANEER_STEAL,      /* N7 */
  BLUFF_BLUFFANEER_CROSSBONES, /* N8 */
  BLUFF_BLUFFANEER_MATCH,      /* N9 */
  BLUFF_BLUFFANEER_PAID,       /* N11: the roller pays the claim */
  BLUFF_BLUFFANEER_CALLED,     /* N12: the roller calls it */
  BLUFF_BLUFFANEER_N_CAUSES
} BluffBluffaneerCause;

enum
{
  /* Cards in hands come from the shuffle that made the stack, or from one before it. */
  BLUFF_BLUFFANEER_FRESH = 0,
  BLUFF_BLUFFANEER_BATCHES = 1 + BLUFF_BLUFFANEER_OLD
};

/* The cards of one shuffle that nobody has seen yet. */
typedef struct
{
  BluffSeats holders;          /* seats whose card is one of them */
  guint8 pairs[BLUFF_N_PAIRS]; /* how many there are of each pair, in the hands and for the fresh batch in the stack */
} BluffBluffaneerBatch;

typedef struct
{
  BluffHead head;
  guint8 due;      /* BluffBluffaneerDue; nothing, unless the phase is SETTLING */
  guint8 icons[2]; /* the roll of this round, or BLUFF_NO_ICON */
  guint8 coins[BLUFF_BLUFFANEER_SEATS];
  guint8 box;
  BluffSeat claimer;                   /* who claimed in this round, or BLUFF_NO_SEAT */
  BluffSeat revealer;                  /* whose card is to be revealed and replaced, once that is due */
  guint8 cause;                        /* BluffBluffaneerCause, once a payment is due */
  BluffSeat payer;                     /* who pays */
  BluffSeat payee;                     /* to whom; BLUFF_NO_SEAT: the box */
  guint8 owed;                         /* how many coins */
  BluffSeat champion;                  /* N17, at the end: the winner, as far as coins and tosses have decided */
  BluffSeats tied;                     /* N17: seats that are still to toss against the champion */
  BluffMoment moment;                  /* C4: empty, unless the others may claim */
  guint8 card[BLUFF_BLUFFANEER_SEATS]; /* BluffPair, or BLUFF_PAIR_NONE between a reveal and its draw */
  BluffPairs not_pair[BLUFF_BLUFFANEER_SEATS];
  guint8 discards[BLUFF_N_PAIRS];
  BluffBluffaneerBatch batch[BLUFF_BLUFFANEER_BATCHES]; /* an old one without holders is empty and free */
  guint8 stack_size;
  guint8 stack[BLUFF_BLUFFANEER_CARDS]; /* the next card to be drawn is the last one */
} BluffBluffaneerState;

G_END_DECLS
