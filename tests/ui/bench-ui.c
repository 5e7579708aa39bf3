/* bench-ui.c: what starting Bluff Bay costs, against the smallest app of the platform.
 *
 *   bench-ui ROUNDS BARE BLUFF-BAY [ARGUMENT…]
 *
 * starts the two programs in turns on the same display, and prints the medians. The first round does not count.
 *
 *   window   from starting the program to the first window that is mapped
 *            and the processor time of that, which a busy machine changes less
 *   paint    to the first picture in it, of more than one colour
 *   memory   when it has come to rest: proportional set size, and anonymous memory alone
 *   idle     in the ten seconds after: how often a thread was woken, and processor time
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-cost.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>

enum
{
  MOST_ROUNDS = 100,
  PATIENCE_S = 30,
  REST_S = 14, /* an entry blinks for ten seconds, and idle threads of GLib end after as many */
  IDLE_S = 10,
  SMALLEST = 20 /* pixels: programs map helpers of one pixel */
};

typedef enum
{
  WINDOW,
  WINDOW_CPU,
  PAINT,
  PSS,
  ANONYMOUS,
  WAKE_UPS,
  IDLE_CPU,
  N_FIGURES
} Figure;

static const struct
{
  const char *name;
  const char *unit;
  double most;      /* times the bare window's; 0: not judged by that */
  gboolean no_more; /* than the bare window's, which may be 0 */
} figures[N_FIGURES] = {
  [WINDOW] = { "first window", "ms", 1.5, FALSE },      [WINDOW_CPU] = { "of it processor", "ms", 0, FALSE },
  [PAINT] = { "first picture", "ms", 0, FALSE },        [PSS] = { "memory", "MB", 2, FALSE },
  [ANONYMOUS] = { "of it anonymous", "MB", 0, FALSE },  [WAKE_UPS] = { "wake-ups in 10 s", "", 0, TRUE },
  [IDLE_CPU] = { "processor in 10 s", "ms", 0, FALSE },
};

typedef struct
{
  char **argv;
  double values[N_FIGURES][MOST_ROUNDS];
} Program;

/* The next window that is mapped, or None after some time. */
static Window
wait_for_window (Display *display)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;
  struct pollfd fd = { .fd = ConnectionNumber (display), .events = POLLIN };

  while (g_get_monotonic_time () < end)
    {
      while (XPending (display) > 0)
        {
          XEvent event;
          XWindowAttributes attributes;

          XNextEvent (display, &event);
          if (event.type == MapNotify && !event.xmap.override_redirect &&
              XGetWindowAttributes (display, event.xmap.window, &attributes) && attributes.width > SMALLEST)
            return event.xmap.window;
        }
      poll (&fd, 1, 100);
    }

  return None;
}

/* Whether there is more than one colour on the line down the middle. */
static gboolean
is_painted (Display *display, Window window)
{
  XWindowAttributes attributes;
  XImage *image;
  gboolean painted = FALSE;

  if (!XGetWindowAttributes (display, window, &attributes))
    return FALSE;

  image = XGetImage (display, window, attributes.width / 2, 0, 1, (guint) attributes.height, AllPlanes, ZPixmap);
  if (image == NULL)
    return FALSE;

  for (int y = 1; y < attributes.height && !painted; y++)
    painted = XGetPixel (image, 0, y) != XGetPixel (image, 0, 0);
  XDestroyImage (image);

  return painted;
}

static void
wait_for_paint (Display *display, Window window)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  while (!is_painted (display, window) && g_get_monotonic_time () < end)
    g_usleep (2000);
}

static GPid
start (char **argv)
{
  GPid pid;
  g_autoptr (GError) error = NULL;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, &pid, &error);
  if (error != NULL)
    {
      g_printerr ("%s\n", error->message);
      exit (1);
    }

  return pid;
}

static void
stop (GPid pid)
{
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  g_usleep (G_USEC_PER_SEC / 2);
}

static void
measure (Display *display, char **argv, double *values)
{
  gint64 began = g_get_monotonic_time ();
  GPid pid = start (argv);
  Window window = wait_for_window (display);
  BenchMemory memory;
  g_autoptr (GHashTable) nothing = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) before = NULL;
  BenchWork work;

  values[WINDOW] = (double) (g_get_monotonic_time () - began) / 1000;
  bench_work_since (&work, nothing, pid);
  values[WINDOW_CPU] = work.cpu_ms;
  if (window == None)
    {
      g_printerr ("%s shows no window.\n", argv[0]);
      stop (pid);
      exit (1);
    }

  wait_for_paint (display, window);
  values[PAINT] = (double) (g_get_monotonic_time () - began) / 1000;
  g_usleep (REST_S * G_USEC_PER_SEC);
  bench_memory_read (&memory, pid);
  before = bench_threads_read (pid);
  g_usleep (IDLE_S * G_USEC_PER_SEC);
  bench_work_since (&work, before, pid);
  stop (pid);

  values[PSS] = memory.pss_mb;
  values[ANONYMOUS] = memory.anonymous_mb;
  values[WAKE_UPS] = work.wake_ups;
  values[IDLE_CPU] = work.cpu_ms;
}

static void
measure_round (Display *display, Program *programs, int round)
{
  for (guint i = 0; i < 2; i++)
    {
      double values[N_FIGURES];

      measure (display, programs[i].argv, values);
      for (guint figure = 0; round >= 0 && figure < N_FIGURES; figure++)
        programs[i].values[figure][round] = values[figure];
    }
}

/* FALSE if something is more than it may be. */
static gboolean
print_table (Program *programs, guint rounds)
{
  gboolean good = TRUE;

  g_print ("%-20s %10s %10s %8s %8s\n", "", "bare", "bluff-bay", "times", "at most");
  for (guint figure = 0; figure < N_FIGURES; figure++)
    {
      g_autofree char *name = g_strdup_printf ("%s%s%s", figures[figure].name,
                                               *figures[figure].unit != '\0' ? ", " : "", figures[figure].unit);
      double bare = bench_median (programs[0].values[figure], rounds);
      double ours = bench_median (programs[1].values[figure], rounds);

      g_print ("%-20s %10.1f %10.1f", name, bare, ours);
      if (figures[figure].most > 0)
        {
          g_print (" %8.2f %8.1f%s", ours / bare, figures[figure].most,
                   ours / bare > figures[figure].most ? "  too much" : "");
          good = good && ours / bare <= figures[figure].most;
        }
      else if (figures[figure].no_more)
        {
          g_print (" %8s %8.1f%s", "", bare, ours > bare ? "  too much" : "");
          good = good && ours <= bare;
        }
      g_print ("\n");
    }

  return good;
}

int
main (int argc, char **argv)
{
  g_autofree Program *programs = g_new0 (Program, 2);
  guint rounds = argc > 1 ? (guint) CLAMP (atoi (argv[1]), 1, MOST_ROUNDS) : 0;
  Display *display = XOpenDisplay (NULL);
  char *bare[] = { argc > 2 ? argv[2] : NULL, NULL };
  gboolean good;

  if (argc < 4 || display == NULL)
    {
      g_printerr ("usage: %s ROUNDS BARE BLUFF-BAY [ARGUMENT…], on a display without a window manager\n", argv[0]);
      return 2;
    }

  programs[0].argv = bare;
  programs[1].argv = argv + 3;
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  for (int round = -1; round < (int) rounds; round++)
    measure_round (display, programs, round);
  good = print_table (programs, rounds);
  XCloseDisplay (display);

  return good ? 0 : 1;
}
