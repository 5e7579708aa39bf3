/* bluff-stage.c: what the table shows, to whom, and when.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stage.h"

struct _BluffStage
{
  GObject parent_instance;

  BluffMatch *match;
  guint shown;         /* events presented */
  gboolean presenting; /* the last of them is being presented */
  gboolean running;
  BluffSeat viewer;
  BluffCurtainState curtain;
  BluffSeat next; /* whom the curtain waits for */
  BluffSeat last; /* who had the screen before */
  guint step;     /* the source that goes on */
  gboolean settled;
};

enum
{
  PROP_VIEWER = 1,
  PROP_CURTAIN,
  PROP_SETTLED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  PRESENT,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffStage, bluff_stage, G_TYPE_OBJECT)

/* --- Whose eyes ----------------------------------------------------------------------------------------------------
 */

/* What was not presented to its end will be presented again. */
static void
take_back (BluffStage *self)
{
  if (!self->presenting)
    return;

  self->presenting = FALSE;
  self->shown--;
}

static void
set_viewer (BluffStage *self, BluffSeat viewer)
{
  if (self->viewer == viewer)
    return;

  /* Whatever is being presented is the old viewer's. */
  take_back (self);
  if (self->viewer != BLUFF_ONLOOKER)
    self->last = self->viewer;
  self->viewer = viewer;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWER]);
}

static void
set_curtain (BluffStage *self, BluffCurtainState curtain, BluffSeat next)
{
  if (self->curtain == curtain && self->next == next)
    return;

  self->curtain = curtain;
  self->next = next;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURTAIN]);
}

static void
set_settled (BluffStage *self, gboolean settled)
{
  if (self->settled == settled)
    return;

  self->settled = settled;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTLED]);
}

/* Who sees when nobody has to look away: the only person there is, if there is one. */
static BluffSeat
find_resting_viewer (BluffStage *self)
{
  BluffSeats people = bluff_match_get_people (self->match);

  return bluff_seats_count (people) == 1 ? bluff_seats_first (people) : BLUFF_ONLOOKER;
}

/* Whether an event belongs to the private moment of the viewer: cards that only they see come to their hand. A pile
 * that is shuffled for them to draw from does not end it, nor does somebody else who has made up their mind meanwhile:
 * the viewer goes on thinking. */
static gboolean
stays_private (BluffStage *self, const BluffTold *told)
{
  gboolean own = told->event.seat == self->viewer;

  switch (told->event.kind)
    {
    case BLUFF_EVENT_RESHUFFLE:
      return TRUE;
    case BLUFF_EVENT_DRAW:
    case BLUFF_EVENT_BOARD:
    case BLUFF_EVENT_PEEK:
      return own;
    case BLUFF_EVENT_VOTE:
    case BLUFF_EVENT_DECIDE:
      return !own;
    default:
      return FALSE;
    }
}

/* Ends a private moment before an event that all may watch. */
static void
look_up_for (BluffStage *self, guint number)
{
  BluffTold told;

  if (self->viewer == BLUFF_ONLOOKER || !bluff_stage_is_shared (self))
    return;

  if (bluff_match_tell (self->match, number, self->viewer, &told) && !stays_private (self, &told))
    set_viewer (self, BLUFF_ONLOOKER);
}

/* --- Going on ------------------------------------------------------------------------------------------------------
 */

/* All has been presented: lets the match go on, or waits for the person it waits for. */
static void
settle (BluffStage *self)
{
  BluffSeat looker = bluff_match_get_looker (self->match);
  gboolean shared = bluff_stage_is_shared (self);

  if (!shared)
    set_viewer (self, find_resting_viewer (self));

  if (shared && looker != BLUFF_NO_SEAT && looker != self->viewer)
    {
      set_viewer (self, BLUFF_ONLOOKER);
      set_curtain (self, BLUFF_CURTAIN_PASS, looker);
      return;
    }
  if (shared && looker == BLUFF_NO_SEAT && bluff_match_get_turn (self->match) != self->viewer)
    set_viewer (self, BLUFF_ONLOOKER);

  bluff_match_resume (self->match);
  set_settled (self, TRUE);
}

/* A sealed decision is no spectacle: whoever else is thinking goes on. */
static gboolean
is_sealed (BluffStage *self, guint number)
{
  BluffTold told;

  return bluff_match_tell (self->match, number, BLUFF_ONLOOKER, &told) &&
         (told.event.kind == BLUFF_EVENT_VOTE || told.event.kind == BLUFF_EVENT_DECIDE);
}

static void
present_next (BluffStage *self)
{
  look_up_for (self, self->shown + 1);
  self->presenting = TRUE;
  self->shown++;
  g_signal_emit (self, signals[PRESENT], 0, self->shown);
}

static gboolean
step_cb (gpointer user_data)
{
  BluffStage *self = user_data;

  self->step = 0;
  if (!self->running || self->presenting || self->curtain != BLUFF_CURTAIN_UP)
    return G_SOURCE_REMOVE;

  if (self->shown < bluff_match_get_n_told (self->match))
    present_next (self);
  else if (!bluff_match_is_saving (self->match))
    settle (self);

  return G_SOURCE_REMOVE;
}

/* Goes on soon: never from within a signal of the match, whose move may not be told as a whole yet. */
static void
go_on (BluffStage *self)
{
  if (self->running && self->step == 0)
    self->step = g_idle_add (step_cb, self);
}

static void
told_cb (BluffMatch *match, guint number, BluffStage *self)
{
  /* Computer players rest until it has been presented: what nobody has seen yet must not be overtaken. */
  if (self->running && !is_sealed (self, number))
    bluff_match_pause (match);
  set_settled (self, FALSE);
  go_on (self);
}

/* Whoever has left does not look any more, from this moment on. */
static void
seated_cb (BluffMatch *match, guint seat, BluffStage *self)
{
  if (seat == self->viewer && !bluff_seats_has (bluff_match_get_people (match), (BluffSeat) seat))
    set_viewer (self, find_resting_viewer (self));
  go_on (self);
}

static void
changed_cb (BluffMatch *match, GParamSpec *pspec, BluffStage *self)
{
  (void) match;
  (void) pspec;
  go_on (self);
}

static void
failed_cb (BluffMatch *match, GError *error, BluffStage *self)
{
  (void) match;
  g_signal_emit (self, signals[FAILED], 0, error);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_stage_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffStage *self = BLUFF_STAGE (object);

  switch (id)
    {
    case PROP_VIEWER:
      g_value_set_uint (value, self->viewer);
      break;
    case PROP_CURTAIN:
      g_value_set_uint (value, self->curtain);
      break;
    case PROP_SETTLED:
      g_value_set_boolean (value, self->settled);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_stage_dispose (GObject *object)
{
  BluffStage *self = BLUFF_STAGE (object);

  if (self->match != NULL)
    bluff_stage_stop (self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bluff_stage_parent_class)->dispose (object);
}

static void
bluff_stage_class_init (BluffStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_stage_get_property;
  object_class->dispose = bluff_stage_dispose;

  properties[PROP_VIEWER] = g_param_spec_uint ("viewer", NULL, NULL, 0, G_MAXUINT8, BLUFF_ONLOOKER,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CURTAIN] = g_param_spec_uint ("curtain", NULL, NULL, 0, BLUFF_CURTAIN_GATHER, BLUFF_CURTAIN_UP,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SETTLED] =
      g_param_spec_boolean ("settled", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PRESENT] =
      g_signal_new ("present", BLUFF_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FAILED] =
      g_signal_new ("failed", BLUFF_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
bluff_stage_init (BluffStage *self)
{
  self->viewer = BLUFF_ONLOOKER;
  self->next = BLUFF_NO_SEAT;
  self->last = BLUFF_NO_SEAT;
}

BluffStage *
bluff_stage_new (BluffMatch *match)
{
  BluffStage *self;

  g_return_val_if_fail (BLUFF_IS_MATCH (match), NULL);

  self = g_object_new (BLUFF_TYPE_STAGE, NULL);
  self->match = g_object_ref (match);
  self->shown = bluff_match_get_n_told (match);
  self->viewer = find_resting_viewer (self);
  g_signal_connect_object (match, "told", G_CALLBACK (told_cb), self, 0);
  g_signal_connect_object (match, "notify::looker", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (match, "notify::saving", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (match, "seated", G_CALLBACK (seated_cb), self, 0);
  g_signal_connect_object (match, "failed", G_CALLBACK (failed_cb), self, 0);

  return self;
}

void
bluff_stage_start (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->running = TRUE;
  /* Several people come back to a game: whoever sits there now, nothing of it is shown yet. */
  if (bluff_stage_is_shared (self) && self->shown > 0 && !bluff_match_is_over (self->match))
    {
      BluffSeat looker = bluff_match_get_looker (self->match);

      set_curtain (self, looker == BLUFF_NO_SEAT ? BLUFF_CURTAIN_GATHER : BLUFF_CURTAIN_PASS, looker);
      return;
    }

  /* Computers wait until all has been presented. */
  if (self->shown == bluff_match_get_n_told (self->match))
    bluff_match_resume (self->match);
  go_on (self);
}

void
bluff_stage_stop (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->running = FALSE;
  take_back (self);
  /* Nothing is offered that nobody sees. */
  set_settled (self, FALSE);
  g_clear_handle_id (&self->step, g_source_remove);
  bluff_match_pause (self->match);
}

void
bluff_stage_set_pace (BluffStage *self, BluffPace pace)
{
  guint least, most;

  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_pace_thinking (pace, &least, &most);
  bluff_match_set_pace (self->match, least, most);
}

BluffSeat
bluff_stage_get_viewer (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_ONLOOKER);

  return self->viewer;
}

gboolean
bluff_stage_is_settled (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  return self->settled;
}

gboolean
bluff_stage_is_shared (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  return bluff_seats_count (bluff_match_get_people (self->match)) > 1;
}

guint
bluff_stage_get_n_shown (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), 0);

  return self->shown;
}

void
bluff_stage_get_view (BluffStage *self, BluffView *view)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_match_view_after (self->match, self->shown, self->viewer, view);
}

void
bluff_stage_get_before (BluffStage *self, BluffView *view)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_match_view_after (self->match, MAX (self->shown, 1) - 1, self->viewer, view);
}

gboolean
bluff_stage_tell (BluffStage *self, guint number, BluffTold *told)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  return number <= self->shown && bluff_match_tell (self->match, number, self->viewer, told);
}

void
bluff_stage_done (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));
  g_return_if_fail (self->presenting);

  self->presenting = FALSE;
  go_on (self);
}

GArray *
bluff_stage_open_secrets (BluffStage *self)
{
  GArray *events;
  BluffTold told;

  g_return_val_if_fail (BLUFF_IS_STAGE (self), NULL);

  if (!bluff_match_is_over (self->match))
    return NULL;

  events = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  for (guint number = 1; bluff_match_tell (self->match, number, BLUFF_NO_SEAT, &told); number++)
    g_array_append_val (events, told);

  return events;
}

BluffCurtainState
bluff_stage_get_curtain (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_CURTAIN_UP);

  return self->curtain;
}

BluffSeat
bluff_stage_get_next (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_NO_SEAT);

  return self->next;
}

BluffSeat
bluff_stage_get_last (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_NO_SEAT);

  return self->last;
}

void
bluff_stage_raise (BluffStage *self)
{
  BluffSeat next;

  g_return_if_fail (BLUFF_IS_STAGE (self));

  if (self->curtain == BLUFF_CURTAIN_UP)
    return;

  next = self->next;
  if (self->curtain == BLUFF_CURTAIN_PASS)
    set_viewer (self, next);
  set_curtain (self, BLUFF_CURTAIN_UP, BLUFF_NO_SEAT);
  go_on (self);
}

void
bluff_stage_hide (BluffStage *self)
{
  BluffSeat viewer;

  g_return_if_fail (BLUFF_IS_STAGE (self));

  viewer = self->viewer;
  if (viewer == BLUFF_ONLOOKER || !bluff_stage_is_shared (self) || bluff_match_is_over (self->match))
    return;

  set_settled (self, FALSE);
  bluff_match_pause (self->match);
  set_viewer (self, BLUFF_ONLOOKER);
  set_curtain (self, BLUFF_CURTAIN_PASS, viewer);
}

gboolean
bluff_stage_may_act (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  return self->settled && bluff_seats_has (bluff_match_get_awaited (self->match), self->viewer) &&
         !bluff_match_is_saving (self->match);
}

void
bluff_stage_legal (BluffStage *self, BluffLegal *legal)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  *legal = (BluffLegal){ .seat = self->viewer };
  if (bluff_stage_may_act (self))
    bluff_match_legal (self->match, self->viewer, legal);
}

BluffRefusal
bluff_stage_act (BluffStage *self, BluffAction *action)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_REFUSAL_NONE);

  action->seat = self->viewer;
  return bluff_match_act (self->match, action);
}

void
bluff_stage_retry (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_match_retry (self->match);
}
