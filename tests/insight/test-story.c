/* test-story.c: what the story of a game tells: no secret before its end, and all of them then.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story.h"

#include "any-game.h"
#include "recording.h"

#include <string.h>

enum
{
  SEED = 15,
  STEP = 7 /* events between two looks */
};

static BluffRecord *
copy_beginning (const BluffRecord *record, guint n)
{
  BluffRecord *copy = bluff_record_new (&record->table);

  for (guint i = 1; i <= n; i++)
    bluff_record_append (copy, &bluff_record_entry (record, i)->event, bluff_record_entry (record, i)->ms);

  return copy;
}

/* Everything in it is what an onlooker was told, or sees. */
static void
assert_nothing_opened (const BluffStory *story, const BluffRecord *record)
{
  BluffState state;
  BluffView view;

  g_assert_false (story->finished);
  g_assert_null (story->claims);
  for (guint i = 0; i < G_N_ELEMENTS (story->secrets.down); i++)
    g_assert_cmpuint (story->secrets.down[i], ==, BLUFF_SHAPE_UNKNOWN);
  for (guint i = 0; i < G_N_ELEMENTS (story->secrets.card); i++)
    g_assert_cmpuint (story->secrets.card[i], ==, BLUFF_PAIR_NONE);

  bluff_rules_open (&state, &record->table);
  g_assert_cmpuint (story->lines->len, ==, bluff_record_n_events (record));
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;
      const BluffStoryLine *line = &g_array_index (story->lines, BluffStoryLine, n - 1);
      BluffTold told;

      bluff_rules_tell (&state, event, BLUFF_ONLOOKER, &told);
      g_assert_cmpmem (&line->told, sizeof line->told, &told, sizeof told);
      g_assert_cmpuint (line->turn, ==, n == 1 ? 1 : state.head.turns);
      bluff_rules_apply (&state, event);
    }
  bluff_rules_sight (&state, BLUFF_ONLOOKER, &view);
  g_assert_cmpmem (&story->view, sizeof story->view, &view, sizeof view);
}

static void
assert_secrets (const BluffSecrets *secrets, const BluffState *state)
{
  BluffSlots tables = 0;

  if (state->head.table.game == BLUFF_GAME_BLUFFER)
    for (guint seat = 0; seat < state->head.table.players; seat++)
      tables |= state->bluffer.tables[seat];
  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    g_assert_cmpuint (secrets->down[slot], ==,
                      tables >> slot & 1 ? state->bluffer.down[slot] : (guint) BLUFF_SHAPE_UNKNOWN);
  for (guint seat = 0; seat < BLUFF_BLUFFANEER_SEATS; seat++)
    g_assert_cmpuint (secrets->card[seat], ==,
                      state->head.table.game == BLUFF_GAME_BLUFFANEER && seat < state->head.table.players
                          ? state->bluffaneer.card[seat]
                          : (guint) BLUFF_PAIR_NONE);
}

static void
assert_everything_opened (const BluffStory *story, const BluffRecord *record, const BluffState *state)
{
  g_autoptr (GArray) claims = bluff_claims_of_record (record);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  BluffSecrets secrets;
  BluffState before;
  gint64 ms = 0;

  g_assert_true (story->finished);
  g_assert_null (story->lines);
  g_assert_cmpuint (story->claims->len, ==, claims->len);
  for (guint i = 0; i < claims->len; i++)
    {
      const BluffClaim *one = &g_array_index (story->claims, BluffClaim, i);
      const BluffClaim *other = &g_array_index (claims, BluffClaim, i);

      g_assert_cmpint (one->n, ==, other->n);
      g_assert_cmpint (one->bluff, ==, other->bluff);
      g_assert_cmpint (one->end, ==, other->end);
      g_assert_cmpuint (one->moved, ==, other->moved);
    }
  g_assert_cmpmem (story->view.head.place, sizeof story->view.head.place, state->head.place, sizeof state->head.place);
  assert_secrets (&story->secrets, state);

  /* From what a table is told, too. */
  bluff_rules_open (&before, &record->table);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;
      BluffTold told;

      bluff_rules_tell (&before, event, BLUFF_NO_SEAT, &told);
      bluff_rules_apply (&before, event);
      g_array_append_val (events, told);
      ms += MAX (bluff_record_entry (record, n)->ms, 0);
    }
  g_assert_cmpint (story->ms, ==, ms);
  bluff_secrets_of_events (&record->table, events, &secrets);
  if (record->table.game == BLUFF_GAME_BLUFFER)
    for (guint seat = 0; seat < record->table.players; seat++)
      for (BluffSlots slots = state->bluffer.tables[seat]; slots != 0; slots &= slots - 1)
        g_assert_cmpuint (secrets.down[bluff_bits_first (slots)], ==, state->bluffer.down[bluff_bits_first (slots)]);
  else
    assert_secrets (&secrets, state);
  /* One event before the end there is nothing to be opened yet. */
  g_array_set_size (events, events->len - 1);
  bluff_secrets_of_events (&record->table, events, &secrets);
  g_assert_cmpuint (secrets.down[0], ==, BLUFF_SHAPE_UNKNOWN);
  g_assert_cmpuint (secrets.card[0], ==, BLUFF_PAIR_NONE);
}

static void
test_story (gconstpointer table)
{
  BluffState state;
  g_autoptr (BluffRecord) record = record_game (table, BLUFF_LEVEL_RANDOM, SEED, &state);
  guint n_events = bluff_record_n_events (record);
  g_autoptr (BluffStory) whole = bluff_story_new (record);

  for (guint n = 0; n < n_events; n = n + STEP < n_events || n == n_events - 1 ? n + STEP : n_events - 1)
    {
      g_autoptr (BluffRecord) beginning = copy_beginning (record, n);
      g_autoptr (BluffStory) story = bluff_story_new (beginning);

      assert_nothing_opened (story, beginning);
    }
  assert_everything_opened (whole, record, &state);
}

/* A record that tells no times. */
static void
test_no_time (void)
{
  BluffTable table;
  g_autoptr (BluffRecord) record = NULL;
  g_autoptr (BluffStory) story = NULL;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  record = bluff_record_new (&table);
  story = bluff_story_new (record);
  g_assert_cmpint (story->ms, ==, BLUFF_RECORD_NO_MS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/story/secrets", test_story);
  g_test_add_func ("/story/no-time", test_no_time);

  return g_test_run ();
}
