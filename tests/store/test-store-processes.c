/* test-store-processes.c: several processes and one data directory.
 *
 * The program is its own other process: `test-store-processes --as WHAT DIRECTORY GAME N`.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lock.h"
#include "bluff-store-private.h"
#include "store-fixture.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum
{
  LONG_PATIENCE_MS = 20000
};

static char *program;

/* --- The other process ---------------------------------------------------------------------------------------------
 */

/* Says that it is ready, and waits to be told to end. */
static void
wait_to_end (void)
{
  puts ("ready");
  fflush (stdout);
  getchar ();
}

static int
be_player (const char *directory, const char *game, guint n)
{
  g_autoptr (BluffStore) store = bluff_store_new (directory);
  g_autoptr (GError) error = NULL;

  bluff_store_set_patience (store, LONG_PATIENCE_MS);
  bluff_store_open (store, &error);
  for (guint i = 1; i <= n && error == NULL; i++)
    if (fixture_append (store, game, i, &error))
      {
        printf ("%u\n", i);
        fflush (stdout);
      }
  if (error != NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      return 1;
    }
  return 0;
}

static int
be_holder (const char *directory, const char *game)
{
  g_autoptr (BluffStore) store = fixture_open_store (directory);

  g_assert_true (bluff_store_hold_game (store, game, NULL));
  wait_to_end ();
  return 0;
}

/* Somebody with a tool for databases. HOW is SQL. */
static int
be_locker (const char *directory, const char *how)
{
  g_autofree char *path = g_build_filename (directory, "bluff-bay.db", NULL);
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, how, NULL, NULL, NULL), ==, SQLITE_OK);
  wait_to_end ();
  sqlite3_close (handle);
  return 0;
}

static int
be_other (char *arguments[])
{
  if (strcmp (arguments[0], "player") == 0)
    return be_player (arguments[1], arguments[2], (guint) atoi (arguments[3]));
  if (strcmp (arguments[0], "holder") == 0)
    return be_holder (arguments[1], arguments[2]);
  return be_locker (arguments[1], arguments[2]);
}

static GSubprocess *
start (const char *what, const char *directory, const char *game, const char *n)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *other = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                         program, "--as", what, directory, game, n, NULL);

  g_assert_no_error (error);
  return other;
}

static char *
read_line (GSubprocess *other)
{
  GString *line = g_string_new (NULL);
  char c;

  while (g_input_stream_read (g_subprocess_get_stdout_pipe (other), &c, 1, NULL, NULL) == 1 && c != '\n')
    g_string_append_c (line, c);
  return g_string_free (line, FALSE);
}

static GSubprocess *
start_ready (const char *what, const char *directory, const char *game)
{
  GSubprocess *other = start (what, directory, game, "0");
  g_autofree char *line = read_line (other);

  g_assert_cmpstr (line, ==, "ready");
  return other;
}

static void
end (GSubprocess *other)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_close (g_subprocess_get_stdin_pipe (other), NULL, NULL);
  g_subprocess_wait_check (other, NULL, &error);
  g_assert_no_error (error);
  g_object_unref (other);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_two_players (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  GSubprocess *others[2];

  fixture_add_game (store, "left", BLUFF_STORE_NO_PLAYER);
  fixture_add_game (store, "right", BLUFF_STORE_NO_PLAYER);
  others[0] = start ("player", directory, "left", "1000");
  others[1] = start ("player", directory, "right", "1000");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *said = NULL;

      g_subprocess_communicate_utf8 (others[i], NULL, NULL, &said, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (g_subprocess_get_successful (others[i]));
      g_assert_true (g_str_has_suffix (said, "\n1000\n"));
      g_object_unref (others[i]);
    }
  fixture_assert_lines (store, "left", 1000);
  fixture_assert_lines (store, "right", 1000);
  fixture_assert_sound (store);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

static void
test_game_open_elsewhere (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autoptr (GError) error = NULL;
  GSubprocess *other;

  fixture_add_game (store, "game", BLUFF_STORE_NO_PLAYER);
  other = start_ready ("holder", directory, "game");
  g_assert_false (bluff_store_hold_game (store, "game", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE);
  end (other);
  g_assert_true (bluff_store_hold_game (store, "game", NULL));
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* A process lets go, however it ends. */
static void
test_killed_holder (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  GSubprocess *other;

  fixture_add_game (store, "game", BLUFF_STORE_NO_PLAYER);
  other = start_ready ("holder", directory, "game");
  g_assert_false (bluff_store_hold_game (store, "game", NULL));
  g_subprocess_force_exit (other);
  g_subprocess_wait (other, NULL, NULL);
  g_object_unref (other);
  g_assert_true (fixture_append (store, "game", 1, NULL));
  /* Its file stays behind until somebody is alone. */
  bluff_store_close (store);
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_cmpuint (fixture_count_files (directory, "locks"), ==, 1);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* Every line that was said to be written is there after the process was killed. */
static void
test_killed_player (void)
{
  char *directory = fixture_make_directory ();
  guint said = 0;

  for (guint round = 0; round < 10; round++)
    {
      g_autoptr (BluffStore) store = fixture_open_store (directory);
      g_autofree char *id = g_strdup_printf ("game-%u", round);
      g_autoptr (BluffStoreGame) game = NULL;
      GSubprocess *other;

      fixture_add_game (store, id, BLUFF_STORE_NO_PLAYER);
      bluff_store_close (store);
      other = start ("player", directory, id, "100000");
      for (guint i = 0; i < 20 + 7 * round; i++)
        {
          g_autofree char *line = read_line (other);

          said = (guint) atoi (line);
        }
      g_subprocess_force_exit (other);
      g_subprocess_wait (other, NULL, NULL);
      g_object_unref (other);

      g_assert_true (bluff_store_open (store, NULL));
      game = bluff_store_read_game (store, id, NULL, NULL);
      g_assert_cmpuint (game->n_lines, >=, said);
      fixture_assert_lines (store, id, game->n_lines);
      fixture_assert_sound (store);
      g_assert_true (fixture_append (store, id, game->n_lines + 1, NULL));
    }
  fixture_remove_directory (directory);
}

static void
test_locked (gconstpointer data)
{
  const char *how = data;
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  gboolean reading_too = strstr (how, "locking_mode") != NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *other;

  fixture_add_player (store, "Anna");
  bluff_store_close (store);
  other = start_ready ("locker", directory, how);
  if (reading_too)
    fixture_assert_refused (directory, BLUFF_STORE_ERROR_BUSY);
  else
    {
      /* Reading goes on; writing is told why not. */
      g_assert_true (bluff_store_open (store, &error));
      g_assert_cmpint (bluff_store_create_player (store, "Bo", NULL, NULL, 0, &error), ==, 0);
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
    }
  end (other);
  g_assert_true (bluff_store_open (store, NULL));
  fixture_add_player (store, "Bo");
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* A reader sees one moment, whatever others write meanwhile. */
static gboolean
read_twice (BluffInside *inside, gpointer data, GError **error)
{
  static const char sql[] = "SELECT count (*) FROM players";
  gint64 before, after;

  g_assert_true (bluff_database_ask_number (inside->database, sql, &before, error));
  fixture_run_sql (data, "DELETE FROM players");
  g_assert_true (bluff_database_ask_number (inside->database, sql, &after, error));
  g_assert_cmpint (before, ==, 1);
  g_assert_cmpint (after, ==, before);
  return TRUE;
}

static void
test_reading (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autofree char *path = g_strdup (bluff_store_get_path (store));

  fixture_add_player (store, "Anna");
  g_assert_true (bluff_store_do_reading (store, read_twice, path, NULL));
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* Nobody has what cannot even be made. */
static void
test_lock_nowhere (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *path = g_build_filename (directory, "nowhere", "lock", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  fixture_remove_directory (directory);
}

int
main (int argc, char *argv[])
{
  if (argc == 6 && strcmp (argv[1], "--as") == 0)
    return be_other (argv + 2);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/processes/two-players", test_two_players);
  g_test_add_func ("/store/processes/game-open-elsewhere", test_game_open_elsewhere);
  g_test_add_func ("/store/processes/killed-holder-lets-go", test_killed_holder);
  g_test_add_func ("/store/processes/killed-player-loses-nothing", test_killed_player);
  g_test_add_func ("/store/processes/written-while-reading", test_reading);
  g_test_add_func ("/store/processes/lock-nowhere", test_lock_nowhere);
  g_test_add_data_func ("/store/processes/locked-for-writing", "BEGIN IMMEDIATE", test_locked);
  g_test_add_data_func ("/store/processes/locked-altogether",
                        "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT", test_locked);

  return g_test_run ();
}
