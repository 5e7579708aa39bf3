/* test-facts-sums.c: what must add up in every game, no matter who plays.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "bluff-tally.h"
#include "recording.h"

#include <string.h>

enum
{
  GAMES = 60 /* of each kind, number of players, options and level */
};

static gint64
of (const BluffResult *result, guint seat, BluffFact fact)
{
  return result->facts[seat].number[fact];
}

static gint64
sum (const BluffResult *result, BluffFact fact)
{
  gint64 total = 0;

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    total += of (result, seat, fact);

  return total;
}

#define OF(FACT) of (result, seat, BLUFF_FACT_##FACT)
#define SUM(FACT) sum (result, BLUFF_FACT_##FACT)

static void
check_every_game (const BluffResult *result, const BluffState *state)
{
  g_assert_true (result->finished);
  g_assert_cmpmem (result->place, sizeof result->place, state->head.place, sizeof state->head.place);
  g_assert_cmpuint (result->turns, ==, state->head.turns);

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      g_assert_cmpint (OF (BLUFFS), ==, OF (BLUFFS_CAUGHT) + OF (BLUFFS_BELIEVED));
      g_assert_cmpint (OF (CLAIMS), >=, OF (BLUFFS) + OF (TRUTHS_DOUBTED));
      g_assert_cmpint (OF (CALLS_RIGHT), <=, SUM (BLUFFS_CAUGHT) - OF (BLUFFS_CAUGHT));
      g_assert_cmpint (OF (CALLS_WRONG), <=, SUM (TRUTHS_DOUBTED) - OF (TRUTHS_DOUBTED));
      g_assert_cmpint (OF (TIMES_FOOLED), <=, SUM (BLUFFS_BELIEVED) - OF (BLUFFS_BELIEVED));
      for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
        {
          g_assert_cmpint (of (result, seat, (BluffFact) fact), >=, 0);
          if (seat >= result->table.players || !bluff_fact_is_of_game ((BluffFact) fact, result->table.game))
            g_assert_cmpint (of (result, seat, (BluffFact) fact), ==, 0);
        }
    }

  g_assert_cmpint (SUM (CALLS_RIGHT), ==, SUM (BLUFFS_CAUGHT));
  g_assert_cmpint (SUM (CALLS_WRONG), ==, SUM (TRUTHS_DOUBTED));
}

static void
check_pirate (const BluffResult *result, const BluffState *state)
{
  for (guint seat = 0; seat < result->table.players; seat++)
    {
      g_assert_cmpint (OF (CLAIMS), ==, OF (SETS_OF_3) + OF (SETS_OF_4) + OF (SETS_OF_5));
      g_assert_cmpint (OF (SQUARES_FORWARD) - OF (SQUARES_BACK), ==, state->pirate.square[seat]);
      g_assert_cmpint (OF (VOTES_RIGHT) + OF (VOTES_WRONG), ==, SUM (CLAIMS) - OF (CLAIMS));
      g_assert_cmpint (OF (VOTES_RIGHT), >=, OF (CALLS_RIGHT));
      g_assert_cmpint (OF (VOTES_WRONG), >=, OF (CALLS_WRONG) + OF (TIMES_FOOLED));
    }

  g_assert_cmpint (SUM (TIMES_FOOLED), ==, SUM (BLUFFS_BELIEVED));
  g_assert_cmpint (SUM (BOARDINGS_MADE), ==, SUM (BOARDINGS_SUFFERED));
  g_assert_cmpint (SUM (CARDS_TAKEN), ==, SUM (CARDS_LOST));
  g_assert_cmpint (SUM (CARDS_TAKEN), >=, SUM (BOARDINGS_MADE));
  g_assert_cmpint (SUM (CARDS_TAKEN), <=, BLUFF_PIRATE_TAKEN * SUM (BOARDINGS_MADE));
  g_assert_cmpint (SUM (SQUARES_BACK), <=, BLUFF_PIRATE_BACK * SUM (CALLS_WRONG));
}

static void
check_bluffer (const BluffResult *result, const BluffState *state)
{
  gint64 cards = BLUFF_BLUFFER_HAND * result->table.players;

  for (guint seat = 0; seat < result->table.players; seat++)
    {
      g_assert_cmpint (OF (CARDS_TAKEN), ==, OF (BLUFFS_CAUGHT));
      g_assert_cmpint (OF (CARDS_GIVEN), ==, OF (TRUTHS_DOUBTED));
      g_assert_cmpint (OF (PEEKS), <=, result->turns);
      cards -= bluff_bits_count (state->bluffer.tables[seat]);
    }

  /* What was dealt and drawn was played or is still there. */
  cards += SUM (CARDS_DRAWN);
  g_assert_cmpint (cards, ==, SUM (MATCHES) + SUM (CLAIMS) + SUM (SHOWS_SUCCEEDED));
  g_assert_cmpint (SUM (TIMES_FOOLED), >=, SUM (BLUFFS_BELIEVED));
  g_assert_cmpint (SUM (TIMES_FOOLED), <=, (result->table.players - 1) * SUM (BLUFFS_BELIEVED));
}

static void
check_coins (const BluffResult *result, const BluffState *state)
{
  for (guint seat = 0; seat < result->table.players; seat++)
    {
      gint64 coins = bluff_bluffaneer_start_coins (result->table.players);

      for (guint fact = BLUFF_FACT_COINS_WON_DOUBLES; fact <= BLUFF_FACT_COINS_WON_CALLS; fact++)
        coins += of (result, seat, (BluffFact) fact);
      for (guint fact = BLUFF_FACT_COINS_LOST_DOUBLES; fact <= BLUFF_FACT_COINS_LOST_CALLS; fact++)
        coins -= of (result, seat, (BluffFact) fact);
      g_assert_cmpint (coins, ==, state->bluffaneer.coins[seat]);
    }

  g_assert_cmpint (SUM (COINS_WON_DOUBLES), ==, SUM (COINS_LOST_DOUBLES));
  g_assert_cmpint (SUM (COINS_WON_STEALS), ==, SUM (COINS_LOST_STEALS));
  g_assert_cmpint (SUM (COINS_WON_CLAIMS), ==, SUM (COINS_LOST_CLAIMS));
  g_assert_cmpint (SUM (COINS_WON_CALLS), ==, SUM (COINS_LOST_CALLS));
  g_assert_cmpint (SUM (COINS_WON_MATCHES), ==, 0);
}

static void
check_bluffaneer (const BluffResult *result, const BluffState *state)
{
  check_coins (result, state);

  for (guint seat = 0; seat < result->table.players; seat++)
    g_assert_cmpint (OF (ROLLS), >=,
                     OF (DOUBLES_CHEST) + OF (DOUBLES_SWORDS) + OF (DOUBLES_SHIP) + OF (DOUBLES_CROSSBONES) +
                         OF (MATCHES) + OF (CALLS_RIGHT) + OF (CALLS_WRONG) + OF (TIMES_FOOLED));

  g_assert_cmpint (SUM (ROLLS), ==, result->turns);
  g_assert_cmpint (SUM (TIMES_FOOLED), ==, SUM (BLUFFS_BELIEVED));
  g_assert_cmpint (SUM (COINS_LOST_MATCHES), <=, (result->table.players - 1) * SUM (MATCHES));
}

static void
check_game (const BluffTable *table, BluffLevel level, guint64 seed)
{
  static void (*const checks[BLUFF_N_GAMES]) (const BluffResult *result, const BluffState *state) = {
    [BLUFF_GAME_PIRATE] = check_pirate,
    [BLUFF_GAME_BLUFFER] = check_bluffer,
    [BLUFF_GAME_BLUFFANEER] = check_bluffaneer,
  };
  g_autoptr (BluffRecord) record = NULL;
  BluffResult result;
  BluffState state;

  record = record_game (table, level, seed, &state);
  bluff_tally_record (record, &result);
  check_every_game (&result, &state);
  checks[table->game](&result, &state);
}

static void
test_random (gconstpointer table)
{
  for (guint seed = 0; seed < GAMES; seed++)
    check_game (table, BLUFF_LEVEL_RANDOM, seed);
}

static void
test_deckhand (gconstpointer table)
{
  for (guint seed = 0; seed < GAMES; seed++)
    check_game (table, BLUFF_LEVEL_DECKHAND, seed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/facts/sums/random", test_random);
  add_for_every_table ("/facts/sums/deckhand", test_deckhand);

  return g_test_run ();
}
