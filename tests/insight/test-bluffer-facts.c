/* test-bluffer-facts.c: what counts in Bluffer, definition by definition.
 *
 * bluffer-kit.h and tallying.h say how tables and moves are written.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffer-kit.h"
#include "tallying.h"

/* A circle is to be matched. */
#define BLUFFED "qs hh qq / ss sq hq / ss hs sh / cs /"
#define HONEST "qc hh qq / ss sq hq / ss hs sh / cs /"

static const Row rows[] = {
  { "B6-open-claim", BLUFFED, "0 claim qs, 1 let", "0: claims=1 bluffs=1",
    .claim = "bluff of 0 at 1, asked 1, doubted, open, fooled: moved 1, 0-1" },

  /* The outcomes. */
  { "B9-bluff-not-called", BLUFFED, "0 claim qs, 1 let, 2 let",
    "0: claims=1 bluffs=1 bluffs_believed=1; 1: times_fooled=1; 2: times_fooled=1",
    .claim = "bluff of 0 at 1, asked 1 2, doubted, believed, fooled 1 2: moved 1, 0-1" },
  { "B9-truth-not-called", HONEST, "0 claim qc, 1 let, 2 let", "0: claims=1",
    .claim = "truth of 0 at 1, asked 1 2, doubted, believed, fooled: moved 1, 0-1" },
  { "B11-bluff-caught", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss",
    "0: claims=1 bluffs=1 bluffs_caught=1 cards_taken=1 cards_drawn=2; 1: calls_right=1",
    .claim = "bluff of 0 at 1, asked 1 2, doubted 1, called by 1, fooled: moved 4, 0+2, 1-1" },
  { "B12-truth-doubted", HONEST, "0 claim qc, 1 shout, 2 let, 0 give hh",
    "0: claims=1 truths_doubted=1 cards_given=1; 1: calls_wrong=1 cards_drawn=1",
    .claim = "truth of 0 at 1, asked 1 2, doubted 1, called by 1, fooled: moved 3, 0-2, 1+2" },
  { "B6-bluff-unknown-to-the-bluffer", BLUFFED, "0 peek hh, 0 claim qs, 1 let, 2 let",
    "0: claims=1 bluffs=1 bluffs_believed=1 peeks=1; 1: times_fooled=1; 2: times_fooled=1" },

  /* Players who let a bluff pass that another called were not fooled; those who are out could not call. */
  { "B9-called-by-the-last", BLUFFED, "0 claim qs, 1 let, 2 shout, 0 take ss",
    "0: claims=1 bluffs=1 bluffs_caught=1 cards_taken=1 cards_drawn=2; 2: calls_right=1" },
  { "B9-out-is-not-fooled", "qs hh / - / ss ss / cs /", "0 claim qs, 2 let",
    "0: claims=1 bluffs=1 bluffs_believed=1; 2: times_fooled=1",
    .claim = "bluff of 0 at 1, asked 2, doubted, believed, fooled 2: moved 1, 0-1" },

  /* If there are several shouts, the one that wins the toss is the call. */
  { "C4-lost-toss-is-no-call", BLUFFED, "0 claim qs, 1 shouts, 2 shouts, toss 2 1, 2 calls, 0 take ss",
    "0: claims=1 bluffs=1 bluffs_caught=1 cards_taken=1 cards_drawn=2; 2: calls_right=1",
    .claim = "bluff of 0 at 1, asked 1 2, doubted 1 2, called by 2, fooled: moved 4, 0+2, 2-1" },
  { "C4-ended-early", HONEST, "0 claim qc, 2 shout, close, 0 give hh",
    "0: claims=1 truths_doubted=1 cards_given=1; 2: calls_wrong=1 cards_drawn=1" },

  /* What else is counted. */
  { "B4-peek", BLUFFED, "0 peek qs", "0: peeks=1" },
  { "B5-match", "cq hh / ss sq / cs /", "0 match cq", "0: matches=1" },
  { "B7-draw", BLUFFED, "0 draw", "0: cards_drawn=1" },
  { "B8-nothing-to-draw", "qs hh / ss sq / cs /", "0 rest-to-last, 0 draw", "" },
  { "B15-show-succeeds", "qc / ss sq / hh hq / cs /", "0 show qc", "0: shows_succeeded=1" },
  { "B15-show-fails", "qs / ss sq / hh hq / cs /", "0 show qs", "0: shows_failed=1 cards_drawn=1" },
  { "B17-draw-due-is-not-made", "qc hh / ss / cs /", "0 claim qc, 1 shout, 0 give hh",
    "0: claims=1 truths_doubted=1 cards_given=1; 1: calls_wrong=1",
    .claim = "truth of 0 at 1 behind, asked 1, doubted 1, called by 1, fooled: moved 2, 0-2, 1+1" },

  /* After a branch: the claim by its event, the call by its shout, who was fooled by letting it pass. */
  { "branch/before-the-claim", BLUFFED, "0 peek hh, 0 claim qs, 1 shout, 2 let, 0 take ss",
    "0: claims=1 bluffs=1 bluffs_caught=1 cards_taken=1 cards_drawn=2; 1: calls_right=1", .at = 1 },
  { "branch/after-the-claim", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss",
    "0: cards_taken=1 cards_drawn=2; 1: calls_right=1", .at = 1 },
  { "branch/after-the-shout", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss", "0: cards_taken=1 cards_drawn=2",
    .at = 2 },
  { "branch/after-the-first-was-fooled", BLUFFED, "0 claim qs, 1 let, 2 let", "2: times_fooled=1", .at = 2 },
  { "branch/after-the-doubted-claim", HONEST, "0 claim qc, 1 shout, 2 let, 0 give hh",
    "0: cards_given=1; 1: calls_wrong=1 cards_drawn=1", .at = 1 },
  { "branch/after-the-take", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss", "0: cards_drawn=2", .at = 6 },
  { "branch/after-the-draw", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss", "", .at = 7 },

  /* Claim and take; a decision each; what is called, shown and drawn is nobody's decision. */
  { "thinking/own-decisions", BLUFFED, "0 claim qs, 1 shout, 2 let, 0 take ss",
    "0: claims=1 bluffs=1 bluffs_caught=1 thinking_ms=20 cards_taken=1 cards_drawn=2; 1: calls_right=1 thinking_ms=10; "
    "2: thinking_ms=10",
    .ms = 10 },
  { "thinking/call-that-ends-the-moment", BLUFFED, "0 claim qs, 1 shout, close",
    "0: claims=1 bluffs=1 bluffs_caught=1 thinking_ms=10; 1: calls_right=1 thinking_ms=10", .ms = 10 },
  { "thinking/draw", BLUFFED, "0 peek qs, 0 draw, 1 draw",
    "0: thinking_ms=20 peeks=1 cards_drawn=1; 1: thinking_ms=10 cards_drawn=1", .ms = 10 },
  { "thinking/reshuffle-is-the-draw", BLUFFED, "0 rest-to-pile, 0 draw", "0: thinking_ms=10 cards_drawn=1", .ms = 10 },
};

static void
begin (Tallying *self, const Row *row)
{
  Rest rest = strstr (row->moves, "rest-to-last") != NULL   ? REST_SEAT
              : strstr (row->moves, "rest-to-pile") != NULL ? REST_PILE
                                                            : REST_DRAW;
  Game game;

  arrange (&game, row->layout, rest);
  tallying_begin (self, &game.state, row);
  game_clear (&game);
}

static void
move_bluffer (Tallying *self, const char *move)
{
  g_auto (GStrv) words = g_strsplit (move, " ", -1);
  Game game = { .state = self->tally.state };
  BluffAction action;

  /* Where the rest lies has been arranged. */
  if (strstr (move, "rest-to") != NULL || let_moment_happen (self, words))
    return;

  read_action (&game, move, &action);
  do_action (self, &action);
}

static void
test_row (gconstpointer data)
{
  Tallying tallying;

  begin (&tallying, data);
  check_row (&tallying, data, move_bluffer);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/facts/bluffer/%s", rows[i].path);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  return g_test_run ();
}
