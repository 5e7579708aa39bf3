/* bluff-pirate-cups.c: what the cups that were lifted have shown.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-cups.h"

#include "bluff-words-list.h"
#include "bluff-words-pirate-sheets.h"

void
bluff_pirate_cups_add (BluffPirateCups *self, const BluffTold *told)
{
  const BluffEvent *event = &told->event;
  BluffPirateCup *cup;

  if (event->kind != BLUFF_EVENT_REVEAL)
    return;

  g_return_if_fail (event->reveal.voter < BLUFF_PIRATE_SEATS);

  cup = &self->seats[event->reveal.voter];
  cup->lifted++;
  cup->bluff += event->reveal.vote ? 1 : 0;
  cup->right += !event->reveal.vote == !event->reveal.bluff ? 1 : 0;
}

char *
bluff_pirate_cups_say (const BluffPirateCups *self, const BluffCast *cast, const BluffPirateView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  guint players = view->head.table.players;
  BluffSeat layer = view->head.turn;

  for (BluffSeat seat = bluff_seat_next (layer, players); seat != layer; seat = bluff_seat_next (seat, players))
    {
      const BluffPirateCup *cup = &self->seats[seat];

      if (cup->lifted > 0)
        g_ptr_array_add (lines, bluff_words_lifted_cups (cast, seat, cup->lifted, cup->bluff, cup->right));
    }

  return lines->len > 0 ? bluff_words_lines (lines) : NULL;
}
