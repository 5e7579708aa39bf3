/* bluff-file-choice.c: asks which file or folder.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-file-choice.h"

#include "bluff-labels.h"

#include <glib/gi18n.h>

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* --- Answers -------------------------------------------------------------------------------------------------------
 */

/* Every task is answered with a list of files. It takes the list over. */
static void
return_files (GTask *task, GListModel *files)
{
  if (files != NULL && g_list_model_get_n_items (files) > 0)
    g_task_return_pointer (task, files, g_object_unref);
  else
    {
      g_clear_object (&files);
      g_task_return_pointer (task, NULL, NULL);
    }
}

/* What a test said before it clicked: an answer, or NULL. */
static GListStore *next_answer;

void
bluff_file_choice_answer_next (const char *const *paths)
{
  g_clear_object (&next_answer);
  next_answer = g_list_store_new (G_TYPE_FILE);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);

      g_list_store_append (next_answer, file);
    }
}

/* --- The dialog ----------------------------------------------------------------------------------------------------
 */

#if GTK_CHECK_VERSION(4, 10, 0)

static GtkFileDialog *
make_dialog (const char *title, const char *accept, GtkFileFilter *filter)
{
  /* GTK has its own word for it, which will mostly be ours. */
  const char *labels[] = { _ ("Cancel"), accept, NULL };
  g_auto (GStrv) marked = bluff_labels_mark (labels);
  GtkFileDialog *dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_accept_label (dialog, marked[1]);
  if (filter != NULL)
    {
      g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

      g_list_store_append (filters, filter);
      gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
      gtk_file_dialog_set_default_filter (dialog, filter);
    }

  return dialog;
}

static void
answer (GTask *task, GListModel *files, GError *error)
{
  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    g_task_return_pointer (task, NULL, NULL);
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", error->message);
  else if (error != NULL)
    g_task_return_error (task, g_error_copy (error));
  else
    return_files (task, g_object_ref (files));
}

static void
answer_one (GTask *task, GFile *file, GError *error)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  if (file != NULL)
    g_list_store_append (files, file);
  answer (task, G_LIST_MODEL (files), error);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  answer_one (task, file, error);
}

static void
opened_many_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, &error);

  answer (task, files, error);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);

  answer_one (task, file, error);
}

static void
folder_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result, &error);

  answer_one (task, file, error);
}

static void
choose (GtkWidget *parent,
        GtkFileChooserAction action,
        const char *title,
        const char *accept,
        const char *name,
        GtkFileFilter *filter,
        GTask *task)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (title, accept, filter);
  GCancellable *cancellable = g_task_get_cancellable (task);

  switch (action)
    {
    case GTK_FILE_CHOOSER_ACTION_OPEN:
      if (g_task_get_source_tag (task) == bluff_file_choice_open_many_async)
        gtk_file_dialog_open_multiple (dialog, window_of (parent), cancellable, opened_many_cb, task);
      else
        gtk_file_dialog_open (dialog, window_of (parent), cancellable, opened_cb, task);
      break;
    case GTK_FILE_CHOOSER_ACTION_SAVE:
      gtk_file_dialog_set_initial_name (dialog, name);
      gtk_file_dialog_save (dialog, window_of (parent), cancellable, saved_cb, task);
      break;
    case GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER:
      gtk_file_dialog_select_folder (dialog, window_of (parent), cancellable, folder_cb, task);
      break;
    default:
      g_assert_not_reached ();
    }
}

#else

/* The task owns the dialog, and the dialog's handlers own the task: the first answer releases both. */
static void
let_go (GTask *task)
{
  GtkNativeDialog *dialog = g_task_get_task_data (task);

  g_signal_handlers_disconnect_by_data (dialog, task);
  if (g_task_get_cancellable (task) != NULL)
    g_signal_handlers_disconnect_by_data (g_task_get_cancellable (task), task);
  gtk_native_dialog_hide (dialog);
  g_object_unref (task);
}

static void
responded_cb (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  GTask *task = user_data;

  if (response == GTK_RESPONSE_ACCEPT)
    return_files (task, gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog)));
  else
    return_files (task, NULL);
  let_go (task);
}

static void
cancelled_cb (GCancellable *cancellable, gpointer user_data)
{
  GTask *task = user_data;

  (void) cancellable;
  g_task_return_error_if_cancelled (task);
  let_go (task);
}

static void
choose (GtkWidget *parent,
        GtkFileChooserAction action,
        const char *title,
        const char *accept,
        const char *name,
        GtkFileFilter *filter,
        GTask *task)
{
  const char *labels[] = { _ ("Cancel"), accept, NULL };
  g_auto (GStrv) marked = bluff_labels_mark (labels);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, window_of (parent), action, marked[1], marked[0]);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog),
                                        g_task_get_source_tag (task) == bluff_file_choice_open_many_async);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  g_task_set_task_data (task, dialog, g_object_unref);
  g_signal_connect (dialog, "response", G_CALLBACK (responded_cb), task);
  if (g_task_get_cancellable (task) != NULL)
    g_signal_connect (g_task_get_cancellable (task), "cancelled", G_CALLBACK (cancelled_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

static void
begin (GtkWidget *parent,
       gpointer tag,
       GtkFileChooserAction action,
       const char *title,
       const char *accept,
       const char *name,
       GtkFileFilter *filter,
       GCancellable *cancellable,
       GAsyncReadyCallback callback,
       gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (parent, cancellable, callback, user_data);

  g_task_set_source_tag (task, tag);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (next_answer != NULL)
    return_files (task, G_LIST_MODEL (g_steal_pointer (&next_answer)));
  else
    choose (parent, action, title, accept, name, filter, g_object_ref (task));
}

void
bluff_file_choice_open_async (GtkWidget *parent,
                              const char *title,
                              const char *accept,
                              GtkFileFilter *filter,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  begin (parent, bluff_file_choice_open_async, GTK_FILE_CHOOSER_ACTION_OPEN, title, accept, NULL, filter, cancellable,
         callback, user_data);
}

void
bluff_file_choice_open_many_async (GtkWidget *parent,
                                   const char *title,
                                   const char *accept,
                                   GtkFileFilter *filter,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  begin (parent, bluff_file_choice_open_many_async, GTK_FILE_CHOOSER_ACTION_OPEN, title, accept, NULL, filter,
         cancellable, callback, user_data);
}

void
bluff_file_choice_save_async (GtkWidget *parent,
                              const char *title,
                              const char *accept,
                              const char *name,
                              GtkFileFilter *filter,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  begin (parent, bluff_file_choice_save_async, GTK_FILE_CHOOSER_ACTION_SAVE, title, accept, name, filter, cancellable,
         callback, user_data);
}

void
bluff_file_choice_folder_async (GtkWidget *parent,
                                const char *title,
                                const char *accept,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  begin (parent, bluff_file_choice_folder_async, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, title, accept, NULL, NULL,
         cancellable, callback, user_data);
}

GListModel *
bluff_file_choice_finish_many (GtkWidget *parent, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, parent), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

GFile *
bluff_file_choice_finish (GtkWidget *parent, GAsyncResult *result, GError **error)
{
  g_autoptr (GListModel) files = bluff_file_choice_finish_many (parent, result, error);

  return files != NULL ? g_list_model_get_item (files, 0) : NULL;
}
