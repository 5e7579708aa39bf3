/* bluff-pirate.h: the things of Bluff Pirate that every seat can name: cards, suits, squares, and what a seat sees.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cards.h"
#include "bluff-head.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_SUIT_CUTLASS,
  BLUFF_SUIT_SPYGLASS,
  BLUFF_SUIT_PARROT,
  BLUFF_SUIT_HOOK,
  BLUFF_SUIT_COMPASS,
  BLUFF_SUIT_HAT,
  BLUFF_SUIT_FLAG,
  BLUFF_SUIT_ANCHOR,
  BLUFF_SUIT_LANTERN,
  BLUFF_SUIT_BARREL,
  BLUFF_N_SUITS
} BluffSuit;

enum
{
  BLUFF_PIRATE_SEATS = 5,
  BLUFF_PIRATE_CARDS = 100,     /* P1 */
  BLUFF_PIRATE_SUIT_CARDS = 10, /* P1: nine accessory cards and a pirate card */
  BLUFF_PIRATE_HAND = 5,        /* P5: cards dealt; P17: below it nothing is discarded */
  BLUFF_PIRATE_DRAW = 2,        /* P6 */
  BLUFF_PIRATE_SET_MIN = 3,     /* P9 */
  BLUFF_PIRATE_SET_MAX = 5,     /* P9 */
  BLUFF_PIRATE_UP_MAX = 2,      /* P9 */
  BLUFF_PIRATE_BACK = 2,        /* P14: squares a wrong "bluff" sails back */
  BLUFF_PIRATE_TAKEN = 3,       /* P20 */
  BLUFF_PIRATE_ISLANDS = 2,     /* P3 */

  /* Where a card may be that does not lie open: in the hand of a seat, or in the draw pile. */
  BLUFF_PIRATE_PILE = BLUFF_PIRATE_SEATS,
  BLUFF_PIRATE_PLACES = BLUFF_PIRATE_SEATS + 1
};

/* What is known of an island's token (P4, P23). */
typedef enum
{
  BLUFF_ISLAND_CLOSED,
  BLUFF_ISLAND_EMPTY,
  BLUFF_ISLAND_TREASURE
} BluffIsland;

/* What one seat may know. Cards are numbered suit by suit: ten times the suit, plus 0 … 8 for the accessory cards 1 … 9
 * and 9 for the pirate card. */
typedef struct
{
  BluffHead head;
  BluffSeat seat;                       /* whose view it is, or BLUFF_ONLOOKER */
  guint8 square[BLUFF_PIRATE_SEATS];    /* where each ship is */
  guint8 island[BLUFF_PIRATE_ISLANDS];  /* BluffIsland */
  guint8 hand_size[BLUFF_PIRATE_SEATS]; /* cards in each hand, without those of a set that lies on the table */
  guint8 pile_size;                     /* cards in the draw pile */
  guint8 down_size;                     /* face-down cards of the set on the table */
  BluffSeats voted;                     /* opponents of the layer who have voted */
  guint8 own_vote;                      /* boolean; only meaningful if the seat has voted */
  BluffCards hand;                      /* the seat's own hand */
  BluffCards discards;                  /* all discarded cards: they lie open (P18) */
  BluffCards up;                        /* face-up cards of the set on the table; the layer is head.turn */
  BluffCards down;                      /* face-down cards of it, for the layer alone */

  /* The cards that the hand of each seat, or the pile, may hold, as far as this seat knows. A card that stands in one
   * place only is certainly there; this seat's cards and open cards stand in none. For the layer of a set the face-down
   * cards count as still in the hand. */
  BluffCards may[BLUFF_PIRATE_PLACES];

  /* The same for an onlooker who saw what everybody saw and no hand: what all know that all know. This seat's cards
   * stand in it, wherever the onlooker thinks them possible. An onlooker's own view has the same twice. */
  BluffCards onlooker[BLUFF_PIRATE_PLACES];

  /* Cards in this seat's hand that another seat lost to it by boarding and knows to be here (P20). */
  BluffCards known_to[BLUFF_PIRATE_SEATS];
} BluffPirateView;

static inline BluffSuit
bluff_pirate_card_suit (guint card)
{
  return (BluffSuit) (card / BLUFF_PIRATE_SUIT_CARDS);
}

static inline gboolean
bluff_pirate_card_is_pirate (guint card)
{
  return card % BLUFF_PIRATE_SUIT_CARDS == BLUFF_PIRATE_SUIT_CARDS - 1;
}

/* All ten cards of a suit. */
BluffCards bluff_pirate_suit_cards (BluffSuit suit);

/* The ten pirate cards. */
BluffCards bluff_pirate_pirate_cards (void);

/* All hundred cards. */
BluffCards bluff_pirate_all_cards (void);

/* "hat" */
const char *bluff_suit_name (BluffSuit suit);

/* Writes the card's name as in records, "hat-3" or "hat-pirate", into a buffer of at least 16 bytes and returns it. */
char *bluff_pirate_card_name (guint card, char *buffer);

/* Reads such a name; FALSE if it names no card. */
gboolean bluff_pirate_card_from_name (const char *name, guint8 *card);

/* The square of island 0 or 1 (P3); that of island 1 is the last one. */
guint bluff_pirate_island_square (BluffVoyage voyage, guint island);

/* Whether a set is a bluff (P10): a face-down card is of another suit than the face-up ones. */
gboolean bluff_pirate_is_bluff (BluffCards up, BluffCards down);

G_END_DECLS
