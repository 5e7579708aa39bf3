/* bluff-store-care.h: looking after the database: backup, restore, check, and what to do with a damaged one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-game.h"
#include "bluff-store.h"

G_BEGIN_DECLS

/* Writes the whole database into one file, while it is in use: games can go on meanwhile, and what is written is one
 * moment of it. A file that is there is refused (FILE_EXISTS), or with REPLACE, and always by the later call, replaced
 * once the new one is complete, and not otherwise. NOT_A_FILE. These two and the store's thread do not wait for each
 * other: blocking calls work in the caller's thread. The store must be open. */
gboolean bluff_store_backup (BluffStore *self, const char *path, gboolean replace, GError **error);
void bluff_store_backup_async (BluffStore *self,
                               const char *path,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean bluff_store_backup_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* What is wrong in a database that can be opened. */
typedef enum
{
  BLUFF_STORE_FINDING_INTEGRITY,   /* SQLite finds damage; detail: what it says */
  BLUFF_STORE_FINDING_FOREIGN_KEY, /* a row refers to one that is not there; detail: the table */
  BLUFF_STORE_FINDING_LINES,       /* the lines of a game are not 1 … n */
  BLUFF_STORE_FINDING_RESULTS,     /* a finished game without a result for each seat, or another with some */
  BLUFF_STORE_N_FINDINGS
} BluffStoreFindingCause;

typedef struct
{
  BluffStoreFindingCause cause;
  char *game; /* a game's id, or NULL */
  char *detail;
} BluffStoreFinding;

/* Checks every page and row; answers with what is wrong (BluffStoreFinding), at best nothing. Takes as long as the
 * database is large. NULL if it could not be checked. */
GPtrArray *bluff_store_check (BluffStore *self, GError **error);
void
bluff_store_check_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
GPtrArray *bluff_store_check_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* Replaces the database by a backup, after the backup was checked (whole, ours, not newer). The old one is kept in
 * aside/, and *KEPT (or NULL) is its path, NULL if there was none. An open store is closed for it and opened again.
 * BUSY while another process has the database open. On an error the old database is where it was. For the main loop:
 * bluff_store_run_async. */
gboolean bluff_store_restore (BluffStore *self, const char *backup, char **kept, GError **error);

/* Moves a database that cannot be opened to aside/ under a new name, so that a new one can be made by opening; never
 * deletes anything. *KEPT (or NULL) is its path. The store must be closed. NO_FILE if there is none; BUSY. */
gboolean bluff_store_set_aside (BluffStore *self, char **kept, GError **error);

/* What could be saved. */
typedef struct
{
  guint players;
  guint games_whole;     /* with all their lines */
  guint games_cut;       /* with their lines up to the first that could not be read or was not good */
  guint games_known;     /* that were there already, and were left as they are */
  guint games_lost;      /* that are known to be missing */
  gboolean more_unknown; /* there may be others that were lost: how many games there were cannot be read */
} BluffStoreSalvage;

/* Judges a game that could be read by what its lines say, which the store does not understand. Cuts LINES (char *)
 * before the first that is not good, may mend what GAME says besides its id, and leaves in *POSITION, newly allocated,
 * where the game stands then. FALSE if nothing can be made of it. */
typedef gboolean (*BluffStoreJudge) (BluffStoreGame *game, GPtrArray *lines, char **position, gpointer data);

/* Copies whatever can be read in a damaged database into this one, which must be open: players (by name, where they are
 * already known), games with their lines up to the first that is missing or, with a JUDGE (or NULL), not good, results
 * and facts where all of a game's are there. PATH is not written to. All or nothing; nothing readable at all is
 * NOT_A_DATABASE or DAMAGED. Ratings must be computed again, and so must results: of finished games that are whole but
 * lack them (bluff_store_check names these), and where the lines say that a game is over and the state does not
 * (bluff_store_mend_game). A finished game that is cut and lacks results is unfinished again. */
gboolean bluff_store_salvage (BluffStore *self,
                              const char *path,
                              BluffStoreJudge judge,
                              gpointer data,
                              BluffStoreSalvage *saved,
                              GError **error);

/* The paths (char *) in aside/, oldest first; and the removal of one of them, which only a person asks for. */
GPtrArray *bluff_store_list_aside (BluffStore *self, GError **error);
gboolean bluff_store_remove_aside (BluffStore *self, const char *path, GError **error);

G_END_DECLS
