/* bluff-saves-players.c: what is done to players, with the ratings that follow from it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-count.h"
#include "bluff-saves-rate.h"

typedef struct
{
  BluffSavesChange change;
  gint64 player;
  gint64 other;
  BluffStorePlayer *gone;   /* who was deleted */
  BluffStoreTraces *traces; /* what is left of that one */
} Change;

static void
free_change (gpointer data)
{
  Change *change = data;

  bluff_store_traces_free (change->traces);
  g_free (change);
}

static gboolean
change_player (BluffStore *store, Change *change, GError **error)
{
  switch (change->change)
    {
    case BLUFF_SAVES_DELETE_PLAYER:
      change->gone = bluff_store_forget_player (store, change->player, bluff_stored_forget, NULL, error);
      return change->gone != NULL;
    case BLUFF_SAVES_MERGE_PLAYERS:
      return bluff_store_merge_players (store, change->player, change->other, error);
    case BLUFF_SAVES_RESET_STATISTICS:
      return bluff_store_reset_statistics (store, change->player, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* In one transaction: ratings always fit the players. */
static gboolean
change_and_rate (BluffStore *store, gpointer data, GError **error)
{
  return change_player (store, data, error) && bluff_saves_rate_all (store, NULL, error);
}

/* A database cannot be rewritten, without what was deleted, within a transaction: that comes afterwards, and with
 * nothing in between from this process. */
static gboolean
change_and_wipe (BluffStore *store, gpointer data, GError **error)
{
  Change *change = data;
  gboolean ok = bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, change_and_rate, change, error);

  if (ok && change->gone != NULL)
    {
      change->traces = bluff_store_wipe_traces (store, change->gone, bluff_stored_forget, NULL, error);
      ok = change->traces != NULL;
    }
  g_clear_pointer (&change->gone, bluff_store_player_free);
  return ok;
}

static gboolean
make_change (BluffSaves *self, Change *change, GError **error)
{
  if (change->change == BLUFF_SAVES_DELETE_PLAYER && !bluff_saves_check_closed (self, error))
    return FALSE;

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_DEFAULT, change_and_wipe, change, error);
}

gboolean
bluff_saves_delete_player (BluffSaves *self, gint64 player, BluffStoreTraces **traces, GError **error)
{
  Change change = { .change = BLUFF_SAVES_DELETE_PLAYER, .player = player };
  gboolean ok;

  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  ok = make_change (self, &change, error);
  if (traces != NULL)
    *traces = g_steal_pointer (&change.traces);
  bluff_store_traces_free (change.traces);
  return ok;
}

BluffStoreTraces *
bluff_saves_wipe_traces (BluffSaves *self, const BluffStoreTraces *traces, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self) && traces != NULL, NULL);

  return bluff_store_wipe_traces (bluff_saves_get_store (self), traces->player, bluff_stored_forget, NULL, error);
}

gboolean
bluff_saves_merge_players (BluffSaves *self, gint64 from, gint64 into, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return make_change (self, &(Change){ .change = BLUFF_SAVES_MERGE_PLAYERS, .player = from, .other = into }, error);
}

gboolean
bluff_saves_reset_statistics (BluffSaves *self, gint64 player, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return make_change (self, &(Change){ .change = BLUFF_SAVES_RESET_STATISTICS, .player = player }, error);
}

static void
change_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (!g_cancellable_set_error_if_cancelled (cancellable, &error) && make_change (source, data, &error))
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
  g_task_set_task_data (task, g_memdup2 (&wish, sizeof wish), free_change);
  g_task_run_in_thread (task, change_in_thread);
}

gboolean
bluff_saves_change_finish (BluffSaves *self, GAsyncResult *result, BluffStoreTraces **traces, GError **error)
{
  Change *change;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  change = g_task_get_task_data (G_TASK (result));
  if (traces != NULL)
    *traces = g_steal_pointer (&change->traces);
  return g_task_propagate_boolean (G_TASK (result), error);
}
