/* bluff-match-sight.c: what a match shows: as much of the state that has been told as a seat may know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-match-private.h"

/* Whether there is somebody to be shown something: a seat at the table, or an onlooker. */
static gboolean
can_watch (BluffMatch *self, BluffSeat seat)
{
  return seat == BLUFF_ONLOOKER || seat < bluff_match_get_table (self)->players;
}

const BluffTable *
bluff_match_get_table (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), NULL);

  return &bluff_match_state (self)->head.table;
}

BluffSeats
bluff_match_get_awaited (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), 0);

  return bluff_match_state (self)->head.awaited;
}

BluffPhase
bluff_match_get_phase (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), BLUFF_PHASE_SETUP);

  return (BluffPhase) bluff_match_state (self)->head.phase;
}

BluffSeat
bluff_match_get_turn (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), BLUFF_NO_SEAT);

  return bluff_match_state (self)->head.turn;
}

gboolean
bluff_match_is_over (BluffMatch *self)
{
  return bluff_match_get_phase (self) == BLUFF_PHASE_OVER;
}

gboolean
bluff_match_is_saving (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);

  return bluff_pending_first (&self->pending) != NULL;
}

gboolean
bluff_match_is_stuck (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);

  return self->pending.held;
}

BluffSeats
bluff_match_get_people (BluffMatch *self)
{
  BluffSeats people = 0;

  g_return_val_if_fail (BLUFF_IS_MATCH (self), 0);

  for (BluffSeat seat = 0; seat < bluff_match_get_table (self)->players; seat++)
    if (!self->chairs[seat].computer)
      people |= bluff_seats_of (seat);

  return people;
}

BluffSeat
bluff_match_get_looker (BluffMatch *self)
{
  const BluffHead *head;
  BluffSeats free;

  g_return_val_if_fail (BLUFF_IS_MATCH (self), BLUFF_NO_SEAT);

  head = &bluff_match_state (self)->head;
  free = bluff_match_get_people (self);
  for (BluffSeat seat = 0; seat < head->table.players; seat++)
    if (!bluff_pending_is_free (&self->pending, head, seat))
      free = bluff_seats_without (free, seat);

  return free == 0 ? BLUFF_NO_SEAT : bluff_seat_next_in (head->turn, free, head->table.players);
}

guint
bluff_match_get_n_told (BluffMatch *self)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), 0);

  return bluff_chronicle_length (&self->chronicle);
}

gboolean
bluff_match_tell (BluffMatch *self, guint number, BluffSeat seat, BluffTold *told)
{
  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);
  g_return_val_if_fail (seat == BLUFF_NO_SEAT || can_watch (self, seat), FALSE);

  if (number < 1 || number > bluff_chronicle_length (&self->chronicle))
    return FALSE;
  if (seat == BLUFF_NO_SEAT && !bluff_match_is_over (self))
    return FALSE;

  bluff_chronicle_tell (&self->chronicle, number, seat, told);
  return TRUE;
}

void
bluff_match_view (BluffMatch *self, BluffSeat seat, BluffView *view)
{
  g_return_if_fail (BLUFF_IS_MATCH (self));
  g_return_if_fail (can_watch (self, seat));

  bluff_rules_sight (bluff_match_state (self), seat, view);
}

gboolean
bluff_match_view_after (BluffMatch *self, guint number, BluffSeat seat, BluffView *view)
{
  BluffState state;

  g_return_val_if_fail (BLUFF_IS_MATCH (self), FALSE);
  g_return_val_if_fail (can_watch (self, seat), FALSE);

  if (number > bluff_chronicle_length (&self->chronicle))
    return FALSE;

  bluff_chronicle_recall (&self->chronicle, number, &state);
  bluff_rules_sight (&state, seat, view);
  return TRUE;
}

void
bluff_match_legal (BluffMatch *self, BluffSeat seat, BluffLegal *legal)
{
  const BluffState *state;

  g_return_if_fail (BLUFF_IS_MATCH (self));
  g_return_if_fail (can_watch (self, seat));

  state = bluff_match_state (self);
  if (bluff_pending_is_free (&self->pending, &state->head, seat))
    bluff_rules_legal (state, seat, legal);
  else
    *legal = (BluffLegal){ .seat = seat };
}
