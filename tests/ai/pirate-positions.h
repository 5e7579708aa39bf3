/* pirate-positions.h: positions of Bluff Pirate as a seat sees them, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-view.h"

G_BEGIN_DECLS

enum
{
  SELF = 0,
  LAYER = 1,
  THIRD = 2
};

/* Cards are written as in records, "hat-3"; "hat*6" are the first six of the suit, the pirate card being the tenth. */
BluffCards read_cards (const char *names);

/* Seats 0, 1 and 2 with five squares behind them; everything not in DISCARDS may be everywhere for the onlooker. */
void open_view (BluffView *view, const char *hand, const char *discards);

/* What is neither open nor in a hand is in the pile. */
void fill_pile (BluffPirateView *self);

/* Says that CARDS are in one of PLACES. */
void confine (BluffCards *may, BluffCards cards, guint places);

G_END_DECLS
