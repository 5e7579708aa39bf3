/* test-reader-resume.c: quits in the middle of a game with the screen switched off, starts again, and carries on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  ReaderChoice moment; /* in which the program is quit */
  guint32 seed;
} Row;

/* Two people and a computer: behind the curtain, too, nothing is said when the program comes back. */
static void
test_resume (gconstpointer data)
{
  const Row *row = data;
  const char *folder = reader_make_folder ();
  Reader *reader = reader_start (folder, "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, row->skill->secrets);
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, row->skill, TRUE, row->seed);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  reader_table_remove (reader, "Rook");
  reader_table_add_guest (reader);
  reader_table_set_sail (reader, player, watch);
  reader_player_play_until (player, row->moment);
  g_assert_cmpuint (reader_player_wait (player), ==, row->moment);
  reader_quit (reader);

  reader = reader_start (folder, "en");
  reader_watch_follow (watch, reader);
  g_clear_pointer (&player, reader_player_free);
  player = reader_player_new (reader, row->skill, TRUE, row->seed + 1);
  reader_player_set_watch (player, watch);
  reader_table_carry_on (reader);
  g_assert_cmpuint (reader_player_wait (player), ==, READER_CHOICE_CURTAIN);
  reader_player_play_until (player, READER_CHOICE_END);
  g_assert_cmpuint (reader_player_count (player, READER_CHOICE_CURTAIN), >, 0);
  reader_quit (reader);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/resume/bluffer/call", &reader_bluffer_skill, READER_BLUFFER_CALL_OPENLY, 21 },
    { "/reader/resume/pirate/vote", &reader_pirate_skill, READER_PIRATE_VOTE, 21 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_resume);

  return g_test_run ();
}
