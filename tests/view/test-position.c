/* test-position.c: where a game stands, in one line.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-position.h"

#include <string.h>

static void
test_bad_texts (void)
{
  static const char *const texts[] = {
    "",
    "pirate",
    "chess turn=0 turns=1 squares=1,2",
    "pirate turn=0 turns=1",
    "pirate turn=0 turns=1 coins=1,2",
    "pirate turn=0 turns=1 squares=",
    "pirate turn=0 turns=1 squares=1",
    "pirate turn=0 turns=1 squares=1,2,",
    "pirate turn=0 turns=1 squares=1,256",
    "pirate turn=0 turns=1 squares=1,2,3,4,5,6",
    "pirate turn=0 turns=1 squares=1,2,3,4,5,6,7",
    "pirate turn=2 turns=1 squares=1,2",
    "pirate turn=6 turns=1 squares=1,2",
    "pirate turn=-1 turns=1 squares=1,2",
    "pirate turn=0 turns=4294967296 squares=1,2",
    "pirate turn=0 turns=99999999999999999999999 squares=1,2",
    "pirate turns=1 squares=1,2 places=1",
    "pirate turns=1 squares=1,2 places=1,2,3",
    "pirate turns=1 squares=1,2 places=1,2 ",
    " pirate turns=1 squares=1,2",
    "piratesturns=1 squares=1,2",
    "bluffer turns=1 cards=1,2,3,4,5",
    "bluffaneer turns=1 coins=1,2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BluffPosition position;
      BluffPosition untouched;

      memset (&position, 0x5a, sizeof position);
      untouched = position;
      g_assert_false (bluff_position_read (texts[i], &position));
      g_assert_cmpmem (&position, sizeof position, &untouched, sizeof untouched);
    }
}

static void
test_there_and_back (void)
{
  static const char *const texts[] = {
    "pirate turns=0 squares=0,0",
    "pirate turn=1 turns=12 squares=3,7,12",
    "bluffer turn=0 turns=9 cards=2,5",
    "bluffaneer turns=31 coins=0,14,16 places=3,2,1",
    "bluffaneer turns=4294967295 coins=255,255,255,255,255,255 places=255,255,255,255,255,255",
    "bluffaneer turn=5 turns=4294967295 coins=255,255,255,255,255,255",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      char buffer[BLUFF_POSITION_SIZE];
      BluffPosition position;

      g_assert_true (bluff_position_read (texts[i], &position));
      g_assert_cmpstr (bluff_position_write (&position, buffer), ==, texts[i]);
    }
}

static void
test_of_a_view (void)
{
  BluffPosition position;
  char buffer[BLUFF_POSITION_SIZE];
  BluffView view;

  memset (&view, 0, sizeof view);
  bluff_table_init (&view.head.table, BLUFF_GAME_PIRATE, 3);
  view.head.phase = BLUFF_PHASE_PIRATE_VOTE;
  view.head.turn = 2;
  view.head.turns = 8;
  view.head.place[0] = 9;
  view.pirate.square[0] = 4;
  view.pirate.square[2] = 11;
  bluff_position_init (&position, &view);
  g_assert_cmpstr (bluff_position_write (&position, buffer), ==, "pirate turn=2 turns=8 squares=4,0,11");

  memset (&view, 0, sizeof view);
  bluff_table_init (&view.head.table, BLUFF_GAME_BLUFFER, 2);
  view.head.phase = BLUFF_PHASE_OVER;
  view.head.place[0] = 2;
  view.head.place[1] = 1;
  view.bluffer.tables[0] = 0x80000101;
  bluff_position_init (&position, &view);
  g_assert_cmpstr (bluff_position_write (&position, buffer), ==, "bluffer turns=0 cards=3,0 places=2,1");

  memset (&view, 0, sizeof view);
  bluff_table_init (&view.head.table, BLUFF_GAME_BLUFFANEER, 3);
  view.head.phase = BLUFF_PHASE_SETUP;
  view.bluffaneer.coins[1] = 10;
  bluff_position_init (&position, &view);
  g_assert_cmpstr (bluff_position_write (&position, buffer), ==, "bluffaneer turns=0 coins=0,10,0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/bad-texts", test_bad_texts);
  g_test_add_func ("/position/there-and-back", test_there_and_back);
  g_test_add_func ("/position/of-a-view", test_of_a_view);
  return g_test_run ();
}
