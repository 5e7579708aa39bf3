/* bluff-stage.c: what the table shows, to whom, and when.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stage-private.h"

enum
{
  WINDOW = 20 /* seconds, as long as nobody says otherwise */
};

enum
{
  PROP_VIEWER = 1,
  PROP_CURTAIN,
  PROP_SETTLED,
  PROP_ASKING,
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

  /* The new viewer must not answer what the old one was asked. */
  if (self->asking == BLUFF_ASKING_VIEWER)
    bluff_stage_stop_asking (self);

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

/* The viewer when nobody has to look away: the only person, if there is just one. */
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

gboolean
bluff_stage_is_covered (BluffStage *self)
{
  return bluff_stage_is_shared (self) && bluff_match_get_table (self->match)->game == BLUFF_GAME_BLUFFANEER;
}

/* The view after N events without anything that the screen may not have, so that widgets have nothing to hide. */
static void
give_view (BluffStage *self, guint n, BluffView *view)
{
  bluff_match_view_after (self->match, n, self->viewer, view);
  if (bluff_stage_is_covered (self))
    bluff_view_cover (view);
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

  if (bluff_stage_is_open_moment (self) || bluff_stage_is_open_turn (self))
    set_viewer (self, BLUFF_ONLOOKER);
  else if (shared && looker != BLUFF_NO_SEAT && looker != self->viewer)
    {
      set_viewer (self, BLUFF_ONLOOKER);
      set_curtain (self, BLUFF_CURTAIN_PASS, looker);
      return;
    }
  if (shared && looker == BLUFF_NO_SEAT && bluff_match_get_turn (self->match) != self->viewer)
    set_viewer (self, BLUFF_ONLOOKER);

  if (bluff_stage_is_moment (self))
    bluff_stage_ask (self);
  if (self->asking == BLUFF_ASKING_NOBODY || !bluff_race_is_paused (self->race))
    bluff_stage_resume (self);
  set_settled (self, TRUE);
}

/* A sealed decision shows nothing, so the others go on thinking. The last one, if all let it pass, ends the moment. */
static gboolean
is_sealed (BluffStage *self, const BluffTold *told)
{
  return told->event.kind == BLUFF_EVENT_VOTE ||
         (told->event.kind == BLUFF_EVENT_DECIDE && bluff_stage_is_moment (self));
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

void
bluff_stage_go_on (BluffStage *self)
{
  if (self->running && self->step == 0)
    self->step = g_idle_add (step_cb, self);
}

static void
told_cb (BluffMatch *match, guint number, BluffStage *self)
{
  BluffTold told;

  if (!bluff_match_tell (match, number, BLUFF_ONLOOKER, &told))
    g_return_if_reached ();

  if (!is_sealed (self, &told))
    {
      bluff_stage_stop_asking (self);
      self->back = FALSE;
      self->turnwise = self->in_turn;
      /* Computer players rest until it has been presented: what nobody has seen yet must not be overtaken. */
      if (self->running)
        bluff_match_pause (match);
    }
  else if (!bluff_seats_has (bluff_match_get_people (match), told.event.seat))
    bluff_race_notice (self->race);
  set_settled (self, FALSE);
  bluff_stage_go_on (self);
}

/* Whether the curtain waits for somebody who will not come: a computer sits there now. */
static gboolean
waits_in_vain (BluffStage *self)
{
  return self->curtain == BLUFF_CURTAIN_PASS && !bluff_seats_has (bluff_match_get_people (self->match), self->next);
}

/* The person whom the curtain waited for has left. It waits for the next person who has to look, or for anybody if
 * people come back to the game; or it goes up, if nothing is secret or only one person is left to look. */
static void
pass_on (BluffStage *self)
{
  BluffSeat looker = bluff_match_get_looker (self->match);
  gboolean all_shown = self->shown == bluff_match_get_n_told (self->match);
  gboolean open = !all_shown || bluff_stage_is_open_moment (self) || bluff_stage_is_open_turn (self);

  if (!bluff_stage_is_shared (self))
    {
      set_viewer (self, find_resting_viewer (self));
      set_curtain (self, BLUFF_CURTAIN_UP, BLUFF_NO_SEAT);
    }
  else if (!open && looker != BLUFF_NO_SEAT)
    set_curtain (self, BLUFF_CURTAIN_PASS, looker);
  else
    set_curtain (self, self->back ? BLUFF_CURTAIN_GATHER : BLUFF_CURTAIN_UP, BLUFF_NO_SEAT);
}

/* A person who has left is no viewer from this moment on. */
static void
seated_cb (BluffMatch *match, guint seat, BluffStage *self)
{
  if (seat == self->viewer && !bluff_seats_has (bluff_match_get_people (match), (BluffSeat) seat))
    set_viewer (self, find_resting_viewer (self));
  if (waits_in_vain (self))
    pass_on (self);
  if (bluff_race_is_on (self->race))
    bluff_stage_ask_anew (self);
  bluff_stage_go_on (self);
}

static void
changed_cb (BluffMatch *match, GParamSpec *pspec, BluffStage *self)
{
  (void) match;
  (void) pspec;
  bluff_stage_go_on (self);
}

static void
failed_cb (BluffMatch *match, GError *error, BluffStage *self)
{
  (void) match;
  if (bluff_race_is_on (self->race))
    bluff_stage_ask_anew (self);
  g_signal_emit (self, signals[FAILED], 0, error);
  bluff_stage_go_on (self);
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
    case PROP_ASKING:
      g_value_set_uint (value, self->asking);
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
  if (self->race != NULL)
    g_signal_handlers_disconnect_by_data (self->race, self);
  g_clear_object (&self->race);

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
  properties[PROP_ASKING] = g_param_spec_uint ("asking", NULL, NULL, 0, BLUFF_ASKING_OPENLY, BLUFF_ASKING_NOBODY,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
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
  self->pace = BLUFF_PACE_INSTANT;
  self->window = WINDOW;
  bluff_stage_make_race (self);
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
  self->started = TRUE;
  self->back = self->shown > 0;
  /* Several people come back to a game: nothing of it is shown before one of them has raised the curtain. */
  if (bluff_stage_is_shared (self) && self->shown > 0 && !bluff_match_is_over (self->match))
    {
      gboolean open = bluff_stage_is_open_moment (self) || bluff_stage_is_open_turn (self);
      BluffSeat looker = open ? BLUFF_NO_SEAT : bluff_match_get_looker (self->match);

      set_curtain (self, looker == BLUFF_NO_SEAT ? BLUFF_CURTAIN_GATHER : BLUFF_CURTAIN_PASS, looker);
      return;
    }

  /* Computers wait until all has been presented. */
  if (self->shown == bluff_match_get_n_told (self->match))
    bluff_match_resume (self->match);
  bluff_stage_go_on (self);
}

void
bluff_stage_stop (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->running = FALSE;
  take_back (self);
  /* The rope waits for those who look elsewhere. */
  bluff_stage_set_asking (self, BLUFF_ASKING_NOBODY);
  bluff_race_set_paused (self->race, TRUE);
  /* Nothing is offered that nobody sees. */
  set_settled (self, FALSE);
  g_clear_handle_id (&self->step, g_source_remove);
  bluff_match_pause (self->match);
}

void
bluff_stage_set_pace (BluffStage *self, BluffPace pace)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->pace = pace;
  bluff_stage_set_thinking (self, self->asking != BLUFF_ASKING_NOBODY && bluff_stage_is_quick (self));
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

  give_view (self, self->shown, view);
}

void
bluff_stage_get_before (BluffStage *self, BluffView *view)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  give_view (self, MAX (self->shown, 1) - 1, view);
}

gboolean
bluff_stage_tell (BluffStage *self, guint number, BluffTold *told)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  if (number > self->shown || !bluff_match_tell (self->match, number, self->viewer, told))
    return FALSE;

  /* B19: without the memory aid what was seen is told at the moment of the peek and never again. */
  if (!bluff_match_get_table (self->match)->memory_aid &&
      (told->event.kind != BLUFF_EVENT_PEEK || number < self->shown))
    bluff_told_forget (told);
  if (bluff_stage_is_covered (self))
    bluff_told_cover (told);

  return TRUE;
}

gboolean
bluff_stage_is_repeated (BluffStage *self, guint number)
{
  BluffTold told, before;

  if (!bluff_stage_tell (self, number, &told) ||
      (told.event.kind != BLUFF_EVENT_CALL &&
       !(told.event.kind == BLUFF_EVENT_CLAIM && told.game == BLUFF_GAME_BLUFFANEER)))
    return FALSE;

  while (bluff_stage_tell (self, --number, &before) &&
         (before.event.kind == BLUFF_EVENT_DECIDE || before.event.kind == BLUFF_EVENT_FLIP))
    if (before.event.kind == BLUFF_EVENT_DECIDE && before.event.seat == told.event.seat)
      return before.event.decide.shout == TRUE;

  return FALSE;
}

void
bluff_stage_done (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));
  g_return_if_fail (self->presenting);

  self->presenting = FALSE;
  bluff_stage_go_on (self);
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
  if (self->curtain == BLUFF_CURTAIN_PASS && !waits_in_vain (self))
    set_viewer (self, next);
  set_curtain (self, BLUFF_CURTAIN_UP, BLUFF_NO_SEAT);
  bluff_stage_go_on (self);
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

  return self->settled && bluff_seats_has (bluff_match_get_awaited (self->match), bluff_stage_find_actor (self)) &&
         !bluff_match_is_saving (self->match);
}

void
bluff_stage_legal (BluffStage *self, BluffLegal *legal)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  *legal = (BluffLegal){ .seat = self->viewer };
  if (bluff_stage_may_act (self))
    bluff_match_legal (self->match, bluff_stage_find_actor (self), legal);
}

BluffRefusal
bluff_stage_act (BluffStage *self, BluffAction *action)
{
  BluffRefusal refusal;

  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_REFUSAL_NONE);

  action->seat = bluff_stage_find_actor (self);
  if (action->kind != BLUFF_ACTION_DECIDE || self->asking != BLUFF_ASKING_VIEWER)
    return bluff_match_act (self->match, action);

  refusal = bluff_match_refuse (self->match, action);
  if (refusal == BLUFF_REFUSAL_NONE && action->yes)
    bluff_race_shout (self->race, self->viewer, 0);
  else if (refusal == BLUFF_REFUSAL_NONE)
    bluff_race_pass (self->race);

  return refusal;
}

gboolean
bluff_stage_may_ask (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  return self->settled && self->asking == BLUFF_ASKING_NOBODY &&
         bluff_seats_has (bluff_match_get_people (self->match), bluff_stage_find_actor (self));
}

BluffRefusal
bluff_stage_refuse (BluffStage *self, BluffAction *action)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_REFUSAL_NONE);

  if (!bluff_stage_may_ask (self))
    return BLUFF_REFUSAL_NONE;

  action->seat = bluff_stage_find_actor (self);
  return bluff_match_refuse (self->match, action);
}

void
bluff_stage_retry (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_match_retry (self->match);
}
