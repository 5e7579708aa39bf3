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

  BluffPace pace;
  BluffRace *race;
  BluffAsking asking;
  gboolean in_turn;  /* what the table prefers */
  gboolean turnwise; /* and has preferred when the moment began */
  gboolean started;  /* once */
  guint window;
  gboolean back; /* people come back to a moment: its rope is not lit before they say so */
};

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
set_asking (BluffStage *self, BluffAsking asking)
{
  if (self->asking == asking)
    return;

  self->asking = asking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASKING]);
}

static void
stop_asking (BluffStage *self)
{
  set_asking (self, BLUFF_ASKING_NOBODY);
  bluff_race_end (self->race);
}

static void
set_viewer (BluffStage *self, BluffSeat viewer)
{
  if (self->viewer == viewer)
    return;

  /* What the old viewer is asked is not for the new one to answer. */
  if (self->asking == BLUFF_ASKING_VIEWER)
    stop_asking (self);

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

/* --- Moments -------------------------------------------------------------------------------------------------------
 */

static gboolean
is_quick (BluffStage *self)
{
  return bluff_match_get_table (self->match)->shout == BLUFF_SHOUT_QUICK;
}

static gboolean
is_moment (BluffStage *self)
{
  BluffPhase phase = bluff_match_get_phase (self->match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

/* Whether several people decide together now, without looking away. */
static gboolean
is_open_moment (BluffStage *self)
{
  return is_moment (self) && bluff_stage_is_shared (self) && (is_quick (self) || !self->turnwise);
}

/* Whether what the game waits for is done in front of everybody, because nobody's secret is needed for it: the dice are
 * rolled, coins stolen, a claim answered. */
static gboolean
is_open_turn (BluffStage *self)
{
  BluffPhase phase = bluff_match_get_phase (self->match);

  return bluff_stage_is_shared (self) &&
         (phase == BLUFF_PHASE_BLUFFANEER_ROLL || phase == BLUFF_PHASE_BLUFFANEER_STEAL ||
          phase == BLUFF_PHASE_BLUFFANEER_ANSWER);
}

/* For whom something can be done now: the viewer, or whoever's open turn it is. */
static BluffSeat
find_actor (BluffStage *self)
{
  return is_open_turn (self) ? bluff_match_get_looker (self->match) : self->viewer;
}

/* Computers think as long as the pace says, or in a quick game as long as somebody who races. */
static void
set_thinking (BluffStage *self, gboolean racing)
{
  guint least, most;

  if (racing)
    bluff_race_reaction (self->window, &least, &most);
  else
    bluff_pace_thinking (self->pace, &least, &most);
  bluff_match_set_pace (self->match, least, most);
}

static BluffSeats
find_asked (BluffStage *self)
{
  BluffSeats awaited = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);

  if (is_open_moment (self))
    return awaited;

  return bluff_seats_has (awaited, self->viewer) ? bluff_seats_of (self->viewer) : 0;
}

/* The moment begins for those who are asked, or goes on for those who have looked elsewhere meanwhile. */
static void
ask (BluffStage *self)
{
  BluffSeats asked = find_asked (self);
  guint seconds = is_quick (self) ? self->window : 0;

  /* Nobody answers for those who would not be asked now. */
  if ((bluff_race_get_asked (self->race) & ~asked) != 0)
    stop_asking (self);
  if (!bluff_race_is_on (self->race) && asked != 0)
    {
      bluff_race_begin (self->race, asked, seconds);
      bluff_race_set_paused (self->race, self->back);
      /* Somebody may have shouted before the game was left. */
      bluff_race_notice (self->race);
    }
  if (bluff_race_is_on (self->race))
    set_asking (self, is_open_moment (self) ? BLUFF_ASKING_OPENLY : BLUFF_ASKING_VIEWER);
}

static void
decide_cb (BluffStage *self, guint seat, gboolean shout)
{
  BluffAction action = { .kind = BLUFF_ACTION_DECIDE, .seat = (BluffSeat) seat, .yes = (guint8) shout };

  /* Refused only if the game has gone on, and then nobody waits for it. */
  bluff_match_act (self->match, &action);
}

static gboolean
close_cb (BluffStage *self)
{
  return bluff_match_close_moment (self->match) != BLUFF_REFUSAL_NO_SHOUT_YET;
}

/* Who is to decide is not the same any more; nobody is to miss it while they read why. */
static void
ask_anew (BluffStage *self)
{
  stop_asking (self);
  self->back = TRUE;
}

static void go_on (BluffStage *self);

static void
race_changed_cb (BluffStage *self)
{
  if (self->asking == BLUFF_ASKING_NOBODY)
    return;

  /* Everybody's time stands still with the rope. */
  if (bluff_race_is_paused (self->race))
    bluff_match_pause (self->match);
  else
    go_on (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ASKING]);
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

  if (is_open_moment (self) || is_open_turn (self))
    set_viewer (self, BLUFF_ONLOOKER);
  else if (shared && looker != BLUFF_NO_SEAT && looker != self->viewer)
    {
      set_viewer (self, BLUFF_ONLOOKER);
      set_curtain (self, BLUFF_CURTAIN_PASS, looker);
      return;
    }
  if (shared && looker == BLUFF_NO_SEAT && bluff_match_get_turn (self->match) != self->viewer)
    set_viewer (self, BLUFF_ONLOOKER);

  if (is_moment (self))
    ask (self);
  if (self->asking == BLUFF_ASKING_NOBODY || !bluff_race_is_paused (self->race))
    {
      set_thinking (self, is_moment (self) && is_quick (self));
      bluff_match_resume (self->match);
    }
  set_settled (self, TRUE);
}

/* A sealed decision is no spectacle: whoever else is thinking goes on. The last one, if all let it pass, is the end of
 * the moment. */
static gboolean
is_sealed (BluffStage *self, const BluffTold *told)
{
  return told->event.kind == BLUFF_EVENT_VOTE || (told->event.kind == BLUFF_EVENT_DECIDE && is_moment (self));
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
  BluffTold told;

  if (!bluff_match_tell (match, number, BLUFF_ONLOOKER, &told))
    g_return_if_reached ();

  if (!is_sealed (self, &told))
    {
      stop_asking (self);
      self->back = FALSE;
      self->turnwise = self->in_turn;
      /* Computer players rest until it has been presented: what nobody has seen yet must not be overtaken. */
      if (self->running)
        bluff_match_pause (match);
    }
  else if (!bluff_seats_has (bluff_match_get_people (match), told.event.seat))
    bluff_race_notice (self->race);
  set_settled (self, FALSE);
  go_on (self);
}

/* Whether the curtain waits for somebody who will not come: a computer sits there now. */
static gboolean
waits_in_vain (BluffStage *self)
{
  return self->curtain == BLUFF_CURTAIN_PASS && !bluff_seats_has (bluff_match_get_people (self->match), self->next);
}

/* Whoever the curtain waited for has left: it waits for the next person who has to look, for anybody if people come
 * back to the game, or goes up: nothing is secret then, or one person is left to look. */
static void
pass_on (BluffStage *self)
{
  BluffSeat looker = bluff_match_get_looker (self->match);
  gboolean all_shown = self->shown == bluff_match_get_n_told (self->match);
  gboolean open = !all_shown || is_open_moment (self) || is_open_turn (self);

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

/* Whoever has left does not look any more, from this moment on. */
static void
seated_cb (BluffMatch *match, guint seat, BluffStage *self)
{
  if (seat == self->viewer && !bluff_seats_has (bluff_match_get_people (match), (BluffSeat) seat))
    set_viewer (self, find_resting_viewer (self));
  if (waits_in_vain (self))
    pass_on (self);
  if (bluff_race_is_on (self->race))
    ask_anew (self);
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
  if (bluff_race_is_on (self->race))
    ask_anew (self);
  g_signal_emit (self, signals[FAILED], 0, error);
  go_on (self);
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
  self->race = bluff_race_new ();
  g_signal_connect_swapped (self->race, "decide", G_CALLBACK (decide_cb), self);
  g_signal_connect_swapped (self->race, "close", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (self->race, "changed", G_CALLBACK (race_changed_cb), self);
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
  /* Several people come back to a game: whoever sits there now, nothing of it is shown yet. */
  if (bluff_stage_is_shared (self) && self->shown > 0 && !bluff_match_is_over (self->match))
    {
      gboolean open = is_open_moment (self) || is_open_turn (self);
      BluffSeat looker = open ? BLUFF_NO_SEAT : bluff_match_get_looker (self->match);

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
  /* The rope waits for those who look elsewhere. */
  set_asking (self, BLUFF_ASKING_NOBODY);
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
  set_thinking (self, self->asking != BLUFF_ASKING_NOBODY && is_quick (self));
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

  if (number > self->shown || !bluff_match_tell (self->match, number, self->viewer, told))
    return FALSE;

  /* B19: without the memory aid what was seen is told at the moment of the peek and never again. */
  if (!bluff_match_get_table (self->match)->memory_aid &&
      (told->event.kind != BLUFF_EVENT_PEEK || number < self->shown))
    bluff_told_forget (told);

  return TRUE;
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
  if (self->curtain == BLUFF_CURTAIN_PASS && !waits_in_vain (self))
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

  return self->settled && bluff_seats_has (bluff_match_get_awaited (self->match), find_actor (self)) &&
         !bluff_match_is_saving (self->match);
}

void
bluff_stage_legal (BluffStage *self, BluffLegal *legal)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  *legal = (BluffLegal){ .seat = self->viewer };
  if (bluff_stage_may_act (self))
    bluff_match_legal (self->match, find_actor (self), legal);
}

BluffRefusal
bluff_stage_act (BluffStage *self, BluffAction *action)
{
  BluffRefusal refusal;

  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_REFUSAL_NONE);

  action->seat = find_actor (self);
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
         bluff_seats_has (bluff_match_get_people (self->match), find_actor (self));
}

BluffRefusal
bluff_stage_refuse (BluffStage *self, BluffAction *action)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_REFUSAL_NONE);

  if (!bluff_stage_may_ask (self))
    return BLUFF_REFUSAL_NONE;

  action->seat = find_actor (self);
  return bluff_match_refuse (self->match, action);
}

void
bluff_stage_set_in_turn (BluffStage *self, gboolean in_turn)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->in_turn = in_turn;
  /* A moment that people have been asked in goes on as it began: who has raised no curtain must be asked as well. */
  if (!self->started || !is_moment (self))
    self->turnwise = in_turn;
}

void
bluff_stage_set_window (BluffStage *self, guint seconds)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));
  g_return_if_fail (seconds > 0);

  self->window = seconds;
}

BluffAsking
bluff_stage_get_asking (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_ASKING_NOBODY);

  return self->asking;
}

BluffRace *
bluff_stage_get_race (BluffStage *self)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), NULL);

  return self->race;
}

/* Once the moment is over the race still knows who is late. */
static gboolean
may_decide (BluffStage *self)
{
  return self->asking != BLUFF_ASKING_NOBODY || !bluff_race_is_on (self->race);
}

BluffRaceAnswer
bluff_stage_shout (BluffStage *self, BluffSeat seat, guint32 ms)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), BLUFF_RACE_IGNORED);

  return may_decide (self) ? bluff_race_shout (self->race, seat, ms) : BLUFF_RACE_IGNORED;
}

void
bluff_stage_pass (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  if (may_decide (self))
    bluff_race_pass (self->race);
}

void
bluff_stage_set_paused (BluffStage *self, gboolean paused)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  if (self->asking != BLUFF_ASKING_NOBODY)
    bluff_race_set_paused (self->race, paused);
}

gboolean
bluff_stage_may_look (BluffStage *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  if (self->asking == BLUFF_ASKING_OPENLY)
    return bluff_seats_has (bluff_race_get_asked (self->race), seat);

  return is_open_turn (self) && seat == find_actor (self) && bluff_stage_may_act (self);
}

gboolean
bluff_stage_look (BluffStage *self, BluffSeat seat, BluffView *view)
{
  g_return_val_if_fail (BLUFF_IS_STAGE (self), FALSE);

  if (!bluff_stage_may_look (self, seat))
    return FALSE;

  bluff_match_view_after (self->match, self->shown, seat, view);
  return TRUE;
}

void
bluff_stage_retry (BluffStage *self)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  bluff_match_retry (self->match);
}
