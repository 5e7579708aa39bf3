/* bluff-pirate.c: the things of Bluff Pirate that every seat can name.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate.h"

#include <string.h>

static const char *const suit_names[BLUFF_N_SUITS] = {
  "cutlass", "spyglass", "parrot", "hook", "compass", "hat", "flag", "anchor", "lantern", "barrel",
};

/* P3 */
static const guint8 island_squares[BLUFF_N_VOYAGES][BLUFF_PIRATE_ISLANDS] = {
  [BLUFF_VOYAGE_SHORT] = { 12, 18 },
  [BLUFF_VOYAGE_STANDARD] = { 20, 28 },
  [BLUFF_VOYAGE_LONG] = { 30, 40 },
};

BluffCards
bluff_pirate_suit_cards (BluffSuit suit)
{
  /* Only the seventh suit lies across the two words of a set. */
  guint first = suit * BLUFF_PIRATE_SUIT_CARDS;
  guint64 ten = 0x3ff;

  if (first >= 64)
    return (BluffCards){ { 0, ten << (first - 64) } };
  if (first + BLUFF_PIRATE_SUIT_CARDS <= 64)
    return (BluffCards){ { ten << first, 0 } };
  return (BluffCards){ { ten << first, ten >> (64 - first) } };
}

BluffCards
bluff_pirate_pirate_cards (void)
{
  return (BluffCards){ { G_GUINT64_CONSTANT (0x0802008020080200), G_GUINT64_CONSTANT (0x802008020) } };
}

BluffCards
bluff_pirate_all_cards (void)
{
  return (BluffCards){ { G_MAXUINT64, (G_GUINT64_CONSTANT (1) << (BLUFF_PIRATE_CARDS - 64)) - 1 } };
}

const char *
bluff_suit_name (BluffSuit suit)
{
  g_return_val_if_fail (suit < BLUFF_N_SUITS, NULL);

  return suit_names[suit];
}

char *
bluff_pirate_card_name (guint card, char *buffer)
{
  char *end = g_stpcpy (buffer, suit_names[bluff_pirate_card_suit (card)]);

  if (bluff_pirate_card_is_pirate (card))
    {
      strcpy (end, "-pirate");
    }
  else
    {
      end[0] = '-';
      end[1] = (char) ('1' + card % BLUFF_PIRATE_SUIT_CARDS);
      end[2] = '\0';
    }

  return buffer;
}

gboolean
bluff_pirate_card_from_name (const char *name, guint8 *card)
{
  const char *dash = strchr (name, '-');
  guint suit = 0;

  if (dash == NULL)
    return FALSE;

  while (suit < BLUFF_N_SUITS &&
         (strncmp (name, suit_names[suit], (gsize) (dash - name)) != 0 || suit_names[suit][dash - name] != '\0'))
    suit++;

  if (suit == BLUFF_N_SUITS)
    return FALSE;

  if (g_str_equal (dash + 1, "pirate"))
    *card = (guint8) (suit * BLUFF_PIRATE_SUIT_CARDS + BLUFF_PIRATE_SUIT_CARDS - 1);
  else if (dash[1] >= '1' && dash[1] <= '9' && dash[2] == '\0')
    *card = (guint8) (suit * BLUFF_PIRATE_SUIT_CARDS + (guint) (dash[1] - '1'));
  else
    return FALSE;

  return TRUE;
}

guint
bluff_pirate_island_square (BluffVoyage voyage, guint island)
{
  g_return_val_if_fail (voyage < BLUFF_N_VOYAGES && island < BLUFF_PIRATE_ISLANDS, 0);

  return island_squares[voyage][island];
}

gboolean
bluff_pirate_is_bluff (BluffCards up, BluffCards down)
{
  return !bluff_cards_within (down, bluff_pirate_suit_cards (bluff_pirate_card_suit (bluff_cards_first (up))));
}
