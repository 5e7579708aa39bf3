/* test-tally.c: names of facts, and what a tally makes of whole records: branches, times, turns and places.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "bluff-tally.h"
#include "document.h"
#include "recording.h"

#include <string.h>

static void
test_names (void)
{
  g_autofree char *text = document_read ("facts.md");

  for (guint i = 0; i < BLUFF_N_FACTS; i++)
    {
      g_autofree char *quoted = g_strdup_printf ("`%s`", bluff_fact_name ((BluffFact) i));
      BluffFact fact = BLUFF_N_FACTS;

      g_assert_true (bluff_fact_from_name (bluff_fact_name ((BluffFact) i), &fact));
      g_assert_cmpuint (fact, ==, i);
      if (strstr (text, quoted) == NULL)
        g_error ("docs/facts.md does not tell of %s", quoted);
    }
}

static void
test_unknown_names (void)
{
  static const char *const names[] = { "", "bluff", "Bluffs", "bluffs ", "place", "turns" };
  BluffFact fact = BLUFF_N_FACTS;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (bluff_fact_from_name (names[i], &fact));
  g_assert_cmpuint (fact, ==, BLUFF_N_FACTS);
}

static void
test_games_of_facts (void)
{
  static const struct
  {
    BluffFact fact;
    const char *games;
  } rows[] = {
    { BLUFF_FACT_CLAIMS, "pirate bluffer bluffaneer" },
    { BLUFF_FACT_THINKING_MS, "pirate bluffer bluffaneer" },
    { BLUFF_FACT_VOTES_RIGHT, "pirate" },
    { BLUFF_FACT_CARDS_TAKEN, "pirate bluffer" },
    { BLUFF_FACT_CARDS_LOST, "pirate" },
    { BLUFF_FACT_CARDS_GIVEN, "bluffer" },
    { BLUFF_FACT_MATCHES, "bluffer bluffaneer" },
    { BLUFF_FACT_COINS_WON_MATCHES, "bluffaneer" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) games = g_strsplit (rows[i].games, " ", -1);

      for (guint game = 0; game < BLUFF_N_GAMES; game++)
        g_assert_cmpint (bluff_fact_is_of_game (rows[i].fact, game), ==,
                         g_strv_contains ((const char *const *) games, bluff_game_name (game)));
    }
}

/* A tally knows where its game stands. */
static void
assert_position (const BluffTally *tally)
{
  char found[BLUFF_POSITION_SIZE];
  char wanted[BLUFF_POSITION_SIZE];
  BluffPosition position = { 0 };
  BluffView view;

  bluff_tally_position (tally, &position);
  bluff_position_write (&position, found);
  bluff_rules_sight (&tally->state, BLUFF_ONLOOKER, &view);
  bluff_position_init (&position, &view);
  g_assert_cmpstr (found, ==, bluff_position_write (&position, wanted));
}

/* As it goes: what was counted up to an event does not depend on what follows. */
static void
test_as_it_goes (gconstpointer table)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffState state;
  BluffTally tally;
  BluffResult whole;

  record = record_game (table, BLUFF_LEVEL_RANDOM, 17, &state);
  bluff_tally_init (&tally, table, BLUFF_TALLY_WHOLE_GAME);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (record, n);

      g_assert_false (tally.result.finished);
      bluff_tally_add (&tally, &entry->event, entry->ms);
      assert_position (&tally);
    }
  bluff_tally_record (record, &whole);

  g_assert_true (tally.result.finished);
  g_assert_cmpmem (&tally.state, sizeof tally.state, &state, sizeof state);
  g_assert_cmpmem (tally.result.facts, sizeof whole.facts, whole.facts, sizeof whole.facts);
  g_assert_cmpuint (tally.result.turns, ==, whole.turns);
  assert_ranking_is_complete (&state.head);
  g_assert_cmpmem (whole.place, sizeof whole.place, state.head.place, sizeof state.head.place);
}

/* From the start everything counts, from the end nothing, and the later the branch the less; but who won does not
 * change. */
static void
test_branch (gconstpointer table)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffState state;
  BluffResult whole;
  BluffResult later;

  record = record_game (table, BLUFF_LEVEL_DECKHAND, 23, &state);
  bluff_tally_record (record, &whole);

  record->branch_of = g_strdup ("another game");
  record->branch_at = 1;
  bluff_tally_record (record, &later);
  g_assert_cmpmem (later.facts, sizeof later.facts, whole.facts, sizeof whole.facts);
  g_assert_cmpuint (later.turns, ==, whole.turns);

  for (record->branch_at = 2; record->branch_at <= record->entries->len; record->branch_at++)
    {
      BluffResult earlier = later;

      bluff_tally_record (record, &later);
      g_assert_true (later.finished);
      g_assert_cmpmem (later.place, sizeof later.place, whole.place, sizeof whole.place);
      g_assert_cmpuint (later.turns, <=, earlier.turns);
      for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
        for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
          g_assert_cmpint (later.facts[seat].number[fact], <=, earlier.facts[seat].number[fact]);
    }

  g_assert_cmpuint (later.turns, ==, 0);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
      g_assert_cmpint (later.facts[seat].number[fact], ==, 0);
}

/* A branch point beyond the end, and one without a game that it is of. */
static void
test_odd_branches (void)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffState state;
  BluffResult result;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  record = record_game (&table, BLUFF_LEVEL_RANDOM, 1, &state);

  record->branch_at = BLUFF_RECORD_INTEGER_MAX;
  bluff_tally_record (record, &result);
  g_assert_cmpuint (result.turns, ==, state.head.turns);

  record->branch_of = g_strdup ("another game");
  bluff_tally_record (record, &result);
  g_assert_cmpuint (result.turns, ==, 0);
  g_assert_true (result.finished);
}

/* Times as long as a record may tell them do not run over. */
static void
test_long_thought (void)
{
  BluffTable table;
  BluffTally tally;
  BluffState state;
  BluffRandom random;
  BluffEvents events = { 0 };

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  bluff_random_seed (&random, 1);
  bluff_rules_begin (&state, &table, &random, &events);
  bluff_tally_init (&tally, &table, BLUFF_TALLY_WHOLE_GAME);
  while (tally.result.turns < 20)
    {
      for (guint i = 0; i < events.n; i++)
        bluff_tally_add (&tally, &events.item[i], BLUFF_RECORD_INTEGER_MAX);
      if (state.head.phase == BLUFF_PHASE_OVER)
        break;
      play_randomly (&state, &random, &events);
    }

  g_assert_cmpint (tally.result.facts[0].number[BLUFF_FACT_THINKING_MS], ==, G_MAXINT64);
}

static void
test_nothing_happened (void)
{
  BluffTable table;
  BluffResult result;
  g_autoptr (BluffRecord) record = NULL;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  record = bluff_record_new (&table);
  bluff_tally_record (record, &result);
  g_assert_false (result.finished);
  g_assert_cmpuint (result.turns, ==, 0);
  g_assert_cmpuint (result.place[0], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tally/unknown-names", test_unknown_names);
  g_test_add_func ("/tally/names", test_names);
  g_test_add_func ("/tally/games-of-facts", test_games_of_facts);
  g_test_add_func ("/tally/nothing-happened", test_nothing_happened);
  g_test_add_func ("/tally/odd-branches", test_odd_branches);
  g_test_add_func ("/tally/long-thought", test_long_thought);
  add_for_every_table ("/tally/as-it-goes", test_as_it_goes);
  add_for_every_table ("/tally/branch", test_branch);

  return g_test_run ();
}
