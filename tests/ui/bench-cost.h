/* bench-cost.h: what a process costs the machine, as the kernel counts it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double cpu_ms;   /* of all threads so far */
  double wake_ups; /* how often a thread has waited and was woken, so far */
} BenchWork;

typedef struct
{
  double pss_mb;       /* memory, its share of what others use too */
  double anonymous_mb; /* memory that is not a file's: nobody else's, and free of what happens to be cached */
} BenchMemory;

void bench_work_read (BenchWork *self, GPid pid);
void bench_memory_read (BenchMemory *self, GPid pid);

/* Sorts VALUES. */
double bench_median (double *values, guint n);

G_END_DECLS
