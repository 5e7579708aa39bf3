/* test-reader-play.c: whole games of Bluff Pirate with the screen switched off, from the first start to the end of the
 * game; at every step nothing is said that whoever looks may not know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"
#include "reader-table.h"

#include <locale.h>

static void
play (guint guests, gboolean profile)
{
  g_autoptr (Reader) reader = reader_start (reader_make_folder (), "en");
  g_autoptr (ReaderWatch) watch = reader_watch_new (reader, &reader_pirate_game);
  g_autoptr (ReaderPirate) pirate = reader_pirate_new (reader, TRUE, 3);

  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader);
  if (profile)
    reader_table_add_player (reader, "Bea");
  if (profile || guests > 0)
    reader_table_remove (reader, "Rook");
  for (guint i = 0; i < guests; i++)
    reader_table_add_guest (reader);
  reader_table_set_sail (reader, pirate, watch);
  reader_pirate_play_until (pirate, READER_CHOICE_END);
  g_test_message ("%" G_GUINT64_FORMAT " explained", reader_watch_count (watch));
}

static void
test_one (void)
{
  play (0, FALSE);
}

static void
test_two (void)
{
  play (0, TRUE);
}

static void
test_four (void)
{
  play (2, TRUE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/play/one", test_one);
  g_test_add_func ("/reader/play/two", test_two);
  g_test_add_func ("/reader/play/four", test_four);

  return g_test_run ();
}
