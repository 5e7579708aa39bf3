/* test-store-salvage.c: setting a database aside, and saving what can be read of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "care-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  GAMES = 120,
  LINES = 30
};

static void
add_many (BluffStore *store, gint64 anna)
{
  const gint64 players[] = { anna, 0 };
  const guint places[] = { 1, 2 };

  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%03u", i);

      if (i % 2 == 0)
        {
          fixture_add_finished (store, id, "pirate", players, places, 2, 1000 + i, BLUFF_STORE_OWN);
          continue;
        }
      fixture_add_game (store, id, anna);
      for (guint n = 1; n <= LINES; n++)
        g_assert_true (fixture_append (store, id, n, NULL));
      bluff_store_release_game (store, id);
    }
}

static void
test_set_aside_without_file (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  bluff_store_close (fixture->store);
  g_unlink (fixture->path);
  g_assert_false (bluff_store_set_aside (fixture->store, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

static void
test_salvage_nothing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *letter = g_build_filename (fixture->directory, "letter", NULL);
  g_autofree char *missing = g_build_filename (fixture->directory, "missing", NULL);
  BluffStoreSalvage saved;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (letter, "Dear aunt, this is not a database at all, as you will see.", -1, NULL));
  g_assert_false (bluff_store_salvage (fixture->store, letter, NULL, NULL, &saved, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE);
  g_clear_error (&error);
  g_assert_false (bluff_store_salvage (fixture->store, missing, NULL, NULL, &saved, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
}

/* Damages the file behind the schema, which is at its beginning: every third page, or the end of it. */
static void
damage (const char *path, gboolean truncated)
{
  char *bytes;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  if (truncated)
    size = size / FIXTURE_PAGE_SIZE * 4 / 5 * FIXTURE_PAGE_SIZE;
  else
    for (gsize page = FIXTURE_SCHEMA_PAGES; page * FIXTURE_PAGE_SIZE < size; page += 3)
      memset (bytes + page * FIXTURE_PAGE_SIZE, 0xa5, 200);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  g_free (bytes);
}

/* Every game that was saved is right as far as it goes. */
static void
assert_saved_rightly (BluffStore *store, const BluffStoreSalvage *saved)
{
  guint found = 0;
  guint whole = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%03u", i);
      g_autoptr (BluffStoreGame) game = bluff_store_read_game (store, id, NULL, NULL);

      if (game == NULL)
        continue;
      found++;
      whole += game->n_lines == (i % 2 == 0 ? 2 : LINES);
      fixture_assert_lines (store, id, game->n_lines);
      if (game->state == BLUFF_STORE_UNFINISHED)
        g_assert_true (fixture_append (store, id, game->n_lines + 1, NULL));
      bluff_store_release_game (store, id);
    }
  g_assert_cmpuint (found, ==, saved->games_whole + saved->games_cut);
  g_assert_cmpuint (whole, ==, saved->games_whole);
}

static void
test_aside_and_salvage (Fixture *fixture, gconstpointer data)
{
  gboolean truncated = GPOINTER_TO_INT (data);
  g_autofree char *memory = g_strconcat (fixture->path, "-shm", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (GBytes) damaged = NULL;
  g_autoptr (GBytes) aside = NULL;
  g_autoptr (GError) error = NULL;
  BluffStoreSalvage saved;

  add_many (fixture->store, fixture->anna);
  bluff_store_close (fixture->store);
  damage (fixture->path, truncated);
  damaged = fixture_read_file (fixture->path);
  g_assert_true (g_file_set_contents (memory, "x", 1, NULL));

  g_assert_true (bluff_store_set_aside (fixture->store, &kept, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (memory, G_FILE_TEST_EXISTS));
  g_assert_true (bluff_store_open (fixture->store, &error));
  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, &saved, &error));
  g_assert_no_error (error);

  g_test_message ("%u players; %u games whole, %u cut, %u known, %u lost", saved.players, saved.games_whole,
                  saved.games_cut, saved.games_known, saved.games_lost);
  /* Not a byte of the damaged one is changed, and a good part is saved, but not all. */
  aside = fixture_read_file (kept);
  g_assert_true (g_bytes_equal (damaged, aside));
  g_assert_cmpuint (saved.games_whole, >, GAMES / 10);
  g_assert_cmpuint (saved.games_whole, <, GAMES);
  assert_saved_rightly (fixture->store, &saved);
  fixture_run_sql (fixture->path,
                   "PRAGMA foreign_keys = ON; "
                   "DELETE FROM games WHERE state = 'finished' AND id NOT IN (SELECT game FROM results)");
}

/* One place says how many games there were, and others show that there were more. */
static void
test_salvage_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *sql;
    guint lost;
    gboolean unknown;
  } rows[] = {
    { "UPDATE games SET n_lines = 9", 0, FALSE },
    { "DELETE FROM sqlite_sequence WHERE name = 'games'", 0, TRUE },
    { "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'games'", 0, TRUE },
    { "PRAGMA foreign_keys = OFF; DELETE FROM games WHERE uid = 'game'", 1, FALSE },
    /* From one of the other places alone. */
    { "PRAGMA foreign_keys = OFF; DELETE FROM sqlite_sequence; DELETE FROM events; DELETE FROM seats", 0, TRUE },
    { "PRAGMA foreign_keys = OFF; DELETE FROM sqlite_sequence; DELETE FROM games; DELETE FROM seats", 2, TRUE },
    { "PRAGMA user_version = 0", 0, FALSE },
    { "PRAGMA user_version = -7", 0, FALSE },
  };

  fixture_add_game (fixture->store, "first", fixture->anna);
  fixture_add_game (fixture->store, "game", fixture->anna);
  fixture_add_player (fixture->store, "Bo"); /* who sits nowhere */
  g_assert_true (fixture_append (fixture->store, "first", 1, NULL));
  g_assert_true (fixture_append (fixture->store, "game", 1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *elsewhere = fixture_make_directory ();
      g_autoptr (BluffStore) other = fixture_open_store (elsewhere);
      g_autofree char *damaged = g_strdup_printf ("%s/damaged-%u", fixture->directory, i);
      g_autoptr (GError) error = NULL;
      BluffStoreSalvage saved;

      g_assert_true (bluff_store_backup (fixture->store, damaged, FALSE, NULL));
      fixture_run_sql (damaged, rows[i].sql);
      g_test_message ("%s", rows[i].sql);
      bluff_store_salvage (other, damaged, NULL, NULL, &saved, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (saved.games_whole + saved.games_cut + saved.games_lost, ==, 2);
      g_assert_cmpuint (saved.games_lost, ==, rows[i].lost);
      g_assert_cmpuint (saved.players, ==, 2);
      g_assert_cmpint (saved.more_unknown, ==, rows[i].unknown);
      bluff_store_close (other);
      fixture_remove_directory (elsewhere);
    }
}

/* From a sound database everything is saved, once. */
static void
test_salvage_whole (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *kept = NULL;
  g_autoptr (BluffStorePlayer) anna = NULL;
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  g_autoptr (BluffStoreStatistics) again = NULL;
  BluffStoreSalvage saved;

  add_many (fixture->store, fixture->anna);
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  /* Somebody is here already, and Anna is not the first. */
  fixture_add_player (fixture->store, "Bo");
  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, &saved, NULL));
  g_assert_cmpuint (saved.players, ==, 1);
  g_assert_cmpuint (saved.games_whole, ==, GAMES);
  g_assert_cmpuint (saved.games_cut + saved.games_known + saved.games_lost, ==, 0);
  g_assert_false (saved.more_unknown);
  assert_saved_rightly (fixture->store, &saved);

  anna = bluff_store_find_player (fixture->store, "anna", NULL);
  g_assert_cmpint (anna->id, !=, fixture->anna);
  again = bluff_store_statistics (fixture->store, anna->id, NULL, NULL);
  g_assert_cmpuint (again->overall.games, ==, statistics->overall.games);
  g_assert_cmpuint (again->overall.thinking_ms, ==, statistics->overall.thinking_ms);
  g_assert_cmpint (bluff_store_statistics_fact (again, NULL, "claims"), ==,
                   bluff_store_statistics_fact (statistics, NULL, "claims"));

  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, &saved, NULL));
  g_assert_cmpuint (saved.games_known, ==, GAMES);
  g_assert_cmpuint (saved.games_whole + saved.players, ==, 0);
}

/* What a seat has of its own: its place, the last one of a full table too, and who plays for it since when. */
static void
test_salvage_seats (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[BLUFF_MAX_SEATS] = { fixture->anna };
  const guint places[BLUFF_MAX_SEATS] = { 6, 5, 4, 3, 2, 1 };
  g_autofree char *kept = NULL;
  g_autoptr (BluffStoreGame) company = fixture_make_game ("company", "bluffer", players, 3);
  g_autoptr (BluffStoreGame) again = NULL;
  g_autoptr (BluffStoreGame) full = NULL;
  g_autoptr (BluffStoreGame) handed = NULL;
  g_autoptr (BluffStoreGame) cut = NULL;
  g_autoptr (BluffStoreGame) given_up = NULL;
  BluffStoreSalvage saved;

  fixture_add_finished (fixture->store, "cut", "bluffer", players, places + 4, 2, 1000, BLUFF_STORE_OWN);
  fixture_add_game (fixture->store, "handed", fixture->anna);
  for (guint n = 1; n <= 3; n++)
    g_assert_true (fixture_append (fixture->store, "handed", n, NULL));
  g_assert_true (bluff_store_set_stand_in (fixture->store, "handed", 0, "deckhand", "reckless", NULL));
  fixture_add_game (fixture->store, "given-up", fixture->anna);
  for (guint n = 1; n <= 3; n++)
    g_assert_true (fixture_append (fixture->store, "given-up", n, NULL));
  g_assert_true (bluff_store_abandon_game (fixture->store, "given-up", NULL));
  fixture_add_finished (fixture->store, "full", "bluffaneer", players, places, BLUFF_MAX_SEATS, 1000, BLUFF_STORE_OWN);
  company->seats[1].character = g_strdup ("reckless");
  company->seats[1].engine = g_strdup ("engine 7");
  company->seats[2].kind = BLUFF_STORE_GUEST;
  g_clear_pointer (&company->seats[2].level, g_free);
  g_assert_true (bluff_store_add_game (fixture->store, company, NULL, NULL));
  bluff_store_close (fixture->store);
  fixture_run_sql (fixture->path, "DELETE FROM events WHERE n = 2 AND "
                                  "game IN (SELECT id FROM games WHERE uid IN ('cut', 'given-up'))");
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, &saved, NULL));
  g_assert_cmpuint (saved.games_whole, ==, 3);
  g_assert_cmpuint (saved.games_cut, ==, 2);
  again = bluff_store_read_game (fixture->store, "company", NULL, NULL);
  for (guint i = 1; i < 3; i++)
    {
      g_assert_cmpint (again->seats[i].kind, ==, company->seats[i].kind);
      g_assert_cmpstr (again->seats[i].name, ==, company->seats[i].name);
      g_assert_cmpstr (again->seats[i].level, ==, company->seats[i].level);
      g_assert_cmpstr (again->seats[i].character, ==, company->seats[i].character);
      g_assert_cmpstr (again->seats[i].engine, ==, company->seats[i].engine);
    }
  full = bluff_store_read_game (fixture->store, "full", NULL, NULL);
  g_assert_cmpint (full->state, ==, BLUFF_STORE_FINISHED);
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    g_assert_cmpuint (full->seats[i].place, ==, places[i]);
  handed = bluff_store_read_game (fixture->store, "handed", NULL, NULL);
  g_assert_cmpstr (handed->seats[0].stand_in, ==, "deckhand");
  g_assert_cmpstr (handed->seats[0].stand_in_character, ==, "reckless");
  g_assert_cmpuint (handed->seats[0].handed_at, ==, 4);
  g_assert_null (handed->seats[1].stand_in);
  g_assert_cmpuint (handed->seats[1].handed_at, ==, 0);

  /* How it ended is known, although the end itself is lost. */
  cut = bluff_store_read_game (fixture->store, "cut", NULL, NULL);
  g_assert_cmpint (cut->state, ==, BLUFF_STORE_FINISHED);
  g_assert_cmpuint (cut->n_lines, ==, 1);
  g_assert_cmpuint (cut->seats[1].place, ==, 1);
  given_up = bluff_store_read_game (fixture->store, "given-up", NULL, NULL);
  g_assert_cmpint (given_up->state, ==, BLUFF_STORE_ABANDONED);
  g_assert_cmpuint (given_up->n_lines, ==, 1);
}

/* A finished game without results stays one if it is whole, since they can be counted again; otherwise its end is
 * lost. */
static void
test_salvage_without_results (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[] = { fixture->anna, BLUFF_STORE_NO_PLAYER };
  const guint places[] = { 1, 2 };
  g_autofree char *kept = NULL;
  g_autoptr (BluffStoreGame) whole = NULL;
  g_autoptr (BluffStoreGame) cut = NULL;

  fixture_add_finished (fixture->store, "whole", "bluffer", players, places, 2, 1000, BLUFF_STORE_OWN);
  fixture_add_finished (fixture->store, "cut", "bluffer", players, places, 2, 1000, BLUFF_STORE_OWN);
  bluff_store_close (fixture->store);
  fixture_run_sql (fixture->path, "DELETE FROM facts; DELETE FROM results; DELETE FROM events WHERE n = 2 AND "
                                  "game = (SELECT id FROM games WHERE uid = 'cut')");
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, NULL, NULL));
  whole = bluff_store_read_game (fixture->store, "whole", NULL, NULL);
  g_assert_cmpint (whole->state, ==, BLUFF_STORE_FINISHED);
  cut = bluff_store_read_game (fixture->store, "cut", NULL, NULL);
  g_assert_cmpint (cut->state, ==, BLUFF_STORE_UNFINISHED);
  g_assert_true (bluff_store_delete_game (fixture->store, "whole", NULL));
}

/* The number of a damaged seat may be somebody's in the new database: nobody loses a seat by that. */
static void
test_salvage_stray_number (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[] = { BLUFF_STORE_NO_PLAYER, fixture->anna };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("game", "bluffer", players, 2);
  g_autoptr (BluffStoreGame) again = NULL;
  g_autoptr (BluffStorePlayer) anna = NULL;
  g_autofree char *kept = NULL;

  g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
  bluff_store_close (fixture->store);
  fixture_run_sql (fixture->path, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; "
                                  "UPDATE seats SET player = 2 WHERE seat = 0");
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  fixture_add_player (fixture->store, "Bo");
  g_assert_true (bluff_store_salvage (fixture->store, kept, NULL, NULL, NULL, NULL));
  anna = bluff_store_find_player (fixture->store, "Anna", NULL);
  g_assert_cmpint (anna->id, ==, 2);
  again = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpint (again->seats[0].kind, ==, BLUFF_STORE_COMPUTER);
  g_assert_cmpint (again->seats[1].kind, ==, BLUFF_STORE_PROFILE);
  g_assert_cmpint (again->seats[1].player, ==, anna->id);
}

/* Every version that there ever was. */
static void
test_salvage_earlier_schema (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  for (guint version = 1; version <= 2; version++)
    {
      char *directory = fixture_make_directory ();
      g_autofree char *name = g_strdup_printf ("schema-%u.db", version);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store", "fixtures", name, NULL);
      g_autoptr (BluffStore) store = fixture_open_store (directory);
      g_autoptr (GError) error = NULL;
      g_autoptr (BluffStorePlayer) anna = NULL;
      BluffStoreSalvage saved;

      bluff_store_salvage (store, path, NULL, NULL, &saved, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (saved.games_whole, >, 0);
      g_assert_cmpuint (saved.games_lost + saved.games_cut, ==, 0);
      anna = bluff_store_find_player (store, "Anna", NULL);
      g_assert_nonnull (anna);
      fixture_assert_sound (store);
      bluff_store_close (store);
      fixture_remove_directory (directory);
    }
}

/* Without what it is known by, a game is lost; the others are not. */
static void
test_salvage_without_id (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;
  BluffStoreSalvage saved;

  fixture_add_game (fixture->store, "nameless", fixture->anna);
  fixture_add_game (fixture->store, "kindless", fixture->anna);
  fixture_add_game (fixture->store, "named", fixture->anna);
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  fixture_run_sql (kept, "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (replace (sql, "
                         "'uid TEXT NOT NULL', 'uid TEXT'), 'kind TEXT NOT NULL', 'kind TEXT') WHERE name = 'games'");
  fixture_run_sql (kept, "UPDATE games SET uid = NULL WHERE uid = 'nameless'; "
                         "UPDATE games SET kind = NULL WHERE uid = 'kindless'");
  g_assert_true (bluff_store_open (fixture->store, NULL));
  bluff_store_salvage (fixture->store, kept, NULL, NULL, &saved, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (saved.games_whole, ==, 1);
  g_assert_cmpuint (saved.games_lost, ==, 2);
}

/* What is damaged within a row costs what rests on it, and no more. */
static void
test_salvage_rows (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
#define OVER "WHERE game = (SELECT id FROM games WHERE uid = 'over')"
  static const struct
  {
    const char *sql;
    guint players, whole, cut, lost;
    gboolean unknown;
    gboolean finished; /* with the results of "over" */
    BluffStoreSeatKind first, second;
  } rows[] = {
#define PROFILE BLUFF_STORE_PROFILE
#define ANONYMOUS BLUFF_STORE_ANONYMOUS
    { "SELECT 1", 2, 2, 0, 0, FALSE, TRUE, PROFILE, PROFILE },
    /* A fact without a name, and one too many. */
    { "DELETE FROM fact_names WHERE name = 'claims'", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "WITH RECURSIVE n (i) AS (VALUES (100) UNION ALL SELECT i + 1 FROM n WHERE i < 161) "
      "INSERT INTO fact_names SELECT i, 'fact ' || i FROM n; "
      "INSERT INTO facts SELECT r.player, r.game, r.seat, n.id, 1 FROM results r, fact_names n WHERE n.id >= 100",
      2, 2, 0, 0, FALSE, TRUE, PROFILE, PROFILE },
    { "WITH RECURSIVE n (i) AS (VALUES (100) UNION ALL SELECT i + 1 FROM n WHERE i < 162) "
      "INSERT INTO fact_names SELECT i, 'fact ' || i FROM n; "
      "INSERT INTO facts SELECT r.player, r.game, r.seat, n.id, 1 FROM results r, fact_names n WHERE n.id >= 100",
      2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "UPDATE results SET place = 0 WHERE seat = 1", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "UPDATE results SET place = 6 WHERE seat = 1", 2, 2, 0, 0, FALSE, TRUE, PROFILE, PROFILE },
    { "UPDATE results SET place = 7 WHERE seat = 1", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "DELETE FROM facts; DELETE FROM results WHERE seat = 0", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "DROP TABLE facts", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    { "DROP TABLE results", 2, 2, 0, 0, FALSE, FALSE, PROFILE, PROFILE },
    /* Nobody knows who sat there. */
    { "DROP TABLE seats", 2, 2, 0, 0, FALSE, FALSE, ANONYMOUS, ANONYMOUS },
    { "DELETE FROM seats " OVER " AND seat = 1", 2, 2, 0, 0, FALSE, FALSE, PROFILE, ANONYMOUS },
    { "DROP INDEX seats_of_player; UPDATE seats SET player = 1 " OVER, 2, 2, 0, 0, FALSE, FALSE, PROFILE, ANONYMOUS },
    { "DELETE FROM players WHERE name = 'Bo'", 1, 2, 0, 0, FALSE, TRUE, PROFILE, ANONYMOUS },
    { "UPDATE players SET name = ' ' WHERE name = 'Bo'", 1, 2, 0, 0, FALSE, TRUE, PROFILE, ANONYMOUS },
    { "DROP TABLE players", 0, 2, 0, 0, FALSE, TRUE, ANONYMOUS, ANONYMOUS },
    /* Lines. */
    { "UPDATE events SET line = CAST (x'6cff' AS TEXT) WHERE n = 2 AND game = 2", 2, 1, 1, 0, FALSE, TRUE, PROFILE,
      PROFILE },
    { "DROP TABLE events", 2, 1, 1, 0, FALSE, TRUE, PROFILE, PROFILE },
    { "DROP TABLE events; DELETE FROM games WHERE uid = 'open'", 2, 0, 1, 0, FALSE, TRUE, PROFILE, PROFILE },
    /* Games. */
    { "UPDATE games SET n_seats = 0 WHERE uid = 'open'", 2, 1, 0, 1, FALSE, TRUE, PROFILE, PROFILE },
    { "DELETE FROM events WHERE game = 1; DELETE FROM games WHERE uid = 'open'", 2, 1, 0, 0, FALSE, TRUE, PROFILE,
      PROFILE },
#undef PROFILE
#undef ANONYMOUS
  };
#undef OVER
  const gint64 players[] = { fixture->anna, fixture_add_player (fixture->store, "Bo") };
  const guint places[] = { 1, 2 };

  fixture_add_game (fixture->store, "open", fixture->anna);
  fixture_add_finished (fixture->store, "over", "pirate", players, places, 2, 1000, BLUFF_STORE_OWN);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *elsewhere = fixture_make_directory ();
      g_autoptr (BluffStore) other = fixture_open_store (elsewhere);
      g_autofree char *damaged = g_strdup_printf ("%s/damaged-%u", fixture->directory, i);
      g_autofree char *sql =
          g_strconcat ("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ", rows[i].sql, NULL);
      g_autoptr (BluffStoreGame) over = NULL;
      g_autoptr (GError) error = NULL;
      BluffStoreSalvage saved;

      g_assert_true (bluff_store_backup (fixture->store, damaged, FALSE, NULL));
      fixture_run_sql (damaged, sql);
      g_test_message ("%s", rows[i].sql);
      bluff_store_salvage (other, damaged, NULL, NULL, &saved, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (saved.players, ==, rows[i].players);
      g_assert_cmpuint (saved.games_whole, ==, rows[i].whole);
      g_assert_cmpuint (saved.games_cut, ==, rows[i].cut);
      g_assert_cmpuint (saved.games_lost, ==, rows[i].lost);
      g_assert_cmpint (saved.more_unknown, ==, rows[i].unknown);
      over = bluff_store_read_game (other, "over", NULL, NULL);
      g_assert_true ((over->seats[0].place != 0) == rows[i].finished);
      g_assert_cmpint (over->seats[0].kind, ==, rows[i].first);
      g_assert_cmpint (over->seats[1].kind, ==, rows[i].second);
      bluff_store_close (other);
      fixture_remove_directory (elsewhere);
    }
}

/* Where even the steps to the version of today cannot be taken, nothing is saved, and that is said. */
static void
test_salvage_step_fails (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store", "fixtures", "schema-1.db", NULL);
  g_autofree char *damaged = g_build_filename (fixture->directory, "damaged", NULL);
  g_autoptr (GBytes) bytes = fixture_read_file (path);
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;
  BluffStoreSalvage saved;

  fixture_write_file (damaged, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  fixture_run_sql (damaged, "PRAGMA foreign_keys = OFF; DROP TABLE results");
  g_assert_false (bluff_store_salvage (fixture->store, damaged, NULL, NULL, &saved, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_STEP_FAILED);
  players = bluff_store_list_players (fixture->store, TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 1);
}

static gboolean
judge_nothing (BluffStoreGame *game,
               GPtrArray *lines G_GNUC_UNUSED,
               char **position G_GNUC_UNUSED,
               gpointer data G_GNUC_UNUSED)
{
  return !g_str_equal (game->id, "first");
}

/* A game of which nothing can be made is lost. */
static void
test_salvage_judged (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *kept = NULL;
  BluffStoreSalvage saved;

  fixture_add_game (fixture->store, "first", fixture->anna);
  fixture_add_game (fixture->store, "second", fixture->anna);
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_true (bluff_store_salvage (fixture->store, kept, judge_nothing, NULL, &saved, NULL));
  g_assert_cmpuint (saved.games_lost, ==, 1);
  g_assert_cmpuint (saved.games_whole, ==, 1);
}

static gboolean
judge_elsewhere (BluffStoreGame *game, GPtrArray *lines, char **position, gpointer data G_GNUC_UNUSED)
{
  if (!g_str_equal (game->id, "whole"))
    g_ptr_array_set_size (lines, 1);
  if (!g_str_equal (game->id, "anywhere"))
    *position = g_strdup ("elsewhere");
  return TRUE;
}

/* Only a game that was cut stands elsewhere than its row says, if anybody knows where. */
static void
test_salvage_positions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const ids[] = { "cut", "whole", "anywhere" };
  g_autofree char *kept = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      fixture_add_game (fixture->store, ids[i], fixture->anna);
      for (guint n = 1; n <= 3; n++)
        g_assert_true (fixture_append (fixture->store, ids[i], n, NULL));
    }
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_true (bluff_store_salvage (fixture->store, kept, judge_elsewhere, NULL, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (BluffStoreGame) game = bluff_store_read_game (fixture->store, ids[i], NULL, NULL);

      g_assert_cmpstr (game->position, ==, i == 0 ? "elsewhere" : "set up");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/care/set-aside-without-file", test_set_aside_without_file, NULL);
  ADD ("/store/care/salvage-nothing", test_salvage_nothing, NULL);
  ADD ("/store/care/salvage-flipped", test_aside_and_salvage, GINT_TO_POINTER (FALSE));
  ADD ("/store/care/salvage-truncated", test_aside_and_salvage, GINT_TO_POINTER (TRUE));
  ADD ("/store/care/salvage-unknown", test_salvage_unknown, NULL);
  ADD ("/store/care/salvage-whole", test_salvage_whole, NULL);
  ADD ("/store/care/salvage-seats", test_salvage_seats, NULL);
  ADD ("/store/care/salvage-without-results", test_salvage_without_results, NULL);
  ADD ("/store/care/salvage-stray-number", test_salvage_stray_number, NULL);
  ADD ("/store/care/salvage-earlier-schema", test_salvage_earlier_schema, NULL);
  ADD ("/store/care/salvage-without-id", test_salvage_without_id, NULL);
  ADD ("/store/care/salvage-rows", test_salvage_rows, NULL);
  ADD ("/store/care/salvage-step-fails", test_salvage_step_fails, NULL);
  ADD ("/store/care/salvage-judged", test_salvage_judged, NULL);
  ADD ("/store/care/salvage-positions", test_salvage_positions, NULL);
#undef ADD

  return g_test_run ();
}
