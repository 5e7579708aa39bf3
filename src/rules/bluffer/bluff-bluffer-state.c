/* bluff-bluffer-state.c: how a game of Bluffer begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

void
bluff_bluffer_clear_turn (BluffBlufferState *self)
{
  self->peeked = BLUFF_NO_SLOT;
  self->asked = BLUFF_NO_SLOT;
  self->asked_shape = BLUFF_SHAPE_UNKNOWN;
  self->caller = BLUFF_NO_SEAT;
  self->drawer = BLUFF_NO_SEAT;
  self->owed = 0;
  self->leaver = BLUFF_NO_SEAT;
  self->moment = (BluffMoment){ .champion = BLUFF_NO_SEAT };
}

void
bluff_bluffer_open (BluffState *state)
{
  BluffBlufferState *self = &state->bluffer;

  self->need = BLUFF_SHAPE_UNKNOWN;
  self->top = BLUFF_NO_SLOT;
  memset (self->slot_of, BLUFF_NO_SLOT, sizeof self->slot_of);
  bluff_bluffer_clear_turn (self);
}

/* The cards in the order of their ids, which we may choose: B1's ordered pairs of shapes, each twice. */
static void
sort_deck (BluffEventDeck *deck)
{
  for (guint id = 0; id < BLUFF_BLUFFER_CARDS; id++)
    {
      guint pair = id / BLUFF_BLUFFER_PAIR;

      deck->cards[id] = (guint8) id;
      deck->up[id] = (guint8) (pair / BLUFF_N_SHAPES);
      deck->down[id] = (guint8) (pair % BLUFF_N_SHAPES);
    }
}

/* B3: order and side. */
void
bluff_bluffer_deal (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  BluffEventDeck sorted;
  BluffEventDeck *deck = &event->deck;
  guint64 sides = bluff_random_next (random);

  event->kind = BLUFF_EVENT_SETUP;
  event->seat = BLUFF_NO_SEAT;
  memset (deck, 0, sizeof *deck);
  deck->n = BLUFF_BLUFFER_CARDS;
  memset (deck->dealt, BLUFF_BLUFFER_HAND, state->head.table.players);

  sort_deck (&sorted);
  memcpy (deck->cards, sorted.cards, BLUFF_BLUFFER_CARDS);
  bluff_random_shuffle (random, deck->cards, BLUFF_BLUFFER_CARDS);
  for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
    {
      guint id = deck->cards[i];
      gboolean turned = (gboolean) (sides >> i & 1);

      deck->up[i] = turned ? sorted.down[id] : sorted.up[id];
      deck->down[i] = turned ? sorted.up[id] : sorted.down[id];
    }
}

const BluffGameRules bluff_bluffer_rules = {
  .open = bluff_bluffer_open,
  .deal = bluff_bluffer_deal,
  .refuse = bluff_bluffer_refuse,
  .embody = bluff_bluffer_embody,
  .due = bluff_bluffer_due,
  .admit = bluff_bluffer_admit,
  .apply = bluff_bluffer_apply,
  .legal = bluff_bluffer_legal,
  .sight = bluff_bluffer_sight,
  .tell = bluff_bluffer_tell,
  .prepare = bluff_bluffer_prepare,
  .draw = bluff_bluffer_draw,
};
