/* bluff-saves-records.h: games that leave the store as records, and records that come in (docs/RECORD.md).
 *
 * A game's record is its header, rewritten with the names that its players have today ("#1", by seat from 1, for one
 * who was deleted), and its rows as they are, damaged ones too. Importing a record and exporting it again gives the
 * same bytes where the record was written by this program and its players were given their own names. Otherwise the
 * header is changed in this: keys in our order, unknown ones left out; the names that the import was told; an `id` if
 * there was none. Lines of events are kept as they are, but for a CR at their end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

/* The record of a game, finished or not. NO_SUCH_GAME, UNKNOWN_GAME. */
GBytes *bluff_saves_export (BluffSaves *self, const char *id, GError **error);

/* Writes it into a file that only its owner may read; one that is there is replaced once the new one is complete, and
 * not otherwise. What a killed export has left in the folder is removed. FILE. */
gboolean bluff_saves_export_file (BluffSaves *self, const char *id, const char *path, GError **error);
void bluff_saves_export_file_async (BluffSaves *self,
                                    const char *id,
                                    const char *path,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean bluff_saves_export_file_finish (BluffSaves *self, GAsyncResult *result, GError **error);

/* The file name for a game: its id and ".bluff"; if the id has other characters than small letters, digits, - and _ of
 * ASCII, or begins with -, the SHA-256 of it instead. Ids are compared as they are, so those that differ in case are of
 * two games; their files must be two as well on a disk where names that differ in case are one. */
char *bluff_saves_file_name (const char *id);

/* Writes every game into FOLDER, which is made if it is not there, each under its file name; and last results.csv, with
 * a line for each seat of each finished game, by end and seat (docs/results.md). Files of these names are replaced,
 * others left alone. *GAMES (or NULL) is how many games there were. When it is cancelled or fails, the files that are
 * complete stay. FILE. */
gboolean bluff_saves_export_all (BluffSaves *self,
                                 const char *folder,
                                 BluffSavesProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 guint *games,
                                 GError **error);
void bluff_saves_export_all_async (BluffSaves *self,
                                   const char *folder,
                                   BluffSavesProgress progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean bluff_saves_export_all_finish (BluffSaves *self, GAsyncResult *result, guint *games, GError **error);

/* results.csv alone, as text. */
char *bluff_saves_results_table (BluffSaves *self, GError **error);

/* Takes in a record: verified from its first byte to its last, all or nothing, marked as an import and never rated. A
 * finished game gets its results and facts; an unfinished one can be opened and played on.
 *
 * SEATS, N_SEATS of them, says for each player who it is, a profile or a guest; computers stay computers, whatever
 * their seat says. Players beyond N_SEATS are guests by the record's name, with NULL and 0 all of them. To ask people,
 * read the record first (bluff_saves_read_record, bluff-record-reader.h).
 *
 * A game that is there already (bluff_saves_identify) is left as it is: *ADDED (or NULL) is FALSE then. Returns the
 * game's id. RECORD, SEATED_TWICE, NO_SUCH_PLAYER, NAME_…, NOT_A_FILE. */
char *bluff_saves_import (BluffSaves *self,
                          GBytes *bytes,
                          const BluffSavesSeat *seats,
                          guint n_seats,
                          gboolean *added,
                          GError **error);
char *bluff_saves_import_file (BluffSaves *self,
                               const char *path,
                               const BluffSavesSeat *seats,
                               guint n_seats,
                               gboolean *added,
                               GError **error);

/* The id that the game of RECORD, which was read from BYTES, has in the store, or would have. It is the record's own.
 * If the record has none, or if the game that is there under it has not got every event of the record (it stands at an
 * earlier one, went another way, or is damaged), it is the SHA-256 of the bytes: then the record is of a game of its
 * own. *KNOWN: it is there. NULL with what a store may say. */
char *
bluff_saves_identify (BluffSaves *self, const BluffRecord *record, GBytes *bytes, gboolean *known, GError **error);

/* The bytes of a file for bluff_saves_import, so that a caller that asks people reads it once; if it is too large, as
 * many bytes as show that. RECORD (a folder, or not to be read), NOT_A_FILE: pipes and devices are not waited for. */
GBytes *bluff_saves_read_record (const char *path, GError **error);

void bluff_saves_import_file_async (BluffSaves *self,
                                    const char *path,
                                    const BluffSavesSeat *seats,
                                    guint n_seats,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
char *bluff_saves_import_file_finish (BluffSaves *self, GAsyncResult *result, gboolean *added, GError **error);

G_END_DECLS
