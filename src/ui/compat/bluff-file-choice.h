/* bluff-file-choice.h: asks which file or folder.
 *
 * GtkFileChooserNative, or GtkFileDialog, which took its place. In a sandbox the answer may be a file that the app
 * could not reach otherwise: use the GFile, or its path while it has one, and do not take the path apart.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* PARENT is any widget of the window. TITLE heads the dialog and ACCEPT is the label of the button that takes the file.
 * FILTER (or NULL: every file) is what is offered; the caller keeps it. CALLBACK gets PARENT and calls
 * bluff_file_choice_finish. Cancelling CANCELLABLE closes the dialog. */
void bluff_file_choice_open_async (GtkWidget *parent,
                                   const char *title,
                                   const char *accept,
                                   GtkFileFilter *filter,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/* The same for a file to write, which NAME ("Games.bluff") is proposed for; the dialog asks before one is replaced. */
void bluff_file_choice_save_async (GtkWidget *parent,
                                   const char *title,
                                   const char *accept,
                                   const char *name,
                                   GtkFileFilter *filter,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/* The same for a folder. */
void bluff_file_choice_folder_async (GtkWidget *parent,
                                     const char *title,
                                     const char *accept,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

/* Like bluff_file_choice_open_async for one or more files; CALLBACK calls bluff_file_choice_finish_many. */
void bluff_file_choice_open_many_async (GtkWidget *parent,
                                        const char *title,
                                        const char *accept,
                                        GtkFileFilter *filter,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);

/* The file, which the caller owns; NULL without an error if nobody chose one, NULL with one if it was cancelled by
 * CANCELLABLE or cannot be done. */
GFile *bluff_file_choice_finish (GtkWidget *parent, GAsyncResult *result, GError **error);

/* The same for several (GFile), at least one. */
GListModel *bluff_file_choice_finish_many (GtkWidget *parent, GAsyncResult *result, GError **error);

/* For tests, which cannot reach into the system's dialogs: the next question is answered with PATHS, ended by NULL,
 * or, if there are none, as if nobody chose anything; no dialog is shown. */
void bluff_file_choice_answer_next (const char *const *paths);

G_END_DECLS
