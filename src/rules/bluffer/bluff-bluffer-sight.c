/* bluff-bluffer-sight.c: what a seat may know of a game of Bluffer, and what it is told of an event.
 *
 * All see that somebody looked at a hidden side; nobody else sees what they saw. Cards are named by their slots,
 * because the ids of a record would tell a shuffled card from its fellows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

/* B2: the cards whose hidden side is known to SEAT, to a reader who may see everything, or to an onlooker, for whom a
 * side is no secret if it is none to anybody at the table. */
static BluffSlots
known_slots (const BluffBlufferState *self, BluffSeat seat)
{
  BluffSlots known = ~(BluffSlots) 0;

  if (seat < BLUFF_BLUFFER_SEATS)
    return self->knows[seat];
  if (seat == BLUFF_NO_SEAT)
    return known;

  for (guint other = 0; other < self->head.table.players; other++)
    known &= self->knows[other];

  return known;
}

static void
see_cards (const BluffBlufferState *self, BluffSeat seat, BluffBlufferView *view)
{
  BluffSlots seen = ~bluff_bluffer_free_slots (self);
  BluffSlots known = known_slots (self, seat);

  memset (view->up, BLUFF_SHAPE_UNKNOWN, sizeof view->up);
  memset (view->down, BLUFF_SHAPE_UNKNOWN, sizeof view->down);
  for (BluffSlots slots = seen; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      view->up[slot] = self->up[slot];
      if ((known & bluff_slots_of (slot)) != 0)
        view->down[slot] = self->down[slot];
    }
}

void
bluff_bluffer_sight (const BluffState *state, BluffSeat seat, BluffView *view)
{
  const BluffBlufferState *self = &state->bluffer;
  BluffBlufferView *seen = &view->bluffer;
  gboolean claimed = self->asked != BLUFF_NO_SLOT && (self->pile & bluff_slots_of (self->asked)) != 0;

  seen->seat = seat;
  seen->need = self->need;
  seen->top = self->top;
  seen->draw_size = self->draw_size;
  seen->draw_up = self->draw_size > 0 ? self->draw[self->draw_size - 1].up : BLUFF_SHAPE_UNKNOWN; /* B3 */
  seen->peeked = self->peeked;
  seen->claimed = claimed ? self->asked : BLUFF_NO_SLOT;
  seen->claimed_shape = claimed ? self->asked_shape : BLUFF_SHAPE_UNKNOWN;
  seen->caller = self->caller;
  seen->in_play = self->in_play;
  seen->decided = self->moment.decided;
  seen->own_shout = (guint8) bluff_seats_has (self->moment.shouted, seat);
  memcpy (seen->tables, self->tables, sizeof seen->tables);
  seen->pile = self->pile;
  memcpy (seen->knows, self->knows, sizeof seen->knows);
  see_cards (self, seat, seen);
}

/* The cards of the draw pile, which begins at FROM: only the upper side of the next one is seen (B3). */
static void
tell_draw_pile (BluffEventDeck *told, guint from, BluffSeat seat)
{
  for (guint i = from; i < told->n; i++)
    {
      told->cards[i] = BLUFF_UNKNOWN;
      if (seat == BLUFF_NO_SEAT)
        continue;
      if (i > from)
        told->up[i] = BLUFF_SHAPE_UNKNOWN;
      told->down[i] = BLUFF_SHAPE_UNKNOWN;
    }
}

/* Cards get their slots in the order in which they are dealt. */
static void
tell_setup (const BluffBlufferState *self, BluffEventDeck *told, BluffSeat seat)
{
  guint dealt = self->head.table.players * BLUFF_BLUFFER_HAND + 1;

  for (guint slot = 0; slot < dealt; slot++)
    {
      told->cards[slot] = (guint8) slot;
      if (seat != BLUFF_NO_SEAT)
        told->down[slot] = BLUFF_SHAPE_UNKNOWN;
    }
  tell_draw_pile (told, dealt, seat);
}

static void
tell_draw (const BluffBlufferState *self, BluffEvent *told)
{
  BluffSlots free_slots = bluff_bluffer_free_slots (self);

  for (guint i = 0; i < told->draw.n; i++, free_slots &= free_slots - 1)
    {
      told->draw.cards[i] = (guint8) bluff_bits_first (free_slots);
      told->draw.up[i] = self->draw[self->draw_size - 1 - i].up;
    }
}

static void
tell_card (const BluffBlufferState *self, BluffSeat seat, BluffEvent *told)
{
  guint slot = self->slot_of[told->card.card];
  gboolean opens = told->kind == BLUFF_EVENT_MATCH || told->kind == BLUFF_EVENT_SHOWN; /* B5, B10, B15 */
  gboolean peeks = told->kind == BLUFF_EVENT_PEEK && told->seat == seat;               /* B4 */
  gboolean known = (known_slots (self, seat) & bluff_slots_of (slot)) != 0;

  told->card.card = (guint8) slot;
  told->card.up = self->up[slot];
  told->card.need = self->asked == BLUFF_NO_SLOT ? self->need : self->asked_shape;
  told->card.down = opens || peeks || known ? self->down[slot] : BLUFF_SHAPE_UNKNOWN;
}

void
bluff_bluffer_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told)
{
  const BluffBlufferState *self = &state->bluffer;

  switch (event->kind)
    {
    case BLUFF_EVENT_SETUP:
      tell_setup (self, &told->deck, seat);
      break;
    case BLUFF_EVENT_RESHUFFLE:
      tell_draw_pile (&told->deck, 0, seat);
      break;
    case BLUFF_EVENT_DRAW:
      tell_draw (self, told);
      break;
    case BLUFF_EVENT_DECIDE: /* C4: sealed */
      if (seat != event->seat && seat != BLUFF_NO_SEAT)
        told->decide.shout = BLUFF_UNKNOWN;
      break;
    case BLUFF_EVENT_PEEK:
    case BLUFF_EVENT_MATCH:
    case BLUFF_EVENT_CLAIM:
    case BLUFF_EVENT_SHOW:
    case BLUFF_EVENT_SHOWN:
    case BLUFF_EVENT_TAKE:
    case BLUFF_EVENT_GIVE:
      tell_card (self, seat, told);
      break;
    default:
      break;
    }
}
