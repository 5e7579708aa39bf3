/* bluff-import.c: records come in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-import.h"

#include "bluff-players-order.h"
#include "bluff-saves-records.h"
#include "bluff-who-dialog.h"

#include <glib/gi18n.h>

/* The data of the task, whose source is the errand. */
typedef struct
{
  BluffSaves *saves;
  GCancellable *cancellable;
  GPtrArray *files; /* BluffRecordFile */
  GPtrArray *who;   /* BluffWho */
  guint next;
} Import;

static void
free_import (gpointer data)
{
  Import *import = data;

  g_clear_object (&import->saves);
  g_clear_object (&import->cancellable);
  g_clear_pointer (&import->files, g_ptr_array_unref);
  g_clear_pointer (&import->who, g_ptr_array_unref);
  g_free (import);
}

/* Ends the task, with the files if ERROR is NULL and there is something to tell. Takes ERROR over. */
static void
end (GTask *task, gboolean tell, GError *error)
{
  Import *import = g_task_get_task_data (task);

  bluff_errand_end (g_task_get_source_object (task));
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_task_return_error (task, error);
  else
    {
      g_clear_error (&error);
      g_task_return_pointer (task, tell ? g_ptr_array_ref (import->files) : NULL, (GDestroyNotify) g_ptr_array_unref);
    }
}

/* --- Taking in -----------------------------------------------------------------------------------------------------
 */

static const BluffWho *
find_who (Import *import, const char *name)
{
  g_autofree char *key = bluff_store_player_name_key (name);

  for (guint i = 0; i < import->who->len; i++)
    {
      const BluffWho *who = g_ptr_array_index (import->who, i);

      if (g_str_equal (who->key, key))
        return who;
    }

  return NULL;
}

static void
fill_seats (Import *import, const BluffRecordFile *file, BluffSavesSeat seats[BLUFF_MAX_SEATS])
{
  for (guint seat = 0; seat < file->n_seats; seat++)
    {
      const BluffWho *who = file->names[seat] != NULL ? find_who (import, file->names[seat]) : NULL;

      seats[seat] = who != NULL && who->kind == BLUFF_WHO_PROFILE
                        ? (BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE, .player = who->player }
                        : (BluffSavesSeat){ .kind = BLUFF_STORE_GUEST, .name = file->names[seat] };
    }
}

static void take_next (GTask *task);

static void
taken_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GTask *task = user_data;
  Import *import = g_task_get_task_data (task);
  BluffRecordFile *file = g_ptr_array_index (import->files, import->next);
  gboolean added = FALSE;
  g_autofree char *id = bluff_saves_import_file_finish (BLUFF_SAVES (source), result, &added, &file->error);

  if (g_error_matches (file->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&file->error);
  file->added = id != NULL && added;
  file->known = id != NULL && !added;
  if (id != NULL)
    {
      g_free (file->id);
      file->id = g_steal_pointer (&id);
    }
  import->next++;
  take_next (task);
}

/* It takes the task over. */
static void
take_next (GTask *task)
{
  Import *import = g_task_get_task_data (task);
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };
  const BluffRecordFile *file;

  bluff_errand_progress (import->next, import->files->len, g_task_get_source_object (task));
  if (import->next == import->files->len || g_cancellable_is_cancelled (import->cancellable))
    {
      end (task, TRUE, NULL);
      g_object_unref (task);
      return;
    }

  file = g_ptr_array_index (import->files, import->next);
  fill_seats (import, file, seats);
  bluff_saves_import_file_async (import->saves, file->path, file->n_seats > 0 ? seats : NULL, file->n_seats,
                                 import->cancellable, taken_cb, task);
}

/* --- New players ---------------------------------------------------------------------------------------------------
 */

static gboolean
create_players (BluffStore *store, gpointer data, GError **error)
{
  Import *import = data;

  for (guint i = 0; i < import->who->len; i++)
    {
      BluffWho *who = g_ptr_array_index (import->who, i);

      if (who->kind != BLUFF_WHO_NEW)
        continue;
      who->player = bluff_store_create_player (store, who->name, NULL, NULL, BLUFF_STORE_PLAYER_NO_YEAR, error);
      if (who->player == BLUFF_STORE_NO_PLAYER)
        return FALSE;
      who->kind = BLUFF_WHO_PROFILE;
    }

  return TRUE;
}

static void
created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (bluff_store_run_finish (BLUFF_STORE (source), result, &error))
    take_next (g_steal_pointer (&task));
  else
    end (task, FALSE, error);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Import *import = g_task_get_task_data (task);

  if (!bluff_who_dialog_ask_finish (GTK_WIDGET (source), result))
    end (task, FALSE, NULL);
  else
    bluff_store_run_async (bluff_saves_get_store (import->saves), BLUFF_STORE_RUN_ATOMIC, create_players, import, NULL,
                           import->cancellable, created_cb, g_steal_pointer (&task));
}

/* --- Reading -------------------------------------------------------------------------------------------------------
 */

/* The people of the records that can come in, each once. */
static void
find_people (Import *import)
{
  for (guint i = 0; i < import->files->len; i++)
    {
      const BluffRecordFile *file = g_ptr_array_index (import->files, i);

      for (guint seat = 0; seat < file->n_seats && !file->known; seat++)
        if (file->names[seat] != NULL && find_who (import, file->names[seat]) == NULL)
          g_ptr_array_add (import->who, bluff_who_new (file->names[seat]));
    }
}

static void
players_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GtkWidget *errand = g_task_get_source_object (task);
  Import *import = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);

  if (players == NULL)
    end (task, FALSE, error);
  else if (gtk_widget_get_root (errand) == NULL)
    end (task, FALSE, NULL);
  else
    {
      /* Nothing happens, and nothing seems to, while a person thinks. */
      bluff_errand_progress (0, import->files->len, errand);
      bluff_players_order (players);
      bluff_who_dialog_ask (errand, import->who, players, import->cancellable, answered_cb, g_steal_pointer (&task));
    }
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Import *import = g_task_get_task_data (task);
  GError *error = NULL;

  import->files = bluff_record_files_read_finish (BLUFF_SAVES (source), result, &error);
  if (import->files == NULL)
    {
      end (task, FALSE, error);
      return;
    }

  find_people (import);
  if (import->who->len == 0)
    take_next (g_steal_pointer (&task));
  else
    bluff_store_list_players_async (bluff_saves_get_store (import->saves), TRUE, import->cancellable, players_listed_cb,
                                    g_steal_pointer (&task));
}

/* --- Beginning and end ---------------------------------------------------------------------------------------------
 */

void
bluff_import_async (BluffErrand *errand,
                    BluffSaves *saves,
                    const char *const *paths,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  Import *import;
  GTask *task;

  g_return_if_fail (BLUFF_IS_ERRAND (errand) && BLUFF_IS_SAVES (saves) && paths != NULL);

  import = g_new0 (Import, 1);
  import->saves = g_object_ref (saves);
  import->who = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_who_free);
  import->cancellable = g_object_ref (bluff_errand_begin (errand, _ ("Importing records…"), BLUFF_ERRAND_CAN_STOP));
  task = g_task_new (errand, NULL, callback, user_data);
  g_task_set_source_tag (task, bluff_import_async);
  g_task_set_task_data (task, import, free_import);
  bluff_record_files_read_async (saves, paths, import->cancellable, read_cb, task);
}

GPtrArray *
bluff_import_finish (BluffErrand *errand, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, errand), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
