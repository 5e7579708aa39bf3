/* bluff-bluffer.h: the things of Bluffer that every seat can name: shapes, cards on the table, and what a seat sees.
 *
 * A card that lies in the open, on a table or on the pile, has a *slot*: a number that all seats use for it. A card
 * gets the lowest free slot when it comes out of the draw pile and loses it when it is shuffled back, so that a slot
 * says nothing about the card. (The ids of records stay with a card for the whole game and would tell; no seat is given
 * them.)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-head.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_SHAPE_CIRCLE,
  BLUFF_SHAPE_SQUARE,
  BLUFF_SHAPE_STAR,
  BLUFF_SHAPE_HEXAGON,
  BLUFF_N_SHAPES,
  BLUFF_SHAPE_UNKNOWN = 0xff
} BluffShape;

enum
{
  BLUFF_BLUFFER_SEATS = 4,
  BLUFF_BLUFFER_CARDS = 32,  /* B1 */
  BLUFF_BLUFFER_HAND = 5,    /* B3 */
  BLUFF_BLUFFER_PAIR = 2,    /* B1: each ordered pair of shapes occurs twice */
  BLUFF_BLUFFER_CAUGHT = 2,  /* B11: cards a caught bluffer draws */
  BLUFF_BLUFFER_DOUBTED = 1, /* B12: cards the caller of a truth draws */
  BLUFF_BLUFFER_FAILED = 1,  /* B15: cards drawn after a show that failed */
  BLUFF_NO_SLOT = 0xff
};

/* A set of slots: bit N stands for slot N. */
typedef guint32 BluffSlots;

static inline BluffSlots
bluff_slots_of (guint slot)
{
  return (BluffSlots) 1 << slot;
}

/* What one seat may know. */
typedef struct
{
  BluffHead head;
  BluffSeat seat;       /* whose view it is, or BLUFF_ONLOOKER */
  guint8 need;          /* BluffShape: the shape to match */
  guint8 top;           /* slot of the pile's top card */
  guint8 draw_size;     /* cards in the draw pile */
  guint8 draw_up;       /* BluffShape: upper side of the draw pile's top card (B3); unknown if empty */
  guint8 peeked;        /* slot peeked at in this turn, or BLUFF_NO_SLOT: public, what was seen is not */
  guint8 claimed;       /* slot of the claimed card while the claim is open, or BLUFF_NO_SLOT */
  guint8 claimed_shape; /* BluffShape that its hidden side is claimed to be */
  BluffSeat caller;     /* who called (phases TAKE and GIVE), or BLUFF_NO_SEAT */
  BluffSeats in_play;   /* seats with cards */
  BluffSeats decided;   /* C4: who has decided in the moment */
  guint8 own_shout;     /* boolean; only meaningful if the seat has decided */
  BluffSlots tables[BLUFF_BLUFFER_SEATS]; /* the cards in front of each seat */
  BluffSlots pile;                        /* the cards of the pile, the top one included */
  BluffSlots
      knows[BLUFF_BLUFFER_SEATS];   /* whose hidden sides each seat has seen: looking is public, what was seen is not */
  guint8 up[BLUFF_BLUFFER_CARDS];   /* by slot, BluffShape: visible side (on the pile: the side that lay up) */
  guint8 down[BLUFF_BLUFFER_CARDS]; /* by slot, BluffShape: hidden side, unknown unless this seat (an onlooker: all
                                       seats) knows it */
} BluffBlufferView;

/* "star" */
const char *bluff_shape_name (BluffShape shape);

/* Finds the shape with this name; FALSE if there is none. */
gboolean bluff_shape_from_name (const char *name, BluffShape *shape);

/* How many of the 32 cards show these two shapes, in either order (B1). */
guint bluff_bluffer_cards_with (BluffShape a, BluffShape b);

/* What the screen keeps showing of a hidden side (B19): with the memory aid what the seat knows, without it
 * BLUFF_SHAPE_UNKNOWN: only the event tells what was seen at the moment of a peek. */
BluffShape bluff_bluffer_view_shown_side (const BluffBlufferView *self, guint slot);

/* Whether every player has seen a hidden side, as after a show that failed (B15). */
gboolean bluff_bluffer_view_is_open (const BluffBlufferView *self, guint slot);

G_END_DECLS
