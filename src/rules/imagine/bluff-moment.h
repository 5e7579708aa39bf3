/* bluff-moment.h: "first to shout" (C4), the moment that Bluffer and Bluffaneer share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-random.h"
#include "bluff-refusal.h"

G_BEGIN_DECLS

/* A plain value, part of a state. While no toss was made, seats concerned may still decide. */
typedef struct
{
  BluffSeats concerned; /* who may shout */
  BluffSeats decided;   /* who has decided; sealed: the others may not know what */
  BluffSeats shouted;   /* who shouted */
  BluffSeats tossed;    /* shouters who have tossed the coin */
  BluffSeat champion;   /* the last winner, or BLUFF_NO_SEAT */
} BluffMoment;

/* Begins a moment for these seats. */
void bluff_moment_begin (BluffMoment *self, BluffSeats concerned);

/* The seats that have not decided. */
static inline BluffSeats
bluff_moment_awaited (const BluffMoment *self)
{
  return (BluffSeats) (self->concerned & ~self->decided);
}

/* Whether SEAT may decide now. */
BluffRefusal bluff_moment_refuse_decision (const BluffMoment *self, BluffSeat seat);

/* Whether the referee may end the moment now: somebody has shouted. */
BluffRefusal bluff_moment_refuse_close (const BluffMoment *self);

/* Whether a toss as in FLIP may be the next event. */
BluffRefusal bluff_moment_refuse_flip (const BluffMoment *self, const BluffEvent *flip);

/* Whether the shout of SEAT may be counted now: it is the only one, or it won the last toss. */
BluffRefusal bluff_moment_refuse_winner (const BluffMoment *self, BluffSeat seat);

/* The next thing to be told once the moment is ended: fills in a flip and returns TRUE, or returns FALSE and the seat
 * whose shout counts. At least one seat has shouted. */
gboolean bluff_moment_next (const BluffMoment *self, BluffRandom *random, BluffEvent *flip, BluffSeat *winner);

/* Takes over what a decide or flip event says. */
void bluff_moment_decide (BluffMoment *self, BluffSeat seat, gboolean shout);
void bluff_moment_flip (BluffMoment *self, const BluffEvent *flip);

/* Replaces what SEAT may not know, the decisions of others, by chance: each equally likely to have shouted. */
void bluff_moment_imagine (BluffMoment *self, BluffSeat seat, BluffRandom *random);

G_END_DECLS
