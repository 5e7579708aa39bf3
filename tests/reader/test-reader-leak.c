/* test-reader-leak.c: a leak that is planted in the app is found from outside, wherever it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-pirate-secrets.h"
#include "reader-table.h"

#include <locale.h>

enum
{
  MOST_STEPS = 12
};

/* A few steps of a game; until something is found. */
static guint
count_leaks (const char *where)
{
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderWatch) watch = NULL;
  g_autoptr (ReaderPirate) pirate = NULL;
  GPtrArray *leaks;

  if (where != NULL)
    g_setenv ("BLUFF_LEAK", where, TRUE);
  else
    g_unsetenv ("BLUFF_LEAK");
  reader = reader_start_program (g_getenv ("LEAKY_BAY"), reader_make_folder (), "en");
  watch = reader_watch_new (reader, &reader_pirate_game);
  pirate = reader_pirate_new (reader, TRUE, 31);
  leaks = reader_watch_keep_leaks (watch);
  reader_table_come_aboard (reader, "Ada");
  reader_table_open (reader);
  reader_table_set_sail (reader, pirate, watch);
  for (guint step = 0; step < MOST_STEPS && leaks->len == 0; step++)
    reader_pirate_do (pirate, reader_pirate_wait (pirate));
  for (guint i = 0; i < leaks->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (leaks, i));

  return leaks->len;
}

static void
test_leak (gconstpointer where)
{
  g_assert_cmpuint (count_leaks (where), >, 0);
}

static void
test_none (void)
{
  g_assert_cmpuint (count_leaks (NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reader/leak/none", test_none);
  g_test_add_data_func ("/reader/leak/title", "title", test_leak);
  g_test_add_data_func ("/reader/leak/tooltip", "tooltip", test_leak);
  g_test_add_data_func ("/reader/leak/description", "description", test_leak);
  g_test_add_data_func ("/reader/leak/label", "label", test_leak);
  g_test_add_data_func ("/reader/leak/hidden", "hidden", test_leak);

  return g_test_run ();
}
