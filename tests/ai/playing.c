/* playing.c: computer players at a table, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playing.h"

#include <string.h>

/* Tells every mind what happened; STATE, in which it has not happened yet, follows. */
static void
tell_all (BluffState *state, const BluffEvents *events, BluffMind *minds, guint players)
{
  for (guint i = 0; i < events->n; i++)
    {
      for (guint seat = 0; seat < players; seat++)
        {
          BluffTold told;

          bluff_rules_tell (state, &events->item[i], (BluffSeat) seat, &told);
          bluff_mind_notice (&minds[seat], &told);
        }
      bluff_rules_apply (state, &events->item[i]);
    }
}

static BluffSeat
pick_awaited (BluffSeats awaited, BluffRandom *random)
{
  g_assert_cmpuint (awaited, !=, 0);

  return (BluffSeat) bluff_bits_nth (awaited, bluff_random_below (random, bluff_seats_count (awaited)));
}

/* The mind's decision; a copy of the mind must come to the same. */
static void
decide (BluffMind *mind, const BluffState *state, BluffView *view, BluffAction *action)
{
  BluffMind twin = *mind;
  BluffAction again;
  BluffLegal legal;

  bluff_rules_sight (state, mind->seat, view);
  bluff_rules_legal (state, mind->seat, &legal);
  memset (action, 0xaa, sizeof *action);
  bluff_mind_choose (mind, view, &legal, action);
  memset (&again, 0x55, sizeof again);
  bluff_mind_choose (&twin, view, &legal, &again);

  g_assert_true (bluff_legal_has (&legal, action));
  g_assert_true (bluff_action_equal (action, &again));
  g_assert_cmpmem (&mind->random, sizeof mind->random, &twin.random, sizeof twin.random);
}

guint
play_game (BluffState *state, const BluffTable *table, const BluffLevel *levels, guint64 seed, guint most, Watch watch)
{
  BluffMind minds[BLUFF_MAX_SEATS];
  BluffState before;
  BluffRandom random;
  BluffEvents events = { .n = 0 };
  guint n_events = 0;

  bluff_random_seed_stream (&random, seed, BLUFF_MAX_SEATS);
  for (guint seat = 0; seat < table->players; seat++)
    bluff_mind_init (&minds[seat], levels[seat], (BluffSeat) seat, seed, seat);

  bluff_rules_open (&before, table);
  bluff_rules_begin (state, table, &random, &events);
  tell_all (&before, &events, minds, table->players);
  n_events += events.n;

  while (state->head.phase != BLUFF_PHASE_OVER)
    {
      BluffMind *mind = &minds[pick_awaited (state->head.awaited, &random)];
      BluffView view;
      BluffAction action;

      decide (mind, state, &view, &action);
      before = *state;
      events.n = 0;
      g_assert_cmpint (bluff_rules_act (state, &action, &random, &events), ==, BLUFF_REFUSAL_NONE);
      if (watch != NULL)
        watch (&before, state, &view, &action, mind->level);
      tell_all (&before, &events, minds, table->players);
      n_events += events.n;
      g_assert_cmpuint (n_events, <=, most);
    }

  return n_events;
}
