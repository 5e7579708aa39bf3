/* bluff-bluffaneer-imagine.c: whole games of Bluffaneer that a view leaves possible.
 *
 * Every deal of the cards that agrees with the view is equally likely. The hands are dealt one after another, each from
 * the cards of its own shuffle that it may hold. A deal comes out more often where its hands had less to choose from;
 * to even that out, it is kept with the chance (product of the choices) / (product of the most there could have been).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-rules.h"

#include <string.h>

enum
{
  ALL_PAIRS = (1 << BLUFF_N_PAIRS) - 1
};

static guint
count_allowed (const guint8 *left, BluffPairs allowed)
{
  guint n = 0;

  for (; allowed != 0; allowed &= (BluffPairs) (allowed - 1))
    n += left[bluff_bits_first (allowed)];

  return n;
}

/* All that the view tells, as a state without the cards of others. */
static void
know (BluffBluffaneerState *known, const BluffBluffaneerView *view)
{
  BluffBluffaneerBatch *fresh = &known->batch[BLUFF_BLUFFANEER_FRESH];

  memset (known, 0, sizeof *known);
  known->head = view->head;
  memcpy (known->icons, view->icons, sizeof known->icons);
  memcpy (known->coins, view->coins, sizeof known->coins);
  known->box = view->box;
  known->claimer = view->claimer;
  known->card[view->seat] = view->card;
  memcpy (known->not_pair, view->not_pair, sizeof known->not_pair);
  memcpy (known->discards, view->discards, sizeof known->discards);
  known->stack_size = view->stack_size;

  fresh->holders = view->fresh;
  memcpy (fresh->pairs, view->pool, sizeof fresh->pairs);
  for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
    {
      fresh[1 + i].holders = view->old[i];
      memcpy (fresh[1 + i].pairs, view->old_pool[i], sizeof fresh[1 + i].pairs);
    }

  bluff_moment_begin (&known->moment, 0);
  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM)
    {
      known->moment.concerned = bluff_bluffaneer_others (known);
      known->moment.decided = view->decided;
      known->moment.shouted = view->own_shout ? bluff_seats_of (view->seat) : 0;
    }
}

/* The seats that have a card: all, unless one was just revealed and not replaced yet (N14). */
static BluffSeats
seats_with_cards (const BluffBluffaneerView *view)
{
  BluffSeats seats = view->fresh;

  for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
    seats |= view->old[i];

  return seats;
}

/* Which batch a seat's card is from. */
static guint8
find_batch (const BluffBluffaneerState *known, BluffSeat seat)
{
  guint8 batch = 0;

  while (!bluff_seats_has (known->batch[batch].holders, seat))
    batch++;

  return batch;
}

/* Adds the hand of a seat: before those that have more to choose from. */
static void
plan_hand (BluffBluffaneerImagination *self, BluffSeat seat)
{
  BluffBluffaneerStep step = { .seat = seat, .batch = find_batch (&self->known, seat) };
  guint place = self->n_steps++;

  step.allowed = (BluffPairs) (ALL_PAIRS & ~self->known.not_pair[seat]);
  step.bound = (guint8) count_allowed (self->left[step.batch], step.allowed);

  for (; place > 0 && self->steps[place - 1].bound > step.bound; place--)
    self->steps[place] = self->steps[place - 1];
  self->steps[place] = step;
}

/* A hand cannot choose from more cards than those before it leave. */
static void
bound_steps (BluffBluffaneerImagination *self)
{
  guint dealt[BLUFF_BLUFFANEER_BATCHES] = { 0 };

  self->bound = 1;
  for (guint i = 0; i < self->n_steps; i++)
    {
      BluffBluffaneerStep *step = &self->steps[i];
      guint rest = count_allowed (self->left[step->batch], ALL_PAIRS) - dealt[step->batch]++;

      step->bound = (guint8) MIN (step->bound, rest);
      self->bound *= step->bound;
    }
}

void
bluff_bluffaneer_prepare (BluffImagination *imagination, const BluffView *view)
{
  BluffBluffaneerImagination *self = &imagination->bluffaneer;
  BluffSeats holders = seats_with_cards (&view->bluffaneer);
  BluffSeat own = view->bluffaneer.seat;

  self->view = view->bluffaneer;
  know (&self->known, &self->view);

  for (guint i = 0; i < BLUFF_BLUFFANEER_BATCHES; i++)
    memcpy (self->left[i], self->known.batch[i].pairs, sizeof self->left[i]);
  if (bluff_seats_has (holders, own))
    self->left[find_batch (&self->known, own)][view->bluffaneer.card]--;

  self->n_steps = 0;
  for (BluffSeat seat = 0; seat < view->head.table.players; seat++)
    if (!bluff_seats_has (holders, seat))
      self->known.card[seat] = BLUFF_PAIR_NONE;
    else if (seat != own)
      plan_hand (self, seat);
  bound_steps (self);
}

/* Takes one of N allowed cards, each equally likely. */
static guint8
take_card (guint8 *left, BluffPairs allowed, guint n, BluffRandom *random)
{
  guint rank = bluff_random_below (random, n);

  for (;; allowed &= (BluffPairs) (allowed - 1))
    {
      guint pair = bluff_bits_first (allowed);

      if (rank < left[pair])
        {
          left[pair]--;
          return (guint8) pair;
        }
      rank -= left[pair];
    }
}

/* Deals the other hands; FALSE if the deal is not to be kept. */
static gboolean
deal_hands (const BluffBluffaneerImagination *self,
            guint8 left[][BLUFF_N_PAIRS],
            BluffRandom *random,
            BluffBluffaneerState *state)
{
  guint32 choices = 1;

  for (guint i = 0; i < self->n_steps; i++)
    {
      const BluffBluffaneerStep *step = &self->steps[i];
      guint n = count_allowed (left[step->batch], step->allowed);

      if (n == 0)
        return FALSE;
      state->card[step->seat] = take_card (left[step->batch], step->allowed, n, random);
      choices *= n;
    }

  return choices == self->bound || bluff_random_below (random, self->bound) < choices;
}

void
bluff_bluffaneer_draw (const BluffImagination *imagination, BluffRandom *random, BluffState *state)
{
  const BluffBluffaneerImagination *self = &imagination->bluffaneer;
  BluffBluffaneerState *drawn = &state->bluffaneer;
  guint8 left[BLUFF_BLUFFANEER_BATCHES][BLUFF_N_PAIRS];
  guint n = 0;

  *drawn = self->known;
  do
    memcpy (left, self->left, sizeof left);
  while (!deal_hands (self, left, random, drawn));

  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    for (guint copy = 0; copy < left[BLUFF_BLUFFANEER_FRESH][pair]; copy++)
      drawn->stack[n++] = (guint8) pair;
  bluff_random_shuffle (random, drawn->stack, n);

  bluff_moment_imagine (&drawn->moment, self->view.seat, random);
}
