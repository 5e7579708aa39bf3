/* test-bluffaneer-words.c: what is said of the events of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#define OPEN BLUFF_NO_SEAT
#define U BLUFF_UNKNOWN
#define NOBODY BLUFF_NO_SEAT
#define BOX BLUFF_NO_SEAT
#define CHEST BLUFF_ICON_CHEST
#define SHIP BLUFF_ICON_SHIP
#define CHEST_SHIP BLUFF_PAIR_CHEST_SHIP
#define SHIP_CROSSBONES BLUFF_PAIR_SHIP_CROSSBONES

/* clang-format off */
static const WordsRow rows[] = {
  { "setup/as-seat", BEA,
    { BLUFF_EVENT_SETUP, NOBODY,
      .deck = { 6, { U, CHEST_SHIP, U, U, U, U }, .dealt = { 1, 1, 1, 1 }, .coins = { 10, 10, 10, 10 } } },
    "The game begins: everyone has 10 coins and a secret card.\nYour card: Treasure chest + Ship." },
  { "setup/open", OPEN,
    { BLUFF_EVENT_SETUP, NOBODY,
      .deck = { 6, { CHEST_SHIP, CHEST_SHIP, SHIP_CROSSBONES, 0, 0, 0 },
                /* Nobody sits on the fifth seat. */
                .dealt = { 1, 1, 1, 0, 1 }, .coins = { 1 } } },
    "The game begins: everyone has 1 coin and a secret card.\n<Anna>’s card: Treasure chest + Ship.\n"
    "<Bea>’s card: Treasure chest + Ship.\n<Carl>’s card: Ship + Crossbones." },

  { "roll/you", BEA, { BLUFF_EVENT_ROLL, BEA, .roll = { { SHIP, CHEST } } }, "You roll: Treasure chest + Ship." },
  { "roll/another", ANNA, { BLUFF_EVENT_ROLL, BEA, .roll = { { CHEST, SHIP } } },
    "<Bea> rolls: Treasure chest + Ship." },
  { "roll/you-double", BEA, { BLUFF_EVENT_ROLL, BEA, .roll = { { SHIP, SHIP } } }, "You roll: Two ships." },
  { "roll/another-double", ANNA, { BLUFF_EVENT_ROLL, BEA, .roll = { { CHEST, CHEST } } },
    "<Bea> rolls: Two treasure chests." },

  { "steal/you", BEA, { BLUFF_EVENT_STEAL, BEA, .steal = { CARL } }, "You steal from <Carl>." },
  { "steal/from-you", CARL, { BLUFF_EVENT_STEAL, BEA, .steal = { CARL } }, "<Bea> steals from you." },
  { "steal/another", ANNA, { BLUFF_EVENT_STEAL, BEA, .steal = { CARL } }, "<Bea> steals from <Carl>." },

  { "match/you", BEA, { BLUFF_EVENT_MATCH, BEA },
    "Match! Your card shows the roll. Everyone else loses 1 coin." },
  { "match/another", ANNA, { BLUFF_EVENT_MATCH, BEA },
    "Match! <Bea>’s card shows the roll. Everyone else loses 1 coin." },

  { "decide/you-shout", BEA, { BLUFF_EVENT_DECIDE, BEA, .decide = { TRUE } }, "You shout “Gimme yer booty!”" },
  { "decide/you-pass", BEA, { BLUFF_EVENT_DECIDE, BEA, .decide = { FALSE } }, "You let it pass." },
  { "decide/another", ANNA, { BLUFF_EVENT_DECIDE, BEA, .decide = { U } }, "Decided: <Bea>." },
  { "decide/open-shout", OPEN, { BLUFF_EVENT_DECIDE, BEA, .decide = { TRUE } }, "<Bea> shouts “Gimme yer booty!”" },
  { "decide/open-pass", OPEN, { BLUFF_EVENT_DECIDE, BEA, .decide = { FALSE } }, "<Bea> lets it pass." },

  { "flip", ANNA, { BLUFF_EVENT_FLIP, NOBODY, .flip = { { BEA, CARL }, BEA } },
    "<Bea> wins the coin toss against <Carl>." },

  { "claim/you", BEA, { BLUFF_EVENT_CLAIM, BEA }, "You shout “Gimme yer booty!”" },
  { "claim/another", ANNA, { BLUFF_EVENT_CLAIM, BEA }, "<Bea> shouts “Gimme yer booty!”" },

  { "answer/you-call", BEA, { BLUFF_EVENT_ANSWER, BEA, .answer = { TRUE } }, "You shout “Bluffaneer!”" },
  { "answer/you-pay", BEA, { BLUFF_EVENT_ANSWER, BEA, .answer = { FALSE } }, "You pay." },
  { "answer/another-calls", ANNA, { BLUFF_EVENT_ANSWER, BEA, .answer = { TRUE } }, "<Bea> shouts “Bluffaneer!”" },
  { "answer/another-pays", ANNA, { BLUFF_EVENT_ANSWER, BEA, .answer = { FALSE } }, "<Bea> pays." },

  { "reveal/you", BEA, { BLUFF_EVENT_REVEAL, BEA, .pair = { SHIP_CROSSBONES } },
    "Your card is revealed: Ship + Crossbones." },
  { "reveal/another", ANNA, { BLUFF_EVENT_REVEAL, BEA, .pair = { SHIP_CROSSBONES } },
    "<Bea>’s card is revealed: Ship + Crossbones." },

  { "pay/you", BEA, { BLUFF_EVENT_PAY, NOBODY, .pay = { BEA, CARL, 2 } }, "You give <Carl> 2 coins." },
  { "pay/to-you", CARL, { BLUFF_EVENT_PAY, NOBODY, .pay = { BEA, CARL, 1 } }, "<Bea> gives you 1 coin." },
  { "pay/another", ANNA, { BLUFF_EVENT_PAY, NOBODY, .pay = { BEA, CARL, 3 } }, "<Bea> gives <Carl> 3 coins." },
  { "pay/you-box", BEA, { BLUFF_EVENT_PAY, NOBODY, .pay = { BEA, BOX, 1 } }, "You lose 1 coin." },
  { "pay/another-box", ANNA, { BLUFF_EVENT_PAY, NOBODY, .pay = { BEA, BOX, 2 } }, "<Bea> loses 2 coins." },

  { "draw/you", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { SHIP_CROSSBONES } } },
    "You draw a new card: Ship + Crossbones." },
  { "draw/you-face-down", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { U } } }, "You draw a new card." },
  { "draw/another", ANNA, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { U } } }, "<Bea> draws a new card." },
  { "draw/open", OPEN, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { SHIP_CROSSBONES } } },
    "<Bea> draws a new card: Ship + Crossbones." },

  { "reshuffle", ANNA, { BLUFF_EVENT_RESHUFFLE, NOBODY, .deck = { 14 } }, "New pile shuffled: 14 cards." },

  { "over", CARL, { BLUFF_EVENT_OVER, NOBODY, .over = { { 2, 2, 1, 4 } } },
    "Game over. You win!\n1st: You\n2nd: <Anna> and <Bea>\n4th: <Dora>" },
  { NULL },
};
/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  words_add_rows (BLUFF_GAME_BLUFFANEER, rows);
  return g_test_run ();
}
