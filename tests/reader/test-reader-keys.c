/* test-reader-keys.c: from the first start to the end of a game without a mouse.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-keys.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_SEEN = 2
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  gboolean rook;                /* a game that needs three */
  ReaderChoice must[MOST_SEEN]; /* what is to be done at least once; READER_CHOICE_NOTHING: nothing in particular */
  guint32 seed;
} Row;

static void
test_game (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, row->skill, TRUE, row->seed);

  reader_use_keys (reader);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  if (!row->rook)
    reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, player, NULL);
  reader_player_play_until (player, READER_CHOICE_END);
  for (guint i = 0; i < MOST_SEEN; i++)
    g_assert_true (row->must[i] == READER_CHOICE_NOTHING || reader_player_count (player, row->must[i]) > 0);
  reader_key (reader, "Control+q");
  reader_expect_end (reader);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/keys/bluffaneer",
      &reader_bluffaneer_skill,
      TRUE,
      { READER_BLUFFANEER_ROLL, READER_BLUFFANEER_CLAIM },
      11 },
    { "/reader/keys/bluffer", &reader_bluffer_skill, FALSE, { READER_BLUFFER_TURN }, 11 },
    { "/reader/keys/pirate", &reader_pirate_skill, FALSE, { READER_PIRATE_PLAY, READER_PIRATE_VOTE }, 11 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);

  return g_test_run ();
}
