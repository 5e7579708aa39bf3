/* bench-cost.c: what a process costs the machine, as the kernel counts it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-cost.h"

#include <stdlib.h>
#include <string.h>

/* The text of /proc/PID/…, or an empty one if it is gone. */
static char *
read_proc (GPid pid, const char *rest)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/%s", pid, rest);
  char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? text : g_strdup ("");
}

/* The number behind LABEL. */
static double
find_number (const char *text, const char *label)
{
  const char *found = strstr (text, label);

  return found != NULL ? g_ascii_strtod (found + strlen (label), NULL) : 0;
}

BenchThreads *
bench_threads_read (GPid pid)
{
  BenchThreads *threads = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *path = g_strdup_printf ("/proc/%d/task", pid);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *thread;

  while (dir != NULL && (thread = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *schedstat_name = g_strdup_printf ("task/%s/schedstat", thread);
      g_autofree char *status_name = g_strdup_printf ("task/%s/status", thread);
      g_autofree char *schedstat = read_proc (pid, schedstat_name);
      g_autofree char *status = read_proc (pid, status_name);
      BenchWork *work = g_new (BenchWork, 1);

      work->cpu_ms = g_ascii_strtod (schedstat, NULL) / 1e6;
      work->wake_ups = find_number (status, "\nvoluntary_ctxt_switches:");
      g_hash_table_insert (threads, g_strdup (thread), work);
    }

  return threads;
}

void
bench_work_since (BenchWork *self, BenchThreads *before, GPid pid)
{
  g_autoptr (GHashTable) after = bench_threads_read (pid);
  GHashTableIter iter;
  gpointer thread, value;

  *self = (BenchWork){ 0 };
  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &thread, &value))
    {
      const BenchWork *now = value, *then = g_hash_table_lookup (before, thread);

      self->cpu_ms += now->cpu_ms - (then != NULL ? then->cpu_ms : 0);
      self->wake_ups += now->wake_ups - (then != NULL ? then->wake_ups : 0);
    }
}

void
bench_memory_read (BenchMemory *self, GPid pid)
{
  g_autofree char *text = read_proc (pid, "smaps_rollup");

  self->pss_mb = find_number (text, "\nPss:") / 1024;
  self->anonymous_mb = find_number (text, "\nAnonymous:") / 1024;
}

static int
compare_doubles (const void *a, const void *b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

double
bench_median (double *values, guint n)
{
  g_return_val_if_fail (n > 0, 0);

  qsort (values, n, sizeof (double), compare_doubles);
  return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}
