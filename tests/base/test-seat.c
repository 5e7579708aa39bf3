/* test-seat.c: seats around a table, and sets of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat.h"

/* Nobody, and what is beyond every table, is in no set, not even in a full byte. */
static void
test_nobody (void)
{
  static const BluffSeat rows[] = { BLUFF_MAX_SEATS, 7, 8, 32, 64, 0x80, BLUFF_ONLOOKER, BLUFF_NO_SEAT };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_false (bluff_seats_has (bluff_seats_all (BLUFF_MAX_SEATS), rows[i]));
      g_assert_false (bluff_seats_has (G_MAXUINT8, rows[i]));
    }
}

static void
test_all (void)
{
  static const BluffSeats rows[BLUFF_MAX_SEATS + 1] = { 0, 1, 3, 7, 15, 31, 63 };

  for (guint players = 0; players < G_N_ELEMENTS (rows); players++)
    {
      g_assert_cmpuint (bluff_seats_all (players), ==, rows[players]);
      g_assert_cmpuint (bluff_seats_count (bluff_seats_all (players)), ==, players);
    }
}

/* Every set of six seats, against looking at one seat after the other. */
static void
test_sets (void)
{
  for (guint seats = 0; seats < 1u << BLUFF_MAX_SEATS; seats++)
    {
      guint count = 0;
      guint first = BLUFF_NO_SEAT;

      for (BluffSeat seat = BLUFF_MAX_SEATS; seat-- > 0;)
        {
          gboolean in = (seats & (1u << seat)) != 0;
          BluffSeats without = bluff_seats_without ((BluffSeats) seats, seat);

          g_assert_cmpint (bluff_seats_has ((BluffSeats) seats, seat), ==, in);
          g_assert_cmpuint (without, ==, in ? seats - (1u << seat) : seats);
          g_assert_cmpuint (without | bluff_seats_of (seat), ==, seats | (1u << seat));
          if (in)
            {
              count++;
              first = seat;
            }
        }

      g_assert_cmpuint (bluff_seats_count ((BluffSeats) seats), ==, count);
      if (count > 0)
        g_assert_cmpuint (bluff_seats_first ((BluffSeats) seats), ==, first);
    }
}

/* After the last seat comes seat 0, at every table. */
static void
test_next (void)
{
  for (guint players = 2; players <= BLUFF_MAX_SEATS; players++)
    for (BluffSeat seat = 0; seat < players; seat++)
      g_assert_cmpuint (bluff_seat_next (seat, players), ==, (seat + 1u) % players);
}

static void
test_next_in (void)
{
  static const struct
  {
    BluffSeat seat;
    BluffSeats seats;
    guint players;
    BluffSeat next;
  } rows[] = {
    { 0, 0x01, 2, 0 },                                       /* alone: itself */
    { 0, 0x03, 2, 1 }, { 1, 0x03, 2, 0 }, { 1, 0x01, 2, 0 }, /* itself not in it */
    { 0, 0x08, 4, 3 },                                       /* over two that are out */
    { 3, 0x0a, 4, 1 },                                       /* round the table, over one that is out */
    { 2, 0x04, 4, 2 },                                       /* round the whole table */
    { 2, 0x3f, 6, 3 }, { 5, 0x3f, 6, 0 }, { 5, 0x30, 6, 4 }, { 4, 0x30, 6, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (bluff_seat_next_in (rows[i].seat, rows[i].seats, rows[i].players), ==, rows[i].next);
}

/* Going on from seat to seat passes every seat of the set before it returns to the first. */
static void
test_next_in_goes_round (void)
{
  for (guint players = 2; players <= BLUFF_MAX_SEATS; players++)
    for (guint seats = 1; seats <= bluff_seats_all (players); seats++)
      {
        BluffSeat first = bluff_seats_first ((BluffSeats) seats);
        BluffSeat seat = first;
        BluffSeats met = 0;

        do
          {
            BluffSeat next = bluff_seat_next_in (seat, (BluffSeats) seats, players);

            g_assert_true (next > seat || next == first);
            g_assert_true (bluff_seats_has ((BluffSeats) seats, next));
            met |= bluff_seats_of (next);
            seat = next;
          }
        while (seat != first);
        g_assert_cmpuint (met, ==, seats);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/seat/nobody-is-in-no-set", test_nobody);
  g_test_add_func ("/seat/all", test_all);
  g_test_add_func ("/seat/sets", test_sets);
  g_test_add_func ("/seat/C1-next-is-clockwise", test_next);
  g_test_add_func ("/seat/C1-next-in-a-set", test_next_in);
  g_test_add_func ("/seat/C1-next-in-goes-round", test_next_in_goes_round);

  return g_test_run ();
}
