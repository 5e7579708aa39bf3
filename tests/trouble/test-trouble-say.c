/* test-trouble-say.c: every error that the rooms below can make has its sentence.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves.h"
#include "bluff-trouble-say.h"

#include <string.h>

/* Every cause of the store and of the saves has a sentence of its own. */
static void
test_own_sentences (void)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int code = BLUFF_STORE_ERROR_FAILED; code <= BLUFF_STORE_ERROR_LINE_GAP; code++)
    {
      g_autoptr (GError) error = g_error_new_literal (BLUFF_STORE_ERROR, code, "for logs");

      g_assert_true (g_hash_table_add (sentences, bluff_trouble_say (error)));
    }
  for (int code = BLUFF_SAVES_ERROR_CLOSED; code <= BLUFF_SAVES_ERROR_FILE; code++)
    {
      g_autoptr (GError) error = g_error_new_literal (BLUFF_SAVES_ERROR, code, "for logs");

      g_assert_true (g_hash_table_add (sentences, bluff_trouble_say (error)));
    }
}

/* A game with a level from a later version is not broken, and the sentence says so. */
static void
test_level (void)
{
  g_autoptr (GError) error = g_error_new_literal (BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL, "for logs");
  g_autofree char *sentence = bluff_trouble_say (error);

  g_assert_nonnull (strstr (sentence, "level"));
  g_assert_null (strstr (sentence, "for logs"));
}

/* What comes from elsewhere speaks for itself. */
static void
test_foreign (void)
{
  g_autoptr (GError) error = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_ACCES, "No way in.");
  g_autofree char *sentence = bluff_trouble_say (error);

  g_assert_cmpstr (sentence, ==, "No way in.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/trouble/own-sentences", test_own_sentences);
  g_test_add_func ("/trouble/level", test_level);
  g_test_add_func ("/trouble/foreign", test_foreign);

  return g_test_run ();
}
