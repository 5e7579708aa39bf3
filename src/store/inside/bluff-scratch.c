/* bluff-scratch.c: making, finding and removing copies.
 *
 * This removes only what is ours by its whole name: people may keep a directory of their own beside the database.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scratch.h"

#include "bluff-file.h"
#include "bluff-store-fail.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define DIRECTORY "salvage-XXXXXX"
#define DIRECTORY_PREFIX "salvage-"
#define COPY "damaged.db"

static gboolean
copy_file (const char *from, const char *to, GError **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);
  g_autoptr (GError) reason = NULL;
  BluffStoreError cause = BLUFF_STORE_ERROR_DISK;

  if (!bluff_file_check (from, error))
    return FALSE;
  if (g_file_copy (source, target, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, &reason))
    {
      /* It may take the place of what it was copied from. */
      bluff_file_hide (to);
      return TRUE;
    }
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    cause = BLUFF_STORE_ERROR_FULL;
  return bluff_store_fail (error, cause, (BluffStoreDetails){ .path = from }, "%s", reason->message);
}

char *
bluff_scratch_copy (const char *data_dir, const char *path, char **copy, GError **error)
{
  g_autofree char *directory = g_build_filename (data_dir, DIRECTORY, NULL);
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autofree char *copied = NULL;
  g_autofree char *copied_journal = NULL;

  if (g_mkdtemp (directory) == NULL)
    {
      bluff_store_fail_errno (error, errno, directory, "make");
      return NULL;
    }
  copied = g_build_filename (directory, COPY, NULL);
  copied_journal = g_strconcat (copied, "-wal", NULL);
  if (!copy_file (path, copied, error) ||
      (g_file_test (journal, G_FILE_TEST_EXISTS) && !copy_file (journal, copied_journal, error)))
    {
      bluff_scratch_remove (directory);
      return NULL;
    }
  *copy = g_steal_pointer (&copied);
  return g_steal_pointer (&directory);
}

void
bluff_scratch_remove (const char *directory)
{
  g_autoptr (GDir) files = g_dir_open (directory, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    if (g_str_has_prefix (name, COPY))
      {
        g_autofree char *path = g_build_filename (directory, name, NULL);

        g_unlink (path);
      }
  g_rmdir (directory);
}

/* --- Left over -----------------------------------------------------------------------------------------------------
 */

static gboolean
has_copies_only (const char *directory)
{
  g_autoptr (GDir) files = g_dir_open (directory, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    if (!g_str_has_prefix (name, COPY))
      return FALSE;
  return files != NULL;
}

/* What a database is called while it is made or brought back, and what SQLite keeps beside it. */
static gboolean
is_unfinished_name (const char *name)
{
  static const char *const names[] = { "bluff-bay.db.part", "bluff-bay.db.restored", "bluff-bay.db.restored.part" };
  static const char *const endings[] = { "", "-journal", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; g_str_has_prefix (name, names[i]) && j < G_N_ELEMENTS (endings); j++)
      if (g_str_equal (name + strlen (names[i]), endings[j]))
        return TRUE;
  return FALSE;
}

static gboolean
is_scratch (const char *path, const char *name)
{
  GStatBuf status;

  if (g_lstat (path, &status) != 0)
    return FALSE;
  if (S_ISDIR (status.st_mode))
    return strlen (name) == strlen (DIRECTORY) && g_str_has_prefix (name, DIRECTORY_PREFIX) && has_copies_only (path);
  return S_ISREG (status.st_mode) && is_unfinished_name (name);
}

GPtrArray *
bluff_scratch_list (const char *data_dir)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) directory = g_dir_open (data_dir, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (data_dir, name, NULL);

      if (is_scratch (path, name))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  return paths;
}

void
bluff_scratch_sweep (const char *data_dir)
{
  g_autoptr (GPtrArray) paths = bluff_scratch_list (data_dir);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        bluff_scratch_remove (path);
      else
        g_unlink (path);
    }
}
