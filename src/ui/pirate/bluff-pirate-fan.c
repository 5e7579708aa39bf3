/* bluff-pirate-fan.c: in which order the cards of a hand stand, and how far apart.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-fan.h"

#include <math.h>

#define GAP 0.17 /* between cards that do not overlap, of their width */

void
bluff_pirate_fan_follow (BluffPirateFan *self, BluffCards hand, gboolean sorted)
{
  guint kept = 0;

  if (sorted)
    {
      self->n = bluff_cards_list (hand, self->cards);
      return;
    }

  for (guint i = 0; i < self->n; i++)
    if (bluff_cards_has (hand, self->cards[i]))
      {
        bluff_cards_remove (&hand, self->cards[i]);
        self->cards[kept++] = self->cards[i];
      }
  self->n = kept + bluff_cards_list (hand, self->cards + kept);
}

guint
bluff_pirate_fan_find (const BluffPirateFan *self, guint card)
{
  guint i = 0;

  while (i < self->n && self->cards[i] != card)
    i++;

  return i;
}

double
bluff_pirate_fan_step (guint n, int width, int room)
{
  double widest = round (width * (1 + GAP));

  if (n < 2)
    return widest;

  return CLAMP ((double) (room - width) / (n - 1), MIN (BLUFF_PIRATE_FAN_STRIP, widest), widest);
}

int
bluff_pirate_fan_extent (guint n, int width, double step)
{
  return n == 0 ? 0 : width + (int) ceil ((n - 1) * step);
}
