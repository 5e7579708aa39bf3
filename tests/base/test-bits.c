/* test-bits.c: counting and walking the bits of a word, against doing it one by one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bits.h"
#include "bluff-random.h"

enum
{
  WORD = 64,
  WORDS = 2000 /* random ones of each density */
};

/* The places of the set bits, found one by one; returns how many. */
static guint
find_bits (guint64 bits, guint *places)
{
  guint n = 0;

  for (guint i = 0; i < WORD; i++)
    if ((bits >> i) % 2 == 1)
      places[n++] = i;

  return n;
}

static void
assert_word (guint64 bits)
{
  guint places[WORD];
  guint n = find_bits (bits, places);

  g_assert_cmpuint (bluff_bits_count (bits), ==, n);
  if (n > 0)
    g_assert_cmpuint (bluff_bits_first (bits), ==, places[0]);
  for (guint rank = 0; rank < n; rank++)
    g_assert_cmpuint (bluff_bits_nth (bits, rank), ==, places[rank]);
}

static void
test_edges (void)
{
  static const guint64 rows[] = {
    0,
    1,
    2,
    3,
    0xff,
    0x100,
    G_MAXUINT32,
    (guint64) G_MAXUINT32 + 1,
    G_MAXINT64,
    (guint64) G_MAXINT64 + 1,
    (guint64) G_MAXINT64 + 2,
    G_MAXUINT64 - 1,
    G_MAXUINT64,
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_word (rows[i]);
}

static void
test_single_bits_and_runs (void)
{
  for (guint i = 0; i < WORD; i++)
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << i;

      assert_word (bit);
      assert_word (~bit);
      assert_word (bit - 1);
      assert_word (~(bit - 1));
    }
}

/* Thin, even and thick words. */
static void
test_random_words (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < WORDS; i++)
    {
      guint64 a = bluff_random_next (&random);
      guint64 b = bluff_random_next (&random);
      guint64 c = bluff_random_next (&random);

      assert_word (a & b & c);
      assert_word (a);
      assert_word (a | b | c);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bits/edges", test_edges);
  g_test_add_func ("/bits/single-bits-and-runs", test_single_bits_and_runs);
  g_test_add_func ("/bits/random-words", test_random_words);

  return g_test_run ();
}
