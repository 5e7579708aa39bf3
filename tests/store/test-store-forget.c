/* test-store-forget.c: what is left of somebody who was deleted: nothing, or it is said where.
 *
 * The program is its own other process: `test-store-forget --salvage DIRECTORY PATH` salvages until it would have to
 * wait for another process, says so, and waits to be killed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lock.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#define NAME "Methuselah"

enum
{
  PAGE_SIZE = 4096
};

typedef struct
{
  char *directory;
  BluffStore *store;
  gint64 bo;
  gint64 methuselah;
} Fixture;

static char *program;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const guint places[] = { 2, 1 };

  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  fixture->bo = fixture_add_player (fixture->store, "Bo");
  fixture->methuselah = fixture_add_player (fixture->store, NAME);
  for (guint i = 0; i < 20; i++)
    {
      const gint64 players[] = { fixture->bo, fixture->methuselah };
      g_autofree char *id = g_strdup_printf ("game-%u", i);

      fixture_add_finished (fixture->store, id, "pirate", players, places, 2, 5000 + i, BLUFF_STORE_OWN);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture_assert_sound (fixture->store);
  bluff_store_close (fixture->store);
  g_assert_finalize_object (fixture->store);
  fixture_remove_directory (fixture->directory);
}

static char *
path_in (Fixture *fixture, const char *directory, const char *name)
{
  g_autofree char *folder = g_build_filename (fixture->directory, directory, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

static void
write_file (const char *path, const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
copy_bytes (const char *from, const char *to)
{
  g_autoptr (GBytes) bytes = fixture_read_file (from);

  g_assert_true (g_file_set_contents (to, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
}

static char *
forget_in_header (const char *header, guint seat G_GNUC_UNUSED, gpointer data)
{
  g_assert_nonnull (header);
  ++*(guint *) data;
  return NULL;
}

/* In a game without a header there is nobody to forget. */
static void
test_headers (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStorePlayer) gone = NULL;
  guint headers = 0;

  fixture_run_sql (bluff_store_get_path (fixture->store), "UPDATE games SET header = NULL WHERE id = 1");
  gone = bluff_store_forget_player (fixture->store, fixture->methuselah, forget_in_header, &headers, NULL);
  g_assert_nonnull (gone);
  g_assert_cmpuint (headers, ==, 19);
}

static BluffStoreTraces *
delete_methuselah (Fixture *fixture)
{
  BluffStoreTraces *traces = NULL;
  g_autoptr (GError) error = NULL;

  bluff_store_delete_player (fixture->store, fixture->methuselah, NULL, NULL, &traces, &error);
  g_assert_no_error (error);
  g_assert_nonnull (traces);
  g_assert_cmpstr (traces->player->name, ==, NAME);
  for (guint i = 0; i < traces->unreached->len; i++)
    g_test_message ("left: %s", (const char *) g_ptr_array_index (traces->unreached, i));
  return traces;
}

static gboolean
is_left (const BluffStoreTraces *traces, const char *path)
{
  return g_ptr_array_find_with_equal_func (traces->unreached, path, g_str_equal, NULL);
}

/* --- Aside ---------------------------------------------------------------------------------------------------------
 */

/* Replaced by a restore; under an earlier name, with a still earlier one on a page that is not used; and with all of
 * it still in the journal. */
static void
test_aside_is_cleaned (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *backup = g_build_filename (fixture->directory, "aside.db", NULL);
  g_autofree char *with_journal = path_in (fixture, "aside", "1-damaged.db");
  g_autofree char *kept_journal = g_strconcat (with_journal, "-wal", NULL);
  g_autofree char *earlier = path_in (fixture, "aside", "2-earlier.db");
  g_autofree char *journal = g_strconcat (bluff_store_get_path (fixture->store), "-wal", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (BluffStoreTraces) traces = NULL;
  BluffStoreSalvage saved;

  copy_bytes (bluff_store_get_path (fixture->store), with_journal);
  copy_bytes (journal, kept_journal);
  g_assert_true (bluff_store_backup (fixture->store, backup, TRUE, NULL));
  g_assert_true (bluff_store_restore (fixture->store, backup, &kept, NULL));
  g_assert_cmpint (g_rename (backup, earlier), ==, 0);
  fixture_run_sql (earlier, "UPDATE players SET name = 'Noah', name_key = 'noah' WHERE name = '" NAME "'; "
                            "PRAGMA secure_delete = OFF; CREATE TABLE scrap AS SELECT 'Mathusalem'; DROP TABLE scrap");
  g_assert_true (fixture_contains (fixture->directory, "Mathusalem"));

  traces = delete_methuselah (fixture);
  g_assert_true (bluff_store_traces_is_none (traces));
  g_assert_cmpuint (traces->cleaned, ==, 3);
  g_assert_false (fixture_contains (fixture->directory, NAME));
  g_assert_false (fixture_contains (fixture->directory, "methuselah"));
  g_assert_false (fixture_contains (fixture->directory, "Mathusalem"));
  g_assert_false (fixture_contains (fixture->directory, "Noah"));
  g_assert_cmpuint (fixture_count_files (fixture->directory, "aside"), ==, 3);

  /* The others have their games there as before. */
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);

      g_assert_true (bluff_store_delete_game (fixture->store, id, NULL));
    }
  g_assert_true (bluff_store_salvage (fixture->store, with_journal, NULL, NULL, &saved, NULL));
  g_assert_cmpuint (saved.games_whole, ==, 20);
  g_assert_cmpuint (saved.players, ==, 0);
}

/* Of versions before this one. */
static void
test_aside_of_earlier_schema (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const names[] = { "schema-1.db", "schema-2.db" };
  g_autoptr (BluffStoreTraces) traces = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *source = g_test_build_filename (G_TEST_DIST, "store", "fixtures", names[i], NULL);
      g_autofree char *path = path_in (fixture, "aside", names[i]);

      copy_bytes (source, path);
      fixture_run_sql (path, "UPDATE players SET name = '" NAME "', name_key = 'methuselah' WHERE name = 'Anna'");
    }
  traces = delete_methuselah (fixture);
  g_assert_true (bluff_store_traces_is_none (traces));
  g_assert_cmpuint (traces->cleaned, ==, G_N_ELEMENTS (names));
  g_assert_false (fixture_contains (fixture->directory, NAME));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = path_in (fixture, "aside", names[i]);

      g_assert_true (bluff_store_restore (fixture->store, path, NULL, NULL));
      fixture_assert_sound (fixture->store);
    }
}

/* Somebody else had the name there, and the person had another: both are forgotten. */
static void
test_aside_with_namesake (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *earlier = path_in (fixture, "aside", "1-earlier.db");
  g_autoptr (BluffStoreTraces) traces = NULL;

  g_assert_true (bluff_store_backup (fixture->store, earlier, FALSE, NULL));
  fixture_run_sql (earlier, "UPDATE players SET name = 'Mathusalem', name_key = 'mathusalem' WHERE name = '" NAME "'; "
                            "UPDATE players SET name = '" NAME "', name_key = 'methuselah' WHERE name = 'Bo'");
  traces = delete_methuselah (fixture);
  g_assert_true (bluff_store_traces_is_none (traces));
  g_assert_cmpuint (traces->cleaned, ==, 1);
  g_assert_false (fixture_contains (fixture->directory, NAME));
  g_assert_false (fixture_contains (fixture->directory, "Mathusalem"));
}

/* There somebody else had the number, and nobody the name: that person stays. */
static void
test_aside_with_number (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = path_in (fixture, "aside", "1-other.db");
  g_autoptr (BluffStoreTraces) traces = NULL;

  g_assert_true (bluff_store_backup (fixture->store, other, FALSE, NULL));
  fixture_run_sql (other, "UPDATE players SET name = 'Mathusalem', name_key = 'mathusalem', created = created + 1 "
                          "WHERE name = '" NAME "'");
  traces = delete_methuselah (fixture);
  g_assert_cmpuint (traces->cleaned, ==, 0);
  g_assert_true (fixture_contains (fixture->directory, "Mathusalem"));
}

static void
flip_bytes (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  for (gsize i = 0; i < 64; i++)
    bytes[size / PAGE_SIZE / 2 * PAGE_SIZE + i] ^= 0x5a;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
}

/* The index has another name than the table: a search by name finds nobody. */
static void
mislead_index (const char *path)
{
  static const char key[] = "methuselah";
  g_autofree char *bytes = NULL;
  guint misled = 0;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  for (gsize i = strlen (NAME); i + strlen (key) <= size; i++)
    if (memcmp (bytes + i, key, strlen (key)) == 0 && memcmp (bytes + i - strlen (NAME), NAME, strlen (NAME)) != 0)
      {
        bytes[i] = 'n';
        misled++;
      }
  g_assert_cmpuint (misled, ==, 1);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
}

/* What cannot be cleaned is told, and not touched: a person decides. */
static void
test_aside_is_told (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *damaged = path_in (fixture, "aside", "1-damaged.db");
  g_autofree char *letter = path_in (fixture, "aside", "2-letter.db");
  g_autofree char *newer = path_in (fixture, "aside", "3-newer.db");
  g_autofree char *orphan = path_in (fixture, "aside", "4-orphan.db-wal");
  g_autofree char *without = path_in (fixture, "aside", "5-without.db");
  g_autofree char *unsound = path_in (fixture, "aside", "6-unsound.db");
  g_autofree char *aside = g_path_get_dirname (damaged);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (BluffStoreTraces) again = NULL;
  const char *paths[] = { damaged, letter, newer, orphan, unsound };

  g_assert_true (bluff_store_backup (fixture->store, damaged, TRUE, NULL));
  copy_bytes (damaged, newer);
  copy_bytes (damaged, without);
  copy_bytes (damaged, unsound);
  flip_bytes (damaged);
  fixture_run_sql (newer, "PRAGMA user_version = 999");
  fixture_run_sql (without, "DELETE FROM games; DELETE FROM facts; DELETE FROM results; DELETE FROM seats; "
                            "DELETE FROM players WHERE name = '" NAME "'; VACUUM");
  fixture_run_sql (unsound, "UPDATE players SET created = created + 1");
  mislead_index (unsound);
  write_file (letter, "Dear " NAME);
  write_file (orphan, "What " NAME " wrote");
  before = fixture_list_files (aside);

  traces = delete_methuselah (fixture);
  after = fixture_list_files (aside);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (bluff_store_traces_is_none (traces));
  g_assert_no_error (traces->unwiped);
  g_assert_cmpuint (traces->cleaned, ==, 0);
  g_assert_cmpuint (traces->unreached->len, ==, G_N_ELEMENTS (paths));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_assert_true (is_left (traces, paths[i]));
      g_assert_true (bluff_store_remove_aside (fixture->store, paths[i], NULL));
    }

  again = bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, NULL);
  g_assert_true (bluff_store_traces_is_none (again));
  g_assert_false (fixture_contains (fixture->directory, NAME));
  g_assert_true (g_file_test (without, G_FILE_TEST_EXISTS));
}

/* A restore that was killed when the old database had two names. */
static void
test_second_name (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *second = path_in (fixture, "aside", "1-replaced.db");
  g_autoptr (BluffStoreTraces) traces = NULL;

  g_assert_cmpint (link (bluff_store_get_path (fixture->store), second), ==, 0);
  traces = delete_methuselah (fixture);
  g_assert_true (bluff_store_traces_is_none (traces));
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_false (fixture_contains (fixture->directory, NAME));
}

/* What is in use, no file, or cleaned by somebody else just now, is told. */
static void
test_aside_in_use (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *read = path_in (fixture, "aside", "1-read.db");
  g_autofree char *journal = g_strconcat (read, "-wal", NULL);
  g_autofree char *folder = path_in (fixture, "aside", "2-folder.db");
  g_autofree char *note = path_in (fixture, "aside", "note.txt");
  g_autofree char *ours = g_strconcat (bluff_store_get_path (fixture->store), "-wal", NULL);
  g_autofree char *lock_path = path_in (fixture, "locks", "aside");
  BluffLock *lock = bluff_lock_take (lock_path, BLUFF_LOCK_ALONE, 0, NULL);
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (BluffStoreTraces) again = NULL;
  g_autoptr (BluffStoreTraces) last = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3 *reader;

  copy_bytes (bluff_store_get_path (fixture->store), read);
  copy_bytes (ours, journal);
  write_file (note, "mine");
  traces = delete_methuselah (fixture);
  g_assert_cmpuint (traces->unreached->len, ==, 1);
  g_assert_true (is_left (traces, read));
  bluff_lock_release (lock, FALSE);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (sqlite3_open (read, &reader), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (reader, "BEGIN; SELECT * FROM players", NULL, NULL, NULL), ==, SQLITE_OK);
  again = bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, NULL);
  g_assert_cmpuint (again->cleaned, ==, 0);
  g_assert_cmpuint (again->unreached->len, ==, 2);
  g_assert_true (is_left (again, read));
  g_assert_true (is_left (again, folder));
  g_assert_cmpint (sqlite3_close (reader), ==, SQLITE_OK);

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  last = bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, NULL);
  g_assert_true (bluff_store_traces_is_none (last));
  g_assert_false (fixture_contains (fixture->directory, NAME));
  g_assert_true (g_file_test (note, G_FILE_TEST_EXISTS));

  bluff_store_close (fixture->store);
  g_assert_null (bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

/* --- Unused parts --------------------------------------------------------------------------------------------------
 */

/* Somebody reads with another tool: the old pages must stay for them. */
static void
test_reader (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (BluffStoreTraces) again = NULL;
  g_autoptr (GPtrArray) players = NULL;
  sqlite3 *reader;

  g_assert_cmpint (sqlite3_open (bluff_store_get_path (fixture->store), &reader), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (reader, "BEGIN; SELECT * FROM players", NULL, NULL, NULL), ==, SQLITE_OK);
  traces = delete_methuselah (fixture);
  g_assert_error (traces->unwiped, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
  g_assert_cmpstr (bluff_store_error_get_path (traces->unwiped), ==, bluff_store_get_path (fixture->store));
  players = bluff_store_list_players (fixture->store, TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 1);
  g_assert_true (fixture_contains (fixture->directory, NAME));

  g_assert_cmpint (sqlite3_close (reader), ==, SQLITE_OK);
  again = bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, NULL);
  g_assert_true (bluff_store_traces_is_none (again));
  g_assert_false (fixture_contains (fixture->directory, NAME));
}

static gboolean
delete_within (BluffStore *store, gpointer data, GError **error)
{
  Fixture *fixture = data;
  g_autoptr (BluffStoreTraces) traces = NULL;

  g_assert_true (bluff_store_delete_player (store, fixture->methuselah, NULL, NULL, &traces, error));
  g_assert_nonnull (traces->unwiped);
  return TRUE;
}

/* A database cannot be rewritten within a transaction: the error says so. */
static void
test_within_transaction (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  bluff_store_run (fixture->store, BLUFF_STORE_RUN_ATOMIC, delete_within, fixture, &error);
  g_assert_no_error (error);
}

/* --- Left over -----------------------------------------------------------------------------------------------------
 */

static const char *const left_over[] = { "bluff-bay.db.restored", "bluff-bay.db.restored.part",
                                         "bluff-bay.db.restored.part-journal", "salvage-a1B2c3/damaged.db",
                                         "salvage-a1B2c3/damaged.db-wal" };
static const char *const others[] = { "bluff-bay.db.restored-by-me", "salvage-photos/me.png", "salvage-of-wrecks/a",
                                      "archive-a1B2c3/damaged.db", "salvage-d4E5f6g/damaged.db" };

static void
leave_over (Fixture *fixture)
{
  for (guint i = 0; i < G_N_ELEMENTS (left_over) + G_N_ELEMENTS (others); i++)
    {
      gboolean ours = i < G_N_ELEMENTS (left_over);
      g_autofree char *path =
          g_build_filename (fixture->directory, ours ? left_over[i] : others[i - G_N_ELEMENTS (left_over)], NULL);
      g_autofree char *directory = g_path_get_dirname (path);

      g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
      write_file (path, ours ? NAME : "mine");
    }
}

static void
assert_swept (Fixture *fixture, gboolean swept)
{
  for (guint i = 0; i < G_N_ELEMENTS (left_over); i++)
    {
      g_autofree char *path = g_build_filename (fixture->directory, left_over[i], NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == !swept);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *path = g_build_filename (fixture->directory, others[i], NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

static void
test_swept_by_opening (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStore) beside = NULL;

  leave_over (fixture);
  /* Somebody is there, who may be working with it. */
  beside = fixture_open_store (fixture->directory);
  assert_swept (fixture, FALSE);
  bluff_store_close (beside);
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  assert_swept (fixture, TRUE);
}

static void
test_swept_by_deleting (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *salvage = g_build_filename (fixture->directory, "salvage-a1B2c3", NULL);
  g_autoptr (BluffStore) beside = fixture_open_store (fixture->directory);
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (BluffStoreTraces) again = NULL;

  leave_over (fixture);
  traces = delete_methuselah (fixture);
  assert_swept (fixture, FALSE);
  g_assert_cmpuint (traces->unreached->len, ==, 4);
  g_assert_true (is_left (traces, salvage));

  bluff_store_close (beside);
  again = bluff_store_wipe_traces (fixture->store, traces->player, NULL, NULL, NULL);
  g_assert_true (bluff_store_traces_is_none (again));
  assert_swept (fixture, TRUE);
  /* Others can come again. */
  g_assert_true (bluff_store_open (beside, NULL));
  bluff_store_close (beside);
}

static gboolean salvager; /* this process is the other one */

static int
wait_for_end (gpointer data G_GNUC_UNUSED, int times G_GNUC_UNUSED)
{
  g_assert_cmpint (write (STDOUT_FILENO, "w", 1), ==, 1);
  pause ();
  return 0;
}

/* It takes the place of SQLite's: nobody waits here, and the other process like this. */
int
sqlite3_busy_timeout (sqlite3 *database, int ms G_GNUC_UNUSED)
{
  return salvager ? sqlite3_busy_handler (database, wait_for_end, NULL) : SQLITE_OK;
}

static int
be_salvager (const char *directory, const char *path)
{
  g_autoptr (BluffStore) store = bluff_store_new (directory);

  salvager = TRUE;
  return bluff_store_open (store, NULL) && bluff_store_salvage (store, path, NULL, NULL, NULL, NULL) ? 0 : 1;
}

/* Without opening the database: closing it would drop SQLite's locks of this process. */
static gboolean
has_copy (const char *path)
{
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *copy = g_build_filename (path, name, "damaged.db", NULL);

      if (g_file_test (copy, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/* A salvage that waits for the database with its copy made, and is killed. */
static void
test_killed_salvage (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *elsewhere = fixture_make_directory ();
  g_autofree char *source = g_build_filename (elsewhere, "source.db", NULL);
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (GSubprocess) other = NULL;
  sqlite3 *writer;
  char said;

  g_assert_true (bluff_store_backup (fixture->store, source, TRUE, NULL));
  traces = delete_methuselah (fixture);
  g_assert_true (bluff_store_traces_is_none (traces));
  g_assert_cmpint (sqlite3_open (bluff_store_get_path (fixture->store), &writer), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (writer, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  other =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program, "--salvage", fixture->directory, source, NULL);
  /* It ends without a word if it does not wait. */
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (other), &said, 1, NULL, NULL), ==, 1);
  g_subprocess_force_exit (other);
  g_assert_true (g_subprocess_wait (other, NULL, NULL));
  g_assert_cmpint (sqlite3_close (writer), ==, SQLITE_OK);
  g_assert_true (has_copy (fixture->directory));

  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  g_assert_false (has_copy (fixture->directory));
  g_assert_false (fixture_contains (fixture->directory, NAME));
  fixture_remove_directory (g_steal_pointer (&elsewhere));
}

int
main (int argc, char *argv[])
{
  if (argc == 4 && strcmp (argv[1], "--salvage") == 0)
    return be_salvager (argv[2], argv[3]);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/store/forget/headers", test_headers);
  ADD ("/store/forget/aside-is-told", test_aside_is_told);
  ADD ("/store/forget/aside-is-cleaned", test_aside_is_cleaned);
  ADD ("/store/forget/aside-of-earlier-schema", test_aside_of_earlier_schema);
  ADD ("/store/forget/aside-with-namesake", test_aside_with_namesake);
  ADD ("/store/forget/aside-with-number", test_aside_with_number);
  ADD ("/store/forget/second-name-of-a-killed-restore", test_second_name);
  ADD ("/store/forget/aside-in-use", test_aside_in_use);
  ADD ("/store/forget/while-somebody-reads", test_reader);
  ADD ("/store/forget/within-transaction", test_within_transaction);
  ADD ("/store/forget/left-over-swept-by-opening", test_swept_by_opening);
  ADD ("/store/forget/left-over-swept-by-deleting", test_swept_by_deleting);
  ADD ("/store/forget/left-over-of-a-killed-salvage", test_killed_salvage);
#undef ADD

  return g_test_run ();
}
