/* test-reader-resume.c: quits in the middle of a game with the screen switched off, starts again, and carries on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"
#include "reader-table.h"

#include <locale.h>

/* Two people and a computer: behind the curtain, too, nothing is said when the program comes back. */
static void
test_resume (void)
{
  const char *folder = reader_make_folder ();
  Reader *reader = reader_start (folder, "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, &reader_pirate_game);
  g_autoptr (ReaderPirate) pirate = reader_pirate_new (reader, TRUE, 21);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader);
  reader_table_remove (reader, "Rook");
  reader_table_add_guest (reader);
  reader_table_set_sail (reader, pirate, watch);
  reader_pirate_play_until (pirate, READER_CHOICE_VOTE);
  g_assert_cmpint (reader_pirate_wait (pirate), ==, READER_CHOICE_VOTE);
  reader_quit (reader);

  reader = reader_start (folder, "en");
  reader_watch_follow (watch, reader);
  g_clear_pointer (&pirate, reader_pirate_free);
  pirate = reader_pirate_new (reader, TRUE, 22);
  reader_pirate_set_watch (pirate, watch);
  reader_table_carry_on (reader);
  g_assert_cmpint (reader_pirate_wait (pirate), ==, READER_CHOICE_CURTAIN);
  reader_pirate_play_until (pirate, READER_CHOICE_END);
  g_assert_cmpuint (reader_pirate_count (pirate, READER_CHOICE_CURTAIN), >, 0);
  reader_quit (reader);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/resume", test_resume);

  return g_test_run ();
}
