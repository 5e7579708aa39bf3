/* test-bluffaneer-imagine.c: the games of Bluffaneer that the sampler draws: each agrees with the view, and all that
 * agree come out in the right proportion.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"

enum
{
  DRAWS = 200000,
  SEATS = 5,                               /* the largest table of the rows below */
  OUTCOMES = 6 * 6 * 6 * 6 * BLUFF_N_PAIRS /* the cards of four others, and the next card of the stack */
};

/* Draws from what SEAT sees: it must see the same again, be offered the same, and be able to play on to the end. */
static void
check_agreement (Table *table, BluffSeat seat)
{
  BluffImagination imagination;
  BluffView view;
  BluffLegal legal;

  bluff_rules_sight (&table->state, seat, &view);
  bluff_rules_legal (&table->state, seat, &legal);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < 4; i++)
    {
      Table other = { .random = table->random };
      BluffView again;
      BluffLegal offered;

      bluff_imagination_draw (&imagination, &table->random, &other.state);
      assert_conserved (&other.state);
      bluff_rules_sight (&other.state, seat, &again);
      g_assert_cmpmem (&again, sizeof again, &view, sizeof view);
      bluff_rules_legal (&other.state, seat, &offered);
      g_assert_cmpuint (offered.kinds, ==, legal.kinds);
      g_assert_cmpuint (offered.targets, ==, legal.targets);

      for (guint k = 0; k < 12 && other.state.head.phase != BLUFF_PHASE_OVER; k++)
        {
          act_by_chance (&other);
          assert_conserved (&other.state);
        }
    }
}

static void
test_agreement (void)
{
  for (guint players = 3; players <= 6; players++)
    for (guint game = 0; game < 30; game++)
      {
        gboolean over = FALSE;
        Table table;

        open_table (&table, players, 0);
        bluff_random_seed_stream (&table.random, 10 + players, game);
        begin_by_chance (&table);
        while (!over)
          {
            over = table.state.head.phase == BLUFF_PHASE_OVER;
            for (BluffSeat seat = 0; seat < players; seat++)
              check_agreement (&table, seat);
            if (!over)
              act_by_chance (&table);
          }
      }
}

/* A position in the eyes of seat 0: the cards that are left, shuffle by shuffle, and who holds one of them. */
typedef struct
{
  const char *name;
  guint8 players;
  guint8 own; /* the card of seat 0 */
  struct
  {
    BluffSeats holders;
    guint8 pairs[BLUFF_N_PAIRS]; /* the fresh ones with the stack */
  } batch[3];
  BluffPairs not_pair[SEATS];
} Row;

#define NOT(pair) (1 << (pair))

static const Row rows[] = {
  { "start", 3, CHEST_SWORDS, { { 0x7, { 3, 3, 3, 3, 3, 3 } } }, { 0 } },
  { "known not to match",
    4,
    CHEST_SWORDS,
    { { 0xf, { 3, 3, 3, 3, 3, 3 } } },
    { 0, NOT (CHEST_SWORDS) | NOT (CHEST_SHIP), NOT (CHEST_SHIP), 0 } },
  { "nearly nothing in the stack",
    4,
    SWORDS_SHIP,
    { { 0xf, { 1, 2, 0, 1, 0, 1 } } },
    { 0, NOT (CHEST_SWORDS), NOT (CHEST_SHIP), NOT (CHEST_SHIP) | NOT (SHIP_CROSSBONES) } },
  { "old hands",
    4,
    CHEST_SHIP,
    { { 0x9, { 2, 1, 3, 2, 2, 2 } }, { 0x6, { 1, 0, 0, 1, 0, 0 } } },
    { 0, NOT (SWORDS_SHIP), 0, NOT (CHEST_SWORDS) } },
  { "own hand old",
    5,
    CHEST_SHIP,
    { { 0x8, { 2, 1, 0, 2, 0, 1 } }, { 0x17, { 2, 1, 1, 0, 0, 0 } } },
    { 0, NOT (CHEST_SHIP), 0, NOT (SHIP_CROSSBONES), NOT (CHEST_CROSSBONES) } },
  { "several old shuffles",
    5,
    SHIP_CROSSBONES,
    { { 0x1, { 2, 1, 1, 2, 2, 2 } }, { 0x6, { 1, 1, 0, 0, 0, 0 } }, { 0x18, { 0, 1, 1, 0, 0, 0 } } },
    { 0, 0, NOT (CHEST_CROSSBONES), NOT (SWORDS_SHIP), 0 } },
  { "each old hand must be something else",
    5,
    SWORDS_CROSSBONES,
    { { 0x1, { 1, 2, 1, 2, 2, 2 } }, { 0x1e, { 1, 1, 1, 1, 0, 0 } } },
    { 0, NOT (CHEST_SWORDS), NOT (CHEST_SHIP), NOT (CHEST_CROSSBONES) | NOT (SWORDS_SHIP),
      NOT (SWORDS_SHIP) | NOT (CHEST_SWORDS) } },
};

/* The position as a state, in which only what seat 0 sees means anything. */
static void
set_position (const Row *row, BluffState *state)
{
  BluffBluffaneerState *self = &state->bluffaneer;
  guint hidden = 0;

  for (guint i = 0; i < G_N_ELEMENTS (row->batch); i++)
    {
      self->batch[i].holders = row->batch[i].holders;
      memcpy (self->batch[i].pairs, row->batch[i].pairs, BLUFF_N_PAIRS);
    }
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      self->discards[pair] = BLUFF_BLUFFANEER_COPIES;
      for (guint i = 0; i < G_N_ELEMENTS (row->batch); i++)
        self->discards[pair] = (guint8) (self->discards[pair] - row->batch[i].pairs[pair]);
      hidden += row->batch[0].pairs[pair];
    }
  self->stack_size = (guint8) (hidden - bluff_seats_count (row->batch[0].holders));
  self->card[0] = row->own;
  memcpy (self->not_pair, row->not_pair, sizeof row->not_pair);
}

/* All ways to give out the cards one by one, as a person would count them: each single card is a thing of its own. */
typedef struct
{
  const Row *row;
  guint8 cards[G_N_ELEMENTS (rows[0].batch)][BLUFF_BLUFFANEER_CARDS];
  guint8 n[G_N_ELEMENTS (rows[0].batch)];
  guint32 used[G_N_ELEMENTS (rows[0].batch)];
  guint ways[OUTCOMES];
  guint total;
} Count;

/* Seats from SEAT on get a card; the last one to get one is the top of the stack. */
static void
count_ways (Count *self, BluffSeat seat, guint outcome)
{
  gboolean stack = seat == self->row->players;
  guint batch = 0;

  if (seat > self->row->players)
    {
      self->ways[outcome]++;
      self->total++;
      return;
    }

  while (!stack && !bluff_seats_has (self->row->batch[batch].holders, seat))
    batch++;
  for (guint i = 0; i < self->n[batch]; i++)
    {
      guint8 pair = self->cards[batch][i];

      if ((self->used[batch] & (1u << i)) != 0 || (!stack && (self->row->not_pair[seat] & NOT (pair)) != 0))
        continue;
      self->used[batch] |= 1u << i;
      count_ways (self, (BluffSeat) (seat + 1), outcome * BLUFF_N_PAIRS + pair);
      self->used[batch] &= ~(1u << i);
    }
}

static void
count_all (Count *self, const Row *row)
{
  memset (self, 0, sizeof *self);
  self->row = row;
  for (guint i = 0; i < G_N_ELEMENTS (row->batch); i++)
    for (guint8 pair = 0; pair < BLUFF_N_PAIRS; pair++)
      {
        guint copies = row->batch[i].pairs[pair];

        /* One of them is known to be this seat's card. */
        if (bluff_seats_has (row->batch[i].holders, 0) && pair == row->own)
          copies--;
        while (copies-- > 0)
          self->cards[i][self->n[i]++] = pair;
      }
  count_ways (self, 1, 0);
}

static void
check_proportions (const Row *row)
{
  static Count count;
  static guint seen[OUTCOMES];
  BluffImagination imagination;
  BluffView view;
  BluffState state;
  Table table;

  g_test_message ("%s", row->name);
  open_table (&table, row->players, 0);
  begin_by_chance (&table);
  set_position (row, &table.state);
  bluff_rules_sight (&table.state, 0, &view);
  bluff_imagination_init (&imagination, &view);

  memset (seen, 0, sizeof seen);
  for (guint i = 0; i < DRAWS; i++)
    {
      guint outcome = 0;

      bluff_imagination_draw (&imagination, &table.random, &state);
      for (BluffSeat seat = 1; seat < row->players; seat++)
        outcome = outcome * BLUFF_N_PAIRS + state.bluffaneer.card[seat];
      outcome = outcome * BLUFF_N_PAIRS + state.bluffaneer.stack[state.bluffaneer.stack_size - 1];
      seen[outcome]++;
    }

  count_all (&count, row);
  for (guint i = 0; i < OUTCOMES; i++)
    {
      double expected = (double) DRAWS * count.ways[i] / count.total;
      double error = seen[i] - expected;

      if (count.ways[i] == 0)
        g_assert_cmpuint (seen[i], ==, 0);
      else
        g_assert_cmpfloat (error * error, <, 25 * expected + 50); /* five deviations */
    }
}

static void
test_proportions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check_proportions (&rows[i]);
}

/* What others have decided is as likely a shout as not; what the seat itself decided is as it is. */
static void
test_sealed_decisions (void)
{
  guint seen[4] = { 0 };
  BluffImagination imagination;
  BluffView view;
  Table table;

  begin_with (&table, 5, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 1, TRUE);
  decide (&table, 2, TRUE);
  decide (&table, 3, FALSE);
  bluff_rules_sight (&table.state, 1, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < 4000; i++)
    {
      BluffState state;

      bluff_imagination_draw (&imagination, &table.random, &state);
      g_assert_cmpuint (state.bluffaneer.moment.shouted & ~0xc, ==, 0x2);
      g_assert_cmpuint (state.bluffaneer.moment.decided, ==, 0xe);
      g_assert_cmpuint (state.bluffaneer.moment.concerned, ==, 0x1e);
      seen[state.bluffaneer.moment.shouted >> 2]++;
    }

  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (seen[i], >, 860);
      g_assert_cmpuint (seen[i], <, 1140);
    }
}

/* Hands that are left from different shuffles are told apart: each stack was drawn to the end. */
static void
test_old_shuffles (void)
{
  guint found = 0;

  for (guint game = 0; game < 400; game++)
    {
      Table table;
      BluffView view;

      open_table (&table, 5, 0);
      bluff_random_seed_stream (&table.random, 77, game);
      begin_by_chance (&table);
      while (table.state.head.phase != BLUFF_PHASE_OVER)
        {
          guint shuffles = 0;

          bluff_rules_sight (&table.state, 0, &view);
          for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
            {
              guint cards = 0;

              for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
                cards += view.bluffaneer.old_pool[i][pair];
              g_assert_cmpuint (cards, ==, bluff_seats_count (view.bluffaneer.old[i]));
              shuffles += cards > 0;
            }
          found += shuffles > 1;
          act_by_chance (&table);
        }
    }
  g_assert_cmpuint (found, >, 0);
}

/* As many shuffles as there can be: the only card that is left of the oldest is where it is. */
static void
test_oldest_shuffle (void)
{
  enum
  {
    HOLDER = 3,
    OLDEST = BLUFF_BLUFFANEER_OLD - 1
  };
  BluffImagination imagination = { 0 };
  BluffView view;
  Table table;
  guint8 card;

  begin_with (&table, 5, plain_hands);
  card = game_of (&table)->card[HOLDER];
  bluff_rules_sight (&table.state, 0, &view);
  view.bluffaneer.fresh &= (BluffSeats) ~bluff_seats_of (HOLDER);
  view.bluffaneer.pool[card]--;
  view.bluffaneer.old[OLDEST] = bluff_seats_of (HOLDER);
  view.bluffaneer.old_pool[OLDEST][card] = 1;
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < 100; i++)
    {
      BluffState state;

      bluff_imagination_draw (&imagination, &table.random, &state);
      g_assert_cmpuint (state.bluffaneer.card[HOLDER], ==, card);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer/imagine/C3-agreement", test_agreement);
  g_test_add_func ("/bluffaneer/imagine/proportions", test_proportions);
  g_test_add_func ("/bluffaneer/imagine/sealed-decisions", test_sealed_decisions);
  g_test_add_func ("/bluffaneer/imagine/old-shuffles", test_old_shuffles);
  g_test_add_func ("/bluffaneer/imagine/oldest-shuffle", test_oldest_shuffle);

  return g_test_run ();
}
