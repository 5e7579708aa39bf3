/* test-store-open.c: opening a database: wrong ones, damaged ones, and one that is as it should be.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-inside.h"
#include "bluff-statement.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* --- Wrong files ---------------------------------------------------------------------------------------------------
 */

static void
test_not_a_database (void)
{
  static const struct
  {
    const char *bytes;
    BluffStoreError code;
  } rows[] = {
    { "This is a letter to my aunt, and it is longer than the header of a database would be, if it were one: dear "
      "aunt, "
      "how are you? I am well.",
      BLUFF_STORE_ERROR_NOT_A_DATABASE },
    { "short", BLUFF_STORE_ERROR_NOT_A_DATABASE },
    { "SQLite format 3", BLUFF_STORE_ERROR_DAMAGED },
    { "", BLUFF_STORE_ERROR_DAMAGED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *directory = fixture_make_directory ();
      g_autofree char *path = fixture_path_in (directory);
      g_autofree char *left_over = g_strconcat (path, ".restored", NULL);

      fixture_write_file (path, rows[i].bytes, strlen (rows[i].bytes));
      /* What cannot be opened is left as it is, with what lies beside it. */
      fixture_write_file (left_over, "x", 1);
      fixture_assert_refused (directory, rows[i].code);
      fixture_remove_directory (directory);
    }
}

static void
test_foreign_and_newer (void)
{
  static const struct
  {
    const char *sql;
    BluffStoreError code;
  } rows[] = {
    { "PRAGMA application_id = 12345", BLUFF_STORE_ERROR_FOREIGN_DATABASE },
    { "PRAGMA application_id = 0", BLUFF_STORE_ERROR_FOREIGN_DATABASE },
    { "PRAGMA user_version = 1000", BLUFF_STORE_ERROR_NEWER },
    { "PRAGMA user_version = 0", BLUFF_STORE_ERROR_DAMAGED },
    { "PRAGMA user_version = -1", BLUFF_STORE_ERROR_DAMAGED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *directory = fixture_make_filled ();
      g_autofree char *path = fixture_path_in (directory);

      fixture_run_sql (path, rows[i].sql);
      fixture_assert_refused (directory, rows[i].code);
      fixture_remove_directory (directory);
    }
}

static void
test_newer_tells_versions (void)
{
  char *directory = fixture_make_filled ();
  g_autofree char *path = fixture_path_in (directory);
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autoptr (GError) error = NULL;

  fixture_run_sql (path, "PRAGMA user_version = 1000");
  g_assert_false (bluff_store_open (store, &error));
  g_assert_cmpint (bluff_store_error_get_number (error), ==, 1000);
  g_assert_cmpint (bluff_store_error_get_known (error), >=, 1);
  g_assert_cmpint (bluff_store_error_get_known (error), <, 1000);
  fixture_remove_directory (directory);
}

/* A newer version that is only in the journal so far. */
static void
test_newer_in_the_journal (void)
{
  char *directory = fixture_make_filled ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autofree char *path = fixture_path_in (directory);

  fixture_run_sql (path, "PRAGMA user_version = 1000");
  fixture_assert_refused (directory, BLUFF_STORE_ERROR_NEWER);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* --- Damage --------------------------------------------------------------------------------------------------------
 */

static void
test_truncated (void)
{
  static const gsize rows[] = { 50, 100, 1000, FIXTURE_PAGE_SIZE, 3 * FIXTURE_PAGE_SIZE, 10 * FIXTURE_PAGE_SIZE + 17 };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      char *directory = fixture_make_filled ();
      g_autofree char *path = fixture_path_in (directory);

      g_assert_cmpint (truncate (path, (off_t) rows[i]), ==, 0);
      g_test_message ("%zu bytes", rows[i]);
      fixture_assert_refused (directory, BLUFF_STORE_ERROR_DAMAGED);
      fixture_remove_directory (directory);
    }
}

/* Flips bytes in every second page behind the schema. */
static void
flip_bytes (const char *path)
{
  char *bytes;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  g_assert_cmpuint (size, >, (FIXTURE_SCHEMA_PAGES + 10) * FIXTURE_PAGE_SIZE);
  for (gsize page = FIXTURE_SCHEMA_PAGES; page * FIXTURE_PAGE_SIZE < size; page += 2)
    for (gsize i = 0; i < 64; i++)
      bytes[page * FIXTURE_PAGE_SIZE + i] ^= 0x5a;
  fixture_write_file (path, bytes, size);
  g_free (bytes);
}

static void
test_flipped_on_demand (void)
{
  char *directory = fixture_make_filled ();
  g_autofree char *path = fixture_path_in (directory);
  g_autoptr (BluffStore) store = NULL;
  g_autoptr (GPtrArray) findings = NULL;
  g_autoptr (GError) error = NULL;

  flip_bytes (path);
  store = fixture_open_store (directory);
  findings = bluff_store_check (store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (findings->len, >, 0);
  g_assert_cmpint (((BluffStoreFinding *) g_ptr_array_index (findings, 0))->cause, ==, BLUFF_STORE_FINDING_INTEGRITY);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* As if the process had been killed: the files as they are while the store is open. */
static char *
make_killed (void)
{
  char *directory = fixture_make_filled ();
  char *copy = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  static const char *const endings[] = { "", "-wal" };

  fixture_add_player (store, "Late");
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (directory, "/bluff-bay.db", endings[i], NULL);
      g_autofree char *to = g_strconcat (copy, "/bluff-bay.db", endings[i], NULL);
      g_autoptr (GBytes) bytes = fixture_read_file (from);

      fixture_write_file (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
    }
  bluff_store_close (store);
  fixture_remove_directory (directory);
  return copy;
}

static void
test_unclean_end (void)
{
  char *directory = make_killed ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  g_autoptr (BluffStorePlayer) late = bluff_store_find_player (store, "Late", NULL);

  g_assert_nonnull (late);
  fixture_assert_sound (store);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

static void
test_flipped_after_unclean_end (void)
{
  char *directory = make_killed ();
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autoptr (GBytes) before = fixture_read_file (journal);
  g_autoptr (GBytes) after = NULL;

  flip_bytes (path);
  fixture_assert_refused (directory, BLUFF_STORE_ERROR_DAMAGED);
  /* The journal can be salvaged, too: it stays. */
  after = fixture_read_file (journal);
  g_assert_true (g_bytes_equal (before, after));
  fixture_remove_directory (directory);
}

/* The journal of a database that is gone must not be taken for the new one's. */
static void
test_orphaned_journal (void)
{
  char *directory = make_killed ();
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *part = g_strconcat (path, ".part", NULL);
  g_autoptr (BluffStore) store = NULL;
  g_autoptr (GPtrArray) players = NULL;

  g_unlink (path);
  /* The process that was about to make another was killed over it. */
  fixture_write_file (part, "x", 1);
  store = fixture_open_store (directory);
  players = bluff_store_list_players (store, TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 0);
  fixture_assert_sound (store);
  g_assert_cmpuint (fixture_count_files (directory, "aside"), ==, 1);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* --- Good times ----------------------------------------------------------------------------------------------------
 */

static void
test_settings (void)
{
  char *directory = fixture_make_filled ();
  g_autofree char *path = fixture_path_in (directory);
  g_autoptr (GBytes) bytes = fixture_read_file (path);
  const guint8 *header = g_bytes_get_data (bytes, NULL);

  /* application_id, and the file format's mark of the journal. */
  g_assert_cmpmem (header + 68, 4, "BlfB", 4);
  g_assert_cmpuint (header[18], ==, 2);
  g_assert_cmpuint (header[63], >=, 1);
  fixture_remove_directory (directory);
}

/* What a connection is told: none of it is in the file, and what is said to be kept rests on it. */
static void
test_connection (void)
{
  static const struct
  {
    const char *question;
    const char *answer;
  } rows[] = {
    { "PRAGMA journal_mode", "wal" },  { "PRAGMA synchronous", "2" },     { "PRAGMA foreign_keys", "1" },
    { "PRAGMA secure_delete", "1" },   { "PRAGMA cell_size_check", "1" }, { "PRAGMA temp_store", "2" },
    { "PRAGMA cache_size", "-32768" },
  };
  char *directory = fixture_make_directory ();

  /* A database that is made, and one that was there. */
  for (guint times = 0; times < 2; times++)
    {
      BluffInside *inside = bluff_inside_new (directory);

      g_assert_true (bluff_inside_open (inside, NULL));
      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          g_autoptr (BluffStatement) statement = bluff_statement_new (inside->database, rows[i].question, TRUE, NULL);
          gboolean row;

          g_test_message ("%s", rows[i].question);
          g_assert_true (bluff_statement_step (statement, &row, NULL));
          g_assert_cmpstr (bluff_statement_get_text (statement, 0), ==, rows[i].answer);
        }
      bluff_inside_free (inside);
    }
  fixture_remove_directory (directory);
}

static void
test_closed (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autoptr (GError) error = NULL;
  GError *other = NULL;

  g_assert_null (bluff_store_list_players (store, FALSE, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_assert_false (bluff_store_backup (store, "/nonexistent/file", TRUE, &other));
  g_assert_error (other, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_clear_error (&other);
  bluff_store_close (store);
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_true (bluff_store_open (store, NULL));
  bluff_store_close (store);
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* Dropping a store closes it. */
static void
test_dropped (void)
{
  char *directory = fixture_make_directory ();
  BluffStore *store = fixture_open_store (directory);
  g_autofree char *path = fixture_path_in (directory);
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);

  fixture_add_player (store, "Anna");
  g_assert_true (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_object_unref (store);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  fixture_remove_directory (directory);
}

/* In a process of its own, which has another home. */
static void
test_default_directory_subprocess (void)
{
  char *home = fixture_make_directory ();
  g_autofree char *expected = g_build_filename (home, "bluff-bay", "bluff-bay.db", NULL);
  g_autoptr (BluffStore) store = NULL;

  g_assert_true (g_setenv ("XDG_DATA_HOME", home, TRUE));
  store = bluff_store_new (NULL);
  g_assert_cmpstr (bluff_store_get_path (store), ==, expected);
  g_assert_false (g_file_test (bluff_store_get_data_dir (store), G_FILE_TEST_EXISTS));
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_true (g_file_test (expected, G_FILE_TEST_IS_REGULAR));
  bluff_store_close (store);
  fixture_remove_directory (home);
}

static void
test_default_directory (void)
{
  g_test_trap_subprocess ("/store/open/default-directory/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/open/not-a-database", test_not_a_database);
  g_test_add_func ("/store/open/foreign-and-newer", test_foreign_and_newer);
  g_test_add_func ("/store/open/newer-tells-versions", test_newer_tells_versions);
  g_test_add_func ("/store/open/newer-in-the-journal", test_newer_in_the_journal);
  g_test_add_func ("/store/open/truncated", test_truncated);
  g_test_add_func ("/store/open/flipped-on-demand", test_flipped_on_demand);
  g_test_add_func ("/store/open/unclean-end", test_unclean_end);
  g_test_add_func ("/store/open/flipped-after-unclean-end", test_flipped_after_unclean_end);
  g_test_add_func ("/store/open/orphaned-journal", test_orphaned_journal);
  g_test_add_func ("/store/open/settings", test_settings);
  g_test_add_func ("/store/open/connection", test_connection);
  g_test_add_func ("/store/open/closed", test_closed);
  g_test_add_func ("/store/open/dropped", test_dropped);
  g_test_add_func ("/store/open/default-directory", test_default_directory);
  g_test_add_func ("/store/open/default-directory/subprocess", test_default_directory_subprocess);

  return g_test_run ();
}
