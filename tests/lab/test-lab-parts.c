/* test-lab-parts.c: what cannot be seen from outside: the interval, a game that is stopped, marks in texts.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-data.h"
#include "bluff-lab-game.h"
#include "bluff-lab-print.h"
#include "bluff-lab-tally.h"
#include "bluff-record-reader.h"
#include "bluff-record-writer.h"

/* As other programs for statistics have them. */
static const struct
{
  guint64 wins;
  guint64 games;
  double low;
  double high;
} intervals[] = {
  { 0, 10, 0.0, 0.27753280 },
  { 10, 10, 0.72246720, 1.0 },
  { 1, 10, 0.01787621, 0.40415003 },
  { 50, 100, 0.40383153, 0.59616847 },
  { 250000, 1000000, 0.24915227, 0.25084965 },
};

static void
test_wilson (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    {
      double low;
      double high;

      bluff_lab_wilson (intervals[i].wins, intervals[i].games, &low, &high);
      g_assert_cmpfloat_with_epsilon (low, intervals[i].low, 1e-7);
      g_assert_cmpfloat_with_epsilon (high, intervals[i].high, 1e-7);
    }
}

static GString *printed;

static void
catch_print (const char *text)
{
  g_string_append (printed, text);
}

/* A game without an end is stopped before its record is full, and its record is good as far as it goes. */
static void
test_unfinished (gconstpointer data)
{
  BluffGame game = (BluffGame) GPOINTER_TO_UINT (data);
  g_autoptr (BluffRecord) record = NULL;
  g_autoptr (BluffRecord) again = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  BluffLabTally tally = { 0 };
  BluffLabOutcome outcome;
  BluffLabSeries series;
  BluffFault fault;

  bluff_lab_series_init (&series, game, 3, BLUFF_LEVEL_RANDOM, 1);
  g_assert_cmpuint (series.most_events, ==, BLUFF_RECORD_EVENTS_MAX);
  series.most_events = 40;
  bluff_lab_series_play (&series, 0, &outcome, &record);
  g_assert_false (outcome.finished);
  g_assert_cmpuint (bluff_record_n_events (record), <=, series.most_events);
  g_assert_cmpuint (bluff_record_n_events (record), >, series.most_events - BLUFF_EVENTS_MAX);

  bluff_record_write (record, text);
  again = bluff_record_read_bytes (text->str, text->len, &fault);
  g_assert_nonnull (again);
  g_assert_false (bluff_record_is_finished (again));

  bluff_lab_tally_add (&tally, &series, &outcome);
  g_assert_cmpuint (tally.unfinished, ==, 1);
  g_assert_cmpuint (tally.finished, ==, 0);

  /* Where no game has an end, nobody wins. */
  printed = g_string_new (NULL);
  g_set_print_handler (catch_print);
  bluff_lab_tally_print (&tally, &series);
  g_set_print_handler (NULL);
  g_assert_true (g_str_has_suffix (printed->str, "\nGames finished    0\nGames unfinished  1\n"));
  g_string_free (printed, TRUE);
}

/* Shared first places: a win for each seat, one for the level. */
static void
test_tally (void)
{
  BluffLabTally tally = { 0 };
  BluffLabSeries series;
  const BluffLabOutcome outcomes[] = {
    { TRUE, 10, { 1, 2, 3 } },
    { TRUE, 4, { 1, 1, 3 } },
    { TRUE, 7, { 3, 2, 1 } },
    { FALSE, 99, { 0, 0, 0 } },
  };

  bluff_lab_series_init (&series, BLUFF_GAME_PIRATE, 3, BLUFF_LEVEL_RANDOM, 1);
  series.levels[2] = BLUFF_LEVEL_DECKHAND;
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    bluff_lab_tally_add (&tally, &series, &outcomes[i]);

  g_assert_cmpuint (tally.finished, ==, 3);
  g_assert_cmpuint (tally.unfinished, ==, 1);
  g_assert_cmpuint (tally.turns, ==, 21);
  g_assert_cmpuint (tally.fewest, ==, 4);
  g_assert_cmpuint (tally.most, ==, 10);
  g_assert_cmpuint (tally.wins[0], ==, 2);
  g_assert_cmpuint (tally.wins[1], ==, 1);
  g_assert_cmpuint (tally.wins[2], ==, 1);
  g_assert_cmpuint (tally.level_wins[BLUFF_LEVEL_RANDOM], ==, 2);
  g_assert_cmpuint (tally.level_wins[BLUFF_LEVEL_DECKHAND], ==, 1);
}

static const struct
{
  const char *text;
  const char *plain;
} plains[] = {
  { "", "" },
  { "\u2068Bea\u2069 draws 2 cards.", "Bea draws 2 cards." },
  { "\u2068Zoë\u2069 zieht: Hut 3.", "Zoë zieht: Hut 3." },
  { "\u2068سلمى\u2069 draws 2 cards.", "\u2068سلمى\u2069 draws 2 cards." },
  { "\u2068Bea\u2069: בלוף", "\u2068Bea\u2069: בלוף" },
};

static void
test_plain (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plains); i++)
    {
      g_autofree char *plain = bluff_lab_plain (plains[i].text);

      g_assert_cmpstr (plain, ==, plains[i].plain);
    }
}

static const struct
{
  const char *text;
  const char *escaped;
} escapes[] = {
  { "", "" },
  { "Zoë, سلمى, 海賊, 🏴\u200d☠️", "Zoë, سلمى, 海賊, 🏴\u200d☠️" },
  { "a\033[31mb", "a\\x1b[31mb" },
  { "a\tb\r\nc\177", "a\\x09b\\x0d\\x0ac\\x7f" },
  { "\302\205\302\233", "\\u0085\\u009b" },
  { "a\u2028b\u202ec\u2067d", "a\\u2028b\\u202ec\\u2067d" },
  { "\u2068Bea\u2069", "\u2068Bea\u2069" },
  { "a\377b\303", "a\\xffb\\xc3" },
};

static void
test_escape (void)
{
  g_autofree char *plain = bluff_lab_plain ("one\ntwo\033");

  g_assert_cmpstr (plain, ==, "one\ntwo\\x1b");
  for (guint i = 0; i < G_N_ELEMENTS (escapes); i++)
    {
      g_autofree char *escaped = bluff_lab_escape (escapes[i].text);

      g_assert_cmpstr (escaped, ==, escapes[i].escaped);
    }
}

static void
test_width (void)
{
  g_assert_cmpuint (bluff_lab_width (""), ==, 0);
  g_assert_cmpuint (bluff_lab_width ("Zoë"), ==, 3);
  g_assert_cmpuint (bluff_lab_width ("虚张"), ==, 4);
  g_assert_cmpuint (bluff_lab_width ("\u2068Bea\u2069"), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/wilson", test_wilson);
  g_test_add_data_func ("/lab/unfinished/pirate", GUINT_TO_POINTER (BLUFF_GAME_PIRATE), test_unfinished);
  g_test_add_data_func ("/lab/unfinished/bluffer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFER), test_unfinished);
  g_test_add_data_func ("/lab/unfinished/bluffaneer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFANEER), test_unfinished);
  g_test_add_func ("/lab/tally", test_tally);
  g_test_add_func ("/lab/plain", test_plain);
  g_test_add_func ("/lab/escape", test_escape);
  g_test_add_func ("/lab/width", test_width);

  return g_test_run ();
}
