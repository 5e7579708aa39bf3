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
  MOST_STEPS = 12
};

typedef struct
{
  const char *path;
  const ReaderSkill *skill;
  const char *where; /* NULL: nowhere */
} Row;

/* A few steps of a game; until something is found. */
static guint
count_leaks (const ReaderSkill *skill)
{
  g_autoptr (Reader) reader = reader_start_program (g_getenv ("LEAKY_BAY"), reader_make_folder (), "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, skill->secrets);
  g_autoptr (ReaderPlayer) player = reader_player_new (reader, skill, TRUE, 31);
  GPtrArray *leaks = reader_watch_keep_leaks (watch);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, skill);
  reader_table_set_sail (reader, player, watch);
  for (guint step = 0; step < MOST_STEPS && leaks->len == 0; step++)
    reader_player_do (player, reader_player_wait (player));
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
      g_assert_cmpuint (count_leaks (row->skill), ==, 0);
      return;
    }

  g_setenv ("BLUFF_LEAK", row->where, TRUE);
  g_assert_cmpuint (count_leaks (row->skill), >, 0);
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/leak/bluffaneer/description", &reader_bluffaneer_skill, "description" },
    { "/reader/leak/bluffaneer/hidden", &reader_bluffaneer_skill, "hidden" },
    { "/reader/leak/bluffer/label", &reader_bluffer_skill, "label" },
    { "/reader/leak/bluffer/hidden", &reader_bluffer_skill, "hidden" },
    { "/reader/leak/pirate/none", &reader_pirate_skill, NULL },
    { "/reader/leak/pirate/title", &reader_pirate_skill, "title" },
    { "/reader/leak/pirate/tooltip", &reader_pirate_skill, "tooltip" },
    { "/reader/leak/pirate/description", &reader_pirate_skill, "description" },
    { "/reader/leak/pirate/label", &reader_pirate_skill, "label" },
    { "/reader/leak/pirate/hidden", &reader_pirate_skill, "hidden" },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_leak);

  return g_test_run ();
}
