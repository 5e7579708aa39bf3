/* test-store-schema.c: databases of earlier versions, steps that succeed and steps that fail.
 *
 * Every schema version has a database in fixtures/, made by this program: `test-store-schema --make-fixture FILE`.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-schema.h"
#include "bluff-store-evening.h"
#include "store-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

enum
{
  VERSION_OFFSET = 63, /* the last byte of user_version */
  N_VERSIONS = 5       /* the versions that have a fixture: all that were released */
};

static char *
path_in (const char *directory)
{
  return g_build_filename (directory, "bluff-bay.db", NULL);
}

/* A directory with the database of a version. */
static char *
make_from_fixture (guint version)
{
  char *directory = fixture_make_directory ();
  g_autofree char *name = g_strdup_printf ("schema-%u.db", version);
  g_autofree char *fixture = g_test_build_filename (G_TEST_DIST, "store", "fixtures", name, NULL);
  g_autofree char *path = path_in (directory);
  g_autoptr (GBytes) bytes = fixture_read_file (fixture);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  return directory;
}

static guint
version_of (const char *path)
{
  g_autoptr (GBytes) bytes = fixture_read_file (path);

  return ((const guint8 *) g_bytes_get_data (bytes, NULL))[VERSION_OFFSET];
}

static GResource *
add_steps (const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.gresource", name);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "store", file, NULL);
  g_autoptr (GError) error = NULL;
  GResource *steps = g_resource_load (path, &error);

  g_assert_no_error (error);
  g_resources_register (steps);
  return steps;
}

static void
remove_steps (GResource *steps)
{
  g_resources_unregister (steps);
  g_resource_unref (steps);
}

/* What every fixture contains, as far as its version can. */
static void
fill (BluffStore *store)
{
  const gint64 players[] = { fixture_add_player (store, "Anna"), fixture_add_player (store, "Jürgen"), 0 };
  const guint places[] = { 2, 1, 3 };

  g_assert_true (bluff_store_begin_evening (store, 1699999998000, NULL));
  g_assert_true (bluff_store_begin_series (store, BLUFF_STORE_SHORT_SERIES, 1699999999000, NULL));
  fixture_add_finished (store, "finished", "pirate", players, places, 3, 1700000000000, BLUFF_STORE_OWN);
  fixture_add_finished (store, "imported", "bluffer", players, places, 3, 1700000001000, BLUFF_STORE_IMPORT);
  fixture_add_game (store, "unfinished", players[0]);
  for (guint n = 1; n <= 5; n++)
    g_assert_true (fixture_append (store, "unfinished", n, NULL));
}

static void
assert_filled (BluffStore *store)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store, "JÜRGEN", NULL);
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  const BluffStoreScope with_imports = { .with_imports = TRUE };

  fixture_assert_sound (store);
  fixture_assert_lines (store, "unfinished", 5);
  fixture_assert_lines (store, "finished", 2);
  g_assert_nonnull (player);
  statistics = bluff_store_statistics (store, player->id, &with_imports, NULL);
  g_assert_cmpuint (statistics->overall.games, ==, 2);
  g_assert_cmpuint (statistics->overall.wins, ==, 2);
  g_assert_cmpint (bluff_store_statistics_fact (statistics, "pirate", "claims"), ==, 11);
  for (guint i = 0; i < statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *opponent = g_ptr_array_index (statistics->opponents, i);

      g_assert_cmpuint (opponent->games, ==, 2);
      g_assert_null (opponent->character);
    }
}

/* Games from before claims were kept have none, and the store says so, once. */
static void
assert_claims (BluffStore *store, guint version)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store, "Anna", NULL);
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (store, player->id, NULL, NULL);
  const BluffStoreHabits *habits = bluff_store_statistics_habits (statistics, NULL);
  gboolean due;

  g_assert_cmpuint (habits->situations[BLUFF_STORE_SITUATION_ANY].claims, ==, version < 4 ? 0 : 2);
  g_assert_true (bluff_store_is_recount_due (store, &due, NULL));
  g_assert_true (due == (version < 4));
  g_assert_true (bluff_store_set_recount_due (store, FALSE, NULL));
  g_assert_true (bluff_store_is_recount_due (store, &due, NULL));
  g_assert_false (due);
}

/* Whether a series was on was not kept before. */
static void
assert_evening (BluffStore *store, guint version)
{
  g_autoptr (BluffStoreEvening) evening = bluff_store_read_evening (store, "finished", 1700000002000, NULL);

  g_assert_true (evening->has_game);
  g_assert_cmpuint (evening->winners->len, ==, 1);
  g_assert_true (evening->series_has_game == (version >= 5));
  g_assert_cmpuint (evening->goal, ==, version < 5 ? 0 : 2);
}

/* --- Earlier versions ----------------------------------------------------------------------------------------------
 */

static void
test_every_version (void)
{
  for (guint version = 1; version <= N_VERSIONS; version++)
    {
      char *directory = make_from_fixture (version);
      g_autoptr (BluffStore) store = fixture_open_store (directory);

      assert_filled (store);
      assert_claims (store, version);
      assert_evening (store, version);
      g_assert_true (fixture_append (store, "unfinished", 6, NULL));
      bluff_store_close (store);
      fixture_remove_directory (directory);
    }
}

/* A new step must bring its fixture. */
static void
test_fixtures_complete (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);

  bluff_store_close (store);
  g_assert_cmpuint (version_of (bluff_store_get_path (store)), ==, N_VERSIONS);
  fixture_remove_directory (directory);
}

/* Whatever was interrupted before. */
static void
test_inspect (void)
{
  char *directory = make_from_fixture (1);
  g_autofree char *path = path_in (directory);
  int input = dup (STDIN_FILENO);

  errno = EINTR;
  g_assert_true (bluff_schema_inspect (path, NULL));

  /* A program without a standard input gets its number for the file. */
  close (STDIN_FILENO);
  g_assert_true (bluff_schema_inspect (path, NULL));
  if (input >= 0)
    {
      dup2 (input, STDIN_FILENO);
      close (input);
    }
  fixture_remove_directory (directory);
}

/* --- Steps ---------------------------------------------------------------------------------------------------------
 */

static void
test_steps_with_copies (void)
{
  mode_t mask = umask (0);
  char *directory = make_from_fixture (N_VERSIONS);
  GResource *steps = add_steps ("good");
  g_autofree char *path = path_in (directory);
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autofree char *copies = g_build_filename (directory, "copies", NULL);
  g_autoptr (GDir) kept = g_dir_open (copies, 0, NULL);
  GStatBuf status;
  const char *name;
  guint versions = 0;

  assert_filled (store);
  bluff_store_close (store);
  g_assert_cmpuint (version_of (path), ==, N_VERSIONS + 4);
  g_assert_cmpint (g_stat (copies, &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 07777, ==, 0700);
  /* Four steps; the copies before the last three stay, whole, of their version, and for nobody else. */
  while ((name = g_dir_read_name (kept)) != NULL)
    {
      g_autofree char *copy = g_build_filename (copies, name, NULL);

      versions |= 1u << version_of (copy);
      g_assert_cmpint (g_stat (copy, &status), ==, 0);
      g_assert_cmpuint (status.st_mode & 07777, ==, 0600);
    }
  g_assert_cmpuint (versions, ==, 0xEu << N_VERSIONS);

  /* Nothing to do the second time. */
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_cmpuint (fixture_count_files (directory, "copies"), ==, 3);
  bluff_store_close (store);
  remove_steps (steps);
  umask (mask);

  /* Now it is newer than what is known. */
  fixture_assert_refused (directory, BLUFF_STORE_ERROR_NEWER);
  fixture_remove_directory (directory);
}

/* The clock went back: the copy just made stays, although others seem to be younger; and what somebody else keeps there
 * is not ours. */
static void
test_copies_and_clock (void)
{
  static const struct
  {
    const char *name;
    gboolean stays;
  } rows[] = {
    { "9000000000000001-schema-1.db", FALSE },
    { "9000000000000002-schema-1.db", TRUE },
    { "9000000000000003-schema-1.db", TRUE },
    { "9000000000000000-schema-1.db.mine", TRUE },
    { "0-schema-1.db", TRUE },
    { "0000000000000000-schema-1.sqlite", TRUE },
    { "0000000000000000-SCHEMA-1.DB", TRUE },
    { "letter.txt", TRUE },
  };
  char *directory = make_from_fixture (N_VERSIONS);
  GResource *steps = add_steps ("bad");
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autofree char *copies = g_build_filename (directory, "copies", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (copies, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (copies, rows[i].name, NULL);

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
    }
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_STEP_FAILED);
  g_assert_cmpint (version_of (bluff_store_error_get_path (error)), ==, N_VERSIONS);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (copies, rows[i].name, NULL);

      g_test_message ("%s", rows[i].name);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == rows[i].stays);
    }
  remove_steps (steps);
  fixture_remove_directory (directory);
}

static void
test_step_fails (gconstpointer data)
{
  char *directory = make_from_fixture (N_VERSIONS);
  GResource *steps = add_steps (data);
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autofree char *path = path_in (directory);
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_STEP_FAILED);
  g_assert_cmpint (bluff_store_error_get_number (error), ==, N_VERSIONS + 1);
  copy = g_strdup (bluff_store_error_get_path (error));
  remove_steps (steps);

  /* Without the step, everything is as it was; and so is the copy. */
  g_assert_true (bluff_store_open (store, NULL));
  assert_filled (store);
  g_assert_true (bluff_store_restore (store, copy, NULL, &error));
  assert_filled (store);
  bluff_store_close (store);
  g_assert_cmpuint (version_of (path), ==, N_VERSIONS);
  fixture_remove_directory (directory);
}

/* Without a copy of what was before, no step is taken. */
static void
test_no_copy (void)
{
  char *directory = make_from_fixture (N_VERSIONS);
  GResource *steps = add_steps ("good");
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autofree char *path = path_in (directory);
  g_autofree char *copies = g_build_filename (directory, "copies", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (copies, "no folder", -1, NULL));
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_cmpuint (version_of (path), ==, N_VERSIONS);
  remove_steps (steps);
  fixture_remove_directory (directory);
}

/* A step is not taken under the feet of another process. */
static void
test_step_while_open (void)
{
  char *directory = make_from_fixture (N_VERSIONS);
  g_autoptr (BluffStore) other = fixture_open_store (directory);
  GResource *steps = add_steps ("good");

  assert_filled (other);
  fixture_assert_refused (directory, BLUFF_STORE_ERROR_BUSY);
  g_assert_cmpuint (fixture_count_files (directory, "copies"), ==, 0);
  remove_steps (steps);
  assert_filled (other);
  bluff_store_close (other);
  fixture_remove_directory (directory);
}

static int
make_fixture (const char *path)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);

  fill (store);
  g_assert_true (bluff_store_backup (store, path, TRUE, NULL));
  bluff_store_close (store);
  fixture_remove_directory (directory);
  return 0;
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && strcmp (argv[1], "--make-fixture") == 0)
    return make_fixture (argv[2]);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/schema/every-version", test_every_version);
  g_test_add_func ("/store/schema/inspect-after-interruption", test_inspect);
  g_test_add_func ("/store/schema/fixtures-complete", test_fixtures_complete);
  g_test_add_func ("/store/schema/steps-with-copies", test_steps_with_copies);
  g_test_add_func ("/store/schema/copies-and-clock", test_copies_and_clock);
  g_test_add_data_func ("/store/schema/step-fails", "bad", test_step_fails);
  g_test_add_data_func ("/store/schema/step-leaves-orphans", "orphan", test_step_fails);
  g_test_add_func ("/store/schema/no-copy", test_no_copy);
  g_test_add_func ("/store/schema/step-while-open", test_step_while_open);

  return g_test_run ();
}
