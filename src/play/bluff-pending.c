/* bluff-pending.c: the moves that have been accepted but not told, because they are not saved yet.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pending.h"

static void
drop_moves (BluffPending *self)
{
  g_queue_clear_full (&self->moves, g_free);
  self->held = FALSE;
  self->actors = 0;
}

static void
add_actor (BluffPending *self, BluffSeat seat)
{
  if (seat != BLUFF_NO_SEAT)
    self->actors |= bluff_seats_of (seat);
}

/* Who acts in the moves that are not held. */
static void
count_actors (BluffPending *self)
{
  self->actors = 0;
  for (const GList *link = self->moves.head; link != NULL; link = link->next)
    add_actor (self, ((const BluffMove *) link->data)->seat);
}

/* Adds a move whose events have brought the state ahead to where it is now. */
static void
push_move (BluffPending *self, BluffMove *move, BluffSeat seat, gint64 at)
{
  move->seat = seat;
  move->ms = MAX (at - self->ahead.at, 0) / G_TIME_SPAN_MILLISECOND;
  self->ahead.at = at;
  move->after = self->ahead;
  g_queue_push_tail (&self->moves, move);
  add_actor (self, seat);
}

void
bluff_pending_init (BluffPending *self, const BluffState *state)
{
  *self = (BluffPending){ .told.state = *state, .ahead.state = *state };
  g_queue_init (&self->moves);
}

void
bluff_pending_clear (BluffPending *self)
{
  drop_moves (self);
  self->ahead = self->told;
}

void
bluff_pending_set_random (BluffPending *self, const BluffRandom *random)
{
  g_return_if_fail (g_queue_is_empty (&self->moves));

  self->told.random = *random;
  self->ahead.random = *random;
}

void
bluff_pending_begin (BluffPending *self, gint64 at)
{
  BluffStand *ahead = &self->ahead;
  BluffMove *move;

  if (ahead->state.head.phase != BLUFF_PHASE_SETUP && ahead->state.head.phase != BLUFF_PHASE_SETTLING)
    return;

  move = g_new0 (BluffMove, 1);
  if (ahead->state.head.phase == BLUFF_PHASE_SETUP)
    bluff_rules_begin (&ahead->state, &ahead->state.head.table, &ahead->random, &move->events);
  else
    bluff_rules_settle (&ahead->state, &ahead->random, &move->events);
  push_move (self, move, BLUFF_NO_SEAT, at);
}

BluffRefusal
bluff_pending_act (BluffPending *self, const BluffAction *action, gint64 at)
{
  BluffRefusal refusal = bluff_rules_refuse (&self->ahead.state, action);
  BluffMove *move;

  if (refusal != BLUFF_REFUSAL_NONE)
    return refusal;
  if (self->held)
    drop_moves (self);

  move = g_new0 (BluffMove, 1);
  bluff_rules_act (&self->ahead.state, action, &self->ahead.random, &move->events);
  push_move (self, move, action->seat, at);
  return BLUFF_REFUSAL_NONE;
}

const BluffMove *
bluff_pending_first (const BluffPending *self)
{
  return self->held || self->moves.head == NULL ? NULL : self->moves.head->data;
}

BluffMove *
bluff_pending_take (BluffPending *self)
{
  BluffMove *move = g_queue_pop_head (&self->moves);

  self->told = move->after;
  count_actors (self);
  return move;
}

void
bluff_pending_hold (BluffPending *self)
{
  self->held = TRUE;
  self->actors = 0;
  self->ahead = self->told;
}

void
bluff_pending_retry (BluffPending *self)
{
  if (!self->held)
    return;

  self->held = FALSE;
  self->ahead = ((const BluffMove *) self->moves.tail->data)->after;
  count_actors (self);
}

gboolean
bluff_pending_is_free (const BluffPending *self, const BluffHead *told, BluffSeat seat)
{
  const BluffHead *ahead = &self->ahead.state.head;

  return bluff_seats_has (told->awaited, seat) && bluff_seats_has (ahead->awaited, seat) &&
         !bluff_seats_has (self->actors, seat) && told->phase == ahead->phase && told->turns == ahead->turns;
}
