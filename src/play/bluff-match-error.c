/* bluff-match-error.c: what keeps a match from being made, with what a sentence about it needs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-match-private.h"

/* What BLUFF_MATCH_ERROR_EVENT says besides. */
typedef struct
{
  guint number;
  BluffRefusal refusal;
} BluffMatchErrorPrivate;

static void
bluff_match_error_private_init (BluffMatchErrorPrivate *priv)
{
  *priv = (BluffMatchErrorPrivate){ 0, BLUFF_REFUSAL_NONE };
}

static void
bluff_match_error_private_copy (const BluffMatchErrorPrivate *from, BluffMatchErrorPrivate *to)
{
  *to = *from;
}

static void
bluff_match_error_private_clear (BluffMatchErrorPrivate *priv G_GNUC_UNUSED)
{
}

/* GLib's macro is less strict than we are: it casts away a const, and returns NULL for errors of other domains. */
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wnull-dereference"
G_DEFINE_EXTENDED_ERROR (BluffMatchError, bluff_match_error)

void
bluff_match_error_set_event (GError **error, guint number, BluffRefusal refusal)
{
  BluffMatchErrorPrivate *priv;

  if (error == NULL)
    return;

  g_set_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_EVENT, "Event %u is not legal: %s", number,
               bluff_refusal_name (refusal));
  priv = bluff_match_error_get_private (*error);
  *priv = (BluffMatchErrorPrivate){ number, refusal };
}

gboolean
bluff_match_error_get_event (const GError *error, guint *number, BluffRefusal *refusal)
{
  const BluffMatchErrorPrivate *priv;

  if (!g_error_matches (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_EVENT))
    return FALSE;

  priv = bluff_match_error_get_private (error);
  *number = priv->number;
  *refusal = priv->refusal;
  return TRUE;
}
