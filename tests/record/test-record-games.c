/* test-record-games.c: whole games there and back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

enum
{
  GAMES = 40 /* of each kind and number of players */
};

/* The same game: what was read is written as the same bytes and leads to the same state. */
static void
check_round_trip (BluffGame game, guint players, guint64 seed)
{
  BluffState state;
  g_autoptr (BluffRecord) record = play_random_game (game, players, seed, &state);
  g_autoptr (GString) text = write_record (record);
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);
  g_autoptr (GString) again = NULL;

  if (!bluff_record_reader_feed (reader, text->str, text->len) || !bluff_record_reader_finish (reader))
    {
      const BluffFault *fault = bluff_record_reader_fault (reader);

      g_error ("%s with %u players, seed %" G_GUINT64_FORMAT ", line %u: %s %s %s", bluff_game_name (game), players,
               seed, fault->line, bluff_fault_name (fault->cause), bluff_refusal_name (fault->refusal), fault->key);
    }

  again = write_record (bluff_record_reader_record (reader));
  g_assert_cmpstr (again->str, ==, text->str);
  g_assert_cmpuint (bluff_record_reader_n_events (reader), ==, bluff_record_n_events (record));
  g_assert_true (bluff_record_is_finished (bluff_record_reader_record (reader)));
  g_assert_cmpmem (bluff_record_reader_state (reader), sizeof state, &state, sizeof state);
}

static void
test_round_trip (gconstpointer data)
{
  BluffGame game = (BluffGame) GPOINTER_TO_INT (data);

  for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
    for (guint64 seed = 0; seed < GAMES; seed++)
      check_round_trip (game, players, seed);
}

/* However the bytes come in, and with either end of line, the record is the same. */
static void
test_pieces (void)
{
  BluffState state;
  g_autoptr (BluffRecord) record = play_random_game (BLUFF_GAME_BLUFFER, 3, 7, &state);
  g_autoptr (GString) unix_text = write_record (record);
  g_autoptr (GString) dos_text = g_string_new (unix_text->str);
  GString *const texts[] = { unix_text, dos_text };
  static const gsize sizes[] = { 1, 2, 3, 7, 64, 1000, 65536 };

  g_string_replace (dos_text, "\n", "\r\n", 0);

  for (guint t = 0; t < G_N_ELEMENTS (texts); t++)
    for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
      {
        g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);
        g_autoptr (GString) again = NULL;

        for (gsize i = 0; i < texts[t]->len; i += sizes[s])
          g_assert_true (bluff_record_reader_feed (reader, texts[t]->str + i, MIN (sizes[s], texts[t]->len - i)));
        g_assert_true (bluff_record_reader_finish (reader));

        again = write_record (bluff_record_reader_record (reader));
        g_assert_cmpstr (again->str, ==, unix_text->str);
      }
}

/* An unfinished game may end after any line, and the last LF may be missing; cut anywhere else it is invalid, and only
 * because of the cut. */
static void
test_every_cut (void)
{
  BluffState state;
  g_autoptr (BluffRecord) record = play_random_game (BLUFF_GAME_BLUFFANEER, 3, 3, &state);
  g_autoptr (GString) text = NULL;
  guint line = 1;

  g_free (record->players[0].name);
  record->players[0].name = g_strdup ("Zoë ☠ 🏴");
  text = write_record (record);
  g_string_truncate (text, MIN (text->len, 6000));

  for (gsize n = 1; n < text->len; n++)
    {
      BluffFault fault = find_fault (text->str, n);
      gboolean at_end = text->str[n - 1] == '\n' || text->str[n] == '\n';

      if (at_end)
        assert_fault (fault, BLUFF_FAULT_NONE, 0);
      else
        assert_fault (fault, BLUFF_FAULT_CUT_LINE, line);
      line += text->str[n - 1] == '\n';
      if (text->str[n - 1] == '\n')
        g_assert_cmpuint (find_fault (text->str, n).cause, ==, BLUFF_FAULT_NONE);
    }
}

/* The state is known after any line. */
static void
test_state_after_each_line (void)
{
  BluffState state;
  g_autoptr (BluffRecord) record = play_random_game (BLUFF_GAME_BLUFFER, 4, 11, &state);
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  g_autoptr (GString) line = g_string_new (NULL);

  g_assert_null (bluff_record_reader_state (reader));
  g_assert_null (bluff_record_reader_record (reader));
  bluff_record_write_header (record, line);
  g_assert_true (bluff_record_reader_feed (reader, line->str, line->len));

  bluff_rules_open (&state, &record->table);
  g_assert_cmpmem (bluff_record_reader_state (reader), sizeof state, &state, sizeof state);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;

      g_string_truncate (line, 0);
      bluff_record_write_event (&record->table, n, event, BLUFF_RECORD_NO_MS, line);
      g_assert_true (bluff_record_reader_feed (reader, line->str, line->len));

      bluff_rules_apply (&state, event);
      g_assert_cmpmem (bluff_record_reader_state (reader), sizeof state, &state, sizeof state);
      g_assert_cmpuint (bluff_record_reader_n_events (reader), ==, n);
    }

  /* It was not asked to keep them. */
  g_assert_cmpuint (bluff_record_n_events (bluff_record_reader_record (reader)), ==, 0);
}

/* An event of one game in the record of another, an event before the set-up, a second set-up, an event after the end.
 */
static void
test_rules_say_no (void)
{
  BluffState state;
  g_autoptr (BluffRecord) record = play_random_game (BLUFF_GAME_BLUFFANEER, 3, 5, &state);
  guint n = bluff_record_n_events (record);
  g_autoptr (GString) over = write_record (record);
  static const struct
  {
    const char *line;
    guint events; /* of the endless game before it */
    BluffRefusal refusal;
  } rows[] = {
    { "{\"n\":2,\"event\":\"vote\",\"seat\":0,\"bluff\":true}", 1, BLUFF_REFUSAL_OTHER_GAME },
    { "{\"n\":2,\"event\":\"vote\"}", 1, BLUFF_REFUSAL_OTHER_GAME },
    { "{\"n\":1,\"event\":\"roll\",\"seat\":0,\"icons\":[\"ship\",\"ship\"]}", 0, BLUFF_REFUSAL_NOT_SET_UP },
    { "{\"n\":2,\"event\":\"roll\",\"seat\":3,\"icons\":[\"ship\",\"ship\"]}", 1, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { "{\"n\":2,\"event\":\"roll\",\"seat\":255,\"icons\":[\"ship\",\"ship\"]}", 1, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { "{\"n\":2,\"event\":\"roll\",\"seat\":256,\"icons\":[\"ship\",\"ship\"]}", 1, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { "{\"n\":2,\"event\":\"roll\",\"seat\":-1,\"icons\":[\"ship\",\"ship\"]}", 1, BLUFF_REFUSAL_NO_SUCH_SEAT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = make_endless (rows[i].events);
      BluffFault fault;

      g_string_append (text, rows[i].line);
      fault = find_fault (text->str, text->len);
      assert_fault (fault, BLUFF_FAULT_RULES, rows[i].events + 2);
      g_assert_cmpstr (bluff_refusal_name (fault.refusal), ==, bluff_refusal_name (rows[i].refusal));
      g_assert_cmpstr (bluff_fault_rule (&fault), ==, bluff_refusal_rule (rows[i].refusal));
    }

  bluff_record_write_event (&record->table, n + 1, &bluff_record_entry (record, n)->event, 0, over);
  assert_fault (find_fault (over->str, over->len), BLUFF_FAULT_RULES, n + 2);
  g_assert_cmpint (find_fault (over->str, over->len).refusal, ==, BLUFF_REFUSAL_GAME_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *path = g_strdup_printf ("/record/games/round-trip/%s", bluff_game_name (game));

      g_test_add_data_func (path, GINT_TO_POINTER (game), test_round_trip);
    }
  g_test_add_func ("/record/games/pieces", test_pieces);
  g_test_add_func ("/record/games/every-cut", test_every_cut);
  g_test_add_func ("/record/games/state-after-each-line", test_state_after_each_line);
  g_test_add_func ("/record/games/rules-say-no", test_rules_say_no);

  return g_test_run ();
}
