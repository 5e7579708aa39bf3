/* bluff-question.c: a question, or something to be told, in a dialog.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-question.h"

#include <glib/gi18n.h>

static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  (void) dialog;
  g_task_return_boolean (task, g_strcmp0 (response, "answer") == 0);
}

static AdwMessageDialog *
make_dialog (GtkWidget *parent, const char *heading, const char *body)
{
  GtkRoot *root = gtk_widget_get_root (parent);

  return ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, body));
}

void
bluff_question_tell (GtkWidget *parent, const char *heading, const char *body)
{
  AdwMessageDialog *dialog = make_dialog (parent, heading, body);

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
bluff_question_ask (GtkWidget *parent,
                    const char *heading,
                    const char *body,
                    const char *answer,
                    BluffQuestionStyle style,
                    GtkWidget *child,
                    GCancellable *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer user_data)
{
  AdwMessageDialog *dialog = make_dialog (parent, heading, body);
  GTask *task = g_task_new (parent, cancellable, callback, user_data);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "answer", answer, NULL);
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_default_response (dialog, style == BLUFF_QUESTION_DESTRUCTIVE ? "cancel" : "answer");
  adw_message_dialog_set_response_appearance (dialog, "answer",
                                              style == BLUFF_QUESTION_DESTRUCTIVE ? ADW_RESPONSE_DESTRUCTIVE
                                              : style == BLUFF_QUESTION_SUGGESTED ? ADW_RESPONSE_SUGGESTED
                                                                                  : ADW_RESPONSE_DEFAULT);
  if (child != NULL)
    adw_message_dialog_set_extra_child (dialog, child);
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), task);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
bluff_question_ask_finish (GtkWidget *parent, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, parent), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
