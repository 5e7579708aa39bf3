/* bluff-seat-news.c: what a table shows of one seat: what all games have of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-news.h"

guint
bluff_seat_marks_of (const BluffHead *head, BluffSeat seat, BluffSeats away)
{
  gboolean won = head->place[seat] == 1;
  guint marks = won ? BLUFF_SEAT_MARK_WINNER : 0;

  if (head->phase == BLUFF_PHASE_OVER)
    return marks;
  if (bluff_seats_has (away, seat))
    marks |= BLUFF_SEAT_MARK_AWAY;
  /* B16: the first player without cards has won, however long the others play on. */
  if (won)
    return marks;

  if (head->turn == seat)
    marks |= BLUFF_SEAT_MARK_ACTIVE;
  if (bluff_seats_has (head->awaited, seat))
    marks |= BLUFF_SEAT_MARK_THINKING;

  return marks;
}
