/* test-evening-words.c: how an evening stands, in words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-evening.h"
#include "words-fixture.h"

static const BluffWordsWins wins[] = { { "Mia", 3 }, { "Papa", 2 }, { "\u202eliam\u2069", 1 } };

static void
assert_reads (char *text, const char *wanted)
{
  g_autofree char *readable = words_readable (text);

  words_assert_sound (text);
  g_assert_cmpstr (readable, ==, wanted);
  g_free (text);
}

static void
test_tonight (void)
{
  static const struct
  {
    guint people;
    guint computers;
    const char *text;
  } rows[] = {
    { 1, 0, "Tonight: <Mia> 3" },
    { 2, 0, "Tonight: <Mia> 3, <Papa> 2" },
    { 2, 4, "Tonight: <Mia> 3, <Papa> 2, computers 4" },
    { 0, 1, "Tonight: computers 1" },
    /* A name cannot turn what stands around it. */
    { 3, 0, "Tonight: <Mia> 3, <Papa> 2, <liam> 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_reads (bluff_words_tonight (wins, rows[i].people, rows[i].computers), rows[i].text);
}

static void
test_series (void)
{
  assert_reads (bluff_words_series (2, NULL, 0), "First to 2: nobody has won yet");
  assert_reads (bluff_words_series (3, wins + 1, 1), "First to 3: <Papa> 2");
  assert_reads (bluff_words_series (3, wins + 1, 2), "First to 3: <Papa> 2, <liam> 1");
  assert_reads (bluff_words_series_won ("Mia"), "<Mia> wins the series!");
  assert_reads (bluff_words_series_won (wins[2].name), "<liam> wins the series!");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/evening/tonight", test_tonight);
  g_test_add_func ("/words/evening/series", test_series);

  return g_test_run ();
}
