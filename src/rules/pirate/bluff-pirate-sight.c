/* bluff-pirate-sight.c: what a seat sees of a game of Bluff Pirate, and what it is told (C3).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#include <string.h>

/* How many cards each place holds whose place WATCHER has to wonder about. The face-down cards of a set count as the
 * layer's. */
static void
count_hidden (const BluffPirateState *self, guint watcher, guint8 *sizes)
{
  for (guint seat = 0; seat < BLUFF_PIRATE_SEATS; seat++)
    sizes[seat] = self->hand_size[seat];

  sizes[self->head.turn] = (guint8) (sizes[self->head.turn] + bluff_cards_count (self->down));
  sizes[BLUFF_PIRATE_PILE] = self->pile_size;
  if (watcher != BLUFF_PIRATE_ONLOOKER)
    sizes[watcher] = 0;
}

/* What WATCHER can say of every place. */
static void
see_places (const BluffPirateState *self, guint watcher, BluffCards *may)
{
  BluffCards settled = bluff_cards_or (self->discards, self->up);
  guint8 sizes[BLUFF_PIRATE_PLACES];

  if (watcher != BLUFF_PIRATE_ONLOOKER)
    settled = bluff_cards_or (settled, self->hand[watcher]);
  if (watcher == self->head.turn)
    settled = bluff_cards_or (settled, self->down);

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    may[place] = bluff_cards_minus (self->watcher[watcher].may[place], settled);

  count_hidden (self, watcher, sizes);
  bluff_pirate_watch_tighten (may, sizes);
}

/* What SEAT alone sees, and what it can tell from that. */
static void
see_own (const BluffPirateState *self, BluffSeat seat, BluffPirateView *sight)
{
  sight->own_vote = bluff_seats_has (self->votes, seat);
  sight->hand = self->hand[seat];
  if (seat == self->head.turn)
    sight->down = self->down;

  see_places (self, seat, sight->may);
  for (BluffSeat other = 0; other < self->head.table.players; other++)
    if (other != seat)
      sight->known_to[other] = bluff_cards_and (self->hand[seat], self->lost[other]);
}

void
bluff_pirate_sight (const BluffState *state, BluffSeat seat, BluffView *view)
{
  const BluffPirateState *self = &state->pirate;
  BluffPirateView *sight = &view->pirate;

  sight->seat = seat;
  memcpy (sight->square, self->square, sizeof sight->square);
  memcpy (sight->island, self->island, sizeof sight->island);
  memcpy (sight->hand_size, self->hand_size, sizeof sight->hand_size);
  sight->pile_size = self->pile_size;
  sight->down_size = (guint8) bluff_cards_count (self->down);
  sight->voted = self->voted;
  sight->discards = self->discards;
  sight->up = self->up;

  see_places (self, BLUFF_PIRATE_ONLOOKER, sight->onlooker);
  if (seat != BLUFF_ONLOOKER)
    see_own (self, seat, sight);
  else
    memcpy (sight->may, sight->onlooker, sizeof sight->may);
}

static void
hide_deck (BluffEventDeck *deck)
{
  memset (deck->cards, BLUFF_UNKNOWN, deck->n);
}

/* P12: now the named vote and the set are open. */
static void
tell_reveal (const BluffPirateState *self, BluffEvent *told)
{
  told->reveal.vote = bluff_seats_has (self->votes, told->reveal.voter);
  told->reveal.bluff = bluff_pirate_is_bluff (self->up, self->down);
  told->reveal.size = (guint8) (bluff_cards_count (self->up) + bluff_cards_count (self->down));
  told->reveal.up = self->up;
  told->reveal.down = self->down;
}

/* P4, P5: of the deal a seat sees its own hand. */
static void
tell_setup (const BluffEventDeck *deck, BluffSeat seat, BluffEventDeck *told)
{
  hide_deck (told);
  told->treasure = BLUFF_UNKNOWN;
  if (seat != BLUFF_ONLOOKER)
    memcpy (told->cards + seat * BLUFF_PIRATE_HAND, deck->cards + seat * BLUFF_PIRATE_HAND, BLUFF_PIRATE_HAND);
}

/* Takes out what SEAT, which is not the one that acts, may not know. */
static void
hide_from_others (const BluffEvent *event, BluffSeat seat, BluffEvent *told)
{
  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_SETUP:
      tell_setup (&event->deck, seat, &told->deck);
      break;
    case BLUFF_EVENT_RESHUFFLE:
      hide_deck (&told->deck);
      break;
    case BLUFF_EVENT_DRAW:
      memset (told->draw.cards, BLUFF_UNKNOWN, sizeof told->draw.cards);
      break;
    case BLUFF_EVENT_LAY:
      told->lay.down = BLUFF_CARDS_NONE;
      break;
    case BLUFF_EVENT_VOTE:
      told->vote.bluff = BLUFF_UNKNOWN;
      break;
    case BLUFF_EVENT_BOARD:
      if (seat != event->board.victim)
        told->board.taken = BLUFF_CARDS_NONE;
      break;
    default:
      break;
    }
}

void
bluff_pirate_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told)
{
  if (event->kind == BLUFF_EVENT_REVEAL)
    tell_reveal (&state->pirate, told);
  else if (seat != BLUFF_NO_SEAT && seat != event->seat)
    hide_from_others (event, seat, told);
}
