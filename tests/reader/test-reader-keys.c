/* test-reader-keys.c: from the first start to the end of a game without a mouse.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-keys.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

static void
test_game (void)
{
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, &reader_pirate_skill, TRUE, 11);

  reader_use_keys (reader);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, &reader_pirate_skill);
  reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, player, NULL);
  reader_player_play_until (player, READER_CHOICE_END);
  g_assert_cmpuint (reader_player_count (player, READER_PIRATE_PLAY), >, 0);
  g_assert_cmpuint (reader_player_count (player, READER_PIRATE_VOTE), >, 0);
  reader_key (reader, "Control+q");
  reader_expect_end (reader);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/keys/pirate", test_game);

  return g_test_run ();
}
