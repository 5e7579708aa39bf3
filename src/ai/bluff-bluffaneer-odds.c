/* bluff-bluffaneer-odds.c: what a view of Bluffaneer proves and makes likely of a card.
 *
 * Everybody knows which cards went into the stack when it was shuffled, and whose card came out of it since: the fresh
 * hands share one lot of cards with the stack, hands left from an earlier shuffle share what was left of that.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-odds.h"

enum
{
  PAIR_SETS = 1 << BLUFF_N_PAIRS,
  ALL_PAIRS = PAIR_SETS - 1
};

/* The cards one of which a seat holds, and the hands that share them. */
typedef struct
{
  gint left[BLUFF_N_PAIRS];
  BluffSeats seats;                       /* without the one in question and those whose card is known */
  BluffPairs may[BLUFF_BLUFFANEER_SEATS]; /* by seat: what its card may show */
} Lot;

/* The lot of SEAT, for its view's seat, which is another, or, with BLUFF_NO_SEAT as WATCHER, for somebody who has no
 * card. */
static void
find_lot (Lot *self, const BluffBluffaneerView *view, BluffSeat seat, BluffSeat watcher)
{
  const guint8 *pool = view->pool;

  self->seats = view->fresh;
  for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
    if (bluff_seats_has (view->old[i], seat))
      {
        self->seats = view->old[i];
        pool = view->old_pool[i];
      }

  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    self->left[pair] = pool[pair];
  for (guint i = 0; i < BLUFF_BLUFFANEER_SEATS; i++)
    self->may[i] = (BluffPairs) (ALL_PAIRS & ~view->not_pair[i]);

  if (bluff_seats_has (self->seats, watcher))
    {
      self->left[view->card]--;
      self->seats = bluff_seats_without (self->seats, watcher);
    }
  self->seats = bluff_seats_without (self->seats, seat);
}

/* Whether every hand of the lot can have a card that it may have, if SEAT has one of PAIRS: there must be enough for
 * any choice of hands (Philip Hall's theorem). The stack takes what is left. */
static gboolean
can_be_dealt (const Lot *self, BluffPairs pairs)
{
  for (guint set = 0; set < PAIR_SETS; set++)
    {
      gint room = (pairs & ~set) == 0 ? -1 : 0;

      for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
        if (set & (1u << pair))
          room += self->left[pair];

      for (BluffSeats seats = self->seats; seats != 0; seats &= seats - 1)
        if ((self->may[bluff_seats_first (seats)] & ~set) == 0)
          room--;

      if (room < 0)
        return FALSE;
    }

  return TRUE;
}

BluffPair
bluff_bluffaneer_odds_rolled (const BluffBluffaneerView *view)
{
  return bluff_pair_of (view->icons[0], view->icons[1]);
}

BluffVerdict
bluff_bluffaneer_odds_verdict (const BluffBluffaneerView *view)
{
  BluffPairs rolled = (BluffPairs) (1u << bluff_bluffaneer_odds_rolled (view));
  BluffPairs may;
  Lot lot;

  find_lot (&lot, view, view->claimer, view->seat);
  may = lot.may[view->claimer];

  if (!can_be_dealt (&lot, may & rolled))
    return BLUFF_VERDICT_FALSE;
  if (!can_be_dealt (&lot, (BluffPairs) (may & ~rolled)))
    return BLUFF_VERDICT_TRUE;
  return BLUFF_VERDICT_OPEN;
}

guint
bluff_bluffaneer_odds_bluff (const BluffBluffaneerView *view, const BluffMemory *memory)
{
  BluffPair rolled = bluff_bluffaneer_odds_rolled (view);
  guint all = 0;
  Lot lot;

  find_lot (&lot, view, view->claimer, view->seat);
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    if (lot.may[view->claimer] & (1u << pair))
      all += (guint) lot.left[pair];

  /* Against a card of which nothing is known. */
  return bluff_memory_suspicion (memory, view->claimer, (guint) lot.left[rolled] * BLUFF_N_PAIRS, all);
}

gboolean
bluff_bluffaneer_odds_is_absurd (const BluffBluffaneerView *view, BluffPair pair)
{
  Lot lot;

  find_lot (&lot, view, view->seat, BLUFF_NO_SEAT);
  return !can_be_dealt (&lot, (BluffPairs) (lot.may[view->seat] & (1u << pair)));
}
