/* even-time.c: time without holes, for tests that look at what moves.
 *
 * A program that the machine leaves without a processor for half a second finds a motion of half a second at its end,
 * and nothing of it was there to be seen. Linked into a test, this takes the place of GLib's function for GTK and
 * libadwaita, too: what moves goes on in small steps, however late they come. GLib's own timeouts stay as they are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>
#include <time.h>

enum
{
  LONGEST_STEP_US = 20 * 1000
};

static gint64
read_clock (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

gint64
g_get_monotonic_time (void)
{
  static GMutex mutex;
  static gint64 last, even;
  gint64 now, time;

  g_mutex_lock (&mutex);
  now = read_clock ();
  even = last == 0 ? now : even + MIN (now - last, LONGEST_STEP_US);
  last = now;
  time = even;
  g_mutex_unlock (&mutex);

  return time;
}
