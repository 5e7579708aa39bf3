/* bluff-question.c: a question, or something to be told, in a dialog.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-question.h"

#include "bluff-labels.h"
#include "bluff-overlying.h"
#include "bluff-plain-names.h"

#include <glib/gi18n.h>

/* --- The two kinds of dialogs --------------------------------------------------------------------------------------
 */

#if ADW_CHECK_VERSION(1, 5, 0)

static GtkWidget *
make_dialog (GtkWidget *parent, const char *heading, const char *body)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  GtkWidget *dialog = GTK_WIDGET (adw_alert_dialog_new (heading, body));

  /* A task that waits for the answer keeps the window, and with it the dialog. */
  if (root != NULL)
    g_signal_connect_object (root, "unrealize", G_CALLBACK (adw_dialog_force_close), dialog, G_CONNECT_SWAPPED);
  return dialog;
}

static void
add_response (GtkWidget *dialog, const char *id, const char *label, AdwResponseAppearance appearance)
{
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), id, label);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), id, appearance);
}

static void
set_special_responses (GtkWidget *dialog, const char *for_enter, const char *for_escape)
{
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), for_enter);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), for_escape);
}

static void
set_child (GtkWidget *dialog, GtkWidget *child)
{
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), child);
}

static void
present (GtkWidget *dialog, GtkWidget *parent)
{
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}

static void
close_dialog (GtkWidget *dialog)
{
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

#else

static GtkWidget *
make_dialog (GtkWidget *parent, const char *heading, const char *body)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  GtkWidget *dialog = adw_message_dialog_new (NULL, heading, body);

  bluff_overlying_attach (GTK_WINDOW (dialog), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);
  return dialog;
}

static void
add_response (GtkWidget *dialog, const char *id, const char *label, AdwResponseAppearance appearance)
{
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), id, label);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), id, appearance);
}

static void
set_special_responses (GtkWidget *dialog, const char *for_enter, const char *for_escape)
{
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), for_enter);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), for_escape);
}

static void
set_child (GtkWidget *dialog, GtkWidget *child)
{
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), child);
}

static void
present (GtkWidget *dialog, GtkWidget *parent)
{
  (void) parent;
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
close_dialog (GtkWidget *dialog)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
}

#endif

/* --- The answer ----------------------------------------------------------------------------------------------------
 */

static void
answer (GTask *task, GtkWidget *dialog, gboolean yes)
{
  GCancellable *cancellable = g_task_get_cancellable (task);

  g_signal_handlers_disconnect_by_data (dialog, task);
  if (cancellable != NULL)
    g_signal_handlers_disconnect_by_data (cancellable, task);
  g_task_return_boolean (task, yes);
  g_object_unref (task);
}

static void
answered_cb (GtkWidget *dialog, const char *response, gpointer user_data)
{
  answer (user_data, dialog, g_strcmp0 (response, "answer") == 0);
}

/* With the window that it stands over, for example. */
static void
destroyed_cb (GtkWidget *dialog, gpointer user_data)
{
  answer (user_data, dialog, FALSE);
}

static void
cancelled_cb (GCancellable *cancellable, gpointer user_data)
{
  GTask *task = user_data;
  GtkWidget *dialog = g_task_get_task_data (task);

  (void) cancellable;
  answer (task, dialog, FALSE);
  close_dialog (dialog);
}

static const AdwResponseAppearance appearances[] = {
  [BLUFF_QUESTION_PLAIN] = ADW_RESPONSE_DEFAULT,
  [BLUFF_QUESTION_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
  [BLUFF_QUESTION_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
};

GtkWidget *
bluff_question_tell (GtkWidget *parent, const char *heading, const char *body)
{
  const char *labels[] = { _ ("Close"), NULL };
  g_auto (GStrv) marked = bluff_labels_mark (labels);
  GtkWidget *dialog = make_dialog (parent, heading, body);

  add_response (dialog, "close", marked[0], ADW_RESPONSE_DEFAULT);
  bluff_plain_names_give (dialog);
  present (dialog, parent);

  return dialog;
}

void
bluff_question_withdraw (GtkWidget *dialog)
{
  g_return_if_fail (GTK_IS_WIDGET (dialog));

  close_dialog (dialog);
}

void
bluff_question_ask (GtkWidget *parent,
                    const char *heading,
                    const char *body,
                    const char *label,
                    BluffQuestionStyle style,
                    GtkWidget *child,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  const char *labels[] = { _ ("Cancel"), label, NULL };
  g_auto (GStrv) marked = bluff_labels_mark (labels);
  GtkWidget *dialog = make_dialog (parent, heading, body);
  GTask *task = g_task_new (parent, cancellable, callback, user_data);

  add_response (dialog, "cancel", marked[0], ADW_RESPONSE_DEFAULT);
  add_response (dialog, "answer", marked[1], appearances[style]);
  set_special_responses (dialog, style == BLUFF_QUESTION_DESTRUCTIVE ? "cancel" : "answer", "cancel");
  if (child != NULL)
    set_child (dialog, child);

  /* Not held: it could not tell that it is destroyed. */
  g_task_set_task_data (task, dialog, NULL);
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), task);
  g_signal_connect (dialog, "destroy", G_CALLBACK (destroyed_cb), task);
  if (cancellable != NULL)
    g_signal_connect (cancellable, "cancelled", G_CALLBACK (cancelled_cb), task);
  bluff_plain_names_give (dialog);
  present (dialog, parent);
}

gboolean
bluff_question_ask_finish (GtkWidget *parent, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, parent), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
