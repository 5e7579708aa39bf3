/* test-reader-play.c: whole games with the screen switched off, from the first start to the end of the game; at every
 * step nothing is said that whoever looks may not know. Games of many people have cards with which they are short.
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
  gboolean profile; /* Bea, besides Ada */
  guint guests;
  gboolean rook;    /* and Calico, unless there are only people */
  gboolean in_turn; /* who may shout decides behind the curtain, and not at an open table */
  gboolean no_calico;
  gboolean no_aid;   /* without the memory aid (B19) */
  ReaderChoice must; /* what is to be seen at least once; READER_CHOICE_NOTHING: nothing in particular */
  guint32 seed;
  guint32 deal; /* with which chance begins; 0: the system's */
} Row;

static void
test_play (gconstpointer data)
{
  const Row *row = data;
  const char *folder = reader_make_folder ();
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderWatch) watch = NULL;
  g_autoptr (ReaderPlayer) player = NULL;

  if (row->in_turn)
    reader_set (folder, "shout-in-turn", "true");
  reader_choose_chance (row->deal);
  reader = reader_start (folder, "en");
  watch = reader_watch_new (reader, row->skill->secrets);
  player = reader_player_new (reader, row->skill, TRUE, row->seed);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  if (row->profile)
    reader_table_add_player (reader, "Bea");
  if (!row->rook)
    reader_table_remove (reader, "Rook");
  if (row->no_calico)
    reader_table_remove (reader, "Calico");
  for (guint i = 0; i < row->guests; i++)
    reader_table_add_guest (reader);
  if (row->no_aid)
    reader_press_named (reader, ATSPI_ROLE_CHECK_BOX, "Memory aid");
  reader_table_set_sail (reader, player, watch);
  reader_player_play_until (player, READER_CHOICE_END);
  g_assert_cmpuint (reader_watch_count (watch), >, 0);
  g_assert_true (row->must == READER_CHOICE_NOTHING || reader_player_count (player, row->must) > 0);
  g_test_message ("%" G_GUINT64_FORMAT " explained", reader_watch_count (watch));
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/play/bluffaneer/one", &reader_bluffaneer_skill, .rook = TRUE, .seed = 3 },
    { "/reader/play/bluffaneer/two", &reader_bluffaneer_skill, .profile = TRUE, .must = READER_BLUFFANEER_LOOK,
      .seed = 4, .deal = 1 },
    { "/reader/play/bluffaneer/four", &reader_bluffaneer_skill, .profile = TRUE, .guests = 2, .seed = 5 },
    { "/reader/play/bluffer/one", &reader_bluffer_skill, .no_aid = TRUE, .seed = 3 },
    { "/reader/play/bluffer/two", &reader_bluffer_skill, .profile = TRUE, .seed = 5 },
    { "/reader/play/bluffer/four", &reader_bluffer_skill, .profile = TRUE, .guests = 2, .in_turn = TRUE,
      .no_calico = TRUE, .seed = 6, .deal = 3 },
    { "/reader/play/pirate/one", &reader_pirate_skill, .rook = TRUE, .seed = 3 },
    { "/reader/play/pirate/two", &reader_pirate_skill, .profile = TRUE, .seed = 3 },
    { "/reader/play/pirate/four", &reader_pirate_skill, .profile = TRUE, .guests = 2, .seed = 3, .deal = 7 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_play);

  return g_test_run ();
}
