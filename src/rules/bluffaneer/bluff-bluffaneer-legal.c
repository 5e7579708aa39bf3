/* bluff-bluffaneer-legal.c: what a seat may decide in Bluffaneer, and the event that a decision is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

/* The phase in which an action has its place; SETUP for those of other games. */
static const guint8 phase_of[BLUFF_N_ACTIONS] = {
  [BLUFF_ACTION_ROLL] = BLUFF_PHASE_BLUFFANEER_ROLL,     [BLUFF_ACTION_STEAL] = BLUFF_PHASE_BLUFFANEER_STEAL,
  [BLUFF_ACTION_DECIDE] = BLUFF_PHASE_BLUFFANEER_CLAIM,  [BLUFF_ACTION_CLOSE] = BLUFF_PHASE_BLUFFANEER_CLAIM,
  [BLUFF_ACTION_ANSWER] = BLUFF_PHASE_BLUFFANEER_ANSWER,
};

#define ONLY(KIND) ((BluffActionKinds) 1 << BLUFF_ACTION_##KIND)

/* What is offered in a phase. */
static const BluffActionKinds kinds_in[BLUFF_N_PHASES] = {
  [BLUFF_PHASE_BLUFFANEER_ROLL] = ONLY (ROLL),
  [BLUFF_PHASE_BLUFFANEER_STEAL] = ONLY (STEAL),
  [BLUFF_PHASE_BLUFFANEER_CLAIM] = ONLY (DECIDE),
  [BLUFF_PHASE_BLUFFANEER_ANSWER] = ONLY (ANSWER),
};

/* N7 */
static BluffRefusal
refuse_steal (const BluffBluffaneerState *self, const BluffAction *action)
{
  if (action->seat != self->head.turn)
    return BLUFF_REFUSAL_NOT_AWAITED;
  if (action->target >= self->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  return action->target != action->seat ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFANEER_STEAL;
}

/* N10, C4 */
static BluffRefusal
refuse_decision (const BluffBluffaneerState *self, const BluffAction *action)
{
  if (action->seat == self->head.turn)
    return BLUFF_REFUSAL_BLUFFANEER_CLAIM_ROLLER;
  if (action->yes > TRUE)
    return BLUFF_REFUSAL_NOT_NOW;

  return bluff_moment_refuse_decision (&self->moment, action->seat);
}

/* N11 */
static BluffRefusal
refuse_answer (const BluffBluffaneerState *self, const BluffAction *action)
{
  if (action->seat != self->head.turn)
    return BLUFF_REFUSAL_BLUFFANEER_ANSWER;

  return action->yes <= TRUE ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_NOT_NOW;
}

BluffRefusal
bluff_bluffaneer_refuse (const BluffState *state, const BluffAction *action)
{
  const BluffBluffaneerState *self = &state->bluffaneer;

  if (action->kind >= BLUFF_N_ACTIONS || phase_of[action->kind] == BLUFF_PHASE_SETUP)
    return BLUFF_REFUSAL_OTHER_GAME;
  if (phase_of[action->kind] != self->head.phase)
    return BLUFF_REFUSAL_NOT_NOW;

  switch (action->kind)
    {
    case BLUFF_ACTION_DECIDE:
      return refuse_decision (self, action);
    case BLUFF_ACTION_CLOSE:
      return bluff_moment_refuse_close (&self->moment);
    case BLUFF_ACTION_STEAL:
      return refuse_steal (self, action);
    case BLUFF_ACTION_ANSWER:
      return refuse_answer (self, action);
    default: /* N5, N15 */
      return action->seat == self->head.turn ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFANEER_ROLLER;
    }
}

void
bluff_bluffaneer_legal (const BluffState *state, BluffSeat seat G_GNUC_UNUSED, BluffLegal *legal)
{
  legal->kinds = kinds_in[state->head.phase];

  if (state->head.phase == BLUFF_PHASE_BLUFFANEER_STEAL)
    legal->targets = bluff_bluffaneer_others (&state->bluffaneer);
}

/* N1: two dice with four equally likely icons each. */
static void
roll (BluffRandom *random, BluffEvent *event)
{
  guint both = bluff_random_below (random, BLUFF_N_ICONS * BLUFF_N_ICONS);

  event->kind = BLUFF_EVENT_ROLL;
  event->roll.icons[0] = (guint8) (both / BLUFF_N_ICONS);
  event->roll.icons[1] = (guint8) (both % BLUFF_N_ICONS);
}

void
bluff_bluffaneer_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event)
{
  event->seat = action->seat;

  switch (action->kind)
    {
    case BLUFF_ACTION_DECIDE:
      event->kind = BLUFF_EVENT_DECIDE;
      event->decide.shout = action->yes;
      break;
    case BLUFF_ACTION_STEAL:
      event->kind = BLUFF_EVENT_STEAL;
      event->steal.victim = action->target;
      break;
    case BLUFF_ACTION_ANSWER:
      event->kind = BLUFF_EVENT_ANSWER;
      event->answer.call = action->yes;
      break;
    case BLUFF_ACTION_CLOSE: /* C4: what would be due if everybody had decided */
      if (!bluff_moment_next (&state->bluffaneer.moment, random, event, &event->seat))
        event->kind = BLUFF_EVENT_CLAIM;
      break;
    default:
      roll (random, event);
      break;
    }
}
