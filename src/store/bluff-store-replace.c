/* bluff-store-replace.c: putting another database in the place of this one: restore, set aside.
 *
 * Nothing is deleted: what was there is moved to aside/.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-care.h"

#include "bluff-file.h"
#include "bluff-schema.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* --- Restore -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *backup;
  char *kept;
} Restoring;

/* A backup that is a file of its own, or that another program may have open, is not ours to tidy. */
static gboolean
is_aside (BluffInside *inside, const char *backup)
{
  g_autofree char *directory = g_path_get_dirname (backup);

  return bluff_file_is_same (directory, inside->aside);
}

/* The backup, checked, in a file beside the database. */
static char *
read_backup (BluffInside *inside, const char *backup, GError **error)
{
  g_autofree char *path = g_strconcat (inside->path, ".restored", NULL);
  g_autoptr (BluffDatabase) source = NULL;

  if (!bluff_schema_inspect (backup, error))
    return NULL;
  source = bluff_database_open (backup, BLUFF_DATABASE_READ, inside->patience_ms, error);
  if (source == NULL || !bluff_schema_check_whole (source, error) || !bluff_database_copy_to (source, path, error))
    return NULL;
  return g_steal_pointer (&path);
}

/* A database that was set aside stays as it was, with nothing new beside it. */
static char *
bring_backup (BluffInside *inside, const char *backup, GError **error)
{
  BluffBeside beside = bluff_beside_look (backup);
  char *path = read_backup (inside, backup, error);

  if (is_aside (inside, backup))
    bluff_beside_clear (backup, beside);
  return path;
}

/* The journal's content comes into the database where that is possible; a damaged one keeps its journal beside it. */
static void
settle_journal (BluffInside *inside)
{
  g_autoptr (BluffDatabase) database = NULL;

  if (!bluff_schema_inspect (inside->path, NULL))
    return;
  database = bluff_database_open (inside->path, BLUFF_DATABASE_WRITE, inside->patience_ms, NULL);
  if (database != NULL && bluff_database_exec (database, "PRAGMA wal_checkpoint (TRUNCATE)", NULL))
    bluff_database_tidy_on_close (database, TRUE);
}

/* A second name for a file, or a copy where a file can have only one. */
static gboolean
keep_as (const char *path, const char *kept, GError **error)
{
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (kept);
  g_autoptr (GError) reason = NULL;

  if (link (path, kept) == 0 || g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &reason))
    return TRUE;
  g_unlink (kept);
  return bluff_store_fail (error,
                           g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE) ? BLUFF_STORE_ERROR_FULL
                                                                                     : BLUFF_STORE_ERROR_DISK,
                           (BluffStoreDetails){ .path = kept }, "%s: %s", kept, reason->message);
}

/* The old database has two names for a moment, so that at no moment there is none. */
static gboolean
put_in_place (BluffInside *inside, const char *restored, char **kept, GError **error)
{
  g_autofree char *aside = NULL;
  g_autofree char *journal = g_strconcat (inside->path, "-wal", NULL);
  g_autofree char *memory = g_strconcat (inside->path, "-shm", NULL);

  if (!bluff_file_check_link (inside->path, error))
    return FALSE;
  if (g_file_test (inside->path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *aside_journal = NULL;

      settle_journal (inside);
      if (!bluff_inside_make_directory (inside->aside, error))
        return FALSE;
      aside = bluff_inside_name_aside (inside, "replaced");
      aside_journal = g_strconcat (aside, "-wal", NULL);
      if (!keep_as (inside->path, aside, error))
        return FALSE;
      if (g_rename (journal, aside_journal) != 0 && errno != ENOENT)
        return bluff_store_fail_errno (error, errno, journal, "move");
      bluff_file_hide_database (aside);
    }
  g_unlink (memory);
  if (g_rename (restored, inside->path) != 0)
    return bluff_store_fail_errno (error, errno, restored, "rename");
  bluff_database_sync_directory (inside->aside);
  bluff_database_sync_directory (inside->data_dir);
  *kept = g_steal_pointer (&aside);
  return TRUE;
}

static gboolean
restore_alone (BluffInside *inside, Restoring *restoring, GError **error)
{
  g_autofree char *restored = NULL;
  BluffLock *alone = bluff_inside_be_alone (inside, error);
  gboolean ok = FALSE;

  if (alone == NULL)
    return FALSE;
  restored = bring_backup (inside, restoring->backup, error);
  if (restored != NULL)
    ok = put_in_place (inside, restored, &restoring->kept, error);
  if (restored != NULL && !ok)
    g_unlink (restored);
  bluff_lock_release (alone, FALSE);
  return ok;
}

static gboolean
restore (BluffInside *inside, gpointer data, GError **error)
{
  gboolean was_open = inside->database != NULL;
  g_autoptr (GError) reason = NULL;
  gboolean ok;

  bluff_inside_close (inside);
  ok = restore_alone (inside, data, error);
  if (was_open && !bluff_inside_open (inside, &reason))
    {
      if (ok)
        g_propagate_error (error, g_steal_pointer (&reason));
      ok = FALSE;
    }
  return ok;
}

gboolean
bluff_store_restore (BluffStore *self, const char *backup, char **kept, GError **error)
{
  Restoring restoring = { .backup = backup };
  gboolean ok;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  ok = bluff_store_do_anyway (self, restore, &restoring, error);
  if (kept != NULL)
    *kept = g_steal_pointer (&restoring.kept);
  g_free (restoring.kept);
  return ok;
}

/* --- Aside ---------------------------------------------------------------------------------------------------------
 */

static gboolean
set_aside (BluffInside *inside, gpointer data, GError **error)
{
  char **kept = data;
  BluffLock *alone;

  if (!bluff_file_check_link (inside->path, error))
    return FALSE;
  if (!g_file_test (inside->path, G_FILE_TEST_EXISTS))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NO_FILE, (BluffStoreDetails){ .path = inside->path },
                             "there is no %s", inside->path);
  /* An open store, this one too, has the database locked. */
  alone = bluff_inside_be_alone (inside, error);
  if (alone == NULL)
    return FALSE;
  *kept = bluff_inside_move_aside (inside, "damaged", error);
  bluff_lock_release (alone, FALSE);
  return *kept != NULL;
}

gboolean
bluff_store_set_aside (BluffStore *self, char **kept, GError **error)
{
  g_autofree char *path = NULL;
  gboolean ok;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  ok = bluff_store_do_anyway (self, set_aside, &path, error);
  if (kept != NULL)
    *kept = g_steal_pointer (&path);
  return ok;
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
list_aside (BluffInside *inside, gpointer data, GError **error G_GNUC_UNUSED)
{
  GPtrArray *paths = data;
  g_autoptr (GDir) directory = g_dir_open (inside->aside, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, ".db"))
      g_ptr_array_add (paths, g_build_filename (inside->aside, name, NULL));
  g_ptr_array_sort (paths, compare_paths);
  return TRUE;
}

GPtrArray *
bluff_store_list_aside (BluffStore *self, GError **error)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  bluff_store_do_anyway (self, list_aside, paths, error);
  return paths;
}

/* With what belongs to it; and only in aside/, whatever the path says. */
static gboolean
remove_aside (BluffInside *inside, gpointer data, GError **error)
{
  g_autofree char *name = g_path_get_basename (data);
  g_autofree char *path = g_build_filename (inside->aside, name, NULL);
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autofree char *memory = g_strconcat (path, "-shm", NULL);

  if (g_unlink (path) != 0)
    return bluff_store_fail_errno (error, errno, path, "remove");
  g_unlink (journal);
  g_unlink (memory);
  return TRUE;
}

gboolean
bluff_store_remove_aside (BluffStore *self, const char *path, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_anyway (self, remove_aside, (gpointer) (guintptr) path, error);
}
