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

/* The cards of TOLD that come to a hand, and in GONE those that leave one. */
static BluffCards
find_arrivals (const BluffTold *told, BluffCards *gone)
{
  const BluffEvent *event = &told->event;
  BluffCards come = BLUFF_CARDS_NONE;

  *gone = BLUFF_CARDS_NONE;
  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_SETUP:
      for (guint i = 0; i < event->deck.n; i++)
        if (event->deck.cards[i] != BLUFF_UNKNOWN)
          bluff_cards_add (&come, event->deck.cards[i]);
      break;
    case BLUFF_EVENT_DRAW:
      for (guint i = 0; i < event->draw.n; i++)
        if (event->draw.cards[i] != BLUFF_UNKNOWN)
          bluff_cards_add (&come, event->draw.cards[i]);
      break;
    case BLUFF_EVENT_BOARD:
      come = event->board.taken;
      break;
    case BLUFF_EVENT_LAY:
      *gone = bluff_cards_or (event->lay.up, event->lay.down);
      break;
    case BLUFF_EVENT_REVEAL:
      /* P15: the layer takes them back. */
      if (event->reveal.vote && event->reveal.bluff)
        come = bluff_cards_or (event->reveal.up, event->reveal.down);
      break;
    default:
      break;
    }

  return come;
}

void
bluff_pirate_fan_learn (BluffPirateFan *self, const BluffTold *told)
{
  BluffCards gone;
  BluffCards come = find_arrivals (told, &gone);
  guint kept = 0;

  for (guint i = 0; i < self->n; i++)
    if (!bluff_cards_has (come, self->cards[i]) && !bluff_cards_has (gone, self->cards[i]))
      self->cards[kept++] = self->cards[i];
  self->n = kept + bluff_cards_list (come, self->cards + kept);
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
