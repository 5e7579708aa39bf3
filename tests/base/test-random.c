/* test-random.c: the generator gives the published numbers, and chance is fair.
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
  EACH = 1000,     /* how often each outcome is expected */
  NUMBERS = 4096,  /* of a stream that is compared */
  NEIGHBOURS = 32, /* seeds and streams next to each other */
  SHUFFLED = 100,  /* the largest deck */
  COINS = 1000000
};

/* The next 64 bits of these are all 1 and all 0: found by going through the generator backwards. */
static const BluffRandom highest = { { 1, G_GUINT64_CONSTANT (0x4fc71c71c71c71c7), 3, 4 } };
static const BluffRandom lowest = { { 1, 0, 3, 4 } };

/* The first numbers of the authors' xoshiro256starstar.c. */
static void
test_published_numbers (void)
{
  static const guint64 published[] = {
    G_GUINT64_CONSTANT (11520),
    G_GUINT64_CONSTANT (0),
    G_GUINT64_CONSTANT (1509978240),
    G_GUINT64_CONSTANT (1215971899390074240),
    G_GUINT64_CONSTANT (1216172134540287360),
    G_GUINT64_CONSTANT (607988272756665600),
    G_GUINT64_CONSTANT (16172922978634559625),
    G_GUINT64_CONSTANT (8476171486693032832),
    G_GUINT64_CONSTANT (10595114339597558777),
    G_GUINT64_CONSTANT (2904607092377533576),
  };
  BluffRandom random = { { 1, 2, 3, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (bluff_random_next (&random), ==, published[i]);
}

/* The first numbers of the authors' splitmix64.c. */
static void
test_published_seeds (void)
{
  static const struct
  {
    guint64 seed;
    guint64 word[4];
  } rows[] = {
    { 0,
      { G_GUINT64_CONSTANT (16294208416658607535), G_GUINT64_CONSTANT (7960286522194355700),
        G_GUINT64_CONSTANT (487617019471545679), G_GUINT64_CONSTANT (17909611376780542444) } },
    { 1234567,
      { G_GUINT64_CONSTANT (6457827717110365317), G_GUINT64_CONSTANT (3203168211198807973),
        G_GUINT64_CONSTANT (9817491932198370423), G_GUINT64_CONSTANT (4593380528125082431) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffRandom random;

      bluff_random_seed (&random, rows[i].seed);
      for (guint j = 0; j < G_N_ELEMENTS (random.word); j++)
        g_assert_cmpuint (random.word[j], ==, rows[i].word[j]);
    }
}

/* Nobody has published these, but a simulation of last year must give the same games next year. */
static void
test_streams_stay (void)
{
  static const struct
  {
    guint64 seed;
    guint64 stream;
    guint64 first[2];
  } rows[] = {
    { 0, 0, { G_GUINT64_CONSTANT (6790653281768847195), G_GUINT64_CONSTANT (1342652628312680823) } },
    { 0, 1, { G_GUINT64_CONSTANT (10484447291784580779), G_GUINT64_CONSTANT (14606383608870451116) } },
    { 1, 0, { G_GUINT64_CONSTANT (670527282257045707), G_GUINT64_CONSTANT (17217839273636339134) } },
    { 1234567, 7, { G_GUINT64_CONSTANT (4339967395331994154), G_GUINT64_CONSTANT (14788429233312121583) } },
    { G_MAXUINT64,
      G_MAXUINT64,
      { G_GUINT64_CONSTANT (16316242543513441955), G_GUINT64_CONSTANT (5749807872728790923) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffRandom random;

      bluff_random_seed_stream (&random, rows[i].seed, rows[i].stream);
      g_assert_cmpuint (bluff_random_next (&random), ==, rows[i].first[0]);
      g_assert_cmpuint (bluff_random_next (&random), ==, rows[i].first[1]);
    }
}

static void
test_same_seed (void)
{
  BluffRandom a, b, copy;

  bluff_random_seed (&a, 77);
  bluff_random_seed (&b, 77);
  for (guint i = 0; i < NUMBERS; i++)
    g_assert_cmpuint (bluff_random_next (&a), ==, bluff_random_next (&b));

  copy = a;
  for (guint i = 0; i < NUMBERS; i++)
    g_assert_cmpuint (bluff_random_next (&a), ==, bluff_random_next (&copy));
}

/* Adds the first numbers of a sequence, none of which was met before, in whichever place. */
static void
assert_new (GHashTable *met, BluffRandom random)
{
  for (guint i = 0; i < NEIGHBOURS; i++)
    {
      guint64 number = bluff_random_next (&random);

      g_assert_true (g_hash_table_add (met, g_memdup2 (&number, sizeof number)));
    }
}

/* Neither neighbouring seeds nor neighbouring streams meet, also not a few numbers later. */
static void
test_neighbours_differ (void)
{
  g_autoptr (GHashTable) met = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint seed = 0; seed < NEIGHBOURS; seed++)
    {
      BluffRandom random;

      bluff_random_seed (&random, seed);
      assert_new (met, random);
      for (guint stream = 0; stream < NEIGHBOURS; stream++)
        {
          bluff_random_seed_stream (&random, seed, stream);
          assert_new (met, random);
        }
    }
}

/* Every bit of the one is as often the other's as not. */
static void
assert_uncorrelated (BluffRandom a, BluffRandom b)
{
  guint same[64] = { 0 };
  guint total[2] = { 0 };

  for (guint i = 0; i < NUMBERS; i++)
    {
      guint64 differences = bluff_random_next (&a) ^ bluff_random_next (&b);

      for (guint bit = 0; bit < G_N_ELEMENTS (same); bit++)
        {
          same[bit] += !((differences >> bit) & 1);
          total[(differences >> bit) & 1]++;
        }
    }

  assert_even (total, G_N_ELEMENTS (total));
  for (guint bit = 0; bit < G_N_ELEMENTS (same); bit++)
    {
      guint counts[2] = { same[bit], NUMBERS - same[bit] };

      assert_even (counts, G_N_ELEMENTS (counts));
    }
}

static void
test_neighbours_are_uncorrelated (void)
{
  for (guint i = 0; i < NEIGHBOURS; i++)
    {
      BluffRandom seed, next_seed, stream, next_stream, stream_of_next_seed, swapped;

      bluff_random_seed (&seed, i);
      bluff_random_seed (&next_seed, i + 1);
      bluff_random_seed_stream (&stream, i, i + 2);
      bluff_random_seed_stream (&next_stream, i, i + 3);
      bluff_random_seed_stream (&stream_of_next_seed, i + 1, i + 2);
      bluff_random_seed_stream (&swapped, i + 2, i);
      assert_uncorrelated (seed, next_seed);
      assert_uncorrelated (seed, stream);
      assert_uncorrelated (stream, next_stream);
      assert_uncorrelated (stream, stream_of_next_seed);
      assert_uncorrelated (stream, swapped);
    }
}

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

  g_test_add_func ("/random/published-numbers", test_published_numbers);
  g_test_add_func ("/random/published-seeds", test_published_seeds);
  g_test_add_func ("/random/streams-stay", test_streams_stay);
  g_test_add_func ("/random/same-seed", test_same_seed);
  g_test_add_func ("/random/neighbours-differ", test_neighbours_differ);
  g_test_add_func ("/random/neighbours-are-uncorrelated", test_neighbours_are_uncorrelated);
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
