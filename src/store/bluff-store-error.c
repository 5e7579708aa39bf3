/* bluff-store-error.c: errors of the store with their details.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-error.h"

#include "bluff-store-fail.h"

#include <errno.h>

/* GLib's macro casts a const away, and answers a wrong use with NULL. */
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wnull-dereference"

typedef struct
{
  char *path;
  char *name;
  gint64 number;
  gint64 known;
} BluffStoreErrorPrivate;

static const char *const error_names[] = {
  [BLUFF_STORE_ERROR_FAILED] = "failed",
  [BLUFF_STORE_ERROR_NOT_A_DATABASE] = "not-a-database",
  [BLUFF_STORE_ERROR_FOREIGN_DATABASE] = "foreign-database",
  [BLUFF_STORE_ERROR_NEWER] = "newer",
  [BLUFF_STORE_ERROR_DAMAGED] = "damaged",
  [BLUFF_STORE_ERROR_READ_ONLY] = "read-only",
  [BLUFF_STORE_ERROR_FULL] = "full",
  [BLUFF_STORE_ERROR_BUSY] = "busy",
  [BLUFF_STORE_ERROR_NO_FILE] = "no-file",
  [BLUFF_STORE_ERROR_DISK] = "disk",
  [BLUFF_STORE_ERROR_NOT_A_FILE] = "not-a-file",
  [BLUFF_STORE_ERROR_NOT_A_FOLDER] = "not-a-folder",
  [BLUFF_STORE_ERROR_DANGLING_LINK] = "dangling-link",
  [BLUFF_STORE_ERROR_FILE_EXISTS] = "file-exists",
  [BLUFF_STORE_ERROR_STEP_FAILED] = "step-failed",
  [BLUFF_STORE_ERROR_CLOSED] = "closed",
  [BLUFF_STORE_ERROR_NAME_TAKEN] = "name-taken",
  [BLUFF_STORE_ERROR_NAME_EMPTY] = "name-empty",
  [BLUFF_STORE_ERROR_NAME_TOO_LONG] = "name-too-long",
  [BLUFF_STORE_ERROR_NAME_CHARACTER] = "name-character",
  [BLUFF_STORE_ERROR_NO_SUCH_PLAYER] = "no-such-player",
  [BLUFF_STORE_ERROR_SAT_TOGETHER] = "sat-together",
  [BLUFF_STORE_ERROR_NO_SUCH_GAME] = "no-such-game",
  [BLUFF_STORE_ERROR_GAME_EXISTS] = "game-exists",
  [BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE] = "game-open-elsewhere",
  [BLUFF_STORE_ERROR_GAME_OVER] = "game-over",
  [BLUFF_STORE_ERROR_LINE_GAP] = "line-gap",
};

static void
bluff_store_error_private_init (BluffStoreErrorPrivate *priv G_GNUC_UNUSED)
{
}

static void
bluff_store_error_private_copy (const BluffStoreErrorPrivate *from, BluffStoreErrorPrivate *to)
{
  *to = (BluffStoreErrorPrivate){
    .path = g_strdup (from->path), .name = g_strdup (from->name), .number = from->number, .known = from->known
  };
}

static void
bluff_store_error_private_clear (BluffStoreErrorPrivate *priv)
{
  g_free (priv->path);
  g_free (priv->name);
}

G_DEFINE_EXTENDED_ERROR (BluffStoreError, bluff_store_error)

static const BluffStoreErrorPrivate *
get_details (const GError *error)
{
  static const BluffStoreErrorPrivate none = { 0 };

  return g_error_matches (error, BLUFF_STORE_ERROR, error != NULL ? error->code : 0)
             ? bluff_store_error_get_private (error)
             : &none;
}

const char *
bluff_store_error_name (BluffStoreError code)
{
  g_return_val_if_fail ((guint) code < G_N_ELEMENTS (error_names), NULL);

  return error_names[code];
}

const char *
bluff_store_error_get_path (const GError *error)
{
  return get_details (error)->path;
}

const char *
bluff_store_error_get_name (const GError *error)
{
  return get_details (error)->name;
}

gint64
bluff_store_error_get_number (const GError *error)
{
  return get_details (error)->number;
}

gint64
bluff_store_error_get_known (const GError *error)
{
  return get_details (error)->known;
}

gboolean
bluff_store_fail (GError **error, BluffStoreError code, BluffStoreDetails details, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_set_error (error, BLUFF_STORE_ERROR, (int) code, "%s: %s", bluff_store_error_name (code), message);
  if (error != NULL)
    {
      BluffStoreErrorPrivate *priv = bluff_store_error_get_private (*error);

      priv->path = g_strdup (details.path);
      priv->name = g_strdup (details.name);
      priv->number = details.number;
      priv->known = details.known;
    }
  return FALSE;
}

BluffStoreError
bluff_store_cause_of_errno (int number)
{
  switch (number)
    {
    case EROFS:
    case EACCES:
    case EPERM:
      return BLUFF_STORE_ERROR_READ_ONLY;
    case ENOSPC:
    case EDQUOT:
    case EFBIG: /* a limit on the size of files */
      return BLUFF_STORE_ERROR_FULL;
    case ENOENT:
    case ENOTDIR:
    case EISDIR:
    case ELOOP:
    case ENAMETOOLONG:
      return BLUFF_STORE_ERROR_NO_FILE;
    default:
      return BLUFF_STORE_ERROR_DISK;
    }
}

gboolean
bluff_store_fail_errno (GError **error, int number, const char *path, const char *doing)
{
  return bluff_store_fail (error, bluff_store_cause_of_errno (number),
                           (BluffStoreDetails){ .path = path, .number = number }, "%s %s: %s", doing, path,
                           g_strerror (number));
}
