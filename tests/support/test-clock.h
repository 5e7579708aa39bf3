/* test-clock.h: time that a test advances, and work that is done one piece at a time.
 *
 * From test_clock_begin on no second of the machine passes for GLib, GTK and our code. While there is something to do,
 * the clock stands still; when the main loop has nothing to do but wait, it goes on at once to the next timeout.
 * Threads have their turn only then, one task after the other, in the order in which they were asked for: a test sees
 * the same at the same moments, however slow or busy the machine is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  TEST_CLOCK_OWN,    /* as told above */
  TEST_CLOCK_MACHINE /* time passes as it does for people: for what is measured, and to see that it works then, too */
} TestClock;

/* Only the first call counts, for as long as the program runs. */
void test_clock_begin (TestClock kind);

/* What is done, with TEST_CLOCK_OWN, when the main loop has nothing to do, instead of going on to the next timeout: it
 * may advance the clock, or wait for the machine. Its arguments and its answer are those of g_poll. */
typedef gint (*TestClockRest) (GPollFD *fds, guint n_fds, gint timeout);

void test_clock_set_rest (TestClockRest rest);
void test_clock_advance (guint ms);

/* Lets the main loop do what there is to do, or else goes on to what comes next; FALSE if nothing comes within that
 * time: then it is as late as before. */
gboolean test_clock_iterate (gint64 within_us);

/* Lets this time pass, with all that happens in it. */
void test_clock_pass (guint ms);

/* From now on it is noon of this day, and stays it: for what depends on the day, the month or the year. */
void test_clock_set_date (int year, int month, int day);

/* Time of the machine; only for ending a program that hangs. */
gint64 test_clock_read_machine (void);

G_END_DECLS
