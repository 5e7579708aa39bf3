/* bluff-bluffaneer-admit.c: whether an event of a record may come next in a game of Bluffaneer.
 *
 * Nothing of the event is trusted: a number is compared with what the game knows, or checked before it is used as an
 * index. A decision is what the legal actions say; a consequence is what is due; of chance, only what it cannot bring
 * about is refused.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

#include <string.h>

/* The rule that a wrong payment breaks. */
static const BluffRefusal wrong_payment[BLUFF_BLUFFANEER_N_CAUSES] = {
  [BLUFF_BLUFFANEER_CHESTS] = BLUFF_REFUSAL_BLUFFANEER_CHESTS,
  [BLUFF_BLUFFANEER_STEAL] = BLUFF_REFUSAL_BLUFFANEER_STOLEN,
  [BLUFF_BLUFFANEER_CROSSBONES] = BLUFF_REFUSAL_BLUFFANEER_CROSSBONES,
  [BLUFF_BLUFFANEER_MATCH] = BLUFF_REFUSAL_BLUFFANEER_MATCH_PAY,
  [BLUFF_BLUFFANEER_PAID] = BLUFF_REFUSAL_BLUFFANEER_PAY,
  [BLUFF_BLUFFANEER_CALLED] = BLUFF_REFUSAL_BLUFFANEER_CALLED_PAY,
};

static BluffRefusal
refuse_unless (gboolean right, BluffRefusal refusal)
{
  return right ? BLUFF_REFUSAL_NONE : refusal;
}

/* Whether the cards of an event are exactly these, in any order. */
static gboolean
has_just (const BluffEventDeck *deck, const guint8 *pairs)
{
  guint8 left[BLUFF_N_PAIRS];
  guint n = 0;

  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      left[pair] = pairs[pair];
      n += pairs[pair];
    }
  if (deck->n != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (deck->cards[i] >= BLUFF_N_PAIRS || left[deck->cards[i]]-- == 0)
      return FALSE;

  return TRUE;
}

/* N2, N3, N4 */
static BluffRefusal
admit_setup (const BluffBluffaneerState *self, const BluffEvent *event)
{
  guint players = self->head.table.players;
  guint coins = bluff_bluffaneer_start_coins (players);
  guint8 deck[BLUFF_N_PAIRS];

  memset (deck, BLUFF_BLUFFANEER_COPIES, sizeof deck);
  if (!has_just (&event->deck, deck))
    return BLUFF_REFUSAL_BLUFFANEER_DECK;

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      if (event->deck.dealt[seat] != (seat < players ? 1 : 0))
        return BLUFF_REFUSAL_BLUFFANEER_CARDS;
      if (event->deck.coins[seat] != (seat < players ? coins : 0))
        return BLUFF_REFUSAL_BLUFFANEER_COINS;
    }

  return BLUFF_REFUSAL_NONE;
}

/* N17 */
static BluffRefusal
admit_toss (const BluffBluffaneerState *self, const BluffEvent *event)
{
  const BluffSeat *seats = event->flip.seats;

  return refuse_unless (seats[0] == self->champion && seats[1] == bluff_seats_first (self->tied) &&
                            (event->flip.winner == seats[0] || event->flip.winner == seats[1]),
                        BLUFF_REFUSAL_BLUFFANEER_TOSS);
}

/* N16, N17 */
static BluffRefusal
admit_over (const BluffBluffaneerState *self, const BluffEvent *event)
{
  guint8 place[BLUFF_MAX_SEATS];

  bluff_bluffaneer_rank (self, place);
  return refuse_unless (memcmp (place, event->over.place, self->head.table.players) == 0,
                        BLUFF_REFUSAL_BLUFFANEER_RANKING);
}

/* N10, C4: ends the moment, and may come as soon as there is a shout. */
static BluffRefusal
admit_claim (const BluffBluffaneerState *self, const BluffEvent *event)
{
  if (event->seat == self->head.turn)
    return BLUFF_REFUSAL_BLUFFANEER_CLAIM_ROLLER;

  return bluff_moment_refuse_winner (&self->moment, event->seat);
}

/* A decision, as the action that it came from. */
static BluffRefusal
admit_decision (const BluffState *state, const BluffEvent *event)
{
  BluffAction action = { .seat = event->seat };

  if (event->seat >= state->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  switch (event->kind)
    {
    case BLUFF_EVENT_ROLL:
      if (event->roll.icons[0] >= BLUFF_N_ICONS || event->roll.icons[1] >= BLUFF_N_ICONS)
        return BLUFF_REFUSAL_NOT_NOW;
      action.kind = BLUFF_ACTION_ROLL;
      break;
    case BLUFF_EVENT_STEAL:
      action.kind = BLUFF_ACTION_STEAL;
      action.target = event->steal.victim;
      break;
    case BLUFF_EVENT_DECIDE:
      action.kind = BLUFF_ACTION_DECIDE;
      action.yes = event->decide.shout;
      break;
    default:
      action.kind = BLUFF_ACTION_ANSWER;
      action.yes = event->answer.call;
      break;
    }

  return bluff_bluffaneer_refuse (state, &action);
}

/* While a seat is awaited: its decision, or what ends the moment (C4). */
static BluffRefusal
admit_awaited (const BluffState *state, const BluffEvent *event)
{
  const BluffBluffaneerState *self = &state->bluffaneer;
  gboolean in_moment = self->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM;

  switch (event->kind)
    {
    case BLUFF_EVENT_ROLL:
    case BLUFF_EVENT_STEAL:
    case BLUFF_EVENT_DECIDE:
    case BLUFF_EVENT_ANSWER:
      return admit_decision (state, event);
    case BLUFF_EVENT_FLIP:
      return in_moment ? bluff_moment_refuse_flip (&self->moment, event) : BLUFF_REFUSAL_NOT_NOW;
    case BLUFF_EVENT_CLAIM:
      return in_moment ? admit_claim (self, event) : BLUFF_REFUSAL_NOT_NOW;
    case BLUFF_EVENT_MATCH:
      return in_moment ? BLUFF_REFUSAL_BLUFFANEER_MATCH : BLUFF_REFUSAL_NOT_NOW;
    case BLUFF_EVENT_RESHUFFLE:
      return BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE;
    default:
      return BLUFF_REFUSAL_NOT_NOW;
    }
}

/* Why an event of another kind than the due one cannot come: the rule that forbids it, if there is one. */
static BluffRefusal
refuse_other (const BluffBluffaneerState *self, const BluffEvent *event)
{
  switch (self->due)
    {
    case BLUFF_BLUFFANEER_DUE_MATCH: /* N9: no claim is possible */
      if (event->kind == BLUFF_EVENT_DECIDE || event->kind == BLUFF_EVENT_CLAIM)
        return BLUFF_REFUSAL_BLUFFANEER_MATCH;
      break;
    case BLUFF_BLUFFANEER_DUE_CLAIM: /* C4 */
      if (event->kind == BLUFF_EVENT_DECIDE && bluff_seats_has (self->moment.decided, event->seat))
        return BLUFF_REFUSAL_DECIDED_ALREADY;
      break;
    case BLUFF_BLUFFANEER_DUE_RESHUFFLE:
      if (event->kind == BLUFF_EVENT_DRAW)
        return BLUFF_REFUSAL_BLUFFANEER_DRAW;
      break;
    case BLUFF_BLUFFANEER_DUE_TOSS:
      if (event->kind == BLUFF_EVENT_OVER)
        return BLUFF_REFUSAL_BLUFFANEER_TOSS;
      break;
    case BLUFF_BLUFFANEER_DUE_OVER:
      if (event->kind == BLUFF_EVENT_FLIP)
        return BLUFF_REFUSAL_BLUFFANEER_TOSS;
      break;
    default:
      break;
    }

  return event->kind == BLUFF_EVENT_RESHUFFLE ? BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE : BLUFF_REFUSAL_CONSEQUENCE_FIRST;
}

/* The event that is due, by its kind. */
static gboolean
is_due (const BluffBluffaneerState *self, const BluffEvent *event)
{
  static const guint8 kinds[] = {
    [BLUFF_BLUFFANEER_DUE_MATCH] = BLUFF_EVENT_MATCH, [BLUFF_BLUFFANEER_DUE_CLAIM] = BLUFF_EVENT_CLAIM,
    [BLUFF_BLUFFANEER_DUE_PAY] = BLUFF_EVENT_PAY,     [BLUFF_BLUFFANEER_DUE_REVEAL] = BLUFF_EVENT_REVEAL,
    [BLUFF_BLUFFANEER_DUE_DRAW] = BLUFF_EVENT_DRAW,   [BLUFF_BLUFFANEER_DUE_RESHUFFLE] = BLUFF_EVENT_RESHUFFLE,
    [BLUFF_BLUFFANEER_DUE_TOSS] = BLUFF_EVENT_FLIP,   [BLUFF_BLUFFANEER_DUE_OVER] = BLUFF_EVENT_OVER,
  };

  if (self->due == BLUFF_BLUFFANEER_DUE_CLAIM && event->kind == BLUFF_EVENT_FLIP)
    return TRUE;

  return event->kind == kinds[self->due];
}

static BluffRefusal
admit_due (const BluffBluffaneerState *self, const BluffEvent *event)
{
  if (!is_due (self, event))
    return refuse_other (self, event);

  switch (event->kind)
    {
    case BLUFF_EVENT_MATCH:
      return refuse_unless (event->seat == self->head.turn, BLUFF_REFUSAL_BLUFFANEER_MATCH);
    case BLUFF_EVENT_CLAIM:
      return admit_claim (self, event);
    case BLUFF_EVENT_FLIP:
      return self->due == BLUFF_BLUFFANEER_DUE_TOSS ? admit_toss (self, event)
                                                    : bluff_moment_refuse_flip (&self->moment, event);
    case BLUFF_EVENT_PAY:
      return refuse_unless (event->pay.from == self->payer && event->pay.to == self->payee &&
                                event->pay.coins == self->owed,
                            wrong_payment[self->cause]);
    case BLUFF_EVENT_REVEAL:
      return refuse_unless (event->seat == self->revealer && event->pair.card == self->card[self->revealer],
                            BLUFF_REFUSAL_BLUFFANEER_REVEAL);
    case BLUFF_EVENT_RESHUFFLE:
      return refuse_unless (has_just (&event->deck, self->discards), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);
    case BLUFF_EVENT_DRAW:
      return refuse_unless (event->seat == self->revealer && event->draw.n == 1 &&
                                event->draw.cards[0] == self->stack[self->stack_size - 1],
                            BLUFF_REFUSAL_BLUFFANEER_DRAW);
    default:
      return admit_over (self, event);
    }
}

BluffRefusal
bluff_bluffaneer_admit (const BluffState *state, const BluffEvent *event)
{
  switch (state->head.phase)
    {
    case BLUFF_PHASE_SETUP:
      return admit_setup (&state->bluffaneer, event);
    case BLUFF_PHASE_SETTLING:
      return admit_due (&state->bluffaneer, event);
    default:
      return admit_awaited (state, event);
    }
}
