/* bench-heartbeat.c: see bench-heartbeat.h.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-heartbeat.h"

#include "bench-watch.h"

#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum
{
  BEAT_MS = 5,
  MOST_STALL_MS = 50,
  TOLD_MS = 25 /* computed in one turn of the main loop, which are worth a word */
};

/* From one beat to the next; milliseconds, if not told otherwise. */
typedef struct
{
  gint64 at;       /* when it ended, in microseconds after the first */
  double late;     /* how much longer it was than it should have been */
  double computed; /* by the main thread */
  double queued;   /* the main thread was ready, and no processor free */
  double machine;  /* how late an idle thread woke meanwhile */
} Turn;

struct _BenchHeartbeat
{
  BenchWatch *watch;
  guint source;
  int schedule; /* an open file of the kernel's */
  gint64 began, last;
  double last_cpu, last_queued;
  Turn longest;     /* the most late, less what the machine was */
  Turn busiest;     /* the most computed */
  guint n_stalls;   /* over the limit */
  guint n_standing; /* of these, those that are mostly the machine's */
};

double
bench_thread_cpu_ms (void)
{
  struct timespec spec;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &spec);
  return (double) spec.tv_sec * 1000 + (double) spec.tv_nsec / 1e6;
}

static double
read_queued_ms (const BenchHeartbeat *self)
{
  char text[96] = "";
  guint64 queued = 0;

  if (pread (self->schedule, text, sizeof text - 1, 0) > 0)
    sscanf (text, "%*u %" G_GUINT64_FORMAT, &queued);

  return (double) queued / 1e6;
}

/* The turn that ends now; the next begins. */
static void
end_turn (BenchHeartbeat *self, Turn *turn)
{
  gint64 now = g_get_monotonic_time ();
  double cpu = bench_thread_cpu_ms ();
  double queued = read_queued_ms (self);

  turn->at = now - self->began;
  turn->late = (double) (now - self->last) / 1000 - BEAT_MS;
  turn->computed = cpu - self->last_cpu;
  turn->queued = queued - self->last_queued;
  turn->machine = turn->late > MOST_STALL_MS ? bench_watch_late (self->watch, self->last) : 0;
  self->last = now;
  self->last_cpu = cpu;
  self->last_queued = queued;
}

static void
tell_turn (const Turn *turn)
{
  g_printerr ("%.1f s: stall of %.0f ms, %.0f ms of it computed, %.0f ms queued, the machine %.0f ms late\n",
              (double) turn->at / 1e6, turn->late, turn->computed, turn->queued, turn->machine);
}

static gboolean
beat_cb (gpointer user_data)
{
  BenchHeartbeat *self = user_data;
  Turn turn;

  end_turn (self, &turn);
  if (turn.late - turn.machine > self->longest.late - self->longest.machine)
    self->longest = turn;
  if (turn.computed > self->busiest.computed)
    self->busiest = turn;
  if (turn.late > MOST_STALL_MS)
    {
      self->n_stalls++;
      self->n_standing += turn.machine > turn.late / 2;
    }
  if ((turn.late > MOST_STALL_MS || turn.computed > TOLD_MS) && g_getenv ("BENCH_VERBOSE") != NULL)
    tell_turn (&turn);

  return G_SOURCE_CONTINUE;
}

BenchHeartbeat *
bench_heartbeat_new (void)
{
  BenchHeartbeat *self = g_new0 (BenchHeartbeat, 1);

  self->watch = bench_watch_new (BEAT_MS);
  self->schedule = open ("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
  self->began = self->last = g_get_monotonic_time ();
  self->last_cpu = bench_thread_cpu_ms ();
  self->last_queued = read_queued_ms (self);
  self->source = g_timeout_add_full (G_PRIORITY_HIGH, BEAT_MS, beat_cb, self, NULL);

  return self;
}

void
bench_heartbeat_stop (BenchHeartbeat *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->watch, bench_watch_free);
}

void
bench_heartbeat_free (BenchHeartbeat *self)
{
  bench_heartbeat_stop (self);
  if (self->schedule >= 0)
    close (self->schedule);
  g_free (self);
}

gboolean
bench_heartbeat_print (const BenchHeartbeat *self)
{
  g_print ("main loop in %.0f s: longest stall %.1f ms after %.1f s\n", (double) (self->last - self->began) / 1e6,
           self->longest.late, (double) self->longest.at / 1e6);
  g_print ("in it: %.1f ms computed, %.1f ms queued, the machine %.1f ms late\n", self->longest.computed,
           self->longest.queued, self->longest.machine);
  g_print ("most computed in one turn: %.1f ms (after %.1f s)\n", self->busiest.computed,
           (double) self->busiest.at / 1e6);
  g_print ("stalls over %d ms: %u; of these the machine stood still in %u\n", MOST_STALL_MS, self->n_stalls,
           self->n_standing);
  return self->n_stalls == self->n_standing;
}
