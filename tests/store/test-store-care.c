/* test-store-care.c: backup, check, and what lies about until they are done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scratch.h"
#include "care-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* --- What is on the disk for good ----------------------------------------------------------------------------------
 */

/* A file or directory that was synced, and whether AWAITED was there by then. */
typedef struct
{
  ino_t node;
  gboolean there;
} Sync;

static GMutex syncs_mutex;
static GArray *syncs;
static const char *awaited;

static void
note_sync (int fd)
{
  struct stat status;

  g_mutex_lock (&syncs_mutex);
  if (syncs != NULL && fstat (fd, &status) == 0)
    {
      Sync sync = { status.st_ino, g_file_test (awaited, G_FILE_TEST_EXISTS) };

      g_array_append_val (syncs, sync);
    }
  g_mutex_unlock (&syncs_mutex);
}

/* These replace the system's functions, for the store and for SQLite. */
int
fsync (int fd)
{
  note_sync (fd);
  return (int) syscall (SYS_fsync, fd);
}

int
fdatasync (int fd)
{
  note_sync (fd);
  return (int) syscall (SYS_fdatasync, fd);
}

static void
watch_syncs (const char *path)
{
  g_mutex_lock (&syncs_mutex);
  awaited = path;
  g_clear_pointer (&syncs, g_array_unref);
  syncs = path != NULL ? g_array_new (FALSE, FALSE, sizeof (Sync)) : NULL;
  g_mutex_unlock (&syncs_mutex);
}

/* Whether PATH was synced, before or after what is awaited came to be. */
static gboolean
was_synced (const char *path, gboolean there)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  for (guint i = 0; i < syncs->len; i++)
    {
      const Sync *sync = &g_array_index (syncs, Sync, i);

      if (sync->node == status.st_ino && sync->there == there)
        return TRUE;
    }
  return FALSE;
}

/* A new name outlives a power cut once its directory was synced: what it names first, and then the directory. */
static void
test_synced (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *aside = g_build_filename (fixture->directory, "aside", NULL);
  g_autofree char *kept = NULL;

  watch_syncs (fixture->backup);
  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
  g_assert_true (was_synced (fixture->backup, FALSE));
  g_assert_true (was_synced (fixture->directory, TRUE));

  watch_syncs (fixture->path);
  g_assert_true (bluff_store_restore (fixture->store, fixture->backup, NULL, NULL));
  g_assert_true (was_synced (aside, TRUE));
  g_assert_true (was_synced (fixture->directory, TRUE));

  bluff_store_close (fixture->store);
  watch_syncs (fixture->path);
  g_assert_true (bluff_store_set_aside (fixture->store, &kept, NULL));
  g_assert_true (was_synced (aside, FALSE));
  g_assert_true (was_synced (fixture->directory, FALSE));

  watch_syncs (fixture->path);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_true (was_synced (fixture->path, FALSE));
  g_assert_true (was_synced (fixture->directory, TRUE));
  watch_syncs (NULL);
}

/* --- Backup and restore --------------------------------------------------------------------------------------------
 */

static void
test_backup_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *nowhere = g_build_filename (fixture->directory, "no", "backup", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (bluff_store_backup (fixture->store, nowhere, TRUE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_clear_error (&error);
  g_assert_false (bluff_store_backup (fixture->store, fixture->path, TRUE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  g_clear_error (&error);
  /* A folder is not replaced, whether that is wanted or not. */
  g_assert_cmpint (g_mkdir (fixture->backup, 0700), ==, 0);
  for (guint replace = 0; replace < 2; replace++)
    {
      g_assert_false (bluff_store_backup (fixture->store, fixture->backup, replace == 1, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
      g_clear_error (&error);
    }
  g_assert_true (g_file_test (fixture->backup, G_FILE_TEST_IS_DIR));
}

/* A backup would take the place of these. */
static void
test_backup_over_others (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *journal = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *pipe = g_build_filename (fixture->directory, "pipe", NULL);
  g_autofree char *alias = g_build_filename (fixture->directory, "alias", NULL);
  g_autofree char *elsewhere = g_build_filename (fixture->directory, "elsewhere", NULL);
  g_autofree char *namesake = fixture_path_in (elsewhere);
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  g_assert_false (bluff_store_backup (fixture->store, journal, TRUE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  g_clear_error (&error);

  /* By another name, too; but a file of the same name elsewhere is another file. */
  g_assert_cmpint (symlink (fixture->path, alias), ==, 0);
  g_assert_false (bluff_store_backup (fixture->store, alias, TRUE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  g_assert_true (bluff_store_backup (fixture->store, namesake, FALSE, NULL));

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_false (bluff_store_backup (fixture->store, pipe, TRUE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_assert_cmpint (g_stat (pipe, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));
}

/* Nothing is replaced unasked, not even a link to nothing. */
static void
test_backup_over_another (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *link = g_build_filename (fixture->directory, "link", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->backup, "mine", -1, NULL));
  g_assert_false (bluff_store_backup (fixture->store, fixture->backup, FALSE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FILE_EXISTS);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, fixture->backup);
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (fixture->backup, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");

  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  g_assert_false (bluff_store_backup (fixture->store, link, FALSE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FILE_EXISTS);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, TRUE, NULL));
  g_assert_cmpint (g_unlink (fixture->backup), ==, 0);
  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
}

/* A file that happens to have the temporary name of the copy is not ours to remove. */
static void
test_backup_beside_part (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *backup = g_build_filename (fixture->directory, "backup", NULL);
  g_autofree char *part = g_strconcat (backup, ".part", NULL);
  g_autofree char *second = g_strconcat (backup, ".part2", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (part, "mine", -1, NULL));
  g_assert_true (bluff_store_backup (fixture->store, backup, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (part, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
}

static void
backed_up_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_backup_finish (BLUFF_STORE (object), result, &error));
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

/* Moves go on while it is made, and what is in it is one moment. */
static void
test_backup_while_in_use (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gboolean done = FALSE;
  guint n = 0;
  char *elsewhere = fixture_make_directory ();
  g_autoptr (BluffStore) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  bluff_store_backup_async (fixture->store, fixture->backup, NULL, backed_up_cb, &done);
  while (!done || n < 50)
    {
      g_assert_true (fixture_append (fixture->store, "game", ++n, NULL));
      g_main_context_iteration (NULL, FALSE);
    }
  other = fixture_new_store (elsewhere);
  g_assert_true (bluff_store_restore (other, fixture->backup, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bluff_store_open (other, &error));
  game = bluff_store_read_game (other, "game", NULL, NULL);
  fixture_assert_lines (other, "game", game->n_lines);
  fixture_assert_sound (other);
  bluff_store_close (other);
  fixture_assert_lines (fixture->store, "game", n);
  fixture_remove_directory (elsewhere);
}

/* What was copied goes, and what somebody else has put there stays. */
static void
test_scratch_shared (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = NULL;
  g_autofree char *directory = bluff_scratch_copy (fixture->directory, fixture->path, &copy, NULL);
  g_autofree char *mine = g_build_filename (directory, "mine", NULL);

  g_assert_true (g_file_set_contents (mine, "x", 1, NULL));
  bluff_scratch_remove (directory);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
}

/* The oldest first, and databases only; and what belongs to one goes with it. */
static void
test_list_aside (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const names[] = { "3.db", "1.db", "1.db-wal", "1.db-shm", "2.db", "2.db-wal", "letter.txt" };
  g_autofree char *aside = g_build_filename (fixture->directory, "aside", NULL);
  g_autoptr (GPtrArray) none = bluff_store_list_aside (fixture->store, NULL);
  g_autoptr (GPtrArray) some = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (aside, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
    }
  some = bluff_store_list_aside (fixture->store, NULL);
  g_assert_cmpuint (some->len, ==, 3);
  for (guint i = 0; i < some->len; i++)
    {
      g_autofree char *expected = g_strdup_printf ("%s/%u.db", aside, i + 1);

      g_assert_cmpstr (g_ptr_array_index (some, i), ==, expected);
    }

  /* Whatever the path says, nothing is removed but in there. */
  g_assert_true (g_file_set_contents (fixture->backup, "x", 1, NULL));
  g_assert_false (bluff_store_remove_aside (fixture->store, fixture->backup, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_true (g_file_test (fixture->backup, G_FILE_TEST_EXISTS));
  g_assert_true (bluff_store_remove_aside (fixture->store, g_ptr_array_index (some, 0), NULL));
  g_assert_cmpuint (fixture_count_files (fixture->directory, "aside"), ==, G_N_ELEMENTS (names) - 3);
}

/* --- Check ---------------------------------------------------------------------------------------------------------
 */

static void
checked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(GPtrArray **) data = bluff_store_check_finish (BLUFF_STORE (object), result, &error);
  g_assert_no_error (error);
}

static void
test_check_finds (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *harm;
    const char *cure;
    BluffStoreFindingCause cause;
    const char *game;
  } rows[] = {
    { "DELETE FROM events WHERE n = 2 AND game = 1", "INSERT INTO events VALUES (1, 2, 'line 2')",
      BLUFF_STORE_FINDING_LINES, "game" },
    { "DELETE FROM events WHERE n = 3 AND game = 1", "INSERT INTO events VALUES (1, 3, 'line 3')",
      BLUFF_STORE_FINDING_LINES, "game" },
    { "UPDATE events SET n = 4 WHERE n = 3 AND game = 1", "UPDATE events SET n = 3 WHERE n = 4 AND game = 1",
      BLUFF_STORE_FINDING_LINES, "game" },
    { "UPDATE games SET n_lines = 9 WHERE id = 1", "UPDATE games SET n_lines = 3 WHERE id = 1",
      BLUFF_STORE_FINDING_LINES, "game" },
    { "UPDATE games SET state = 'finished' WHERE id = 1", "UPDATE games SET state = 'unfinished' WHERE id = 1",
      BLUFF_STORE_FINDING_RESULTS, "game" },
    { "UPDATE games SET state = 'abandoned' WHERE id = 2", "UPDATE games SET state = 'finished' WHERE id = 2",
      BLUFF_STORE_FINDING_RESULTS, "ended" },
    { "PRAGMA foreign_keys = OFF; UPDATE results SET player = 7 WHERE seat = 1; UPDATE facts SET player = 7 WHERE seat "
      "= 1; UPDATE claims SET player = 7 WHERE seat = 1",
      "PRAGMA foreign_keys = OFF; UPDATE results SET player = 0 WHERE seat = 1; UPDATE facts SET player = 0 WHERE seat "
      "= 1; UPDATE claims SET player = 0 WHERE seat = 1",
      BLUFF_STORE_FINDING_RESULTS, "ended" },
    { "PRAGMA foreign_keys = OFF; INSERT INTO ratings VALUES (99, 'pirate', 1, 1, 1)", "DELETE FROM ratings",
      BLUFF_STORE_FINDING_FOREIGN_KEY, NULL },
  };
  const gint64 players[] = { fixture->anna, 0 };
  const guint places[] = { 1, 2 };

  fixture_add_game (fixture->store, "game", fixture->anna);
  for (guint n = 1; n <= 3; n++)
    g_assert_true (fixture_append (fixture->store, "game", n, NULL));
  fixture_add_finished (fixture->store, "ended", "pirate", players, places, 2, 5000, BLUFF_STORE_OWN);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) findings = NULL;
      const BluffStoreFinding *finding;

      fixture_run_sql (fixture->path, rows[i].harm);
      bluff_store_check_async (fixture->store, NULL, checked_cb, &findings);
      while (findings == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_test_message ("row %zu", i);
      g_assert_cmpuint (findings->len, ==, 1);
      finding = g_ptr_array_index (findings, 0);
      g_assert_cmpint (finding->cause, ==, rows[i].cause);
      g_assert_cmpstr (finding->game, ==, rows[i].game);
      g_assert_nonnull (finding->detail);
      fixture_run_sql (fixture->path, rows[i].cure);
      fixture_assert_sound (fixture->store);
    }
}

/* Lines up to the gap are given, and the game says how many there were. */
static void
test_read_up_to_gap (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BluffStoreGame) game = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  for (guint n = 1; n <= 5; n++)
    g_assert_true (fixture_append (fixture->store, "game", n, NULL));
  fixture_run_sql (fixture->path, "DELETE FROM events WHERE n = 3");
  game = bluff_store_read_game (fixture->store, "game", &lines, NULL);
  g_assert_cmpuint (game->n_lines, ==, 5);
  g_assert_cmpuint (lines->len, ==, 2);
  fixture_run_sql (fixture->path, "INSERT INTO events VALUES (1, 3, 'line 3')");
}

/* --- Scratch files -------------------------------------------------------------------------------------------------
 */

/* Something that has the name of unfinished work but is no file is not ours to sweep. */
static void
test_scratch_is_files (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *part = g_strconcat (fixture->path, ".part", NULL);
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) one = NULL;
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_scratch_copy ("/nonexistent", fixture->path, &copy, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_cmpint (symlink ("/nonexistent", part), ==, 0);
  none = bluff_scratch_list (fixture->directory);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (g_unlink (part), ==, 0);
  g_assert_true (g_file_set_contents (part, "", 0, NULL));
  one = bluff_scratch_list (fixture->directory);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (one, 0), ==, part);
}

/* A copy to work on that somebody else has removed is gone, and that is all. */
static void
test_scratch_gone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = NULL;
  g_autofree char *directory = bluff_scratch_copy (fixture->directory, fixture->path, &copy, NULL);
  g_autoptr (GPtrArray) none = NULL;

  g_assert_true (g_file_test (copy, G_FILE_TEST_IS_REGULAR));
  for (guint times = 0; times < 2; times++)
    {
      bluff_scratch_remove (directory);
      g_assert_false (g_file_test (directory, G_FILE_TEST_EXISTS));
    }
  none = bluff_scratch_list (directory);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/care/synced", test_synced, NULL);
  ADD ("/store/care/backup-refused", test_backup_refused, NULL);
  ADD ("/store/care/backup-while-in-use", test_backup_while_in_use, NULL);
  ADD ("/store/care/backup-beside-part", test_backup_beside_part, NULL);
  ADD ("/store/care/backup-over-others", test_backup_over_others, NULL);
  ADD ("/store/care/backup-over-another", test_backup_over_another, NULL);
  ADD ("/store/care/list-aside", test_list_aside, NULL);
  ADD ("/store/care/check-finds", test_check_finds, NULL);
  ADD ("/store/care/read-up-to-gap", test_read_up_to_gap, NULL);
  ADD ("/store/care/scratch-is-files", test_scratch_is_files, NULL);
  ADD ("/store/care/scratch-gone", test_scratch_gone, NULL);
  ADD ("/store/care/scratch-shared", test_scratch_shared, NULL);
#undef ADD

  return g_test_run ();
}
