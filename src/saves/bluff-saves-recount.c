/* bluff-saves-recount.c: the facts of all finished games, counted again from their events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-count.h"
#include "bluff-saves-fail.h"
#include "bluff-saves-rate.h"
#include "bluff-saves-results.h"
#include "bluff-store-statistics.h"
#include "bluff-tally.h"

enum
{
  CORRECTED_AT_ONCE = 16 /* games in one job of the store, so that others need not wait long for their turn */
};

/* A game whose results, or whose claims alone, are not what was written. There may be very many of the latter, when
 * claims were not kept yet: so it has no more than it needs. */
typedef struct
{
  char *id;
  BluffStoreResult *results;
  guint n_results;
  gboolean claims_alone;
} Correction;

typedef struct
{
  GCancellable *cancellable;
  const BluffReporter *reporter;
  guint total;            /* what is reported in the end: each game is counted, and then rated */
  GPtrArray *corrections; /* that are not written yet */
  BluffSavesRating *rating;
  BluffSavesRecount recount;
} Counting;

static void
free_correction (gpointer data)
{
  Correction *correction = data;

  for (guint i = 0; i < correction->n_results; i++)
    {
      g_free ((gpointer) (guintptr) correction->results[i].facts);
      g_free ((gpointer) (guintptr) correction->results[i].claims);
    }
  g_free (correction->results);
  g_free (correction->id);
  g_free (correction);
}

/* The names of facts belong to the program. */
static Correction *
make_correction (const char *id, const BluffSavesResults *results, guint n, gboolean claims_alone)
{
  Correction *self = g_new0 (Correction, 1);

  self->id = g_strdup (id);
  self->results = g_memdup2 (results->results, n * sizeof *self->results);
  self->n_results = n;
  self->claims_alone = claims_alone;
  for (guint i = 0; i < n; i++)
    {
      BluffStoreResult *result = &self->results[i];

      if (claims_alone)
        result->n_facts = 0;
      result->facts = g_memdup2 (result->facts, result->n_facts * sizeof *result->facts);
      result->claims = g_memdup2 (result->claims, result->n_claims * sizeof *result->claims);
    }
  return self;
}

/* --- Counting, while games go on -----------------------------------------------------------------------------------
 */

static gboolean
compare_results (BluffStore *store, const BluffStored *stored, Counting *counting, GError **error)
{
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
  g_auto (BluffSavesResults) results = { 0 };
  BluffResult new;
  gboolean same;
  gboolean same_claims;

  bluff_tally_record_with_claims (stored->record, &new, claims);
  bluff_saves_results_init (&results, &new, claims);
  if (!bluff_saves_results_compare (store, stored->game, &new, &results, &same, &same_claims, error))
    return FALSE;

  counting->recount.counted++;
  if (!same || !same_claims)
    g_ptr_array_add (counting->corrections, make_correction (stored->game->id, &results, new.table.players, same));
  return TRUE;
}

/* A game that cannot be believed keeps its results, and one that is gone has none; only what the store cannot do is an
 * error. */
static gboolean
count_game (BluffStore *store, const char *id, Counting *counting, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BluffStored) stored = bluff_stored_read (store, id, &why);

  if (why != NULL && why->domain != BLUFF_SAVES_ERROR)
    return bluff_saves_forgive_gone (&why, error);
  if (stored == NULL || stored->fault.cause != BLUFF_FAULT_NONE || !bluff_record_is_finished (stored->record))
    {
      counting->recount.kept++;
      return TRUE;
    }

  return compare_results (store, stored, counting, error);
}

/* --- Writing -------------------------------------------------------------------------------------------------------
 *
 * Each job of the store leaves it sound, and others get their turn in between. What was not done in the end, because
 * somebody stopped it or the program died, stays due: counting again finds what is right already.
 */

static gboolean
correct_game (BluffStore *store, const Correction *correction, Counting *counting, GError **error)
{
  g_autoptr (GError) why = NULL;
  gboolean done =
      correction->claims_alone
          ? bluff_store_recount_claims (store, correction->id, correction->results, correction->n_results, &why)
          : bluff_store_recount_game (store, correction->id, correction->results, correction->n_results, &why);

  if (!done)
    return bluff_saves_forgive_gone (&why, error);

  counting->recount.changed++;
  return TRUE;
}

/* Runs on the store's thread, in one transaction. */
static gboolean
correct_some (BluffStore *store, gpointer data, GError **error)
{
  Counting *counting = data;

  for (guint i = 0; i < counting->corrections->len; i++)
    if (!correct_game (store, g_ptr_array_index (counting->corrections, i), counting, error))
      return FALSE;

  g_ptr_array_set_size (counting->corrections, 0);
  return TRUE;
}

/* Likewise. Ratings that do not reach the last game yet are nothing to be shown as they are. */
static gboolean
rate_some (BluffStore *store, gpointer data, GError **error)
{
  Counting *counting = data;

  return bluff_saves_rate_some (store, counting->rating, error) &&
         bluff_store_set_recount_due (store, !bluff_saves_rating_is_done (counting->rating), error);
}

static gboolean
count_all (BluffStore *store, Counting *counting, GError **error)
{
  g_autoptr (GPtrArray) ids = bluff_saves_list_ids (store, BLUFF_STORE_FINISHED, error);

  if (ids == NULL)
    return FALSE;

  counting->total = 2 * ids->len;
  for (guint i = 0; i < ids->len; i++)
    {
      gboolean full;

      if (g_cancellable_set_error_if_cancelled (counting->cancellable, error) ||
          !count_game (store, g_ptr_array_index (ids, i), counting, error))
        return FALSE;
      full = counting->corrections->len >= CORRECTED_AT_ONCE || i + 1 == ids->len;
      if (full && counting->corrections->len > 0 &&
          !bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, correct_some, counting, error))
        return FALSE;
      bluff_reporter_report (counting->reporter, i + 1, counting->total);
    }

  return TRUE;
}

/* They are right unless they were damaged: whatever is written keeps them so. */
static gboolean
add_up (BluffStore *store, GError **error)
{
  gboolean right;

  return bluff_store_check_sums (store, &right, error) && (right || bluff_store_rebuild_sums (store, error));
}

static gboolean
rate_all (BluffStore *store, Counting *counting, GError **error)
{
  g_autoptr (BluffSavesRating) rating = bluff_saves_rating_new (TRUE, BLUFF_SAVES_RATED_AT_ONCE);

  counting->rating = rating;
  while (!bluff_saves_rating_is_done (rating))
    {
      if (g_cancellable_set_error_if_cancelled (counting->cancellable, error) ||
          !bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, rate_some, counting, error))
        return FALSE;
      counting->recount.rated = bluff_saves_rating_get_games (rating);
      bluff_reporter_report (counting->reporter, MIN (counting->total / 2 + counting->recount.rated, counting->total),
                             counting->total);
    }
  return TRUE;
}

static gboolean
recount (BluffSaves *self,
         const BluffReporter *reporter,
         GCancellable *cancellable,
         BluffSavesRecount *result,
         GError **error)
{
  g_autoptr (GPtrArray) corrections = g_ptr_array_new_with_free_func (free_correction);
  Counting counting = { .cancellable = cancellable, .reporter = reporter, .corrections = corrections };
  BluffStore *store = bluff_saves_get_store (self);

  if (!count_all (store, &counting, error) || !add_up (store, error) || !rate_all (store, &counting, error))
    return FALSE;

  if (result != NULL)
    *result = counting.recount;
  return TRUE;
}

gboolean
bluff_saves_recount_is_due (BluffSaves *self, gboolean *due, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return bluff_store_is_recount_due (bluff_saves_get_store (self), due, error);
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
  /* The work says whether it was done or cancelled. */
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
