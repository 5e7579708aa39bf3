/* bluff-database.h: a connection to SQLite: a thin object that turns codes into named causes.
 *
 * Used by one thread at a time. Statements are prepared once and lent out: see bluff-statement.h.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

#include <sqlite3.h>

G_BEGIN_DECLS

typedef struct _BluffDatabase BluffDatabase;
typedef struct _BluffStatement BluffStatement;

typedef enum
{
  BLUFF_DATABASE_READ,   /* nothing is written, not even what SQLite keeps beside the file, if it can be helped */
  BLUFF_DATABASE_WRITE,  /* a file that is there */
  BLUFF_DATABASE_CREATE, /* a new file */
} BluffDatabaseMode;

BluffDatabase *bluff_database_open (const char *path, BluffDatabaseMode mode, guint patience_ms, GError **error);
void bluff_database_close (BluffDatabase *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffDatabase, bluff_database_close)

const char *bluff_database_get_path (BluffDatabase *self);
sqlite3 *bluff_database_get_handle (BluffDatabase *self);

/* Whether the last to close brings what was written beside the file into it. Off until the file is known to be sound:
 * what cannot be opened is left as it was. */
void bluff_database_tidy_on_close (BluffDatabase *self, gboolean tidy);

/* Runs SQL that has no answer, once, unprepared: for pragmas and schema steps. */
gboolean bluff_database_exec (BluffDatabase *self, const char *sql, GError **error);

/* The answer to a pragma. */
gboolean bluff_database_ask_number (BluffDatabase *self, const char *sql, gint64 *answer, GError **error);

/* Lends the statement of SQL, a text that lives as long as the program: its address is what it is known by. */
BluffStatement *bluff_database_borrow (BluffDatabase *self, const char *sql, GError **error);

/* Runs such a statement, which has one parameter and no answer. */
gboolean bluff_database_run_with_number (BluffDatabase *self, const char *sql, gint64 number, GError **error);

/* All or nothing. Transactions nest; the outermost takes the right to write at once, so that it cannot lose it in the
 * middle. Each begin that succeeded needs one end: with OK it is kept if it can be, and otherwise undone. End
 * returns OK, or FALSE with ERROR set if keeping failed. */
gboolean bluff_database_begin (BluffDatabase *self, GError **error);

/* The same for reading only: all answers are about one moment. */
gboolean bluff_database_begin_reading (BluffDatabase *self, GError **error);
gboolean bluff_database_end (BluffDatabase *self, gboolean ok, GError **error);
gboolean bluff_database_is_in_transaction (BluffDatabase *self);

/* Whether an outer transaction was undone by SQLite itself, so that nothing more may be written in it. */
gboolean bluff_database_is_undone (BluffDatabase *self);

/* Copies the whole database into a new file at PATH, as one file that needs nothing beside it. A file that is there is
 * replaced by the complete copy, or not at all. */
gboolean bluff_database_copy_to (BluffDatabase *self, const char *path, GError **error);

/* Sets ERROR from what the connection last said, and returns FALSE. */
gboolean bluff_database_fail (BluffDatabase *self, const char *doing, GError **error);

/* Writes a directory's entries to the disk, after a rename. */
void bluff_database_sync_directory (const char *directory);

G_END_DECLS
