/* test-reader-win.c: a game is won with the monitor switched off: by what is said alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  gboolean rook; /* a game that needs three */
  guint32 games; /* of which one at least is won */
  guint32 deal;  /* with which chance begins: the client plays badly, and would wait long for luck of its own */
} Row;

static gboolean
play (Reader *reader, const ReaderSkill *skill, guint32 seed)
{
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, skill, FALSE, seed);
  g_autofree char *winner = NULL;

  reader_player_play_until (player, READER_CHOICE_END);
  winner = reader_player_get_winner (player);
  g_test_message ("%s is first", winner);

  return g_str_equal (winner, "You");
}

static void
test_win (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderPlayer) player = NULL;

  reader_choose_chance (row->deal);
  reader = reader_start (reader_make_folder (), "en");
  player = reader_player_new (reader, row->skill, FALSE, 1);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  if (!row->rook)
    reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, player, NULL);
  for (guint32 game = 1; game <= row->games; game++)
    {
      if (play (reader, row->skill, game))
        return;
      reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Play again");
      reader_table_wait_for_begin (reader, player);
    }

  g_error ("No game was won");
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/win/bluffaneer", &reader_bluffaneer_skill, TRUE, 20, 3 },
    { "/reader/win/bluffer", &reader_bluffer_skill, FALSE, 8, 2 },
    { "/reader/win/pirate", &reader_pirate_skill, FALSE, 8, 6 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_win);

  return g_test_run ();
}
