/* bluff-pirate-odds.c: what a view of Bluff Pirate proves and makes likely of a set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-odds.h"

enum
{
  PLACE_SETS = 1 << BLUFF_PIRATE_PLACES,

  /* Three of a suit come together often enough, and most honest sets are laid as soon as they do; a bluffer can lay any
   * size at once. */
  SIZE_TRUST = 2, /* how much less than a set at large one of the least size is suspected */
  SIZE_DOUBT = 5  /* how much more each card beyond that makes it suspected */
};

/* What somebody knows: how many cards each place holds, and for each card the set of places where it may be; none for
 * an open card. */
typedef struct
{
  guint8 size[BLUFF_PIRATE_PLACES];
  guint8 places[BLUFF_PIRATE_CARDS];
} Knowledge;

static void
place_cards (Knowledge *self, const BluffCards *may, BluffCards open)
{
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    {
      BluffCards cards = bluff_cards_minus (may[place], open);

      while (!bluff_cards_is_empty (cards))
        self->places[bluff_cards_pop (&cards)] |= (guint8) (1u << place);
    }
}

/* Everybody's hand and the pile, face-down cards counted with the hand they come from. */
static void
size_places (Knowledge *self, const BluffPirateView *view)
{
  for (guint seat = 0; seat < view->head.table.players; seat++)
    self->size[seat] = view->hand_size[seat];

  self->size[BLUFF_PIRATE_PILE] = view->pile_size;
  self->size[view->head.turn] = (guint8) (self->size[view->head.turn] + view->down_size);
}

/* Says that these cards are in PLACE and nowhere else. */
static void
pin_cards (Knowledge *self, BluffCards cards, guint place)
{
  while (!bluff_cards_is_empty (cards))
    self->places[bluff_cards_pop (&cards)] = (guint8) (1u << place);
}

/* How many positions a set of places has more than there are cards that can be nowhere else, for every set of places.
 * Philip Hall's theorem: the cards can be dealt as long as none of these is negative. */
static void
count_slack (const Knowledge *self, gint *slack)
{
  gint bound_to[PLACE_SETS] = { 0 };

  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    bound_to[self->places[card]]++;

  for (guint set = 0; set < PLACE_SETS; set++)
    {
      slack[set] = 0;
      for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
        if (set & (1u << place))
          slack[set] += self->size[place];

      for (guint part = set; part != 0; part = (part - 1) & set)
        slack[set] -= bound_to[part];
    }
}

/* How many of the WANTED cards PLACE can hold at most. Card after card is put there if the others can still be dealt
 * around it; the order does not matter, because what a place can hold is a matroid. */
static guint
count_most (const Knowledge *self, guint place, BluffCards wanted)
{
  gint slack[PLACE_SETS];
  guint most = 0;

  count_slack (self, slack);
  while (!bluff_cards_is_empty (wanted))
    {
      guint places = self->places[bluff_cards_pop (&wanted)];
      gboolean fits = (places & (1u << place)) != 0;

      for (guint set = 0; set < PLACE_SETS && fits; set++)
        if ((set & (1u << place)) && (places & ~set) != 0)
          fits = slack[set] > 0;

      for (guint set = 0; set < PLACE_SETS && fits; set++)
        if ((set & (1u << place)) && (places & ~set) != 0)
          slack[set]--;

      most += fits;
    }

  return most;
}

static BluffCards
cards_like (BluffCards up)
{
  return bluff_pirate_suit_cards (bluff_pirate_card_suit (bluff_cards_first (up)));
}

/* The cards that, as far as the view goes, are in the hand of SEAT and nowhere else. */
static BluffCards
certain_cards (const BluffPirateView *view, BluffSeat seat)
{
  BluffCards cards = view->may[seat];

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (place != seat)
      cards = bluff_cards_minus (cards, view->may[place]);

  return cards;
}

/* The ways to take K of N. */
static guint64
choose (guint n, guint k)
{
  guint64 ways = 1;

  for (guint i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;

  return ways;
}

BluffVerdict
bluff_pirate_odds_verdict (const BluffPirateView *view)
{
  Knowledge knowledge = { 0 };
  BluffSeat layer = view->head.turn;
  BluffCards suit = cards_like (view->up);
  BluffCards others = bluff_cards_minus (bluff_pirate_all_cards (), suit);

  place_cards (&knowledge, view->may, bluff_cards_or (view->discards, view->up));
  size_places (&knowledge, view);

  if (count_most (&knowledge, layer, suit) < view->down_size)
    return BLUFF_VERDICT_FALSE;

  /* P10: a bluff needs a card of another suit, and any card of the hand may be one of those on the table. */
  if (count_most (&knowledge, layer, others) == 0)
    return BLUFF_VERDICT_TRUE;

  return BLUFF_VERDICT_OPEN;
}

/* How many cards of a suit, of which N do not lie face up, would be hidden from the view if the cards that it has
 * accounted for were spread evenly over the suits. */
static guint
count_usual (const BluffPirateView *view, guint n)
{
  guint hidden = bluff_cards_count (view->may[view->head.turn]);
  guint all = BLUFF_PIRATE_CARDS - bluff_cards_count (view->up);

  return (n * hidden + all / 2) / all;
}

guint
bluff_pirate_odds_bluff (const BluffPirateView *view, const BluffMemory *memory)
{
  BluffSeat layer = view->head.turn;
  BluffCards suit = cards_like (view->up);
  guint up = bluff_cards_count (view->up);
  guint held = bluff_cards_count (bluff_cards_and (certain_cards (view, layer), suit));
  guint unknown = bluff_cards_count (bluff_cards_and (view->may[layer], suit)) - held;
  guint needed = view->down_size - MIN (view->down_size, held);
  guint usual = MAX (count_usual (view, BLUFF_PIRATE_SUIT_CARDS - up), needed);
  guint doubt = 1;

  for (guint size = up + view->down_size; size > BLUFF_PIRATE_SET_MIN; size--)
    doubt *= SIZE_DOUBT;

  return bluff_memory_suspicion (memory, layer, SIZE_TRUST * (guint) choose (unknown, needed),
                                 doubt * (guint) choose (usual, needed));
}

/* Whether OPPONENT can, as far as the seat of the view can tell. */
static gboolean
can_disprove (const BluffPirateView *view, BluffSeat opponent, BluffCards up, guint down_size)
{
  Knowledge knowledge = { 0 };
  BluffCards open = bluff_cards_or (view->discards, up);

  place_cards (&knowledge, view->onlooker, open);
  pin_cards (&knowledge, bluff_cards_minus (view->known_to[opponent], open), view->seat);
  pin_cards (&knowledge, certain_cards (view, opponent), opponent);
  size_places (&knowledge, view);
  if (view->down_size == 0) /* not laid yet */
    knowledge.size[view->seat] = (guint8) (knowledge.size[view->seat] - bluff_cards_count (up));

  return count_most (&knowledge, view->seat, cards_like (up)) < down_size;
}

BluffSeats
bluff_pirate_odds_provers (const BluffPirateView *view, BluffCards up, guint down_size)
{
  BluffSeats provers = 0;

  for (BluffSeat seat = 0; seat < view->head.table.players; seat++)
    if (seat != view->seat && can_disprove (view, seat, up, down_size))
      provers |= bluff_seats_of (seat);

  return provers;
}
