/* test-first.c: who begins (C2).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-first.h"

#define COMPUTER                                                                                                       \
  {                                                                                                                    \
    FALSE, 0                                                                                                           \
  }
#define BORN(year)                                                                                                     \
  {                                                                                                                    \
    TRUE, year                                                                                                         \
  }
#define NOT_TOLD                                                                                                       \
  {                                                                                                                    \
    TRUE, 0                                                                                                            \
  }

static const struct
{
  BluffSitter sitters[4];
  gboolean known;      /* whether the youngest can be told */
  BluffSeats youngest; /* if so, who that is */
} rows[] = {
  { { COMPUTER, COMPUTER, COMPUTER, COMPUTER }, FALSE, 0 },
  { { BORN (1980), NOT_TOLD, COMPUTER, COMPUTER }, FALSE, 0 },
  { { NOT_TOLD, BORN (2016), BORN (1990), COMPUTER }, FALSE, 0 },
  { { COMPUTER, COMPUTER, COMPUTER, BORN (1980) }, TRUE, 0x8 },
  { { BORN (1980), BORN (2016), BORN (1990), COMPUTER }, TRUE, 0x2 },
  { { { FALSE, 2026 }, BORN (1980), BORN (1979), COMPUTER }, TRUE, 0x2 },
  { { BORN (2016), BORN (1980), BORN (2016), BORN (2016) }, TRUE, 0xd },
};

static void
test_knows_youngest (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (bluff_first_knows_youngest (BLUFF_GAME_PIRATE, rows[i].sitters, 4), ==, rows[i].known);
      g_assert_cmpint (bluff_first_knows_youngest (BLUFF_GAME_BLUFFER, rows[i].sitters, 4), ==, rows[i].known);
      g_assert_false (bluff_first_knows_youngest (BLUFF_GAME_BLUFFANEER, rows[i].sitters, 4));
    }
}

/* Only those at the table count. */
static void
test_seats_at_the_table (void)
{
  const BluffSitter sitters[] = { BORN (1980), BORN (1990), NOT_TOLD, BORN (2016) };
  BluffRandom random;

  bluff_random_seed (&random, 1);
  g_assert_true (bluff_first_knows_youngest (BLUFF_GAME_PIRATE, sitters, 2));
  g_assert_false (bluff_first_knows_youngest (BLUFF_GAME_PIRATE, sitters, 3));
  g_assert_cmpuint (bluff_first_youngest (sitters, 2, &random), ==, 1);
  g_assert_cmpuint (bluff_first_youngest (sitters, 3, &random), ==, 1);
}

/* Who begins by default: the youngest where that can be told (chance among several), otherwise anybody. */
static void
test_default (void)
{
  const BluffGame games[] = { BLUFF_GAME_PIRATE, BLUFF_GAME_BLUFFER, BLUFF_GAME_BLUFFANEER };
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      {
        gboolean youngest = rows[i].known && games[game] != BLUFF_GAME_BLUFFANEER;
        BluffSeats seen = 0;

        for (guint k = 0; k < 200; k++)
          seen |= bluff_seats_of (bluff_first_default (games[game], rows[i].sitters, 4, &random));
        g_assert_cmpuint (seen, ==, youngest ? rows[i].youngest : 0xf);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/first/C2-youngest-needs-every-birth-year", test_knows_youngest);
  g_test_add_func ("/first/C2-seats-at-the-table", test_seats_at_the_table);
  g_test_add_func ("/first/C2-default", test_default);

  return g_test_run ();
}
