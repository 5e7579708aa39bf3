/* test-reader-play.c: whole games with the screen switched off, from the first start to the end of the game: at every
 * event, of every player, nothing is said that the viewer may not know.
 *
 * One game of each kind is played every day, in which everything is decided that can be. With -m slow there are more,
 * of one person and of four.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-table.h"
#include "texts.h"

#include <locale.h>

enum
{
  MOST_MUST = 6
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  guint32 deal; /* with which chance begins */
  guint32 seed; /* of the player's own */
  gboolean slow;
  gboolean profile; /* Bea, besides Ada */
  guint guests;
  gboolean rook;    /* and Calico, unless there are only people */
  gboolean in_turn; /* people decide whether to shout behind the curtain, not at an open table */
  gboolean no_calico;
  gboolean no_aid;              /* without the memory aid (B19) */
  gboolean wins;                /* the client plays with sense, which is badly; with this deal it wins all the same */
  ReaderChoice must[MOST_MUST]; /* what is to be done at least once */
} Row;

static void
seat (Reader *reader, const Row *row)
{
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
    reader_press_named (reader, ATSPI_ROLE_CHECK_BOX, TEXT_MEMORY_AID);
}

static void
check_winner (ReaderPlayer *player)
{
  g_autofree char *winner = reader_player_get_winner (player);

  g_assert_cmpstr (winner, ==, TEXT_YOU);
}

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
  /* After each event there is a rest: a moment in which it is looked at. */
  reader_set (folder, "pace", "'quick'");
  reader_keep_still (folder);
  reader_choose_chance (row->deal);
  reader = reader_start (folder, "en");
  watch = reader_watch_new (reader, row->skill->secrets);
  player = reader_player_new (reader, row->skill, !row->wins, row->seed);
  seat (reader, row);
  reader_table_set_sail (reader, player, watch);
  reader_player_play_until (player, READER_CHOICE_END);
  for (guint i = 0; i < MOST_MUST && row->must[i] != READER_CHOICE_NOTHING; i++)
    g_assert_cmpuint (reader_player_count (player, row->must[i]), >, 0);
  if (row->wins)
    check_winner (player);
  g_assert_cmpuint (reader_watch_count (watch), >, 0);
  reader_check_known (reader);
  g_test_message ("%u steps, %" G_GUINT64_FORMAT " explained", reader_player_count_all (player),
                  reader_watch_count (watch));
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/play/bluffaneer/two", &reader_bluffaneer_skill, 3, 3, .profile = TRUE,
      .must = { READER_BLUFFANEER_ROLL, READER_BLUFFANEER_STEAL, READER_BLUFFANEER_SHOUT, READER_BLUFFANEER_ANSWER,
                READER_BLUFFANEER_LOOK } },
    { "/reader/play/bluffaneer/one", &reader_bluffaneer_skill, 2, 3, .slow = TRUE, .rook = TRUE },
    { "/reader/play/bluffaneer/win", &reader_bluffaneer_skill, 1, 1, .slow = TRUE, .rook = TRUE, .wins = TRUE },
    { "/reader/play/bluffaneer/four", &reader_bluffaneer_skill, 3, 5, .slow = TRUE, .profile = TRUE, .guests = 2 },
    { "/reader/play/bluffer/two", &reader_bluffer_skill, 6, 1, .profile = TRUE,
      .must = { READER_BLUFFER_TURN, READER_BLUFFER_CALL_OPENLY, READER_BLUFFER_TAKE, READER_BLUFFER_GIVE } },
    { "/reader/play/bluffer/one", &reader_bluffer_skill, 2, 3, .slow = TRUE, .no_aid = TRUE },
    { "/reader/play/bluffer/win", &reader_bluffer_skill, 2, 1, .slow = TRUE, .wins = TRUE },
    { "/reader/play/bluffer/four", &reader_bluffer_skill, 3, 6, .slow = TRUE, .profile = TRUE, .guests = 2,
      .in_turn = TRUE, .no_calico = TRUE },
    { "/reader/play/pirate/two", &reader_pirate_skill, 1, 3, .profile = TRUE,
      .must = { READER_PIRATE_TURN, READER_PIRATE_SHIP, READER_PIRATE_PICK, READER_PIRATE_PLAY, READER_PIRATE_VOTE,
                READER_PIRATE_LIFT } },
    { "/reader/play/pirate/one", &reader_pirate_skill, 2, 3, .slow = TRUE, .rook = TRUE },
    { "/reader/play/pirate/win", &reader_pirate_skill, 3, 1, .slow = TRUE, .wins = TRUE },
    { "/reader/play/pirate/four", &reader_pirate_skill, 7, 3, .slow = TRUE, .profile = TRUE, .guests = 2 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!rows[i].slow || g_test_slow ())
      g_test_add_data_func (rows[i].path, &rows[i], test_play);

  return g_test_run ();
}
