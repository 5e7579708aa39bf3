/* bluff-bluffaneer-score.c: who has which place in a game of Bluffaneer (N16, N17).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

#include <string.h>

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

/* The more the better. The champion is better than those who lost the toss (N17); other ties are shared (C5). */
static guint
weigh (const BluffBluffaneerState *self, BluffSeat seat)
{
  return 2u * self->coins[seat] + (seat == self->champion ? 1 : 0);
}

void
bluff_bluffaneer_rank (const BluffBluffaneerState *self, guint8 *place)
{
  memset (place, 0, BLUFF_MAX_SEATS);

  for (BluffSeat seat = 0; seat < self->head.table.players; seat++)
    {
      place[seat] = 1;
      for (BluffSeat other = 0; other < self->head.table.players; other++)
        place[seat] = (guint8) (place[seat] + (weigh (self, other) > weigh (self, seat) ? 1 : 0));
    }
}
