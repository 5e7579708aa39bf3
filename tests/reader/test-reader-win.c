/* test-reader-win.c: a game is won with the monitor switched off: by what is said alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_GAMES = 8 /* of which one at least is won; more than every second one is */
};

static gboolean
play (Reader *reader, guint32 seed)
{
  g_autoptr (ReaderPirate) pirate = reader_pirate_new (reader, FALSE, seed);
  g_autofree char *winner = NULL;

  reader_pirate_play_until (pirate, READER_CHOICE_END);
  winner = reader_pirate_get_winner (pirate);
  g_test_message ("%s: %u sets or discards, %u votes", winner, reader_pirate_count (pirate, READER_CHOICE_PLAY),
                  reader_pirate_count (pirate, READER_CHOICE_VOTE));

  return g_str_equal (winner, "You");
}

static void
test_win (void)
{
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderPirate) pirate = reader_pirate_new (reader, FALSE, 1);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader);
  reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, pirate, NULL);
  for (guint32 game = 1; game <= MOST_GAMES; game++)
    {
      if (play (reader, game))
        return;
      reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Play again");
      reader_table_wait_for_begin (reader);
    }

  g_error ("No game was won");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/win", test_win);

  return g_test_run ();
}
