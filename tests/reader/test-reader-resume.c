/* test-reader-resume.c: quits in the middle of a game with the screen switched off, starts again, and carries on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-position.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_STEPS = 15,
  CHANCE = 1
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  ReaderPosition position; /* from which it is played into the moment */
  ReaderChoice moment;     /* in which the program is quit */
  ReaderChoice after;      /* what must have been done just before; READER_CHOICE_NOTHING: anything */
  ReaderChoice until;      /* how far it is carried on */
  gboolean in_turn;        /* people decide whether to shout behind the curtain */
  gboolean sense;          /* it is carried on with sense */
  guint32 seed;
} Row;

typedef struct
{
  Reader *reader;
  ReaderWatch *watch;
  ReaderPlayer *player;
} Sitting;

static Sitting
sit_down (const Row *row, const char *folder, gboolean reckless)
{
  Sitting self = { reader_start (folder, "en") };

  self.watch = reader_watch_new (self.reader, row->skill->secrets);
  self.player = reader_player_new (self.reader, row->skill, reckless, row->seed);
  reader_table_carry_on (self.reader, self.player, self.watch);
  return self;
}

static void
get_up (Sitting *self)
{
  reader_check_known (self->reader);
  g_test_message ("%u steps", reader_player_count_all (self->player));
  reader_player_free (self->player);
  reader_watch_free (self->watch);
  reader_quit (self->reader);
}

static void
play_into (Sitting *self, ReaderChoice moment, ReaderChoice after)
{
  ReaderChoice before = READER_CHOICE_NOTHING, choice;

  while ((choice = reader_player_wait (self->player)) != moment || (after != READER_CHOICE_NOTHING && before != after))
    {
      g_assert_cmpuint (choice, !=, READER_CHOICE_END);
      g_assert_cmpuint (reader_player_count_all (self->player), <, MOST_STEPS);
      reader_player_do (self->player, choice);
      before = choice;
    }
}

/* Two people and a computer: behind the curtain, too, nothing is said when the program comes back. */
static void
test_resume (gconstpointer data)
{
  const Row *row = data;
  const char *folder = reader_make_folder ();
  Sitting sitting;

  reader_position_keep (&row->position, folder);
  reader_set (folder, "pace", "'quick'");
  if (row->in_turn)
    reader_set (folder, "shout-in-turn", "true");
  reader_keep_still (folder);
  reader_choose_chance (CHANCE);
  sitting = sit_down (row, folder, TRUE);
  play_into (&sitting, row->moment, row->after);
  get_up (&sitting);

  sitting = sit_down (row, folder, !row->sense);
  g_assert_cmpuint (reader_player_wait (sitting.player), ==, READER_CHOICE_CURTAIN);
  play_into (&sitting, row->until, READER_CHOICE_NOTHING);
  g_assert_cmpuint (reader_player_count (sitting.player, READER_CHOICE_CURTAIN), >, 0);
  g_assert_cmpuint (reader_player_count_all (sitting.player), >, 1);
  get_up (&sitting);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/resume/bluffaneer/open",
      &reader_bluffaneer_skill,
      { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_CLAIM, 2, 4 },
      READER_BLUFFANEER_SHOUT,
      .until = READER_BLUFFANEER_ROLL,
      .sense = TRUE,
      .seed = 23 },
    { "/reader/resume/bluffaneer/in-turn",
      &reader_bluffaneer_skill,
      { BLUFF_GAME_BLUFFANEER, 2, 3, 1, BLUFF_PHASE_BLUFFANEER_CLAIM, 2, 4 },
      READER_CHOICE_CURTAIN,
      .after = READER_BLUFFANEER_CLAIM,
      .until = READER_BLUFFANEER_ROLL,
      .in_turn = TRUE,
      .sense = TRUE,
      .seed = 25 },
    { "/reader/resume/bluffer/call",
      &reader_bluffer_skill,
      { BLUFF_GAME_BLUFFER, 2, 3, 1, BLUFF_PHASE_BLUFFER_CALL, 2, 4 },
      READER_BLUFFER_CALL_OPENLY,
      .until = READER_BLUFFER_TURN,
      .seed = 21 },
    { "/reader/resume/pirate/vote",
      &reader_pirate_skill,
      { BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_VOTE, 2, 6 },
      READER_PIRATE_VOTE,
      .until = READER_PIRATE_TURN,
      .seed = 21 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_resume);

  return g_test_run ();
}
