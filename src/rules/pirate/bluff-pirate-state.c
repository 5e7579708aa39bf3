/* bluff-pirate-state.c: how a game of Bluff Pirate begins (P1–P5).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

const BluffGameRules bluff_pirate_rules = {
  .open = bluff_pirate_open,
  .deal = bluff_pirate_deal,
  .refuse = bluff_pirate_refuse,
  .embody = bluff_pirate_embody,
  .due = bluff_pirate_due,
  .admit = bluff_pirate_admit,
  .apply = bluff_pirate_apply,
  .legal = bluff_pirate_legal,
  .sight = bluff_pirate_sight,
  .tell = bluff_pirate_tell,
  .prepare = bluff_pirate_prepare,
  .draw = bluff_pirate_draw,
};

void
bluff_pirate_open (BluffState *state)
{
  state->pirate.winner = BLUFF_NO_SEAT;
  state->pirate.opener = BLUFF_NO_SEAT;
}

void
bluff_pirate_deal (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  guint players = state->head.table.players;

  event->kind = BLUFF_EVENT_SETUP;
  event->seat = BLUFF_NO_SEAT;

  event->deck.n = BLUFF_PIRATE_CARDS;
  for (guint8 card = 0; card < BLUFF_PIRATE_CARDS; card++)
    event->deck.cards[card] = card;
  bluff_random_shuffle (random, event->deck.cards, BLUFF_PIRATE_CARDS);

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    event->deck.dealt[seat] = seat < players ? BLUFF_PIRATE_HAND : 0;
  event->deck.treasure = (guint8) (1 + bluff_random_below (random, BLUFF_PIRATE_ISLANDS));
}
