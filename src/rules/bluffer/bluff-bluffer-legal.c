/* bluff-bluffer-legal.c: what a seat may do in Bluffer, and why not.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

static inline gboolean
has_slot (BluffSlots slots, guint slot)
{
  return slot < BLUFF_BLUFFER_CARDS && (slots & bluff_slots_of (slot)) != 0;
}

static inline gboolean
is_single (BluffSlots slots)
{
  return (slots & (slots - 1)) == 0;
}

/* B4 */
static BluffRefusal
refuse_peek (const BluffBlufferState *self, BluffSeat seat, guint slot)
{
  if (self->peeked != BLUFF_NO_SLOT)
    return BLUFF_REFUSAL_BLUFFER_PEEK_TWICE;
  if (!has_slot (self->tables[seat], slot))
    return BLUFF_REFUSAL_BLUFFER_PEEK_CARD;

  return has_slot (self->knows[seat], slot) ? BLUFF_REFUSAL_BLUFFER_PEEK_KNOWN : BLUFF_REFUSAL_NONE;
}

/* B5 */
static BluffRefusal
refuse_match (const BluffBlufferState *self, BluffSeat seat, guint slot)
{
  if (!has_slot (self->tables[seat], slot))
    return BLUFF_REFUSAL_BLUFFER_MATCH_CARD;

  return self->up[slot] != self->need ? BLUFF_REFUSAL_BLUFFER_MATCH_SHAPE : BLUFF_REFUSAL_NONE;
}

/* B6, B15 */
static BluffRefusal
refuse_claim (const BluffBlufferState *self, BluffSeat seat, guint slot)
{
  if (!has_slot (self->tables[seat], slot))
    return BLUFF_REFUSAL_BLUFFER_CLAIM_CARD;
  if (bluff_bluffer_matches (self, seat) != 0)
    return BLUFF_REFUSAL_BLUFFER_CLAIM_MATCH;

  return is_single (self->tables[seat]) ? BLUFF_REFUSAL_BLUFFER_LAST_CLAIM : BLUFF_REFUSAL_NONE;
}

/* B15 */
static BluffRefusal
refuse_show (const BluffBlufferState *self, BluffSeat seat, guint slot)
{
  if (!has_slot (self->tables[seat], slot) || !is_single (self->tables[seat]))
    return BLUFF_REFUSAL_BLUFFER_SHOW_CARD;

  return bluff_bluffer_matches (self, seat) != 0 ? BLUFF_REFUSAL_BLUFFER_SHOW_MATCH : BLUFF_REFUSAL_NONE;
}

/* C4, B9 */
static BluffRefusal
refuse_decision (const BluffBlufferState *self, const BluffAction *action)
{
  BluffRefusal refusal = bluff_bluffer_refuse_caller (self, action->seat);

  if (refusal == BLUFF_REFUSAL_NONE)
    refusal = bluff_moment_refuse_decision (&self->moment, action->seat);
  if (refusal == BLUFF_REFUSAL_NONE && action->yes > TRUE)
    refusal = BLUFF_REFUSAL_NOT_NOW;

  return refusal;
}

/* The phase in which actions of a kind have a place; BLUFF_N_PHASES for those of other games. */
static BluffPhase
phase_of (guint8 kind)
{
  switch (kind)
    {
    case BLUFF_ACTION_PEEK:
    case BLUFF_ACTION_MATCH:
    case BLUFF_ACTION_CLAIM:
    case BLUFF_ACTION_SHOW:
    case BLUFF_ACTION_DRAW:
      return BLUFF_PHASE_BLUFFER_TURN;
    case BLUFF_ACTION_DECIDE:
    case BLUFF_ACTION_CLOSE:
      return BLUFF_PHASE_BLUFFER_CALL;
    case BLUFF_ACTION_TAKE:
      return BLUFF_PHASE_BLUFFER_TAKE;
    case BLUFF_ACTION_GIVE:
      return BLUFF_PHASE_BLUFFER_GIVE;
    default:
      return BLUFF_N_PHASES;
    }
}

BluffRefusal
bluff_bluffer_refuse_caller (const BluffBlufferState *self, BluffSeat seat)
{
  if (seat == self->head.turn)
    return BLUFF_REFUSAL_BLUFFER_CALL_OWN;

  return bluff_seats_has (self->in_play, seat) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_CALL_OUT;
}

BluffRefusal
bluff_bluffer_refuse (const BluffState *state, const BluffAction *action)
{
  const BluffBlufferState *self = &state->bluffer;
  BluffPhase phase = phase_of (action->kind);
  BluffSeat seat = action->seat;
  gboolean awaited = bluff_seats_has (self->head.awaited, seat);

  if (phase == BLUFF_N_PHASES)
    return BLUFF_REFUSAL_OTHER_GAME;
  if (self->head.phase != phase)
    return awaited || action->kind == BLUFF_ACTION_CLOSE ? BLUFF_REFUSAL_NOT_NOW : BLUFF_REFUSAL_NOT_AWAITED;
  if (action->kind == BLUFF_ACTION_DECIDE)
    return refuse_decision (self, action);
  if (action->kind == BLUFF_ACTION_CLOSE)
    return bluff_moment_refuse_close (&self->moment);
  if (!awaited)
    return BLUFF_REFUSAL_NOT_AWAITED;

  switch (action->kind)
    {
    case BLUFF_ACTION_PEEK:
      return refuse_peek (self, seat, action->card);
    case BLUFF_ACTION_MATCH:
      return refuse_match (self, seat, action->card);
    case BLUFF_ACTION_CLAIM:
      return refuse_claim (self, seat, action->card);
    case BLUFF_ACTION_SHOW:
      return refuse_show (self, seat, action->card);
    case BLUFF_ACTION_DRAW: /* B7, B8 */
      return bluff_bluffer_matches (self, seat) != 0 ? BLUFF_REFUSAL_BLUFFER_DRAW_MATCH : BLUFF_REFUSAL_NONE;
    case BLUFF_ACTION_TAKE: /* B11 */
      return has_slot (self->tables[self->caller], action->card) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_TAKE;
    default: /* B12 */
      return has_slot (self->tables[seat], action->card) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_GIVE;
    }
}

/* B4–B8, B15 */
static void
offer_turn (const BluffBlufferState *self, BluffLegal *legal)
{
  BluffSlots table = self->tables[legal->seat];
  BluffSlots matches = bluff_bluffer_matches (self, legal->seat);

  if (matches != 0)
    {
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_MATCH);
      legal->slots = matches;
    }
  else
    {
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) |
                     bluff_action_kinds_of (is_single (table) ? BLUFF_ACTION_SHOW : BLUFF_ACTION_CLAIM);
      legal->slots = table;
    }

  if (self->peeked == BLUFF_NO_SLOT)
    legal->peeks = table & ~self->knows[legal->seat];
  if (legal->peeks != 0)
    legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_PEEK);
}

void
bluff_bluffer_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal)
{
  const BluffBlufferState *self = &state->bluffer;

  switch (self->head.phase)
    {
    case BLUFF_PHASE_BLUFFER_TURN:
      offer_turn (self, legal);
      break;
    case BLUFF_PHASE_BLUFFER_CALL:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_DECIDE);
      break;
    case BLUFF_PHASE_BLUFFER_TAKE:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_TAKE);
      legal->slots = self->tables[self->caller];
      break;
    default:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_GIVE);
      legal->slots = self->tables[seat];
      break;
    }
}
