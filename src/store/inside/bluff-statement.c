/* bluff-statement.c: binding, stepping, reading columns.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-statement.h"

#include "bluff-store-fail.h"

struct _BluffStatement
{
  BluffDatabase *database;
  sqlite3_stmt *handle;
  gboolean lent;
  gboolean once;
  int wrong; /* what binding said, told by the next step */
};

BluffStatement *
bluff_statement_new (BluffDatabase *database, const char *sql, gboolean once, GError **error)
{
  sqlite3_stmt *handle = NULL;
  BluffStatement *self;

  if (sqlite3_prepare_v3 (bluff_database_get_handle (database), sql, -1, once ? 0 : SQLITE_PREPARE_PERSISTENT, &handle,
                          NULL) != SQLITE_OK)
    {
      bluff_database_fail (database, "prepare", error);
      return NULL;
    }
  self = g_new0 (BluffStatement, 1);
  self->database = database;
  self->handle = handle;
  self->once = once;
  return self;
}

void
bluff_statement_free (BluffStatement *self)
{
  sqlite3_finalize (self->handle);
  g_free (self);
}

/* FALSE if somebody has it already. */
gboolean
bluff_statement_lend (BluffStatement *self)
{
  if (self->lent)
    return FALSE;
  self->lent = TRUE;
  return TRUE;
}

void
bluff_statement_give_back (BluffStatement *self)
{
  if (self->once)
    {
      bluff_statement_free (self);
      return;
    }
  /* A statement that is not reset would hold its read lock, and keep what was bound in memory. */
  sqlite3_reset (self->handle);
  sqlite3_clear_bindings (self->handle);
  self->wrong = SQLITE_OK;
  self->lent = FALSE;
}

static void
note_binding (BluffStatement *self, int said)
{
  if (said != SQLITE_OK)
    self->wrong = said;
}

void
bluff_statement_bind_text (BluffStatement *self, int parameter, const char *text)
{
  note_binding (self, sqlite3_bind_text (self->handle, parameter, text, -1, SQLITE_TRANSIENT));
}

void
bluff_statement_bind_number (BluffStatement *self, int parameter, gint64 number)
{
  note_binding (self, sqlite3_bind_int64 (self->handle, parameter, number));
}

void
bluff_statement_bind_real (BluffStatement *self, int parameter, double number)
{
  note_binding (self, sqlite3_bind_double (self->handle, parameter, number));
}

gboolean
bluff_statement_step (BluffStatement *self, gboolean *row, GError **error)
{
  int said;

  if (self->wrong != SQLITE_OK)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FAILED, (BluffStoreDetails){ 0 }, "bind: %s",
                             sqlite3_errstr (self->wrong));
  if (bluff_database_is_undone (self->database))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FAILED, (BluffStoreDetails){ 0 },
                             "the transaction was undone after an earlier error");

  said = sqlite3_step (self->handle);
  *row = said == SQLITE_ROW;
  if (said == SQLITE_ROW)
    return TRUE;
  if (said != SQLITE_DONE)
    bluff_database_fail (self->database, "step", error);
  sqlite3_reset (self->handle);
  return said == SQLITE_DONE;
}

gboolean
bluff_statement_next (BluffStatement *self, gboolean *ok, GError **error)
{
  gboolean row = FALSE;

  *ok = bluff_statement_step (self, &row, error);
  return *ok && row;
}

gboolean
bluff_statement_run (BluffStatement *self, GError **error)
{
  gboolean row;

  do
    if (!bluff_statement_step (self, &row, error))
      return FALSE;
  while (row);

  return TRUE;
}

void
bluff_statement_reset (BluffStatement *self)
{
  sqlite3_reset (self->handle);
}

const char *
bluff_statement_get_text (BluffStatement *self, int column)
{
  return (const char *) sqlite3_column_text (self->handle, column);
}

/* A damaged database can hold anything; callers that read texts rely on UTF-8. */
char *
bluff_statement_dup_text (BluffStatement *self, int column)
{
  const char *text = bluff_statement_get_text (self, column);

  return text != NULL ? g_utf8_make_valid (text, -1) : NULL;
}

gint64
bluff_statement_get_number (BluffStatement *self, int column)
{
  return sqlite3_column_int64 (self->handle, column);
}

double
bluff_statement_get_real (BluffStatement *self, int column)
{
  return sqlite3_column_double (self->handle, column);
}
