/* test-clock.c: time that a test advances, and work that is done one piece at a time.
 *
 * It takes the place of the C library's clock and of two functions of GLib that hand work to threads, for all libraries
 * of the program. It can be linked into a test, or be loaded into a program that is tested from outside.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include "test-clock.h"

#include <dlfcn.h>
#include <gdk/x11/gdkx.h>
#include <gio/gio.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum
{
  HUNG_MS = 60 * 1000 /* of the machine, for one piece of work or an answer from outside */
};

static gint64 now;                    /* in microseconds; 0: the machine's */
static gint64 limit = G_MAXINT64;     /* how far the main loop may go on by itself */
static gboolean limited;              /* it would have gone further */
static gint working;                  /* pieces of work that threads have been given and are not done with */
static gint asleep;                   /* the main loop waits for them */
static GQueue waiting = G_QUEUE_INIT; /* of Jobs */
static GThread *main_thread;          /* NULL: not begun */
static gint64 date;                   /* seconds; 0: the machine's */
static TestClockRest at_rest;         /* NULL: goes on by itself */

gint64
test_clock_read_machine (void)
{
  struct timespec time;

  syscall (SYS_clock_gettime, CLOCK_MONOTONIC, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* 0 if time passes as it does. */
static gint64
read_own (void)
{
  return __atomic_load_n (&now, __ATOMIC_SEQ_CST);
}

static void
advance (gint64 us)
{
  __atomic_add_fetch (&now, us, __ATOMIC_SEQ_CST);
}

/* --- In place of the C library -------------------------------------------------------------------------------------
 */

int
clock_gettime (clockid_t clock, struct timespec *time)
{
  gint64 us = read_own ();

  if (clock != CLOCK_MONOTONIC || us == 0)
    return (int) syscall (SYS_clock_gettime, clock, time);

  time->tv_sec = us / G_USEC_PER_SEC;
  time->tv_nsec = us % G_USEC_PER_SEC * 1000;
  return 0;
}

/* What GLib asks for the date. */
int
gettimeofday (struct timeval *restrict time, void *restrict zone)
{
  if (date == 0)
    return (int) syscall (SYS_gettimeofday, time, zone);

  *time = (struct timeval){ .tv_sec = date };
  return 0;
}

void
test_clock_set_date (int year, int month, int day)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (year, month, day, 12, 0, 0);

  date = g_date_time_to_unix (noon);
  g_assert_cmpint (g_get_real_time () / G_USEC_PER_SEC, ==, date);
}

/* A thread that sleeps until it is late enough must not sleep for ever. */
int
nanosleep (const struct timespec *length, struct timespec *left)
{
  if (read_own () == 0)
    return (int) syscall (SYS_nanosleep, length, left);

  advance ((gint64) length->tv_sec * G_USEC_PER_SEC + length->tv_nsec / 1000);
  return 0;
}

/* --- In place of GLib ----------------------------------------------------------------------------------------------
 */

typedef struct
{
  GTask *task;
  GTaskThreadFunc func;
  gboolean done;
} Job;

static gpointer
find_next (const char *name)
{
  gpointer function = dlsym (RTLD_NEXT, name);

  g_assert (function != NULL);
  return function;
}

/* A thread that has something to tell the main loop has told it before: what counts is that nobody waits for finished
 * work. */
static void
end_work (void)
{
  g_atomic_int_add (&working, -1);
  if (g_atomic_int_get (&asleep))
    g_main_context_wakeup (NULL);
}

static GQuark
job_quark (void)
{
  return g_quark_from_static_string ("test-clock-job");
}

/* GLib hands the result over only after the function has returned in its thread: it is done when it has been handed
 * over, or when nobody wants it any more. */
static void
end_job (Job *self)
{
  if (!self->done)
    end_work ();
  self->done = TRUE;
}

static void
job_free (Job *self)
{
  end_job (self);
  g_free (self);
}

static void
completed_cb (GTask *task, GParamSpec *property, Job *job)
{
  (void) task, (void) property;
  end_job (job);
}

static void
run_in_thread (GTask *task, GTaskThreadFunc func)
{
  static void (*next) (GTask *, GTaskThreadFunc);

  if (next == NULL)
    next = find_next ("g_task_run_in_thread");
  next (task, func);
}

static void
begin_next_job (void)
{
  Job *job = g_queue_pop_head (&waiting);
  g_autoptr (GTask) task = job->task;

  g_object_set_qdata_full (G_OBJECT (task), job_quark (), job, (GDestroyNotify) job_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), job);
  g_atomic_int_inc (&working);
  run_in_thread (task, job->func);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  Job *job;

  if (g_thread_self () != main_thread)
    {
      run_in_thread (task, func);
      return;
    }

  job = g_new (Job, 1);
  *job = (Job){ g_object_ref (task), func, FALSE };
  g_queue_push_tail (&waiting, job);
  if (read_own () == 0)
    begin_next_job ();
}

/* GLib lets timeouts in seconds end together, at a moment that it makes out of the address of the session bus. */
guint
g_timeout_add_seconds_full (gint priority, guint seconds, GSourceFunc func, gpointer data, GDestroyNotify destroy)
{
  return g_timeout_add_full (priority, seconds * 1000, func, data, destroy);
}

guint
g_timeout_add_seconds (guint seconds, GSourceFunc func, gpointer data)
{
  return g_timeout_add (seconds * 1000, func, data);
}

/* Libraries have threads, too, which nobody waits for. */
static gboolean
is_in_program (gpointer address)
{
  Dl_info own, program;

  return dladdr (address, &own) != 0 && dladdr ((gpointer) getauxval (AT_ENTRY), &program) != 0 &&
         own.dli_fbase == program.dli_fbase;
}

/* A thread of the program's own that lives on its queue is done with a piece of work when it asks for the next one.
 * Only pieces that were seen to be queued count: an optimised program may hand one over from a place that looks like
 * GLib. */
static GHashTable *pieces;
static gint queued;
static GMutex queue_mutex;
static GCond queue_cond;

static void
end_piece (gpointer queue)
{
  (void) queue;
  g_mutex_lock (&queue_mutex);
  queued--;
  g_cond_broadcast (&queue_cond);
  g_mutex_unlock (&queue_mutex);
  end_work ();
}

static GPrivate has_work = G_PRIVATE_INIT (end_piece);

/* Work that only the machine can hold up is done before other work of the same moment. */
static void
wait_for_queue (void)
{
  if (g_thread_self () != main_thread || at_rest == NULL)
    return;

  g_mutex_lock (&queue_mutex);
  while (queued > 0)
    g_cond_wait (&queue_cond, &queue_mutex);
  g_mutex_unlock (&queue_mutex);
}

void
g_async_queue_push (GAsyncQueue *queue, gpointer data)
{
  static void (*next) (GAsyncQueue *, gpointer);

  if (next == NULL)
    next = find_next ("g_async_queue_push");
  if (!is_in_program (__builtin_return_address (0)))
    {
      next (queue, data);
      return;
    }

  g_mutex_lock (&queue_mutex);
  if (pieces == NULL)
    pieces = g_hash_table_new (NULL, NULL);
  g_hash_table_add (pieces, data);
  queued++;
  g_mutex_unlock (&queue_mutex);
  g_atomic_int_inc (&working);
  next (queue, data);
  wait_for_queue ();
}

gpointer
g_async_queue_pop (GAsyncQueue *queue)
{
  static gpointer (*next) (GAsyncQueue *);
  gboolean seen;
  gpointer data;

  if (next == NULL)
    next = find_next ("g_async_queue_pop");
  if (!is_in_program (__builtin_return_address (0)))
    return next (queue);

  g_private_replace (&has_work, NULL);
  data = next (queue);
  g_mutex_lock (&queue_mutex);
  seen = pieces != NULL && g_hash_table_remove (pieces, data);
  g_mutex_unlock (&queue_mutex);
  if (seen)
    g_private_set (&has_work, queue);
  return data;
}

/* --- The main loop -------------------------------------------------------------------------------------------------
 */

/* Whether the display has anything to say to all that it was told. */
static gboolean
has_events (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (display == NULL || !GDK_IS_X11_DISPLAY (display))
    return FALSE;

  gdk_display_sync (display);
  return XPending (gdk_x11_display_get_xdisplay (display)) > 0;
}

static gint
wait_for_machine (GPollFD *fds, guint n_fds)
{
  gint ready = g_poll (fds, n_fds, HUNG_MS);

  if (ready == 0)
    g_error ("Nothing has happened for %d s", HUNG_MS / 1000);
  return ready;
}

static gint
wait_for_work (GPollFD *fds, guint n_fds)
{
  gint ready = 0;

  g_atomic_int_set (&asleep, TRUE);
  if (g_atomic_int_get (&working) > 0)
    ready = wait_for_machine (fds, n_fds);
  g_atomic_int_set (&asleep, FALSE);
  return ready;
}

/* In real time: not beyond the limit. */
static gint
wait_in_real_time (GPollFD *fds, guint n_fds, gint timeout)
{
  gint64 rest = limit == G_MAXINT64 ? G_MAXINT : (limit - g_get_monotonic_time ()) / 1000;
  gboolean shorter = timeout < 0 || timeout > rest;
  gint ready = g_poll (fds, n_fds, (gint) CLAMP (shorter ? rest : timeout, 0, G_MAXINT));

  limited = ready == 0 && shorter && g_atomic_int_get (&working) == 0;
  return ready;
}

static gint
poll_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  gboolean busy = g_atomic_int_get (&working) > 0;
  gint ready = g_poll (fds, n_fds, 0);
  gint64 length = (gint64) timeout * 1000;

  if (ready != 0 || timeout == 0)
    return ready;
  if (read_own () == 0)
    return wait_in_real_time (fds, n_fds, timeout);
  if (busy)
    return wait_for_work (fds, n_fds);
  if (!g_queue_is_empty (&waiting))
    {
      begin_next_job ();
      return 0;
    }
  if (has_events ())
    return 0;
  if (at_rest != NULL)
    return at_rest (fds, n_fds, timeout);
  if (timeout < 0 && limit == G_MAXINT64)
    return wait_for_machine (fds, n_fds);
  limited = timeout < 0 || length > limit - now;
  if (!limited)
    advance (length);
  return 0;
}

void
test_clock_begin (TestClock kind)
{
  if (main_thread != NULL)
    return;

  main_thread = g_thread_self ();
  g_main_context_set_poll_func (NULL, poll_cb);
  /* On a whole second: what is rounded to milliseconds is rounded alike every time. */
  if (kind == TEST_CLOCK_OWN)
    __atomic_store_n (&now, test_clock_read_machine () / G_USEC_PER_SEC * G_USEC_PER_SEC, __ATOMIC_SEQ_CST);
}

void
test_clock_set_rest (TestClockRest func)
{
  at_rest = func;
}

void
test_clock_advance (guint ms)
{
  advance ((gint64) ms * 1000);
}

/* For programs whose tests need not know of it. */
static void __attribute__ ((constructor)) begin_if_told (void)
{
  const char *kind = g_getenv ("TEST_CLOCK");

  if (kind != NULL)
    test_clock_begin (g_str_equal (kind, "machine") ? TEST_CLOCK_MACHINE : TEST_CLOCK_OWN);
}

gboolean
test_clock_iterate (gint64 within_us)
{
  g_return_val_if_fail (main_thread != NULL, FALSE);

  limit = g_get_monotonic_time () + within_us;
  limited = FALSE;
  g_main_context_iteration (NULL, TRUE);
  limit = G_MAXINT64;
  return !limited;
}

void
test_clock_pass (guint ms)
{
  gint64 end = g_get_monotonic_time () + (gint64) ms * 1000;

  while (test_clock_iterate (end - g_get_monotonic_time ()))
    continue;
  if (read_own () != 0)
    advance (MAX (0, end - g_get_monotonic_time ()));
}
