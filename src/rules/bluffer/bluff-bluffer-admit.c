/* bluff-bluffer-admit.c: whether an event that somebody wrote down may come next in a game of Bluffer.
 *
 * The predicates of actions judge decisions, too; consequences are compared with the one that is due, and chance with
 * what it can bring. Nothing in the event is trusted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

/* B1 */
static BluffRefusal
refuse_deck (const BluffEventDeck *deck)
{
  guint8 count[BLUFF_N_SHAPES][BLUFF_N_SHAPES] = { { 0 } };
  guint32 ids = 0;

  if (deck->n != BLUFF_BLUFFER_CARDS)
    return BLUFF_REFUSAL_BLUFFER_DECK;

  for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
    {
      guint up = deck->up[i];
      guint down = deck->down[i];

      if (deck->cards[i] >= BLUFF_BLUFFER_CARDS || up >= BLUFF_N_SHAPES || down >= BLUFF_N_SHAPES)
        return BLUFF_REFUSAL_BLUFFER_DECK;
      ids |= (guint32) 1 << deck->cards[i];
      count[MIN (up, down)][MAX (up, down)]++;
    }

  if (ids != G_MAXUINT32)
    return BLUFF_REFUSAL_BLUFFER_DECK;
  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      if (count[a][b] != bluff_bluffer_cards_with ((BluffShape) a, (BluffShape) b))
        return BLUFF_REFUSAL_BLUFFER_DECK;

  return BLUFF_REFUSAL_NONE;
}

/* B3 */
static BluffRefusal
refuse_setup (const BluffBlufferState *self, const BluffEventDeck *deck)
{
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (deck->dealt[seat] != (seat < self->head.table.players ? BLUFF_BLUFFER_HAND : 0))
      return BLUFF_REFUSAL_BLUFFER_TABLES;

  return refuse_deck (deck);
}

/* B18: each buried card once, with its own two shapes. */
static BluffRefusal
refuse_reshuffle (const BluffBlufferState *self, const BluffEventDeck *deck)
{
  BluffSlots missing = bluff_bluffer_buried (self);

  if (deck->n != bluff_bits_count (missing))
    return BLUFF_REFUSAL_BLUFFER_RESHUFFLE;

  for (guint i = 0; i < deck->n; i++)
    {
      guint slot = deck->cards[i] < BLUFF_BLUFFER_CARDS ? self->slot_of[deck->cards[i]] : BLUFF_NO_SLOT;

      if (slot == BLUFF_NO_SLOT || (missing & bluff_slots_of (slot)) == 0)
        return BLUFF_REFUSAL_BLUFFER_RESHUFFLE;
      missing &= ~bluff_slots_of (slot);

      if ((deck->up[i] != self->up[slot] || deck->down[i] != self->down[slot]) &&
          (deck->up[i] != self->down[slot] || deck->down[i] != self->up[slot]))
        return BLUFF_REFUSAL_BLUFFER_RESHUFFLE;
    }

  return BLUFF_REFUSAL_NONE;
}

static BluffRefusal
refuse_call (const BluffBlufferState *self, BluffSeat seat)
{
  BluffRefusal refusal;

  if (seat >= self->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  refusal = bluff_bluffer_refuse_caller (self, seat);
  return refusal != BLUFF_REFUSAL_NONE ? refusal : bluff_moment_refuse_winner (&self->moment, seat);
}

/* The events that end a moment: a toss or the call (C4). */
static BluffRefusal
refuse_moment_end (const BluffBlufferState *self, const BluffEvent *event)
{
  return event->kind == BLUFF_EVENT_FLIP ? bluff_moment_refuse_flip (&self->moment, event)
                                         : refuse_call (self, event->seat);
}

static gboolean
is_same_draw (const BluffEvent *a, const BluffEvent *b)
{
  return a->seat == b->seat && a->draw.n == b->draw.n && memcmp (a->draw.cards, b->draw.cards, b->draw.n) == 0;
}

/* B10, B15–B17, and what is drawn: DUE is the only thing that can happen. */
static BluffRefusal
refuse_other_than (const BluffBlufferState *self, const BluffEvent *due, const BluffEvent *event)
{
  if (event->kind != due->kind)
    return BLUFF_REFUSAL_CONSEQUENCE_FIRST;

  switch (due->kind)
    {
    case BLUFF_EVENT_SHOWN:
      return event->card.card == due->card.card && event->card.down == due->card.down ? BLUFF_REFUSAL_NONE
                                                                                      : BLUFF_REFUSAL_BLUFFER_SHOWN;
    case BLUFF_EVENT_OUT:
      return event->seat == due->seat && event->out.place == due->out.place ? BLUFF_REFUSAL_NONE
                                                                            : BLUFF_REFUSAL_BLUFFER_PLACE;
    case BLUFF_EVENT_DRAW:
      return is_same_draw (event, due) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_DRAW;
    default:
      return memcmp (event->over.place, due->over.place, self->head.table.players) == 0 ? BLUFF_REFUSAL_NONE
                                                                                        : BLUFF_REFUSAL_BLUFFER_RANKING;
    }
}

static BluffRefusal
refuse_consequence (const BluffState *state, const BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;
  BluffEvent due;

  switch (self->due)
    {
    case BLUFF_BLUFFER_DUE_CALL:
      return event->kind == BLUFF_EVENT_FLIP || event->kind == BLUFF_EVENT_CALL ? refuse_moment_end (self, event)
                                                                                : BLUFF_REFUSAL_CONSEQUENCE_FIRST;
    case BLUFF_BLUFFER_DUE_RESHUFFLE:
      return event->kind == BLUFF_EVENT_RESHUFFLE ? refuse_reshuffle (self, &event->deck)
                                                  : BLUFF_REFUSAL_CONSEQUENCE_FIRST;
    default:
      bluff_bluffer_due (state, NULL, &due);
      return refuse_other_than (self, &due, event);
    }
}

/* The action that an event says was chosen; FALSE if it is not a choice. */
static gboolean
read_action (const BluffBlufferState *self, const BluffEvent *event, BluffAction *action)
{
  static const guint8 actions[BLUFF_N_EVENTS] = {
    [BLUFF_EVENT_PEEK] = BLUFF_ACTION_PEEK, [BLUFF_EVENT_MATCH] = BLUFF_ACTION_MATCH,
    [BLUFF_EVENT_SHOW] = BLUFF_ACTION_SHOW, [BLUFF_EVENT_CLAIM] = BLUFF_ACTION_CLAIM,
    [BLUFF_EVENT_TAKE] = BLUFF_ACTION_TAKE, [BLUFF_EVENT_GIVE] = BLUFF_ACTION_GIVE,
  };

  *action = (BluffAction){ .seat = event->seat };
  switch (event->kind)
    {
    case BLUFF_EVENT_DRAW:
      action->kind = BLUFF_ACTION_DRAW;
      return TRUE;
    case BLUFF_EVENT_RESHUFFLE: /* at the start of a turn: the player draws */
      action->kind = BLUFF_ACTION_DRAW;
      action->seat = self->head.turn;
      return TRUE;
    case BLUFF_EVENT_DECIDE:
      action->kind = BLUFF_ACTION_DECIDE;
      action->yes = event->decide.shout;
      return TRUE;
    default:
      if (actions[event->kind] == 0)
        return FALSE;
      action->kind = actions[event->kind];
      action->card = event->card.card < BLUFF_BLUFFER_CARDS ? self->slot_of[event->card.card] : BLUFF_NO_SLOT;
      return TRUE;
    }
}

/* What an event says beside the choice that it is. */
static BluffRefusal
refuse_details (const BluffState *state, const BluffAction *action, const BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;
  BluffEvent expected;

  switch (event->kind)
    {
    case BLUFF_EVENT_TAKE:
      return event->card.other == self->caller ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_TAKE;
    case BLUFF_EVENT_GIVE:
      return event->card.other == self->caller ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_GIVE;
    case BLUFF_EVENT_RESHUFFLE:
      return refuse_reshuffle (self, &event->deck);
    case BLUFF_EVENT_DRAW:
      if (bluff_bluffer_must_reshuffle (self))
        return BLUFF_REFUSAL_BLUFFER_DRAW;
      bluff_bluffer_embody (state, action, NULL, &expected);
      return is_same_draw (event, &expected) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_BLUFFER_DRAW;
    default:
      return BLUFF_REFUSAL_NONE;
    }
}

static BluffRefusal
refuse_choice (const BluffState *state, const BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;
  BluffAction action;
  BluffRefusal refusal;

  if (event->kind == BLUFF_EVENT_RESHUFFLE &&
      (self->head.phase != BLUFF_PHASE_BLUFFER_TURN || !bluff_bluffer_must_reshuffle (self)))
    return BLUFF_REFUSAL_BLUFFER_RESHUFFLE;
  if (!read_action (self, event, &action))
    return BLUFF_REFUSAL_NOT_NOW;
  if (action.seat >= self->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  refusal = bluff_bluffer_refuse (state, &action);
  return refusal != BLUFF_REFUSAL_NONE ? refusal : refuse_details (state, &action, event);
}

BluffRefusal
bluff_bluffer_admit (const BluffState *state, const BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;

  switch (self->head.phase)
    {
    case BLUFF_PHASE_SETUP:
      return refuse_setup (self, &event->deck);
    case BLUFF_PHASE_SETTLING:
      return refuse_consequence (state, event);
    case BLUFF_PHASE_BLUFFER_CALL:
      /* In a record a moment is ended by what follows from it. */
      if (event->kind == BLUFF_EVENT_FLIP || event->kind == BLUFF_EVENT_CALL)
        return refuse_moment_end (self, event);
      return refuse_choice (state, event);
    default:
      return refuse_choice (state, event);
    }
}
