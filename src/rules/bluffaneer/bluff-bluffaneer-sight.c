/* bluff-bluffaneer-sight.c: what a seat may know of a game of Bluffaneer, and what it is told of an event (C3).
 *
 * The secrets are the cards of the others, the order of the stack, and what others have decided in a moment.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

#include <string.h>

void
bluff_bluffaneer_sight (const BluffState *state, BluffSeat seat, BluffView *view)
{
  const BluffBluffaneerState *self = &state->bluffaneer;
  const BluffBluffaneerBatch *fresh = &self->batch[BLUFF_BLUFFANEER_FRESH];
  BluffBluffaneerView *sight = &view->bluffaneer;

  sight->seat = seat;
  /* N4: before they are dealt, nobody has one. */
  sight->card = seat == BLUFF_ONLOOKER || state->head.phase == BLUFF_PHASE_SETUP ? BLUFF_PAIR_NONE : self->card[seat];
  memcpy (sight->coins, self->coins, sizeof sight->coins);
  sight->box = self->box;
  memcpy (sight->icons, self->icons, sizeof sight->icons);
  sight->stack_size = self->stack_size;
  memcpy (sight->discards, self->discards, sizeof sight->discards);

  sight->fresh = fresh->holders;
  memcpy (sight->pool, fresh->pairs, sizeof sight->pool);
  for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
    {
      sight->old[i] = fresh[1 + i].holders;
      memcpy (sight->old_pool[i], fresh[1 + i].pairs, sizeof sight->old_pool[i]);
    }
  memcpy (sight->not_pair, self->not_pair, sizeof sight->not_pair);

  sight->decided = self->moment.decided;
  sight->own_shout = (guint8) bluff_seats_has (self->moment.shouted, seat);
  sight->claimer = self->claimer;
}

void
bluff_bluffaneer_tell (const BluffState *state G_GNUC_UNUSED, const BluffEvent *event, BluffSeat seat, BluffEvent *told)
{
  if (seat == BLUFF_NO_SEAT)
    return;

  switch (event->kind)
    {
    case BLUFF_EVENT_SETUP: /* N4: the cards are dealt in the order of the seats */
      memset (told->deck.cards, BLUFF_UNKNOWN, event->deck.n);
      if (seat != BLUFF_ONLOOKER)
        told->deck.cards[seat] = event->deck.cards[seat];
      break;
    case BLUFF_EVENT_RESHUFFLE:
      memset (told->deck.cards, BLUFF_UNKNOWN, event->deck.n);
      break;
    case BLUFF_EVENT_DRAW:
      if (seat != event->seat)
        told->draw.cards[0] = BLUFF_UNKNOWN;
      break;
    case BLUFF_EVENT_DECIDE: /* C4 */
      if (seat != event->seat)
        told->decide.shout = BLUFF_UNKNOWN;
      break;
    default:
      break;
    }
}
