/* bluff-record-files.h: records that are to come in: read beforehand, to know whom to ask about.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

G_BEGIN_DECLS

/* A file, what is in it, and what became of it. */
typedef struct
{
  char *path;
  char *id;                     /* that its game has or gets here; NULL if it is no valid record */
  guint n_seats;                /* 0 if it is no valid record */
  char *names[BLUFF_MAX_SEATS]; /* of the people, NULL for computers */
  gboolean known;               /* a game that is here already */
  gboolean added;               /* a game that was not here and is now */
  GError *error;                /* why it did not come in */
} BluffRecordFile;

void bluff_record_file_free (BluffRecordFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffRecordFile, bluff_record_file_free)

/* Reads and verifies the files at PATHS, ended by NULL. What is wrong with one of them is in its `error`. The answer
 * has a BluffRecordFile for each; NULL only if it was cancelled or the store cannot be asked. */
void bluff_record_files_read_async (BluffSaves *saves,
                                    const char *const *paths,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
GPtrArray *bluff_record_files_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error);

G_END_DECLS
