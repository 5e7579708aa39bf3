/* test-lab-damage.c: bytes that flip, disks that are full, events that cannot be: what was printed is kept, what is
 * damaged is said and never lost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For O_TMPFILE. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the disk has left: for some moves, and for opening the database but for no second one. */
#define ROOM "393216"
#define LITTLE_ROOM "65536"

enum
{
  PAGE_SIZE = 4096,
  FLIPPED = 64, /* bytes at the beginning of a page, where it says what is where */
  GAMES = 4,
  FLIPS = 5,
  FILE_LIMIT = 48 * PAGE_SIZE,   /* more than a new database has, less than the journal of a game */
  EXPORT_LIMIT = 12 * PAGE_SIZE, /* more than what lies beside a database that is read; a record's line may be longer */
  CUT = 30,                      /* events of a game that has gone on for a while */
  BAD = 12                       /* the event that is damaged */
};

static char *
read_database (const char *folder, gsize *size)
{
  g_autofree char *path = g_build_filename (folder, "data", "bluff-bay.db", NULL);
  char *bytes;

  g_assert_true (g_file_get_contents (path, &bytes, size, NULL));
  return bytes;
}

static void
write_database (const char *folder, const char *bytes, gsize size)
{
  g_autofree char *path = g_build_filename (folder, "data", "bluff-bay.db", NULL);

  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
}

/* --- Bytes that flip -----------------------------------------------------------------------------------------------
 */

/* One database was set aside, as it was; what SQLite had made beside it may be there too. */
static void
assert_set_aside (const char *folder, const char *bytes, gsize size)
{
  g_autofree char *aside = g_build_filename (folder, "data", "aside", NULL);
  g_auto (GStrv) names = list_folder (aside);
  guint databases = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".db"))
      {
        g_autofree char *path = g_build_filename (aside, names[i], NULL);
        g_autofree char *kept = NULL;
        gsize kept_size;

        g_assert_true (g_file_get_contents (path, &kept, &kept_size, NULL));
        g_assert_cmpmem (kept, kept_size, bytes, size);
        databases++;
      }

  g_assert_cmpuint (databases, ==, 1);
  remove_folder (aside);
}

/* Says what is damaged, says what to do, and doing it helps. */
static void
check_flipped (const char *folder, const char *sound, gsize size, gsize page)
{
  g_autofree char *bytes = g_memdup2 (sound, size);
  g_autofree char *after = NULL;
  g_auto (Run) check = { 0 };
  gsize size_after;

  for (gsize i = 0; i < FLIPPED; i++)
    bytes[page * PAGE_SIZE + i] ^= (char) 0xff;
  write_database (folder, bytes, size);

  check = run_lab (folder, "check --data-dir @data");
  g_assert_cmpint (check.code, ==, BLUFF_LAB_WRONG);
  g_assert_true (strstr (check.said, "is damaged") != NULL || strstr (check.complained, "is damaged") != NULL);
  g_assert_true (strstr (check.said, "use “salvage”") != NULL ||
                 strstr (check.complained, "keep it and rescue what can be read") != NULL);
  after = read_database (folder, &size_after);
  g_assert_cmpmem (bytes, size, after, size_after);

  assert_answers (folder, BLUFF_LAB_OK, "salvage --data-dir @data", "is kept as “", "/aside/", "saved as a whole.",
                  "0 games could not be saved.");
  assert_set_aside (folder, bytes, size);
  assert_data_ok (folder);
}

static void
test_flipped (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *sound = NULL;
  gsize size;
  gsize pages;

  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *arguments = g_strdup_printf ("play pirate --players 3 --seed %u --data-dir @data", i);
      g_auto (Run) run = run_lab (folder, arguments);

      g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
    }

  /* The first pages are tables with few rows; from the middle on there are events. */
  sound = read_database (folder, &size);
  pages = size / PAGE_SIZE;
  g_assert_cmpuint (pages, >, 4 * FLIPS);
  for (gsize i = 0; i < FLIPS; i++)
    check_flipped (folder, sound, size, pages / 2 + i * (pages - pages / 2) / FLIPS);
  remove_folder (folder);
}

/* --- Disks that are full -------------------------------------------------------------------------------------------
 */

/* It says so, the move that found no room was not printed, all that were are kept, and with room the game goes on. */
static void
assert_kept (Witness *witness, const char *folder, const Run *run, const char *sentence)
{
  g_autofree char *record = NULL;

  g_assert_cmpint (run->code, ==, BLUFF_LAB_WRONG);
  if (strstr (run->complained, sentence) == NULL)
    g_error ("“%s” does not say “%s”", run->complained, sentence);
  witness_hear (witness, run->said);
  g_assert_cmpuint (witness->printed->len, >, 0);
  record = witness_testify (witness, folder);
  g_assert_null (strstr (record, "\"event\":\"over\""));
}

/* Runs the program where it is hindered: in this ENVIRONMENT (NULL: ours), after HINDER. */
static Run
run_hindered (const char *const *arguments, char **environment, GSpawnChildSetupFunc hinder)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  Run run;
  int status;

  g_ptr_array_add (argv, g_strdup (g_getenv ("BLUFF_LAB")));
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, g_strdup (arguments[i]));
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, environment, G_SPAWN_DEFAULT, hinder, NULL, &run.said, &run.complained,
                &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  run.code = WEXITSTATUS (status);
  return run;
}

/* On a disk that has so much room left. */
static Run
run_on_small_disk (const char *room, const char *const *arguments)
{
  g_auto (GStrv) environment = g_get_environ ();

  environment = g_environ_setenv (environment, "LD_PRELOAD", g_getenv ("SMALL_DISK_MODULE"), TRUE);
  environment = g_environ_setenv (environment, "SMALL_DISK", room, TRUE);
  return run_hindered (arguments, environment, NULL);
}

static void
test_disk_full (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.db", NULL);
  const char *const play[] = { "play", "pirate", "--players", "5", "--seed", "1", "--data-dir", data, NULL };
  const char *const back_up[] = { "backup", copy, "--data-dir", data, NULL };
  g_auto (Run) first = run_lab (folder, "play bluffer --players 2 --seed 1 --data-dir @data");
  g_auto (Run) run = { 0 };
  g_auto (Run) backup = { 0 };
  g_auto (GStrv) names = NULL;
  Witness witness;

  witness_init (&witness);
  g_assert_cmpint (first.code, ==, BLUFF_LAB_OK);
  run = run_on_small_disk (ROOM, play);
  assert_kept (&witness, folder, &run,
               "bluff-bay.db”. Everything up to the last move is kept. Make room and try again.");

  /* Nor is there room for a backup, of which nothing is left behind. */
  backup = run_on_small_disk (LITTLE_ROOM, back_up);
  g_assert_cmpint (backup.code, ==, BLUFF_LAB_WRONG);
  g_assert_nonnull (strstr (backup.complained, "/copy.db” can’t be read or written: No space left on device."));
  names = list_folder (folder);
  g_assert_cmpuint (g_strv_length (names), ==, 1);

  assert_data_ok (folder);
  assert_goes_on (&witness, folder);
  witness_clear (&witness);
  remove_folder (folder);
}

/* Writing more is then an error, not the end. */
static void
limit_files (gpointer data G_GNUC_UNUSED)
{
  struct rlimit limit = { FILE_LIMIT, FILE_LIMIT };

  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    _exit (BLUFF_LAB_MISUSED);
}

/* A limit on the size of files needs no rights, so this is tried everywhere. */
static void
test_file_limit (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  const char *const play[] = { "play", "pirate", "--players", "5", "--seed", "1", "--data-dir", data, NULL };
  g_auto (Run) run = run_hindered (play, NULL, limit_files);
  Witness witness;

  witness_init (&witness);
  assert_kept (&witness, folder, &run, "bluff-bay.db”. Make a backup somewhere else and check the disk.");
  assert_data_ok (folder);
  assert_goes_on (&witness, folder);
  witness_clear (&witness);
  remove_folder (folder);
}

/* Writing more ends the program, in the middle of a file. */
static void
die_of_large_files (gpointer data G_GNUC_UNUSED)
{
  struct rlimit limit = { EXPORT_LIMIT, EXPORT_LIMIT };
  struct rlimit no_core = { 0, 0 };

  signal (SIGXFSZ, SIG_DFL);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0 || setrlimit (RLIMIT_CORE, &no_core) != 0)
    _exit (BLUFF_LAB_MISUSED);
}

/* Whether a file can be written before it has a name. */
static gboolean
can_be_nameless (const char *folder)
{
  int fd = g_open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);

  if (fd >= 0)
    close (fd);
  return fd >= 0;
}

/* An export that is killed leaves the old file and nothing else or, where the file system does not allow that, one file
 * beside it, which the next export removes. */
static void
test_killed_export (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *record = witness_testify (&witness, folder);
  g_autofree char *padding = g_strnfill (EXPORT_LIMIT, 'x');
  g_autofree char *padded = g_strdup_printf ("{\"padding\":\"%s\",\"n\":1,", padding);
  g_auto (GStrv) parts = g_strsplit (record, "{\"n\":1,", 2);
  g_autofree char *large = g_strjoinv (padded, parts);
  g_autofree char *data = g_build_filename (folder, "large", NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *name = g_strconcat (witness.id, ".bluff", NULL);
  g_autofree char *again = g_strdup_printf ("export %s @games --data-dir @large", witness.id);
  g_autofree char *old = NULL;
  const char *argv[] = { g_getenv ("BLUFF_LAB"), "export", witness.id, games, "--data-dir", data, NULL };
  guint parts_left;

  write_file (folder, "large.bluff", large, -1);
  assert_answers (folder, BLUFF_LAB_OK, "import @large.bluff --data-dir @large", "imported as");
  g_assert_cmpint (g_mkdir (games, 0700), ==, 0);
  parts_left = can_be_nameless (games) ? 0 : 1;
  g_test_message ("a file that is written has %s here", parts_left > 0 ? "a name" : "no name");
  for (guint there = 0; there < 2; there++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) names = NULL;
      int status;

      if (there)
        write_file (games, name, "old", -1);
      g_spawn_sync (NULL, (char **) (gpointer) argv, NULL, G_SPAWN_DEFAULT, die_of_large_files, NULL, NULL, NULL,
                    &status, &error);
      g_assert_no_error (error);
      g_assert_true (WIFSIGNALED (status));
      g_assert_cmpint (WTERMSIG (status), ==, SIGXFSZ);
      names = list_folder (games);
      g_assert_cmpuint (g_strv_length (names), ==, parts_left + there);
      for (guint i = 0; i < parts_left; i++)
        g_assert_true (g_str_has_prefix (names[i], ".bluff-bay-part-"));
    }
  old = read_file (games, name);
  g_assert_cmpstr (old, ==, "old");

  assert_answers (folder, BLUFF_LAB_OK, again, name);
  {
    g_auto (GStrv) names = list_folder (games);
    g_autofree char *whole = read_file (games, name);

    g_assert_cmpuint (g_strv_length (names), ==, 1);
    g_assert_cmpstr (whole, ==, large);
  }
  clear_data (&witness, folder);
}

/* --- Events that cannot be -----------------------------------------------------------------------------------------
 */

static sqlite3 *
open_database (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "data", "bluff-bay.db", NULL);
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (path, &database), ==, SQLITE_OK);
  return database;
}

/* All rows of the game ID. */
static char *
dump_game (const char *folder, const char *id)
{
  static const char sql[] = "SELECT g.kind, g.state, g.n_lines, g.header, e.n, e.line FROM games g "
                            "LEFT JOIN events e ON e.game = g.id WHERE g.uid = ? ORDER BY e.n";
  sqlite3 *database = open_database (folder);
  GString *text = g_string_new (NULL);
  sqlite3_stmt *statement;

  g_assert_cmpint (sqlite3_prepare_v2 (database, sql, -1, &statement, NULL), ==, SQLITE_OK);
  sqlite3_bind_text (statement, 1, id, -1, SQLITE_STATIC);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      for (int column = 0; column < sqlite3_column_count (statement); column++)
        g_string_append_printf (text, "%s|", (const char *) sqlite3_column_text (statement, column));
      g_string_append_c (text, '\n');
    }
  sqlite3_finalize (statement);
  sqlite3_close (database);
  return g_string_free (text, FALSE);
}

static void
damage_event (const char *folder, const char *id)
{
  sqlite3 *database = open_database (folder);
  g_autofree char *sql = g_strdup_printf ("UPDATE events SET line = '{\"n\":%u,\"event\":\"pass\",\"seat\":0}' "
                                          "WHERE n = %u AND game = (SELECT id FROM games WHERE uid = '%s')",
                                          BAD, BAD, id);

  g_assert_cmpint (sqlite3_exec (database, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_changes (database), ==, 1);
  sqlite3_close (database);
}

/* A folder with an unfinished game of CUT events. */
static char *
make_unfinished (Witness *witness)
{
  char *folder = make_folder ();
  g_auto (Run) run = run_lab (folder, "play bluffer --players 3 --seed 7 --data-dir @whole");
  g_autofree char *export = NULL;
  g_auto (Run) record = { 0 };
  g_auto (GStrv) lines = NULL;
  g_autofree char *cut = NULL;

  witness_init (witness);
  witness_hear (witness, run.said);
  export = g_strdup_printf ("export %s - --data-dir @whole", witness->id);
  record = run_lab (folder, export);
  lines = g_strsplit (record.said, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, CUT + 2);

  /* The header, and so many events. */
  *lines[CUT + 1] = '\0';
  for (guint i = CUT + 2; lines[i] != NULL; i++)
    g_clear_pointer (&lines[i], g_free);
  cut = g_strjoinv ("\n", lines);
  write_file (folder, "cut.bluff", cut, -1);
  assert_answers (folder, BLUFF_LAB_OK, "import @cut.bluff --data-dir @data", "imported as", witness->id);
  return folder;
}

/* Opens up to the last good move, says so, and plays on as another game; the damaged one stays as it is. */
static void
test_damaged_event (void)
{
  Witness witness;
  char *folder = make_unfinished (&witness);
  g_autofree char *arguments = g_strdup_printf ("play --resume %s --seed 1 --data-dir @data", witness.id);
  g_autofree char *finding = g_strdup_printf ("%s:%u: ", witness.id, BAD + 1);
  g_autofree char *warning = g_strdup_printf ("Event %u of this game is damaged. ", BAD);
  g_autofree char *first = g_strdup_printf ("\n{\"n\":%u,", BAD);
  g_autofree char *wanted = g_strdup_printf ("%s%s", witness.id, first);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_auto (Run) run = { 0 };

  damage_event (folder, witness.id);
  before = dump_game (folder, witness.id);
  assert_answers (folder, BLUFF_LAB_WRONG, "check --data-dir @data", finding, "Nothing was changed.");

  run = run_lab (folder, arguments);
  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  g_assert_true (g_str_has_prefix (run.complained, warning));
  g_assert_nonnull (strstr (run.complained, "What was played before it is good, and all of it is kept."));
  g_assert_nonnull (strstr (run.complained, "From here on it is a new game: "));
  g_assert_true (g_str_has_prefix (run.said, wanted));
  g_assert_nonnull (strstr (run.said, "\"event\":\"over\""));

  after = dump_game (folder, witness.id);
  g_assert_cmpstr (before, ==, after);
  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @data", "Unfinished games\n", witness.id, "Finished games\n");
  clear_data (&witness, folder);
}

/* The database is whole, and an event in it is not: what the check advises helps. */
static void
test_salvage_by_rules (void)
{
  Witness witness;
  char *folder = make_unfinished (&witness);
  g_autofree char *arguments = g_strdup_printf ("export %s - --data-dir @data", witness.id);
  g_auto (GStrv) lines = NULL;
  g_auto (Run) run = { 0 };

  damage_event (folder, witness.id);
  assert_answers (folder, BLUFF_LAB_WRONG, "check --data-dir @data", "use “salvage”");
  assert_answers (folder, BLUFF_LAB_OK, "salvage --data-dir @data", "is kept as “", "0 games were saved as a whole.",
                  "1 game was saved up to the damage.", "0 games could not be saved.");
  assert_data_ok (folder);
  run = run_lab (folder, arguments);
  lines = g_strsplit (run.said, "\n", -1);
  /* The header, the good events, and nothing after the last line's end. */
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + (BAD - 1) + 1);
  assert_answers (folder, BLUFF_LAB_OK, "salvage --data-dir @data", "not damaged. Nothing was changed.");
  clear_data (&witness, folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/damage/flipped", test_flipped);
  g_test_add_func ("/lab/damage/file-limit", test_file_limit);
  g_test_add_func ("/lab/damage/killed-export", test_killed_export);
  g_test_add_func ("/lab/damage/damaged-event", test_damaged_event);
  g_test_add_func ("/lab/damage/salvage-by-rules", test_salvage_by_rules);
  /* The last, because it moves into a world with other disks. */
  g_test_add_func ("/lab/damage/disk-full", test_disk_full);

  return g_test_run ();
}
