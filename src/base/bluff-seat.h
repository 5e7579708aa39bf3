/* bluff-seat.h: seats around a table, and sets of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bits.h"

#include <glib.h>

G_BEGIN_DECLS

/* Seats are numbered clockwise from 0 (C1). */
typedef guint8 BluffSeat;

/* A set of seats: bit S stands for seat S. */
typedef guint8 BluffSeats;

enum
{
  BLUFF_MAX_SEATS = 6,   /* Bluffaneer's table is the largest */
  BLUFF_ONLOOKER = 0xfe, /* somebody who watches: sees what everybody sees, and nobody's hand */
  BLUFF_NO_SEAT = 0xff   /* nobody: the referee, or a reader who may see everything */
};

static inline BluffSeats
bluff_seats_of (BluffSeat seat)
{
  return (BluffSeats) (1u << seat);
}

/* The seats 0 … players - 1. */
static inline BluffSeats
bluff_seats_all (guint players)
{
  return (BluffSeats) ((1u << players) - 1);
}

static inline gboolean
bluff_seats_has (BluffSeats seats, BluffSeat seat)
{
  return seat < BLUFF_MAX_SEATS && ((seats >> seat) & 1);
}

static inline BluffSeats
bluff_seats_without (BluffSeats seats, BluffSeat seat)
{
  return (BluffSeats) (seats & ~(1u << seat));
}

static inline guint
bluff_seats_count (BluffSeats seats)
{
  return bluff_bits_count (seats);
}

/* The lowest seat of a set that is not empty. */
static inline BluffSeat
bluff_seats_first (BluffSeats seats)
{
  return (BluffSeat) bluff_bits_first (seats);
}

/* The seat to the left: clockwise (C1). */
static inline BluffSeat
bluff_seat_next (BluffSeat seat, guint players)
{
  return (BluffSeat) (seat + 1u == players ? 0 : seat + 1u);
}

/* The next seat clockwise that is in SEATS, which must not be empty; SEAT itself comes last. */
static inline BluffSeat
bluff_seat_next_in (BluffSeat seat, BluffSeats seats, guint players)
{
  do
    seat = bluff_seat_next (seat, players);
  while (!bluff_seats_has (seats, seat));

  return seat;
}

G_END_DECLS
