/* bluff-record-files.c: records that are to come in, read beforehand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-files.h"

#include "bluff-record-reader.h"
#include "bluff-saves-records.h"

void
bluff_record_file_free (BluffRecordFile *self)
{
  g_free (self->path);
  g_free (self->id);
  for (guint i = 0; i < G_N_ELEMENTS (self->names); i++)
    g_free (self->names[i]);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
take_header (BluffRecordFile *self, BluffSaves *saves, const BluffRecord *record, GBytes *bytes, GError **error)
{
  self->n_seats = record->table.players;
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (!record->players[seat].computer)
      self->names[seat] = g_strdup (record->players[seat].name);
  self->id = bluff_saves_identify (saves, record, bytes, &self->known, error);
  return self->id != NULL;
}

/* The import says what is wrong with a file; here it only has no seats. FALSE with an error if the store cannot be
 * asked.
 */
static gboolean
read_header (BluffRecordFile *self, BluffSaves *saves, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_read_record (self->path, NULL);
  g_autoptr (BluffRecordReader) reader = NULL;
  const char *data;
  gsize n;

  if (bytes == NULL)
    return TRUE;

  data = g_bytes_get_data (bytes, &n);
  reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);
  if (!bluff_record_reader_feed (reader, data != NULL ? data : "", n) || !bluff_record_reader_finish (reader))
    return TRUE;

  return take_header (self, saves, bluff_record_reader_record (reader), bytes, error);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *const *paths = data;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_record_file_free);
  GError *error = NULL;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      BluffRecordFile *file = g_new0 (BluffRecordFile, 1);

      g_ptr_array_add (files, file);
      file->path = g_strdup (paths[i]);
      if (!read_header (file, source, &error) || g_cancellable_set_error_if_cancelled (cancellable, &error))
        {
          g_task_return_error (task, error);
          return;
        }
    }

  g_task_return_pointer (task, g_steal_pointer (&files), (GDestroyNotify) g_ptr_array_unref);
}

void
bluff_record_files_read_async (BluffSaves *saves,
                               const char *const *paths,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GStrvBuilder) copy = g_strv_builder_new ();
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BLUFF_IS_SAVES (saves) && paths != NULL);

  for (guint i = 0; paths[i] != NULL; i++)
    g_strv_builder_add (copy, paths[i]);
  task = g_task_new (saves, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_record_files_read_async);
  g_task_set_task_data (task, g_strv_builder_end (copy), (GDestroyNotify) g_strfreev);
  g_task_run_in_thread (task, read_in_thread);
}

GPtrArray *
bluff_record_files_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, saves), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
