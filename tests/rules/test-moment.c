/* test-moment.c: "first to shout" (C4), apart from the games that have it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-moment.h"

/* Seats 1, 2, 3 and 5 may shout. */
#define CONCERNED 0x2e

static BluffEvent
make_flip (BluffSeat a, BluffSeat b, BluffSeat winner)
{
  return (BluffEvent){ .kind = BLUFF_EVENT_FLIP, .seat = BLUFF_NO_SEAT, .flip = { { a, b }, winner } };
}

static void
assert_refused (BluffRefusal refusal, BluffRefusal expected)
{
  g_assert_cmpstr (bluff_refusal_name (refusal), ==, bluff_refusal_name (expected));
}

static void
begin_with (BluffMoment *moment, BluffSeats shouters)
{
  bluff_moment_begin (moment, CONCERNED);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (bluff_seats_has (shouters, seat))
      bluff_moment_decide (moment, seat, TRUE);
}

static void
test_who_may_decide (void)
{
  BluffMoment moment;

  bluff_moment_begin (&moment, CONCERNED);
  assert_refused (bluff_moment_refuse_decision (&moment, 0), BLUFF_REFUSAL_NOT_AWAITED);
  assert_refused (bluff_moment_refuse_decision (&moment, 4), BLUFF_REFUSAL_NOT_AWAITED);
  assert_refused (bluff_moment_refuse_decision (&moment, 6), BLUFF_REFUSAL_NOT_AWAITED);
  assert_refused (bluff_moment_refuse_decision (&moment, BLUFF_NO_SEAT), BLUFF_REFUSAL_NOT_AWAITED);
  assert_refused (bluff_moment_refuse_decision (&moment, 5), BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (bluff_moment_awaited (&moment), ==, CONCERNED);
}

static void
test_decided_once (void)
{
  BluffMoment moment;

  bluff_moment_begin (&moment, CONCERNED);
  bluff_moment_decide (&moment, 2, FALSE);
  bluff_moment_decide (&moment, 3, TRUE);
  assert_refused (bluff_moment_refuse_decision (&moment, 2), BLUFF_REFUSAL_DECIDED_ALREADY);
  assert_refused (bluff_moment_refuse_decision (&moment, 3), BLUFF_REFUSAL_DECIDED_ALREADY);
  assert_refused (bluff_moment_refuse_decision (&moment, 1), BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (bluff_moment_awaited (&moment), ==, 0x22);
  g_assert_cmpuint (moment.shouted, ==, 0x8);
}

static void
test_close_after_a_shout (void)
{
  BluffMoment moment;

  bluff_moment_begin (&moment, CONCERNED);
  assert_refused (bluff_moment_refuse_close (&moment), BLUFF_REFUSAL_NO_SHOUT_YET);
  bluff_moment_decide (&moment, 1, FALSE);
  assert_refused (bluff_moment_refuse_close (&moment), BLUFF_REFUSAL_NO_SHOUT_YET);
  bluff_moment_decide (&moment, 5, TRUE);
  assert_refused (bluff_moment_refuse_close (&moment), BLUFF_REFUSAL_NONE);
}

static void
test_one_shout_counts (void)
{
  BluffMoment moment;
  BluffRandom random;
  BluffEvent flip;
  BluffSeat winner = BLUFF_NO_SEAT;

  bluff_random_seed (&random, 1);
  begin_with (&moment, 0x8);
  assert_refused (bluff_moment_refuse_winner (&moment, 1), BLUFF_REFUSAL_NOT_A_SHOUTER);
  assert_refused (bluff_moment_refuse_winner (&moment, BLUFF_NO_SEAT), BLUFF_REFUSAL_NOT_A_SHOUTER);
  assert_refused (bluff_moment_refuse_winner (&moment, 3), BLUFF_REFUSAL_NONE);
  g_assert_false (bluff_moment_next (&moment, &random, &flip, &winner));
  g_assert_cmpuint (winner, ==, 3);
}

static void
test_first_toss (void)
{
  const struct
  {
    BluffSeat seats[2];
    BluffSeat winner;
    BluffRefusal refusal;
  } rows[] = {
    { { 1, 2 }, 2, BLUFF_REFUSAL_NOT_A_SHOUTER },
    { { 0, 1 }, 1, BLUFF_REFUSAL_NOT_A_SHOUTER },
    { { 1, 0xff }, 1, BLUFF_REFUSAL_NOT_A_SHOUTER },
    { { 1, 1 }, 1, BLUFF_REFUSAL_TOSS_WRONG },
    { { 1, 3 }, 5, BLUFF_REFUSAL_TOSS_WRONG },
    { { 1, 3 }, 0xff, BLUFF_REFUSAL_TOSS_WRONG },
    { { 1, 3 }, 1, BLUFF_REFUSAL_NONE },
    { { 5, 3 }, 3, BLUFF_REFUSAL_NONE },
  };
  BluffMoment moment;

  begin_with (&moment, 0x2a);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent flip = make_flip (rows[i].seats[0], rows[i].seats[1], rows[i].winner);

      assert_refused (bluff_moment_refuse_flip (&moment, &flip), rows[i].refusal);
    }
  assert_refused (bluff_moment_refuse_winner (&moment, 1), BLUFF_REFUSAL_TOSSES_MISSING);
}

static void
test_winner_tosses_against_next (void)
{
  const struct
  {
    BluffSeat seats[2];
    BluffSeat winner;
    BluffRefusal refusal;
  } rows[] = {
    { { 5, 3 }, 5, BLUFF_REFUSAL_TOSS_WRONG }, /* again */
    { { 3, 1 }, 1, BLUFF_REFUSAL_TOSS_WRONG }, /* the loser */
    { { 1, 3 }, 1, BLUFF_REFUSAL_TOSS_WRONG }, /* the loser, named last */
    { { 5, 1 }, 3, BLUFF_REFUSAL_TOSS_WRONG }, { { 5, 1 }, 1, BLUFF_REFUSAL_NONE }, { { 1, 5 }, 5, BLUFF_REFUSAL_NONE },
  };
  BluffEvent first = make_flip (3, 5, 5);
  BluffEvent second = make_flip (1, 5, 1);
  BluffMoment moment;

  begin_with (&moment, 0x2a);
  bluff_moment_flip (&moment, &first);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent flip = make_flip (rows[i].seats[0], rows[i].seats[1], rows[i].winner);

      assert_refused (bluff_moment_refuse_flip (&moment, &flip), rows[i].refusal);
    }
  assert_refused (bluff_moment_refuse_winner (&moment, 5), BLUFF_REFUSAL_TOSSES_MISSING);

  bluff_moment_flip (&moment, &second);
  assert_refused (bluff_moment_refuse_winner (&moment, 5), BLUFF_REFUSAL_TOSS_WRONG);
  assert_refused (bluff_moment_refuse_winner (&moment, 1), BLUFF_REFUSAL_NONE);
}

/* N shouts make N - 1 tosses, each of which a record would be allowed to say, and any shouter may win. */
static void
test_tosses_by_chance (void)
{
  const BluffSeats shouters[] = { 0x6, 0x2a, CONCERNED };
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (shouters); i++)
    {
      BluffSeats winners = 0;

      for (guint k = 0; k < 200; k++)
        {
          guint tosses = 0;
          BluffSeat winner;
          BluffEvent flip;
          BluffMoment moment;

          begin_with (&moment, shouters[i]);
          while (bluff_moment_next (&moment, &random, &flip, &winner))
            {
              assert_refused (bluff_moment_refuse_flip (&moment, &flip), BLUFF_REFUSAL_NONE);
              g_assert_cmpuint (flip.kind, ==, BLUFF_EVENT_FLIP);
              bluff_moment_flip (&moment, &flip);
              tosses++;
            }
          g_assert_cmpuint (tosses, ==, bluff_seats_count (shouters[i]) - 1);
          assert_refused (bluff_moment_refuse_winner (&moment, winner), BLUFF_REFUSAL_NONE);
          winners |= bluff_seats_of (winner);
        }
      g_assert_cmpuint (winners, ==, shouters[i]);
    }
}

static void
test_imagined_decisions (void)
{
  guint shouts[BLUFF_MAX_SEATS] = { 0 };
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < 4000; i++)
    {
      BluffMoment moment;

      bluff_moment_begin (&moment, CONCERNED);
      bluff_moment_decide (&moment, 1, TRUE);
      bluff_moment_decide (&moment, 2, FALSE);
      bluff_moment_decide (&moment, 3, TRUE);
      bluff_moment_imagine (&moment, 1, &random);
      g_assert_cmpuint (moment.decided, ==, 0xe);
      for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
        shouts[seat] += bluff_seats_has (moment.shouted, seat);
    }

  g_assert_cmpuint (shouts[1], ==, 4000); /* seat 1 knows its own */
  g_assert_cmpuint (shouts[0] + shouts[4] + shouts[5], ==, 0);
  for (guint seat = 2; seat <= 3; seat++)
    {
      g_assert_cmpuint (shouts[seat], >, 1840);
      g_assert_cmpuint (shouts[seat], <, 2160);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/moment/C4-who-may-decide", test_who_may_decide);
  g_test_add_func ("/moment/C4-decided-once", test_decided_once);
  g_test_add_func ("/moment/C4-ends-after-a-shout", test_close_after_a_shout);
  g_test_add_func ("/moment/C4-one-shout-counts", test_one_shout_counts);
  g_test_add_func ("/moment/C4-first-toss", test_first_toss);
  g_test_add_func ("/moment/C4-winner-tosses-against-next", test_winner_tosses_against_next);
  g_test_add_func ("/moment/C4-tosses-by-chance", test_tosses_by_chance);
  g_test_add_func ("/moment/C4-imagined-decisions", test_imagined_decisions);

  return g_test_run ();
}
