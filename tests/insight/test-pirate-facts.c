/* test-pirate-facts.c: what counts in Bluff Pirate, definition by definition.
 *
 * The hands and the pile are those of pirate-table.h. A layout has the squares of the ships. Moves are "0 draw", "0 lay
 * hat-1 / hat-2 hat-3" (face up / face down), "1 bluff" and "1 fair" (votes), "0 name 1", "0 board hook-pirate 1" and
 * "0 discard hat-1".
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-table.h"
#include "tallying.h"

#define HONEST "0 draw, 0 lay hat-1 / hat-2 hat-3, "
#define BLUFFED "0 draw, 0 lay hat-1 / hat-2 hat-3 anchor-1, "
#define LAY_AT_2 2 /* the event of the lay in both */

static const Row rows[] = {
  { "nothing-yet", "0 0 0", "0 draw, 0 discard hat-1", "" },
  { "P10-open-claim", "0 0 0", BLUFFED "1 bluff", "0: claims=1 bluffs=1 sets_of_4=1; 1: votes_right=1",
    .claim = "bluff of 0 at 2, asked 1, doubted 1, open, fooled: moved 0" },

  /* The four outcomes. */
  { "P13-honest-set-believed", "0 0 0", HONEST "1 fair, 2 fair, 0 name 1",
    "0: claims=1 sets_of_3=1 squares_forward=3; 1: votes_right=1; 2: votes_right=1",
    .claim = "truth of 0 at 2, asked 1 2, doubted, believed by 1, fooled: moved 3, 0+3" },
  { "P13-bluff-believed", "0 0 0", BLUFFED "1 fair, 2 fair, 0 name 1",
    "0: claims=1 bluffs=1 bluffs_believed=1 sets_of_4=1 squares_forward=4; 1: times_fooled=1 votes_wrong=1; "
    "2: votes_wrong=1",
    .claim = "bluff of 0 at 2, asked 1 2, doubted, believed by 1, fooled 1: moved 4, 0+4" },
  { "P14-honest-set-doubted", "0 9 0", HONEST "1 bluff, 2 bluff, 0 name 1",
    "0: claims=1 truths_doubted=1 sets_of_3=1 squares_forward=3; 1: calls_wrong=1 votes_wrong=1 squares_back=2; "
    "2: votes_wrong=1",
    .claim = "truth of 0 at 2 behind, asked 1 2, doubted 1 2, called by 1, fooled: moved 5, 0+3, 1-2" },
  { "P15-bluff-caught", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1",
    "0: claims=1 bluffs=1 bluffs_caught=1 sets_of_4=1; 1: calls_right=1 votes_right=1 squares_forward=4; "
    "2: votes_right=1",
    .claim = "bluff of 0 at 2, asked 1 2, doubted 1 2, called by 1, fooled: moved 4, 1+4" },

  /* Only the vote that is named is a call or fooled, but every vote is right or wrong. */
  { "P12-believed-though-others-doubt", "0 0 0", BLUFFED "1 fair, 2 bluff, 0 name 1",
    "0: claims=1 bluffs=1 bluffs_believed=1 sets_of_4=1 squares_forward=4; 1: times_fooled=1 votes_wrong=1; "
    "2: votes_right=1",
    .claim = "bluff of 0 at 2, asked 1 2, doubted 2, believed by 1, fooled 1: moved 4, 0+4" },
  { "P12-caught-though-others-believe", "0 0 0", BLUFFED "1 fair, 2 bluff, 0 name 2",
    "0: claims=1 bluffs=1 bluffs_caught=1 sets_of_4=1; 1: votes_wrong=1; "
    "2: calls_right=1 votes_right=1 squares_forward=4" },
  { "P12-honest-though-others-doubt", "0 0 0", HONEST "1 fair, 2 bluff, 0 name 1",
    "0: claims=1 sets_of_3=1 squares_forward=3; 1: votes_right=1; 2: votes_wrong=1" },

  /* Sizes, squares, boardings. */
  { "P9-set-of-five", "0 0 0", "0 draw, 0 lay hat-1 hat-2 / hat-3 hat-4 hat-5, 1 fair, 2 fair, 0 name 1",
    "0: claims=1 sets_of_5=1 squares_forward=5; 1: votes_right=1; 2: votes_right=1" },
  { "P10-pirate-card-is-of-its-suit", "0 0 0",
    "0 draw, 0 lay anchor-1 / anchor-pirate hat-1, 1 bluff, 2 fair, 0 name 2",
    "0: claims=1 bluffs=1 bluffs_believed=1 sets_of_3=1 squares_forward=3; 1: votes_right=1; "
    "2: times_fooled=1 votes_wrong=1" },
  { "P16-not-beyond-start", "0 1 0", HONEST "1 bluff, 2 fair, 0 name 1",
    "0: claims=1 truths_doubted=1 sets_of_3=1 squares_forward=3; 1: calls_wrong=1 votes_wrong=1 squares_back=1; "
    "2: votes_right=1" },
  { "P22-stops-at-the-island", "18 0 0", HONEST "1 fair, 2 fair, 0 name 1",
    "0: claims=1 sets_of_3=1 squares_forward=2; 1: votes_right=1; 2: votes_right=1",
    .claim = "truth of 0 at 2, asked 1 2, doubted, believed by 1, fooled: moved 2, 0+2" },
  { "P20-boarding", "0 4 0", "0 board anchor-pirate 1",
    "0: boardings_made=1 cards_taken=3; 1: boardings_suffered=1 cards_lost=3" },
  { "P20-boarding-takes-what-there-is", "0 0 9", "0 discard-all 2, 0 board anchor-pirate 2",
    "0: boardings_made=1 cards_taken=2; 2: boardings_suffered=1 cards_lost=2" },

  /* After a branch: the set by its lay, the call by its vote, the ship by its sail. */
  { "branch/before-the-lay", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1",
    "0: claims=1 bluffs=1 bluffs_caught=1 sets_of_4=1; 1: calls_right=1 votes_right=1 squares_forward=4; "
    "2: votes_right=1",
    .at = LAY_AT_2 - 1 },
  { "branch/after-the-lay", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1",
    "1: calls_right=1 votes_right=1 squares_forward=4; 2: votes_right=1", .at = LAY_AT_2 },
  { "branch/after-the-named-vote", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1",
    "1: squares_forward=4; 2: votes_right=1", .at = LAY_AT_2 + 1 },
  { "branch/after-the-vote-that-was-fooled", "0 0 0", BLUFFED "1 fair, 2 fair, 0 name 1",
    "0: squares_forward=4; 2: votes_wrong=1", .at = LAY_AT_2 + 1 },
  { "branch/after-the-lay-fooled", "0 0 0", BLUFFED "1 fair, 2 fair, 0 name 1",
    "0: squares_forward=4; 1: times_fooled=1 votes_wrong=1; 2: votes_wrong=1", .at = LAY_AT_2 },
  { "branch/after-the-reveal", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1", "1: squares_forward=4",
    .at = LAY_AT_2 + 3,
    .claim = "bluff of 0 at 2 of-another-game, asked 1 2, doubted 1 2, called by 1, fooled: moved 4, 1+4" },
  { "branch/after-the-sail", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1", "", .at = LAY_AT_2 + 4 },
  { "branch/after-the-boarding", "0 4 0", "0 board anchor-pirate 1", "", .at = 1 },
  { "branch/the-next-set-counts", "0 0 0",
    HONEST "1 fair, 2 fair, 0 name 1, 1 draw, 1 lay flag-1 / flag-2 flag-3, 0 bluff, 2 fair, 1 name 0",
    "0: calls_wrong=1 votes_wrong=1 squares_back=2; 1: claims=1 truths_doubted=1 sets_of_3=1 squares_forward=3; "
    "2: votes_right=1",
    .at = LAY_AT_2 + 4 },

  /* Draw, lay, a vote each, the reveal; the sail is nobody's decision. */
  { "thinking/own-decisions", "0 0 0", BLUFFED "1 bluff, 2 bluff, 0 name 1",
    "0: claims=1 bluffs=1 bluffs_caught=1 thinking_ms=30 sets_of_4=1; "
    "1: calls_right=1 thinking_ms=10 votes_right=1 squares_forward=4; 2: thinking_ms=10 votes_right=1",
    .ms = 10 },
  { "thinking/reshuffle-is-the-draw", "0 0 0", "0 empty-pile, 0 draw, 0 discard hat-1", "0: thinking_ms=20", .ms = 10 },
  { "thinking/reshuffle-within-the-draw", "0 0 0", "0 shrink-pile, 0 draw, 0 discard hat-1", "0: thinking_ms=20",
    .ms = 10 },
  { "thinking/after-a-branch", "0 0 0", BLUFFED "1 bluff, 2 bluff",
    "1: thinking_ms=10 votes_right=1; "
    "2: thinking_ms=10 votes_right=1",
    .at = LAY_AT_2, .ms = 10 },
};

/* Leaves N cards in the pile; the others are discarded. */
static void
leave_in_pile (Tallying *self, guint n)
{
  Game game = { .state = self->tally.state };

  shrink_pile (&game, n, TRUE);
  self->tally.state = game.state;
}

/* Leaves a seat two cards. */
static void
leave_two_cards (BluffPirateState *state, BluffSeat seat)
{
  while (state->hand_size[seat] > 2)
    {
      bluff_cards_add (&state->discards, bluff_cards_pop (&state->hand[seat]));
      state->hand_size[seat]--;
    }
}

static BluffAction
read_lay (BluffSeat seat, const char *cards)
{
  g_auto (GStrv) parts = g_strsplit (cards, " / ", -1);

  return lay (seat, parts[0], parts[1]);
}

static void
move_pirate (Tallying *self, const char *move)
{
  g_auto (GStrv) words = g_strsplit (move, " ", -1);
  const char *verb = words[1];
  BluffSeat seat = (BluffSeat) (move[0] - '0');
  BluffAction action;

  if (g_str_equal (verb, "empty-pile") || g_str_equal (verb, "shrink-pile"))
    {
      leave_in_pile (self, g_str_equal (verb, "empty-pile") ? 0 : 1);
      return;
    }
  if (g_str_equal (verb, "discard-all"))
    {
      leave_two_cards (&self->tally.state.pirate, (BluffSeat) (words[2][0] - '0'));
      return;
    }

  if (g_str_equal (verb, "draw"))
    action = draw (seat);
  else if (g_str_equal (verb, "lay"))
    action = read_lay (seat, strstr (move, "lay ") + strlen ("lay "));
  else if (g_str_equal (verb, "discard"))
    action = discard (seat, words[2]);
  else if (g_str_equal (verb, "name"))
    action = name_voter (seat, (BluffSeat) (words[2][0] - '0'));
  else if (g_str_equal (verb, "board"))
    action = board (seat, words[2], (BluffSeat) (words[3][0] - '0'));
  else
    action = vote (seat, g_str_equal (verb, "bluff"));
  do_action (self, &action);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (GStrv) squares = g_strsplit (row->layout, " ", -1);
  Tallying tallying;
  Game game;

  set_up_some (&game);
  for (guint seat = 0; seat < 3; seat++)
    game.state.pirate.square[seat] = (guint8) atoi (squares[seat]);

  tallying_begin (&tallying, &game.state, row);
  check_row (&tallying, row, move_pirate);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/facts/pirate/%s", rows[i].path);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  return g_test_run ();
}
