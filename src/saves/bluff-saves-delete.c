/* bluff-saves-delete.c: a game is deleted, with the ratings that follow from it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-count.h"
#include "bluff-saves-rate.h"

/* In one transaction: ratings always fit the games. */
static gboolean
delete_and_rate (BluffStore *store, gpointer data, GError **error)
{
  return bluff_store_delete_game (store, data, error) && bluff_saves_rate_all (store, NULL, error);
}

gboolean
bluff_saves_delete_game (BluffSaves *self, const char *id, GError **error)
{
  g_autofree char *copy = g_strdup (id);

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && id != NULL, FALSE);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, delete_and_rate, copy, error);
}

void
bluff_saves_delete_game_async (BluffSaves *self,
                               const char *id,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && id != NULL);

  bluff_store_run_async (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, delete_and_rate, g_strdup (id), g_free,
                         cancellable, callback, user_data);
}

gboolean
bluff_saves_delete_game_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return bluff_store_run_finish (bluff_saves_get_store (self), result, error);
}
