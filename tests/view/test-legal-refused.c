/* test-legal-refused.c: actions that a seat may not choose, however they came about.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate.h"
#include "legal-rows.h"

/* Some actions that the situation allows, each followed by others like it that are wrong. */
static void
test_refused (void)
{
  BluffLegal turn = {
    .kinds = KIND (DRAW) | KIND (BOARD), .seat = SEAT, .targets = 0x0d, .boarders = CARDS (9, 69, 99)
  };
  BluffLegal play = { .kinds = KIND (LAY) | KIND (DISCARD), .seat = SEAT, .hand = CARDS (0, 63, 64, 65, 66, 67, 99) };
  BluffLegal vote = { .kinds = KIND (VOTE), .seat = SEAT };
  BluffLegal name = { .kinds = KIND (REVEAL), .seat = SEAT, .targets = 0x15 };
  BluffLegal match = {
    .kinds = KIND (PEEK) | KIND (MATCH), .seat = SEAT, .slots = SLOT (0) | SLOT (31), .peeks = SLOT (5)
  };
  BluffLegal steal = { .kinds = KIND (STEAL), .seat = SEAT, .targets = 0x3d };
  BluffLegal everything = { .kinds = G_MAXUINT32, .seat = SEAT };
  const struct
  {
    const BluffLegal *legal;
    BluffAction action;
    gboolean has;
  } rows[] = {
    { &turn, { BLUFF_ACTION_DRAW, SEAT }, TRUE },
    { &turn, { BLUFF_ACTION_DRAW, 0 }, FALSE }, /* another seat */
    { &turn, { BLUFF_ACTION_DRAW, BLUFF_NO_SEAT }, FALSE },
    { &turn, { BLUFF_ACTION_PASS, SEAT }, FALSE }, /* another kind */
    { &turn, { BLUFF_ACTION_LAY, SEAT }, FALSE },
    { &turn, { BLUFF_N_ACTIONS, SEAT }, FALSE },
    { &turn, { 32, SEAT }, FALSE }, /* what would be the bit of draw again */
    { &turn, { 0xff, SEAT }, FALSE },
    { &everything, { BLUFF_N_ACTIONS - 1, SEAT }, TRUE },
    { &everything, { BLUFF_N_ACTIONS, SEAT }, FALSE }, /* no kind, even if its bit is set */
    { &everything, { 31, SEAT }, FALSE },
    { &everything, { 0xff, SEAT }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 9 }, TRUE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 3, .card = 69 }, TRUE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 2, .card = 99 }, TRUE },
    { &turn, { BLUFF_ACTION_BOARD, 0, .target = 2, .card = 99 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 1, .card = 9 }, FALSE }, /* not ahead */
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 4, .card = 9 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 6, .card = 9 }, FALSE }, /* no seat */
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 32, .card = 9 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = BLUFF_NO_SEAT, .card = 9 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 8 }, FALSE }, /* not one of the pirates */
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 79 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 100 }, FALSE }, /* no card */
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 128 + 9 }, FALSE },
    { &turn, { BLUFF_ACTION_BOARD, SEAT, .target = 0, .card = 0xff }, FALSE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 0 }, TRUE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 99 }, TRUE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 1 }, FALSE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 100 }, FALSE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 128 }, FALSE },
    { &play, { BLUFF_ACTION_DISCARD, SEAT, .card = 0xff }, FALSE },
    { &vote, { BLUFF_ACTION_VOTE, SEAT, .yes = FALSE }, TRUE },
    { &vote, { BLUFF_ACTION_VOTE, SEAT, .yes = TRUE }, TRUE },
    { &vote, { BLUFF_ACTION_VOTE, SEAT, .yes = 2 }, FALSE },
    { &vote, { BLUFF_ACTION_VOTE, SEAT, .yes = 0xff }, FALSE },
    { &vote, { BLUFF_ACTION_VOTE, 2, .yes = TRUE }, FALSE },
    { &vote, { BLUFF_ACTION_DECIDE, SEAT, .yes = TRUE }, FALSE },
    { &vote, { BLUFF_ACTION_ANSWER, SEAT, .yes = TRUE }, FALSE },
    { &name, { BLUFF_ACTION_REVEAL, SEAT, .target = 4 }, TRUE },
    { &name, { BLUFF_ACTION_REVEAL, SEAT, .target = 1 }, FALSE },
    { &name, { BLUFF_ACTION_REVEAL, SEAT, .target = 6 }, FALSE },
    { &name, { BLUFF_ACTION_REVEAL, SEAT, .target = BLUFF_NO_SEAT }, FALSE },
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = 0 }, TRUE },
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = 31 }, TRUE },
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = 5 }, FALSE }, /* only to be peeked at */
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = 32 }, FALSE },
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = 63 }, FALSE },
    { &match, { BLUFF_ACTION_MATCH, SEAT, .card = BLUFF_NO_SLOT }, FALSE },
    { &match, { BLUFF_ACTION_CLAIM, SEAT, .card = 0 }, FALSE },
    { &match, { BLUFF_ACTION_PEEK, SEAT, .card = 5 }, TRUE },
    { &match, { BLUFF_ACTION_PEEK, SEAT, .card = 0 }, FALSE },
    { &match, { BLUFF_ACTION_PEEK, SEAT, .card = 32 + 5 }, FALSE },
    { &match, { BLUFF_ACTION_PEEK, SEAT, .card = BLUFF_NO_SLOT }, FALSE },
    { &steal, { BLUFF_ACTION_STEAL, SEAT, .target = 5 }, TRUE },
    { &steal, { BLUFF_ACTION_STEAL, SEAT, .target = SEAT }, FALSE },
    { &steal, { BLUFF_ACTION_STEAL, SEAT, .target = 6 }, FALSE },
    { &steal, { BLUFF_ACTION_STEAL, SEAT, .target = 8 }, FALSE },
    { &steal, { BLUFF_ACTION_STEAL, SEAT, .target = BLUFF_NO_SEAT }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("row %u", i);
      g_assert_cmpint (bluff_legal_has (rows[i].legal, &rows[i].action), ==, rows[i].has);
    }
}

/* What cannot come out of placing the cards of a hand. */
static void
test_refused_sets (void)
{
  BluffLegal legal = { .kinds = KIND (LAY), .seat = SEAT, .hand = CARDS (50, 51, 52, 60, 64, 69) };
  const struct
  {
    BluffSeat seat;
    BluffCards up;
    BluffCards down;
    gboolean has;
  } rows[] = {
    { SEAT, CARDS (50), CARDS (51, 60), TRUE },
    { SEAT, CARDS (60, 69), CARDS (64), TRUE }, /* a suit on both sides of card 64 */
    { 0, CARDS (50), CARDS (51, 60), FALSE },
    { SEAT, CARDS (50), CARDS (51, 53), FALSE }, /* not in the hand */
    { SEAT, CARDS (53), CARDS (51, 52), FALSE },
    { SEAT, CARDS (50), CARDS (51, 100), FALSE }, /* no card */
    { SEAT, CARDS (127), CARDS (51, 52), FALSE },
    { SEAT, CARDS (50), CARDS (50, 51, 52), FALSE }, /* twice */
    { SEAT, CARDS (50, 51), CARDS (50, 51), FALSE },
    { SEAT, CARDS (50, 51, 52), CARDS (60), FALSE }, /* three up */
    { SEAT, CARDS (50, 51, 52), BLUFF_CARDS_NONE, FALSE },
    { SEAT, BLUFF_CARDS_NONE, CARDS (50, 51, 52), FALSE }, /* none up */
    { SEAT, BLUFF_CARDS_NONE, BLUFF_CARDS_NONE, FALSE },
    { SEAT, CARDS (50), CARDS (51), FALSE },                 /* two */
    { SEAT, CARDS (50), CARDS (51, 52, 60, 64, 69), FALSE }, /* six */
    { SEAT, CARDS (50, 60), CARDS (51), FALSE },             /* up cards of two suits */
    { SEAT, CARDS (52, 60), CARDS (51, 64), FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffAction action = { .kind = BLUFF_ACTION_LAY, .seat = rows[i].seat, .up = rows[i].up, .down = rows[i].down };

      g_test_message ("row %u", i);
      g_assert_cmpint (bluff_legal_has (&legal, &action), ==, rows[i].has);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/legal/refused", test_refused);
  g_test_add_func ("/legal/P9-refused-sets", test_refused_sets);

  return g_test_run ();
}
