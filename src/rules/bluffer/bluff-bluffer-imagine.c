/* bluff-bluffer-imagine.c: whole games of Bluffer that a view leaves possible, each as likely as the deal makes it.
 *
 * The upper side of every card in the open is known, and that of the draw pile's top card. The hidden sides that the
 * seat has not seen, and the rest of the draw pile, must be imagined. All deals of the 32 cards, in order and side,
 * that agree with the view are equally likely, so it is enough to count them.
 *
 * Of the cards that lie with shape A up, `n` in all, some show A below as well and some another shape. A same-shape
 * card fits either way round, which makes two ways of one; a mixed card fits only one way. So if J of the SAME cards
 * left with A on both sides and N - J of the MIXED cards left with A on one side are used, that can be done in
 *
 *     choose (SAME, J) * 2^J * choose (MIXED, N - J)
 *
 * ways, not counting the order in which they lie, which is the same number for every choice. A mixed card that is used
 * for one shape is lost for the other. Therefore the shapes are taken in turn: the mixed cards that a shape shares with
 * later shapes are counted one kind at a time, while those shared with earlier shapes are just what is left:
 *
 *     ways_3[M]     ways to serve shape 3 from M mixed cards
 *     ways_2[M][K]  ways to serve shape 2 from M mixed cards shared with shapes 0 and 1, beside K shared with 3
 *     rest_2[M][L]  ways to serve shapes 2 and 3, where M is as before and L counts those of 3 shared with 0 and 1
 *     ways_1[M][K]  ways to serve shape 1 from M mixed cards shared with shape 0, beside K shared with 2 and 3
 *     splits        for shape 0, each number of cards shared with 1, 2 and 3, with all ways to deal that go with it
 *
 * A deal then has a number, from 0 up to the last split's `upto`: at most 9^4 * 81^6, which is less than 2^51. One
 * random number finds, table by table, how many cards of each kind are used where; then they are shuffled.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

enum
{
  MIXED_MAX = 3 * BLUFF_BLUFFER_MIXED, /* mixed cards that have a given shape */
  LATER_MAX = 2 * BLUFF_BLUFFER_MIXED  /* mixed cards that shape 1 shares with 2 and 3, or 2 with 0 and 1 */
};

/* Where a deal's number has led to so far. */
typedef struct
{
  guint64 number;                              /* what is left of it */
  guint64 ways;                                /* ways to choose all that has been chosen */
  guint8 left[BLUFF_N_SHAPES][BLUFF_N_SHAPES]; /* cards not yet placed, by their shapes, lower first */
} Search;

static const guint16 binomials[MIXED_MAX + 1][MIXED_MAX + 1] = {
  { 1 },
  { 1, 1 },
  { 1, 2, 1 },
  { 1, 3, 3, 1 },
  { 1, 4, 6, 4, 1 },
  { 1, 5, 10, 10, 5, 1 },
  { 1, 6, 15, 20, 15, 6, 1 },
  { 1, 7, 21, 35, 35, 21, 7, 1 },
  { 1, 8, 28, 56, 70, 56, 28, 8, 1 },
  { 1, 9, 36, 84, 126, 126, 84, 36, 9, 1 },
  { 1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1 },
  { 1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1 },
  { 1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1 },
};

static inline guint32
choose (guint n, gint k)
{
  return k >= 0 && k <= MIXED_MAX ? binomials[n][k] : 0;
}

/* The ways to serve N cards with just SAME_USED same-shape cards. */
static inline guint32
ways_with (guint same, guint mixed, gint n, guint same_used)
{
  return (choose (same, (gint) same_used) << same_used) * choose (mixed, n - (gint) same_used);
}

static guint32
ways (guint same, guint mixed, gint n)
{
  guint32 sum = 0;

  for (guint used = 0; used <= same; used++)
    sum += ways_with (same, mixed, n, used);

  return sum;
}

/* Preparing */

/* A state with all that the view says; hidden cards get whichever ids are left. */
static void
copy_view (const BluffBlufferView *view, BluffBlufferState *base)
{
  BluffSlots free_slots;

  memset (base, 0, sizeof *base);
  base->head = view->head;
  bluff_bluffer_clear_turn (base);
  base->need = view->need;
  base->top = view->top;
  base->peeked = view->peeked;
  base->asked = view->claimed;
  base->asked_shape = view->claimed_shape;
  base->caller = view->caller;
  base->places = (guint8) (view->head.table.players - bluff_seats_count (view->in_play));
  base->in_play = view->in_play;
  base->draw_size = view->draw_size;
  memcpy (base->tables, view->tables, sizeof base->tables);
  base->pile = view->pile;
  memcpy (base->knows, view->knows, sizeof base->knows);
  memcpy (base->up, view->up, sizeof base->up);
  memcpy (base->down, view->down, sizeof base->down);

  if (view->head.phase == BLUFF_PHASE_BLUFFER_CALL)
    {
      base->moment.concerned = bluff_seats_without (view->in_play, view->head.turn);
      base->moment.decided = view->decided;
      base->moment.shouted = view->own_shout ? bluff_seats_of (view->seat) : 0;
    }

  free_slots = bluff_bluffer_free_slots (base);
  for (guint slot = 0, place = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    {
      gboolean is_free = (free_slots & bluff_slots_of (slot)) != 0;

      base->id[slot] = (guint8) slot;
      base->slot_of[slot] = (guint8) (is_free ? BLUFF_NO_SLOT : slot);
      if (is_free)
        base->draw[place++].id = (guint8) slot;
    }
}

/* What is to be imagined, and of which cards. */
static void
count_cards (BluffBlufferImagination *self)
{
  BluffBlufferState *base = &self->base;
  BluffSlots on_tables = base->tables[0] | base->tables[1] | base->tables[2] | base->tables[3];

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      self->left[a][b] = (guint8) bluff_bluffer_cards_with ((BluffShape) a, (BluffShape) b);

  for (BluffSlots slots = on_tables | base->pile; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);
      guint up = base->up[slot];
      guint down = base->down[slot];

      if (on_tables & bluff_slots_of (slot))
        base->up_is[up] |= bluff_slots_of (slot);
      if (down == BLUFF_SHAPE_UNKNOWN)
        self->slots[up][self->n[up]++] = (guint8) slot;
      else
        self->left[MIN (up, down)][MAX (up, down)]--;
    }

  if (self->view.draw_size > 0)
    self->n[self->view.draw_up]++;
}

static void
count_ways (BluffBlufferImagination *self)
{
  guint8 (*left)[BLUFF_N_SHAPES] = self->left;

  for (guint mixed = 0; mixed <= MIXED_MAX; mixed++)
    self->ways_3[mixed] = ways (left[3][3], mixed, self->n[3]);

  for (guint mixed = 0; mixed <= LATER_MAX; mixed++)
    for (guint later = 0; later <= left[2][3]; later++)
      self->ways_2[mixed][later] = ways (left[2][2], mixed, self->n[2] - (gint) later);

  for (guint mixed = 0; mixed <= left[0][1]; mixed++)
    for (guint later = 0; later <= LATER_MAX; later++)
      self->ways_1[mixed][later] = ways (left[1][1], mixed, self->n[1] - (gint) later);

  for (guint m2 = 0; m2 <= (guint) left[0][2] + left[1][2]; m2++)
    for (guint m3 = 0; m3 <= (guint) left[0][3] + left[1][3]; m3++)
      {
        guint64 sum = 0;

        for (guint k23 = 0; k23 <= left[2][3]; k23++)
          sum += (guint64) binomials[left[2][3]][k23] * self->ways_2[m2][k23] * self->ways_3[m3 + left[2][3] - k23];
        self->rest_2[m2][m3] = sum;
      }
}

/* The ways to serve shapes 1, 2 and 3 when this many of the cards shared with shape 0 are left. */
static guint64
count_rest_1 (const BluffBlufferImagination *self, guint left_01, guint left_02, guint left_03)
{
  const guint8 (*left)[BLUFF_N_SHAPES] = self->left;
  guint64 sum = 0;

  for (guint k12 = 0; k12 <= left[1][2]; k12++)
    for (guint k13 = 0; k13 <= left[1][3]; k13++)
      sum += (guint64) (binomials[left[1][2]][k12] * binomials[left[1][3]][k13]) * self->ways_1[left_01][k12 + k13] *
             self->rest_2[left_02 + left[1][2] - k12][left_03 + left[1][3] - k13];

  return sum;
}

static void
add_split (BluffBlufferImagination *self, guint k01, guint k02, guint k03)
{
  const guint8 *left = self->left[0];
  gint same_used = self->n[0] - (gint) (k01 + k02 + k03);
  guint64 before = self->n_splits > 0 ? self->splits[self->n_splits - 1].upto : 0;
  BluffBlufferSplit *split = &self->splits[self->n_splits];

  if (same_used < 0 || same_used > left[0])
    return;

  split->mix[0] = (guint8) k01;
  split->mix[1] = (guint8) k02;
  split->mix[2] = (guint8) k03;
  split->ways = (guint32) (binomials[left[1]][k01] * binomials[left[2]][k02] * binomials[left[3]][k03]) *
                (choose (left[0], same_used) << same_used);
  split->upto = before + split->ways * count_rest_1 (self, left[1] - k01, left[2] - k02, left[3] - k03);
  if (split->upto > before)
    self->n_splits++;
}

void
bluff_bluffer_prepare (BluffImagination *imagination, const BluffView *view)
{
  BluffBlufferImagination *self = &imagination->bluffer;

  self->view = view->bluffer;
  memset (self->n, 0, sizeof self->n);
  self->n_splits = 0;
  copy_view (&self->view, &self->base);
  count_cards (self);
  count_ways (self);

  for (guint k01 = 0; k01 <= self->left[0][1]; k01++)
    for (guint k02 = 0; k02 <= self->left[0][2]; k02++)
      for (guint k03 = 0; k03 <= self->left[0][3]; k03++)
        add_split (self, k01, k02, k03);
}

/* Drawing */

/* A number below BOUND, each equally likely; BOUND may have more than 32 bits. */
static inline guint64
draw_below (BluffRandom *random, guint64 bound)
{
  guint unused = (guint) __builtin_clzll (bound);
  guint64 number;

  do
    number = bluff_random_next (random) >> unused;
  while (number >= bound);

  return number;
}

/* Whether the deal's number is one of the next SOME; if not, the search goes on behind them. */
static inline gboolean
is_among (Search *search, guint64 some)
{
  if (search->number < some)
    return TRUE;

  search->number -= some;
  return FALSE;
}

/* Finds how many same-shape cards are among the N cards of shape A that are shared with no later shape; whatever comes
 * after that can be done in REST ways. Returns how many mixed cards are used. */
static guint
find_same (Search *search, guint a, guint mixed, guint n, guint64 rest)
{
  guint same = search->left[a][a];

  for (guint used = 0;; used++)
    {
      guint64 chosen = search->ways * ways_with (same, mixed, (gint) n, used);

      if (is_among (search, chosen * rest))
        {
          search->ways = chosen;
          search->left[a][a] = (guint8) (same - used);
          return n - used;
        }
    }
}

/* The cards with shape 0 up. */
static void
find_split (const BluffBlufferImagination *self, Search *search)
{
  const BluffBlufferSplit *split;
  guint low = 0;
  guint high = self->n_splits - 1;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (search->number < self->splits[middle].upto)
        high = middle;
      else
        low = middle + 1;
    }

  if (low > 0)
    search->number -= self->splits[low - 1].upto;

  split = &self->splits[low];
  search->ways = split->ways;
  search->left[0][0] = (guint8) (search->left[0][0] - self->n[0]);
  for (guint b = 1; b < BLUFF_N_SHAPES; b++)
    {
      search->left[0][0] = (guint8) (search->left[0][0] + split->mix[b - 1]);
      search->left[0][b] = (guint8) (search->left[0][b] - split->mix[b - 1]);
    }
}

/* The cards with shape 1 up. Like the next two, it returns how many of them are shared with earlier shapes. */
static guint
find_shape_1 (const BluffBlufferImagination *self, Search *search)
{
  guint8 (*left)[BLUFF_N_SHAPES] = search->left;

  for (guint k12 = 0;; k12++)
    for (guint k13 = 0; k13 <= left[1][3]; k13++)
      {
        guint64 rest = self->rest_2[left[0][2] + left[1][2] - k12][left[0][3] + left[1][3] - k13];
        guint64 chosen = search->ways * (binomials[left[1][2]][k12] * binomials[left[1][3]][k13]);

        if (is_among (search, chosen * self->ways_1[left[0][1]][k12 + k13] * rest))
          {
            search->ways = chosen;
            left[1][2] = (guint8) (left[1][2] - k12);
            left[1][3] = (guint8) (left[1][3] - k13);
            return find_same (search, 1, left[0][1], self->n[1] - k12 - k13, rest);
          }
      }
}

static guint
find_shape_2 (const BluffBlufferImagination *self, Search *search)
{
  guint8 (*left)[BLUFF_N_SHAPES] = search->left;
  guint mixed = left[0][2] + left[1][2];

  for (guint k23 = 0;; k23++)
    {
      guint64 rest = self->ways_3[left[0][3] + left[1][3] + left[2][3] - k23];
      guint64 chosen = search->ways * binomials[left[2][3]][k23];

      if (is_among (search, chosen * self->ways_2[mixed][k23] * rest))
        {
          search->ways = chosen;
          left[2][3] = (guint8) (left[2][3] - k23);
          return find_same (search, 2, mixed, self->n[2] - k23, rest);
        }
    }
}

static guint
find_shape_3 (const BluffBlufferImagination *self, Search *search)
{
  return find_same (search, 3, search->left[0][3] + search->left[1][3] + search->left[2][3], self->n[3], 1);
}

/* Hands out the hidden sides of the cards with shape A up: the ones shared with no earlier shape as the search found
 * them, and EARLIER others, any of those that are left. */
static void
lay_shape (const BluffBlufferImagination *self,
           guint a,
           guint earlier,
           guint8 (*left)[BLUFF_N_SHAPES],
           BluffRandom *random,
           BluffBlufferState *state)
{
  gboolean has_top = state->draw_size > 0 && self->view.draw_up == a;
  guint8 sides[BLUFF_BLUFFER_SHAPED];
  guint pool = 0;
  guint n = 0;

  for (guint b = a; b < BLUFF_N_SHAPES; b++)
    for (guint used = self->left[a][b] - left[a][b]; used > 0; used--)
      sides[n++] = (guint8) b;

  for (guint b = 0; b < a; b++)
    pool += left[b][a];
  for (; earlier > 0; earlier--, pool--)
    {
      guint rank = bluff_random_below (random, pool);
      guint b = 0;

      while (rank >= left[b][a])
        rank -= left[b++][a];
      left[b][a]--;
      sides[n++] = (guint8) b;
    }

  bluff_random_shuffle (random, sides, n);
  if (has_top)
    {
      state->draw[state->draw_size - 1].up = (guint8) a;
      state->draw[state->draw_size - 1].down = sides[--n];
    }
  for (guint i = 0; i < n; i++)
    state->down[self->slots[a][i]] = sides[i];
}

/* The cards that are left lie in the draw pile, in any order and on either side. */
static void
lay_draw_pile (guint8 (*left)[BLUFF_N_SHAPES], BluffRandom *random, BluffBlufferState *state)
{
  guint64 sides = bluff_random_next (random);
  guint8 cards[BLUFF_BLUFFER_CARDS];
  guint n = 0;

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      for (guint i = left[a][b]; i > 0; i--, sides >>= 1)
        cards[n++] = (guint8) (sides & 1 ? a * BLUFF_N_SHAPES + b : b * BLUFF_N_SHAPES + a);

  bluff_random_shuffle (random, cards, n);
  for (guint i = 0; i < n; i++)
    {
      state->draw[i].up = cards[i] / BLUFF_N_SHAPES;
      state->draw[i].down = cards[i] % BLUFF_N_SHAPES;
    }
}

void
bluff_bluffer_draw (const BluffImagination *imagination, BluffRandom *random, BluffState *state)
{
  const BluffBlufferImagination *self = &imagination->bluffer;
  Search search;

  /* A view that a game can give leaves at least the true deal. */
  g_return_if_fail (self->n_splits > 0);

  state->bluffer = self->base;
  bluff_moment_imagine (&state->bluffer.moment, self->view.seat, random);

  memcpy (search.left, self->left, sizeof search.left);
  search.number = draw_below (random, self->splits[self->n_splits - 1].upto);
  find_split (self, &search);
  lay_shape (self, 0, 0, search.left, random, &state->bluffer);
  lay_shape (self, 1, find_shape_1 (self, &search), search.left, random, &state->bluffer);
  lay_shape (self, 2, find_shape_2 (self, &search), search.left, random, &state->bluffer);
  lay_shape (self, 3, find_shape_3 (self, &search), search.left, random, &state->bluffer);
  lay_draw_pile (search.left, random, &state->bluffer);
}
