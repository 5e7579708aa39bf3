/* bluff-bluffer-odds.c: what a view of Bluffer proves and makes likely of a hidden side.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-odds.h"

enum
{
  SHAPE_SETS = 1 << BLUFF_N_SHAPES
};

/* What is left open for somebody who knows some cards whole and of others one side. */
typedef struct
{
  gint rest[BLUFF_N_SHAPES][BLUFF_N_SHAPES]; /* cards with these two shapes that are not known whole; symmetric */
  gint half[BLUFF_N_SHAPES];                 /* cards of which only this shape is known */
} Rest;

static void
take_from_rest (Rest *self, BluffShape a, BluffShape b, gint n)
{
  self->rest[a][b] -= n;
  if (a != b)
    self->rest[b][a] -= n;
}

/* KNOWN are the cards whose hidden side is known; the view must know them too. */
static void
count_rest (Rest *self, const BluffBlufferView *view, BluffSlots known)
{
  BluffSlots slots = view->pile;

  for (guint seat = 0; seat < view->head.table.players; seat++)
    slots |= view->tables[seat];

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    {
      self->half[a] = 0;
      for (guint b = 0; b < BLUFF_N_SHAPES; b++)
        self->rest[a][b] = (gint) bluff_bluffer_cards_with ((BluffShape) a, (BluffShape) b);
    }

  for (; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      if (known & bluff_slots_of (slot))
        take_from_rest (self, view->up[slot], view->down[slot], 1);
      else
        self->half[view->up[slot]]++;
    }

  if (view->draw_up < BLUFF_N_SHAPES) /* B3 */
    self->half[view->draw_up]++;
}

/* Whether every card of which one side is known can have a card of the rest, each its own: there must be enough for any
 * choice of shapes (Philip Hall's theorem). The draw pile takes what is left. */
static gboolean
can_be_dealt (const Rest *self)
{
  for (guint set = 0; set < SHAPE_SETS; set++)
    {
      gint room = 0;

      for (guint a = 0; a < BLUFF_N_SHAPES; a++)
        {
          if (set & (1u << a))
            room -= self->half[a];
          for (guint b = a; b < BLUFF_N_SHAPES; b++)
            if (set & ((1u << a) | (1u << b)))
              room += self->rest[a][b];
        }

      if (room < 0)
        return FALSE;
    }

  return TRUE;
}

/* Whether one of the cards that show UP can have HIDDEN on its other side. */
static gboolean
can_hide (const Rest *self, BluffShape up, BluffShape hidden)
{
  Rest without = *self;

  take_from_rest (&without, up, hidden, 1);
  without.half[up]--;
  return without.rest[up][hidden] >= 0 && can_be_dealt (&without);
}

/* In how many ways it can, in the same measure for every HIDDEN: a card with one shape twice shows it whichever side is
 * up, others only half of the time. */
static guint
weigh_hidden (const Rest *self, BluffShape up, BluffShape hidden)
{
  if (!can_hide (self, up, hidden))
    return 0;

  return (guint) self->rest[up][hidden] * (up == hidden ? 2 : 1);
}

/* The cards whose hidden side the view has. */
static BluffSlots
known_slots (const BluffBlufferView *view)
{
  BluffSlots known = 0;

  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if (view->down[slot] < BLUFF_N_SHAPES)
      known |= bluff_slots_of (slot);

  return known;
}

guint
bluff_bluffer_odds_hidden (const BluffBlufferView *view, guint slot, BluffShape shape)
{
  guint up = view->up[slot];
  guint all = 0;
  Rest rest;

  if (view->down[slot] < BLUFF_N_SHAPES)
    return view->down[slot] == shape ? BLUFF_SURE : 0;

  count_rest (&rest, view, known_slots (view));
  for (guint hidden = 0; hidden < BLUFF_N_SHAPES; hidden++)
    all += weigh_hidden (&rest, up, (BluffShape) hidden);

  return all == 0 ? 0 : BLUFF_SURE * weigh_hidden (&rest, up, shape) / all;
}

BluffVerdict
bluff_bluffer_odds_verdict (const BluffBlufferView *view)
{
  guint chance = bluff_bluffer_odds_hidden (view, view->claimed, view->claimed_shape);

  if (chance == 0)
    return BLUFF_VERDICT_FALSE;
  return chance == BLUFF_SURE ? BLUFF_VERDICT_TRUE : BLUFF_VERDICT_OPEN;
}

guint
bluff_bluffer_odds_bluff (const BluffBlufferView *view, const BluffMemory *memory)
{
  guint chance = bluff_bluffer_odds_hidden (view, view->claimed, view->claimed_shape);
  BluffSeat claimer = view->head.turn;

  /* A player who has not looked knows no more than the counts say. */
  if (!(view->knows[claimer] & bluff_slots_of (view->claimed)))
    return BLUFF_SURE - chance;

  return bluff_memory_suspicion (memory, claimer, chance, BLUFF_SURE / BLUFF_N_SHAPES);
}

BluffSeats
bluff_bluffer_odds_provers (const BluffBlufferView *view, guint slot, BluffShape shape)
{
  BluffSlots own = known_slots (view);
  gboolean false_for_sure = bluff_bluffer_odds_hidden (view, slot, shape) == 0;
  BluffSeats provers = 0;

  for (BluffSeat seat = 0; seat < view->head.table.players; seat++)
    {
      gboolean proves;

      if (seat == view->seat || !bluff_seats_has (view->in_play, seat))
        continue;

      if (view->knows[seat] & bluff_slots_of (slot))
        {
          proves = false_for_sure;
        }
      else
        {
          Rest rest;

          count_rest (&rest, view, own & view->knows[seat]);
          proves = !can_hide (&rest, view->up[slot], shape);
        }

      if (proves)
        provers |= bluff_seats_of (seat);
    }

  return provers;
}
