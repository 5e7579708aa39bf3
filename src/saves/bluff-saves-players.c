/* bluff-saves-players.c: what is done to players, with the ratings that follow from it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-count.h"
#include "bluff-saves-rate.h"
#include "bluff-store-player.h"

typedef struct
{
  BluffSavesChange change;
  gint64 player;
  gint64 other;
} Change;

static gboolean
change_player (BluffStore *store, const Change *change, GError **error)
{
  switch (change->change)
    {
    case BLUFF_SAVES_DELETE_PLAYER:
      return bluff_store_delete_player (store, change->player, bluff_stored_forget, NULL, error);
    case BLUFF_SAVES_MERGE_PLAYERS:
      return bluff_store_merge_players (store, change->player, change->other, error);
    case BLUFF_SAVES_RESET_STATISTICS:
      return bluff_store_reset_statistics (store, change->player, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Not one transaction: a database cannot be written anew, without what was deleted, within one. */
static gboolean
change_and_rate (BluffSaves *self, const Change *change, GError **error)
{
  BluffStore *store = bluff_saves_get_store (self);

  if (change->change == BLUFF_SAVES_DELETE_PLAYER && !bluff_saves_check_closed (self, error))
    return FALSE;

  return change_player (store, change, error) && bluff_saves_rate (self, NULL, error);
}

gboolean
bluff_saves_delete_player (BluffSaves *self, gint64 player, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return change_and_rate (self, &(Change){ .change = BLUFF_SAVES_DELETE_PLAYER, .player = player }, error);
}

gboolean
bluff_saves_merge_players (BluffSaves *self, gint64 from, gint64 into, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return change_and_rate (self, &(Change){ .change = BLUFF_SAVES_MERGE_PLAYERS, .player = from, .other = into }, error);
}

gboolean
bluff_saves_reset_statistics (BluffSaves *self, gint64 player, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return change_and_rate (self, &(Change){ .change = BLUFF_SAVES_RESET_STATISTICS, .player = player }, error);
}

static void
change_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (!g_cancellable_set_error_if_cancelled (cancellable, &error) && change_and_rate (source, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_saves_change_async (BluffSaves *self,
                          BluffSavesChange change,
                          gint64 player,
                          gint64 other,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Change wish = { .change = change, .player = player, .other = other };

  g_return_if_fail (BLUFF_IS_SAVES (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_saves_change_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_memdup2 (&wish, sizeof wish), g_free);
  g_task_run_in_thread (task, change_in_thread);
}

gboolean
bluff_saves_change_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
