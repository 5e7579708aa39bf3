/* bluff-pirate-imagine.c: whole states that a view of Bluff Pirate leaves possible, each deal equally likely.
 *
 * The cards are dealt into the hands and the pile so that each gets a place where the view says it may be. Cards that
 * may be in the same places form a class, so a handful of classes meets a handful of places, and the deal goes step by
 * step: either a class is spread over its places, or a place is filled from its classes. Such a step is *exact*, that
 * is, leaves as many ways to go on whichever way it falls,
 *   - for a class, if every other class may go to all of its places or to none of them;
 *   - for a place, if every other place takes all of its classes or none of them.
 * Almost always exact steps are all that is needed. When several boardings have left classes that overlap, the classes
 * that remain are spread one by one, and the result is accepted with a probability that makes up for the difference.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#include <string.h>

/* Planning */

typedef struct
{
  guint n_classes;
  guint8 places[BLUFF_PIRATE_CLASSES];  /* by class: where its cards may be */
  guint32 classes[BLUFF_PIRATE_PLACES]; /* by place: which classes it takes */
  guint32 open_classes;                 /* not yet spread */
  guint open_places;                    /* not yet filled */
} Plan;

/* Groups the cards that may be in the same places. */
static void
find_classes (BluffPirateImagination *self, Plan *plan)
{
  BluffCards class[BLUFF_PIRATE_CLASSES];
  guint8 start = 0;

  class[0] = BLUFF_CARDS_NONE;
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    class[0] = bluff_cards_or (class[0], self -> view.may[place]);

  plan->places[0] = 0;
  plan->n_classes = bluff_cards_is_empty (class[0]) ? 0 : 1;
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    for (guint i = plan->n_classes; i > 0; i--)
      {
        BluffCards here = bluff_cards_and (class[i - 1], self -> view.may[place]);
        BluffCards rest = bluff_cards_minus (class[i - 1], here);

        if (bluff_cards_is_empty (here))
          continue;
        if (!bluff_cards_is_empty (rest))
          {
            class[plan->n_classes] = rest;
            plan->places[plan->n_classes++] = plan->places[i - 1];
            class[i - 1] = here;
          }
        plan->places[i - 1] |= (guint8) (1u << place);
      }

  self->n_classes = (guint8) plan->n_classes;
  for (guint i = 0; i < plan->n_classes; i++)
    {
      self->class_start[i] = start;
      self->class_size[i] = (guint8) bluff_cards_list (class[i], self -> cards + start);
      start = (guint8) (start + self->class_size[i]);
    }
}

static void
open_plan (BluffPirateImagination *self, Plan *plan)
{
  find_classes (self, plan);

  plan->open_classes = (guint32) ((G_GUINT64_CONSTANT (1) << plan->n_classes) - 1);
  plan->open_places = 0;
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    {
      plan->classes[place] = 0;
      if (self->size[place] > 0)
        plan->open_places |= 1u << place;
      for (guint i = 0; i < plan->n_classes; i++)
        if (plan->places[i] & (1u << place))
          plan->classes[place] |= (guint32) 1 << i;
    }
}

/* Whether SMALL lies within LARGE or apart from it. */
static gboolean
nests (guint32 small, guint32 large)
{
  return (small & large) == 0 || (small & ~large) == 0;
}

static gboolean
class_is_exact (const Plan *plan, guint index)
{
  guint own = plan->places[index] & plan->open_places;

  for (guint32 rest = plan->open_classes; rest != 0; rest &= rest - 1)
    if (!nests (own, plan->places[bluff_bits_first (rest)] & plan->open_places))
      return FALSE;

  return TRUE;
}

static gboolean
place_is_exact (const Plan *plan, guint index)
{
  guint32 own = plan->classes[index] & plan->open_classes;

  for (guint rest = plan->open_places; rest != 0; rest &= rest - 1)
    if (!nests (own, plan->classes[bluff_bits_first (rest)] & plan->open_classes))
      return FALSE;

  return TRUE;
}

static void
take_step (BluffPirateImagination *self, Plan *plan, gboolean fills_place, guint index)
{
  self->step[self->n_steps++] = (BluffPirateStep){
    .fills_place = (guint8) fills_place,
    .index = (guint8) index,
    .places = (guint8) (fills_place ? 0 : plan->places[index] & plan->open_places),
    .classes = fills_place ? plan->classes[index] & plan->open_classes : 0,
  };

  if (fills_place)
    plan->open_places &= ~(1u << index);
  else
    plan->open_classes &= ~((guint32) 1 << index);
}

/* Takes the exact step with the fewest cards to handle; FALSE if there is none. */
static gboolean
take_exact_step (BluffPirateImagination *self, Plan *plan)
{
  gboolean fills_place = FALSE;
  guint best = G_MAXUINT;
  guint index = 0;

  for (guint rest = plan->open_places; rest != 0; rest &= rest - 1)
    {
      guint place = bluff_bits_first (rest);

      if (self->size[place] < best && place_is_exact (plan, place))
        {
          best = self->size[place];
          fills_place = TRUE;
          index = place;
        }
    }

  for (guint32 rest = plan->open_classes; rest != 0; rest &= rest - 1)
    {
      guint class = bluff_bits_first (rest);

      if (self->class_size[class] < best && class_is_exact (plan, class))
        {
          best = self->class_size[class];
          fills_place = FALSE;
          index = class;
        }
    }

  if (best == G_MAXUINT)
    return FALSE;

  take_step (self, plan, fills_place, index);
  return TRUE;
}

/* The steps that remain when no exact one is left: classes with few places first. */
static void
take_rest (BluffPirateImagination *self, Plan *plan)
{
  for (guint n = 1; n <= BLUFF_PIRATE_PLACES; n++)
    for (guint32 rest = plan->open_classes; rest != 0; rest &= rest - 1)
      {
        guint class = bluff_bits_first (rest);

        if (bluff_bits_count (plan->places[class] & plan->open_places) == n)
          take_step (self, plan, FALSE, class);
      }
}

void
bluff_pirate_prepare (BluffImagination *imagination, const BluffView *view)
{
  BluffPirateImagination *self = &imagination->pirate;
  Plan plan;

  self->view = view->pirate;
  for (guint seat = 0; seat < BLUFF_PIRATE_SEATS; seat++)
    self->size[seat] = seat == self->view.seat ? 0 : self->view.hand_size[seat];
  if (self->view.head.turn != self->view.seat)
    self->size[self->view.head.turn] = (guint8) (self->size[self->view.head.turn] + self->view.down_size);
  self->size[BLUFF_PIRATE_PILE] = self->view.pile_size;

  open_plan (self, &plan);
  self->n_steps = 0;
  while (plan.open_classes != 0 && take_exact_step (self, &plan))
    ;
  self->n_exact = self->n_steps;
  take_rest (self, &plan);
}

/* Dealing */

typedef struct
{
  guint8 free[BLUFF_PIRATE_PLACES];  /* how many cards a place still takes */
  guint8 left[BLUFF_PIRATE_CLASSES]; /* how many cards of a class have no place yet: the first ones */
  guint8 cards[BLUFF_PIRATE_CARDS];
  guint8 n_pile;
  guint8 pile[BLUFF_PIRATE_CARDS];
  BluffCards hand[BLUFF_PIRATE_SEATS];
} Deal;

static void
open_deal (const BluffPirateImagination *self, Deal *deal)
{
  memcpy (deal->free, self->size, sizeof deal->free);
  memcpy (deal->left, self->class_size, self->n_classes);
  memcpy (deal->cards, self->cards, sizeof deal->cards);
  memset (deal->hand, 0, sizeof deal->hand);
  deal->n_pile = 0;
}

/* Puts any card of CLASS, each equally likely, at PLACE. */
static inline void
deal_card (const BluffPirateImagination *self, Deal *deal, guint class, guint pick, guint place)
{
  guint8 *cards = deal->cards + self->class_start[class];

  if (place == BLUFF_PIRATE_PILE)
    deal->pile[deal->n_pile++] = cards[pick];
  else
    bluff_cards_add (&deal->hand[place], cards[pick]);
  cards[pick] = cards[--deal->left[class]];
}

/* The pile takes all that is left: mostly the last step, and there is nothing to choose. */
static void
fill_pile_with_rest (const BluffPirateImagination *self, const BluffPirateStep *step, Deal *deal)
{
  for (guint32 rest = step->classes; rest != 0; rest &= rest - 1)
    {
      guint class = bluff_bits_first (rest);

      memcpy (deal->pile + deal->n_pile, deal->cards + self->class_start[class], deal->left[class]);
      deal->n_pile = (guint8) (deal->n_pile + deal->left[class]);
      deal->left[class] = 0;
    }
  deal->free[BLUFF_PIRATE_PILE] = 0;
}

static void
fill_place (const BluffPirateImagination *self, const BluffPirateStep *step, Deal *deal, BluffRandom *random)
{
  guint total = 0;

  for (guint32 rest = step->classes; rest != 0; rest &= rest - 1)
    total += deal->left[bluff_bits_first (rest)];

  if (step->index == BLUFF_PIRATE_PILE && total == deal->free[BLUFF_PIRATE_PILE])
    {
      fill_pile_with_rest (self, step, deal);
      return;
    }

  for (; deal->free[step->index] > 0; deal->free[step->index]--)
    {
      guint pick = bluff_random_below (random, total--);
      guint32 rest = step->classes;

      while (pick >= deal->left[bluff_bits_first (rest)])
        {
          pick -= deal->left[bluff_bits_first (rest)];
          rest &= rest - 1;
        }
      deal_card (self, deal, bluff_bits_first (rest), pick, step->index);
    }
}

static guint
count_free (const Deal *deal, guint places)
{
  guint total = 0;

  for (; places != 0; places &= places - 1)
    total += deal->free[bluff_bits_first (places)];

  return total;
}

/* Spreads a class over its places, which have room for it. */
static void
spread_class (const BluffPirateImagination *self, const BluffPirateStep *step, Deal *deal, BluffRandom *random)
{
  guint total = count_free (deal, step->places);
  gboolean one_place = (step->places & (step->places - 1)) == 0;

  while (deal->left[step->index] > 0)
    {
      guint pick = one_place ? 0 : bluff_random_below (random, total--);
      guint rest = step->places;

      while (pick >= deal->free[bluff_bits_first (rest)])
        {
          pick -= deal->free[bluff_bits_first (rest)];
          rest &= rest - 1;
        }
      deal->free[bluff_bits_first (rest)]--;
      deal_card (self, deal, step->index, 0, bluff_bits_first (rest));
    }
}

/* The chance that the positions a class found are as many as it could have found at most: of N cards, each had FREE - i
 * instead of MOST - i positions to choose from. */
static double
thin_out (guint free, guint most, guint n)
{
  double chance = 1;

  for (guint i = 0; i < n; i++)
    chance *= (double) (free - i) / (double) (most - i);

  return chance;
}

/* How many positions a class finds at most in the steps that are not exact: those that were free before them, less what
 * classes within its own places have certainly taken. */
static guint
most_free (const BluffPirateImagination *self, const BluffPirateStep *step, const Deal *before)
{
  guint most = count_free (before, step->places);

  for (const BluffPirateStep *other = self->step + self->n_exact; other < step; other++)
    if ((other->places & ~step->places) == 0)
      most -= before->left[other->index];

  return most;
}

/* Spreads the classes that remain, and accepts the result so that in the end all deals are equally likely. */
static gboolean
try_rest (const BluffPirateImagination *self, Deal *deal, BluffRandom *random)
{
  Deal before = *deal;
  double chance = 1;

  for (guint i = self->n_exact; i < self->n_steps; i++)
    {
      const BluffPirateStep *step = &self->step[i];
      guint free = count_free (deal, step->places);

      if (free < deal->left[step->index])
        return FALSE;
      chance *= thin_out (free, most_free (self, step, &before), deal->left[step->index]);
      spread_class (self, step, deal, random);
    }

  return bluff_random_unit (random) < chance;
}

static void
deal_cards (const BluffPirateImagination *self, Deal *deal, BluffRandom *random)
{
  Deal before;

  open_deal (self, deal);
  for (guint i = 0; i < self->n_exact; i++)
    if (self->step[i].fills_place)
      fill_place (self, &self->step[i], deal, random);
    else
      spread_class (self, &self->step[i], deal, random);

  if (self->n_exact == self->n_steps)
    return;

  before = *deal;
  while (!try_rest (self, deal, random))
    *deal = before;
}

/* The others know what everybody knows, and of the seat's own hand what they lost to it. */
static void
imagine_watchers (const BluffPirateView *view, BluffPirateState *self)
{
  for (guint seat = 0; seat < view->head.table.players; seat++)
    {
      BluffCards *may = self->watcher[seat].may;
      BluffCards known = view->known_to[seat];

      if (seat == view->seat)
        continue;
      for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
        may[place] = place == seat ? BLUFF_CARDS_NONE : bluff_cards_minus (view->onlooker[place], known);
      may[view->seat] = bluff_cards_or (may[view->seat], known);
      self->lost[seat] = known;
    }

  memcpy (self->watcher[view->seat].may, view->may, sizeof view->may);
  memcpy (self->watcher[BLUFF_PIRATE_ONLOOKER].may, view->onlooker, sizeof view->onlooker);
}

/* Which of the layer's cards lie face down. */
static void
imagine_set (const BluffPirateView *view, BluffPirateState *self, BluffRandom *random)
{
  BluffSeat layer = view->head.turn;
  guint size = view->hand_size[layer] + view->down_size;

  self->up = view->up;
  self->down = view->down;
  if (layer == view->seat)
    return;

  for (guint i = 0; i < view->down_size; i++)
    {
      guint card = bluff_cards_nth (self->hand[layer], bluff_random_below (random, size - i));

      bluff_cards_remove (&self->hand[layer], card);
      bluff_cards_add (&self->down, card);
    }
}

/* P4: the treasure is on either island, unless a token has been opened. */
static guint
imagine_treasure (const BluffPirateView *view, BluffRandom *random)
{
  if (view->island[0] == BLUFF_ISLAND_EMPTY || view->island[1] == BLUFF_ISLAND_TREASURE)
    return 1;
  if (view->island[0] == BLUFF_ISLAND_TREASURE || view->island[1] == BLUFF_ISLAND_EMPTY)
    return 0;

  return bluff_random_below (random, BLUFF_PIRATE_ISLANDS);
}

/* P11: the votes of others may be either. */
static BluffSeats
imagine_votes (const BluffPirateView *view, BluffRandom *random)
{
  BluffSeats others = bluff_seats_without (view->voted, view->seat);
  BluffSeats own = view->own_vote ? bluff_seats_of (view->seat) : 0;

  return (BluffSeats) (own | (others & (bluff_random_next (random) >> 56)));
}

void
bluff_pirate_draw (const BluffImagination *imagination, BluffRandom *random, BluffState *state)
{
  const BluffPirateImagination *plan = &imagination->pirate;
  const BluffPirateView *view = &plan->view;
  BluffPirateState *self = &state->pirate;
  Deal deal;

  self->owed = BLUFF_PIRATE_DRAW;
  self->winner = BLUFF_NO_SEAT;
  self->opener = BLUFF_NO_SEAT;
  self->treasure = (guint8) imagine_treasure (view, random);
  memcpy (self->island, view->island, sizeof self->island);
  memcpy (self->square, view->square, sizeof self->square);
  memcpy (self->hand_size, view->hand_size, sizeof self->hand_size);
  self->discards = view->discards;
  self->voted = view->voted;
  self->votes = imagine_votes (view, random);

  deal_cards (plan, &deal, random);
  for (guint seat = 0; seat < view->head.table.players; seat++)
    self->hand[seat] = seat == view->seat ? view->hand : deal.hand[seat];
  self->pile_size = deal.n_pile;
  memcpy (self->pile, deal.pile, deal.n_pile);
  bluff_random_shuffle (random, self->pile, self->pile_size);

  imagine_set (view, self, random);
  imagine_watchers (view, self);
}
