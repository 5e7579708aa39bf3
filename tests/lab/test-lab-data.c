/* test-lab-data.c: the commands on a data directory, in good and in bad times.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  VERSION_OFFSET = 60, /* of the schema's number in a database of SQLite, four bytes, the largest first */
  PAGE_SIZE = 4096,
  NOBODY = 65534 /* somebody who is not root */
};

#define SOME_ID "00000000-0000-0000-0000-000000000000"
#define RESUME "play --resume " SOME_ID

/* --- Nothing there -------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  const char *arguments;
  int code;
  const char *answer;
} on_nothing[] = {
  { "list", "list", BLUFF_LAB_OK, "There are no saved games." },
  { "stats", "stats", BLUFF_LAB_OK, "No player has finished a game yet." },
  { "stats-of-a-player", "stats Anna", BLUFF_LAB_WRONG, "There is no player “Anna” here." },
  { "export", "export --all @games", BLUFF_LAB_WRONG, "nothing was ever saved there" },
  { "recount", "recount", BLUFF_LAB_WRONG, "nothing was ever saved there" },
  { "backup", "backup @copy", BLUFF_LAB_WRONG, "nothing was ever saved there" },
  { "restore", "restore @none", BLUFF_LAB_WRONG, "/none” is not there" },
  { "salvage", "salvage", BLUFF_LAB_WRONG, "nothing was ever saved there" },
  { "check", "check", BLUFF_LAB_WRONG, "nothing was ever saved there" },
  { "resume", RESUME, BLUFF_LAB_WRONG, "nothing was ever saved there" },
};

/* Looking does not make anything. */
static void
test_nothing (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *folder = make_folder ();
  g_autofree char *arguments = g_strdup_printf ("%s --data-dir @data", on_nothing[i].arguments);
  g_autofree char *database = g_build_filename (folder, "data", "bluff-bay.db", NULL);

  assert_answers (folder, on_nothing[i].code, arguments, on_nothing[i].answer);
  g_assert_false (g_file_test (database, G_FILE_TEST_EXISTS));
  remove_folder (folder);
}

/* Something is there, and it is not what it should be: that is no absence of games. */
static void
test_in_its_place (void)
{
  static const char *const commands[] = { "list", "stats", "check", "salvage", "recount", "export --all @games" };
  g_autofree char *folder = make_folder ();
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *database = g_build_filename (data, "bluff-bay.db", NULL);
  g_autofree char *link_folder = g_build_filename (folder, "link", NULL);

  g_assert_cmpint (g_mkdir (data, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nonexistent/disk/bluff-bay.db", database), ==, 0);
  g_assert_cmpint (symlink ("/nonexistent/disk", link_folder), ==, 0);
  write_file (folder, "file", "x", 1);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *on_file = g_strdup_printf ("%s --data-dir @file", commands[i]);
      g_autofree char *on_link = g_strdup_printf ("%s --data-dir @data", commands[i]);
      g_autofree char *on_folder = g_strdup_printf ("%s --data-dir @link", commands[i]);

      assert_answers (folder, BLUFF_LAB_WRONG, on_file, "/file” is not a folder. Nothing was changed.");
      assert_answers (folder, BLUFF_LAB_WRONG, on_link,
                      "/data/bluff-bay.db” is a link to “/nonexistent/disk/bluff-bay.db”, which is not there");
      assert_answers (folder, BLUFF_LAB_WRONG, on_folder, "/link” is a link to “/nonexistent/disk”");
    }
  g_assert_true (g_file_test (database, G_FILE_TEST_IS_SYMLINK));
  remove_folder (folder);
}

/* The rules cannot read what an earlier version wrote: a sentence says so, and why. */
static void
test_unknown_options (void)
{
  g_autofree char *fixture = g_test_build_filename (G_TEST_DIST, "store", "fixtures", "schema-3.db", NULL);
  g_autofree char *folder = make_folder ();
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *bytes = NULL;
  g_auto (Run) run = { 0 };
  gsize size;

  g_assert_true (g_file_get_contents (fixture, &bytes, &size, NULL));
  g_assert_cmpint (g_mkdir (data, 0700), ==, 0);
  write_file (data, "bluff-bay.db", bytes, (gssize) size);
  run = run_lab (folder, "check --data-dir @data");
  g_assert_cmpint (run.code, ==, BLUFF_LAB_WRONG);
  g_assert_null (strstr (run.said, "Nothing is wrong"));
  g_assert_nonnull (strstr (run.said, "finished:1: format: “options” has a value that is not known.\n"));
  remove_folder (folder);
}

/* --- Bad times -----------------------------------------------------------------------------------------------------
 */

/* Commands that open the database, and must all say the same of one that cannot be opened. */
static const char *const openers[] = {
  "list",    "stats",        "stats Anna", "export --all @games",
  "recount", "backup @copy", "check",      "play bluffer --players 2 --seed 1",
  RESUME,    "import @none",
};

static void
assert_all_say (const char *folder, const char *sentence)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *database = g_build_filename (folder, "data", "bluff-bay.db", NULL);
  gsize size;
  gsize size_after;

  g_assert_true (g_file_get_contents (database, &before, &size, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("%s --data-dir @data", openers[i]);

      assert_answers (folder, BLUFF_LAB_WRONG, arguments, sentence, "/data/bluff-bay.db");
    }

  g_assert_true (g_file_get_contents (database, &after, &size_after, NULL));
  g_assert_cmpmem (before, size, after, size_after);
}

static void
test_newer (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *database = g_build_filename (folder, "data", "bluff-bay.db", NULL);
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (database, &bytes, &size, NULL));
  bytes[VERSION_OFFSET + 2] = bytes[VERSION_OFFSET + 3] = 1;
  g_assert_true (g_file_set_contents (database, bytes, (gssize) size, NULL));
  assert_all_say (folder, "was written by a newer Bluff Bay (format 257; this one knows ");
  assert_answers (folder, BLUFF_LAB_WRONG, "salvage --data-dir @data", "was written by a newer Bluff Bay");
  clear_data (&witness, folder);
}

static void
test_not_a_database (void)
{
  Witness witness;
  char *folder = make_data (&witness);

  write_file (folder, "data/bluff-bay.db", "Dear diary, today I bluffed.", -1);
  assert_all_say (folder, "is not a Bluff Bay file");
  assert_answers (folder, BLUFF_LAB_WRONG, "salvage --data-dir @data", "Nothing could be read", "/aside/");
  assert_answers (folder, BLUFF_LAB_OK, "check --data-dir @data", "ok, 0 games");
  clear_data (&witness, folder);
}

/* Cut in the middle: nothing opens it, and what can be read is saved from it. */
static void
test_truncated (void)
{
  g_auto (Run) salvage = { 0 };
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *database = g_build_filename (folder, "data", "bluff-bay.db", NULL);
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (database, &bytes, &size, NULL));
  g_assert_true (g_file_set_contents (database, bytes, (gssize) (size / PAGE_SIZE / 2 * PAGE_SIZE), NULL));
  assert_answers (folder, BLUFF_LAB_WRONG, "check --data-dir @data", "damaged");
  salvage = run_lab (folder, "salvage --data-dir @data");
  g_assert_cmpint (salvage.code, ==, BLUFF_LAB_WRONG);
  g_assert_nonnull (strstr (salvage.said, "/aside/"));
  g_assert_nonnull (strstr (salvage.said, "There may have been other games: how many cannot be read any more.\n"));
  /* What nobody knows is not said. */
  g_assert_null (strstr (salvage.said, "0 games could not be saved"));
  assert_data_ok (folder);
  clear_data (&witness, folder);
}

/* A backup brings back what was damaged, and the damaged one is kept. */
static void
test_restore (void)
{
  Witness witness;
  char *folder = make_data (&witness);

  assert_answers (folder, BLUFF_LAB_OK, "backup @copy.db --data-dir @data", "Everything is in “", "/copy.db”");
  write_file (folder, "data/bluff-bay.db", "SQLite format 3", -1);
  assert_answers (folder, BLUFF_LAB_WRONG, "list --data-dir @data", "is damaged");
  write_file (folder, "wrong.db", "no database", -1);
  assert_answers (folder, BLUFF_LAB_WRONG, "restore @wrong.db --data-dir @data", "wrong.db” is not a Bluff Bay file");
  assert_answers (folder, BLUFF_LAB_OK, "restore @copy.db --data-dir @data", "The backup is restored.", "is kept as “");
  assert_data_ok (folder);
  g_free (witness_testify (&witness, folder));

  assert_answers (folder, BLUFF_LAB_OK, "salvage --data-dir @data", "not damaged. Nothing was changed.");
  clear_data (&witness, folder);
}

static void
become_nobody (gpointer data G_GNUC_UNUSED)
{
  if (geteuid () == 0 && (setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
    _exit (BLUFF_LAB_MISUSED);
}

/* What somebody without rights is told; the program lies in the folder. */
static int
run_as_nobody (const char *folder, const char *command, char **complained)
{
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *program = g_build_filename (folder, "lab", NULL);
  const char *argv[] = { program, command, "--data-dir", data, "bluffer", "--players", "2", NULL };
  g_autoptr (GError) error = NULL;
  int status;

  /* Only play has a game and players. */
  if (!g_str_equal (command, "play"))
    argv[4] = NULL;
  g_spawn_sync (NULL, (char **) (gpointer) argv, NULL, G_SPAWN_DEFAULT, become_nobody, NULL, NULL, complained, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

/* To where nobody can run it: the way to what is built may be closed to others. */
static void
copy_program (const char *folder)
{
  g_autoptr (GFile) built = g_file_new_for_path (g_getenv ("BLUFF_LAB"));
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "lab", NULL);
  g_autoptr (GError) error = NULL;

  g_file_copy (built, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
test_read_only (void)
{
  static const char *const commands[] = { "play", "list", "check", "recount", "stats" };
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *database = g_build_filename (data, "bluff-bay.db", NULL);

  copy_program (folder);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (database, 0444), ==, 0);
  g_assert_cmpint (g_chmod (data, 0555), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *complained = NULL;
      int code = run_as_nobody (folder, commands[i], &complained);

      if (strstr (complained, "can’t be written. Nothing was changed.") == NULL)
        g_error ("“%s” says: %s", commands[i], complained);
      g_assert_cmpint (code, ==, BLUFF_LAB_WRONG);
    }

  g_assert_cmpint (g_chmod (data, 0755), ==, 0);
  clear_data (&witness, folder);
}

/* --- Good times ----------------------------------------------------------------------------------------------------
 */

static void
test_play (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *again = g_strdup_printf ("play --resume %s --seed 1 --data-dir @data", witness.id);
  g_autofree char *wanted = g_strdup_printf ("%s\n", witness.id);
  g_auto (Run) run = run_lab (folder, again);
  g_auto (Run) other = run_lab (folder, "play bluffer --players 3 --seed 7 --data-dir @other");
  g_auto (GStrv) lines = g_strsplit (other.said, "\n", -1);

  g_free (witness_testify (&witness, folder));

  /* A game that is over is left as it is. */
  assert_run (&run, BLUFF_LAB_OK, wanted, "This game is over already.\n");

  /* The same seed, the same game: but for the times of its events. */
  g_assert_cmpuint (g_strv_length (lines), ==, witness.printed->len + 2);
  for (guint i = 0; i < witness.printed->len; i++)
    {
      const char *line = g_ptr_array_index (witness.printed, i);
      const char *ms = strstr (line, ",\"ms\":");

      g_assert_true (strncmp (line, lines[i + 1], ms != NULL ? (gsize) (ms - line) : strlen (line)) == 0);
    }

  assert_answers (folder, BLUFF_LAB_WRONG, RESUME " --data-dir @data", "There is no saved game “" SOME_ID "”.");
  clear_data (&witness, folder);
}

static void
test_list (void)
{
  Witness witness;
  char *folder = make_data (&witness);

  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @data", "Finished games\n", witness.id, "bluffer", "own",
                  "Anne (Deckhand), Bart (Deckhand)", "Places: 1st ");
  assert_answers (folder, BLUFF_LAB_OK, "list pirate --data-dir @data", "There are no saved games.");
  clear_data (&witness, folder);
}

/* Out and in again: the same bytes, and never twice. */
static void
test_export_and_import (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *record = witness_testify (&witness, folder);
  g_autofree char *one = g_strdup_printf ("export %s @games --data-dir @data", witness.id);
  g_autofree char *name = g_strdup_printf ("games/%s.bluff", witness.id);
  g_autofree char *imported = g_strdup_printf ("import @%s --data-dir @other", name);
  g_autofree char *again = g_strdup_printf ("export %s - --data-dir @other", witness.id);
  g_autofree char *text = NULL;
  g_autofree char *results = NULL;
  g_auto (Run) run = { 0 };

  assert_answers (folder, BLUFF_LAB_OK, one, name);
  text = read_file (folder, name);
  g_assert_cmpstr (text, ==, record);

  assert_answers (folder, BLUFF_LAB_OK, "export --all @all --data-dir @data", "1 game and results.csv exported.");
  results = read_file (folder, "all/results.csv");
  g_assert_nonnull (strstr (results, witness.id));

  assert_answers (folder, BLUFF_LAB_OK, imported, ": imported as ", witness.id);
  assert_answers (folder, BLUFF_LAB_OK, imported, witness.id, " is there already and was left as it is");
  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @other", witness.id, "import");
  run = run_lab (folder, again);
  assert_run (&run, BLUFF_LAB_OK, record, "");

  assert_answers (folder, BLUFF_LAB_WRONG, "export " SOME_ID " - --data-dir @data", "There is no saved game");
  clear_data (&witness, folder);
}

static char *
replace (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (to, parts);
}

/* Answers without saying TEXT. */
static void
assert_lacks (const char *folder, const char *arguments, const char *text)
{
  g_auto (Run) run = run_lab (folder, arguments);

  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  g_assert_null (strstr (run.said, text));
}

static void
make_own (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "other", "bluff-bay.db", NULL);
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, "UPDATE games SET origin = 'own'; UPDATE results SET origin = 'own'", NULL,
                                 NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (database);
}

/* A game of a person: who it is must be said and known. */
static void
test_import_player (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *record = witness_testify (&witness, folder);
  g_autofree char *human = replace (record, "{\"name\":\"Anne\",\"kind\":\"computer\",\"level\":\"deckhand\"}",
                                    "{\"name\":\"Ann\",\"kind\":\"human\"}");
  g_autofree char *wrong = replace (human, "\"n\":3,", "\"n\":4,");

  write_file (folder, "human.bluff", human, -1);
  write_file (folder, "wrong.bluff", wrong, -1);
  assert_answers (folder, BLUFF_LAB_WRONG, "import @human.bluff --player 0=Anna --data-dir @other",
                  "There is no player “Anna” here. Nothing was changed.");
  assert_answers (folder, BLUFF_LAB_WRONG, "import @human.bluff --player 1=Anna --data-dir @other",
                  "On seat 1 of this record there is no person.");
  assert_answers (folder, BLUFF_LAB_WRONG, "import @wrong.bluff --player 0=Anna --create-players --data-dir @other",
                  "line 4 is wrong", "The number of this event must be 3.", "Nothing was changed.");
  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @other", "There are no saved games.");
  assert_answers (folder, BLUFF_LAB_WRONG, "stats Anna --data-dir @other", "There is no player “Anna” here.");

  assert_answers (folder, BLUFF_LAB_OK, "import @human.bluff --player 0=Anna --create-players --data-dir @other",
                  "imported as");
  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @other", " Anna, Bart (Deckhand)");
  assert_answers (folder, BLUFF_LAB_OK, "stats anna --data-dir @other", "Anna\n");
  assert_answers (folder, BLUFF_LAB_OK, "stats anna --imports --data-dir @other", "Anna\n", "bluffer 3",
                  "computer: Deckhand", "claims", "computers", "By month", "fooled by", "\nClaims\n", "behind",
                  "\nBelieved bluffs\n", "\nBadges\n", "silver tongue");
  assert_answers (folder, BLUFF_LAB_OK, "stats anna --imports --with computers --data-dir @other", "Anna\n",
                  "bluffer 3");
  assert_lacks (folder, "stats anna --imports --with people --data-dir @other", "bluffer 3");
  assert_lacks (folder, "stats anna --imports --with both --data-dir @other", "bluffer 3");
  assert_lacks (folder, "stats anna --imports --data-dir @other", "Rating at the end");
  assert_answers (folder, BLUFF_LAB_OK, "stats --imports --data-dir @other", "Anna", "\nComputers\n", "Deckhand");
  assert_answers (folder, BLUFF_LAB_OK, "stats --data-dir @other", "No player has finished a game yet.");

  /* As if it had been played here. */
  make_own (folder);
  assert_answers (folder, BLUFF_LAB_OK, "recount --data-dir @other", "");
  assert_answers (folder, BLUFF_LAB_OK, "stats anna --data-dir @other", "\nRating at the end of each month\n",
                  "bluffer  20");
  clear_data (&witness, folder);
}

static void
test_recount (void)
{
  Witness witness;
  char *folder = make_data (&witness);

  assert_answers (folder, BLUFF_LAB_OK, "recount --data-dir @data",
                  "games counted again                                        1\n",
                  "of these with other results than before                    0\n");
  assert_data_ok (folder);
  clear_data (&witness, folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (on_nothing); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/data/nothing/%s", on_nothing[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_nothing);
    }
  g_test_add_func ("/lab/data/in-its-place", test_in_its_place);
  g_test_add_func ("/lab/data/unknown-options", test_unknown_options);
  g_test_add_func ("/lab/data/newer", test_newer);
  g_test_add_func ("/lab/data/not-a-database", test_not_a_database);
  g_test_add_func ("/lab/data/truncated", test_truncated);
  g_test_add_func ("/lab/data/read-only", test_read_only);
  g_test_add_func ("/lab/data/restore", test_restore);
  g_test_add_func ("/lab/data/play", test_play);
  g_test_add_func ("/lab/data/list", test_list);
  g_test_add_func ("/lab/data/export-and-import", test_export_and_import);
  g_test_add_func ("/lab/data/import-player", test_import_player);
  g_test_add_func ("/lab/data/recount", test_recount);

  return g_test_run ();
}
