/* test-mind.c: the levels, and what a mind remembers.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mind.h"
#include "bluff-pick.h"

#include <string.h>

static void
test_level_names (void)
{
  BluffLevel found = BLUFF_N_LEVELS;

  for (guint level = 0; level < BLUFF_N_LEVELS; level++)
    {
      g_assert_true (bluff_level_from_name (bluff_level_name ((BluffLevel) level), &found));
      g_assert_cmpint (found, ==, level);
    }

  g_assert_cmpstr (bluff_level_name (BLUFF_LEVEL_RANDOM), ==, "random");
  g_assert_cmpstr (bluff_level_name (BLUFF_LEVEL_DECKHAND), ==, "deckhand");
  g_assert_false (bluff_level_from_name ("Deckhand", &found));
  g_assert_false (bluff_level_from_name ("", &found));
}

/* The random level takes every legal action, about equally often. */
static void
test_random_is_uniform (void)
{
  BluffLegal legal = { .seat = 1, .kinds = bluff_action_kinds_of (BLUFF_ACTION_STEAL), .targets = 0x1d };
  BluffView view;
  BluffMind mind;
  guint seen[BLUFF_MAX_SEATS] = { 0 };

  memset (&view, 0, sizeof view);
  bluff_table_init (&view.head.table, BLUFF_GAME_BLUFFANEER, 5);
  view.head.phase = BLUFF_PHASE_BLUFFANEER_STEAL;
  bluff_mind_init (&mind, BLUFF_LEVEL_RANDOM, 1, 1, 1);
  for (guint i = 0; i < 4000; i++)
    {
      BluffAction action;

      bluff_mind_choose (&mind, &view, &legal, &action);
      g_assert_true (bluff_legal_has (&legal, &action));
      seen[action.target]++;
    }

  for (guint seat = 0; seat < 5; seat++)
    if (bluff_seats_has (legal.targets, (BluffSeat) seat))
      g_assert_cmpuint (ABS ((gint) seen[seat] - 1000), <, 150);
}

/* A mind that is called off before it begins takes anything legal, and not what it would have decided. */
static void
test_is_called_off (void)
{
  BluffLegal legal = { .seat = 1, .kinds = bluff_action_kinds_of (BLUFF_ACTION_STEAL), .targets = 0x05 };
  BluffSeats victims[2] = { 0, 0 };

  for (guint called_off = 0; called_off < 2; called_off++)
    for (guint seed = 0; seed < 100; seed++)
      {
        gint stop = (gint) called_off;
        BluffAction action = { 0 };
        BluffView view;
        BluffMind mind;

        memset (&view, 0, sizeof view);
        bluff_table_init (&view.head.table, BLUFF_GAME_BLUFFANEER, 3);
        view.head.phase = BLUFF_PHASE_BLUFFANEER_STEAL;
        view.bluffaneer.coins[2] = 9; /* the richest */
        bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 1, seed, 1);
        mind.stop = &stop;
        bluff_mind_choose (&mind, &view, &legal, &action);
        g_assert_true (bluff_legal_has (&legal, &action));
        victims[called_off] |= bluff_seats_of (action.target);
      }

  g_assert_cmphex (victims[FALSE], ==, bluff_seats_of (2));
  g_assert_cmphex (victims[TRUE], ==, legal.targets);
}

/* Two minds of one game have their own chance. */
static void
test_streams_differ (void)
{
  BluffMind a, b;

  bluff_mind_init (&a, BLUFF_LEVEL_DECKHAND, 0, 7, 0);
  bluff_mind_init (&b, BLUFF_LEVEL_DECKHAND, 0, 7, 1);
  g_assert_cmpuint (bluff_random_next (&a.random), !=, bluff_random_next (&b.random));
}

static void
tell (BluffMind *mind, BluffGame game, const BluffEvent *event)
{
  BluffTold told = { .seat = mind->seat, .game = (guint8) game, .event = *event };

  bluff_mind_notice (mind, &told);
}

static void
test_remembers_pirate (void)
{
  BluffEvent caught = { .kind = BLUFF_EVENT_REVEAL, .seat = 1, .reveal = { .voter = 2, .vote = TRUE, .bluff = TRUE } };
  BluffEvent honest = { .kind = BLUFF_EVENT_REVEAL,
                        .seat = 1,
                        .reveal = { .voter = 0, .vote = FALSE, .bluff = FALSE } };
  BluffEvent lay = { .kind = BLUFF_EVENT_LAY, .seat = 1, .lay = { .down_size = 2 } };
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 0, 1, 1);
  tell (&mind, BLUFF_GAME_PIRATE, &lay);
  tell (&mind, BLUFF_GAME_PIRATE, &caught);
  tell (&mind, BLUFF_GAME_PIRATE, &honest);
  tell (&mind, BLUFF_GAME_PIRATE, &honest);
  g_assert_cmpuint (mind.memory.bluffs[1], ==, 1);
  g_assert_cmpuint (mind.memory.truths[1], ==, 2);
  g_assert_cmpuint (mind.memory.doubted[2], ==, 1);
  g_assert_cmpuint (mind.memory.believed[0], ==, 2);
}

static void
test_remembers_bluffer (void)
{
  BluffEvent take = { .kind = BLUFF_EVENT_TAKE, .seat = 2, .card = { .other = 1 } };
  BluffEvent give = { .kind = BLUFF_EVENT_GIVE, .seat = 1, .card = { .other = 2 } };
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = 1 };
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 0, 1, 1);
  tell (&mind, BLUFF_GAME_BLUFFER, &claim);
  tell (&mind, BLUFF_GAME_BLUFFER, &take);
  tell (&mind, BLUFF_GAME_BLUFFER, &give);
  g_assert_cmpuint (mind.memory.bluffs[2], ==, 1);
  g_assert_cmpuint (mind.memory.truths[2], ==, 0);
  g_assert_cmpuint (mind.memory.bluffs[1], ==, 0);
  g_assert_cmpuint (mind.memory.truths[1], ==, 1);
}

/* A round of Bluffaneer: seat 0 rolls chest and ship, CLAIMER claims unless nobody does, CARD is revealed. */
static void
tell_round (BluffMind *mind, BluffSeat claimer, gboolean call, BluffSeat revealer, BluffPair card)
{
  BluffEvent roll = { .kind = BLUFF_EVENT_ROLL, .roll = { { BLUFF_ICON_CHEST, BLUFF_ICON_SHIP } } };
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = claimer };
  BluffEvent answer = { .kind = BLUFF_EVENT_ANSWER, .answer = { (guint8) call } };
  BluffEvent reveal = { .kind = BLUFF_EVENT_REVEAL, .seat = revealer, .pair = { (guint8) card } };

  tell (mind, BLUFF_GAME_BLUFFANEER, &roll);
  if (claimer != BLUFF_NO_SEAT)
    {
      tell (mind, BLUFF_GAME_BLUFFANEER, &claim);
      tell (mind, BLUFF_GAME_BLUFFANEER, &answer);
    }
  tell (mind, BLUFF_GAME_BLUFFANEER, &reveal);
}

static void
test_remembers_bluffaneer (void)
{
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 0, 1, 1);
  tell_round (&mind, 1, TRUE, 1, BLUFF_PAIR_CHEST_SHIP);
  tell_round (&mind, 1, FALSE, 1, BLUFF_PAIR_CHEST_SWORDS);
  tell_round (&mind, 1, FALSE, 1, BLUFF_PAIR_SHIP_CROSSBONES);
  g_assert_cmpuint (mind.memory.truths[1], ==, 1);
  g_assert_cmpuint (mind.memory.bluffs[1], ==, 2);
  g_assert_cmpuint (mind.memory.doubted[0], ==, 1);
  g_assert_cmpuint (mind.memory.believed[0], ==, 2);

  /* N9: the roller's match is no claim, nor does the claim of the round before come back. */
  tell_round (&mind, BLUFF_NO_SEAT, FALSE, 0, BLUFF_PAIR_CHEST_SHIP);
  tell_round (&mind, BLUFF_NO_SEAT, FALSE, 1, BLUFF_PAIR_CHEST_SHIP);
  g_assert_cmpuint (mind.memory.truths[0], ==, 0);
  g_assert_cmpuint (mind.memory.truths[1], ==, 1);
}

/* A mind that comes in the middle of a round has heard of no claim. */
static void
test_comes_late (void)
{
  BluffEvent reveal = { .kind = BLUFF_EVENT_REVEAL, .seat = 0, .pair = { BLUFF_PAIR_CHEST_SHIP } };
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 1, 1, 1);
  tell (&mind, BLUFF_GAME_BLUFFANEER, &reveal);
  g_assert_cmpuint (mind.memory.truths[0], ==, 0);
  g_assert_cmpuint (mind.memory.bluffs[0], ==, 0);
}

static void
test_random_remembers_nothing (void)
{
  BluffMind mind, before;

  bluff_mind_init (&mind, BLUFF_LEVEL_RANDOM, 0, 1, 1);
  before = mind;
  tell_round (&mind, 1, TRUE, 1, BLUFF_PAIR_CHEST_SHIP);
  g_assert_cmpmem (&mind.memory, sizeof mind.memory, &before.memory, sizeof before.memory);
}

/* Counts stop where they would begin again. */
static void
test_memory_is_full (void)
{
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, 0, 1, 1);
  for (guint i = 0; i < 300; i++)
    tell_round (&mind, 1, TRUE, 1, BLUFF_PAIR_CHEST_SHIP);
  g_assert_cmpuint (mind.memory.truths[1], ==, G_MAXUINT8);
  g_assert_cmpuint (bluff_memory_bluffs (&mind.memory, 1), <, 10);
  g_assert_cmpuint (bluff_memory_doubts (&mind.memory, 0), >, 980);
}

static void
test_suspicion (void)
{
  BluffMemory memory;

  bluff_memory_init (&memory);
  g_assert_cmpuint (bluff_memory_suspicion (&memory, 1, 0, 1), ==, BLUFF_SURE);
  g_assert_cmpuint (bluff_memory_suspicion (&memory, 1, 1, 1), ==, bluff_memory_bluffs (&memory, 1));
  g_assert_cmpuint (bluff_memory_suspicion (&memory, 1, 1, 2), >, bluff_memory_suspicion (&memory, 1, 1, 1));
  g_assert_cmpuint (bluff_memory_suspicion (&memory, 1, 2, 1), <, bluff_memory_suspicion (&memory, 1, 1, 1));
}

static void
test_feelings_stay_chances (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (bluff_pick_feel (&random, 0, 100), <=, 100);
      g_assert_cmpuint (bluff_pick_feel (&random, BLUFF_SURE, 100), <=, BLUFF_SURE);
      g_assert_cmpuint (bluff_pick_feel (&random, 500, 100), >=, 400);
      g_assert_cmpuint (bluff_pick_feel (&random, 500, 100), <=, 600);
      g_assert_cmpuint (bluff_pick_feel (&random, 500, 0), ==, 500);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mind/level-names", test_level_names);
  g_test_add_func ("/mind/random-is-uniform", test_random_is_uniform);
  g_test_add_func ("/mind/is-called-off", test_is_called_off);
  g_test_add_func ("/mind/streams-differ", test_streams_differ);
  g_test_add_func ("/mind/memory/pirate", test_remembers_pirate);
  g_test_add_func ("/mind/memory/bluffer", test_remembers_bluffer);
  g_test_add_func ("/mind/memory/bluffaneer", test_remembers_bluffaneer);
  g_test_add_func ("/mind/memory/comes-late", test_comes_late);
  g_test_add_func ("/mind/memory/not-at-random", test_random_remembers_nothing);
  g_test_add_func ("/mind/memory/full", test_memory_is_full);
  g_test_add_func ("/mind/suspicion", test_suspicion);
  g_test_add_func ("/mind/feelings-stay-chances", test_feelings_stay_chances);

  return g_test_run ();
}
