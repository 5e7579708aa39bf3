/* bluff-pirate-admit.c: whether an event that somebody wrote down can be the next one of a game of Bluff Pirate.
 *
 * A decision is turned back into its action and judged like one; a consequence is compared with the one that is due; a
 * chance outcome must be possible.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#include <string.h>

/* Whether the N cards are all different and just those of WANTED. */
static gboolean
is_order_of (const guint8 *cards, guint n, BluffCards wanted)
{
  BluffCards seen = BLUFF_CARDS_NONE;

  for (guint i = 0; i < n; i++)
    {
      if (cards[i] >= BLUFF_PIRATE_CARDS || bluff_cards_has (seen, cards[i]))
        return FALSE;
      bluff_cards_add (&seen, cards[i]);
    }

  return bluff_cards_equal (seen, wanted);
}

static BluffRefusal
admit_setup (const BluffPirateState *self, const BluffEvent *event)
{
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (event->deck.dealt[seat] != (seat < self->head.table.players ? BLUFF_PIRATE_HAND : 0))
      return BLUFF_REFUSAL_PIRATE_HANDS;

  if (event->deck.n != BLUFF_PIRATE_CARDS ||
      !is_order_of (event->deck.cards, BLUFF_PIRATE_CARDS, bluff_pirate_all_cards ()))
    return BLUFF_REFUSAL_PIRATE_DECK;
  if (event->deck.treasure < 1 || event->deck.treasure > BLUFF_PIRATE_ISLANDS)
    return BLUFF_REFUSAL_PIRATE_TREASURE;

  return BLUFF_REFUSAL_NONE;
}

static BluffRefusal
admit_draw (const BluffPirateState *self, const BluffEvent *event)
{
  BluffEvent expected;

  if (bluff_pirate_needs_reshuffle (self))
    return BLUFF_REFUSAL_PIRATE_RESHUFFLE;

  bluff_pirate_make_draw (self, &expected);
  if (event->draw.n != expected.draw.n || memcmp (event->draw.cards, expected.draw.cards, expected.draw.n) != 0)
    return BLUFF_REFUSAL_PIRATE_DRAW;

  return BLUFF_REFUSAL_NONE;
}

static BluffRefusal
admit_reshuffle (const BluffPirateState *self, const BluffEvent *event)
{
  if (!bluff_pirate_needs_reshuffle (self) || event->deck.n > BLUFF_PIRATE_CARDS ||
      !is_order_of (event->deck.cards, event->deck.n, self->discards))
    return BLUFF_REFUSAL_PIRATE_RESHUFFLE;

  return BLUFF_REFUSAL_NONE;
}

/* The event as an action; FALSE if it is none of a seat's decisions. A reshuffle at the start of a turn means that the
 * player draws. */
static gboolean
read_action (const BluffPirateState *self, const BluffEvent *event, BluffAction *action)
{
  *action = (BluffAction){ .seat = event->seat };

  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_RESHUFFLE:
      action->kind = BLUFF_ACTION_DRAW;
      action->seat = self->head.turn;
      break;
    case BLUFF_EVENT_DRAW:
      action->kind = BLUFF_ACTION_DRAW;
      break;
    case BLUFF_EVENT_LAY:
      action->kind = BLUFF_ACTION_LAY;
      action->up = event->lay.up;
      action->down = event->lay.down;
      break;
    case BLUFF_EVENT_VOTE:
      action->kind = BLUFF_ACTION_VOTE;
      action->yes = event->vote.bluff;
      break;
    case BLUFF_EVENT_REVEAL:
      action->kind = BLUFF_ACTION_REVEAL;
      action->target = event->reveal.voter;
      break;
    case BLUFF_EVENT_DISCARD:
      action->kind = BLUFF_ACTION_DISCARD;
      action->card = event->discard.card;
      break;
    case BLUFF_EVENT_PASS:
      action->kind = BLUFF_ACTION_PASS;
      break;
    case BLUFF_EVENT_BOARD:
      action->kind = BLUFF_ACTION_BOARD;
      action->card = event->board.card;
      action->target = event->board.victim;
      break;
    default:
      return FALSE;
    }

  return TRUE;
}

static BluffRefusal
admit_decision (const BluffState *state, const BluffEvent *event)
{
  const BluffPirateState *self = &state->pirate;
  BluffRefusal refusal;
  BluffAction action;

  if (!read_action (self, event, &action))
    return BLUFF_REFUSAL_NOT_NOW;
  if (action.seat >= self->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  refusal = bluff_pirate_refuse (state, &action);
  if (refusal != BLUFF_REFUSAL_NONE)
    return refusal;

  if (event->kind == BLUFF_EVENT_DRAW)
    return admit_draw (self, event);
  if (event->kind == BLUFF_EVENT_RESHUFFLE)
    return admit_reshuffle (self, event);
  if (event->kind == BLUFF_EVENT_BOARD &&
      (bluff_cards_count (event->board.taken) != bluff_pirate_booty (self, action.target) ||
       !bluff_cards_within (event->board.taken, self->hand[action.target])))
    return BLUFF_REFUSAL_PIRATE_BOARD_TAKEN;

  return BLUFF_REFUSAL_NONE;
}

/* Which rule a wrong movement breaks. */
static BluffRefusal
refuse_sail (const BluffPirateState *self)
{
  const BluffPirateVoyage *voyage = &self->sailing[self->n_sailing - 1];

  if (voyage->squares < 0)
    return BLUFF_REFUSAL_PIRATE_SAIL_BACK;

  return voyage->seat == self->head.turn ? BLUFF_REFUSAL_PIRATE_SAIL_SET : BLUFF_REFUSAL_PIRATE_SAIL_CAUGHT;
}

static BluffRefusal
admit_consequence (const BluffState *state, const BluffEvent *event)
{
  static const guint8 kinds[] = {
    [BLUFF_PIRATE_DUE_RESHUFFLE] = BLUFF_EVENT_RESHUFFLE, [BLUFF_PIRATE_DUE_DRAW] = BLUFF_EVENT_DRAW,
    [BLUFF_PIRATE_DUE_SAIL] = BLUFF_EVENT_SAIL,           [BLUFF_PIRATE_DUE_OPEN] = BLUFF_EVENT_OPEN,
    [BLUFF_PIRATE_DUE_OVER] = BLUFF_EVENT_OVER,
  };
  const BluffPirateState *self = &state->pirate;
  BluffEvent expected;

  if (event->kind != kinds[self->due])
    return BLUFF_REFUSAL_CONSEQUENCE_FIRST;
  if (event->kind == BLUFF_EVENT_RESHUFFLE)
    return admit_reshuffle (self, event);

  bluff_pirate_due (state, NULL, &expected);

  switch ((guint) event->kind)
    {
    case BLUFF_EVENT_DRAW:
      return event->seat == expected.seat ? admit_draw (self, event) : BLUFF_REFUSAL_PIRATE_DRAW;
    case BLUFF_EVENT_SAIL:
      return event->seat == expected.seat && event->sail.from == expected.sail.from &&
                     event->sail.to == expected.sail.to
                 ? BLUFF_REFUSAL_NONE
                 : refuse_sail (self);
    case BLUFF_EVENT_OPEN:
      return event->seat == expected.seat && event->open.island == expected.open.island &&
                     event->open.treasure == expected.open.treasure
                 ? BLUFF_REFUSAL_NONE
                 : BLUFF_REFUSAL_PIRATE_OPEN;
    default:
      return memcmp (event->over.place, expected.over.place, sizeof expected.over.place) == 0
                 ? BLUFF_REFUSAL_NONE
                 : BLUFF_REFUSAL_PIRATE_RANKING;
    }
}

BluffRefusal
bluff_pirate_admit (const BluffState *state, const BluffEvent *event)
{
  if (state->head.phase == BLUFF_PHASE_SETUP)
    return admit_setup (&state->pirate, event);
  if (state->head.phase == BLUFF_PHASE_SETTLING)
    return admit_consequence (state, event);

  return admit_decision (state, event);
}
