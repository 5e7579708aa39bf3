/* bluff-database.c: opening, running, transactions, copying; and what SQLite's codes mean to us.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-database.h"

#include "bluff-file.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

struct _BluffDatabase
{
  sqlite3 *handle;
  char *path;
  GHashTable *statements; /* by the address of their text */
  guint depth;            /* of transactions */
};

/* --- Codes ---------------------------------------------------------------------------------------------------------
 */

/* The system knows better than SQLite what is the matter with a disk. */
static BluffStoreError
find_cause (int code, int system_error)
{
  switch (code & 0xff)
    {
    case SQLITE_NOTADB:
      return BLUFF_STORE_ERROR_NOT_A_DATABASE;
    case SQLITE_CORRUPT:
      return BLUFF_STORE_ERROR_DAMAGED;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return BLUFF_STORE_ERROR_READ_ONLY;
    case SQLITE_FULL:
      return BLUFF_STORE_ERROR_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return BLUFF_STORE_ERROR_BUSY;
    case SQLITE_CANTOPEN:
      return system_error != 0 ? bluff_store_cause_of_errno (system_error) : BLUFF_STORE_ERROR_NO_FILE;
    case SQLITE_IOERR:
      if (code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return BLUFF_STORE_ERROR_DAMAGED;
      return bluff_store_cause_of_errno (system_error);
    default:
      return BLUFF_STORE_ERROR_FAILED;
    }
}

gboolean
bluff_database_fail (BluffDatabase *self, const char *doing, GError **error)
{
  int code = sqlite3_extended_errcode (self->handle);
  int system_error = sqlite3_system_errno (self->handle);
  BluffStoreDetails details = { .path = self->path, .number = system_error };

  return bluff_store_fail (error, find_cause (code, system_error), details, "%s: %s: %s (%d, errno %d)", self->path,
                           doing, sqlite3_errmsg (self->handle), code, system_error);
}

/* --- Opening and closing -------------------------------------------------------------------------------------------
 */

/* SQLite waits for a pipe, and lets everybody read what it makes. */
static gboolean
prepare_file (const char *path, BluffDatabaseMode mode, GError **error)
{
  static const char *const beside[] = { "", "-wal", "-journal" };

  if (mode == BLUFF_DATABASE_CREATE)
    return bluff_file_create (path, error);
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *file = g_strconcat (path, beside[i], NULL);

      if ((i == 0 || g_file_test (file, G_FILE_TEST_EXISTS)) && !bluff_file_check (file, error))
        return FALSE;
    }
  return TRUE;
}

BluffDatabase *
bluff_database_open (const char *path, BluffDatabaseMode mode, guint patience_ms, GError **error)
{
  static const int flags[] = {
    [BLUFF_DATABASE_READ] = SQLITE_OPEN_READONLY,
    [BLUFF_DATABASE_WRITE] = SQLITE_OPEN_READWRITE,
    [BLUFF_DATABASE_CREATE] = SQLITE_OPEN_READWRITE,
  };
  g_autoptr (BluffDatabase) self = NULL;
  int said;

  if (!prepare_file (path, mode, error))
    return NULL;
  self = g_new0 (BluffDatabase, 1);
  self->path = g_strdup (path);
  self->statements = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) bluff_statement_free);
  said = sqlite3_open_v2 (path, &self->handle, flags[mode] | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL);
  if (said != SQLITE_OK)
    {
      bluff_database_fail (self, "open", error);
      if (mode == BLUFF_DATABASE_CREATE)
        g_unlink (path);
      return NULL;
    }
  if (mode != BLUFF_DATABASE_READ && sqlite3_db_readonly (self->handle, "main") == 1)
    {
      bluff_store_fail (error, BLUFF_STORE_ERROR_READ_ONLY, (BluffStoreDetails){ .path = path }, "%s", path);
      return NULL;
    }
  sqlite3_busy_timeout (self->handle, (int) MIN (patience_ms, (guint) G_MAXINT));
  bluff_database_tidy_on_close (self, FALSE);
  /* A file from somebody else must not bring code along. */
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  return g_steal_pointer (&self);
}

void
bluff_database_close (BluffDatabase *self)
{
  g_clear_pointer (&self->statements, g_hash_table_unref);
  if (sqlite3_close (self->handle) != SQLITE_OK)
    g_critical ("%s: a statement was not given back", self->path);
  g_free (self->path);
  g_free (self);
}

const char *
bluff_database_get_path (BluffDatabase *self)
{
  return self->path;
}

sqlite3 *
bluff_database_get_handle (BluffDatabase *self)
{
  return self->handle;
}

void
bluff_database_tidy_on_close (BluffDatabase *self, gboolean tidy)
{
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidy ? 0 : 1, NULL);
}

/* --- Running -------------------------------------------------------------------------------------------------------
 */

gboolean
bluff_database_exec (BluffDatabase *self, const char *sql, GError **error)
{
  if (sqlite3_exec (self->handle, sql, NULL, NULL, NULL) != SQLITE_OK)
    return bluff_database_fail (self, "run", error);
  return TRUE;
}

gboolean
bluff_database_ask_number (BluffDatabase *self, const char *sql, gint64 *answer, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_statement_new (self, sql, TRUE, error);
  gboolean row;

  if (statement == NULL || !bluff_statement_step (statement, &row, error))
    return FALSE;
  *answer = row ? bluff_statement_get_number (statement, 0) : 0;
  return TRUE;
}

BluffStatement *
bluff_database_borrow (BluffDatabase *self, const char *sql, GError **error)
{
  BluffStatement *statement = g_hash_table_lookup (self->statements, sql);

  if (statement == NULL)
    {
      statement = bluff_statement_new (self, sql, FALSE, error);
      if (statement == NULL)
        return NULL;
      g_hash_table_insert (self->statements, (gpointer) (guintptr) sql, statement);
    }
  /* The same question, asked again while its answer is being read. */
  return bluff_statement_lend (statement) ? statement : bluff_statement_new (self, sql, TRUE, error);
}

gboolean
bluff_database_run_with_number (BluffDatabase *self, const char *sql, gint64 number, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_database_borrow (self, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, number);
  return bluff_statement_run (statement, error);
}

/* --- Transactions --------------------------------------------------------------------------------------------------
 */

static gboolean
run_borrowed (BluffDatabase *self, const char *sql, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_database_borrow (self, sql, error);

  return statement != NULL && bluff_statement_run (statement, error);
}

gboolean
bluff_database_is_undone (BluffDatabase *self)
{
  return self->depth > 0 && sqlite3_get_autocommit (self->handle);
}

static gboolean
begin (BluffDatabase *self, const char *outermost, GError **error)
{
  static const char nested[] = "SAVEPOINT nested";

  if (!run_borrowed (self, self->depth == 0 ? outermost : nested, error))
    return FALSE;
  self->depth++;
  return TRUE;
}

gboolean
bluff_database_begin (BluffDatabase *self, GError **error)
{
  static const char sql[] = "BEGIN IMMEDIATE";

  return begin (self, sql, error);
}

gboolean
bluff_database_begin_reading (BluffDatabase *self, GError **error)
{
  static const char sql[] = "BEGIN";

  return begin (self, sql, error);
}

gboolean
bluff_database_end (BluffDatabase *self, gboolean ok, GError **error)
{
  static const char keep[] = "COMMIT";
  static const char undo[] = "ROLLBACK";
  static const char keep_nested[] = "RELEASE nested";
  static const char undo_nested[] = "ROLLBACK TO nested";
  gboolean nested = self->depth > 1;

  g_return_val_if_fail (self->depth > 0, FALSE);

  if (ok)
    ok = run_borrowed (self, nested ? keep_nested : keep, error);
  /* After some errors, a full disk for one, SQLite has undone everything already, and nothing is done here. */
  if (!ok)
    {
      run_borrowed (self, nested ? undo_nested : undo, NULL);
      if (nested)
        run_borrowed (self, keep_nested, NULL);
    }
  self->depth--;
  return ok;
}

gboolean
bluff_database_is_in_transaction (BluffDatabase *self)
{
  return self->depth > 0;
}

/* --- Copying -------------------------------------------------------------------------------------------------------
 */

void
bluff_database_sync_directory (const char *directory)
{
  int fd = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd >= 0)
    {
      fsync (fd);
      close (fd);
    }
}

static gboolean
copy_pages (BluffDatabase *self, BluffDatabase *copy, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (copy->handle, "main", self->handle, "main");

  if (backup == NULL)
    return bluff_database_fail (copy, "copy", error);
  /* All in one step: one moment of the source, which others can write meanwhile. */
  sqlite3_backup_step (backup, -1);
  if (sqlite3_backup_finish (backup) != SQLITE_OK)
    return bluff_database_fail (copy, "copy", error);
  /* The copy has the source's journal mode; a file on its own needs no journal. */
  return bluff_database_exec (copy, "PRAGMA journal_mode = DELETE", error);
}

/* The name of a copy until it is complete: one that no file has, because that file may be somebody's. */
static char *
find_part_name (const char *path)
{
  char *part = g_strdup_printf ("%s.part", path);

  for (guint i = 2; g_file_test (part, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_free (part);
      part = g_strdup_printf ("%s.part%u", path, i);
    }

  return part;
}

gboolean
bluff_database_copy_to (BluffDatabase *self, const char *path, GError **error)
{
  enum
  {
    PATIENCE_MS = 1000 /* nobody else knows the name of the copy */
  };
  g_autofree char *part = find_part_name (path);
  g_autofree char *directory = g_path_get_dirname (path);
  BluffDatabase *copy;
  gboolean ok;

  copy = bluff_database_open (part, BLUFF_DATABASE_CREATE, PATIENCE_MS, error);
  if (copy == NULL)
    return FALSE;
  ok = bluff_database_exec (copy, "PRAGMA synchronous = FULL", error) && copy_pages (self, copy, error);
  bluff_database_close (copy);
  if (ok && g_rename (part, path) != 0)
    ok = bluff_store_fail_errno (error, errno, path, "rename to");
  /* Nothing has this name if it went well. */
  g_unlink (part);
  bluff_database_sync_directory (directory);
  return ok;
}
