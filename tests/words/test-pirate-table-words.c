/* test-pirate-table-words.c: what the table of Bluff Pirate says beside the player's own hand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#include "bluff-words-names.h"
#include "bluff-words-pirate-table.h"

/* Takes TEXT. */
static void
check (char *text, const char *wanted)
{
  g_autofree char *readable = words_readable (text);

  words_assert_sound (text);
  g_assert_cmpstr (readable, ==, wanted);
  g_free (text);
}

static void
test_cards (void)
{
  check (bluff_words_pirate_card (HAT (3)), "Hat");
  check (bluff_words_pirate_card (HAT_PIRATE), "Hat pirate");
  check (bluff_words_hand_card (HAT (3), 7, 9, FALSE), "Hat, 7 of 9.");
  check (bluff_words_hand_card (HAT_PIRATE, 1, 1, FALSE), "Hat pirate, 1 of 1.");
  check (bluff_words_hand_card (BARREL (1), 2, 9, TRUE), "Barrel, 2 of 9, in your set.");
  check (bluff_words_draft_card (BARREL (1), TRUE, 1), "Barrel, face up, slot 1.");
  check (bluff_words_draft_card (BARREL (1), FALSE, 5), "Barrel, face down, slot 5.");
  check (bluff_words_set_card (HAT (1), TRUE), "Hat, face up.");
  check (bluff_words_set_card (HAT (1), FALSE), "Hat, face down.");
  check (bluff_words_set_card (BLUFF_UNKNOWN, FALSE), "Face down.");
}

static void
test_buttons (void)
{
  check (bluff_words_lay (0), "Lay a Set");
  check (bluff_words_lay (1), "Lay 1 Card");
  check (bluff_words_lay (5), "Lay 5 Cards");
  check (bluff_words_draw (1), "Draw 1 Card");
  check (bluff_words_draw (2), "Draw 2 Cards");
}

/* Every cause that a draft can have, and any other too. */
static void
test_trouble (void)
{
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_PIRATE_SET_SIZE, 0, 0), "Add 3 more cards");
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_PIRATE_SET_SIZE, 2, 1), "Add 1 more card");
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_PIRATE_SET_UP, 3, 0), "Turn 1 card face up");
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_PIRATE_SET_UP, 4, 4), "Turn 2 cards face down");
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_PIRATE_SET_SUITS, 3, 2), "Face-up cards must be of one suit");
  check (bluff_words_draft_trouble (BLUFF_REFUSAL_GAME_OVER, 3, 2), "The game is over.");
}

static void
test_draft (void)
{
  BluffCards hats = CARDS (HAT (1), HAT (2));
  BluffCards others = CARDS (BARREL (1), BLUFF_SUIT_CUTLASS * BLUFF_PIRATE_SUIT_CARDS);
  BluffCards mixed = CARDS (HAT (3), BARREL (2));

  check (bluff_words_draft_nature (hats, bluff_cards_of (HAT (3))), "Your set is honest");
  check (bluff_words_draft_nature (hats, mixed), "Your set is a bluff. Another suit: Barrel");
  check (bluff_words_draft_nature (hats, others), "Your set is a bluff. Another suit: Cutlass and Barrel");
  check (bluff_words_draft_gain (FALSE, 3, TRUE), "Whatever the vote, you reach the island");
  check (bluff_words_draft_gain (FALSE, 1, FALSE), "Whatever the vote, you sail 1 square");
  check (bluff_words_draft_gain (FALSE, 3, FALSE), "Whatever the vote, you sail 3 squares");
  check (bluff_words_draft_gain (TRUE, 3, TRUE), "If believed, you reach the island");
  check (bluff_words_draft_gain (TRUE, 1, FALSE), "If believed, you sail 1 square");
  check (bluff_words_draft_gain (TRUE, 3, FALSE), "If believed, you sail 3 squares");
  check (bluff_words_draft_risk (FALSE, 3), "Anyone who votes “bluff” sails 2 squares back");
  check (bluff_words_draft_risk (TRUE, 3), "Caught: you take your cards back and the voter sails 3 squares");
  check (bluff_words_draft_price (FALSE, 3, FALSE), "Whatever the vote, you sail 3 squares");
  check (bluff_words_draft_price (TRUE, 3, TRUE), "Believed: to the island. Caught: you stay.");
  check (bluff_words_draft_price (TRUE, 1, FALSE), "Believed: 1 square. Caught: you stay.");
  check (bluff_words_draft_price (TRUE, 3, FALSE), "Believed: 3 squares. Caught: you stay.");
  check (bluff_words_discard_trouble (), "Choose one card to discard");
}

static void
test_board (void)
{
  BluffPirateView view = { .seat = 1, .square = { 2, 2, 9 }, .hand_size = { 5, 5, 0 } };

  view.head.table.players = 3;
  bluff_cards_add (&view.hand, HAT (1));
  check (bluff_words_board_trouble (&view), "No pirate card in your hand");
  bluff_cards_add (&view.hand, HAT_PIRATE);
  check (bluff_words_board_trouble (&view), "Nobody ahead of you holds a card");
  view.square[2] = 1;
  check (bluff_words_board_trouble (&view), "Nobody is ahead of you");
  view.square[0] = 3;
  g_assert_null (bluff_words_board_trouble (&view));
  view.hand_size[0] = 1;
  g_assert_null (bluff_words_board_trouble (&view));
  /* A seat beyond the last player is nobody's. */
  view.square[0] = view.square[1];
  view.square[3] = 9;
  check (bluff_words_board_trouble (&view), "Nobody is ahead of you");
}

static void
test_set_of (void)
{
  BluffCast cast;

  words_cast_init (&cast, BEA);
  check (bluff_words_set_of (&cast, BEA), "Your Set");
  check (bluff_words_set_of (&cast, CARL), "<Carl>’s set");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate-table-words/cards", test_cards);
  g_test_add_func ("/pirate-table-words/buttons", test_buttons);
  g_test_add_func ("/pirate-table-words/P9-trouble", test_trouble);
  g_test_add_func ("/pirate-table-words/draft", test_draft);
  g_test_add_func ("/pirate-table-words/P19-board", test_board);
  g_test_add_func ("/pirate-table-words/set-of", test_set_of);

  return g_test_run ();
}
