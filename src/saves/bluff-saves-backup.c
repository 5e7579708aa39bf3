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

/* What the store refuses to write to before it begins: it has no cause of its own for the database, and no errno for a
 * pipe or a device. FALSE if WHY is about something else. */
static gboolean
is_refused (const GError *why, const char *path, BluffSavesError *cause)
{
  if (g_strcmp0 (bluff_store_error_get_path (why), path) != 0 || bluff_store_error_get_number (why) != 0)
    return FALSE;

  *cause = g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED) ? BLUFF_SAVES_ERROR_BACKUP_HERE
                                                                              : BLUFF_SAVES_ERROR_NOT_A_FILE;
  return *cause == BLUFF_SAVES_ERROR_BACKUP_HERE ||
         g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_READ_ONLY);
}

/* The store names the file that it was writing, which gets its name when it is complete; people know only the one that
 * they asked for. Returns FALSE. */
static gboolean
fail_for_people (BluffStore *store, const char *path, GError *why, GError **error)
{
  const char *named = bluff_store_error_get_path (why);
  g_autoptr (GError) owned = why;
  BluffSavesDetails details = { .path = path };
  BluffSavesError cause;

  if (is_refused (why, path, &cause))
    return bluff_saves_fail (error, cause, details, "%s", why->message);

  if (named == NULL || g_str_equal (named, bluff_store_get_path (store)))
    {
      g_propagate_error (error, g_steal_pointer (&owned));
      return FALSE;
    }

  details.number = find_errno (why);
  return bluff_saves_fail (error, BLUFF_SAVES_ERROR_FILE, details, "%s", why->message);
}

gboolean
bluff_saves_backup (BluffSaves *self, const char *path, GError **error)
{
  BluffStore *store;
  GError *why = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && path != NULL, FALSE);

  store = bluff_saves_get_store (self);
  return bluff_store_backup (store, path, &why) || fail_for_people (store, path, why, error);
}
