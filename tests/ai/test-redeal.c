/* test-redeal.c: no computer player decides by what its seat cannot see (C3).
 *
 * At every decision of whole games, for every seat, level and character, everything that the seat cannot see is dealt
 * again: the same mind, with the same chance, chooses the same.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include "bluff-imagine.h"
#include "bluff-mind.h"

enum
{
  GAMES = 6,  /* of each kind, number of players and options */
  REDEALS = 2 /* at each decision */
};

/* A game of deckhands, each of whom is told what its seat may know. */
typedef struct
{
  BluffState state;
  BluffRandom random;
  BluffMind minds[BLUFF_MAX_SEATS];
} Game;

static void
tell_all (Game *game, const BluffState *before, const BluffEvents *events)
{
  BluffState state = *before;

  for (guint i = 0; i < events->n; i++)
    {
      for (BluffSeat seat = 0; seat < state.head.table.players; seat++)
        {
          BluffTold told;

          bluff_rules_tell (&state, &events->item[i], seat, &told);
          bluff_mind_notice (&game->minds[seat], &told);
        }
      bluff_rules_apply (&state, &events->item[i]);
    }
}

static void
begin (Game *game, const BluffTable *table, guint n)
{
  BluffEvents events = { 0 };
  BluffState before;

  bluff_random_seed (&game->random, n);
  for (BluffSeat seat = 0; seat < table->players; seat++)
    bluff_mind_init (&game->minds[seat], BLUFF_LEVEL_DECKHAND, seat, n, seat);
  bluff_rules_open (&before, table);
  bluff_rules_begin (&game->state, table, &game->random, &events);
  tell_all (game, &before, &events);
}

static void
choose (const BluffState *state, BluffMind mind, guint level, guint character, BluffAction *action)
{
  BluffLegal legal;
  BluffView view;

  mind.level = (guint8) level;
  mind.character = (guint8) character;
  bluff_rules_sight (state, mind.seat, &view);
  bluff_rules_legal (state, mind.seat, &legal);
  bluff_mind_choose (&mind, &view, &legal, action);
}

static void
assert_chooses_alike (Game *game, BluffSeat seat)
{
  BluffImagination imagination;
  BluffView view;

  bluff_rules_sight (&game->state, seat, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < REDEALS; i++)
    {
      BluffState other;

      bluff_imagination_draw (&imagination, &game->random, &other);
      for (guint player = 0; player < BLUFF_N_LEVELS * BLUFF_N_CHARACTERS; player++)
        {
          guint level = player / BLUFF_N_CHARACTERS;
          guint character = player % BLUFF_N_CHARACTERS;
          BluffAction action, other_action;

          choose (&game->state, game->minds[seat], level, character, &action);
          choose (&other, game->minds[seat], level, character, &other_action);
          g_assert_true (bluff_action_equal (&action, &other_action));
          g_assert_cmpint (bluff_rules_refuse (&game->state, &action), ==, BLUFF_REFUSAL_NONE);
          g_assert_cmpint (bluff_rules_refuse (&other, &action), ==, BLUFF_REFUSAL_NONE);
        }
    }
}

static void
test_chooses_alike (gconstpointer table)
{
  for (guint n = 0; n < GAMES; n++)
    {
      Game game;

      begin (&game, table, n);
      while (game.state.head.phase != BLUFF_PHASE_OVER)
        {
          BluffState before = game.state;
          BluffSeat seat = bluff_seats_first (game.state.head.awaited);
          BluffEvents events = { 0 };
          BluffAction action;
          BluffLegal legal;
          BluffView view;

          for (BluffSeats awaited = game.state.head.awaited; awaited != 0; awaited &= (BluffSeats) (awaited - 1))
            assert_chooses_alike (&game, bluff_seats_first (awaited));

          bluff_rules_sight (&game.state, seat, &view);
          bluff_rules_legal (&game.state, seat, &legal);
          bluff_mind_choose (&game.minds[seat], &view, &legal, &action);
          g_assert_cmpint (bluff_rules_act (&game.state, &action, &game.random, &events), ==, BLUFF_REFUSAL_NONE);
          tell_all (&game, &before, &events);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/minds/C3-choose-alike-after-a-redeal", test_chooses_alike);

  return g_test_run ();
}
