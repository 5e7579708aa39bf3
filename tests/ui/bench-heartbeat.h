/* bench-heartbeat.h: the stalls of the main loop.
 *
 * A beat every five milliseconds, before all else: how much later than it should it came is how long the main loop was
 * not free. The processor time of the main thread, and the time that it stood in the queue for a processor, tell what
 * it did meanwhile; a watch over the machine (bench-watch.h) tells whether the machine stood still. A stall counts
 * unless that explains more than half of it. With BENCH_VERBOSE in the environment every long one is told.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BenchHeartbeat BenchHeartbeat;

/* It beats in the thread that makes it, which runs the main loop. */
BenchHeartbeat *bench_heartbeat_new (void);
void bench_heartbeat_stop (BenchHeartbeat *self);
void bench_heartbeat_free (BenchHeartbeat *self);

/* FALSE, if there was a stall that should not be. */
gboolean bench_heartbeat_print (const BenchHeartbeat *self);

/* Milliseconds that the calling thread has computed. */
double bench_thread_cpu_ms (void);

G_END_DECLS
