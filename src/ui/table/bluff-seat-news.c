/* bluff-seat-news.c: what a table shows of one seat: what all games have of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-news.h"

guint
bluff_seat_marks_of (const BluffHead *head, BluffSeat seat, BluffSeats away)
{
  guint marks = 0;

  /* B16: whoever is first without cards has won, however long the others play on. */
  if (head->place[seat] == 1)
    return BLUFF_SEAT_MARK_WINNER;
  if (head->phase == BLUFF_PHASE_OVER)
    return 0;

  if (head->turn == seat)
    marks |= BLUFF_SEAT_MARK_ACTIVE;
  if (bluff_seats_has (head->awaited, seat))
    marks |= BLUFF_SEAT_MARK_THINKING;
  if (bluff_seats_has (away, seat))
    marks |= BLUFF_SEAT_MARK_AWAY;

  return marks;
}
