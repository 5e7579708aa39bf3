/* test-bluffer-words.c: what is said of the events of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#define OPEN BLUFF_NO_SEAT
#define U BLUFF_SHAPE_UNKNOWN
#define NOBODY BLUFF_NO_SEAT
#define CIRCLE BLUFF_SHAPE_CIRCLE
#define SQUARE BLUFF_SHAPE_SQUARE
#define STAR BLUFF_SHAPE_STAR
#define HEXAGON BLUFF_SHAPE_HEXAGON

/* A number that no card has on the table: slots are not said. */
#define SLOT 77

/* clang-format off */
static const WordsRow rows[] = {
  { "setup/as-seat", BEA,
    { BLUFF_EVENT_SETUP, NOBODY,
      .deck = { 7, { 0, 1, 2, 3, 4, 5, BLUFF_UNKNOWN }, { STAR, SQUARE, CIRCLE, CIRCLE, HEXAGON, STAR, U },
                { U, U, U, U, U, U, U }, .dealt = { 1, 2, 1, 1 } } },
    "The game begins: everyone is dealt 1 card. To match: Star.\n<Anna>: Star\nYou: Square and Circle\n"
    "<Carl>: Circle\n<Dora>: Hexagon" },
  { "setup/open", OPEN,
    { BLUFF_EVENT_SETUP, NOBODY,
      .deck = { 7, { 0, 1, 2, 3, 4, 5, 6 }, { STAR, SQUARE, CIRCLE, HEXAGON, STAR, STAR, CIRCLE },
                { STAR, CIRCLE, CIRCLE, SQUARE, SQUARE, STAR, CIRCLE }, .dealt = { 2, 1, 1, 1 } } },
    "The game begins: everyone is dealt 2 cards. To match: Star.\n"
    "<Anna>: Star (hidden side: Star) and Square (hidden side: Circle)\n<Bea>: Circle (hidden side: Circle)\n"
    "<Carl>: Hexagon (hidden side: Square)\n<Dora>: Star (hidden side: Square)" },

  { "draw/you", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 2, { SLOT, SLOT }, { STAR, STAR } } },
    "You draw: Star and Star." },
  { "draw/another", ANNA, { BLUFF_EVENT_DRAW, BEA, .draw = { 1, { SLOT }, { SQUARE } } }, "<Bea> draws: Square." },
  { "draw/you-nothing", BEA, { BLUFF_EVENT_DRAW, BEA, .draw = { 0 } }, "You can’t draw: no cards are left." },
  { "draw/another-nothing", OPEN, { BLUFF_EVENT_DRAW, BEA, .draw = { 0 } }, "<Bea> can’t draw: no cards are left." },

  { "reshuffle", ANNA, { BLUFF_EVENT_RESHUFFLE, NOBODY, .deck = { 11 } }, "New pile shuffled: 11 cards." },

  { "peek/you", BEA, { BLUFF_EVENT_PEEK, BEA, .card = { SLOT, STAR, CIRCLE } },
    "You peek at a card. Visible side: Star. Hidden side: Circle." },
  { "peek/forgotten", BEA, { BLUFF_EVENT_PEEK, BEA, .card = { SLOT, STAR, U } },
    "You peek at a card. Visible side: Star." },
  { "peek/another", ANNA, { BLUFF_EVENT_PEEK, BEA, .card = { SLOT, STAR, U } },
    "<Bea> peeks at a card. Visible side: Star." },
  { "peek/open", OPEN, { BLUFF_EVENT_PEEK, BEA, .card = { SLOT, STAR, CIRCLE } },
    "<Bea> peeks at a card. Visible side: Star. Hidden side: Circle." },

  { "match/you", BEA, { BLUFF_EVENT_MATCH, BEA, .card = { SLOT, STAR, CIRCLE } },
    "You match: Star. Next shape: Circle." },
  { "match/another", ANNA, { BLUFF_EVENT_MATCH, BEA, .card = { SLOT, STAR, CIRCLE } },
    "<Bea> matches: Star. Next shape: Circle." },

  { "claim/you", BEA, { BLUFF_EVENT_CLAIM, BEA, .card = { SLOT, STAR, CIRCLE, NOBODY, SQUARE } },
    "You claim: Square. The hidden side is: Circle. Next shape: Star." },
  { "claim/you-blindly", BEA, { BLUFF_EVENT_CLAIM, BEA, .card = { SLOT, STAR, U, NOBODY, SQUARE } },
    "You claim: Square. Next shape: Star." },
  { "claim/another", ANNA, { BLUFF_EVENT_CLAIM, BEA, .card = { SLOT, STAR, U, NOBODY, SQUARE } },
    "<Bea> claims: Square. Next shape: Star." },
  { "claim/another-known", ANNA, { BLUFF_EVENT_CLAIM, BEA, .card = { SLOT, STAR, HEXAGON, NOBODY, SQUARE } },
    "<Bea> claims: Square. The hidden side is: Hexagon. Next shape: Star." },

  { "decide/you-shout", BEA, { BLUFF_EVENT_DECIDE, BEA, .decide = { TRUE } }, "You shout “Bluff!”" },
  { "decide/you-pass", BEA, { BLUFF_EVENT_DECIDE, BEA, .decide = { FALSE } }, "You let it pass." },
  { "decide/another", ANNA, { BLUFF_EVENT_DECIDE, BEA, .decide = { BLUFF_UNKNOWN } }, "Decided: <Bea>." },
  { "decide/open-shout", OPEN, { BLUFF_EVENT_DECIDE, BEA, .decide = { TRUE } }, "<Bea> shouts “Bluff!”" },
  { "decide/open-pass", OPEN, { BLUFF_EVENT_DECIDE, BEA, .decide = { FALSE } }, "<Bea> lets it pass." },

  { "flip/you-win", BEA, { BLUFF_EVENT_FLIP, NOBODY, .flip = { { BEA, CARL }, BEA } },
    "You win the coin toss against <Carl>." },
  { "flip/you-lose", BEA, { BLUFF_EVENT_FLIP, NOBODY, .flip = { { BEA, CARL }, CARL } },
    "<Carl> wins the coin toss against you." },
  { "flip/others", ANNA, { BLUFF_EVENT_FLIP, NOBODY, .flip = { { BEA, CARL }, CARL } },
    "<Carl> wins the coin toss against <Bea>." },

  { "call/you", BEA, { BLUFF_EVENT_CALL, BEA }, "You shout “Bluff!”" },
  { "call/another", ANNA, { BLUFF_EVENT_CALL, BEA }, "<Bea> shouts “Bluff!”" },

  { "shown/false", ANNA, { BLUFF_EVENT_SHOWN, NOBODY, .card = { SLOT, STAR, SQUARE, NOBODY, CIRCLE } },
    "The hidden side is shown: Square. It does not match." },
  { "shown/true", ANNA, { BLUFF_EVENT_SHOWN, NOBODY, .card = { SLOT, STAR, SQUARE, NOBODY, SQUARE } },
    "The hidden side is shown: Square. It matches." },

  { "take/you", BEA, { BLUFF_EVENT_TAKE, BEA, .card = { SLOT, STAR, U, CARL } }, "You take 1 card from <Carl>: Star." },
  { "take/yours", CARL, { BLUFF_EVENT_TAKE, BEA, .card = { SLOT, STAR, CIRCLE, CARL } },
    "<Bea> takes 1 card from you: Star (hidden side: Circle)." },
  { "take/another", ANNA, { BLUFF_EVENT_TAKE, BEA, .card = { SLOT, STAR, U, CARL } },
    "<Bea> takes 1 card from <Carl>: Star." },

  { "give/you", BEA, { BLUFF_EVENT_GIVE, BEA, .card = { SLOT, STAR, CIRCLE, CARL } },
    "You give 1 card to <Carl>: Star (hidden side: Circle)." },
  { "give/yours", CARL, { BLUFF_EVENT_GIVE, BEA, .card = { SLOT, STAR, U, CARL } },
    "<Bea> gives you 1 card: Star." },
  { "give/another", ANNA, { BLUFF_EVENT_GIVE, BEA, .card = { SLOT, STAR, U, CARL } },
    "<Bea> gives 1 card to <Carl>: Star." },

  { "show/you", BEA, { BLUFF_EVENT_SHOW, BEA, .card = { SLOT, STAR, U } },
    "You show your last card. Visible side: Star." },
  { "show/another", ANNA, { BLUFF_EVENT_SHOW, BEA, .card = { SLOT, STAR, U } },
    "<Bea> shows the last card. Visible side: Star." },

  { "out/you", BEA, { BLUFF_EVENT_OUT, BEA, .out = { 1 } }, "You have no cards left! Ranking: 1st." },
  { "out/another", ANNA, { BLUFF_EVENT_OUT, BEA, .out = { 3 } }, "<Bea> has no cards left! Ranking: 3rd." },

  { "over", OPEN, { BLUFF_EVENT_OVER, NOBODY, .over = { { 4, 3, 2, 1 } } },
    "Game over. <Dora> wins!\n1st: <Dora>\n2nd: <Carl>\n3rd: <Bea>\n4th: <Anna>" },
  { NULL },
};
/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  words_add_rows (BLUFF_GAME_BLUFFER, rows);
  return g_test_run ();
}
