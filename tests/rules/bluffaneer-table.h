/* bluffaneer-table.h: what the tests of Bluffaneer share: tables with known cards, loaded dice, and lists of events.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-imagine.h"
#include "bluff-rules.h"

#include <string.h>

G_BEGIN_DECLS

#define CHEST BLUFF_ICON_CHEST
#define SWORDS BLUFF_ICON_SWORDS
#define SHIP BLUFF_ICON_SHIP
#define CROSSBONES BLUFF_ICON_CROSSBONES

#define CHEST_SWORDS BLUFF_PAIR_CHEST_SWORDS
#define CHEST_SHIP BLUFF_PAIR_CHEST_SHIP
#define CHEST_CROSSBONES BLUFF_PAIR_CHEST_CROSSBONES
#define SWORDS_SHIP BLUFF_PAIR_SWORDS_SHIP
#define SWORDS_CROSSBONES BLUFF_PAIR_SWORDS_CROSSBONES
#define SHIP_CROSSBONES BLUFF_PAIR_SHIP_CROSSBONES

#define BOX BLUFF_NO_SEAT

/* A game under test: the true state, and what the last move brought about. */
typedef struct
{
  BluffState state;
  BluffRandom random;
  BluffEvents events;
} Table;

static inline BluffBluffaneerState *
game_of (Table *self)
{
  return &self->state.bluffaneer;
}

/* A set-up event in which the first cards are HANDS and the rest lies in the order of the pairs. */
static inline void
make_setup (guint players, const guint8 *hands, BluffEvent *event)
{
  guint8 left[BLUFF_N_PAIRS] = { 3, 3, 3, 3, 3, 3 };
  guint n = 0;

  memset (event, 0, sizeof *event);
  event->kind = BLUFF_EVENT_SETUP;
  event->seat = BLUFF_NO_SEAT;
  event->deck.n = BLUFF_BLUFFANEER_CARDS;
  for (; n < players; n++)
    {
      event->deck.cards[n] = hands[n];
      event->deck.dealt[n] = 1;
      event->deck.coins[n] = (guint8) (players == 6 ? 8 : 10);
      left[hands[n]]--;
    }
  for (guint8 pair = 0; pair < BLUFF_N_PAIRS; pair++)
    while (left[pair]-- > 0)
      event->deck.cards[n++] = pair;
}

static inline void
open_table (Table *self, guint players, BluffSeat first)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, players);
  table.first = first;
  bluff_rules_open (&self->state, &table);
  bluff_random_seed (&self->random, 1);
  self->events.n = 0;
}

/* Deals by chance at an open table. */
static inline void
begin_by_chance (Table *self)
{
  BluffTable table = self->state.head.table;

  self->events.n = 0;
  bluff_rules_begin (&self->state, &table, &self->random, &self->events);
}

/* Whether EVENT may come next; if so, it and what follows from it happens. */
static inline BluffRefusal
play_event (Table *self, const BluffEvent *event)
{
  BluffRefusal refusal = bluff_rules_admit (&self->state, event);

  if (refusal == BLUFF_REFUSAL_NONE)
    {
      self->events.n = 0;
      bluff_rules_apply (&self->state, event);
      bluff_rules_settle (&self->state, &self->random, &self->events);
    }

  return refusal;
}

/* A game in which seat 0 is the first to roll and the cards are known. */
static inline void
begin_with (Table *self, guint players, const guint8 *hands)
{
  BluffEvent setup;

  open_table (self, players, 0);
  make_setup (players, hands, &setup);
  g_assert_cmpint (play_event (self, &setup), ==, BLUFF_REFUSAL_NONE);
}

/* Gives the seats these coins; the box gets the rest. */
static inline void
set_coins (Table *self, const guint8 *coins)
{
  game_of (self)->box = BLUFF_BLUFFANEER_COINS;
  for (guint seat = 0; seat < self->state.head.table.players; seat++)
    {
      game_of (self)->coins[seat] = coins[seat];
      game_of (self)->box = (guint8) (game_of (self)->box - coins[seat]);
    }
}

static inline BluffEvent
make_roll (BluffSeat seat, guint a, guint b)
{
  return (BluffEvent){ .kind = BLUFF_EVENT_ROLL, .seat = seat, .roll = { { (guint8) a, (guint8) b } } };
}

/* The roller rolls these icons. */
static inline void
roll (Table *self, guint a, guint b)
{
  BluffEvent event = make_roll (self->state.head.turn, a, b);

  g_assert_cmpint (play_event (self, &event), ==, BLUFF_REFUSAL_NONE);
}

static inline BluffRefusal
act (Table *self, BluffActionKind kind, BluffSeat seat, BluffSeat target, guint yes)
{
  BluffAction action = { .kind = (guint8) kind, .seat = seat, .target = target, .yes = (guint8) yes };

  self->events.n = 0;
  return bluff_rules_act (&self->state, &action, &self->random, &self->events);
}

static inline void
decide (Table *self, BluffSeat seat, gboolean shout)
{
  g_assert_cmpint (act (self, BLUFF_ACTION_DECIDE, seat, 0, shout), ==, BLUFF_REFUSAL_NONE);
}

static inline void
close_moment (Table *self)
{
  g_assert_cmpint (act (self, BLUFF_ACTION_CLOSE, BLUFF_NO_SEAT, 0, 0), ==, BLUFF_REFUSAL_NONE);
}

/* SEAT alone claims and the roller answers. */
static inline void
claim_and_answer (Table *self, BluffSeat seat, gboolean call)
{
  decide (self, seat, TRUE);
  close_moment (self);
  g_assert_cmpint (act (self, BLUFF_ACTION_ANSWER, self->state.head.turn, 0, call), ==, BLUFF_REFUSAL_NONE);
}

/* The kinds of the last move's events, in order. */
static inline void
assert_kinds (const Table *self, const guint8 *kinds, guint n)
{
  g_assert_cmpuint (self->events.n, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (bluff_event_name ((BluffEventKind) self->events.item[i].kind), ==,
                     bluff_event_name ((BluffEventKind) kinds[i]));
}

static inline void
assert_pay (const BluffEvent *event, BluffSeat from, BluffSeat to, guint coins)
{
  g_assert_cmpstr (bluff_event_name ((BluffEventKind) event->kind), ==, "pay");
  g_assert_cmpuint (event->seat, ==, BLUFF_NO_SEAT);
  g_assert_cmpuint (event->pay.from, ==, from);
  g_assert_cmpuint (event->pay.to, ==, to);
  g_assert_cmpuint (event->pay.coins, ==, coins);
}

static inline void
assert_coins (Table *self, const guint8 *coins)
{
  for (guint seat = 0; seat < self->state.head.table.players; seat++)
    g_assert_cmpuint (game_of (self)->coins[seat], ==, coins[seat]);
}

static inline void
assert_refused (BluffRefusal refusal, BluffRefusal expected)
{
  g_assert_cmpstr (bluff_refusal_name (refusal), ==, bluff_refusal_name (expected));
}

/* Nobody matches chest+swords, and nobody shares a card with a neighbour. */
static const guint8 plain_hands[] = { SHIP_CROSSBONES,   SWORDS_SHIP,      CHEST_SHIP,
                                      SWORDS_CROSSBONES, CHEST_CROSSBONES, SWORDS_SHIP };

/* Plays to where the stack is empty: seat 0 keeps its card, and seats 1 and 2 have their claims paid in turn. */
static inline void
empty_stack (Table *table)
{
  begin_with (table, 3, plain_hands);
  while (game_of (table)->stack_size > 0)
    {
      BluffSeat roller = table->state.head.turn;
      guint8 card = game_of (table)->card[roller];

      set_coins (table, (const guint8[]){ 10, 10, 10 });
      roll (table, card == CHEST_SWORDS ? SHIP : CHEST, card == CHEST_SWORDS ? CROSSBONES : SWORDS);
      if (roller == 0)
        claim_and_answer (table, 1, FALSE);
      else
        claim_and_answer (table, roller == 1 ? 2 : 1, FALSE);
    }
}

/* Three tie for first: seats 1, 3 and 4; the last two share the next place but one. */
static inline void
begin_tie (Table *table)
{
  BluffEvent steal = { .kind = BLUFF_EVENT_STEAL, .seat = 0, .steal = { 2 } };
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 2, 0, 2 } };

  begin_with (table, 5, plain_hands);
  set_coins (table, (const guint8[]){ 4, 12, 2, 12, 12 });
  roll (table, SWORDS, SWORDS);
  bluff_rules_apply (&table->state, &steal);
  bluff_rules_apply (&table->state, &pay);
}

/* Carries out a random action of a random seat that is awaited; now and then the referee ends a moment early (C4). */
static inline void
act_by_chance (Table *self)
{
  guint n = bluff_seats_count (self->state.head.awaited);
  BluffSeat seat = (BluffSeat) bluff_bits_nth (self->state.head.awaited, bluff_random_below (&self->random, n));
  BluffAction action = { .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT };
  BluffLegal legal;

  self->events.n = 0;
  if (bluff_random_below (&self->random, 4) == 0 &&
      bluff_rules_act (&self->state, &action, &self->random, &self->events) == BLUFF_REFUSAL_NONE)
    return;

  bluff_rules_legal (&self->state, seat, &legal);
  bluff_legal_random (&legal, &self->random, &action);
  g_assert_cmpint (bluff_rules_act (&self->state, &action, &self->random, &self->events), ==, BLUFF_REFUSAL_NONE);
}

/* Every coin and every card is somewhere (N2, N3), and what is known of the cards adds up. */
static inline void
assert_conserved (const BluffState *state)
{
  const BluffBluffaneerState *self = &state->bluffaneer;
  guint8 pairs[BLUFF_N_PAIRS] = { 0 };
  guint8 batches[BLUFF_BLUFFANEER_BATCHES][BLUFF_N_PAIRS] = { { 0 } };
  guint coins = self->box;

  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      guint held = 0;

      coins += self->coins[seat];
      for (guint i = 0; i < BLUFF_BLUFFANEER_BATCHES; i++)
        if (bluff_seats_has (self->batch[i].holders, seat))
          {
            batches[i][self->card[seat]]++;
            held++;
          }
      g_assert_cmpuint (held, ==, self->card[seat] == BLUFF_PAIR_NONE ? 0 : 1);
    }
  g_assert_cmpuint (coins, ==, BLUFF_BLUFFANEER_COINS);

  for (guint i = 0; i < self->stack_size; i++)
    batches[BLUFF_BLUFFANEER_FRESH][self->stack[i]]++;
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      pairs[pair] = self->discards[pair];
      for (guint i = 0; i < BLUFF_BLUFFANEER_BATCHES; i++)
        {
          g_assert_cmpuint (self->batch[i].pairs[pair], ==, batches[i][pair]);
          pairs[pair] = (guint8) (pairs[pair] + batches[i][pair]);
        }
      g_assert_cmpuint (pairs[pair], ==, BLUFF_BLUFFANEER_COPIES);
    }
}

G_END_DECLS
