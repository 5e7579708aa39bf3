/* bluff-pirate-score.c: who is where in the end (P25).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#include <string.h>

void
bluff_pirate_score (const BluffPirateState *self, guint8 *place)
{
  guint players = self->head.table.players;

  memset (place, 0, BLUFF_MAX_SEATS);

  for (guint seat = 0; seat < players; seat++)
    {
      place[seat] = 1;
      if (seat == self->winner)
        continue;

      for (guint other = 0; other < players; other++)
        if (other == self->winner || self->square[other] > self->square[seat])
          place[seat]++;
    }
}
