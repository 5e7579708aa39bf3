/* bluff-saves-export.c: games as records, in memory, in a file, all of them in a folder.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-fail.h"
#include "bluff-saves-file.h"
#include "bluff-saves-private.h"
#include "bluff-saves-records.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  FOLDER_MODE = 0700
};

#define RESULTS_NAME "results.csv"

/* --- One game ------------------------------------------------------------------------------------------------------
 */

GBytes *
bluff_saves_export (BluffSaves *self, const char *id, GError **error)
{
  g_autoptr (BluffStoreGame) game = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BluffRecord) header = NULL;
  g_autofree char *first = NULL;
  GString *text;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && id != NULL, NULL);

  game = bluff_store_read_game (bluff_saves_get_store (self), id, &lines, error);
  header = game != NULL ? bluff_stored_header (game, error) : NULL;
  if (header == NULL)
    return NULL;

  first = bluff_stored_header_line (header);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\n", first);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (lines, i));
  return g_string_free_to_bytes (text);
}

static gboolean
write_game (BluffSaves *self, const char *id, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_export (self, id, error);

  return bytes != NULL && bluff_saves_write_file (path, bytes, error);
}

gboolean
bluff_saves_export_file (BluffSaves *self, const char *id, const char *path, GError **error)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  bluff_saves_sweep_folder (folder);
  return write_game (self, id, path, error);
}

/* A name that is one on every disk, and no option to any program. */
static gboolean
is_plain (const char *id)
{
  if (*id == '-')
    return FALSE;

  for (const char *p = id; *p != '\0'; p++)
    if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-' && *p != '_')
      return FALSE;

  return *id != '\0';
}

char *
bluff_saves_file_name (const char *id)
{
  g_autofree char *sum = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  if (!is_plain (id))
    sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  return g_strconcat (sum != NULL ? sum : id, ".bluff", NULL);
}

/* --- All games -----------------------------------------------------------------------------------------------------
 */

/* Runs on the store's thread, so that no game is missed that is played meanwhile. */
static gboolean
list_all (BluffStore *store, gpointer data, GError **error)
{
  GPtrArray *all = data;

  for (guint state = 0; state < BLUFF_STORE_N_STATES; state++)
    {
      GPtrArray *ids = bluff_saves_list_ids (store, (BluffStoreState) state, error);

      if (ids == NULL)
        return FALSE;
      g_ptr_array_extend_and_steal (all, ids);
    }

  return TRUE;
}

GPtrArray *
bluff_saves_list_all (BluffSaves *self, GError **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_DEFAULT, list_all, ids, error)
             ? g_steal_pointer (&ids)
             : NULL;
}

static gboolean
export_into (BluffSaves *self, const char *folder, const char *id, GError **error)
{
  g_autofree char *name = bluff_saves_file_name (id);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) why = NULL;

  return write_game (self, id, path, &why) || bluff_saves_forgive_gone (&why, error);
}

static gboolean
export_results (BluffSaves *self, const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, RESULTS_NAME, NULL);
  char *text = bluff_saves_results_table (self, error);
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;

  return bytes != NULL && bluff_saves_write_file (path, bytes, error);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, FOLDER_MODE) == 0)
    return TRUE;

  return bluff_saves_fail (error, BLUFF_SAVES_ERROR_FILE, (BluffSavesDetails){ .path = folder, .number = errno },
                           "%s: %s", folder, g_strerror (errno));
}

static gboolean
export_all (BluffSaves *self,
            const char *folder,
            const BluffReporter *reporter,
            GCancellable *cancellable,
            guint *games,
            GError **error)
{
  g_autoptr (GPtrArray) ids = NULL;

  if (!make_folder (folder, error))
    return FALSE;
  bluff_saves_sweep_folder (folder);
  ids = bluff_saves_list_all (self, error);
  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
          !export_into (self, folder, g_ptr_array_index (ids, i), error))
        return FALSE;
      bluff_reporter_report (reporter, i + 1, ids->len);
    }

  if (games != NULL)
    *games = ids->len;
  return export_results (self, folder, error);
}

gboolean
bluff_saves_export_all (BluffSaves *self,
                        const char *folder,
                        BluffSavesProgress progress,
                        gpointer progress_data,
                        GCancellable *cancellable,
                        guint *games,
                        GError **error)
{
  BluffReporter reporter = { .func = progress, .data = progress_data };

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && folder != NULL, FALSE);

  return export_all (self, folder, &reporter, cancellable, games, error);
}

/* --- Later ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  char *id; /* NULL: all */
  char *path;
  BluffReporter *reporter;
  guint games;
} Export;

static void
free_export (gpointer data)
{
  Export *wish = data;

  g_free (wish->id);
  g_free (wish->path);
  g_clear_pointer (&wish->reporter, bluff_reporter_free);
  g_free (wish);
}

static void
export_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Export *wish = data;
  GError *error = NULL;
  gboolean done;

  if (wish->id != NULL)
    done = bluff_saves_export_file (source, wish->id, wish->path, &error);
  else
    done = export_all (source, wish->path, wish->reporter, cancellable, &wish->games, &error);

  if (done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
export_later (BluffSaves *self,
              Export *wish,
              GCancellable *cancellable,
              GAsyncReadyCallback callback,
              gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, export_later);
  g_task_set_task_data (task, wish, free_export);
  g_task_run_in_thread (task, export_in_thread);
}

void
bluff_saves_export_file_async (BluffSaves *self,
                               const char *id,
                               const char *path,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  Export *wish;

  g_return_if_fail (BLUFF_IS_SAVES (self) && id != NULL && path != NULL);

  wish = g_new0 (Export, 1);
  wish->id = g_strdup (id);
  wish->path = g_strdup (path);
  export_later (self, wish, cancellable, callback, user_data);
}

gboolean
bluff_saves_export_file_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
bluff_saves_export_all_async (BluffSaves *self,
                              const char *folder,
                              BluffSavesProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  Export *wish;

  g_return_if_fail (BLUFF_IS_SAVES (self) && folder != NULL);

  wish = g_new0 (Export, 1);
  wish->path = g_strdup (folder);
  wish->reporter = bluff_reporter_new (progress, progress_data);
  export_later (self, wish, cancellable, callback, user_data);
}

gboolean
bluff_saves_export_all_finish (BluffSaves *self, GAsyncResult *result, guint *games, GError **error)
{
  const Export *wish;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  wish = g_task_get_task_data (G_TASK (result));
  if (games != NULL)
    *games = wish->games;
  return TRUE;
}
