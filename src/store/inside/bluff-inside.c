/* bluff-inside.c: opening the database in good and in bad times, and closing it.
 *
 * A file that SQLite would have removed shows that the last process did not end properly: a journal (-wal) that is not
 * empty, while nobody has the database open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-inside.h"

#include "bluff-file.h"
#include "bluff-schema.h"
#include "bluff-scratch.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  DEFAULT_PATIENCE_MS = 5000,
  LONGEST_PAUSE_US = 5000 /* before entering again; not the same for everybody, so that one is first */
};

/* secure_delete: what is deleted is overwritten. cache_size in KiB: a large database has its own pages at hand. */
static const char settings[] = "PRAGMA foreign_keys = ON;"
                               "PRAGMA synchronous = FULL;"
                               "PRAGMA secure_delete = ON;"
                               "PRAGMA cell_size_check = ON;"
                               "PRAGMA temp_store = MEMORY;"
                               "PRAGMA cache_size = -32768;";

typedef struct
{
  char *game;
  gboolean fresh; /* held for what is written alone */
} Parting;

static void
release_hold (gpointer lock)
{
  bluff_lock_release (lock, TRUE);
}

static void
clear_parting (gpointer data)
{
  g_free (((Parting *) data)->game);
}

BluffInside *
bluff_inside_new (const char *data_dir)
{
  BluffInside *self = g_new0 (BluffInside, 1);

  self->data_dir = g_strdup (data_dir);
  self->path = g_build_filename (data_dir, "bluff-bay.db", NULL);
  self->copies = g_build_filename (data_dir, "copies", NULL);
  self->aside = g_build_filename (data_dir, "aside", NULL);
  self->locks = g_build_filename (data_dir, "locks", NULL);
  self->patience_ms = DEFAULT_PATIENCE_MS;
  self->holds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, release_hold);
  self->parting = g_array_new (FALSE, FALSE, sizeof (Parting));
  g_array_set_clear_func (self->parting, clear_parting);
  return self;
}

void
bluff_inside_free (BluffInside *self)
{
  bluff_inside_close (self);
  g_hash_table_unref (self->holds);
  g_array_unref (self->parting);
  g_free (self->data_dir);
  g_free (self->path);
  g_free (self->copies);
  g_free (self->aside);
  g_free (self->locks);
  g_free (self);
}

/* --- The directory -------------------------------------------------------------------------------------------------
 */

gboolean
bluff_inside_make_directory (const char *path, GError **error)
{
  int number;

  if (g_mkdir_with_parents (path, 0700) == 0)
    return TRUE;
  number = errno;
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_DIR))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_FOLDER, (BluffStoreDetails){ .path = path },
                             "%s is no directory", path);
  return bluff_file_check_link (path, error) && bluff_store_fail_errno (error, number, path, "make");
}

static gboolean
check_writable (const char *path, GError **error)
{
  if (access (path, W_OK) != 0)
    return bluff_store_fail_errno (error, errno, path, "write to");
  return TRUE;
}

static BluffLock *
lock_presence (BluffInside *self, BluffLockKind kind, guint patience_ms, GError **error)
{
  g_autofree char *path = g_build_filename (self->locks, "presence", NULL);
  g_autoptr (GError) reason = NULL;
  BluffLock *lock;

  if (!bluff_inside_make_directory (self->data_dir, error) || !check_writable (self->data_dir, error) ||
      !bluff_inside_make_directory (self->locks, error))
    return NULL;
  lock = bluff_lock_take (path, kind, patience_ms, &reason);
  if (lock == NULL && g_error_matches (reason, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY))
    bluff_store_fail (error, BLUFF_STORE_ERROR_BUSY, (BluffStoreDetails){ .path = self->path },
                      "%s is open in another process", self->path);
  else if (lock == NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  return lock;
}

BluffLock *
bluff_inside_be_alone (BluffInside *self, GError **error)
{
  return lock_presence (self, BLUFF_LOCK_ALONE, 0, error);
}

/* Alone if nobody else is there; otherwise with the others, once nobody changes the files any more. */
static gboolean
enter_once (BluffInside *self, gboolean *alone, GError **error)
{
  g_autoptr (GError) reason = NULL;

  self->presence = bluff_inside_be_alone (self, &reason);
  *alone = self->presence != NULL;
  if (!*alone && g_error_matches (reason, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY))
    self->presence = lock_presence (self, BLUFF_LOCK_SHARED, self->patience_ms, error);
  else if (!*alone)
    g_propagate_error (error, g_steal_pointer (&reason));
  return self->presence != NULL;
}

/* The process that was making the database when we came may have been killed over it: then another must make it, and
 * one of those that wait will be alone. */
static gboolean
enter (BluffInside *self, gboolean *alone, GError **error)
{
  gint64 end = g_get_monotonic_time () + self->patience_ms * G_TIME_SPAN_MILLISECOND;

  while (enter_once (self, alone, error))
    {
      if (*alone || g_file_test (self->path, G_FILE_TEST_EXISTS) || g_get_monotonic_time () >= end)
        return TRUE;

      bluff_lock_release (self->presence, FALSE);
      self->presence = NULL;
      g_usleep ((gulong) g_random_int_range (1, LONGEST_PAUSE_US));
    }

  return FALSE;
}

/* Locks of processes that were killed leave their files behind. */
static void
sweep_locks (BluffInside *self)
{
  g_autoptr (GDir) directory = g_dir_open (self->locks, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_prefix (name, "game-"))
      {
        g_autofree char *path = g_build_filename (self->locks, name, NULL);

        g_unlink (path);
      }
}

/* --- Aside ---------------------------------------------------------------------------------------------------------
 */

char *
bluff_inside_name_aside (BluffInside *self, const char *name)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%dT%H%M%S");
  char *path = g_strdup_printf ("%s/%s-%s.db", self->aside, time, name);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_free (path);
      path = g_strdup_printf ("%s/%s-%s-%u.db", self->aside, time, name, i);
    }
  return path;
}

/* The journal belongs to its database: together they are what was written, apart they are damage. */
char *
bluff_inside_move_aside (BluffInside *self, const char *name, GError **error)
{
  g_autofree char *kept = bluff_inside_name_aside (self, name);
  g_autofree char *journal = g_strconcat (self->path, "-wal", NULL);
  g_autofree char *kept_journal = g_strconcat (kept, "-wal", NULL);
  g_autofree char *memory = g_strconcat (self->path, "-shm", NULL);

  if (!bluff_inside_make_directory (self->aside, error))
    return NULL;
  if (g_rename (self->path, kept) != 0)
    {
      bluff_store_fail_errno (error, errno, self->path, "set aside");
      return NULL;
    }
  if (g_rename (journal, kept_journal) != 0 && errno != ENOENT)
    {
      bluff_store_fail_errno (error, errno, journal, "set aside");
      g_rename (kept, self->path);
      return NULL;
    }
  g_unlink (memory);
  bluff_file_hide_database (kept);
  bluff_database_sync_directory (self->aside);
  bluff_database_sync_directory (self->data_dir);
  return g_steal_pointer (&kept);
}

/* --- Opening -------------------------------------------------------------------------------------------------------
 */

/* A journal without its database would be taken for the new one's. */
static gboolean
move_orphan_aside (BluffInside *self, GError **error)
{
  g_autofree char *journal = g_strconcat (self->path, "-wal", NULL);
  g_autofree char *memory = g_strconcat (self->path, "-shm", NULL);
  g_autofree char *database = NULL;
  g_autofree char *kept = NULL;

  g_unlink (memory);
  if (!g_file_test (journal, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!bluff_inside_make_directory (self->aside, error))
    return FALSE;
  database = bluff_inside_name_aside (self, "orphan");
  kept = g_strconcat (database, "-wal", NULL);
  if (g_rename (journal, kept) != 0)
    return bluff_store_fail_errno (error, errno, journal, "set aside");
  return TRUE;
}

static gboolean
set_up (BluffDatabase *database, GError **error)
{
  g_autofree char *identify = g_strdup_printf ("PRAGMA application_id = %d", BLUFF_SCHEMA_APPLICATION_ID);

  return bluff_database_exec (database, "PRAGMA journal_mode = WAL", error) &&
         bluff_database_exec (database, settings, error) && bluff_database_exec (database, identify, error) &&
         bluff_schema_advance (database, 0, NULL, error);
}

static void
remove_with_journal (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_unlink (file);
    }
}

/* The new database appears under its name when it is complete. */
static gboolean
create (BluffInside *self, GError **error)
{
  g_autofree char *part = g_strconcat (self->path, ".part", NULL);
  BluffDatabase *database;
  gboolean ok;

  if (!move_orphan_aside (self, error))
    return FALSE;
  remove_with_journal (part);
  database = bluff_database_open (part, BLUFF_DATABASE_CREATE, self->patience_ms, error);
  if (database == NULL)
    return FALSE;
  ok = set_up (database, error);
  bluff_database_tidy_on_close (database, TRUE);
  bluff_database_close (database);
  if (ok && g_rename (part, self->path) != 0)
    ok = bluff_store_fail_errno (error, errno, self->path, "make");
  /* Nothing has this name if it went well. */
  remove_with_journal (part);
  bluff_database_sync_directory (self->data_dir);
  return ok;
}

static gboolean
ended_uncleanly (BluffInside *self)
{
  g_autofree char *journal = g_strconcat (self->path, "-wal", NULL);
  GStatBuf status;

  return g_stat (journal, &status) == 0 && status.st_size > 0;
}

static gboolean
check_quickly (BluffDatabase *database, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_statement_new (database, "PRAGMA quick_check (1)", TRUE, error);
  const char *path = bluff_database_get_path (database);
  gboolean row;

  if (statement == NULL || !bluff_statement_step (statement, &row, error))
    return FALSE;
  /* What is wrong, or that nothing is. */
  if (g_strcmp0 (bluff_statement_get_text (statement, 0), "ok") != 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_DAMAGED, (BluffStoreDetails){ .path = path }, "%s: %s", path,
                             bluff_statement_get_text (statement, 0));
  return TRUE;
}

/* Brings the database to the version that this program knows. */
static gboolean
advance (BluffInside *self, BluffDatabase *database, gboolean alone, GError **error)
{
  BluffStoreDetails details = { .path = self->path, .known = bluff_schema_known_version () };

  if (!bluff_schema_get_version (database, &details.number, error))
    return FALSE;
  if (details.number > details.known)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NEWER, details, "%s has schema %" G_GINT64_FORMAT, self->path,
                             details.number);
  if (details.number < 1)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_DAMAGED, details, "%s has no schema", self->path);
  if (details.number == details.known)
    return TRUE;
  /* Another process, perhaps of an older version, would not know what happens to it. */
  if (!alone)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_BUSY, details, "%s must be changed and is open elsewhere",
                             self->path);
  return bluff_schema_advance (database, details.number, self->copies, error);
}

static gboolean
try_existing (BluffInside *self, gboolean alone, GError **error)
{
  g_autoptr (BluffDatabase) database = NULL;
  gboolean unclean = alone && ended_uncleanly (self);

  if (!bluff_schema_inspect (self->path, error) || !check_writable (self->path, error))
    return FALSE;
  bluff_file_hide_database (self->path);
  database = bluff_database_open (self->path, BLUFF_DATABASE_WRITE, self->patience_ms, error);
  if (database == NULL || !bluff_database_exec (database, settings, error))
    return FALSE;
  if (unclean && !check_quickly (database, error))
    return FALSE;
  /* A backup that was put in place by hand has another journal; what is refused keeps it. */
  if (!advance (self, database, alone, error) || !bluff_database_exec (database, "PRAGMA journal_mode = WAL", error))
    return FALSE;
  bluff_database_tidy_on_close (database, TRUE);
  self->database = g_steal_pointer (&database);
  return TRUE;
}

/* What cannot be opened is left as it was, with nothing new beside it. */
static gboolean
open_existing (BluffInside *self, gboolean alone, GError **error)
{
  BluffBeside beside = bluff_beside_look (self->path);
  gboolean ok = try_existing (self, alone, error);

  /* If others are there, it may be theirs. */
  if (!ok && alone)
    bluff_beside_clear (self->path, beside);
  return ok;
}

gboolean
bluff_inside_open (BluffInside *self, GError **error)
{
  gboolean alone;
  gboolean ok;

  if (self->database != NULL)
    return TRUE;
  /* A database on a disk that is missing must not be begun again here. */
  if (!bluff_file_check_link (self->path, error))
    return FALSE;
  if (!enter (self, &alone, error))
    return FALSE;
  ok = TRUE;
  if (alone)
    {
      sweep_locks (self);
      if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
        ok = create (self, error);
    }
  ok = ok && open_existing (self, alone, error);
  if (ok && alone)
    {
      bluff_scratch_sweep (self->data_dir);
      bluff_lock_change (self->presence, BLUFF_LOCK_SHARED);
    }
  if (!ok)
    {
      bluff_lock_release (self->presence, FALSE);
      self->presence = NULL;
    }
  return ok;
}

void
bluff_inside_close (BluffInside *self)
{
  g_hash_table_remove_all (self->holds);
  g_clear_pointer (&self->database, bluff_database_close);
  if (self->presence != NULL)
    bluff_lock_release (self->presence, FALSE);
  self->presence = NULL;
}

/* --- Games that are held -------------------------------------------------------------------------------------------
 */

gboolean
bluff_inside_hold (BluffInside *self, const char *game, gboolean *fresh, GError **error)
{
  g_autofree char *digest = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) reason = NULL;
  BluffLock *lock;

  if (fresh != NULL)
    *fresh = FALSE;
  if (g_hash_table_contains (self->holds, game))
    return TRUE;
  /* The id of an imported game may be no name for a file. */
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, game, -1);
  name = g_strconcat ("game-", digest, NULL);
  path = g_build_filename (self->locks, name, NULL);
  lock = bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, &reason);
  if (lock == NULL && g_error_matches (reason, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE, (BluffStoreDetails){ .name = game },
                             "the game %s is open elsewhere", game);
  if (lock == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  g_hash_table_insert (self->holds, g_strdup (game), lock);
  if (fresh != NULL)
    *fresh = TRUE;
  return TRUE;
}

void
bluff_inside_release (BluffInside *self, const char *game)
{
  g_hash_table_remove (self->holds, game);
}

void
bluff_inside_release_when_written (BluffInside *self, const char *game, gboolean fresh)
{
  Parting parting = { g_strdup (game), fresh };

  g_array_append_val (self->parting, parting);
}

void
bluff_inside_settle (BluffInside *self, guint before, gboolean written)
{
  /* What is around it may still undo it. */
  if (written && bluff_database_is_in_transaction (self->database))
    return;

  for (guint i = before; i < self->parting->len; i++)
    {
      const Parting *parting = &g_array_index (self->parting, Parting, i);

      if (written || parting->fresh)
        bluff_inside_release (self, parting->game);
    }
  g_array_set_size (self->parting, before);
}
