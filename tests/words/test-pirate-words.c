/* test-pirate-words.c: what is said of the events of Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#define OPEN BLUFF_NO_SEAT
#define U BLUFF_UNKNOWN
#define NOBODY BLUFF_NO_SEAT

/* Four hands of one card are enough to be read. */
#define DEALT                                                                                                          \
  {                                                                                                                    \
    1, 1, 1, 1                                                                                                         \
  }

/* clang-format off */
static const WordsRow rows[] = {
  { "setup/as-seat", BEA,
    { BLUFF_EVENT_SETUP, NOBODY, .deck = { 6, { U, HAT (3), U, U, U, U }, .dealt = DEALT, .treasure = U } },
    "The game begins: everyone is dealt 1 card.\nYou hold: Hat." },
  { "setup/open", OPEN,
    { BLUFF_EVENT_SETUP, NOBODY,
      .deck = { 6, { HAT (1), HAT (2), HAT (3), BARREL (10), 0, 1 }, .dealt = DEALT, .treasure = 2 } },
    "The game begins: everyone is dealt 1 card.\n<Anna> holds: Hat.\n<Bea> holds: Hat.\n<Carl> holds: Hat.\n"
    "<Dora> holds: Barrel pirate.\nThe treasure lies on the second island." },
  { "setup/first-island", OPEN,
    { BLUFF_EVENT_SETUP, NOBODY, .deck = { 6, { U, U, U, U, U, HAT (1) },
      /* Nobody sits on the fifth seat. */
      .dealt = { 2, 1, 2, 0, 1 }, .treasure = 1 } },
    "The game begins: everyone is dealt 2 cards.\nThe treasure lies on the first island." },

  { "draw/you", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 2, { HAT (3), BARREL (10) } } },
    "You draw: Hat and Barrel pirate." },
  { "draw/another", ANNA, { BLUFF_EVENT_DRAW, BEA, .draw = { 2, { U, U } } }, "<Bea> draws 2 cards." },
  { "draw/another-one", ANNA, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { U } } }, "<Bea> draws 1 card." },
  { "draw/open", OPEN, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { HAT (9) } } }, "<Bea> draws: Hat." },
  { "draw/you-nothing", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 0 } }, "You can’t draw: no cards are left." },
  { "draw/another-nothing", ANNA, { BLUFF_EVENT_DRAW, BEA, .draw = { 0 } }, "<Bea> can’t draw: no cards are left." },

  { "reshuffle", ANNA, { BLUFF_EVENT_RESHUFFLE, NOBODY, .deck = { 2, { U, U } } }, "New pile shuffled: 2 cards." },
  { "reshuffle/one", ANNA, { BLUFF_EVENT_RESHUFFLE, NOBODY, .deck = { 1, { U } } }, "New pile shuffled: 1 card." },

  { "lay/you", ANNA,
    { BLUFF_EVENT_LAY, ANNA, .lay = { 2, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), BARREL (1)) } },
    "You lay a set of 3 cards. Face up: Hat. Face down: Hat and Barrel." },
  { "lay/another", BEA, { BLUFF_EVENT_LAY, ANNA, .lay = { 3, CARDS (HAT (3), HAT_PIRATE) } },
    "<Anna> lays a set of 5 cards. Face up: Hat and Hat pirate. Face down: 3 cards." },
  { "lay/open", OPEN, { BLUFF_EVENT_LAY, ANNA, .lay = { 2, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), BARREL (1)) } },
    "<Anna> lays a set of 3 cards. Face up: Hat. Face down: Hat and Barrel." },

  { "vote/you", BEA, { BLUFF_EVENT_VOTE, BEA, .vote = { TRUE } }, "You vote: Bluff." },
  { "vote/another", ANNA, { BLUFF_EVENT_VOTE, BEA, .vote = { U } }, "Vote in: <Bea>." },
  { "vote/open", OPEN, { BLUFF_EVENT_VOTE, BEA, .vote = { FALSE } }, "<Bea> votes: No bluff." },

  { "reveal/you-caught", ANNA,
    { BLUFF_EVENT_REVEAL, ANNA,
      .reveal = { BEA, TRUE, TRUE, 3, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), BARREL (1)) } },
    "You lift <Bea>’s cup: Bluff. Turned over: Hat and Barrel. "
    "Bluff caught! The cards go back to the hand." },
  { "reveal/yours-believed", BEA,
    { BLUFF_EVENT_REVEAL, ANNA,
      .reveal = { BEA, FALSE, TRUE, 3, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), BARREL (1)) } },
    "<Anna> lifts your cup: No bluff. Turned over: Hat and Barrel. It was a bluff!" },
  { "reveal/another-doubted", CARL,
    { BLUFF_EVENT_REVEAL, ANNA,
      .reveal = { BEA, TRUE, FALSE, 3, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), HAT (5)) } },
    "<Anna> lifts <Bea>’s cup: Bluff. Turned over: Hat ×2. Honest!" },
  { "reveal/another-honest", OPEN,
    { BLUFF_EVENT_REVEAL, ANNA,
      .reveal = { BEA, FALSE, FALSE, 3, CARDS (HAT (3), HAT (3)), CARDS (HAT (4), HAT (5)) } },
    "<Anna> lifts <Bea>’s cup: No bluff. Turned over: Hat ×2. Honest!" },

  { "sail/you-forward", ANNA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 8, 12 } },
    "You sail 4 squares forward to square 12." },
  { "sail/another-forward-one", BEA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 19, 20 } },
    "<Anna> sails 1 square forward to square 20." },
  { "sail/you-back", ANNA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 8, 6 } }, "You sail 2 squares back to square 6." },
  { "sail/another-back", BEA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 8, 6 } },
    "<Anna> sails 2 squares back to square 6." },
  { "sail/another-back-one", BEA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 3, 1 } },
    "<Anna> sails 2 squares back to square 1." },
  { "sail/you-to-start", ANNA, { BLUFF_EVENT_SAIL, ANNA, .sail = { 1, 0 } },
    "You sail 1 square back to the start square." },
  { "sail/another-to-start", OPEN, { BLUFF_EVENT_SAIL, ANNA, .sail = { 2, 0 } },
    "<Anna> sails 2 squares back to the start square." },

  { "open/you-treasure", ANNA, { BLUFF_EVENT_OPEN, ANNA, .open = { 1, TRUE } }, "You find the treasure!" },
  { "open/another-treasure", OPEN, { BLUFF_EVENT_OPEN, ANNA, .open = { 2, TRUE } }, "<Anna> finds the treasure!" },
  { "open/you-empty", ANNA, { BLUFF_EVENT_OPEN, ANNA, .open = { 1, FALSE } },
    "You open the first island. Empty! The treasure is on the other island." },
  { "open/you-empty-second", ANNA, { BLUFF_EVENT_OPEN, ANNA, .open = { 2, FALSE } },
    "You open the second island. Empty! The treasure is on the other island." },
  { "open/another-empty", BEA, { BLUFF_EVENT_OPEN, ANNA, .open = { 1, FALSE } },
    "<Anna> opens the first island. Empty! The treasure is on the other island." },
  { "open/another-empty-second", BEA, { BLUFF_EVENT_OPEN, ANNA, .open = { 2, FALSE } },
    "<Anna> opens the second island. Empty! The treasure is on the other island." },

  { "discard/you", ANNA, { BLUFF_EVENT_DISCARD, ANNA, .discard = { HAT (1) } }, "You discard: Hat." },
  { "discard/another", BEA, { BLUFF_EVENT_DISCARD, ANNA, .discard = { HAT_PIRATE } },
    "<Anna> discards: Hat pirate." },

  { "pass/you", ANNA, { BLUFF_EVENT_PASS, ANNA },
    "You end your turn: too few cards to discard one." },
  { "pass/another", BEA, { BLUFF_EVENT_PASS, ANNA },
    "<Anna> ends the turn: too few cards to discard one." },

  { "board/you", ANNA,
    { BLUFF_EVENT_BOARD, ANNA, .board = { HAT_PIRATE, BEA, 2, CARDS (BARREL (1), BARREL (10)) } },
    "You board <Bea>’s ship. Discarded: Hat pirate. Cards taken: Barrel and Barrel pirate." },
  { "board/yours", BEA,
    { BLUFF_EVENT_BOARD, ANNA, .board = { HAT_PIRATE, BEA, 1, CARDS (BARREL (1), BARREL (1)) } },
    "<Anna> boards your ship. Discarded: Hat pirate. Cards taken: Barrel." },
  { "board/another", CARL, { BLUFF_EVENT_BOARD, ANNA, .board = { HAT_PIRATE, BEA, 3 } },
    "<Anna> boards <Bea>’s ship. Discarded: Hat pirate. Cards taken: 3 cards." },
  { "board/open", OPEN, { BLUFF_EVENT_BOARD, ANNA, .board = { HAT_PIRATE, BEA, 1, CARDS (BARREL (1), BARREL (1)) } },
    "<Anna> boards <Bea>’s ship. Discarded: Hat pirate. Cards taken: Barrel." },

  { "over/you", BEA, { BLUFF_EVENT_OVER, NOBODY, .over = { { 2, 1, 4, 2 } } },
    "Game over. You win!\n1st: You\n2nd: <Dora> and <Anna>\n4th: <Carl>" },
  { "over/another", ANNA, { BLUFF_EVENT_OVER, NOBODY, .over = { { 3, 1, 2, 4 } } },
    "Game over. <Bea> wins!\n1st: <Bea>\n2nd: <Carl>\n3rd: You\n4th: <Dora>" },
  { "over/tie", CARL, { BLUFF_EVENT_OVER, NOBODY, .over = { { 1, 1, 1, 4 } } },
    "Game over. Tie: You, <Anna> and <Bea>.\n1st: You, <Anna> and <Bea>\n4th: <Dora>" },
  { "over/tie-of-two", DORA, { BLUFF_EVENT_OVER, NOBODY, .over = { { 1, 3, 4, 1 } } },
    "Game over. Tie: You and <Anna>.\n1st: You and <Anna>\n3rd: <Bea>\n4th: <Carl>" },
  { "over/without-a-place", ANNA, { BLUFF_EVENT_OVER, NOBODY, .over = { { 2, 1, 2, 0 } } },
    "Game over. <Bea> wins!\n1st: <Bea>\n2nd: You and <Carl>" },
  /* Nobody sits on the fifth and the sixth seat. */
  { "over/empty-seats", ANNA, { BLUFF_EVENT_OVER, NOBODY, .over = { { 3, 1, 2, 4, 1, 2 } } },
    "Game over. <Bea> wins!\n1st: <Bea>\n2nd: <Carl>\n3rd: You\n4th: <Dora>" },
  { NULL },
};
/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  words_add_rows (BLUFF_GAME_PIRATE, rows);
  return g_test_run ();
}
