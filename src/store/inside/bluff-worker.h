/* bluff-worker.h: a thread that does one thing after the other.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BluffWorker BluffWorker;

typedef void (*BluffWorkerFunc) (gpointer data);

/* FAREWELL is called with DATA on the thread, as the last thing it does. */
BluffWorker *bluff_worker_new (const char *name, BluffWorkerFunc farewell, gpointer data);

/* Does FUNC in its turn. */
void bluff_worker_push (BluffWorker *self, BluffWorkerFunc func, gpointer data);

/* Does FUNC in its turn and waits for it; at once if the thread itself asks. */
void bluff_worker_do (BluffWorker *self, BluffWorkerFunc func, gpointer data);

/* Does what was asked for, then ends the thread, and waits for that unless the thread itself asks. */
void bluff_worker_end (BluffWorker *self);

G_END_DECLS
