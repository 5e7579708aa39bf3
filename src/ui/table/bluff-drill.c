/* bluff-drill.c: all people try their keys, one by one and then together.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-drill.h"

void
bluff_drill_init (BluffDrill *self, BluffSeats people)
{
  *self = (BluffDrill){ .people = people };
}

BluffDrillState
bluff_drill_get_state (const BluffDrill *self)
{
  if (self->tried != self->people)
    return BLUFF_DRILL_ALONE;
  if (self->together)
    return BLUFF_DRILL_DONE;

  return self->missing != 0 ? BLUFF_DRILL_MISSING : BLUFF_DRILL_TOGETHER;
}

void
bluff_drill_press (BluffDrill *self, BluffSeat seat)
{
  gboolean all_tried = self->tried == self->people;

  if (!bluff_seats_has (self->people, seat))
    return;

  self->tried |= bluff_seats_of (seat);
  self->down |= bluff_seats_of (seat);
  if (!all_tried)
    return;

  self->arrived |= bluff_seats_of (seat);
  if (self->down == self->people)
    {
      self->together = TRUE;
      self->missing = 0;
    }
}

void
bluff_drill_release (BluffDrill *self, BluffSeat seat)
{
  self->down = bluff_seats_without (self->down, seat);
  if (self->down != 0)
    return;

  /* One key alone says nothing about the others. */
  if (!self->together && bluff_seats_count (self->arrived) > 1)
    self->missing = (BluffSeats) (self->people & ~self->arrived);
  self->arrived = 0;
}

void
bluff_drill_let_go (BluffDrill *self)
{
  self->down = 0;
  self->arrived = 0;
}

void
bluff_drill_forget (BluffDrill *self, BluffSeat seat)
{
  self->tried = bluff_seats_without (self->tried, seat);
  self->missing = 0;
  self->together = FALSE;
  bluff_drill_let_go (self);
}
