/* test-pirate-sheet-words.c: what the sheets of Bluff Pirate say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "words-fixture.h"

/* TEXT, which is freed, reads like EXPECTED, in which <Bea> is an isolated name. */
static void
assert_reads (char *text, const char *expected)
{
  g_autofree char *owned = text;
  g_autofree char *readable = words_readable (owned);

  words_assert_sound (owned);
  g_assert_cmpstr (readable, ==, expected);
}

/* Bea's set of three: two hats face up. */
static BluffPirateView
make_view (BluffSeat seat)
{
  BluffPirateView view = { .seat = seat };

  view.head.turn = BEA;
  view.up = bluff_cards_or (bluff_cards_of (HAT (1)), bluff_cards_of (HAT (2)));
  view.down_size = 1;

  return view;
}

static void
test_vote (void)
{
  BluffPirateView view = make_view (ANNA);
  BluffPirateView layer = make_view (BEA);
  BluffCast anna, bea, onlooker;

  words_cast_init (&anna, ANNA);
  words_cast_init (&bea, BEA);
  words_cast_init (&onlooker, BLUFF_ONLOOKER);

  assert_reads (bluff_words_vote_question (&anna, &view), "<Bea> lays 3 cards. Bluff or no bluff?");
  assert_reads (bluff_words_vote_question (&bea, &layer), "You lay 3 cards. The others vote in secret.");
  assert_reads (bluff_words_vote_set (&view), "Face up: Hat ×2. Is the 1 face-down card of this suit too?");
  assert_reads (bluff_words_vote_set (&layer), "Face up: Hat ×2.");
  assert_reads (bluff_words_counting_help (BLUFF_SUIT_HAT, 2, 1, 0, TRUE),
                "Hat: 3 of 10 cards in sight. Face up: 2. Discarded: 1. In your hand: 0.");
  assert_reads (bluff_words_counting_help (BLUFF_SUIT_HAT, 2, 1, 0, FALSE),
                "Hat: 3 of 10 cards in sight. Face up: 2. Discarded: 1.");
  assert_reads (bluff_words_price_of_bluff (&anna, BEA, 3, 2),
                "If <Bea> lifts your cup and you are right: you sail 3 squares. If you are wrong: 2 squares back.");
  assert_reads (bluff_words_price_of_bluff (&anna, BEA, 1, 0),
                "If <Bea> lifts your cup and you are right: you sail 1 "
                "square. If you are wrong: you stay on the start square.");
  assert_reads (bluff_words_price_of_no_bluff (&anna, BEA, 3),
                "If <Bea> lifts your cup: <Bea> sails 3 squares and you stay.");
  assert_reads (bluff_words_voter (&anna, ANNA, FALSE), "You: thinking…");
  assert_reads (bluff_words_voter (&anna, CARL, FALSE), "<Carl>: thinking…");
  assert_reads (bluff_words_voter (&anna, ANNA, TRUE), "You");
  assert_reads (bluff_words_voter (&anna, CARL, TRUE), "<Carl>");
  assert_reads (bluff_words_voter_state (&onlooker, CARL, TRUE), "Vote in: <Carl>.");
  assert_reads (bluff_words_voter_state (&onlooker, CARL, FALSE), "Waiting for: <Carl>.");
  assert_reads (bluff_words_voter_state (&anna, ANNA, TRUE), "Your vote is in.");
  assert_reads (bluff_words_voter_state (&anna, ANNA, FALSE), "Waiting for your vote.");
  assert_reads (bluff_words_waiting_for (&anna, 1 << ANNA | 1 << CARL), "Waiting for: You and <Carl>.");
  assert_reads (bluff_words_lift_question (&anna, BEA), "All votes are in. <Bea> lifts a cup.");
  assert_reads (bluff_words_lifted_cups (&anna, BEA, 1, 0, 1), "<Bea>: 1 cup lifted. Bluff: 0. No bluff: 1. Right: 1.");
  assert_reads (bluff_words_lifted_cups (&anna, BEA, 3, 2, 1),
                "<Bea>: 3 cups lifted. Bluff: 2. No bluff: 1. Right: 1.");
}

static void
test_reveal (void)
{
  static const struct
  {
    BluffSeat viewer;
    gboolean vote, bluff;
    const char *lifted, *judgement, *goes;
  } rows[] = {
    { ANNA, TRUE, TRUE, "<Bea> lifts your cup: Bluff.", "It was a bluff!", "3 cards go back to the hand" },
    { ANNA, FALSE, FALSE, "<Bea> lifts your cup: No bluff.", "Honest!", "3 cards are discarded" },
    { BEA, FALSE, FALSE, "You lift <Anna>’s cup: No bluff.", "Honest!", "3 cards are discarded" },
    { BEA, TRUE, TRUE, "You lift <Anna>’s cup: Bluff.", "It was a bluff!", "3 cards go back to the hand" },
    { CARL, FALSE, TRUE, "<Bea> lifts <Anna>’s cup: No bluff.", "A bluff, and believed!", "3 cards are discarded" },
    { BLUFF_ONLOOKER, TRUE, FALSE, "<Bea> lifts <Anna>’s cup: Bluff.", "Honest!", "3 cards are discarded" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent reveal = { BLUFF_EVENT_REVEAL, BEA };
      BluffCast cast;

      words_cast_init (&cast, rows[i].viewer);
      reveal.reveal.voter = ANNA;
      reveal.reveal.vote = (guint8) rows[i].vote;
      reveal.reveal.bluff = (guint8) rows[i].bluff;
      reveal.reveal.size = 3;
      assert_reads (bluff_words_lifted (&cast, &reveal), rows[i].lifted);
      assert_reads (bluff_words_judgement (rows[i].vote, rows[i].bluff), rows[i].judgement);
      assert_reads (bluff_words_set_goes (&reveal), rows[i].goes);
    }
}

static void
test_sails (void)
{
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  assert_reads (bluff_words_sails (&cast, ANNA, 3, 7), "You sail 4 squares");
  assert_reads (bluff_words_sails (&cast, BEA, 3, 4), "<Bea> sails 1 square");
  assert_reads (bluff_words_sails (&cast, BEA, 3, 1), "<Bea> sails 2 squares back");
  assert_reads (bluff_words_sails (&cast, ANNA, 3, 1), "You sail 2 squares back");
  assert_reads (bluff_words_sails (&cast, ANNA, 13, 13), "You stay on square 13");
  assert_reads (bluff_words_sails (&cast, BEA, 13, 13), "<Bea> stays on square 13");
  assert_reads (bluff_words_sails (&cast, ANNA, 0, 0), "You stay on the start square");
  assert_reads (bluff_words_sails (&cast, BEA, 0, 0), "<Bea> stays on the start square");
}

/* What a third seat is told of a boarding names no card. */
static void
test_board (void)
{
  BluffEvent board = { BLUFF_EVENT_BOARD, ANNA };
  BluffCast cast;

  board.board.card = HAT_PIRATE;
  board.board.victim = BEA;
  board.board.taken_size = 2;
  words_cast_init (&cast, CARL);
  assert_reads (bluff_words_boarded (&cast, &board), "<Anna> boards <Bea>’s ship!");
  assert_reads (bluff_words_boarded_cards (&cast, &board), "2 cards change hands. Only those two know which.");

  board.board.taken = bluff_cards_or (bluff_cards_of (HAT (3)), bluff_cards_of (BARREL (1)));
  words_cast_init (&cast, BEA);
  assert_reads (bluff_words_boarded (&cast, &board), "<Anna> boards your ship!");
  assert_reads (bluff_words_boarded_cards (&cast, &board), "You lose: Hat and Barrel.");
  words_cast_init (&cast, ANNA);
  assert_reads (bluff_words_boarded (&cast, &board), "You board <Bea>’s ship!");
  assert_reads (bluff_words_boarded_cards (&cast, &board), "You take: Hat and Barrel.");
}

static void
test_end (void)
{
  static const guint8 place[] = { 2, 1, 2, 4 };
  static const guint8 own[] = { 1, 2, 2, 4 };
  static const guint8 beyond[BLUFF_MAX_SEATS] = { 2, 3, 4, 5, 1, 1 }; /* seats that nobody has */
  BluffPirateView view = { .island = { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_TREASURE } };
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  assert_reads (bluff_words_end (&cast, place), "<Bea> finds the treasure!");
  assert_reads (bluff_words_end (&cast, own), "You find the treasure!");
  assert_reads (bluff_words_end (&cast, beyond), "The game is over.");
  assert_reads (bluff_words_treasure_was (&view), "The treasure was on the second island.");
  view.island[1] = BLUFF_ISLAND_EMPTY;
  assert_reads (bluff_words_treasure_was (&view), "The treasure was on the first island.");
  view.island[1] = BLUFF_ISLAND_CLOSED;
  view.island[0] = BLUFF_ISLAND_EMPTY;
  assert_reads (bluff_words_treasure_was (&view), "The treasure was on the second island.");
  view.island[0] = BLUFF_ISLAND_TREASURE;
  assert_reads (bluff_words_treasure_was (&view), "The treasure was on the first island.");
  assert_reads (bluff_words_ranked (&cast, ANNA, 2), "2nd: You");
}

static void
test_short_ones (void)
{
  BluffEvent open = { .kind = BLUFF_EVENT_OPEN, .seat = BEA };
  BluffCast anna, bea;

  words_cast_init (&anna, ANNA);
  words_cast_init (&bea, BEA);
  assert_reads (bluff_words_votes_are_secret (&anna, BEA), "Votes stay under the cups. <Bea> lifts just 1.");
  assert_reads (bluff_words_votes_are_secret (&bea, BEA), "Votes stay under the cups. You lift just 1.");
  assert_reads (bluff_words_lift_question (&bea, BEA), "All votes are in. Whose cup do you lift?");
  assert_reads (bluff_words_lift_cup_of (&bea, CARL), "Lift <Carl>’s Cup");
  assert_reads (bluff_words_vote_result (TRUE, TRUE), "Bluff: right!");
  assert_reads (bluff_words_vote_result (TRUE, FALSE), "Bluff: wrong");
  assert_reads (bluff_words_vote_result (FALSE, TRUE), "No bluff: wrong");
  assert_reads (bluff_words_vote_result (FALSE, FALSE), "No bluff: right!");
  assert_reads (bluff_words_turned_over (HAT (3), BLUFF_SUIT_HAT), "Hat");
  assert_reads (bluff_words_turned_over (BARREL (3), BLUFF_SUIT_HAT), "Another suit!");
  assert_reads (bluff_words_from_to (14, 18), "from 14 to 18");
  assert_reads (bluff_words_board_pick (&anna, BEA, 1), "You board <Bea>’s ship. Pick 1 card!");
  assert_reads (bluff_words_board_pick (&anna, BEA, 3), "You board <Bea>’s ship. Pick 3 cards!");
  assert_reads (bluff_words_board_ship_of (&anna, BEA), "Board <Bea>’s Ship");
  assert_reads (bluff_words_board_facts (16, 1), "Square 16, 1 card");
  assert_reads (bluff_words_board_facts (16, 5), "Square 16, 5 cards");

  for (guint8 island = 1; island <= 2; island++)
    {
      open.open.island = island;
      assert_reads (bluff_words_island (&anna, &open),
                    island == 1 ? "<Bea> opens the first island." : "<Bea> opens the second island.");
      assert_reads (bluff_words_island (&bea, &open),
                    island == 1 ? "You open the first island." : "You open the second island.");
    }
  open.open.treasure = TRUE;
  assert_reads (bluff_words_island (&anna, &open), "<Bea> finds the treasure!");
  assert_reads (bluff_words_island (&bea, &open), "You find the treasure!");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate-sheet-words/vote", test_vote);
  g_test_add_func ("/pirate-sheet-words/reveal", test_reveal);
  g_test_add_func ("/pirate-sheet-words/sails", test_sails);
  g_test_add_func ("/pirate-sheet-words/board", test_board);
  g_test_add_func ("/pirate-sheet-words/end", test_end);
  g_test_add_func ("/pirate-sheet-words/short-ones", test_short_ones);

  return g_test_run ();
}
