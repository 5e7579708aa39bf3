/* test-bluffer-imagine.c: the sampler of Bluffer counts the deals that a view leaves possible, and finds each of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-imagine.h"
#include "bluff-rules.h"

#include <string.h>

enum
{
  MOST = BLUFF_BLUFFER_SHAPED + 1, /* how many cards can lie with one shape up, none included */
  COUNT_BITS = 4                   /* for a number up to BLUFF_BLUFFER_SHAPED */
};

/* What a seat has to imagine: how many hidden sides, by the shape above, and of which cards. */
typedef struct
{
  guint n[BLUFF_N_SHAPES];
  guint left[BLUFF_N_SHAPES][BLUFF_N_SHAPES]; /* lower shape first */
} Unknown;

static void
find_unknown (Unknown *self, const BluffBlufferState *state, BluffSeat seat)
{
  BluffSlots open = state->pile;

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    open |= state->tables[i];

  for (BluffSlots slots = open & ~state->knows[seat]; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      self->n[state->up[slot]]++;
      self->left[MIN (state->up[slot], state->down[slot])][MAX (state->up[slot], state->down[slot])]++;
    }
  for (guint i = 0; i < state->draw_size; i++)
    self->left[MIN (state->draw[i].up, state->draw[i].down)][MAX (state->draw[i].up, state->draw[i].down)]++;
  if (state->draw_size > 0)
    self->n[state->draw[state->draw_size - 1].up]++;
}

/* Card by card: each lies with one of its shapes up, a same-shape card in two ways, or is in the draw pile. */
static guint64
count_deals (const Unknown *unknown)
{
  static guint64 ways[MOST][MOST][MOST][MOST]; /* by how many lie with each shape up so far */

  memset (ways, 0, sizeof ways);
  ways[0][0][0][0] = 1;
  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      for (guint card = 0; card < unknown->left[a][b]; card++)
        for (gint i = (gint) unknown->n[0]; i >= 0; i--)
          for (gint j = (gint) unknown->n[1]; j >= 0; j--)
            for (gint k = (gint) unknown->n[2]; k >= 0; k--)
              for (gint l = (gint) unknown->n[3]; l >= 0; l--)
                for (guint side = 0; side < 2; side++)
                  {
                    guint up = side == 0 ? a : b;
                    gint before[BLUFF_N_SHAPES] = { i, j, k, l };

                    if (--before[up] >= 0)
                      ways[i][j][k][l] += ways[before[0]][before[1]][before[2]][before[3]];
                  }

  return ways[unknown->n[0]][unknown->n[1]][unknown->n[2]][unknown->n[3]];
}

static void
imagine (const BluffState *state, BluffSeat seat, BluffImagination *imagination)
{
  BluffView view;

  bluff_rules_sight (state, seat, &view);
  /* What stood there before does not count. */
  memset (imagination, 0xa5, sizeof *imagination);
  bluff_imagination_init (imagination, &view);
}

static guint64
get_total (const BluffBlufferImagination *self)
{
  return self->splits[self->n_splits - 1].upto;
}

static void
assert_counted (const BluffState *state, BluffSeat seat)
{
  BluffImagination imagination;
  Unknown unknown;

  imagine (state, seat, &imagination);
  find_unknown (&unknown, &state->bluffer, seat);
  g_assert_cmpuint (get_total (&imagination.bluffer), ==, count_deals (&unknown));
}

static void
begin (BluffState *state, guint players, guint64 seed)
{
  BluffEvents events = { .n = 0 };
  BluffRandom random;
  BluffTable table;

  bluff_random_seed (&random, seed);
  bluff_table_init (&table, BLUFF_GAME_BLUFFER, players);
  bluff_rules_begin (state, &table, &random, &events);
}

static void
test_counts_in_games (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 21);
  for (guint game = 0; game < 6; game++)
    {
      BluffState state;

      begin (&state, 2 + game % 3, game);
      for (guint step = 0; step < 60 && state.head.phase != BLUFF_PHASE_OVER; step++)
        {
          guint rank = bluff_random_below (&random, bluff_seats_count (state.head.awaited));
          BluffEvents events = { .n = 0 };
          BluffAction action;
          BluffLegal legal;

          if (step % 4 == 0)
            assert_counted (&state, (BluffSeat) (step % state.head.table.players));
          bluff_rules_legal (&state, (BluffSeat) bluff_bits_nth (state.head.awaited, rank), &legal);
          bluff_legal_random (&legal, &random, &action);
          bluff_rules_act (&state, &action, &random, &events);
        }
    }
}

/* A game whose first cards, as many as there are on tables and in the centre, are all those with SHAPE, which lies up,
 * and then others. */
static void
begin_with_shape (BluffState *state, guint shape, guint players)
{
  BluffEvents events = { .n = 0 };
  BluffEvent event;
  BluffEventDeck sorted;
  BluffEventDeck *deck = &event.deck;
  BluffRandom random;
  BluffTable table;
  guint n = 0;

  bluff_random_seed (&random, shape);
  bluff_table_init (&table, BLUFF_GAME_BLUFFER, players);
  bluff_rules_begin (state, &table, &random, &events);
  event = events.item[0];
  sorted = *deck;
  for (guint has = 0; has < 2; has++)
    for (guint i = 0; i < BLUFF_BLUFFER_CARDS; i++)
      {
        gboolean turned = sorted.down[i] == shape && sorted.up[i] != shape;

        if ((sorted.up[i] == shape || sorted.down[i] == shape) == (has == 1))
          continue;
        deck->cards[n] = sorted.cards[i];
        deck->up[n] = turned ? sorted.down[i] : sorted.up[i];
        deck->down[n++] = turned ? sorted.up[i] : sorted.down[i];
      }
  bluff_rules_open (state, &table);
  bluff_rules_apply (state, &event);
}

static void
test_counts_of_one_shape (void)
{
  for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
    for (guint players = 2; players <= BLUFF_BLUFFER_SEATS; players++)
      {
        BluffState state;

        begin_with_shape (&state, shape, players);
        assert_counted (&state, 0);
      }
}

/* Numbers of deals */

/* Chance of which the second number is X, as the first is for the moment and the second for the deal. */
static void
arrange_chance (BluffRandom *self, guint64 x)
{
  const guint64 inverse_of_5 = G_GUINT64_CONSTANT (0xcccccccccccccccd);
  const guint64 inverse_of_9 = G_GUINT64_CONSTANT (0x8e38e38e38e38e39);
  BluffRandom copy;

  self->word[2] = bluff_random_rotate (x * inverse_of_9, 64 - 7) * inverse_of_5 ^ self->word[0] ^ self->word[1];
  copy = *self;
  bluff_random_next (&copy);
  g_assert_cmphex (bluff_random_next (&copy), ==, x);
}

/* Which hidden sides lie below which shape, counted, but for those that are shared with earlier shapes: of these a
 * deal's number says only how many there are. */
static guint64
count_sides (const BluffBlufferState *state, BluffSlots unknown)
{
  const BluffBlufferCard *top = &state->draw[state->draw_size - 1];
  guint count[BLUFF_N_SHAPES][BLUFF_N_SHAPES] = { { 0 } };
  guint64 key = 0;

  count[top->up][top->down]++;
  for (; unknown != 0; unknown &= unknown - 1)
    count[state->up[bluff_bits_first (unknown)]][state->down[bluff_bits_first (unknown)]]++;
  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      key = key << COUNT_BITS | count[a][b];

  return key;
}

static guint64
choose (guint n, guint k)
{
  guint64 ways = 1;

  for (guint i = 0; i < k; i++)
    ways = ways * (n - i) / (i + 1);

  return ways;
}

/* In how many ways the cards can lie so that the sides are those of a key. */
static guint64
weigh_sides (const Unknown *unknown, guint64 key)
{
  guint used[BLUFF_N_SHAPES][BLUFF_N_SHAPES];
  guint64 ways = 1;

  for (guint a = BLUFF_N_SHAPES; a-- > 0;)
    for (guint b = BLUFF_N_SHAPES; b-- > a; key >>= COUNT_BITS)
      used[a][b] = (guint) (key & ((1 << COUNT_BITS) - 1));

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    {
      guint earlier = unknown->n[a];
      guint pool = 0;

      for (guint b = a; b < BLUFF_N_SHAPES; b++)
        {
          ways *= choose (unknown->left[a][b], used[a][b]) << (a == b ? used[a][b] : 0);
          earlier -= used[a][b];
        }
      for (guint b = 0; b < a; b++)
        pool += unknown->left[b][a] - used[b][a];
      ways *= choose (pool, earlier);
    }

  return ways;
}

/* All numbers are tried: each way to lie has as many of them as it has ways to come about. */
static void
assert_every_deal_once (const BluffState *state, BluffSlots hidden)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  BluffImagination imagination;
  GHashTableIter iter;
  gpointer key, times;
  BluffRandom random;
  Unknown unknown;
  guint64 total;

  imagine (state, 0, &imagination);
  find_unknown (&unknown, &state->bluffer, 0);
  total = get_total (&imagination.bluffer);
  bluff_random_seed (&random, total);
  for (guint64 number = 0; number < total; number++)
    {
      BluffRandom arranged = random;
      BluffState imagined;
      guint64 sides;
      guint *sum;

      arrange_chance (&arranged, number << __builtin_clzll (total));
      bluff_imagination_draw (&imagination, &arranged, &imagined);
      sides = count_sides (&imagined.bluffer, hidden);
      sum = g_hash_table_lookup (seen, &sides);
      if (sum == NULL)
        {
          sum = g_new0 (guint, 1);
          g_hash_table_insert (seen, g_memdup2 (&sides, sizeof sides), sum);
        }
      ++*sum;
    }

  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &key, &times))
    g_assert_cmpuint (*(guint *) times, ==, weigh_sides (&unknown, *(guint64 *) key));
}

static void
test_every_deal_once (void)
{
  static const struct
  {
    guint64 seed;
    guint hidden; /* sides that seat 0 has not seen */
  } rows[] = { { 1, 2 }, { 2, 3 }, { 3, 4 }, { 4, 4 }, { 5, 4 }, { 6, 4 }, { 7, 5 }, { 8, 5 }, { 9, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffState state;
      BluffSlots hidden = bluff_slots_of (rows[i].hidden) - 1;

      begin (&state, BLUFF_BLUFFER_SEATS, rows[i].seed);
      state.bluffer.knows[0] = ~hidden;
      assert_every_deal_once (&state, hidden);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffer/imagine/counts-in-games", test_counts_in_games);
  g_test_add_func ("/bluffer/imagine/counts-of-one-shape", test_counts_of_one_shape);
  g_test_add_func ("/bluffer/imagine/every-deal-once", test_every_deal_once);

  return g_test_run ();
}
