/* bench-watch.c: see bench-watch.h.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* for staying on one processor */
#endif

#include "bench-watch.h"

#include <pthread.h>
#include <sched.h>

enum
{
  KEPT = 64, /* beats: more than the longest stall that is asked about has */
  USUAL_US = 2000
};

typedef struct
{
  gint64 asked; /* when it went to sleep, and was to wake a beat later */
  gint64 woke;
} Beat;

typedef struct
{
  BenchWatch *watch;
  int processor;
  GThread *thread;
  gint64 asked; /* of the sleep that it is in */
  Beat beats[KEPT];
  guint n_beats;
} Watchman;

struct _BenchWatch
{
  GMutex lock;
  guint beat_ms;
  gint ended;
  GArray *processors; /* int */
  Watchman *watchmen; /* one for each */
};

/* --- A watchman ----------------------------------------------------------------------------------------------------
 */

static void
stay_on (int processor)
{
  cpu_set_t set;

  CPU_ZERO (&set);
  CPU_SET (processor, &set);
  pthread_setaffinity_np (pthread_self (), sizeof set, &set);
}

static gpointer
watch (gpointer data)
{
  Watchman *self = data;

  stay_on (self->processor);
  while (!g_atomic_int_get (&self->watch->ended))
    {
      gint64 now;

      g_usleep (self->watch->beat_ms * 1000UL);
      now = g_get_monotonic_time ();
      g_mutex_lock (&self->watch->lock);
      self->beats[self->n_beats++ % KEPT] = (Beat){ self->asked, now };
      self->asked = now;
      g_mutex_unlock (&self->watch->lock);
    }

  return NULL;
}

/* How late a beat was; what any machine does is not worth a word. */
static gint64
lateness (const Watchman *self, gint64 asked, gint64 woke)
{
  gint64 late = woke - asked - self->watch->beat_ms * 1000LL;

  return late > USUAL_US ? late : 0;
}

/* The caller may wake before this thread does: a sleep that has not ended yet counts too. */
static double
late_since (const Watchman *self, gint64 since)
{
  gint64 late = lateness (self, self->asked, g_get_monotonic_time ());

  for (guint i = 0; i < MIN (self->n_beats, KEPT); i++)
    if (self->beats[i].woke > since)
      late += lateness (self, self->beats[i].asked, self->beats[i].woke);

  return (double) late / 1000;
}

/* --- All of them ---------------------------------------------------------------------------------------------------
 */

/* Only those that this program may use. */
static GArray *
list_processors (void)
{
  GArray *processors = g_array_new (FALSE, FALSE, sizeof (int));
  cpu_set_t set;

  CPU_ZERO (&set);
  sched_getaffinity (0, sizeof set, &set);
  for (int i = 0; i < CPU_SETSIZE; i++)
    if (CPU_ISSET (i, &set))
      g_array_append_val (processors, i);

  return processors;
}

BenchWatch *
bench_watch_new (guint beat_ms)
{
  BenchWatch *self = g_new0 (BenchWatch, 1);

  g_mutex_init (&self->lock);
  self->beat_ms = beat_ms;
  self->processors = list_processors ();
  self->watchmen = g_new0 (Watchman, self->processors->len);
  for (guint i = 0; i < self->processors->len; i++)
    {
      self->watchmen[i].watch = self;
      self->watchmen[i].asked = g_get_monotonic_time ();
      self->watchmen[i].processor = g_array_index (self->processors, int, i);
      self->watchmen[i].thread = g_thread_new ("watchman", watch, &self->watchmen[i]);
    }

  return self;
}

void
bench_watch_free (BenchWatch *self)
{
  g_atomic_int_set (&self->ended, TRUE);
  for (guint i = 0; i < self->processors->len; i++)
    g_thread_join (self->watchmen[i].thread);
  g_free (self->watchmen);
  g_array_unref (self->processors);
  g_mutex_clear (&self->lock);
  g_free (self);
}

double
bench_watch_late (BenchWatch *self, gint64 since)
{
  double latest = 0;

  g_mutex_lock (&self->lock);
  for (guint i = 0; i < self->processors->len; i++)
    latest = MAX (latest, late_since (&self->watchmen[i], since));
  g_mutex_unlock (&self->lock);

  return latest;
}
