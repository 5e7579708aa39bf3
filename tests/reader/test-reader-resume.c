/* test-reader-resume.c: quits in the middle of a game with the screen switched off, starts again, and carries on.
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
  ReaderChoice moment; /* in which the program is quit */
  ReaderChoice after;  /* what must have been done just before; READER_CHOICE_NOTHING: anything */
  ReaderChoice until;  /* how far it is carried on */
  gboolean in_turn;    /* who may shout decides behind the curtain */
  gboolean sense;      /* it is carried on with sense */
  guint steps;         /* so many afterwards instead, if not 0 */
  guint32 seed;
} Row;

static void
play_into (ReaderPlayer *player, const Row *row)
{
  ReaderChoice before = READER_CHOICE_NOTHING, choice;

  while ((choice = reader_player_wait (player)) != row->moment ||
         (row->after != READER_CHOICE_NOTHING && before != row->after))
    {
      g_assert_cmpuint (choice, !=, READER_CHOICE_END);
      reader_player_do (player, choice);
      before = choice;
    }
}

static Reader *
start (const char *folder, const Row *row)
{
  if (row->in_turn)
    reader_set (folder, "shout-in-turn", "true");

  return reader_start (folder, "en");
}

/* Two people and a computer: behind the curtain, too, nothing is said when the program comes back. */
static void
test_resume (gconstpointer data)
{
  const Row *row = data;
  const char *folder = reader_make_folder ();
  Reader *reader = start (folder, row);
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, row->skill->secrets);
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, row->skill, TRUE, row->seed);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, row->skill);
  reader_table_remove (reader, "Rook");
  reader_table_add_guest (reader);
  reader_table_set_sail (reader, player, watch);
  play_into (player, row);
  reader_quit (reader);

  reader = start (folder, row);
  reader_watch_follow (watch, reader);
  g_clear_pointer (&player, reader_player_free);
  player = reader_player_new (reader, row->skill, !row->sense, row->seed + 1);
  reader_player_set_watch (player, watch);
  reader_table_carry_on (reader);
  g_assert_cmpuint (reader_player_wait (player), ==, READER_CHOICE_CURTAIN);
  if (row->steps == 0)
    reader_player_play_until (player, row->until);
  for (guint step = 0; step < row->steps; step++)
    reader_player_do (player, reader_player_wait (player));
  g_assert_cmpuint (reader_player_count (player, READER_CHOICE_CURTAIN), >, 0);
  reader_quit (reader);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/resume/bluffaneer/open", &reader_bluffaneer_skill, READER_BLUFFANEER_SHOUT,
      .until = READER_BLUFFANEER_ROLL, .sense = TRUE, .seed = 23 },
    { "/reader/resume/bluffaneer/in-turn", &reader_bluffaneer_skill, READER_CHOICE_CURTAIN,
      .after = READER_BLUFFANEER_CLAIM, .until = READER_BLUFFANEER_ROLL, .in_turn = TRUE, .sense = TRUE, .seed = 25 },
    { "/reader/resume/bluffer/call", &reader_bluffer_skill, READER_BLUFFER_CALL_OPENLY, .steps = 5, .seed = 21 },
    { "/reader/resume/pirate/vote", &reader_pirate_skill, READER_PIRATE_VOTE, .until = READER_CHOICE_END, .seed = 21 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_resume);

  return g_test_run ();
}
