/* test-ui-bluffer.c: whole games of Bluffer, by mouse and by keyboard, alone and by four people at one screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-way.h"

#include <locale.h>

static const UiWay ways[] = {
  { "/ui/bluffer/mouse", BLUFF_GAME_BLUFFER, 3, 1, FALSE, 1280, 800, 7, .again = TEXT_PLAY_AGAIN },
  { "/ui/bluffer/keys", BLUFF_GAME_BLUFFER, 3, 1, TRUE, 900, 700, 8 },
  { "/ui/bluffer/narrow", BLUFF_GAME_BLUFFER, 3, 1, FALSE, 360, 640, 9, .slow = TRUE },
  { "/ui/bluffer/four-mouse", BLUFF_GAME_BLUFFER, 4, 4, FALSE, 1280, 800, 7 },
  { "/ui/bluffer/four-keys", BLUFF_GAME_BLUFFER, 4, 4, TRUE, 1280, 800, 7, .again = TEXT_CHANGE_ORDER },
  /* One after the other behind the curtain, and without the memory aid (B19). */
  { "/ui/bluffer/in-turn", BLUFF_GAME_BLUFFER, 3, 2, FALSE, 1000, 760, 11, .in_turn = TRUE, .no_aid = TRUE },
};

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    ui_way_add (&ways[i]);

  return g_test_run ();
}
