/* bluff-show-folder.h: shows a folder in the file manager.
 *
 * gtk_show_uri, or GtkFileLauncher, which took its place
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* PARENT is any widget of the window. CALLBACK gets PARENT and calls bluff_show_folder_finish. */
void bluff_show_folder_async (GtkWidget *parent,
                              const char *path,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* FALSE if there is nothing that shows folders, or it does not want to. */
gboolean bluff_show_folder_finish (GtkWidget *parent, GAsyncResult *result, GError **error);

G_END_DECLS
