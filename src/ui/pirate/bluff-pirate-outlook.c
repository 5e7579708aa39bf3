/* bluff-pirate-outlook.c: what can be told beforehand of a set on the table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-outlook.h"

#include <string.h>

guint
bluff_pirate_outlook_reach (const BluffPirateView *view, guint from, guint n)
{
  guint to = MIN (from + n, bluff_pirate_island_square (view->head.table.voyage, BLUFF_PIRATE_ISLANDS - 1));

  for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
    {
      guint square = bluff_pirate_island_square (view->head.table.voyage, island);

      if (view->island[island] == BLUFF_ISLAND_CLOSED && from < square && square < to)
        to = square;
    }

  return to;
}

guint
bluff_pirate_outlook_back (guint from)
{
  return from > BLUFF_PIRATE_BACK ? from - BLUFF_PIRATE_BACK : 0;
}

void
bluff_pirate_outlook_after (const BluffPirateView *view, const BluffEvent *reveal, guint8 after[BLUFF_PIRATE_SEATS])
{
  BluffSeat layer = reveal->seat;
  BluffSeat voter = reveal->reveal.voter;
  guint n = reveal->reveal.size;

  memcpy (after, view->square, BLUFF_PIRATE_SEATS);
  if (reveal->reveal.vote && reveal->reveal.bluff)
    {
      after[voter] = (guint8) bluff_pirate_outlook_reach (view, view->square[voter], n);
      return;
    }

  after[layer] = (guint8) bluff_pirate_outlook_reach (view, view->square[layer], n);
  if (reveal->reveal.vote)
    after[voter] = (guint8) bluff_pirate_outlook_back (view->square[voter]);
}

gboolean
bluff_pirate_outlook_count (const BluffPirateView *view, BluffPirateCount *count)
{
  BluffCards suit;

  if (bluff_cards_is_empty (view->up))
    return FALSE;

  count->suit = bluff_pirate_card_suit (bluff_cards_first (view->up));
  suit = bluff_pirate_suit_cards (count->suit);
  count->up = bluff_cards_count (bluff_cards_and (view->up, suit));
  count->discarded = bluff_cards_count (bluff_cards_and (view->discards, suit));
  count->held = bluff_cards_count (bluff_cards_and (bluff_cards_or (view->hand, view->down), suit));

  return TRUE;
}
