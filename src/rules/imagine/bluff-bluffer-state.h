/* bluff-bluffer-state.h: a whole game of Bluffer with all its secrets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-moment.h"

G_BEGIN_DECLS

/* What must be told next while no seat is awaited. */
typedef enum
{
  BLUFF_BLUFFER_DUE_NOTHING,
  BLUFF_BLUFFER_DUE_CALL,      /* C4, B9: the moment is over and somebody shouted: a toss, or the call */
  BLUFF_BLUFFER_DUE_SHOWN,     /* B10, B15 */
  BLUFF_BLUFFER_DUE_OUT,       /* B16 */
  BLUFF_BLUFFER_DUE_RESHUFFLE, /* B18: the draw pile is empty and a card is needed */
  BLUFF_BLUFFER_DUE_DRAW,      /* B11, B12, B15, and the rest of a draw after a reshuffle */
  BLUFF_BLUFFER_DUE_OVER       /* B17 */
} BluffBlufferDue;

/* A card of the draw pile, which has no slot. */
typedef struct
{
  guint8 id;
  guint8 up;
  guint8 down;
} BluffBlufferCard;

/* The top card of the pile always lies with the shape to match up: up[top] == need. Slots that no card has, and cards
 * of the draw pile from draw_size on, mean nothing. */
typedef struct
{
  BluffHead head;
  guint8 due;         /* BluffBlufferDue */
  guint8 need;        /* BluffShape to match */
  guint8 top;         /* slot of the pile's top card */
  guint8 peeked;      /* slot peeked at in this turn, or BLUFF_NO_SLOT */
  guint8 asked;       /* slot claimed (then it is on the pile) or to be shown, or BLUFF_NO_SLOT */
  guint8 asked_shape; /* BluffShape that its hidden side should be */
  BluffSeat caller;   /* who called, or BLUFF_NO_SEAT */
  BluffSeat drawer;   /* who is owed cards, or BLUFF_NO_SEAT */
  guint8 owed;        /* how many */
  BluffSeat leaver;   /* who has no cards left and is to be told so, or BLUFF_NO_SEAT */
  guint8 places;      /* places taken so far */
  BluffSeats in_play;
  BluffMoment moment;
  guint8 draw_size;
  guint8 spare[2];
  BluffSlots tables[BLUFF_BLUFFER_SEATS];
  BluffSlots pile;                            /* the top card included */
  BluffSlots up_is[BLUFF_N_SHAPES];           /* slots on tables whose upper side is this shape */
  BluffSlots knows[BLUFF_BLUFFER_SEATS];      /* slots whose hidden side a seat has seen */
  guint8 up[BLUFF_BLUFFER_CARDS];             /* by slot */
  guint8 down[BLUFF_BLUFFER_CARDS];           /* by slot */
  guint8 id[BLUFF_BLUFFER_CARDS];             /* by slot: the record's id */
  guint8 slot_of[BLUFF_BLUFFER_CARDS];        /* by id; BLUFF_NO_SLOT in the draw pile */
  BluffBlufferCard draw[BLUFF_BLUFFER_CARDS]; /* the next card to be drawn is the last one */
} BluffBlufferState;

G_END_DECLS
