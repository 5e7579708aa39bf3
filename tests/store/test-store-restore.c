/* test-store-restore.c: putting a backup, or what was set aside, in the place of the database.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "care-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static void
test_restore (Fixture *fixture, gconstpointer data)
{
  gboolean open = GPOINTER_TO_INT (data);
  g_autofree char *kept = NULL;
  g_autoptr (GPtrArray) aside = NULL;
  g_autoptr (BluffStorePlayer) bo = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, TRUE, NULL));
  fixture_add_player (fixture->store, "Bo");
  if (!open)
    bluff_store_close (fixture->store);
  g_assert_true (bluff_store_restore (fixture->store, fixture->backup, &kept, &error));
  g_assert_no_error (error);
  g_assert_true (bluff_store_is_open (fixture->store) == open);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  bo = bluff_store_find_player (fixture->store, "Bo", NULL);
  g_assert_null (bo);

  /* The old one is kept, and can come back in the same way. */
  aside = bluff_store_list_aside (fixture->store, NULL);
  g_assert_cmpuint (aside->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (aside, 0), ==, kept);
  g_assert_true (bluff_store_restore (fixture->store, kept, NULL, &error));
  bo = bluff_store_find_player (fixture->store, "Bo", NULL);
  g_assert_nonnull (bo);
  g_assert_true (bluff_store_remove_aside (fixture->store, kept, NULL));
  g_assert_false (bluff_store_remove_aside (fixture->store, kept, NULL));
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* What was set aside with its journal is read, and nothing new lies beside it. */
static void
test_restore_from_aside (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *aside = g_build_filename (fixture->directory, "aside", NULL);
  g_autofree char *journal = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *kept = g_build_filename (aside, "kept.db", NULL);
  g_autofree char *kept_journal = g_strconcat (kept, "-wal", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GBytes) database = NULL;
  g_autoptr (GBytes) lines = NULL;
  g_autoptr (BluffStorePlayer) late = NULL;
  g_autoptr (GError) error = NULL;

  /* As if it had been set aside after a kill. */
  fixture_add_player (fixture->store, "Late");
  database = fixture_read_file (fixture->path);
  lines = fixture_read_file (journal);
  g_assert_cmpuint (g_bytes_get_size (lines), >, 0);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
  g_assert_true (
      g_file_set_contents (kept, g_bytes_get_data (database, NULL), (gssize) g_bytes_get_size (database), NULL));
  g_assert_true (
      g_file_set_contents (kept_journal, g_bytes_get_data (lines, NULL), (gssize) g_bytes_get_size (lines), NULL));
  bluff_store_close (fixture->store);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);

  before = fixture_list_files (aside);
  g_assert_true (bluff_store_restore (fixture->store, kept, NULL, &error));
  g_assert_no_error (error);
  after = fixture_list_files (aside);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  late = bluff_store_find_player (fixture->store, "Late", NULL);
  g_assert_nonnull (late);
}

/* The files of the fixture's store as a process that is killed leaves them, as those of STORE. */
static void
leave_files (const Fixture *fixture, BluffStore *store)
{
  static const char *const endings[] = { "", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (fixture->path, endings[i], NULL);
      g_autofree char *to = g_strconcat (bluff_store_get_path (store), endings[i], NULL);
      g_autoptr (GBytes) bytes = fixture_read_file (from);

      g_assert_true (g_file_set_contents (to, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
    }
}

/* What a killed process left in the journal comes into the database that is kept, which needs no journal then. */
static void
test_restore_after_kill (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  char *killed = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_new_store (killed);
  g_autofree char *kept = NULL;
  g_autoptr (BluffStorePlayer) late = NULL;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
  fixture_add_player (fixture->store, "Late");
  leave_files (fixture, store);

  g_assert_true (bluff_store_restore (store, fixture->backup, &kept, NULL));
  g_assert_cmpuint (fixture_count_files (killed, "aside"), ==, 1);
  g_assert_true (bluff_store_restore (store, kept, NULL, NULL));
  g_assert_true (bluff_store_open (store, NULL));
  late = bluff_store_find_player (store, "Late", NULL);
  g_assert_nonnull (late);
  bluff_store_close (store);
  fixture_remove_directory (killed);
}

/* What a newer program left is not for this one to settle: it is kept with its journal. */
static void
test_restore_over_newer (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  enum
  {
    VERSION = 63 /* the last byte of it in the file */
  };
  char *killed = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_new_store (killed);
  g_autofree char *kept = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *after = NULL;
  gsize size;
  gsize after_size;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
  fixture_add_player (fixture->store, "Late");
  leave_files (fixture, store);
  g_assert_true (g_file_get_contents (bluff_store_get_path (store), &bytes, &size, NULL));
  bytes[VERSION] = 100;
  g_assert_true (g_file_set_contents (bluff_store_get_path (store), bytes, (gssize) size, NULL));

  g_assert_true (bluff_store_restore (store, fixture->backup, &kept, NULL));
  g_assert_cmpuint (fixture_count_files (killed, "aside"), ==, 2);
  g_assert_true (g_file_get_contents (kept, &after, &after_size, NULL));
  g_assert_cmpmem (after, after_size, bytes, size);
  fixture_remove_directory (killed);
}

/* In the place of something that is no database at all: it is kept as it is. */
static void
test_restore_over_letter (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *memory = g_strconcat (fixture->path, "-shm", NULL);
  g_autofree char *kept = NULL;
  g_autofree char *text = NULL;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
  bluff_store_close (fixture->store);
  g_assert_true (g_file_set_contents (fixture->path, "Dear aunt", -1, NULL));
  g_assert_true (g_file_set_contents (memory, "x", 1, NULL));
  g_assert_true (bluff_store_restore (fixture->store, fixture->backup, &kept, NULL));
  g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "Dear aunt");
  g_assert_false (g_file_test (memory, G_FILE_TEST_EXISTS));
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

/* It can neither be restored nor opened again: the error is about what was asked for. */
static void
test_restore_nothing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, FALSE, NULL));
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_false (bluff_store_restore (fixture->store, "/nonexistent/backup", NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_false (bluff_store_is_open (fixture->store));
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  g_assert_true (bluff_store_restore (fixture->store, fixture->backup, NULL, NULL));
  g_assert_true (bluff_store_open (fixture->store, NULL));
}

static void
spoil (const char *path, guint how)
{
  char *bytes;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  switch (how)
    {
    case 0: /* something else */
      memset (bytes, 'x', 100);
      break;
    case 1: /* truncated */
      size /= 2;
      break;
    case 2: /* flipped */
      for (gsize i = 0; i < 100; i++)
        bytes[size / 2 / FIXTURE_PAGE_SIZE * FIXTURE_PAGE_SIZE + i] ^= 0x55;
      break;
    case 3: /* somebody else's */
      bytes[68] ^= 1;
      break;
    case 4: /* newer */
      bytes[60] = 1;
      break;
    case 5: /* ours, and one table is missing */
      g_free (bytes);
      fixture_run_sql (path, "PRAGMA foreign_keys = OFF; DROP TABLE events");
      return;
    case 6: /* of no version */
      memset (bytes + 60, 0, 4);
      break;
    default: /* gone */
      g_unlink (path);
      g_free (bytes);
      return;
    }
  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  g_free (bytes);
}

static void
test_restore_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const BluffStoreError rows[] = {
    BLUFF_STORE_ERROR_NOT_A_DATABASE,   BLUFF_STORE_ERROR_DAMAGED, BLUFF_STORE_ERROR_DAMAGED,
    BLUFF_STORE_ERROR_FOREIGN_DATABASE, BLUFF_STORE_ERROR_NEWER,   BLUFF_STORE_ERROR_DAMAGED,
    BLUFF_STORE_ERROR_DAMAGED,          BLUFF_STORE_ERROR_NO_FILE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BluffStorePlayer) anna = NULL;
      g_autofree char *kept = NULL;

      g_assert_true (bluff_store_backup (fixture->store, fixture->backup, TRUE, NULL));
      spoil (fixture->backup, i);
      g_test_message ("spoilt in way %u", i);
      g_assert_false (bluff_store_restore (fixture->store, fixture->backup, &kept, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, (int) rows[i]);
      g_assert_null (kept);
      g_assert_true (bluff_store_is_open (fixture->store));
      anna = bluff_store_find_player (fixture->store, "Anna", NULL);
      g_assert_nonnull (anna);
    }
  g_assert_cmpuint (fixture_count_files (fixture->directory, "aside"), ==, 0);
}

static void
test_restore_while_open_elsewhere (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStore) other = fixture_open_store (fixture->directory);
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_backup (fixture->store, fixture->backup, TRUE, NULL));
  g_assert_false (bluff_store_restore (fixture->store, fixture->backup, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_true (bluff_store_is_open (fixture->store));
  g_assert_false (bluff_store_set_aside (fixture->store, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
  bluff_store_close (other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/care/restore-refused", test_restore_refused, NULL);
  ADD ("/store/care/restore-while-open-elsewhere", test_restore_while_open_elsewhere, NULL);
  ADD ("/store/care/restore-after-kill", test_restore_after_kill, NULL);
  ADD ("/store/care/restore-over-newer", test_restore_over_newer, NULL);
  ADD ("/store/care/restore-open", test_restore, GINT_TO_POINTER (TRUE));
  ADD ("/store/care/restore-closed", test_restore, GINT_TO_POINTER (FALSE));
  ADD ("/store/care/restore-over-letter", test_restore_over_letter, NULL);
  ADD ("/store/care/restore-from-aside", test_restore_from_aside, NULL);
  ADD ("/store/care/restore-nothing", test_restore_nothing, NULL);
#undef ADD

  return g_test_run ();
}
