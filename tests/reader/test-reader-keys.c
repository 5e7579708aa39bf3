/* test-reader-keys.c: from the first start into a game, and from late in a game to its end, without a mouse. Here
 * things move, as they do for most people.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-keys.h"
#include "reader-pirate.h"
#include "reader-position.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_SEEN = 2,
  STEPS = 10,
  MOST_STEPS = 15
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  gboolean rook;                /* a game that needs three */
  ReaderChoice must[MOST_SEEN]; /* what is to be done at least once; READER_CHOICE_NOTHING: nothing in particular */
  guint32 deal, seed;
  ReaderPosition late; /* from which it is played to the end */
} Row;

static void
end (Reader *reader, ReaderPlayer *player)
{
  g_test_message ("%u steps", reader_player_count_all (player));
  reader_key (reader, "Control+q");
  reader_expect_end (reader);
}

static void
begin_game (const Row *row)
{
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, row->skill, TRUE, row->seed);

  reader_use_keys (reader);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  if (!row->rook)
    reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, player, NULL);
  for (guint i = 0; i < STEPS; i++)
    {
      ReaderChoice choice = reader_player_wait (player);

      g_assert_cmpuint (choice, !=, READER_CHOICE_END);
      reader_player_do (player, choice);
    }
  for (guint i = 0; i < MOST_SEEN; i++)
    g_assert_true (row->must[i] == READER_CHOICE_NOTHING || reader_player_count (player, row->must[i]) > 0);
  end (reader, player);
}

static void
end_game (const Row *row)
{
  const char *folder = reader_make_folder ();
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderPlayer) player = NULL;

  reader_position_keep (&row->late, folder);
  reader = reader_start (folder, "en");
  player = reader_player_new (reader, row->skill, TRUE, row->seed);
  reader_use_keys (reader);
  reader_table_carry_on (reader, player, NULL);
  reader_player_play_until (player, READER_CHOICE_END);
  g_assert_cmpuint (reader_player_count_all (player), <=, MOST_STEPS);
  end (reader, player);
}

static void
test_game (gconstpointer data)
{
  const Row *row = data;

  reader_choose_chance (row->deal);
  begin_game (row);
  end_game (row);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/keys/bluffaneer",
      &reader_bluffaneer_skill,
      TRUE,
      { READER_BLUFFANEER_ROLL, READER_BLUFFANEER_CLAIM },
      1,
      11,
      { BLUFF_GAME_BLUFFANEER, 1, 3, 1, .from_end = 2 } },
    { "/reader/keys/bluffer",
      &reader_bluffer_skill,
      FALSE,
      { READER_BLUFFER_TURN },
      1,
      11,
      { BLUFF_GAME_BLUFFER, 1, 2, 1, .from_end = 2 } },
    { "/reader/keys/pirate",
      &reader_pirate_skill,
      FALSE,
      { READER_PIRATE_PLAY, READER_PIRATE_VOTE },
      1,
      11,
      { BLUFF_GAME_PIRATE, 1, 2, 1, .from_end = 2 } },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);

  return g_test_run ();
}
