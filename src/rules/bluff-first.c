/* bluff-first.c: who begins (C2).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-first.h"

gboolean
bluff_first_knows_youngest (BluffGame game, const BluffSitter *sitters, guint players)
{
  gboolean people = FALSE;

  /* Bluffaneer begins with "the best pirate impression", which nobody can look up. */
  if (game == BLUFF_GAME_BLUFFANEER)
    return FALSE;

  for (guint seat = 0; seat < players; seat++)
    {
      if (sitters[seat].human && sitters[seat].birth_year == 0)
        return FALSE;
      people = people || sitters[seat].human;
    }

  return people;
}

BluffSeat
bluff_first_youngest (const BluffSitter *sitters, guint players, BluffRandom *random)
{
  BluffSeats youngest = 0;
  guint latest = 0;

  for (BluffSeat seat = 0; seat < players; seat++)
    {
      if (!sitters[seat].human || sitters[seat].birth_year < latest)
        continue;

      if (sitters[seat].birth_year > latest)
        youngest = 0;
      latest = sitters[seat].birth_year;
      youngest |= bluff_seats_of (seat);
    }

  return (BluffSeat) bluff_bits_nth (youngest, bluff_random_below (random, bluff_seats_count (youngest)));
}

BluffSeat
bluff_first_default (BluffGame game, const BluffSitter *sitters, guint players, BluffRandom *random)
{
  if (bluff_first_knows_youngest (game, sitters, players))
    return bluff_first_youngest (sitters, players, random);

  return (BluffSeat) bluff_random_below (random, players);
}
