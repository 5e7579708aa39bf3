/* bluff-saves-care.c: backup, restore, salvage and check, off the main loop.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-care.h"

#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"

/* A path, and what became of it. */
typedef struct
{
  char *path;
  char *kept;
  BluffStoreSalvage saved;
} Care;

typedef gboolean (*CareFunc) (BluffSaves *self, Care *care, GError **error);

static void
free_care (gpointer data)
{
  Care *care = data;

  g_free (care->path);
  g_free (care->kept);
  g_free (care);
}

static void
care_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  CareFunc func = (CareFunc) g_task_get_source_tag (task);
  GError *error = NULL;

  if (!g_cancellable_set_error_if_cancelled (cancellable, &error) && func (source, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
care_later (BluffSaves *self,
            CareFunc func,
            const char *path,
            GCancellable *cancellable,
            GAsyncReadyCallback callback,
            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  Care *care = g_new0 (Care, 1);

  care->path = g_strdup (path);
  g_task_set_source_tag (task, func);
  /* What has begun is done. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, care, free_care);
  g_task_run_in_thread (task, care_in_thread);
}

/* --- Backup, restore, salvage --------------------------------------------------------------------------------------
 */

static gboolean
backup (BluffSaves *self, Care *care, GError **error)
{
  return bluff_saves_backup (self, care->path, TRUE, error);
}

void
bluff_saves_backup_async (BluffSaves *self,
                          const char *path,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && path != NULL);

  care_later (self, backup, path, cancellable, callback, user_data);
}

gboolean
bluff_saves_backup_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
bluff_saves_restore (BluffSaves *self, const char *path, char **kept, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self) && path != NULL, FALSE);

  return bluff_saves_check_closed (self, error) &&
         bluff_store_restore (bluff_saves_get_store (self), path, kept, error);
}

static gboolean
restore (BluffSaves *self, Care *care, GError **error)
{
  return bluff_saves_restore (self, care->path, &care->kept, error);
}

void
bluff_saves_restore_async (BluffSaves *self,
                           const char *path,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && path != NULL);

  care_later (self, restore, path, cancellable, callback, user_data);
}

gboolean
bluff_saves_restore_finish (BluffSaves *self, GAsyncResult *result, char **kept, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  if (kept != NULL)
    *kept = g_strdup (((Care *) g_task_get_task_data (G_TASK (result)))->kept);
  return TRUE;
}

static gboolean
salvage (BluffSaves *self, Care *care, GError **error)
{
  return bluff_saves_salvage (self, care->path, &care->saved, error);
}

void
bluff_saves_salvage_async (BluffSaves *self,
                           const char *path,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && path != NULL);

  care_later (self, salvage, path, cancellable, callback, user_data);
}

gboolean
bluff_saves_salvage_finish (BluffSaves *self, GAsyncResult *result, BluffStoreSalvage *saved, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  if (saved != NULL)
    *saved = ((Care *) g_task_get_task_data (G_TASK (result)))->saved;
  return TRUE;
}

/* --- Check ---------------------------------------------------------------------------------------------------------
 */

static void
free_damage (gpointer data)
{
  BluffSavesDamage *damage = data;

  g_free (damage->game);
  g_free (damage);
}

void
bluff_saves_report_free (BluffSavesReport *self)
{
  g_clear_pointer (&self->findings, g_ptr_array_unref);
  g_clear_pointer (&self->damages, g_ptr_array_unref);
  g_free (self);
}

static void
add_damage (BluffSavesReport *report, const char *game, guint event, const BluffFault *fault)
{
  BluffSavesDamage *damage = g_new0 (BluffSavesDamage, 1);

  damage->game = g_strdup (game);
  damage->event = event;
  damage->fault = *fault;
  g_ptr_array_add (report->damages, damage);
}

/* The store cannot read what the last line says. */
static void
check_end (const BluffStored *stored, BluffSavesReport *report)
{
  BluffStoreFinding *finding;

  if (stored->game->state == BLUFF_STORE_FINISHED || !bluff_record_is_finished (stored->record))
    return;

  finding = g_new0 (BluffStoreFinding, 1);
  finding->cause = BLUFF_STORE_FINDING_RESULTS;
  finding->game = g_strdup (stored->game->id);
  finding->detail = g_strdup ("over, and not finished");
  g_ptr_array_add (report->findings, finding);
}

static gboolean
check_game (BluffStore *store, const char *id, BluffSavesReport *report, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BluffStored) stored = bluff_stored_read (store, id, &why);

  if (stored != NULL && stored->fault.cause != BLUFF_FAULT_NONE)
    add_damage (report, id, stored->fault.line - 1, &stored->fault);
  else if (why != NULL && why->domain == BLUFF_SAVES_ERROR)
    add_damage (report, id, 0, bluff_saves_error_get_fault (why));
  else if (why != NULL && !bluff_saves_forgive_gone (&why, error))
    return FALSE;
  else if (stored != NULL)
    check_end (stored, report);

  report->games++;
  return TRUE;
}

static BluffSavesReport *
check (BluffSaves *self, const BluffReporter *reporter, GCancellable *cancellable, GError **error)
{
  g_autoptr (BluffSavesReport) report = g_new0 (BluffSavesReport, 1);
  BluffStore *store = bluff_saves_get_store (self);
  g_autoptr (GPtrArray) ids = NULL;

  report->damages = g_ptr_array_new_with_free_func (free_damage);
  report->findings = bluff_store_check (store, error);
  ids = report->findings != NULL ? bluff_saves_list_all (self, error) : NULL;
  if (ids == NULL)
    return NULL;

  for (guint i = 0; i < ids->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
          !check_game (store, g_ptr_array_index (ids, i), report, error))
        return NULL;
      bluff_reporter_report (reporter, i + 1, ids->len);
    }

  return g_steal_pointer (&report);
}

BluffSavesReport *
bluff_saves_check (BluffSaves *self,
                   BluffSavesProgress progress,
                   gpointer progress_data,
                   GCancellable *cancellable,
                   GError **error)
{
  BluffReporter reporter = { .func = progress, .data = progress_data };

  g_return_val_if_fail (BLUFF_IS_SAVES (self), NULL);

  return check (self, &reporter, cancellable, error);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  BluffSavesReport *report = check (source, data, cancellable, &error);

  if (report != NULL)
    g_task_return_pointer (task, report, (GDestroyNotify) bluff_saves_report_free);
  else
    g_task_return_error (task, error);
}

void
bluff_saves_check_async (BluffSaves *self,
                         BluffSavesProgress progress,
                         gpointer progress_data,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BLUFF_IS_SAVES (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_saves_check_async);
  g_task_set_task_data (task, bluff_reporter_new (progress, progress_data), (GDestroyNotify) bluff_reporter_free);
  g_task_run_in_thread (task, check_in_thread);
}

BluffSavesReport *
bluff_saves_check_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
