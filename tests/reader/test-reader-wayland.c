/* test-reader-wayland.c: the same from outside where there is no X server: a first start, a table, a few turns with the
 * screen switched off, the end, and a new start.
 *
 * It is the one test from outside in which time is the machine's, so that the program is also met as people meet it:
 * everything else in this suite runs on a clock that the test advances, which is one of X11 alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  CHANCE = 1,
  STEPS = 12
};

static void
test_some_turns (void)
{
  const char *folder = reader_make_folder ();
  Reader *reader = NULL;
  g_autoptr (ReaderWatch) watch = NULL;
  g_autoptr (ReaderPlayer) player = NULL;

  g_assert_null (g_getenv ("DISPLAY"));
  g_assert_nonnull (g_getenv ("READER_CHANCE"));
  reader_choose_chance (CHANCE);
  reader = reader_start (folder, "en");
  watch = reader_watch_new (reader, reader_pirate_skill.secrets);
  player = reader_player_new (reader, &reader_pirate_skill, TRUE, 41);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader, &reader_pirate_skill);
  reader_table_add_player (reader, "Bea");
  reader_table_remove (reader, "Rook");
  reader_table_set_sail (reader, player, watch);
  for (guint step = 0; step < STEPS; step++)
    reader_player_do (player, reader_player_wait (player));
  g_assert_cmpuint (reader_player_count (player, READER_CHOICE_CURTAIN), >, 0);
  g_assert_cmpuint (reader_watch_count (watch), >, 0);
  reader_quit (reader);

  reader = reader_start (folder, "en");
  g_clear_pointer (&watch, reader_watch_free);
  watch = reader_watch_new (reader, reader_pirate_skill.secrets);
  g_clear_pointer (&player, reader_player_free);
  player = reader_player_new (reader, &reader_pirate_skill, TRUE, 42);
  reader_table_carry_on (reader, player, watch);
  g_assert_cmpuint (reader_player_wait (player), ==, READER_CHOICE_CURTAIN);
  reader_player_do (player, READER_CHOICE_CURTAIN);
  g_assert_cmpuint (reader_player_wait (player), !=, READER_CHOICE_NOTHING);
  reader_quit (reader);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/wayland", test_some_turns);

  return g_test_run ();
}
