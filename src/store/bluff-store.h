/* bluff-store.h: the store: players, games and their results in one SQLite file of the user's.
 *
 * It knows rows and text: a game's events are lines that it does not read, facts are names with numbers.
 *
 * All work is done on one thread of the store's own, in the order in which it was asked for. A blocking call waits for
 * its turn and its answer; it is meant for programs without a main loop, for tests, and for work that runs on the
 * store's thread (bluff_store_run), where it is done at once. An _async call answers in the main context of its caller.
 * All arguments of an _async call are copied. A question that was cancelled is never answered, but with CANCELLED. A
 * store may be used from any thread.
 *
 * Several processes may use one data directory at once. In the directory there are:
 *
 *   bluff-bay.db       the database (with -wal and -shm while it is in use)
 *   copies/            copies that were kept before a schema step, the last three
 *   aside/             databases that were damaged or replaced by a restore; only a person removes them
 *   locks/             who has what open; the locks vanish with their process, whatever becomes of the files
 *   salvage-XXXXXX/    a copy of a damaged database, while it is read; one that was left over is swept by the next to
 *                      open the store alone
 *
 * The functions are in this header, bluff-store-player.h, bluff-store-game.h, bluff-store-statistics.h and
 * bluff-store-evening.h, and in bluff-store-care.h for what is done when something is wrong or to be sure that nothing
 * is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_STORE (bluff_store_get_type ())
G_DECLARE_FINAL_TYPE (BluffStore, bluff_store, BLUFF, STORE, GObject)

/* A store on DATA_DIR, or on the user's data directory (XDG) if it is NULL. Touches no file yet. */
BluffStore *bluff_store_new (const char *data_dir);

/* The directory, and the database in it. */
const char *bluff_store_get_data_dir (BluffStore *self);
const char *bluff_store_get_path (BluffStore *self);

/* How long to wait for another process that has the database, 5,000 ms unless told; for the next opening. */
void bluff_store_set_patience (BluffStore *self, guint ms);

/* Opens the database; makes the directory and the database if there is none; takes schema steps, each after keeping a
 * copy. If the last process did not end properly, it is checked first.
 *
 * Fails with one of the causes for files in bluff-store-error.h, and then the store stays closed and all files are as
 * they were. Steps that are due are refused with BUSY while another process has the database open. Opening twice is
 * no mistake. */
gboolean bluff_store_open (BluffStore *self, GError **error);
void
bluff_store_open_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
gboolean bluff_store_open_finish (BluffStore *self, GAsyncResult *result, GError **error);

gboolean bluff_store_is_open (BluffStore *self);

/* Does everything that was asked for, lets go of all games and closes the database. Disposing of a store does the same,
 * and waits for it. Closing twice is no mistake; a closed store can be opened again. */
void bluff_store_close (BluffStore *self);
void
bluff_store_close_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
gboolean bluff_store_close_finish (BluffStore *self, GAsyncResult *result, GError **error);

typedef enum
{
  BLUFF_STORE_RUN_DEFAULT,
  BLUFF_STORE_RUN_ATOMIC /* all or nothing: what WORK wrote is undone if it fails */
} BluffStoreRunFlags;

/* Some calls in a row. It runs on the store's thread: blocking calls of the same store are answered at once there. It
 * returns FALSE with ERROR set to fail. */
typedef gboolean (*BluffStoreWork) (BluffStore *self, gpointer data, GError **error);

/* Runs WORK with nothing in between from this process, and with ATOMIC in one transaction. Work may nest: atomic work
 * within atomic work that fails undoes its own part only. */
gboolean
bluff_store_run (BluffStore *self, BluffStoreRunFlags flags, BluffStoreWork work, gpointer data, GError **error);

/* The same off the main loop, for whatever has no _async call of its own. DESTROY (or NULL) frees DATA
 * when all is done, on any thread. What CANCELLABLE cancels before its turn does not happen; what has begun is done.
 */
void bluff_store_run_async (BluffStore *self,
                            BluffStoreRunFlags flags,
                            BluffStoreWork work,
                            gpointer data,
                            GDestroyNotify destroy,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
gboolean bluff_store_run_finish (BluffStore *self, GAsyncResult *result, GError **error);

G_END_DECLS
