/* test-saves-import.c: records come into the store, as they left another one or as strangers wrote them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-record-reader.h"
#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  SEED = 31,
  HOUR_MS = 3600 * 1000
};

static gint64 now_ms = G_GINT64_CONSTANT (1800000000000);

/* The clock of the saves stands still. It takes the place of GLib's. */
gint64
g_get_real_time (void)
{
  return now_ms * 1000;
}

/* --- Bad records ---------------------------------------------------------------------------------------------------
 */

static void
assert_refused (Kit *kit, const char *bytes, gsize n, BluffFaultCause cause)
{
  g_autoptr (GBytes) whole = g_bytes_new (bytes, n);
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_saves_import (kit->saves, whole, NULL, 0, NULL, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_RECORD);
  g_assert_nonnull (bluff_saves_error_get_fault (error));
  g_assert_cmpstr (bluff_fault_name (bluff_saves_error_get_fault (error)->cause), ==, bluff_fault_name (cause));
  /* What the rules say says more. */
  g_assert_true ((strstr (error->message, bluff_fault_name (cause)) != NULL) == (cause != BLUFF_FAULT_RULES));
}

/* A record that is refused leaves everything as it is. */
static void
test_hostile (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_PIRATE, 3, NULL, 0, SEED);
  g_autofree char *good = kit_export (&kit, id);
  g_autofree char *cut = g_strndup (good, strlen (good) - 10);
  g_autofree char *twice = g_strconcat (good, good, NULL);
  g_autofree char *bomb = g_strnfill (BLUFF_RECORD_LINE_MAX + 10, '[');
  g_autofree char *flood = g_strnfill (BLUFF_RECORD_BYTES_MAX + 10, '\n');
  g_autofree char *zip = g_strnfill (300, '\x80');
  g_autofree char *illegal = NULL;
  g_autofree char *before = kit_describe (&kit);
  g_autofree char *after = NULL;
  char *second_event;

  assert_refused (&kit, "", 0, BLUFF_FAULT_EMPTY);
  assert_refused (&kit, "SQLite format 3\0xxxx", 20, BLUFF_FAULT_NUL_BYTE);
  assert_refused (&kit, zip, 300, BLUFF_FAULT_BAD_UTF8);
  assert_refused (&kit, "{\"record\":\"chess\"}", 18, BLUFF_FAULT_NOT_A_RECORD);
  assert_refused (&kit, cut, strlen (cut), BLUFF_FAULT_CUT_LINE);
  assert_refused (&kit, bomb, strlen (bomb), BLUFF_FAULT_LINE_TOO_LONG);
  assert_refused (&kit, flood, strlen (flood), BLUFF_FAULT_BLANK_LINE);
  assert_refused (&kit, twice, strlen (twice), BLUFF_FAULT_MISSING_KEY);

  /* One card more than there is, in the middle of a game that is fine otherwise. */
  second_event = strstr (good, "\n{\"n\":2,");
  illegal = g_strdup_printf ("%.*s\n{\"n\":2,\"event\":\"pass\",\"seat\":0}\n", (int) (second_event - good), good);
  assert_refused (&kit, illegal, strlen (illegal), BLUFF_FAULT_RULES);

  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

static void
test_bad_people (void)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *id = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  const struct
  {
    BluffSavesSeat seats[2];
    GQuark domain;
    int code;
  } rows[] = {
    { { { .kind = BLUFF_STORE_PROFILE, .player = anna }, { .kind = BLUFF_STORE_PROFILE, .player = anna } },
      BLUFF_SAVES_ERROR,
      BLUFF_SAVES_ERROR_SEATED_TWICE },
    { { { .kind = BLUFF_STORE_PROFILE, .player = 77 } }, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_PLAYER },
    { { { .kind = BLUFF_STORE_GUEST, .name = "" } }, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_EMPTY },
  };
  static const char two_people[] =
      "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffer\",\"first\":0,"
      "\"players\":[{\"name\":\"A\",\"kind\":\"human\"},{\"name\":\"B\",\"kind\":\"human\"}],"
      "\"options\":{\"memory_aid\":true,\"shout\":\"relaxed\"}}\n";

  id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  before = kit_describe (&kit);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (kit_import (&kit, two_people, rows[i].seats, 2, NULL, &error));
      g_assert_error (error, rows[i].domain, rows[i].code);
    }
  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);

  /* A player of whom nothing is said is a guest. */
  g_free (id);
  id = kit_import (&kit, two_people, rows[0].seats, 1, NULL, NULL);
  row = bluff_store_read_game (kit.store, id, NULL, NULL);
  g_assert_cmpint (row->seats[0].player, ==, anna);
  g_assert_cmpint (row->seats[1].kind, ==, BLUFF_STORE_GUEST);
  g_assert_cmpstr (row->seats[1].name, ==, "B");
  kit_close (&kit);
}

/* --- There and back ------------------------------------------------------------------------------------------------
 */

static void
test_there_and_back (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  gint64 anna = fixture_add_player (here.store, "Anna Ж \"the 2nd\"");
  const BluffSavesSeat nobody = { .kind = BLUFF_STORE_PROFILE, .player = 77 };

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *id = kit_add_game (&here, (BluffGame) game, 3, &anna, 1, SEED + game);
      g_autofree char *text = kit_export (&here, id);
      g_autofree char *same_id = NULL;
      g_autofree char *again = NULL;
      g_autofree char *same = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (BluffStoreGame) row = NULL;
      gboolean added = FALSE;

      same_id = kit_import (&there, text, NULL, 0, &added, &error);
      g_assert_no_error (error);
      g_assert_true (added);
      g_assert_cmpstr (same_id, ==, id);
      same = kit_export (&there, id);
      g_assert_cmpstr (text, ==, same);
      row = bluff_store_read_game (there.store, id, NULL, NULL);
      g_assert_cmpint (row->origin, ==, BLUFF_STORE_IMPORT);
      g_assert_cmpint (row->state, ==, BLUFF_STORE_FINISHED);
      g_assert_cmpint (row->seats[0].kind, ==, BLUFF_STORE_GUEST);
      g_assert_cmpuint (row->seats[0].place, >=, 1);

      /* Twice is once, also at home. */
      again = kit_import (&there, text, NULL, 0, &added, &error);
      g_assert_false (added);
      g_assert_cmpstr (again, ==, id);
      g_free (again);
      again = kit_import (&here, text, NULL, 0, &added, &error);
      g_assert_false (added);

      /* And no matter who is said to have played it. */
      g_free (again);
      again = kit_import (&there, text, &nobody, 1, &added, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (again, ==, id);
    }

  fixture_assert_sound (there.store);
  kit_close (&there);
  kit_close (&here);
}

/* The results of an import are those that the game had where it was played. */
static void
test_same_results (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  g_autofree char *id = kit_add_game (&here, BLUFF_GAME_PIRATE, 4, NULL, 0, SEED);
  g_autofree char *text = kit_export (&here, id);
  g_autofree char *same_id = kit_import (&there, text, NULL, 0, NULL, NULL);
  g_autofree char *table = bluff_saves_results_table (here.saves, NULL);
  g_autofree char *same = bluff_saves_results_table (there.saves, NULL);
  g_auto (GStrv) rows = g_strsplit (table, "\r\n", -1);
  g_auto (GStrv) same_rows = g_strsplit (same, "\r\n", -1);

  g_assert_cmpstr (same_id, ==, id);
  g_assert_cmpuint (g_strv_length (rows), ==, 1 + 4 + 1);
  g_assert_cmpuint (g_strv_length (same_rows), ==, g_strv_length (rows));
  g_assert_cmpstr (rows[0], ==, same_rows[0]);
  for (guint i = 1; i <= 4; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], ",", -1);
      g_auto (GStrv) same_cells = g_strsplit (same_rows[i], ",", -1);
      g_auto (GStrv) names = g_strsplit (rows[0], ",", -1);

      g_assert_cmpuint (g_strv_length (cells), ==, g_strv_length (names));
      for (guint cell = 0; cells[cell] != NULL; cell++)
        if (strcmp (names[cell], "origin") != 0 && strcmp (names[cell], "ended") != 0)
          g_assert_cmpstr (cells[cell], ==, same_cells[cell]);
    }
  kit_close (&there);
  kit_close (&here);
}

/* Only what was played after a branch counts. */
static void
test_branch_results (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  g_autofree char *of = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  BluffSavedGame *branch = bluff_saves_branch (here.saves, of, 15, NULL, 0, NULL);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (branch));
  g_autofree char *text = NULL;
  g_autofree char *same_id = NULL;
  gint64 turns[2][BLUFF_MAX_SEATS];
  gint64 thinking_ms[2][BLUFF_MAX_SEATS];

  kit_play_to_end (branch);
  kit_drop (branch);
  text = kit_export (&here, id);
  same_id = kit_import (&there, text, NULL, 0, NULL, NULL);
  g_assert_cmpstr (same_id, ==, id);
  g_assert_true (bluff_store_read_efforts (here.store, id, turns[0], thinking_ms[0], NULL));
  g_assert_true (bluff_store_read_efforts (there.store, id, turns[1], thinking_ms[1], NULL));
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_cmpint (turns[0][seat], ==, turns[1][seat]);
      g_assert_cmpint (thinking_ms[0][seat], ==, thinking_ms[1][seat]);
    }
  kit_close (&there);
  kit_close (&here);
}

static const char header[] =
    "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"pirate\",\"first\":0,"
    "\"players\":[{\"name\":\"Anna\",\"kind\":\"human\"},{\"name\":\"Calico\",\"kind\":\"computer\","
    "\"level\":\"captain\"}],\"options\":{\"voyage\":\"standard\"}}\n";

static void
test_without_id (void)
{
  Kit kit = kit_open ();
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, header, -1);
  g_autofree char *id = NULL;
  g_autofree char *same = NULL;
  g_autofree char *exported = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  gboolean added;

  id = kit_import (&kit, header, NULL, 0, &added, NULL);
  g_assert_cmpstr (id, ==, sum);
  g_assert_true (added);
  same = kit_import (&kit, header, NULL, 0, &added, NULL);
  g_assert_cmpstr (same, ==, sum);
  g_assert_false (added);

  /* With its id it is still the same game. */
  exported = kit_export (&kit, id);
  g_assert_nonnull (strstr (exported, sum));
  g_free (same);
  same = kit_import (&kit, exported, NULL, 0, &added, NULL);
  g_assert_cmpstr (same, ==, sum);
  g_assert_false (added);
  row = bluff_store_read_game (kit.store, id, NULL, NULL);
  g_assert_cmpint (row->state, ==, BLUFF_STORE_UNFINISHED);
  g_assert_cmpuint (row->n_lines, ==, 0);
  kit_close (&kit);
}

/* The header and the first N events. */
static char *
cut (const char *text, guint n)
{
  const char *end = text;

  for (guint i = 0; i <= n; i++)
    end = strchr (end, '\n') + 1;

  return g_strndup (text, (gsize) (end - text));
}

/* A record that knows more than the game that is there, or something else, is a game of its own, which is there once;
 * one that knows less is that game. */
static void
test_another_version (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  g_autofree char *id = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *other_id = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + 1);
  g_autofree char *whole = kit_export (&here, id);
  g_autofree char *begun = cut (whole, 12), *shorter = cut (whole, 5);
  g_autofree char *other_text = kit_export (&here, other_id);
  g_auto (GStrv) parts = g_strsplit (other_text, other_id, 2);
  g_autofree char *other = g_strjoinv (id, parts);
  const struct
  {
    const char *text;
    gboolean own, added;
  } rows[] = {
    { begun, TRUE, TRUE },   { begun, TRUE, FALSE }, { shorter, TRUE, FALSE }, { whole, FALSE, TRUE },
    { whole, FALSE, FALSE }, { other, FALSE, TRUE }, { other, FALSE, FALSE },  { begun, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rows[i].text, -1);
      g_autofree char *got = NULL, *kept = NULL;
      gboolean added;

      got = kit_import (&there, rows[i].text, NULL, 0, &added, NULL);
      g_assert_cmpstr (got, ==, rows[i].own ? id : sum);
      g_assert_cmpint (added, ==, rows[i].added);
      kept = kit_export (&there, got);
      if (rows[i].added)
        g_assert_cmpstr (strchr (kept, '\n'), ==, strchr (rows[i].text, '\n'));
    }

  kit_assert_counted (&there);
  fixture_assert_sound (there.store);
  kit_close (&there);
  kit_close (&here);
}

/* The caller says who was who; unknown keys and the like are left to the record. */
static void
test_who_is_who (void)
{
  static const char text[] =
      "{\"version\":1,\"record\":\"bluff-bay\",\"x\":[1],\"game\":\"bluffer\",\"first\":1,\"id\":\"../a b\","
      "\"players\":[{\"name\":\"A\",\"kind\":\"human\",\"colour\":\"red\"},{\"name\":\"B\",\"kind\":\"human\"},"
      "{\"name\":\"C\",\"kind\":\"computer\",\"level\":\"outside\",\"engine\":\"Hal\"}],"
      "\"options\":{\"shout\":\"quick\",\"memory_aid\":false},\"started\":\"2999-01-02T03:04:05Z\"}\r\n";
  Kit kit = kit_open ();
  BluffSavesSeat seats[] = {
    { .kind = BLUFF_STORE_PROFILE, .player = fixture_add_player (kit.store, "Anna") },
    { .kind = BLUFF_STORE_GUEST, .name = "Bo" },
    { .kind = BLUFF_STORE_GUEST, .name = "nobody" },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *id = kit_import (&kit, text, seats, 3, NULL, &error);
  g_autofree char *exported = NULL;
  g_autofree char *name = NULL;
  g_autoptr (BluffStoreGame) row = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, "../a b");
  exported = kit_export (&kit, id);
  g_assert_cmpstr (exported, ==,
                   "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffer\",\"first\":1,"
                   "\"players\":[{\"name\":\"Anna\",\"kind\":\"human\",\"colour\":\"red\"},"
                   "{\"name\":\"Bo\",\"kind\":\"human\"},"
                   "{\"name\":\"C\",\"kind\":\"computer\",\"level\":\"outside\",\"engine\":\"Hal\"}],"
                   "\"options\":{\"memory_aid\":false,\"shout\":\"quick\"},\"id\":\"../a b\","
                   "\"started\":\"2999-01-02T03:04:05Z\"}\n");

  /* No record is from the future, and no file name from somebody else. */
  row = bluff_store_read_game (kit.store, id, NULL, NULL);
  g_assert_cmpint (row->last_played, ==, now_ms);
  name = bluff_saves_file_name (id);
  g_assert_null (strchr (name, '/'));
  g_assert_cmpuint (strlen (name), ==, 64 + strlen (".bluff"));

  /* Nobody here plays like Hal. */
  g_assert_null (bluff_saves_open (kit.saves, id, &error));
  g_assert_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL);
  kit_close (&kit);
}

/* When it began, and when it ended: after all the time that was played. */
static void
test_times (void)
{
  static const struct
  {
    const char *started; /* a part of the header */
    gint64 start;        /* or 0: now */
  } rows[] = {
    { ",\"started\":\"2020-02-03T04:05:06Z\"", G_GINT64_CONSTANT (1580702706000) },
    { ",\"started\":\"2020-02-03T04:05:06.789Z\"", G_GINT64_CONSTANT (1580702706789) },
    { "", 0 },
  };
  Kit here = kit_open ();
  BluffSavedGame *game = kit_begin (&here, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *text = NULL;
  g_autoptr (BluffRecord) record = NULL;
  gint64 length = 0;
  char *started;

  kit_play (game, 10);
  text = kit_export (&here, bluff_saved_game_get_id (game));
  kit_drop (game);
  record = bluff_record_read_bytes (text, strlen (text), NULL);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    length += bluff_record_entry (record, n)->ms;
  started = strstr (text, ",\"started\":");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Kit there = kit_open ();
      g_autofree char *changed =
          g_strdup_printf ("%.*s%s%s", (int) (started - text), text, rows[i].started, strchr (started, '}'));
      g_autoptr (GError) error = NULL;
      g_autofree char *id = kit_import (&there, changed, NULL, 0, NULL, &error);
      g_autoptr (BluffStoreGame) row = NULL;

      g_assert_no_error (error);
      row = bluff_store_read_game (there.store, id, NULL, NULL);
      g_assert_cmpint (row->started, ==, rows[i].start != 0 ? rows[i].start : now_ms);
      g_assert_cmpint (row->last_played, ==, rows[i].start != 0 ? rows[i].start + length : now_ms);
      kit_close (&there);
    }
  kit_close (&here);
}

/* A game that is over opens, no matter who played it; whom this program knows is who it was. */
static void
test_strangers (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  g_autofree char *id = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *text = kit_export (&here, id);
  g_auto (GStrv) parts = g_strsplit (text, "\"level\":\"random\"", -1);
  g_autofree char *foreign = g_strconcat (parts[0], "\"level\":\"outside\",\"engine\":\"Hal\"", parts[1],
                                          "\"level\":\"deckhand\"", parts[2], NULL);
  g_autoptr (GError) error = NULL;
  BluffMatchSeat sitter;
  BluffSavedGame *game;

  g_free (kit_import (&there, foreign, NULL, 0, NULL, &error));
  g_assert_no_error (error);
  game = bluff_saves_open (there.saves, id, &error);
  g_assert_no_error (error);
  bluff_match_get_seat (bluff_saved_game_get_match (game), 0, &sitter);
  g_assert_true (sitter.computer);
  g_assert_cmpstr (sitter.name, ==, "Calico");
  bluff_match_get_seat (bluff_saved_game_get_match (game), 1, &sitter);
  g_assert_cmpstr (sitter.level, ==, "deckhand");
  kit_drop (game);
  kit_close (&there);
  kit_close (&here);
}

/* A game that lasted longer than time itself ended just now. */
static void
test_endless (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  BluffSavedGame *game = kit_begin (&here, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;
  g_autofree char *endless = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  char *ms;

  kit_play (game, 10);
  text = kit_export (&here, bluff_saved_game_get_id (game));
  kit_drop (game);
  ms = strstr (text, "\"ms\":");
  g_assert_nonnull (ms);
  endless = g_strdup_printf ("%.*s\"ms\":9223372036854775806%s", (int) (ms - text), text, ms + strcspn (ms, "}"));
  now_ms += HOUR_MS;
  id = kit_import (&there, endless, NULL, 0, NULL, &error);
  g_assert_no_error (error);
  row = bluff_store_read_game (there.store, id, NULL, NULL);
  g_assert_cmpint (row->last_played, ==, now_ms);
  g_assert_cmpint (row->started, ==, now_ms - HOUR_MS);
  kit_close (&there);
  kit_close (&here);
}

/* Foreign lines stay as they are, but for their ends. */
static void
test_foreign_lines (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  g_autofree char *id = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *text = kit_export (&here, id);
  g_auto (GStrv) words = g_strsplit (text, "{\"n\":", -1);
  g_autofree char *foreign = g_strjoinv ("{ \"why\" : \"fun\",\"n\":", words);
  g_auto (GStrv) lines = g_strsplit (foreign, "\n", -1);
  g_autofree char *with_cr = g_strjoinv ("\r\n", lines);
  g_autofree char *same_id = NULL;
  g_autofree char *same = NULL;

  with_cr[strlen (with_cr) - 2] = '\0';
  same_id = kit_import (&there, with_cr, NULL, 0, NULL, NULL);
  same = kit_export (&there, same_id);
  g_assert_cmpstr (same, ==, foreign);
  kit_close (&there);
  kit_close (&here);
}

/* An unfinished import is played to its end, and is not rated. */
static void
test_play_on (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  gint64 eve = fixture_add_player (here.store, "Eve");
  gint64 anna = fixture_add_player (there.store, "Anna");
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  g_autoptr (GPtrArray) ratings = NULL;
  BluffSavedGame *game;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  kit_seats (seats, &eve, 1);
  game = bluff_saves_begin (here.saves, &table, seats, NULL);
  kit_play (game, 20);
  text = kit_export (&here, bluff_saved_game_get_id (game));
  kit_drop (game);

  id = kit_import (&there, text, &(BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE, .player = anna }, 1, NULL, NULL);
  game = bluff_saves_open (there.saves, id, NULL);
  kit_play_to_end (game);
  g_assert_cmpstr (bluff_saved_game_get_id (game), ==, id);
  kit_drop (game);
  row = bluff_store_read_game (there.store, id, NULL, NULL);
  g_assert_cmpint (row->origin, ==, BLUFF_STORE_IMPORT);
  g_assert_cmpint (row->state, ==, BLUFF_STORE_FINISHED);
  g_assert_cmpint (row->seats[0].player, ==, anna);
  g_assert_true (bluff_saves_rate (there.saves, NULL, NULL));
  ratings = bluff_store_list_ratings (there.store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (ratings->len, ==, 0);
  kit_close (&there);
  kit_close (&here);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/records/hostile", test_hostile);
  g_test_add_func ("/saves/records/bad-people", test_bad_people);
  g_test_add_func ("/saves/records/there-and-back", test_there_and_back);
  g_test_add_func ("/saves/records/same-results", test_same_results);
  g_test_add_func ("/saves/records/branch-results", test_branch_results);
  g_test_add_func ("/saves/records/without-id", test_without_id);
  g_test_add_func ("/saves/records/another-version", test_another_version);
  g_test_add_func ("/saves/records/who-is-who", test_who_is_who);
  g_test_add_func ("/saves/records/times", test_times);
  g_test_add_func ("/saves/records/strangers", test_strangers);
  g_test_add_func ("/saves/records/endless", test_endless);
  g_test_add_func ("/saves/records/foreign-lines", test_foreign_lines);
  g_test_add_func ("/saves/records/play-on", test_play_on);
  return g_test_run ();
}
