/* bluff-show-folder.c: shows a folder in the file manager.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-show-folder.h"

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
answer (GTask *task, gboolean shown, GError *error)
{
  if (shown)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  gboolean shown = gtk_file_launcher_launch_finish (GTK_FILE_LAUNCHER (source), result, &error);

  answer (task, shown, error);
}

static void
show (GtkWindow *window, GFile *folder, GTask *task)
{
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (folder);

  gtk_file_launcher_launch (launcher, window, g_task_get_cancellable (task), shown_cb, task);
}

#else

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  gboolean shown = gtk_show_uri_full_finish (GTK_WINDOW (source), result, &error);

  answer (task, shown, error);
}

static void
show (GtkWindow *window, GFile *folder, GTask *task)
{
  g_autofree char *uri = g_file_get_uri (folder);

  gtk_show_uri_full (window, uri, GDK_CURRENT_TIME, g_task_get_cancellable (task), shown_cb, task);
}

#endif

void
bluff_show_folder_async (GtkWidget *parent,
                         const char *path,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GFile) folder = NULL;
  GTask *task;

  g_return_if_fail (GTK_IS_WIDGET (parent) && path != NULL);

  folder = g_file_new_for_path (path);
  task = g_task_new (parent, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_show_folder_async);
  show (window_of (parent), folder, task);
}

gboolean
bluff_show_folder_finish (GtkWidget *parent, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, parent), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
