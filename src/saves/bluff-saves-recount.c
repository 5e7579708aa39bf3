/* bluff-saves-recount.c: the facts of all finished games, counted anew from their events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-count.h"
#include "bluff-saves-rate.h"
#include "bluff-saves-results.h"
#include "bluff-tally.h"

#include <string.h>

typedef struct
{
  BluffReporter reporter;
  GCancellable *cancellable;
  BluffSavesRecount recount;
} Counting;

/* Whether the two say the same of a game with N seats. */
static gboolean
is_same (const BluffResult *a, const BluffResult *b, guint n)
{
  return a->turns == b->turns && memcmp (a->place, b->place, n * sizeof a->place[0]) == 0 &&
         memcmp (a->facts, b->facts, n * sizeof a->facts[0]) == 0;
}

/* Writes what was counted, if it is not what is there. */
static gboolean
replace_results (BluffStore *store, const BluffStored *stored, Counting *counting, GError **error)
{
  guint n = stored->record->table.players;
  BluffSavesResults results;
  BluffResult old;
  BluffResult new;
  guint unknown;

  bluff_tally_record (stored->record, &new);
  if (!bluff_saves_results_read (store, stored->game, &old, &unknown, error))
    return FALSE;

  counting->recount.counted++;
  if (unknown == 0 && is_same (&old, &new, n))
    return TRUE;

  counting->recount.changed++;
  bluff_saves_results_init (&results, &new);
  return bluff_store_recount_game (store, stored->game->id, results.results, n, error);
}

/* A game that cannot be believed keeps its results; only what the store cannot do is an error. */
static gboolean
recount_game (BluffStore *store, const char *id, Counting *counting, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BluffStored) stored = bluff_stored_read (store, id, &why);

  if (why != NULL && why->domain != BLUFF_SAVES_ERROR)
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  if (stored == NULL || stored->fault.cause != BLUFF_FAULT_NONE || !bluff_record_is_finished (stored->record))
    {
      counting->recount.kept++;
      return TRUE;
    }

  return replace_results (store, stored, counting, error);
}

/* Runs on the store's thread, in one transaction. */
static gboolean
recount_all (BluffStore *store, gpointer data, GError **error)
{
  Counting *counting = data;
  g_autoptr (GPtrArray) ids = bluff_saves_list_ids (store, BLUFF_STORE_FINISHED, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (counting->cancellable, error) ||
          !recount_game (store, g_ptr_array_index (ids, i), counting, error))
        return FALSE;
      bluff_reporter_report (&counting->reporter, i + 1, ids->len);
    }

  return bluff_saves_rate_all (store, &counting->recount.rated, error) &&
         !g_cancellable_set_error_if_cancelled (counting->cancellable, error);
}

static gboolean
recount (BluffSaves *self,
         const BluffReporter *reporter,
         GCancellable *cancellable,
         BluffSavesRecount *result,
         GError **error)
{
  Counting counting = { .reporter = *reporter, .cancellable = cancellable };

  if (!bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, recount_all, &counting, error))
    return FALSE;

  if (result != NULL)
    *result = counting.recount;
  return TRUE;
}

gboolean
bluff_saves_recount (BluffSaves *self,
                     BluffSavesProgress progress,
                     gpointer progress_data,
                     GCancellable *cancellable,
                     BluffSavesRecount *result,
                     GError **error)
{
  BluffReporter reporter = { .func = progress, .data = progress_data };

  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return recount (self, &reporter, cancellable, result, error);
}

static void
recount_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autofree BluffSavesRecount *result = g_new0 (BluffSavesRecount, 1);
  GError *error = NULL;

  if (recount (source, data, cancellable, result, &error))
    g_task_return_pointer (task, g_steal_pointer (&result), g_free);
  else
    g_task_return_error (task, error);
}

void
bluff_saves_recount_async (BluffSaves *self,
                           BluffSavesProgress progress,
                           gpointer progress_data,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BLUFF_IS_SAVES (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_saves_recount_async);
  /* What was done is done, and what was cancelled was not: the work says which. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, bluff_reporter_new (progress, progress_data), (GDestroyNotify) bluff_reporter_free);
  g_task_run_in_thread (task, recount_in_thread);
}

gboolean
bluff_saves_recount_finish (BluffSaves *self, GAsyncResult *result, BluffSavesRecount *recounted, GError **error)
{
  g_autofree BluffSavesRecount *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer != NULL && recounted != NULL)
    *recounted = *answer;
  return answer != NULL;
}
