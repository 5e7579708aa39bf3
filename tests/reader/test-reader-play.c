/* test-reader-play.c: whole games of Bluff Pirate with the screen switched off.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-watch.h"

#include <locale.h>

static void
test_alone (void)
{
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader);
  g_autoptr (ReaderPirate) pirate = reader_pirate_new (reader, TRUE, 3);

  if (g_getenv ("KEEP")) reader_watch_keep_leaks (watch);
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Play as a guest");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Play: Bluff Pirate");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Short");
  reader_watch_learn (watch);
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, "Set sail*");
  g_assert_cmpint (reader_pirate_wait (pirate), !=, READER_CHOICE_NOTHING);
  reader_watch_begin (watch);
  reader_pirate_set_witness (pirate, reader_watch_look, watch);
  reader_pirate_play_until (pirate, READER_CHOICE_END);
  g_test_message ("%" G_GUINT64_FORMAT " explained", reader_watch_count (watch));
  if (g_getenv ("KEEP")) for (guint i = 0; i < reader_watch_keep_leaks (watch)->len; i++) g_print ("# %s\n", (char *) reader_watch_keep_leaks (watch)->pdata[i]);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/play/alone", test_alone);

  return g_test_run ();
}
