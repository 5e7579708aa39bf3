/* bluff-lab-bare.c: what SQLite alone takes to add a row, with the settings of the store, to compare with.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-bare.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

struct _BluffLabBare
{
  sqlite3 *handle;
  sqlite3_stmt *insert;
};

/* As in the store. */
static const char preparation[] = "PRAGMA journal_mode = WAL;"
                                  "PRAGMA foreign_keys = ON;"
                                  "PRAGMA synchronous = FULL;"
                                  "PRAGMA secure_delete = ON;"
                                  "PRAGMA cell_size_check = ON;"
                                  "PRAGMA temp_store = MEMORY;"
                                  "PRAGMA cache_size = -32768;"
                                  "CREATE TABLE events (game INTEGER NOT NULL, n INTEGER NOT NULL CHECK (n >= 1), "
                                  "line TEXT NOT NULL, PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID;";

static gboolean
fail (BluffLabBare *self, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "SQLite: %s", sqlite3_errmsg (self->handle));
  return FALSE;
}

BluffLabBare *
bluff_lab_bare_new (const char *path, GError **error)
{
  static const char *const endings[] = { "", "-wal", "-shm" };
  g_autoptr (BluffLabBare) self = g_new0 (BluffLabBare, 1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_unlink (file);
    }

  if (sqlite3_open (path, &self->handle) != SQLITE_OK ||
      sqlite3_exec (self->handle, preparation, NULL, NULL, NULL) != SQLITE_OK ||
      sqlite3_prepare_v3 (self->handle, "INSERT INTO events VALUES (1, ?, ?)", -1, SQLITE_PREPARE_PERSISTENT,
                          &self->insert, NULL) != SQLITE_OK)
    {
      fail (self, error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

void
bluff_lab_bare_free (BluffLabBare *self)
{
  sqlite3_finalize (self->insert);
  sqlite3_close (self->handle);
  g_free (self);
}

gboolean
bluff_lab_bare_append (BluffLabBare *self, guint number, const char *line, GError **error)
{
  sqlite3_bind_int64 (self->insert, 1, number);
  sqlite3_bind_text (self->insert, 2, line, -1, SQLITE_STATIC);
  if (sqlite3_step (self->insert) != SQLITE_DONE)
    return fail (self, error);

  sqlite3_reset (self->insert);
  return TRUE;
}
