/* bluff-question.h: a question, or something to be told, in a dialog over a window.
 *
 * AdwMessageDialog, or what took its place
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Tells something; there is nothing to decide. PARENT is any widget of the window. The dialog is its own; it can be
 * withdrawn as long as it is there. */
GtkWidget *bluff_question_tell (GtkWidget *parent, const char *heading, const char *body);

/* Takes a dialog away, as if it had been closed. */
void bluff_question_withdraw (GtkWidget *dialog);

typedef enum
{
  BLUFF_QUESTION_PLAIN,
  BLUFF_QUESTION_SUGGESTED,
  BLUFF_QUESTION_DESTRUCTIVE
} BluffQuestionStyle;

/* Asks whether to do something. LABEL is that of the button that does it; Cancel and Escape do not. CHILD (or NULL)
 * stands below the text: the dialog takes it over. CALLBACK gets bluff_question_ask_finish. */
void bluff_question_ask (GtkWidget *parent,
                         const char *heading,
                         const char *body,
                         const char *label,
                         BluffQuestionStyle style,
                         GtkWidget *child,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* TRUE if the answer was given; FALSE, without an error, if not. */
gboolean bluff_question_ask_finish (GtkWidget *parent, GAsyncResult *result);

G_END_DECLS
