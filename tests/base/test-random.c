/* test-random.c: the generator gives the published numbers, and its streams have nothing to do with each other.
 *
 * All seeds are fixed, so that what passes once passes always.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"

#include "evenness.h"

enum
{
  NUMBERS = 4096, /* of a stream that is compared */
  NEIGHBOURS = 32 /* seeds and streams next to each other */
};

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

/* Adds the first numbers of a sequence, none of which was met before in any place. */
static void
assert_new (GHashTable *met, BluffRandom random)
{
  for (guint i = 0; i < NEIGHBOURS; i++)
    {
      guint64 number = bluff_random_next (&random);

      g_assert_true (g_hash_table_add (met, g_memdup2 (&number, sizeof number)));
    }
}

/* Neither neighbouring seeds nor neighbouring streams meet, not even a few numbers later. */
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

  return g_test_run ();
}
