/* bluff-saves-care.h: looking after everything that was saved: backup, restore, check, salvage.
 *
 * bluff-store-care.h says what the store does; here it is done off the main loop, and with what only a reader of
 * records knows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-care.h"

G_BEGIN_DECLS

/* bluff_store_backup; the later call is for a caller whom people have already told that the file may be replaced.
 * BACKUP_HERE, and FILE for everything else that is wrong with the file at PATH and has no name in the store. */
gboolean bluff_saves_backup (BluffSaves *self, const char *path, gboolean replace, GError **error);
void bluff_saves_backup_async (BluffSaves *self,
                               const char *path,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean bluff_saves_backup_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* bluff_store_restore; GAMES_OPEN while a game is open here. *KEPT (or NULL): where the old database is. */
gboolean bluff_saves_restore (BluffSaves *self, const char *backup, char **kept, GError **error);
void bluff_saves_restore_async (BluffSaves *self,
                                const char *backup,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean bluff_saves_restore_finish (BluffSaves *self, GAsyncResult *result, char **kept, GError **error);

/* bluff_store_salvage, where a game is judged by the rules: its events are kept up to the last good one, and a game is
 * lost if nothing says what is played. Then, in the same transaction, each game that came in becomes what its events
 * say: if the last of them is the end, it is finished and has the results that are counted from them; a finished one
 * that has neither its end nor its results is unfinished. The ratings follow. */
gboolean bluff_saves_salvage (BluffSaves *self, const char *path, BluffStoreSalvage *saved, GError **error);
void bluff_saves_salvage_async (BluffSaves *self,
                                const char *path,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean bluff_saves_salvage_finish (BluffSaves *self, GAsyncResult *result, BluffStoreSalvage *saved, GError **error);

/* A game that opens only up to some event. */
typedef struct
{
  char *game;
  guint event;      /* the first that is not good; 0: of what kind the game is cannot be told */
  BluffFault fault; /* the record's line is one more */
} BluffSavesDamage;

typedef struct
{
  GPtrArray *findings; /* BluffStoreFinding: what the store finds */
  GPtrArray *damages;  /* BluffSavesDamage */
  guint games;         /* how many were checked */
} BluffSavesReport;

void bluff_saves_report_free (BluffSavesReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffSavesReport, bluff_saves_report_free)

/* bluff_store_check, and every event of every game checked by the rules. Nothing is changed. NULL if it could not be
 * done. Also found (as BLUFF_STORE_FINDING_RESULTS): a game that is over by its events and not finished. */
BluffSavesReport *bluff_saves_check (BluffSaves *self,
                                     BluffSavesProgress progress,
                                     gpointer progress_data,
                                     GCancellable *cancellable,
                                     GError **error);
void bluff_saves_check_async (BluffSaves *self,
                              BluffSavesProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
BluffSavesReport *bluff_saves_check_finish (BluffSaves *self, GAsyncResult *result, GError **error);

G_END_DECLS
