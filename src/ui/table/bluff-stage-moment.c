/* bluff-stage-moment.c: the moments in which people may shout (C4), and the turns that are played openly: who is asked,
 * and who may act.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stage-private.h"

/* --- Which moment it is --------------------------------------------------------------------------------------------
 */

gboolean
bluff_stage_is_quick (BluffStage *self)
{
  return bluff_match_get_table (self->match)->shout == BLUFF_SHOUT_QUICK;
}

gboolean
bluff_stage_is_moment (BluffStage *self)
{
  BluffPhase phase = bluff_match_get_phase (self->match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

gboolean
bluff_stage_is_open_moment (BluffStage *self)
{
  return bluff_stage_is_moment (self) && bluff_stage_is_shared (self) &&
         (bluff_stage_is_quick (self) || !self->turnwise);
}

gboolean
bluff_stage_is_open_turn (BluffStage *self)
{
  BluffPhase phase = bluff_match_get_phase (self->match);

  return bluff_stage_is_shared (self) &&
         (phase == BLUFF_PHASE_BLUFFANEER_ROLL || phase == BLUFF_PHASE_BLUFFANEER_STEAL ||
          phase == BLUFF_PHASE_BLUFFANEER_ANSWER);
}

BluffSeat
bluff_stage_find_actor (BluffStage *self)
{
  return bluff_stage_is_open_turn (self) ? bluff_match_get_looker (self->match) : self->viewer;
}

void
bluff_stage_set_thinking (BluffStage *self, gboolean racing)
{
  guint least, most;

  if (racing)
    bluff_race_reaction (self->window, &least, &most);
  else
    bluff_pace_thinking (self->pace, &least, &most);
  bluff_match_set_pace (self->match, least, most);
}

void
bluff_stage_resume (BluffStage *self)
{
  bluff_stage_set_thinking (self, bluff_stage_is_moment (self) && bluff_stage_is_quick (self));
  bluff_match_resume (self->match);
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

void
bluff_stage_set_asking (BluffStage *self, BluffAsking asking)
{
  if (self->asking == asking)
    return;

  self->asking = asking;
  g_object_notify (G_OBJECT (self), "asking");
}

void
bluff_stage_stop_asking (BluffStage *self)
{
  bluff_stage_set_asking (self, BLUFF_ASKING_NOBODY);
  bluff_race_end (self->race);
}

static BluffSeats
find_asked (BluffStage *self)
{
  BluffSeats awaited = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);

  if (bluff_stage_is_open_moment (self))
    return awaited;

  return bluff_seats_has (awaited, self->viewer) ? bluff_seats_of (self->viewer) : 0;
}

void
bluff_stage_ask (BluffStage *self)
{
  BluffSeats asked = find_asked (self);
  guint seconds = bluff_stage_is_quick (self) ? self->window : 0;

  /* Nobody answers for those who would not be asked now. */
  if ((bluff_race_get_asked (self->race) & ~asked) != 0)
    bluff_stage_stop_asking (self);
  if (!bluff_race_is_on (self->race) && asked != 0)
    {
      bluff_race_begin (self->race, asked, seconds);
      bluff_race_set_paused (self->race, self->back);
      /* Somebody may have shouted before the game was left. */
      bluff_race_notice (self->race);
    }
  if (bluff_race_is_on (self->race))
    bluff_stage_set_asking (self, bluff_stage_is_open_moment (self) ? BLUFF_ASKING_OPENLY : BLUFF_ASKING_VIEWER);
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

void
bluff_stage_ask_anew (BluffStage *self)
{
  bluff_stage_stop_asking (self);
  self->back = TRUE;
}

static void
race_changed_cb (BluffStage *self)
{
  if (self->asking == BLUFF_ASKING_NOBODY)
    return;

  /* Computer players pause and go on together with the rope. */
  if (bluff_race_is_paused (self->race))
    bluff_match_pause (self->match);
  else
    {
      if (self->settled)
        bluff_stage_resume (self);
      bluff_stage_go_on (self);
    }
  g_object_notify (G_OBJECT (self), "asking");
}

void
bluff_stage_make_race (BluffStage *self)
{
  self->race = bluff_race_new ();
  g_signal_connect_swapped (self->race, "decide", G_CALLBACK (decide_cb), self);
  g_signal_connect_swapped (self->race, "close", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (self->race, "changed", G_CALLBACK (race_changed_cb), self);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

void
bluff_stage_set_in_turn (BluffStage *self, gboolean in_turn)
{
  g_return_if_fail (BLUFF_IS_STAGE (self));

  self->in_turn = in_turn;
  /* A moment in which people have been asked goes on as it began: those who have raised no curtain must be asked as
   * well. */
  if (!self->started || !bluff_stage_is_moment (self))
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
  if (self->asking == BLUFF_ASKING_VIEWER)
    return bluff_stage_is_covered (self) && bluff_seats_has (bluff_race_get_asked (self->race), seat);

  return bluff_stage_is_open_turn (self) && seat == bluff_stage_find_actor (self) && bluff_stage_may_act (self);
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
