/* test-random-draws.c: what is made of the generator's numbers is fair.
 *
 * All seeds are fixed, so that what passes once passes always.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"

#include "evenness.h"

#include <string.h>

enum
{
  EACH = 1000,    /* how often each outcome is expected */
  SHUFFLED = 100, /* the largest deck */
  COINS = 1000000
};

/* The next 64 bits of these are all 1 and all 0: found by going through the generator backwards. */
static const BluffRandom highest = { { 1, G_GUINT64_CONSTANT (0x4fc71c71c71c71c7), 3, 4 } };
static const BluffRandom lowest = { { 1, 0, 3, 4 } };

/* What the lowest and the highest 64 bits become. */
static void
test_extremes (void)
{
  static const guint32 bounds[] = { 1, 2, 3, 6, 100, 3u << 30, G_MAXUINT32 };
  BluffRandom random;

  random = highest;
  g_assert_cmpuint (bluff_random_next (&random), ==, G_MAXUINT64);
  random = highest;
  g_assert_true (bluff_random_unit (&random) < 1.0);
  random = highest;
  g_assert_true (bluff_random_unit (&random) == 1.0 - 0x1p-53);
  random = highest;
  g_assert_cmpint (bluff_random_coin (&random), ==, TRUE);
  random = lowest;
  g_assert_cmpuint (bluff_random_next (&random), ==, 0);
  random = lowest;
  g_assert_true (bluff_random_unit (&random) == 0.0);
  random = lowest;
  g_assert_cmpint (bluff_random_coin (&random), ==, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      random = highest;
      g_assert_cmpuint (bluff_random_below (&random, bounds[i]), ==, bounds[i] - 1);
    }
}

/* 2^32 is no multiple of 3: one of the numbers that would become 0 must be rejected, and the next is asked for. It is
 * one of 2 and of 4: nothing is rejected. */
static void
test_rejection (void)
{
  static const struct
  {
    guint32 bound;
    gboolean rejects;
  } rows[] = { { 1, FALSE },  { 2, FALSE },       { 3, TRUE },        { 4, FALSE },
               { 100, TRUE }, { 3u << 30, TRUE }, { 1u << 31, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffRandom random = lowest;
      BluffRandom wanted = lowest;
      guint32 number = bluff_random_below (&random, rows[i].bound);

      bluff_random_next (&wanted);
      g_assert_cmpuint (number, ==, rows[i].rejects ? bluff_random_below (&wanted, rows[i].bound) : 0);
      g_assert_cmpmem (&random, sizeof random, &wanted, sizeof wanted);
    }
}

static void
test_below_small_bounds (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 3);
  for (guint32 bound = 1; bound <= SHUFFLED; bound++)
    {
      guint counts[SHUFFLED] = { 0 };

      for (guint i = 0; i < EACH * bound; i++)
        {
          guint32 number = bluff_random_below (&random, bound);

          g_assert_cmpuint (number, <, bound);
          counts[number]++;
        }
      if (bound > 1)
        assert_even (counts, bound);
    }
}

/* Where a remainder would make the lower part of the numbers twice as likely, and a product without rejection every
 * third number. */
static void
test_below_large_bounds (void)
{
  static const guint32 bounds[] = { 3u << 30, (1u << 31) + 1, G_MAXUINT32 };
  enum
  {
    PARTS = 3
  };
  BluffRandom random;

  bluff_random_seed (&random, 4);
  for (guint row = 0; row < G_N_ELEMENTS (bounds); row++)
    {
      guint thirds[PARTS] = { 0 };
      guint remainders[PARTS] = { 0 };

      for (guint i = 0; i < 100 * EACH; i++)
        {
          guint32 number = bluff_random_below (&random, bounds[row]);

          g_assert_cmpuint (number, <, bounds[row]);
          thirds[(guint64) number * PARTS / bounds[row]]++;
          remainders[number % PARTS]++;
        }
      assert_even (thirds, PARTS);
      assert_even (remainders, PARTS);
    }
}

/* The number of an order among the 24 of 4 items. */
static guint
number_of_order (const guint8 *items)
{
  guint number = 0;

  for (guint i = 0; i < 4; i++)
    {
      guint smaller = 0;

      for (guint j = i + 1; j < 4; j++)
        smaller += items[j] < items[i];
      number = number * (4 - i) + smaller;
    }

  return number;
}

static void
test_shuffle_orders (void)
{
  guint counts[24] = { 0 };
  BluffRandom random;

  bluff_random_seed (&random, 5);
  for (guint i = 0; i < EACH * G_N_ELEMENTS (counts); i++)
    {
      guint8 items[] = { 0, 1, 2, 3 };

      bluff_random_shuffle (&random, items, G_N_ELEMENTS (items));
      counts[number_of_order (items)]++;
    }
  assert_even (counts, G_N_ELEMENTS (counts));
}

/* A deck stays a deck, and each card comes to lie in each place equally often. */
static void
test_shuffle_deck (void)
{
  static guint counts[SHUFFLED][SHUFFLED];
  BluffRandom random;

  memset (counts, 0, sizeof counts);
  bluff_random_seed (&random, 6);
  for (guint i = 0; i < EACH * 10; i++)
    {
      guint8 items[SHUFFLED + 1];
      gboolean met[SHUFFLED] = { FALSE };

      for (guint j = 0; j < G_N_ELEMENTS (items); j++)
        items[j] = (guint8) j;
      bluff_random_shuffle (&random, items, SHUFFLED);
      for (guint j = 0; j < SHUFFLED; j++)
        {
          g_assert_cmpuint (items[j], <, SHUFFLED);
          g_assert_false (met[items[j]]);
          met[items[j]] = TRUE;
          counts[items[j]][j]++;
        }
      g_assert_cmpuint (items[SHUFFLED], ==, SHUFFLED);
    }
  for (guint item = 0; item < SHUFFLED; item++)
    assert_even (counts[item], SHUFFLED);
}

/* Nothing to shuffle: nothing is touched, and no chance is used. */
static void
test_shuffle_nothing (void)
{
  BluffRandom random = highest;
  guint8 item = 7;

  bluff_random_shuffle (&random, NULL, 0);
  bluff_random_shuffle (&random, &item, 1);
  g_assert_cmpuint (item, ==, 7);
  g_assert_cmpmem (&random, sizeof random, &highest, sizeof highest);
}

/* Heads and tails, and what follows what. */
static void
test_coin (void)
{
  guint sides[2] = { 0 };
  guint pairs[4] = { 0 };
  BluffRandom random;

  bluff_random_seed (&random, 7);
  for (guint i = 0; i < COINS / 2; i++)
    {
      gboolean first = bluff_random_coin (&random);
      gboolean second = bluff_random_coin (&random);

      g_assert_true (first == TRUE || first == FALSE);
      sides[first]++;
      sides[second]++;
      pairs[2 * first + second]++;
    }
  assert_even (sides, G_N_ELEMENTS (sides));
  assert_even (pairs, G_N_ELEMENTS (pairs));
}

static void
test_unit (void)
{
  guint counts[100] = { 0 };
  BluffRandom random;

  bluff_random_seed (&random, 8);
  for (guint i = 0; i < EACH * G_N_ELEMENTS (counts); i++)
    {
      double number = bluff_random_unit (&random);

      g_assert_true (number >= 0.0 && number < 1.0);
      counts[(guint) (number * G_N_ELEMENTS (counts))]++;
    }
  assert_even (counts, G_N_ELEMENTS (counts));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/extremes", test_extremes);
  g_test_add_func ("/random/below/rejection", test_rejection);
  g_test_add_func ("/random/below/small-bounds", test_below_small_bounds);
  g_test_add_func ("/random/below/large-bounds", test_below_large_bounds);
  g_test_add_func ("/random/shuffle/nothing", test_shuffle_nothing);
  g_test_add_func ("/random/shuffle/orders", test_shuffle_orders);
  g_test_add_func ("/random/shuffle/deck", test_shuffle_deck);
  g_test_add_func ("/random/coin", test_coin);
  g_test_add_func ("/random/unit", test_unit);

  return g_test_run ();
}
