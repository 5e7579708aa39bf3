/* bluff-cards.h: a set of up to 128 numbered cards, as a plain value.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bits.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 part[2];
} BluffCards;

#define BLUFF_CARDS_NONE ((BluffCards){ { 0, 0 } })

static inline BluffCards
bluff_cards_of (guint card)
{
  BluffCards cards = { { 0, 0 } };

  cards.part[card >> 6] = G_GUINT64_CONSTANT (1) << (card & 63);
  return cards;
}

/* The cards of A or B. */
static inline BluffCards
bluff_cards_or (BluffCards a, BluffCards b)
{
  return (BluffCards){ { a.part[0] | b.part[0], a.part[1] | b.part[1] } };
}

/* The cards of both A and B. */
static inline BluffCards
bluff_cards_and (BluffCards a, BluffCards b)
{
  return (BluffCards){ { a.part[0] & b.part[0], a.part[1] & b.part[1] } };
}

/* The cards of A that are not in B. */
static inline BluffCards
bluff_cards_minus (BluffCards a, BluffCards b)
{
  return (BluffCards){ { a.part[0] & ~b.part[0], a.part[1] & ~b.part[1] } };
}

static inline gboolean
bluff_cards_has (BluffCards cards, guint card)
{
  return (gboolean) ((cards.part[card >> 6] >> (card & 63)) & 1);
}

static inline void
bluff_cards_add (BluffCards *cards, guint card)
{
  cards->part[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
}

static inline void
bluff_cards_remove (BluffCards *cards, guint card)
{
  cards->part[card >> 6] &= ~(G_GUINT64_CONSTANT (1) << (card & 63));
}

static inline gboolean
bluff_cards_is_empty (BluffCards cards)
{
  return (cards.part[0] | cards.part[1]) == 0;
}

static inline gboolean
bluff_cards_equal (BluffCards a, BluffCards b)
{
  return a.part[0] == b.part[0] && a.part[1] == b.part[1];
}

/* Whether every card of A is in B. */
static inline gboolean
bluff_cards_within (BluffCards a, BluffCards b)
{
  return bluff_cards_is_empty (bluff_cards_minus (a, b));
}

static inline gboolean
bluff_cards_meet (BluffCards a, BluffCards b)
{
  return !bluff_cards_is_empty (bluff_cards_and (a, b));
}

static inline guint
bluff_cards_count (BluffCards cards)
{
  return bluff_bits_count (cards.part[0]) + bluff_bits_count (cards.part[1]);
}

/* The lowest card of a set that is not empty. */
static inline guint
bluff_cards_first (BluffCards cards)
{
  return cards.part[0] != 0 ? bluff_bits_first (cards.part[0]) : 64 + bluff_bits_first (cards.part[1]);
}

/* Takes the lowest card out of a set that is not empty. */
static inline guint
bluff_cards_pop (BluffCards *cards)
{
  guint half = cards->part[0] == 0;
  guint card = 64 * half + bluff_bits_first (cards->part[half]);

  cards->part[half] &= cards->part[half] - 1;
  return card;
}

/* The card with RANK cards below it; the set has more than RANK. */
static inline guint
bluff_cards_nth (BluffCards cards, guint rank)
{
  guint low = bluff_bits_count (cards.part[0]);

  return rank < low ? bluff_bits_nth (cards.part[0], rank) : 64 + bluff_bits_nth (cards.part[1], rank - low);
}

/* Writes the cards in ascending order to LIST, which has room for them; returns how many. */
static inline guint
bluff_cards_list (BluffCards cards, guint8 *list)
{
  guint n = 0;

  while (!bluff_cards_is_empty (cards))
    list[n++] = (guint8) bluff_cards_pop (&cards);

  return n;
}

G_END_DECLS
