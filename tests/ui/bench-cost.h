/* bench-cost.h: what a process costs the machine, as the kernel counts it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the threads of a process have done so far: a map from their ids. */
typedef GHashTable BenchThreads;

typedef struct
{
  double cpu_ms;
  double wake_ups; /* how often a thread has waited and was woken */
} BenchWork;

typedef struct
{
  double pss_mb;       /* memory, its share of what others use too */
  double anonymous_mb; /* memory that is not a file's: nobody else's, and free of what happens to be cached */
} BenchMemory;

BenchThreads *bench_threads_read (GPid pid);

/* What was done since BEFORE. What a thread did that has ended meanwhile is not known. */
void bench_work_since (BenchWork *self, BenchThreads *before, GPid pid);

void bench_memory_read (BenchMemory *self, GPid pid);

/* Sorts VALUES. */
double bench_median (double *values, guint n);

G_END_DECLS
