/* test-saves-salvage.c: what is saved of a damaged database, and results that a check finds missing.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <sqlite3.h>
#include <string.h>

enum
{
  SEED = 12,
  PAGE_SIZE = 4096
};

/* The number of a table's first page, from 1. */
static gsize
find_root (const char *path, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT rootpage FROM sqlite_schema WHERE name = '%s'", table);
  sqlite3_stmt *statement;
  sqlite3 *handle;
  gsize root;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  root = (gsize) sqlite3_column_int64 (statement, 0);
  g_assert_cmpint (sqlite3_finalize (statement), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  return root;
}

static void
flip_bytes (const char *path, const char *table, const char *text)
{
  gsize root = find_root (path, table);
  g_autofree char *bytes = NULL;
  char *page;
  gsize size;
  guint flipped = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  page = bytes + (root - 1) * PAGE_SIZE;
  for (gsize i = 0; i + (text != NULL ? strlen (text) : 0) <= PAGE_SIZE && (text != NULL || i < 64); i++)
    if (text == NULL || memcmp (page + i, text, strlen (text)) == 0)
      {
        page[i] ^= 0x0b;
        flipped++;
      }
  g_assert_cmpuint (flipped, >, 0);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
}

static const struct
{
  const char *name;
  const char *table; /* that bytes are flipped in */
  const char *text;  /* whose first letters they are, or NULL: the beginning of the table */
  const char *sql;   /* besides, or NULL */
} damages[] = {
  { "results", "results", NULL, NULL },
  { "facts", "facts", NULL, NULL },
  { "states", "games", "finished", NULL },
  { "states-and-results", "games", "finished", "DELETE FROM facts; DELETE FROM results" },
  { "more-lines-expected", "results", NULL, "UPDATE games SET n_lines = n_lines + 5" },
  { "fewer-lines-expected", "results", NULL, "UPDATE games SET n_lines = n_lines - 3" },
  { "places", "ratings", NULL, "UPDATE results SET place = 4 - place WHERE game = 1" },
};

static char *
describe_ratings (Kit *kit)
{
  g_autoptr (GPtrArray) ratings = bluff_store_list_ratings (kit->store, BLUFF_STORE_NO_PLAYER, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ratings->len; i++)
    {
      const BluffStoreRatingRow *row = g_ptr_array_index (ratings, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT " %s %.17g %.17g\n", row->player, row->kind, row->mu,
                              row->sigma);
    }
  return g_string_free (text, FALSE);
}

static void
add_games (Kit *kit)
{
  gint64 anna = fixture_add_player (kit->store, "Anna");

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *id = kit_add_game (kit, (BluffGame) game, 3, &anna, 1, SEED + game);

      g_assert_nonnull (id);
    }
  g_assert_true (bluff_saves_rate (kit->saves, NULL, NULL));
}

static BluffSavesReport *
check_now (Kit *kit)
{
  g_autoptr (GError) error = NULL;
  BluffSavesReport *report = bluff_saves_check (kit->saves, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < report->findings->len; i++)
    {
      const BluffStoreFinding *finding = g_ptr_array_index (report->findings, i);

      g_test_message ("%u %s %s", finding->cause, finding->game, finding->detail);
    }
  return report;
}

/* Damages the database of OLD, and saves what can be read of it into KIT. */
static void
damage_and_salvage (Kit *old, Kit *kit, const char *table, const char *text, const char *sql)
{
  g_autoptr (GError) error = NULL;

  bluff_store_close (old->store);
  if (sql != NULL)
    kit_run_sql (old, "%s", sql);
  flip_bytes (bluff_store_get_path (old->store), table, text);
  bluff_saves_salvage (kit->saves, bluff_store_get_path (old->store), NULL, &error);
  g_assert_no_error (error);
}

/* The events are all there, and so everything is. */
static void
test_salvage_counts (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Kit old = kit_open ();
  Kit kit = kit_open ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *ratings_before = NULL;
  g_autofree char *ratings_after = NULL;
  g_autoptr (BluffSavesReport) report = NULL;

  add_games (&old);
  before = kit_describe (&old);
  ratings_before = describe_ratings (&old);
  damage_and_salvage (&old, &kit, damages[i].table, damages[i].text, damages[i].sql);
  after = kit_describe (&kit);
  ratings_after = describe_ratings (&kit);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (ratings_after, ==, ratings_before);
  report = check_now (&kit);
  g_assert_cmpuint (report->games, ==, BLUFF_N_GAMES);
  g_assert_cmpuint (report->findings->len + report->damages->len, ==, 0);
  kit_close (&kit);
  kit_close (&old);
}

/* Neither its results nor its end can be had: it is as far as it goes, and finished only if there are results. Others
 * are not touched by that. */
static const struct
{
  const char *name;
  const char *sql;
  const char *table; /* that is damaged, besides */
  guint unfinished;
} endless[] = {
  { "damaged", "UPDATE events SET line = 'xyz' WHERE game = 1 AND n = 4", "results", 1 },
  { "missing", "DELETE FROM events WHERE game = 1 AND n > 4; UPDATE games SET n_lines = 4 WHERE id = 1", "results", 1 },
  { "with-results", "DELETE FROM events WHERE game = 1 AND n > 4; UPDATE games SET n_lines = 4 WHERE id = 1", "ratings",
    0 },
};

static void
test_salvage_without_end (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Kit old = kit_open ();
  Kit kit = kit_open ();
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  BluffStoreFilter finished = { .state = BLUFF_STORE_FINISHED };
  g_autoptr (GPtrArray) back = NULL;
  g_autoptr (GPtrArray) ended = NULL;
  g_autoptr (BluffSavesReport) report = NULL;

  add_games (&old);
  damage_and_salvage (&old, &kit, endless[i].table, NULL, endless[i].sql);
  back = bluff_store_list_games (kit.store, &unfinished, NULL, 10, NULL);
  ended = bluff_store_list_games (kit.store, &finished, NULL, 10, NULL);
  g_assert_cmpuint (back->len, ==, endless[i].unfinished);
  g_assert_cmpuint (ended->len, ==, BLUFF_N_GAMES - endless[i].unfinished);
  report = check_now (&kit);
  g_assert_cmpuint (report->findings->len, ==, 0);
  g_assert_cmpuint (report->damages->len, ==, 0);
  kit_close (&kit);
  kit_close (&old);
}

/* A database that is whole for SQLite, and has what the rules refuse: what is good of it is kept, what is not is told.
 */
static const struct
{
  const char *name;
  const char *sql; /* games 1 to 3 are finished ones, 4 is not */
  BluffStoreSalvage saved;
  guint lines; /* of game 4 */
} refused[] = {
  { "unreadable-event",
    "UPDATE events SET line = 'x' || line WHERE game = 4 AND n = 5",
    { .games_whole = 3, .games_cut = 1 },
    4 },
  { "illegal-event",
    "UPDATE events SET line = (SELECT replace (line, '\"n\":1,', '\"n\":5,') FROM events "
    "WHERE game = 4 AND n = 1) WHERE game = 4 AND n = 5",
    { .games_whole = 3, .games_cut = 1 },
    4 },
  { "event-of-a-finished-game",
    "UPDATE events SET line = substr (line, 2) WHERE game = 1 AND n = 7",
    { .games_whole = 3, .games_cut = 1 },
    20 },
  { "kind", "UPDATE games SET kind = 'bluffes' WHERE id = 4", { .games_whole = 4 }, 20 },
  { "options", "UPDATE games SET options = 'voyagd=short', first_seat = 7 WHERE id = 4", { .games_whole = 4 }, 20 },
  { "first-name",
    "UPDATE seats SET kind = 'guest', level = NULL, name = 'a' || char (7) WHERE game = 4 AND seat = 0",
    { .games_whole = 4 },
    20 },
  { "name",
    "UPDATE seats SET kind = 'guest', level = NULL, name = 'a' || char (7) WHERE game = 4 AND seat = 1",
    { .games_whole = 4 },
    20 },
  { "engine",
    "UPDATE seats SET engine = 'a' || char (7), name = NULL WHERE game = 4 AND seat = 2; "
    "UPDATE games SET header = NULL WHERE id = 4",
    { .games_whole = 4 },
    20 },
  { "seats", "UPDATE games SET kind = 'bluffes', n_seats = 2 WHERE id = 4", { .games_whole = 3, .games_lost = 1 }, 0 },
  { "header", "UPDATE games SET header = 'x' || header WHERE id = 4", { .games_whole = 4 }, 20 },
  { "kind-and-header",
    "UPDATE games SET kind = 'bluffes', header = 'x' || header WHERE id = 4",
    { .games_whole = 3, .games_lost = 1 },
    0 },
};

static void
test_salvage_judges (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Kit old = kit_open ();
  Kit kit = kit_open ();
  BluffSavedGame *game;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *position = NULL;
  g_autoptr (BluffSavesReport) before = NULL;
  g_autoptr (BluffSavesReport) after = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  BluffStoreSalvage saved;

  add_games (&old);
  game = kit_begin (&old, BLUFF_GAME_PIRATE, 3, SEED);
  kit_play (game, 20);
  id = g_strdup (bluff_saved_game_get_id (game));
  text = kit_export (&old, id);
  row = bluff_store_read_game (old.store, id, NULL, NULL);
  position = g_strdup (row->position);
  g_clear_pointer (&row, bluff_store_game_free);
  kit_drop (game);
  bluff_store_close (old.store);
  kit_run_sql (&old, "DELETE FROM events WHERE game = 4 AND n > 20; UPDATE games SET n_lines = 20 WHERE id = 4; %s",
               refused[i].sql);
  g_assert_true (bluff_store_open (old.store, NULL));
  before = check_now (&old);
  g_assert_cmpuint (before->findings->len, ==, 0);
  bluff_store_close (old.store);

  bluff_saves_salvage (kit.saves, bluff_store_get_path (old.store), &saved, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (saved.games_whole, ==, refused[i].saved.games_whole);
  g_assert_cmpuint (saved.games_cut, ==, refused[i].saved.games_cut);
  g_assert_cmpuint (saved.games_lost, ==, refused[i].saved.games_lost);
  g_assert_false (saved.more_unknown);
  after = check_now (&kit);
  g_assert_cmpuint (after->findings->len + after->damages->len, ==, 0);
  row = bluff_store_read_game (kit.store, id, &lines, NULL);
  g_assert_true ((row != NULL) == (refused[i].lines > 0));
  if (row != NULL)
    {
      g_assert_cmpuint (lines->len, ==, refused[i].lines);
      for (guint n = 0; n < lines->len; n++)
        g_assert_nonnull (strstr (text, g_ptr_array_index (lines, n)));
      /* It says where it stands now, and goes on from there. */
      g_assert_true (g_str_has_prefix (row->position, "pirate turn="));
      g_assert_true (g_str_equal (row->position, position) == (lines->len == 20));
      game = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      kit_play_to_end (game);
      g_assert_cmpstr (bluff_saved_game_get_id (game), ==, id);
      kit_drop (game);
    }
  kit_close (&kit);
  kit_close (&old);
}

/* What a game is and what it has do not belong together; counting again puts the results right. */
static void
test_check_finds_results (void)
{
  Kit kit = kit_open ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (BluffSavesReport) bad = NULL;
  g_autoptr (BluffSavesReport) good = NULL;
  g_autoptr (BluffStorePlayer) anna = NULL;
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  BluffSavesRecount recount;

  add_games (&kit);
  before = kit_describe (&kit);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "DELETE FROM claims; DELETE FROM facts; DELETE FROM results; "
                     "UPDATE games SET state = 'unfinished' WHERE id = 1");
  g_assert_true (bluff_store_open (kit.store, NULL));
  bad = check_now (&kit);
  g_assert_cmpuint (bad->damages->len, ==, 0);
  g_assert_cmpuint (bad->findings->len, ==, BLUFF_N_GAMES);
  for (guint i = 0; i < bad->findings->len; i++)
    g_assert_cmpint (((BluffStoreFinding *) g_ptr_array_index (bad->findings, i))->cause, ==,
                     BLUFF_STORE_FINDING_RESULTS);

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE games SET state = 'finished'");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, NULL));
  g_assert_cmpuint (recount.changed, ==, BLUFF_N_GAMES);
  after = kit_describe (&kit);
  g_assert_cmpstr (after, ==, before);
  good = check_now (&kit);
  g_assert_cmpuint (good->findings->len, ==, 0);
  /* They count. */
  anna = bluff_store_find_player (kit.store, "Anna", NULL);
  statistics = bluff_store_statistics (kit.store, anna->id, NULL, NULL);
  g_assert_cmpuint (statistics->overall.games, ==, BLUFF_N_GAMES);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/care/salvage-counts/", damages[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_salvage_counts);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/care/salvage-without-end/", endless[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_salvage_without_end);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/care/salvage-judges/", refused[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_salvage_judges);
    }
  g_test_add_func ("/saves/care/check-finds-results", test_check_finds_results);
  return g_test_run ();
}
