/* test-match-door.c: code that uses a match cannot get at a state, because the compiler does not find one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-journal.h"
#include "bluff-match.h"

#if __has_include("bluff-state.h") || __has_include("bluff-pirate-state.h")
#error "A state can be had from outside the match"
#endif
#if __has_include("bluff-rules.h") || __has_include("bluff-simulate.h") || __has_include("bluff-imagine.h")
#error "The rules can be had from outside the match"
#endif
#if __has_include("bluff-mind.h") || __has_include("bluff-match-private.h")
#error "The inside of the match can be had from outside"
#endif

/* A whole game with no more than the public headers. */
static void
test_game (void)
{
  static const BluffMatchSeat seats[] = {
    { .name = "Anna", .computer = FALSE },
    { .name = "Calico", .computer = TRUE, .level = "deckhand" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffMatch) match = NULL;
  BluffRandom random;
  BluffTable table;
  BluffTold told;

  bluff_random_seed (&random, 1);
  bluff_table_init (&table, BLUFF_GAME_PIRATE, G_N_ELEMENTS (seats));
  match = bluff_match_new (&table, seats, &error);
  g_assert_no_error (error);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    {
      BluffLegal legal;
      BluffAction action;

      bluff_match_legal (match, 0, &legal);
      if (legal.kinds == 0)
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      bluff_legal_random (&legal, &random, &action);
      g_assert_cmpint (bluff_match_act (match, &action), ==, BLUFF_REFUSAL_NONE);
    }

  g_assert_true (bluff_match_tell (match, bluff_match_get_n_told (match), 0, &told));
  g_assert_cmpint (told.event.kind, ==, BLUFF_EVENT_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/door/game-without-a-state", test_game);

  return g_test_run ();
}
