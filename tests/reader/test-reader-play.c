/* test-reader-play.c: whole games with the screen switched off, from the first start to the end of the game; at every
 * step nothing is said that whoever looks may not know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  gboolean profile; /* Bea, besides Ada */
  guint guests;
  gboolean rook; /* and Calico, who is there in any case */
  guint32 seed;
} Row;

static void
test_play (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, row->skill->secrets);
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, row->skill, TRUE, row->seed);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  if (row->profile)
    reader_table_add_player (reader, "Bea");
  if (!row->rook)
    reader_table_remove (reader, "Rook");
  for (guint i = 0; i < row->guests; i++)
    reader_table_add_guest (reader);
  reader_table_set_sail (reader, player, watch);
  reader_player_play_until (player, READER_CHOICE_END);
  g_assert_cmpuint (reader_watch_count (watch), >, 0);
  g_test_message ("%" G_GUINT64_FORMAT " explained", reader_watch_count (watch));
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/play/pirate/one", &reader_pirate_skill, .rook = TRUE, .seed = 3 },
    { "/reader/play/pirate/two", &reader_pirate_skill, .profile = TRUE, .seed = 3 },
    { "/reader/play/pirate/four", &reader_pirate_skill, .profile = TRUE, .guests = 2, .seed = 3 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_play);

  return g_test_run ();
}
