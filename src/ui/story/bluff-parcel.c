/* bluff-parcel.c: a game that is dragged out of the window, or copied.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-parcel.h"

#include "bluff-saves-records.h"

#include <glib/gstdio.h>

enum
{
  OWNER_ONLY = 0700
};

struct _BluffParcel
{
  GdkContentProvider parent_instance;

  BluffSaves *saves;
  char *id;
  char *name;
};

G_DEFINE_FINAL_TYPE (BluffParcel, bluff_parcel, GDK_TYPE_CONTENT_PROVIDER)

/* The folders that were made, each with one file or more: for as long as the program runs, which may have no object
 * left of those that made them. */
static GPtrArray *folders;

/* What is being written to. */
typedef struct
{
  char *mime_type;
  GOutputStream *stream;
  int priority;
  char *path;
} Delivery;

static void
free_delivery (gpointer data)
{
  Delivery *delivery = data;

  g_free (delivery->mime_type);
  g_clear_object (&delivery->stream);
  g_free (delivery->path);
  g_free (delivery);
}

/* --- Writing -------------------------------------------------------------------------------------------------------
 */

static void
serialized_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  (void) source;
  if (gdk_content_serialize_finish (result, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Delivery *delivery = g_task_get_task_data (task);
  g_autoptr (GFile) file = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  GError *error = NULL;

  if (!bluff_saves_export_file_finish (BLUFF_SAVES (source), result, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  file = g_file_new_for_path (delivery->path);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (&file, 1));
  gdk_content_serialize_async (delivery->stream, delivery->mime_type, &value, delivery->priority,
                               g_task_get_cancellable (task), serialized_cb, g_object_ref (task));
}

/* A folder for each game, as those of a day have the same name; and one that programs outside a Flatpak's sandbox see.
 */
static char *
make_folder_name (const char *id)
{
  const char *sandbox = g_getenv ("FLATPAK_ID");
  g_autofree char *key = g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  g_autofree char *shared = sandbox != NULL ? g_build_filename ("app", sandbox, NULL) : g_strdup ("bluff-bay");

  return g_build_filename (g_get_user_runtime_dir (), shared, key, NULL);
}

static void
bluff_parcel_write_mime_type_async (GdkContentProvider *provider,
                                    const char *mime_type,
                                    GOutputStream *stream,
                                    int io_priority,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  BluffParcel *self = BLUFF_PARCEL (provider);
  g_autofree char *folder = make_folder_name (self->id);
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, user_data);
  Delivery *delivery = g_new0 (Delivery, 1);

  delivery->mime_type = g_strdup (mime_type);
  delivery->stream = g_object_ref (stream);
  delivery->priority = io_priority;
  delivery->path = g_build_filename (folder, self->name, NULL);
  g_task_set_source_tag (task, bluff_parcel_write_mime_type_async);
  g_task_set_task_data (task, delivery, free_delivery);
  /* In memory; if it cannot be made, the export says so. */
  g_mkdir_with_parents (folder, OWNER_ONLY);
  if (folders == NULL)
    folders = g_ptr_array_new_with_free_func (g_free);
  if (!g_ptr_array_find_with_equal_func (folders, folder, g_str_equal, NULL))
    g_ptr_array_add (folders, g_strdup (folder));
  bluff_saves_export_file_async (self->saves, self->id, delivery->path, cancellable, exported_cb, g_object_ref (task));
}

static gboolean
bluff_parcel_write_mime_type_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, provider), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* All that a list of files can be turned into, but not the list itself: that could not wait for the file. */
static GdkContentFormats *
bluff_parcel_ref_formats (GdkContentProvider *provider)
{
  g_autoptr (GdkContentFormats) formats =
      gdk_content_formats_union_serialize_mime_types (gdk_content_formats_new_for_gtype (GDK_TYPE_FILE_LIST));
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();
  const char *const *types;
  gsize n;

  (void) provider;
  types = gdk_content_formats_get_mime_types (formats, &n);
  for (gsize i = 0; i < n; i++)
    gdk_content_formats_builder_add_mime_type (builder, types[i]);

  return gdk_content_formats_builder_free_to_formats (builder);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_parcel_finalize (GObject *object)
{
  BluffParcel *self = BLUFF_PARCEL (object);

  g_clear_object (&self->saves);
  g_free (self->id);
  g_free (self->name);

  G_OBJECT_CLASS (bluff_parcel_parent_class)->finalize (object);
}

static void
bluff_parcel_class_init (BluffParcelClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bluff_parcel_finalize;
  provider_class->ref_formats = bluff_parcel_ref_formats;
  provider_class->write_mime_type_async = bluff_parcel_write_mime_type_async;
  provider_class->write_mime_type_finish = bluff_parcel_write_mime_type_finish;
}

static void
bluff_parcel_init (BluffParcel *self)
{
  (void) self;
}

GdkContentProvider *
bluff_parcel_new (BluffSaves *saves, const char *id, const char *name)
{
  BluffParcel *self = g_object_new (BLUFF_TYPE_PARCEL, NULL);

  self->saves = g_object_ref (saves);
  self->id = g_strdup (id);
  self->name = g_strdup (name);
  return GDK_CONTENT_PROVIDER (self);
}

void
bluff_parcel_clear (void)
{
  for (guint i = 0; folders != NULL && i < folders->len; i++)
    {
      const char *folder = g_ptr_array_index (folders, i);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          g_unlink (path);
        }
      g_rmdir (folder);
    }
  g_clear_pointer (&folders, g_ptr_array_unref);
}
