/* test-reader-leak.c: a leak that is planted in the app is found from outside, wherever it is.
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
  MOST_STEPS = 8,
  CHANCE = 1
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  const char *where; /* NULL: nowhere */
  ReaderPosition position;
} Row;

#define BLUFFANEER                                                                                                     \
  {                                                                                                                    \
    BLUFF_GAME_BLUFFANEER, 1, 3, 1, BLUFF_PHASE_BLUFFANEER_ROLL, 1, 3                                                  \
  }
#define BLUFFER                                                                                                        \
  {                                                                                                                    \
    BLUFF_GAME_BLUFFER, 1, 3, 1, BLUFF_PHASE_BLUFFER_TURN, 1, 5                                                        \
  }
#define PIRATE                                                                                                         \
  {                                                                                                                    \
    BLUFF_GAME_PIRATE, 1, 3, 1, BLUFF_PHASE_PIRATE_PLAY, 1, 5                                                          \
  }
#define PIRATE_EARLY                                                                                                   \
  {                                                                                                                    \
    BLUFF_GAME_PIRATE, 1, 3, 1, BLUFF_PHASE_PIRATE_PLAY, 1, 1                                                          \
  }
#define PIRATE_VOTE                                                                                                    \
  {                                                                                                                    \
    BLUFF_GAME_PIRATE, 1, 3, 1, BLUFF_PHASE_PIRATE_VOTE, 1, 5                                                          \
  }
#define PIRATE_OF_TWO                                                                                                  \
  {                                                                                                                    \
    BLUFF_GAME_PIRATE, 2, 3, 1, BLUFF_PHASE_PIRATE_PLAY, 1, 5                                                          \
  }

/* A few steps of a game, until something is found; something must be if a leak is PLANTED. */
static void
look_for_leaks (const Row *row, gboolean planted)
{
  const char *folder = reader_make_folder ();
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderWatch) watch = NULL;
  g_autoptr (ReaderPlayer) player = NULL;
  GPtrArray *leaks;

  reader_position_keep (&row->position, folder);
  reader_set (folder, "pace", "'quick'");
  reader_keep_still (folder);
  reader_choose_chance (CHANCE);
  reader = reader_start_program (g_getenv ("LEAKY_BAY"), folder, "en");
  watch = reader_watch_new (reader, row->skill->secrets);
  player = reader_player_new (reader, row->skill, TRUE, 31);
  leaks = reader_watch_keep_leaks (watch);
  reader_table_carry_on (reader, player, watch);
  for (guint step = 0; step < MOST_STEPS && leaks->len == 0; step++)
    {
      ReaderChoice choice = reader_player_wait (player);

      if (choice == READER_CHOICE_END)
        break;
      reader_player_do (player, choice);
    }
  for (guint i = 0; i < leaks->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (leaks, i));
  g_assert_cmpint (leaks->len > 0, ==, planted);
}

static void
test_leak (gconstpointer data)
{
  const Row *row = data;

  if (row->where == NULL)
    {
      g_unsetenv ("BLUFF_LEAK");
      look_for_leaks (row, FALSE);
      return;
    }

  g_setenv ("BLUFF_LEAK", row->where, TRUE);
  look_for_leaks (row, TRUE);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/leak/bluffaneer/description", &reader_bluffaneer_skill, "description", BLUFFANEER },
    { "/reader/leak/bluffaneer/hidden", &reader_bluffaneer_skill, "hidden", BLUFFANEER },
    { "/reader/leak/bluffer/label", &reader_bluffer_skill, "label", BLUFFER },
    { "/reader/leak/bluffer/hidden", &reader_bluffer_skill, "hidden", BLUFFER },
    { "/reader/leak/pirate/none", &reader_pirate_skill, NULL, PIRATE },
    { "/reader/leak/pirate/none-of-two", &reader_pirate_skill, NULL, PIRATE_OF_TWO },
    { "/reader/leak/pirate/title", &reader_pirate_skill, "title", PIRATE },
    { "/reader/leak/pirate/tooltip", &reader_pirate_skill, "tooltip", PIRATE },
    { "/reader/leak/pirate/description", &reader_pirate_skill, "description", PIRATE },
    { "/reader/leak/pirate/label", &reader_pirate_skill, "label", PIRATE },
    { "/reader/leak/pirate/hidden", &reader_pirate_skill, "hidden", PIRATE_EARLY },
    { "/reader/leak/pirate/log", &reader_pirate_skill, "log", PIRATE },
    { "/reader/leak/pirate/vote", &reader_pirate_skill, "vote", PIRATE_VOTE },
    { "/reader/leak/pirate/curtain", &reader_pirate_skill, "curtain", PIRATE_OF_TWO },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_leak);

  return g_test_run ();
}
