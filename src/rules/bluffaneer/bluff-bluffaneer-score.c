/* bluff-bluffaneer-score.c: when a game of Bluffaneer is decided, and who has which place (N16, N17).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

gboolean
bluff_bluffaneer_is_decided (const BluffBluffaneerState *self)
{
  for (BluffSeat seat = 0; seat < self->head.table.players; seat++)
    if (self->coins[seat] == 0)
      return TRUE;

  return FALSE;
}

BluffSeats
bluff_bluffaneer_leaders (const BluffBluffaneerState *self)
{
  BluffSeats leaders = 0;
  guint most = 0;

  for (BluffSeat seat = 0; seat < self->head.table.players; seat++)
    {
      if (self->coins[seat] > most)
        {
          most = self->coins[seat];
          leaders = 0;
        }
      if (self->coins[seat] == most)
        leaders |= bluff_seats_of (seat);
    }

  return leaders;
}

/* The champion is better than those who lost the toss (N17); other ties are shared (C5). */
static gboolean
is_better (const BluffBluffaneerState *self, BluffSeat a, BluffSeat b)
{
  if (self->coins[a] == self->coins[b])
    return a == self->champion && a != b;

  return self->coins[a] > self->coins[b];
}

void
bluff_bluffaneer_rank (const BluffBluffaneerState *self, guint8 *place)
{
  guint players = self->head.table.players;

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      place[seat] = seat < players ? 1 : 0;
      for (BluffSeat other = 0; seat < players && other < players; other++)
        if (is_better (self, other, seat))
          place[seat]++;
    }
}
