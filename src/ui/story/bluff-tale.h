/* bluff-tale.h: a game to look at: one that is kept, or a record in a file, read and understood off the main loop.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-saves.h"
#include "bluff-story.h"

G_BEGIN_DECLS

typedef struct
{
  char *id;             /* of the game, as it is kept or would be */
  BluffStoreGame *game; /* as it is kept; NULL: it is not */
  gboolean is_another;  /* one with its id is kept, but it stands at an earlier move or went another way */
  BluffFault fault;     /* what is wrong with the record; BLUFF_FAULT_NONE: nothing */

  gint64 time; /* when it was played last, or began, in Unix milliseconds; 0: nobody knows */

  /* Unless something is wrong */
  BluffStory *story;
  GListModel *items; /* BluffStoryItem: what there is to list; made here, because a long game has many */
  BluffCrew *crew;
} BluffTale;

void bluff_tale_free (BluffTale *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffTale, bluff_tale_free)

/* Reads the game with this ID, or, if it is NULL, the record at PATH. A record whose game is kept, with
 * every event of it, is read from there.
 * The answer is NULL with an error if there is nothing to be read at all. */
void bluff_tale_read_async (BluffSaves *saves,
                            const char *id,
                            const char *path,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
BluffTale *bluff_tale_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error);

G_END_DECLS
