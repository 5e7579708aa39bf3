/* bluff-bluffaneer-state.c: how a game of Bluffaneer begins, and what must be told next while no seat is awaited.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

void
bluff_bluffaneer_open (BluffState *state)
{
  BluffBluffaneerState *self = &state->bluffaneer;

  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->claimer = BLUFF_NO_SEAT;
  bluff_moment_begin (&self->moment, 0);
}

void
bluff_bluffaneer_deal (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  guint players = state->head.table.players;
  guint coins = bluff_bluffaneer_start_coins (players);

  event->kind = BLUFF_EVENT_SETUP;
  event->seat = BLUFF_NO_SEAT;
  event->deck.n = BLUFF_BLUFFANEER_CARDS;
  for (guint i = 0; i < BLUFF_BLUFFANEER_CARDS; i++)
    event->deck.cards[i] = (guint8) (i / BLUFF_BLUFFANEER_COPIES);
  bluff_random_shuffle (random, event->deck.cards, BLUFF_BLUFFANEER_CARDS);

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      event->deck.dealt[seat] = seat < players ? 1 : 0;
      event->deck.coins[seat] = (guint8) (seat < players ? coins : 0);
    }
  event->deck.treasure = 0;
}

/* N9 */
static void
make_match (const BluffBluffaneerState *self, BluffRandom *random G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_MATCH;
  event->seat = self->head.turn;
}

/* C4, N10: a toss between those who shouted, or the claim of the one whose shout counts. */
static void
make_claim (const BluffBluffaneerState *self, BluffRandom *random, BluffEvent *event)
{
  if (!bluff_moment_next (&self->moment, random, event, &event->seat))
    event->kind = BLUFF_EVENT_CLAIM;
}

static void
make_pay (const BluffBluffaneerState *self, BluffRandom *random G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_PAY;
  event->seat = BLUFF_NO_SEAT;
  event->pay.from = self->payer;
  event->pay.to = self->payee;
  event->pay.coins = self->owed;
}

static void
make_reveal (const BluffBluffaneerState *self, BluffRandom *random G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_REVEAL;
  event->seat = self->revealer;
  event->pair.card = self->card[self->revealer];
}

/* N14: the discards, in an order that chance decides. */
static void
make_reshuffle (const BluffBluffaneerState *self, BluffRandom *random, BluffEvent *event)
{
  guint n = 0;

  event->kind = BLUFF_EVENT_RESHUFFLE;
  event->seat = BLUFF_NO_SEAT;
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    for (guint copy = 0; copy < self->discards[pair]; copy++)
      event->deck.cards[n++] = (guint8) pair;

  event->deck.n = (guint8) n;
  bluff_random_shuffle (random, event->deck.cards, n);
}

/* N14 */
static void
make_draw (const BluffBluffaneerState *self, BluffRandom *random G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_DRAW;
  event->seat = self->revealer;
  event->draw.n = 1;
  event->draw.cards[0] = self->stack[self->stack_size - 1];
}

/* N17: the champion so far against the first of those who are still to toss. */
static void
make_toss (const BluffBluffaneerState *self, BluffRandom *random, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_FLIP;
  event->seat = BLUFF_NO_SEAT;
  event->flip.seats[0] = self->champion;
  event->flip.seats[1] = bluff_seats_first (self->tied);
  event->flip.winner = event->flip.seats[bluff_random_coin (random)];
}

/* N16 */
static void
make_over (const BluffBluffaneerState *self, BluffRandom *random G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_OVER;
  event->seat = BLUFF_NO_SEAT;
  bluff_bluffaneer_rank (self, event->over.place);
}

void
bluff_bluffaneer_due (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  static void (*const make[]) (const BluffBluffaneerState *, BluffRandom *, BluffEvent *) = {
    [BLUFF_BLUFFANEER_DUE_MATCH] = make_match, [BLUFF_BLUFFANEER_DUE_CLAIM] = make_claim,
    [BLUFF_BLUFFANEER_DUE_PAY] = make_pay,     [BLUFF_BLUFFANEER_DUE_REVEAL] = make_reveal,
    [BLUFF_BLUFFANEER_DUE_DRAW] = make_draw,   [BLUFF_BLUFFANEER_DUE_RESHUFFLE] = make_reshuffle,
    [BLUFF_BLUFFANEER_DUE_TOSS] = make_toss,   [BLUFF_BLUFFANEER_DUE_OVER] = make_over,
  };

  make[state->bluffaneer.due](&state->bluffaneer, random, event);
}

const BluffGameRules bluff_bluffaneer_rules = {
  .open = bluff_bluffaneer_open,
  .deal = bluff_bluffaneer_deal,
  .refuse = bluff_bluffaneer_refuse,
  .embody = bluff_bluffaneer_embody,
  .due = bluff_bluffaneer_due,
  .admit = bluff_bluffaneer_admit,
  .apply = bluff_bluffaneer_apply,
  .legal = bluff_bluffaneer_legal,
  .sight = bluff_bluffaneer_sight,
  .tell = bluff_bluffaneer_tell,
  .prepare = bluff_bluffaneer_prepare,
  .draw = bluff_bluffaneer_draw,
};
