/* bluff-moment.c: "first to shout" (C4), the moment that Bluffer and Bluffaneer share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-moment.h"

void
bluff_moment_begin (BluffMoment *self, BluffSeats concerned)
{
  *self = (BluffMoment){ .concerned = concerned, .champion = BLUFF_NO_SEAT };
}

BluffRefusal
bluff_moment_refuse_decision (const BluffMoment *self, BluffSeat seat)
{
  if (!bluff_seats_has (self->concerned, seat))
    return BLUFF_REFUSAL_NOT_AWAITED;
  if (bluff_seats_has (self->decided, seat))
    return BLUFF_REFUSAL_DECIDED_ALREADY;

  return BLUFF_REFUSAL_NONE;
}

BluffRefusal
bluff_moment_refuse_close (const BluffMoment *self)
{
  return self->shouted != 0 ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_NO_SHOUT_YET;
}

BluffRefusal
bluff_moment_refuse_flip (const BluffMoment *self, const BluffEvent *flip)
{
  BluffSeat a = flip->flip.seats[0];
  BluffSeat b = flip->flip.seats[1];

  if (!bluff_seats_has (self->shouted, a) || !bluff_seats_has (self->shouted, b))
    return BLUFF_REFUSAL_NOT_A_SHOUTER;
  if (a == b || (flip->flip.winner != a && flip->flip.winner != b))
    return BLUFF_REFUSAL_TOSS_WRONG;

  if (self->champion == BLUFF_NO_SEAT)
    return BLUFF_REFUSAL_NONE;

  /* The winner so far against one who has not tossed yet. */
  if (a != self->champion && b != self->champion)
    return BLUFF_REFUSAL_TOSS_WRONG;
  if (bluff_seats_has (self->tossed, a == self->champion ? b : a))
    return BLUFF_REFUSAL_TOSS_WRONG;

  return BLUFF_REFUSAL_NONE;
}

BluffRefusal
bluff_moment_refuse_winner (const BluffMoment *self, BluffSeat seat)
{
  if (!bluff_seats_has (self->shouted, seat))
    return BLUFF_REFUSAL_NOT_A_SHOUTER;
  if (bluff_seats_count (self->shouted) == 1)
    return BLUFF_REFUSAL_NONE;
  if (self->tossed != self->shouted)
    return BLUFF_REFUSAL_TOSSES_MISSING;

  return seat == self->champion ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_TOSS_WRONG;
}

gboolean
bluff_moment_next (const BluffMoment *self, BluffRandom *random, BluffEvent *flip, BluffSeat *winner)
{
  BluffSeats waiting = (BluffSeats) (self->shouted & ~self->tossed);
  BluffSeat a = self->champion;
  BluffSeat b;

  if (waiting == 0 || bluff_seats_count (self->shouted) == 1)
    {
      *winner = waiting == 0 ? self->champion : bluff_seats_first (waiting);
      return FALSE;
    }

  if (a == BLUFF_NO_SEAT)
    {
      a = bluff_seats_first (waiting);
      waiting = bluff_seats_without (waiting, a);
    }
  b = bluff_seats_first (waiting);

  flip->kind = BLUFF_EVENT_FLIP;
  flip->seat = BLUFF_NO_SEAT;
  flip->flip.seats[0] = a;
  flip->flip.seats[1] = b;
  flip->flip.winner = bluff_random_coin (random) ? a : b;
  return TRUE;
}

void
bluff_moment_decide (BluffMoment *self, BluffSeat seat, gboolean shout)
{
  self->decided |= bluff_seats_of (seat);
  self->shouted |= (BluffSeats) ((shout != FALSE) << seat); /* nobody can guess it, a processor neither: no branch */
}

void
bluff_moment_flip (BluffMoment *self, const BluffEvent *flip)
{
  self->tossed |= (BluffSeats) (bluff_seats_of (flip->flip.seats[0]) | bluff_seats_of (flip->flip.seats[1]));
  self->champion = flip->flip.winner;
}

void
bluff_moment_imagine (BluffMoment *self, BluffSeat seat, BluffRandom *random)
{
  BluffSeats others = bluff_seats_without (self->decided, seat);

  self->shouted = (BluffSeats) ((self->shouted & ~others) | (bluff_random_next (random) >> 56 & others));
}
