/* bluff-race.c: who of the people at one screen is first to shout.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-race.h"

enum
{
  /* Computers react in this part of the rope, in per cent: nobody can be quicker than a thought, and people who like a
   * long rope are given time by computers too. */
  REACTION_LEAST = 15,
  REACTION_MOST = 60
};

struct _BluffRace
{
  GObject parent_instance;

  BluffClock clock; /* NULL: the system's, and a timer */
  gpointer clock_data;
  guint timer;

  gboolean on;
  BluffSeats concerned; /* who was asked in the beginning */
  BluffSeats asked;
  BluffSeats shouted;
  gboolean closed; /* by a shout, somebody's */
  BluffSeat first;
  gint64 first_at;  /* of the clock */
  guint32 first_ms; /* of the display */
  gint64 close_at;  /* when to close; 0: nothing to be closed */
  gint64 ended_at;

  guint seconds;
  gint64 burnt;      /* microseconds of the rope, before it was lit the last time */
  gint64 burning_at; /* when that was */
  gboolean paused;
  gboolean warned; /* that it has nearly burnt down */
};

enum
{
  DECIDE,
  CLOSE,
  CHANGED,
  NEARLY_BURNT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffRace, bluff_race, G_TYPE_OBJECT)

static gint64
now_of (BluffRace *self)
{
  return self->clock != NULL ? self->clock (self->clock_data) : g_get_monotonic_time ();
}

static gint64
whole_rope (BluffRace *self)
{
  return (gint64) self->seconds * G_USEC_PER_SEC;
}

static void
tell_changed (BluffRace *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- What is due ---------------------------------------------------------------------------------------------------
 */

static void arm (BluffRace *self);

static void
decide (BluffRace *self, BluffSeat seat, gboolean shout)
{
  self->asked = bluff_seats_without (self->asked, seat);
  if (shout)
    self->shouted |= bluff_seats_of (seat);
  g_signal_emit (self, signals[DECIDE], 0, (guint) seat, shout);
}

static void
pass_all (BluffRace *self)
{
  while (self->on && self->asked != 0)
    decide (self, bluff_seats_first (self->asked), FALSE);
}

static void
try_to_close (BluffRace *self)
{
  gboolean over = FALSE;

  self->close_at = 0;
  g_signal_emit (self, signals[CLOSE], 0, &over);
  if (!over)
    return;

  self->closed = TRUE;
  bluff_race_end (self);
}

static gboolean
has_burnt_down (BluffRace *self)
{
  return self->seconds > 0 && self->asked != 0 && bluff_race_get_left (self) == 0;
}

/* Microseconds until it has nearly burnt down. */
static gint64
time_to_warn (BluffRace *self)
{
  return MAX (bluff_race_get_left (self) - BLUFF_RACE_NEARLY * G_USEC_PER_SEC, 0);
}

/* Whether anybody is to be warned, now or later. */
static gboolean
is_to_warn (BluffRace *self)
{
  return self->on && self->seconds > 0 && !self->warned && self->asked != 0 && self->first == BLUFF_NO_SEAT;
}

static void
warn (BluffRace *self)
{
  self->warned = TRUE;
  g_signal_emit (self, signals[NEARLY_BURNT], 0);
}

static void
do_what_is_due (BluffRace *self)
{
  if (!self->paused && is_to_warn (self) && time_to_warn (self) == 0)
    warn (self);
  if (self->on && !self->paused && self->close_at != 0 && now_of (self) >= self->close_at)
    try_to_close (self);
  if (self->on && has_burnt_down (self))
    {
      pass_all (self);
      tell_changed (self);
    }
}

static gboolean
timer_cb (gpointer user_data)
{
  g_autoptr (BluffRace) self = g_object_ref (user_data);

  self->timer = 0;
  do_what_is_due (self);
  arm (self);
  return G_SOURCE_REMOVE;
}

/* Waits for what comes next. Presses that are waiting to be heard go first: they were made before. */
static void
arm (BluffRace *self)
{
  gint64 wait = G_MAXINT64;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->on || self->paused || self->clock != NULL)
    return;

  if (self->close_at != 0)
    wait = MAX (self->close_at - now_of (self), 0);
  if (self->seconds > 0 && self->asked != 0)
    wait = MIN (wait, bluff_race_get_left (self));
  if (is_to_warn (self))
    wait = MIN (wait, time_to_warn (self));
  if (wait != G_MAXINT64)
    self->timer = g_timeout_add_full (G_PRIORITY_DEFAULT + 1, (guint) ((wait + 999) / 1000), timer_cb, self, NULL);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_race_dispose (GObject *object)
{
  g_clear_handle_id (&BLUFF_RACE (object)->timer, g_source_remove);

  G_OBJECT_CLASS (bluff_race_parent_class)->dispose (object);
}

static void
bluff_race_class_init (BluffRaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_race_dispose;

  signals[DECIDE] = g_signal_new ("decide", BLUFF_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[CLOSE] = g_signal_new ("close", BLUFF_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                                 NULL, NULL, G_TYPE_BOOLEAN, 0);
  signals[CHANGED] = g_signal_new ("changed", BLUFF_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEARLY_BURNT] =
      g_signal_new ("nearly-burnt", BLUFF_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_race_init (BluffRace *self)
{
  self->first = BLUFF_NO_SEAT;
}

BluffRace *
bluff_race_new (void)
{
  return g_object_new (BLUFF_TYPE_RACE, NULL);
}

void
bluff_race_set_clock (BluffRace *self, BluffClock clock, gpointer data)
{
  g_return_if_fail (BLUFF_IS_RACE (self) && !self->on);

  self->clock = clock;
  self->clock_data = data;
}

void
bluff_race_begin (BluffRace *self, BluffSeats asked, guint seconds)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  self->on = TRUE;
  self->concerned = asked;
  self->asked = asked;
  self->shouted = 0;
  self->closed = FALSE;
  self->first = BLUFF_NO_SEAT;
  self->close_at = 0;
  self->seconds = seconds;
  self->burnt = 0;
  self->burning_at = now_of (self);
  self->paused = FALSE;
  /* One that is no longer than the warning says enough by itself. */
  self->warned = seconds <= BLUFF_RACE_NEARLY;
  arm (self);
  tell_changed (self);
}

void
bluff_race_end (BluffRace *self)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  if (!self->on)
    return;

  self->on = FALSE;
  self->asked = 0;
  self->close_at = 0;
  self->ended_at = now_of (self);
  arm (self);
  tell_changed (self);
}

gboolean
bluff_race_is_on (BluffRace *self)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), FALSE);

  return self->on;
}

BluffSeats
bluff_race_get_asked (BluffRace *self)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), 0);

  return self->asked;
}

BluffSeat
bluff_race_get_first (BluffRace *self)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), BLUFF_NO_SEAT);

  return self->first;
}

/* --- Shouting ------------------------------------------------------------------------------------------------------
 */

/* Whether nobody can tell this shout and the first one apart. The display's times wrap around, as unsigned numbers do.
 */
static gboolean
is_tied (BluffRace *self, guint32 ms)
{
  if (ms != 0 && self->first_ms != 0)
    return ms - self->first_ms <= BLUFF_RACE_TIE_MS;

  return now_of (self) - self->first_at <= BLUFF_RACE_TIE_MS * G_TIME_SPAN_MILLISECOND;
}

/* Whether somebody who presses now can be told that another one was first. */
static gboolean
is_late (BluffRace *self, BluffSeat seat)
{
  if (!bluff_seats_has (self->concerned, seat) || bluff_seats_has (self->shouted, seat))
    return FALSE;
  if (self->first == BLUFF_NO_SEAT && !self->closed)
    return FALSE;

  return self->on || now_of (self) - self->ended_at <= BLUFF_RACE_LATE_MS * G_TIME_SPAN_MILLISECOND;
}

BluffRaceAnswer
bluff_race_shout (BluffRace *self, BluffSeat seat, guint32 ms)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), BLUFF_RACE_IGNORED);

  if (!self->on || !bluff_seats_has (self->asked, seat))
    return is_late (self, seat) ? BLUFF_RACE_LATE : BLUFF_RACE_IGNORED;
  if (self->paused)
    return BLUFF_RACE_IGNORED;
  if (self->first != BLUFF_NO_SEAT && !is_tied (self, ms))
    return BLUFF_RACE_LATE;

  if (self->first == BLUFF_NO_SEAT)
    {
      self->first = seat;
      self->first_at = now_of (self);
      self->first_ms = ms;
      if (self->seconds > 0)
        self->close_at = self->first_at + BLUFF_RACE_TIE_MS * G_TIME_SPAN_MILLISECOND;
    }
  decide (self, seat, TRUE);
  if (self->seconds == 0)
    pass_all (self);
  arm (self);
  tell_changed (self);

  return BLUFF_RACE_COUNTS;
}

void
bluff_race_pass (BluffRace *self)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  if (!self->on || self->paused || self->asked == 0)
    return;

  pass_all (self);
  arm (self);
  tell_changed (self);
}

void
bluff_race_notice (BluffRace *self)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  /* The shout of a person, once there is one, says when the moment ends. */
  if (!self->on || self->seconds == 0 || self->first != BLUFF_NO_SEAT)
    return;

  self->close_at = now_of (self) + BLUFF_RACE_TIE_MS * G_TIME_SPAN_MILLISECOND;
  arm (self);
}

/* --- The rope ------------------------------------------------------------------------------------------------------
 */

guint
bluff_race_get_seconds (BluffRace *self)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), 0);

  return self->seconds;
}

gint64
bluff_race_get_left (BluffRace *self)
{
  gint64 burnt;

  g_return_val_if_fail (BLUFF_IS_RACE (self), 0);

  burnt = self->burnt + (self->paused ? 0 : now_of (self) - self->burning_at);
  return MAX (whole_rope (self) - burnt, 0);
}

void
bluff_race_set_paused (BluffRace *self, gboolean paused)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  paused = paused != FALSE;
  if (!self->on || self->seconds == 0 || self->first != BLUFF_NO_SEAT || self->paused == paused)
    return;

  if (paused)
    self->burnt = whole_rope (self) - bluff_race_get_left (self);
  self->burning_at = now_of (self);
  self->paused = paused;
  if (self->close_at != 0)
    self->close_at = self->burning_at + BLUFF_RACE_TIE_MS * G_TIME_SPAN_MILLISECOND;
  arm (self);
  tell_changed (self);
}

gboolean
bluff_race_is_paused (BluffRace *self)
{
  g_return_val_if_fail (BLUFF_IS_RACE (self), FALSE);

  return self->paused;
}

void
bluff_race_poll (BluffRace *self)
{
  g_return_if_fail (BLUFF_IS_RACE (self));

  do_what_is_due (self);
  arm (self);
}

void
bluff_race_reaction (guint seconds, guint *least, guint *most)
{
  guint ms = seconds * 1000;

  *least = ms * REACTION_LEAST / 100;
  *most = ms * REACTION_MOST / 100;
}
