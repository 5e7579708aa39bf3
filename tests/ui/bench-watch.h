/* bench-watch.h: whether the machine itself keeps time, beside what is measured on it.
 *
 * On every processor a thread does nothing but wake at each beat. When it wakes late, the processor was not available:
 * a virtual machine stands still now and then, and no program can help that. Threads that only compute do not delay it
 * noticeably, because the scheduler prefers a thread that has slept.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BenchWatch BenchWatch;

BenchWatch *bench_watch_new (guint beat_ms);
void bench_watch_free (BenchWatch *self);

/* For how many milliseconds since SINCE (monotonic time) a processor was not there: the one that was missing most. */
double bench_watch_late (BenchWatch *self, gint64 since);

G_END_DECLS
