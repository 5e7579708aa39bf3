/* bluff-pirate-watch.c: what each seat, and an onlooker, can still know of where the cards are.
 *
 * Each watcher has, for every hand and for the pile, the set of cards that may be there. A draw lets every card that
 * may be in the pile be in that hand too; a boarding, every card of the victim's in the boarder's hand (for third
 * seats: the two of them know, P20); a caught bluff shows where cards are; a reshuffle puts the discards, which
 * everybody could count (P18), and nothing else into the pile. Cards that a watcher holds, and open cards, may stand in
 * the sets or not: they are left out when the sets are read, which makes drawing and discarding cheap.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

/* The watchers are the seats of the table and the onlooker, in this order. */
static inline BluffSeats
watchers_of (const BluffPirateState *self)
{
  return (BluffSeats) (bluff_seats_all (self->head.table.players) | bluff_seats_of (BLUFF_PIRATE_ONLOOKER));
}

/* The cards that WATCHER need not wonder about: the open ones, and those that it holds itself. */
static BluffCards
settled_cards (const BluffPirateState *self, guint watcher)
{
  BluffCards settled = bluff_cards_or (self->discards, self->up);

  return watcher == BLUFF_PIRATE_ONLOOKER ? settled : bluff_cards_or (settled, self->hand[watcher]);
}

/* If WATCHER knows all cards of a hand, no other card can be there, now or after more are drawn. */
static void
close_known_hand (BluffPirateState *self, guint watcher, BluffSeat seat)
{
  BluffCards *may = self->watcher[watcher].may;
  BluffCards elsewhere = BLUFF_CARDS_NONE;
  BluffCards certain;

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (place != seat)
      elsewhere = bluff_cards_or (elsewhere, may[place]);

  certain = bluff_cards_minus (bluff_cards_minus (may[seat], elsewhere), settled_cards (self, watcher));
  if (bluff_cards_is_empty (certain) ? self->hand_size[seat] == 0
                                     : bluff_cards_count (certain) == self->hand_size[seat])
    may[seat] = certain;
}

static void
close_known_hands (BluffPirateState *self, BluffSeat seat)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      guint watcher = bluff_bits_first (watchers);

      if (watcher != seat)
        close_known_hand (self, watcher, seat);
    }
}

/* WATCHER has seen that CARDS are in the hand of SEAT. */
static void
pin_down (BluffPirateState *self, guint watcher, BluffSeat seat, BluffCards cards)
{
  BluffCards *may = self->watcher[watcher].may;

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    may[place] = bluff_cards_minus (may[place], cards);
  may[seat] = bluff_cards_or (may[seat], cards);
}

void
bluff_pirate_watch_deal (BluffPirateState *self)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      guint watcher = bluff_bits_first (watchers);
      BluffCards *may = self->watcher[watcher].may;

      may[BLUFF_PIRATE_PILE] = bluff_pirate_all_cards ();
      for (guint seat = 0; seat < self->head.table.players; seat++)
        may[seat] = seat == watcher ? BLUFF_CARDS_NONE : bluff_pirate_all_cards ();
    }
}

void
bluff_pirate_watch_draw (BluffPirateState *self, BluffSeat seat)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      guint watcher = bluff_bits_first (watchers);
      BluffCards *may = self->watcher[watcher].may;

      if (watcher != seat)
        may[seat] = bluff_cards_or (may[seat], may[BLUFF_PIRATE_PILE]);
      if (self->pile_size == 0)
        may[BLUFF_PIRATE_PILE] = BLUFF_CARDS_NONE;
    }
}

void
bluff_pirate_watch_reshuffle (BluffPirateState *self, BluffCards gathered)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      BluffCards *may = self->watcher[bluff_bits_first (watchers)].may;

      for (guint seat = 0; seat < self->head.table.players; seat++)
        may[seat] = bluff_cards_minus (may[seat], gathered);
      may[BLUFF_PIRATE_PILE] = gathered;
    }

  for (guint seat = 0; seat < self->head.table.players; seat++)
    self->lost[seat] = bluff_cards_minus (self->lost[seat], gathered);
}

void
bluff_pirate_watch_return (BluffPirateState *self, BluffSeat seat, BluffCards cards)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      guint watcher = bluff_bits_first (watchers);

      if (watcher != seat)
        pin_down (self, watcher, seat, cards);
    }

  close_known_hands (self, seat);
}

void
bluff_pirate_watch_fewer (BluffPirateState *self, BluffSeat seat)
{
  close_known_hands (self, seat);
}

void
bluff_pirate_watch_board (BluffPirateState *self, BluffSeat seat, BluffSeat victim, BluffCards taken)
{
  for (BluffSeats watchers = watchers_of (self); watchers != 0; watchers &= (BluffSeats) (watchers - 1))
    {
      guint watcher = bluff_bits_first (watchers);
      BluffCards *may = self->watcher[watcher].may;

      if (watcher == victim)
        pin_down (self, watcher, seat, taken);
      else if (watcher != seat)
        may[seat] = bluff_cards_or (may[seat], may[victim]);
    }

  /* A seat that lost cards to the victim is no longer sure where they are, unless it took these itself. If it finds out
   * in another way, that is its secret: a seat is told only what it can know that others know. */
  for (guint other = 0; other < self->head.table.players; other++)
    self->lost[other] =
        bluff_cards_minus (self->lost[other], other == seat ? taken : bluff_cards_or (taken, self->hand[victim]));
  self->lost[victim] = bluff_cards_or (self->lost[victim], taken);

  close_known_hands (self, victim);
  close_known_hands (self, seat);
}

/* A set of places is full when as many cards can be nowhere else as it holds: then no other card is in it. By Hall's
 * theorem nothing else is impossible, so one look at all sets is enough. */
void
bluff_pirate_watch_tighten (BluffCards *may, const guint8 *sizes)
{
  BluffCards within[1 << BLUFF_PIRATE_PLACES]; /* by set of places: the cards that may be in one of them */
  guint room[1 << BLUFF_PIRATE_PLACES];        /* by set of places: how many cards they hold */
  guint8 used[BLUFF_PIRATE_PLACES];
  guint n = 0;
  guint all;

  for (guint8 place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (sizes[place] > 0)
      used[n++] = place;
    else
      may[place] = BLUFF_CARDS_NONE;

  within[0] = BLUFF_CARDS_NONE;
  room[0] = 0;
  all = (1u << n) - 1;
  for (guint places = 1; places <= all; places++)
    {
      guint rest = places & (places - 1);
      guint place = used[bluff_bits_first (places)];

      within[places] = bluff_cards_or (within[rest], may[place]);
      room[places] = room[rest] + sizes[place];
    }

  for (guint places = 1; places < all; places++)
    {
      BluffCards bound = bluff_cards_minus (within[all], within[all & ~places]);

      if (bluff_cards_is_empty (bound) || bluff_cards_count (bound) != room[places])
        continue;
      for (guint rest = places; rest != 0; rest &= rest - 1)
        may[used[bluff_bits_first (rest)]] = bluff_cards_and (may[used[bluff_bits_first (rest)]], bound);
    }
}
