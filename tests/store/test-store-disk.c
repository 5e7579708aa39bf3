/* test-store-disk.c: opening where something else is in the way, and what disks and permissions allow.
 *
 * Permissions do not bind root: where the test runs as root, the cases about them run in a process of their own that
 * has become nobody. No disk is mounted for those that are full or read-only: functions here say what such disks would.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-file.h"
#include "bluff-schema.h"
#include "small-disk.h"
#include "store-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  NOBODY = 65534,
  PATIENCE_S = 60, /* with what must not wait at all */
  ROOM = 1024 * 1024,
  LITTLE_ROOM = 32 * 1024 /* less than a new database needs */
};

/* The disk below this directory is mounted read-only. */
static const char *read_only;

/* Takes the place of the system's function for the store. */
int
access (const char *path, int mode)
{
  if (read_only != NULL && g_str_has_prefix (path, read_only) && (mode & W_OK) != 0)
    {
      errno = EROFS;
      return -1;
    }
  return faccessat (AT_FDCWD, path, mode, 0);
}

/* --- What is no file, or no folder ---------------------------------------------------------------------------------
 */

static void
test_directory_in_its_place (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *path = fixture_path_in (directory);
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autoptr (GError) error = NULL;

  g_mkdir (path, 0700);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE);
  fixture_remove_directory (directory);
}

static void
test_file_in_the_way (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *file = g_build_filename (directory, "file", NULL);
  g_autofree char *below = g_build_filename (file, "below", NULL);
  g_autoptr (BluffStore) store = fixture_new_store (below);
  g_autoptr (GError) error = NULL;

  fixture_write_file (file, "x", 1);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  fixture_remove_directory (directory);
}

static void
test_file_for_a_folder (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *file = g_build_filename (directory, "file", NULL);
  g_autoptr (BluffStore) store = fixture_new_store (file);
  g_autoptr (GError) error = NULL;

  fixture_write_file (file, "x", 1);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FOLDER);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, file);
  fixture_remove_directory (directory);
}

/* The disk that it is on may come back: no new database takes the link's place, whatever is asked for. */
static void
test_dangling_link (void)
{
  char *directory = fixture_make_directory ();
  char *other = fixture_make_filled ();
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *other_path = fixture_path_in (other);
  g_autofree char *target = g_build_filename (other, "mnt", NULL);
  g_autofree char *link = NULL;
  g_autoptr (BluffStore) store = fixture_new_store (directory);

  g_assert_cmpint (symlink (target, path), ==, 0);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (i == 0   ? bluff_store_open (store, &error)
                      : i == 1 ? bluff_store_restore (store, other_path, NULL, &error)
                               : bluff_store_set_aside (store, NULL, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DANGLING_LINK);
      g_assert_cmpstr (bluff_store_error_get_path (error), ==, path);
      g_assert_cmpstr (bluff_store_error_get_name (error), ==, target);
      /* Opening makes nothing at all, not even a folder for locks. */
      if (i == 0)
        g_assert_cmpuint (fixture_count_files (directory, "."), ==, 1);
    }
  link = g_file_read_link (path, NULL);
  g_assert_cmpstr (link, ==, target);

  /* With the disk there, the link is as good as a file. */
  g_assert_cmpint (g_rename (other_path, target), ==, 0);
  g_assert_true (bluff_store_open (store, NULL));
  fixture_assert_sound (store);
  bluff_store_close (store);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  fixture_remove_directory (other);
  fixture_remove_directory (directory);
}

/* As above, for the folder. */
static void
test_dangling_folder (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *link = g_build_filename (directory, "link", NULL);
  g_autoptr (BluffStore) store = fixture_new_store (link);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DANGLING_LINK);
  g_assert_cmpstr (bluff_store_error_get_name (error), ==, "nowhere");
  fixture_remove_directory (directory);
}

/* Nobody waits for somebody to write into a pipe. */
static void
test_pipe (void)
{
  char *directory = fixture_make_directory ();
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *pipe = g_build_filename (directory, "pipe", NULL);
  g_autofree char *backup = g_build_filename (directory, "backup", NULL);
  g_autofree char *backup_journal = g_strconcat (backup, "-journal", NULL);
  g_autofree char *wal = g_strconcat (backup, "-wal", NULL);
  g_autofree char *link = g_build_filename (directory, "link", NULL);
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  alarm (PATIENCE_S);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));

  g_assert_cmpint (g_rename (path, pipe), ==, 0);
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_false (bluff_store_restore (store, pipe, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  /* Nor for one that SQLite would take for a journal. */
  g_assert_true (bluff_store_backup (store, backup, FALSE, NULL));
  g_assert_cmpint (mkfifo (backup_journal, 0600), ==, 0);
  g_assert_false (bluff_store_restore (store, backup, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, backup_journal);
  g_clear_error (&error);
  g_assert_false (bluff_store_salvage (store, pipe, NULL, NULL, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_cmpint (g_rename (backup_journal, wal), ==, 0);
  g_assert_false (bluff_store_salvage (store, backup, NULL, NULL, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, wal);
  g_clear_error (&error);
  /* A link that leads nowhere is no backup. */
  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  g_assert_false (bluff_store_restore (store, link, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DANGLING_LINK);
  g_assert_true (bluff_store_is_open (store));
  bluff_store_close (store);
  alarm (0);
  fixture_remove_directory (directory);
}

static gboolean
is_beside (const char *path, const char *ending)
{
  g_autofree char *file = g_strconcat (path, ending, NULL);

  return g_file_test (file, G_FILE_TEST_EXISTS);
}

/* What lay beside a database stays, and so does a journal in which something is. */
static void
test_beside (void)
{
  static const struct
  {
    const char *journal; /* or NULL */
    gboolean memory;
    BluffBeside before;
    gboolean journal_stays, memory_stays;
  } rows[] = {
    { "", TRUE, BLUFF_BESIDE_NOTHING, FALSE, FALSE },
    { "x", TRUE, BLUFF_BESIDE_NOTHING, TRUE, FALSE },
    { "", TRUE, BLUFF_BESIDE_JOURNAL, TRUE, FALSE },
    { "", TRUE, BLUFF_BESIDE_MEMORY, FALSE, TRUE },
    { "", TRUE, BLUFF_BESIDE_JOURNAL | BLUFF_BESIDE_MEMORY, TRUE, TRUE },
    { NULL, TRUE, BLUFF_BESIDE_MEMORY, FALSE, TRUE },
    { NULL, FALSE, BLUFF_BESIDE_NOTHING, FALSE, FALSE },
  };
  char *directory = fixture_make_directory ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.db", directory, i);
      g_autofree char *journal = g_strconcat (path, "-wal", NULL);
      g_autofree char *memory = g_strconcat (path, "-shm", NULL);

      if (rows[i].journal != NULL)
        g_assert_true (g_file_set_contents (journal, rows[i].journal, -1, NULL));
      if (rows[i].memory)
        g_assert_true (g_file_set_contents (memory, "x", 1, NULL));
      g_assert_cmpint (bluff_beside_look (path), ==,
                       (rows[i].journal != NULL ? BLUFF_BESIDE_JOURNAL : 0) |
                           (rows[i].memory ? BLUFF_BESIDE_MEMORY : 0));
      bluff_beside_clear (path, rows[i].before);
      g_test_message ("row %u", i);
      g_assert_true (is_beside (path, "-wal") == rows[i].journal_stays);
      g_assert_true (is_beside (path, "-shm") == rows[i].memory_stays);
    }
  fixture_remove_directory (directory);
}

/* --- Read-only -----------------------------------------------------------------------------------------------------
 */

enum
{
  DIRECTORY,
  EMPTY_DIRECTORY,
  DATABASE,
  N_PLACES
};

static const char *const place_names[N_PLACES] = { "directory", "empty-directory", "database" };

/* Becomes somebody whom permissions bind. */
static gboolean
become_nobody (void)
{
  if (geteuid () != 0)
    return TRUE;
  if (setgid (NOBODY) != 0 || setuid (NOBODY) != 0)
    return FALSE;
  /* The leak sanitizer looks into its own process. */
  prctl (PR_SET_DUMPABLE, 1);
  return access ("/", W_OK) != 0;
}

static void
test_read_only_subprocess (gconstpointer data)
{
  guint place = GPOINTER_TO_UINT (data);
  g_autoptr (BluffStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autofree char *path = NULL;
  char *directory;

  g_assert_true (become_nobody ());
  directory = place == EMPTY_DIRECTORY ? fixture_make_directory () : fixture_make_filled ();
  path = fixture_path_in (directory);
  if (place != EMPTY_DIRECTORY)
    before = fixture_read_file (path);
  g_chmod (place == DATABASE ? path : directory, place == DATABASE ? 0400 : 0500);
  store = fixture_new_store (directory);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
  g_assert_nonnull (bluff_store_error_get_path (error));
  if (place != EMPTY_DIRECTORY)
    {
      after = fixture_read_file (path);
      g_assert_true (g_bytes_equal (before, after));
    }
  g_chmod (directory, 0700);
  fixture_remove_directory (directory);
}

static void
test_read_only (gconstpointer data)
{
  const char *place = place_names[GPOINTER_TO_UINT (data)];
  g_autofree char *path = g_strdup_printf ("/store/open/read-only/%s/subprocess", place);

  g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

/* What may not be listed or read is not ours to sweep, and does no harm. */
static void
test_unlisted_subprocess (void)
{
  static const char *const unlisted[] = { "locks", "salvage-a1B2c3" };
  g_autoptr (BluffStore) store = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) unread = NULL;
  g_autoptr (GError) unwritten = NULL;
  char *directory;

  g_assert_true (become_nobody ());
  directory = fixture_make_filled ();
  path = fixture_path_in (directory);
  for (guint i = 0; i < G_N_ELEMENTS (unlisted); i++)
    {
      g_autofree char *folder = g_build_filename (directory, unlisted[i], NULL);

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_cmpint (g_chmod (folder, 0300), ==, 0);
    }
  store = fixture_open_store (directory);
  fixture_add_game (store, "game", BLUFF_STORE_NO_PLAYER);
  g_assert_true (bluff_store_hold_game (store, "game", NULL));
  bluff_store_close (store);
  for (guint i = 0; i < G_N_ELEMENTS (unlisted); i++)
    {
      g_autofree char *folder = g_build_filename (directory, unlisted[i], NULL);

      g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
      g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
    }

  /* SQLite would open for reading what it may not write. */
  g_assert_cmpint (g_chmod (path, 0400), ==, 0);
  g_assert_null (bluff_database_open (path, BLUFF_DATABASE_WRITE, 0, &unwritten));
  g_assert_error (unwritten, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
  g_assert_cmpint (g_chmod (path, 0), ==, 0);
  g_assert_false (bluff_schema_inspect (path, &unread));
  g_assert_error (unread, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
  fixture_remove_directory (directory);
}

static void
test_unlisted (void)
{
  g_test_trap_subprocess ("/store/open/unlisted/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_read_only_disk (void)
{
  char *directory = fixture_make_filled ();
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autofree char *before = fixture_list_files (directory);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  read_only = directory;
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, directory);
  read_only = NULL;
  after = fixture_list_files (directory);
  g_assert_cmpstr (after, ==, before);
  fixture_remove_directory (directory);
}

/* --- Full disks ----------------------------------------------------------------------------------------------------
 */

static void
append_until_full (BluffStore *store)
{
  g_autofree char *long_line = g_strnfill (3000, 'x');
  const char *const lines[] = { long_line, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game = NULL;
  g_autoptr (GPtrArray) read = NULL;
  guint n = 0;

  fixture_add_game (store, "game", BLUFF_STORE_NO_PLAYER);
  while (error == NULL)
    {
      BluffStoreMove move = { .game = "game", .first = n + 1, .lines = lines, .played = n };

      if (bluff_store_append (store, &move, &error))
        n++;
      g_assert_cmpuint (n, <, 10000);
    }
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  g_assert_cmpuint (n, >, 10);

  /* What was said to be written is there, and nothing else. */
  game = bluff_store_read_game (store, "game", &read, NULL);
  g_assert_cmpuint (game->n_lines, ==, n);
  g_assert_cmpuint (read->len, ==, n);
}

static void
test_full_disk (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);

  small_disk_set_room (ROOM);
  append_until_full (store);
  /* With room again, it goes on. */
  small_disk_set_room (G_MAXINT64);
  bluff_store_close (store);
  g_assert_true (bluff_store_open (store, NULL));
  fixture_assert_sound (store);
  g_assert_cmpint (bluff_store_create_player (store, "Anna", NULL, NULL, 0, NULL), !=, 0);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* Not even room to open it. */
static void
test_no_room (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autofree char *files = NULL;
  g_autoptr (GError) error = NULL;

  small_disk_set_room (LITTLE_ROOM);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  small_disk_set_room (G_MAXINT64);
  /* Nothing half made is left. */
  files = fixture_list_files (directory);
  g_assert_cmpstr (files, ==, "");
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* Nor for a copy: the earlier backup stays. */
static void
test_no_room_for_backup (void)
{
  char *directory = fixture_make_filled ();
  g_autofree char *backup = g_build_filename (directory, "backup", NULL);
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_backup (store, backup, FALSE, NULL));
  before = fixture_read_file (backup);
  fixture_add_player (store, "Late");
  small_disk_set_room (LITTLE_ROOM);
  g_assert_false (bluff_store_backup (store, backup, TRUE, &error));
  small_disk_set_room (G_MAXINT64);
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  after = fixture_read_file (backup);
  g_assert_true (g_bytes_equal (before, after));
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* --- Permissions that are given ------------------------------------------------------------------------------------
 */

static guint
mode_of (const char *directory, const char *name)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_mode & 07777;
}

/* Others learn nothing, even in a folder that they may read, whatever was there before. */
static void
test_private (void)
{
  static const char *const beside[] = { "bluff-bay.db", "bluff-bay.db-wal", "bluff-bay.db-shm" };
  char *directory = fixture_make_directory ();
  g_autofree char *backup = g_build_filename (directory, "backup", NULL);
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *kept = NULL;
  g_autoptr (BluffStore) store = NULL;
  mode_t mask = umask (0);

  g_assert_cmpint (g_chmod (directory, 0755), ==, 0);
  for (guint round = 0; round < 2; round++)
    {
      store = fixture_open_store (directory);
      fixture_add_game (store, round == 0 ? "one" : "two", BLUFF_STORE_NO_PLAYER);
      for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
        g_assert_cmpuint (mode_of (directory, beside[i]), ==, 0600);
      g_assert_cmpuint (mode_of (directory, "locks"), ==, 0700);
      g_assert_cmpuint (mode_of (directory, "locks/presence"), ==, 0600);
      bluff_store_close (store);
      g_clear_object (&store);
      /* As it was made before. */
      g_assert_cmpint (g_chmod (path, 0644), ==, 0);
    }

  store = fixture_open_store (directory);
  fixture_write_file (backup, "x", 1);
  g_assert_cmpint (g_chmod (backup, 0644), ==, 0);
  g_assert_true (bluff_store_backup (store, backup, TRUE, NULL));
  g_assert_cmpuint (mode_of (directory, "backup"), ==, 0600);

  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  g_assert_true (bluff_store_restore (store, backup, &kept, NULL));
  g_assert_cmpuint (mode_of (kept, NULL), ==, 0600);
  g_assert_cmpuint (mode_of (directory, "aside"), ==, 0700);
  g_assert_cmpuint (mode_of (directory, "bluff-bay.db"), ==, 0600);
  bluff_store_close (store);
  g_clear_pointer (&kept, g_free);

  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  g_assert_true (bluff_store_set_aside (store, &kept, NULL));
  g_assert_cmpuint (mode_of (kept, NULL), ==, 0600);

  /* What is no file is not changed, nor what nobody else may see. */
  bluff_file_hide (directory);
  g_assert_cmpuint (mode_of (directory, NULL), ==, 0755);
  g_assert_cmpint (g_chmod (kept, 04700), ==, 0);
  bluff_file_hide (kept);
  g_assert_cmpuint (mode_of (kept, NULL), ==, 04700);
  umask (mask);
  fixture_remove_directory (directory);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/open/directory-in-its-place", test_directory_in_its_place);
  g_test_add_func ("/store/open/file-in-the-way", test_file_in_the_way);
  g_test_add_func ("/store/open/file-for-a-folder", test_file_for_a_folder);
  g_test_add_func ("/store/open/dangling-link", test_dangling_link);
  g_test_add_func ("/store/open/dangling-folder", test_dangling_folder);
  g_test_add_func ("/store/open/pipe", test_pipe);
  for (guint i = 0; i < N_PLACES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/open/read-only/%s", place_names[i]);
      g_autofree char *subprocess = g_strconcat (path, "/subprocess", NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_read_only);
      g_test_add_data_func (subprocess, GUINT_TO_POINTER (i), test_read_only_subprocess);
    }
  g_test_add_func ("/store/open/beside", test_beside);
  g_test_add_func ("/store/open/unlisted", test_unlisted);
  g_test_add_func ("/store/open/unlisted/subprocess", test_unlisted_subprocess);
  g_test_add_func ("/store/open/read-only-disk", test_read_only_disk);
  g_test_add_func ("/store/open/full-disk", test_full_disk);
  g_test_add_func ("/store/open/no-room", test_no_room);
  g_test_add_func ("/store/open/no-room-for-backup", test_no_room_for_backup);
  g_test_add_func ("/store/open/private", test_private);

  return g_test_run ();
}
