/* bluff-saves-backup.c: a backup, and what is wrong with the file that it was to go to.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-care.h"
#include "bluff-saves-fail.h"

#include <errno.h>

/* What the system would have said, where the store does not tell what it did say. */
static int
find_errno (const GError *why)
{
  gint64 number = bluff_store_error_get_number (why);

  if (number != 0)
    return (int) number;

  switch ((BluffStoreError) why->code)
    {
    case BLUFF_STORE_ERROR_READ_ONLY:
      return EACCES;
    case BLUFF_STORE_ERROR_FULL:
      return ENOSPC;
    case BLUFF_STORE_ERROR_NO_FILE:
      return ENOENT;
    case BLUFF_STORE_ERROR_BUSY:
      return EBUSY;
    default:
      return EIO;
    }
}

/* The store has no cause of its own for a backup onto the database. */
static gboolean
is_database (const GError *why, const char *path)
{
  return g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED) &&
         g_strcmp0 (bluff_store_error_get_path (why), path) == 0;
}

/* What the store refuses by a name that people understand. */
static gboolean
is_told (const GError *why)
{
  return g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE) ||
         g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FILE_EXISTS);
}

/* The store names the file that it was writing, which gets its name when it is complete; people know only the one that
 * they asked for. Returns FALSE. */
static gboolean
fail_for_people (BluffStore *store, const char *path, GError *why, GError **error)
{
  const char *named = bluff_store_error_get_path (why);
  g_autoptr (GError) owned = why;
  BluffSavesDetails details = { .path = path };

  if (is_database (why, path))
    return bluff_saves_fail (error, BLUFF_SAVES_ERROR_BACKUP_HERE, details, "%s", why->message);

  if (named == NULL || is_told (why) || g_str_equal (named, bluff_store_get_path (store)))
    {
      g_propagate_error (error, g_steal_pointer (&owned));
      return FALSE;
    }

  details.number = find_errno (why);
  return bluff_saves_fail (error, BLUFF_SAVES_ERROR_FILE, details, "%s", why->message);
}

gboolean
bluff_saves_backup (BluffSaves *self, const char *path, gboolean replace, GError **error)
{
  BluffStore *store;
  GError *why = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && path != NULL, FALSE);

  store = bluff_saves_get_store (self);
  return bluff_store_backup (store, path, replace, &why) || fail_for_people (store, path, why, error);
}
