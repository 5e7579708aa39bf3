/* test-store-database.c: the two thin objects over SQLite: causes, transactions that nest, statements that are lent.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-statement.h"
#include "store-fixture.h"

typedef struct
{
  char *directory;
  char *path;
  BluffDatabase *database;
} Fixture;

static const char count_sql[] = "SELECT count (*) FROM things";

static void
run (BluffDatabase *database, const char *sql)
{
  g_autoptr (GError) error = NULL;

  bluff_database_exec (database, sql, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  fixture->directory = fixture_make_directory ();
  fixture->path = g_build_filename (fixture->directory, "test.db", NULL);
  fixture->database = bluff_database_open (fixture->path, BLUFF_DATABASE_CREATE, 0, &error);
  g_assert_no_error (error);
  run (fixture->database, "PRAGMA journal_mode = WAL; CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT) STRICT");
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  bluff_database_close (fixture->database);
  g_free (fixture->path);
  fixture_remove_directory (fixture->directory);
}

static void
assert_count (BluffDatabase *database, gint64 expected)
{
  gint64 count;

  g_assert_true (bluff_database_ask_number (database, count_sql, &count, NULL));
  g_assert_cmpint (count, ==, expected);
}

static gboolean
insert (BluffDatabase *database, const char *text, GError **error)
{
  static const char sql[] = "INSERT INTO things (text) VALUES (?1)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  g_assert_nonnull (statement);
  bluff_statement_bind_text (statement, 1, text);
  return bluff_statement_run (statement, error);
}

/* --- Causes --------------------------------------------------------------------------------------------------------
 */

static void
test_no_file (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *missing = g_build_filename (fixture->directory, "missing", "x.db", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_database_open (missing, BLUFF_DATABASE_WRITE, 0, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, missing);
}

static void
test_busy (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffDatabase) other = bluff_database_open (fixture->path, BLUFF_DATABASE_WRITE, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_database_begin (other, NULL));
  g_assert_false (bluff_database_begin (fixture->database, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
  /* Reading does not wait for writing. */
  assert_count (fixture->database, 0);
  g_assert_true (bluff_database_end (other, TRUE, NULL));
  g_assert_true (bluff_database_begin (fixture->database, NULL));
  g_assert_true (bluff_database_end (fixture->database, TRUE, NULL));
}

static void
test_read_only (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffDatabase) reader = bluff_database_open (fixture->path, BLUFF_DATABASE_READ, 0, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (insert (reader, "x", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
}

static void
test_wrong_sql (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_database_borrow (fixture->database, "SELECT nothing FROM nowhere", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
}

static void
test_wrong_parameter (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStatement) statement = bluff_database_borrow (fixture->database, count_sql, NULL);
  g_autoptr (GError) error = NULL;
  gboolean row;

  bluff_statement_bind_number (statement, 1, 1);
  g_assert_false (bluff_statement_step (statement, &row, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
}

/* Fills the database, which may have so many pages and no more. */
static void
fill (BluffDatabase *database, GError **error)
{
  g_autofree char *text = g_strnfill (2000, 'x');

  run (database, "PRAGMA max_page_count = 20");
  while (insert (database, text, error))
    ;
}

static void
test_full (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  gint64 before, after;

  fill (fixture->database, &error);
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  g_assert_true (bluff_database_ask_number (fixture->database, count_sql, &before, NULL));
  g_assert_cmpint (before, >, 5);
  run (fixture->database, "PRAGMA max_page_count = 1000");
  g_assert_true (insert (fixture->database, "one more", NULL));
  g_assert_true (bluff_database_ask_number (fixture->database, count_sql, &after, NULL));
  g_assert_cmpint (after, ==, before + 1);
}

/* A part that fails for want of room takes the whole transaction with it, and nothing is written after it as if there
 * were none. */
static void
test_full_in_transaction (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) later = NULL;

  g_assert_true (bluff_database_begin (fixture->database, NULL));
  g_assert_true (insert (fixture->database, "outer", NULL));
  g_assert_true (bluff_database_begin (fixture->database, NULL));
  fill (fixture->database, &error);
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  g_assert_false (bluff_database_end (fixture->database, FALSE, NULL));
  if (bluff_database_is_undone (fixture->database))
    {
      g_assert_false (insert (fixture->database, "after", &later));
      g_assert_error (later, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
      g_assert_false (bluff_database_end (fixture->database, TRUE, NULL));
      assert_count (fixture->database, 0);
    }
  else
    {
      g_assert_true (bluff_database_end (fixture->database, TRUE, NULL));
      assert_count (fixture->database, 1);
    }
}

/* SQLite undoes all by itself: here it is told to. */
static void
test_undone_transaction (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_database_begin (fixture->database, NULL));
  g_assert_true (insert (fixture->database, "lost", NULL));
  run (fixture->database, "ROLLBACK");
  g_assert_true (bluff_database_is_undone (fixture->database));
  g_assert_false (insert (fixture->database, "after", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  g_assert_false (bluff_database_end (fixture->database, TRUE, NULL));
  assert_count (fixture->database, 0);
  g_assert_true (insert (fixture->database, "anew", NULL));
  assert_count (fixture->database, 1);
}

static int
ask_config (BluffDatabase *database, int which)
{
  int answer = -1;

  g_assert_cmpint (sqlite3_db_config (bluff_database_get_handle (database), which, -1, &answer), ==, SQLITE_OK);
  return answer;
}

/* A file from somebody else must not bring code along; and a journal is left alone unless that is wanted. */
static void
test_careful (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (BluffDatabaseMode mode = BLUFF_DATABASE_READ; mode <= BLUFF_DATABASE_WRITE; mode++)
    {
      g_autoptr (BluffDatabase) database = bluff_database_open (fixture->path, mode, 0, NULL);

      g_assert_cmpint (ask_config (database, SQLITE_DBCONFIG_TRUSTED_SCHEMA), ==, 0);
      g_assert_cmpint (ask_config (database, SQLITE_DBCONFIG_DEFENSIVE), ==, 1);
      g_assert_cmpint (ask_config (database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE), ==, 1);
      bluff_database_tidy_on_close (database, TRUE);
      g_assert_cmpint (ask_config (database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE), ==, 0);
    }
}

/* --- Transactions, statements, copies ------------------------------------------------------------------------------
 */

static void
test_nested (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    gboolean inner, outer;
    gint64 count;
  } rows[] = { { TRUE, TRUE, 2 }, { FALSE, TRUE, 1 }, { TRUE, FALSE, 0 }, { FALSE, FALSE, 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      run (fixture->database, "DELETE FROM things");
      g_assert_true (bluff_database_begin (fixture->database, NULL));
      g_assert_true (insert (fixture->database, "outer", NULL));
      g_assert_true (bluff_database_begin (fixture->database, NULL));
      g_assert_true (insert (fixture->database, "inner", NULL));
      g_assert_true (bluff_database_end (fixture->database, rows[i].inner, NULL) == rows[i].inner);
      g_assert_true (bluff_database_end (fixture->database, rows[i].outer, NULL) == rows[i].outer);
      assert_count (fixture->database, rows[i].count);
    }
}

/* Three of them in each other: each undoes what is its own and what is within, whatever became of the others. */
static void
test_nested_deeper (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  enum
  {
    DEPTH = 3
  };

  for (guint kept = 0; kept < 1 << DEPTH; kept++)
    {
      guint count = 0;

      run (fixture->database, "DELETE FROM things");
      for (guint i = 0; i < DEPTH; i++)
        {
          g_assert_true (bluff_database_begin (fixture->database, NULL));
          g_assert_true (insert (fixture->database, "thing", NULL));
        }
      /* The innermost ends first. */
      for (guint i = 0; i < DEPTH; i++)
        {
          gboolean ok = (kept >> i & 1) != 0;

          g_assert_true (bluff_database_end (fixture->database, ok, NULL) == ok);
          count = ok ? count + 1 : 0;
        }
      g_test_message ("kept %x", kept);
      assert_count (fixture->database, count);
    }
}

static void
test_reading_is_one_moment (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffDatabase) other = bluff_database_open (fixture->path, BLUFF_DATABASE_WRITE, 0, NULL);

  g_assert_true (bluff_database_begin_reading (fixture->database, NULL));
  assert_count (fixture->database, 0);
  g_assert_true (insert (other, "meanwhile", NULL));
  assert_count (fixture->database, 0);
  g_assert_true (bluff_database_end (fixture->database, TRUE, NULL));
  assert_count (fixture->database, 1);
}

static void
test_statement_lent_twice (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStatement) first = bluff_database_borrow (fixture->database, count_sql, NULL);
  BluffStatement *second = bluff_database_borrow (fixture->database, count_sql, NULL);
  sqlite3 *handle = bluff_database_get_handle (fixture->database);
  BluffStatement *third;

  g_assert_true (first != second);
  bluff_statement_give_back (second);
  bluff_statement_give_back (g_steal_pointer (&first));
  third = first = bluff_database_borrow (fixture->database, count_sql, NULL);
  bluff_statement_give_back (g_steal_pointer (&first));
  first = bluff_database_borrow (fixture->database, count_sql, NULL);
  g_assert_true (first == third);
  /* It is kept and not made again. */
  g_assert_true (sqlite3_next_stmt (handle, NULL) != NULL);
  g_assert_null (sqlite3_next_stmt (handle, sqlite3_next_stmt (handle, NULL)));
}

static void
test_copy (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (fixture->directory, "copy.db", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->directory, "no", "copy.db", NULL);
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autoptr (GError) error = NULL;
  BluffDatabase *copy;

  g_assert_false (bluff_database_copy_to (fixture->database, nowhere, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_clear_error (&error);

  g_assert_true (insert (fixture->database, "kept", NULL));
  g_assert_true (g_file_set_contents (path, "something else", -1, NULL));
  g_assert_true (bluff_database_copy_to (fixture->database, path, &error));
  g_assert_no_error (error);
  copy = bluff_database_open (path, BLUFF_DATABASE_READ, 0, &error);
  g_assert_no_error (error);
  assert_count (copy, 1);
  bluff_database_close (copy);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/store/database/no-file", test_no_file);
  ADD ("/store/database/busy", test_busy);
  ADD ("/store/database/read-only", test_read_only);
  ADD ("/store/database/wrong-sql", test_wrong_sql);
  ADD ("/store/database/wrong-parameter", test_wrong_parameter);
  ADD ("/store/database/full", test_full);
  ADD ("/store/database/full-in-transaction", test_full_in_transaction);
  ADD ("/store/database/undone-transaction", test_undone_transaction);
  ADD ("/store/database/careful", test_careful);
  ADD ("/store/database/nested", test_nested);
  ADD ("/store/database/nested-deeper", test_nested_deeper);
  ADD ("/store/database/reading-is-one-moment", test_reading_is_one_moment);
  ADD ("/store/database/statement-lent-twice", test_statement_lent_twice);
  ADD ("/store/database/copy", test_copy);
#undef ADD

  return g_test_run ();
}
