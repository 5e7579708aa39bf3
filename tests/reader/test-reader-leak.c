/* test-reader-leak.c: a leak that is planted in the app is found from outside, wherever it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-bluffaneer.h"
#include "reader-bluffer.h"
#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_STEPS = 16
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  const char *where; /* NULL: nowhere */
  guint people;
} Row;

/* A few steps of a game; until something is found. */
static guint
count_leaks (const ReaderSkill *skill, guint people)
{
  g_autoptr (Reader) reader = reader_start_program (g_getenv ("LEAKY_BAY"), reader_make_folder (), "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, skill->secrets);
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, skill, TRUE, 31);
  GPtrArray *leaks = reader_watch_keep_leaks (watch);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, skill);
  if (people > 1)
    reader_table_add_player (reader, "Bea");
  reader_table_set_sail (reader, player, watch);
  for (guint step = 0; step < MOST_STEPS && leaks->len == 0; step++)
    {
      ReaderChoice choice = reader_player_wait (player);

      if (choice == READER_CHOICE_END)
        break;
      reader_player_do (player, choice);
    }
  for (guint i = 0; i < leaks->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (leaks, i));

  return leaks->len;
}

static void
test_leak (gconstpointer data)
{
  const Row *row = data;

  if (row->where == NULL)
    {
      g_unsetenv ("BLUFF_LEAK");
      g_assert_cmpuint (count_leaks (row->skill, row->people), ==, 0);
      return;
    }

  g_setenv ("BLUFF_LEAK", row->where, TRUE);
  g_assert_cmpuint (count_leaks (row->skill, row->people), >, 0);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/leak/bluffaneer/description", &reader_bluffaneer_skill, "description", 1 },
    { "/reader/leak/bluffaneer/hidden", &reader_bluffaneer_skill, "hidden", 1 },
    { "/reader/leak/bluffer/label", &reader_bluffer_skill, "label", 1 },
    { "/reader/leak/bluffer/hidden", &reader_bluffer_skill, "hidden", 1 },
    { "/reader/leak/pirate/none", &reader_pirate_skill, NULL, 1 },
    { "/reader/leak/pirate/none-of-two", &reader_pirate_skill, NULL, 2 },
    { "/reader/leak/pirate/title", &reader_pirate_skill, "title", 1 },
    { "/reader/leak/pirate/tooltip", &reader_pirate_skill, "tooltip", 1 },
    { "/reader/leak/pirate/description", &reader_pirate_skill, "description", 1 },
    { "/reader/leak/pirate/label", &reader_pirate_skill, "label", 1 },
    { "/reader/leak/pirate/hidden", &reader_pirate_skill, "hidden", 1 },
    { "/reader/leak/pirate/log", &reader_pirate_skill, "log", 1 },
    { "/reader/leak/pirate/vote", &reader_pirate_skill, "vote", 1 },
    { "/reader/leak/pirate/curtain", &reader_pirate_skill, "curtain", 2 },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_leak);

  return g_test_run ();
}
