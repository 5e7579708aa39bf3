/* bluff-saves-error.c: errors with a cause, and what a sentence about it needs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-error.h"

#include "bluff-saves-fail.h"
#include "bluff-store-error.h"

/* GLib's macro casts a const away, and answers a wrong use with NULL. */
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wnull-dereference"

typedef struct
{
  char *game;
  char *path;
  gint64 number;
  gint64 known;
  BluffFault fault;
} BluffSavesErrorPrivate;

static void
bluff_saves_error_private_init (BluffSavesErrorPrivate *priv G_GNUC_UNUSED)
{
}

static void
bluff_saves_error_private_copy (const BluffSavesErrorPrivate *from, BluffSavesErrorPrivate *to)
{
  *to = *from;
  to->game = g_strdup (from->game);
  to->path = g_strdup (from->path);
}

static void
bluff_saves_error_private_clear (BluffSavesErrorPrivate *priv)
{
  g_free (priv->game);
  g_free (priv->path);
}

G_DEFINE_EXTENDED_ERROR (BluffSavesError, bluff_saves_error)

static const char *const error_names[] = {
  [BLUFF_SAVES_ERROR_CLOSED] = "closed",
  [BLUFF_SAVES_ERROR_OPEN_HERE] = "open-here",
  [BLUFF_SAVES_ERROR_GAMES_OPEN] = "games-open",
  [BLUFF_SAVES_ERROR_RECORD] = "record",
  [BLUFF_SAVES_ERROR_HEADER] = "header",
  [BLUFF_SAVES_ERROR_UNKNOWN_GAME] = "unknown-game",
  [BLUFF_SAVES_ERROR_NO_SUCH_EVENT] = "no-such-event",
  [BLUFF_SAVES_ERROR_SEATED_TWICE] = "seated-twice",
  [BLUFF_SAVES_ERROR_FILE] = "file",
  [BLUFF_SAVES_ERROR_NOT_A_FILE] = "not-a-file",
  [BLUFF_SAVES_ERROR_BACKUP_HERE] = "backup-here",
};

const char *
bluff_saves_error_name (BluffSavesError code)
{
  g_return_val_if_fail (code < G_N_ELEMENTS (error_names), NULL);

  return error_names[code];
}

static const BluffSavesErrorPrivate *
find_details (const GError *error)
{
  return error != NULL && error->domain == BLUFF_SAVES_ERROR ? bluff_saves_error_get_private (error) : NULL;
}

const BluffFault *
bluff_saves_error_get_fault (const GError *error)
{
  const BluffSavesErrorPrivate *details = find_details (error);

  return details != NULL && details->fault.cause != BLUFF_FAULT_NONE ? &details->fault : NULL;
}

const char *
bluff_saves_error_get_game (const GError *error)
{
  const BluffSavesErrorPrivate *details = find_details (error);

  return details != NULL ? details->game : NULL;
}

const char *
bluff_saves_error_get_path (const GError *error)
{
  const BluffSavesErrorPrivate *details = find_details (error);

  return details != NULL ? details->path : NULL;
}

gint64
bluff_saves_error_get_number (const GError *error)
{
  const BluffSavesErrorPrivate *details = find_details (error);

  return details != NULL ? details->number : 0;
}

gint64
bluff_saves_error_get_known (const GError *error)
{
  const BluffSavesErrorPrivate *details = find_details (error);

  return details != NULL ? details->known : 0;
}

gboolean
bluff_saves_fail (GError **error, BluffSavesError code, BluffSavesDetails details, const char *format, ...)
{
  BluffSavesErrorPrivate *priv;
  GError *made;
  va_list arguments;

  va_start (arguments, format);
  made = g_error_new_valist (BLUFF_SAVES_ERROR, (int) code, format, arguments);
  va_end (arguments);

  priv = bluff_saves_error_get_private (made);
  priv->game = g_strdup (details.game);
  priv->path = g_strdup (details.path);
  priv->number = details.number;
  priv->known = details.known;
  if (details.fault != NULL)
    priv->fault = *details.fault;

  g_propagate_error (error, made);
  return FALSE;
}

gboolean
bluff_saves_fail_fault (GError **error, BluffSavesError code, const BluffFault *fault)
{
  return bluff_saves_fail (error, code, (BluffSavesDetails){ .fault = fault }, "line %u: %s (%s)", fault->line,
                           fault->cause == BLUFF_FAULT_RULES ? bluff_refusal_name (fault->refusal)
                                                             : bluff_fault_name (fault->cause),
                           bluff_fault_rule (fault));
}

gboolean
bluff_saves_forgive_gone (GError **why, GError **error)
{
  if (g_error_matches (*why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (why));
  return FALSE;
}
