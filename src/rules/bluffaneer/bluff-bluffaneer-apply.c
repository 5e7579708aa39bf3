/* bluff-bluffaneer-apply.c: what each event changes in a game of Bluffaneer, and what must follow from it.
 *
 * A round runs from the roll to end_round (). In every round payments come one at a time (`payer`) and at most one card
 * is revealed and replaced (`revealer`).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

#include <string.h>

static void
await (BluffBluffaneerState *self, BluffPhase phase, BluffSeats seats)
{
  self->due = BLUFF_BLUFFANEER_DUE_NOTHING;
  self->head.phase = (guint8) phase;
  self->head.awaited = seats;
}

static void
owe (BluffBluffaneerState *self, BluffBluffaneerDue due)
{
  self->due = (guint8) due;
  self->head.phase = BLUFF_PHASE_SETTLING;
  self->head.awaited = 0;
}

/* N14 */
static void
owe_card (BluffBluffaneerState *self)
{
  owe (self, self->stack_size > 0 ? BLUFF_BLUFFANEER_DUE_DRAW : BLUFF_BLUFFANEER_DUE_RESHUFFLE);
}

static void
owe_reveal (BluffBluffaneerState *self, BluffSeat seat)
{
  self->revealer = seat;
  owe (self, BLUFF_BLUFFANEER_DUE_REVEAL);
}

/* N16: a player has no coins left. */
static gboolean
is_decided (const BluffBluffaneerState *self)
{
  gboolean decided = FALSE;

  /* Usually nobody: looking at all of them is faster than stopping at the first. */
  for (BluffSeat seat = 0; seat < self->head.table.players; seat++)
    decided |= self->coins[seat] == 0;

  return decided;
}

/* N17: the first of the leaders is champion until a toss says otherwise. */
static void
end_game (BluffBluffaneerState *self)
{
  BluffSeats leaders = bluff_bluffaneer_leaders (self);

  self->champion = bluff_seats_first (leaders);
  self->tied = bluff_seats_without (leaders, self->champion);
  owe (self, self->tied != 0 ? BLUFF_BLUFFANEER_DUE_TOSS : BLUFF_BLUFFANEER_DUE_OVER);
}

/* N15, N16 */
static void
end_round (BluffBluffaneerState *self)
{
  self->claimer = BLUFF_NO_SEAT;

  if (is_decided (self))
    {
      end_game (self);
      return;
    }

  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->head.turn = bluff_seat_next (self->head.turn, self->head.table.players);
  self->head.turns++;
  await (self, BLUFF_PHASE_BLUFFANEER_ROLL, bluff_seats_of (self->head.turn));
}

static void
end_payments (BluffBluffaneerState *self)
{
  switch (self->cause)
    {
    case BLUFF_BLUFFANEER_PAID:
      owe_reveal (self, self->claimer);
      break;
    case BLUFF_BLUFFANEER_MATCH:
    case BLUFF_BLUFFANEER_CALLED:
      owe_card (self);
      break;
    default:
      end_round (self);
      break;
    }
}

/* N13: with less than that, all they have; with nothing there is no payment. */
static void
owe_payment (BluffBluffaneerState *self, BluffSeat from, BluffSeat to, guint coins)
{
  self->payer = from;
  self->payee = to;
  self->owed = (guint8) MIN (coins, self->coins[from]);

  if (self->owed > 0)
    owe (self, BLUFF_BLUFFANEER_DUE_PAY);
  else
    end_payments (self);
}

/* N6, N8, N9: the payment of or to the next player after SEAT, clockwise from the roller's left, if there is one. */
static void
owe_next_payment (BluffBluffaneerState *self, BluffSeat seat)
{
  guint players = self->head.table.players;
  BluffSeat roller = self->head.turn;

  while ((seat = bluff_seat_next (seat, players)) != roller)
    if (self->cause == BLUFF_BLUFFANEER_CROSSBONES)
      {
        owe_payment (self, roller, seat, BLUFF_BLUFFANEER_EACH);
        return;
      }
    else if (self->coins[seat] > 0)
      {
        owe_payment (self, seat, self->cause == BLUFF_BLUFFANEER_MATCH ? BLUFF_NO_SEAT : roller, BLUFF_BLUFFANEER_EACH);
        return;
      }

  end_payments (self);
}

static void
owe_payments (BluffBluffaneerState *self, BluffBluffaneerCause cause)
{
  self->cause = (guint8) cause;
  owe_next_payment (self, self->head.turn);
}

/* N3, N4 */
static void
apply_setup (BluffBluffaneerState *self, const BluffEvent *event)
{
  guint players = self->head.table.players;
  BluffBluffaneerBatch *fresh = &self->batch[BLUFF_BLUFFANEER_FRESH];

  self->box = BLUFF_BLUFFANEER_COINS;
  for (guint seat = 0; seat < players; seat++)
    {
      self->card[seat] = event->deck.cards[seat];
      self->coins[seat] = event->deck.coins[seat];
      self->box = (guint8) (self->box - self->coins[seat]);
    }

  while (self->stack_size < BLUFF_BLUFFANEER_CARDS - players)
    {
      self->stack[self->stack_size] = event->deck.cards[BLUFF_BLUFFANEER_CARDS - 1 - self->stack_size];
      self->stack_size++;
    }

  fresh->holders = bluff_seats_all (players);
  memset (fresh->pairs, BLUFF_BLUFFANEER_COPIES, sizeof fresh->pairs);

  self->head.turns = 1;
  await (self, BLUFF_PHASE_BLUFFANEER_ROLL, bluff_seats_of (self->head.turn));
}

/* N9: the roller's card shows the pair, or everybody knows that it does not (N10). */
static void
apply_pair (BluffBluffaneerState *self, BluffPair pair)
{
  BluffSeat roller = self->head.turn;

  if (self->card[roller] == pair)
    {
      owe (self, BLUFF_BLUFFANEER_DUE_MATCH);
      return;
    }

  self->not_pair[roller] |= (BluffPairs) (1u << pair);
  bluff_moment_begin (&self->moment, bluff_bluffaneer_others (self));
  await (self, BLUFF_PHASE_BLUFFANEER_CLAIM, self->moment.concerned);
}

static void
apply_roll (BluffBluffaneerState *self, const BluffEvent *event)
{
  self->icons[0] = event->roll.icons[0];
  self->icons[1] = event->roll.icons[1];

  if (self->icons[0] != self->icons[1])
    apply_pair (self, bluff_bluffaneer_rolled (self));
  else if (self->icons[0] == BLUFF_ICON_CHEST) /* N6 */
    owe_payments (self, BLUFF_BLUFFANEER_CHESTS);
  else if (self->icons[0] == BLUFF_ICON_CROSSBONES) /* N8 */
    owe_payments (self, BLUFF_BLUFFANEER_CROSSBONES);
  else /* N7 */
    await (self, BLUFF_PHASE_BLUFFANEER_STEAL, bluff_seats_of (self->head.turn));
}

/* N7 */
static void
apply_steal (BluffBluffaneerState *self, const BluffEvent *event)
{
  self->cause = BLUFF_BLUFFANEER_STEAL;
  owe_payment (self, event->steal.victim, self->head.turn,
               self->icons[0] == BLUFF_ICON_SWORDS ? BLUFF_BLUFFANEER_SWORDS : BLUFF_BLUFFANEER_SHIPS);
}

/* C4: without a shout the round is over (N10). */
static void
apply_decide (BluffBluffaneerState *self, const BluffEvent *event)
{
  bluff_moment_decide (&self->moment, event->seat, event->decide.shout);
  self->head.awaited = bluff_moment_awaited (&self->moment);

  if (self->head.awaited != 0)
    return;

  if (self->moment.shouted != 0)
    {
      owe (self, BLUFF_BLUFFANEER_DUE_CLAIM);
      return;
    }

  bluff_moment_begin (&self->moment, 0);
  end_round (self);
}

/* A toss between shouters (C4) or for the first place (N17). */
static void
apply_flip (BluffBluffaneerState *self, const BluffEvent *event)
{
  if (self->due != BLUFF_BLUFFANEER_DUE_TOSS)
    {
      bluff_moment_flip (&self->moment, event);
      owe (self, BLUFF_BLUFFANEER_DUE_CLAIM);
      return;
    }

  self->champion = event->flip.winner;
  self->tied = bluff_seats_without (self->tied, event->flip.seats[1]);
  if (self->tied == 0)
    owe (self, BLUFF_BLUFFANEER_DUE_OVER);
}

static void
apply_claim (BluffBluffaneerState *self, const BluffEvent *event)
{
  self->claimer = event->seat;
  bluff_moment_begin (&self->moment, 0);
  await (self, BLUFF_PHASE_BLUFFANEER_ANSWER, bluff_seats_of (self->head.turn));
}

static void
apply_answer (BluffBluffaneerState *self, const BluffEvent *event)
{
  if (event->answer.call) /* N12 */
    {
      self->cause = BLUFF_BLUFFANEER_CALLED;
      owe_reveal (self, self->claimer);
      return;
    }

  self->cause = BLUFF_BLUFFANEER_PAID; /* N11 */
  owe_payment (self, self->head.turn, self->claimer, BLUFF_BLUFFANEER_PAY);
}

/* N14; what was known of the card is now known of the discard pile. */
static void
discard (BluffBluffaneerState *self, BluffSeat seat)
{
  BluffPair pair = (BluffPair) self->card[seat];
  BluffBluffaneerBatch *batch = self->batch;

  while (!bluff_seats_has (batch->holders, seat))
    batch++;

  batch->holders = bluff_seats_without (batch->holders, seat);
  batch->pairs[pair]--;
  self->discards[pair]++;
  self->card[seat] = BLUFF_PAIR_NONE;
  self->not_pair[seat] = 0;
}

static void
apply_reveal (BluffBluffaneerState *self, const BluffEvent *event)
{
  discard (self, event->seat);

  if (self->cause == BLUFF_BLUFFANEER_MATCH)
    owe_payments (self, BLUFF_BLUFFANEER_MATCH);
  else if (self->cause == BLUFF_BLUFFANEER_PAID)
    owe_card (self);
  else if (event->pair.card == bluff_bluffaneer_rolled (self)) /* N12 */
    owe_payment (self, self->head.turn, self->claimer, BLUFF_BLUFFANEER_CALLED_TRUE);
  else
    owe_payment (self, self->claimer, self->head.turn, BLUFF_BLUFFANEER_CALLED_FALSE);
}

static void
apply_pay (BluffBluffaneerState *self, const BluffEvent *event)
{
  BluffSeat from = event->pay.from;
  BluffSeat to = event->pay.to;
  guint8 *purse = to == BLUFF_NO_SEAT ? &self->box : &self->coins[to];

  self->coins[from] = (guint8) (self->coins[from] - event->pay.coins);
  *purse = (guint8) (*purse + event->pay.coins);

  switch (self->cause)
    {
    case BLUFF_BLUFFANEER_CHESTS:
    case BLUFF_BLUFFANEER_MATCH:
      owe_next_payment (self, from);
      break;
    case BLUFF_BLUFFANEER_CROSSBONES:
      owe_next_payment (self, to);
      break;
    default:
      end_payments (self);
      break;
    }
}

/* N14. The stack was drawn to the end: what the fresh hands hold together is known from now on. */
static void
apply_reshuffle (BluffBluffaneerState *self, const BluffEvent *event)
{
  BluffBluffaneerBatch *fresh = &self->batch[BLUFF_BLUFFANEER_FRESH];
  BluffBluffaneerBatch *old = fresh + 1;

  /* The hand that is to be filled is empty: there is a place for each batch that the others hold. */
  if (fresh->holders != 0)
    {
      while (old->holders != 0)
        old++;
      *old = *fresh;
    }

  fresh->holders = 0;
  memcpy (fresh->pairs, self->discards, sizeof fresh->pairs);
  memset (self->discards, 0, sizeof self->discards);

  self->stack_size = event->deck.n;
  for (guint i = 0; i < event->deck.n; i++)
    self->stack[i] = event->deck.cards[event->deck.n - 1 - i];
  owe (self, BLUFF_BLUFFANEER_DUE_DRAW);
}

static void
apply_draw (BluffBluffaneerState *self, const BluffEvent *event)
{
  self->card[event->seat] = self->stack[--self->stack_size];
  self->batch[BLUFF_BLUFFANEER_FRESH].holders |= bluff_seats_of (event->seat);
  end_round (self);
}

static void
apply_match (BluffBluffaneerState *self, const BluffEvent *event)
{
  self->cause = BLUFF_BLUFFANEER_MATCH;
  owe_reveal (self, event->seat);
}

static void
apply_over (BluffBluffaneerState *self, const BluffEvent *event)
{
  memcpy (self->head.place, event->over.place, self->head.table.players);
  await (self, BLUFF_PHASE_OVER, 0);
}

void
bluff_bluffaneer_apply (BluffState *state, const BluffEvent *event)
{
  static void (*const apply[BLUFF_N_EVENTS]) (BluffBluffaneerState *, const BluffEvent *) = {
    [BLUFF_EVENT_SETUP] = apply_setup, [BLUFF_EVENT_ROLL] = apply_roll,     [BLUFF_EVENT_STEAL] = apply_steal,
    [BLUFF_EVENT_MATCH] = apply_match, [BLUFF_EVENT_DECIDE] = apply_decide, [BLUFF_EVENT_FLIP] = apply_flip,
    [BLUFF_EVENT_CLAIM] = apply_claim, [BLUFF_EVENT_ANSWER] = apply_answer, [BLUFF_EVENT_REVEAL] = apply_reveal,
    [BLUFF_EVENT_PAY] = apply_pay,     [BLUFF_EVENT_DRAW] = apply_draw,     [BLUFF_EVENT_RESHUFFLE] = apply_reshuffle,
    [BLUFF_EVENT_OVER] = apply_over,
  };

  apply[event->kind](&state->bluffaneer, event);
}
