/* test-refusal.c: every refusal has a name of its own and a rule that docs/RULES.md has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-refusal.h"
#include "document.h"

#include <string.h>

#define COMMON_ROW(NAME, nick, rule) { BLUFF_REFUSAL_##NAME, #NAME, 'C' },
#define PIRATE_ROW(NAME, nick, rule) { BLUFF_REFUSAL_##NAME, #NAME, 'P' },
#define BLUFFER_ROW(NAME, nick, rule) { BLUFF_REFUSAL_##NAME, #NAME, 'B' },
#define BLUFFANEER_ROW(NAME, nick, rule) { BLUFF_REFUSAL_##NAME, #NAME, 'N' },

/* Every refusal, as the code calls it, and the letter of its rules. */
static const struct
{
  BluffRefusal refusal;
  const char *member;
  char letter;
} rows[] = { BLUFF_REFUSALS_COMMON (COMMON_ROW) BLUFF_REFUSALS_PIRATE (PIRATE_ROW) BLUFF_REFUSALS_BLUFFER (BLUFFER_ROW)
                 BLUFF_REFUSALS_BLUFFANEER (BLUFFANEER_ROW) };

static void
test_none (void)
{
  g_assert_cmpuint (BLUFF_REFUSAL_NONE, ==, 0);
  g_assert_cmpstr (bluff_refusal_name (BLUFF_REFUSAL_NONE), ==, "none");
  g_assert_cmpstr (bluff_refusal_rule (BLUFF_REFUSAL_NONE), ==, "");
}

/* A number that is no refusal is the caller's mistake. */
static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*refusal < BLUFF_N_REFUSALS*");
  g_assert_null (bluff_refusal_name (BLUFF_N_REFUSALS));
  g_test_assert_expected_messages ();

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*refusal < BLUFF_N_REFUSALS*");
  g_assert_null (bluff_refusal_rule (BLUFF_N_REFUSALS));
  g_test_assert_expected_messages ();
}

/* None is missing, and each is called what it is called in the code: PIRATE_SET_SIZE, "pirate-set-size". */
static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, BLUFF_N_REFUSALS - 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *name = bluff_refusal_name (rows[i].refusal);
      g_autofree char *wanted = g_ascii_strdown (rows[i].member, -1);

      g_assert_cmpuint (rows[i].refusal, ==, i + 1);
      g_assert_cmpstr (name, ==, g_strdelimit (wanted, "_", '-'));
      g_assert_true (g_hash_table_add (seen, (gpointer) (guintptr) name));
    }
}

/* A rule of the right game that is written down; the rules of a game in ascending order. */
static void
test_rules (void)
{
  g_autofree char *document = document_read ("RULES.md");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *rule = bluff_refusal_rule (rows[i].refusal);
      g_autofree char *written = g_strdup_printf ("\n- **%s** ", rule);

      g_test_message ("%s: %s", bluff_refusal_name (rows[i].refusal), rule);
      g_assert_true (g_regex_match_simple ("^[CPBN][1-9][0-9]*$", rule, G_REGEX_DOLLAR_ENDONLY, 0));
      g_assert_cmpint (rule[0], ==, rows[i].letter);
      g_assert_nonnull (strstr (document, written));
      if (i > 0 && rows[i - 1].letter == rows[i].letter)
        g_assert_cmpuint (g_ascii_strtoull (bluff_refusal_rule (rows[i - 1].refusal) + 1, NULL, 10), <=,
                          g_ascii_strtoull (rule + 1, NULL, 10));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/refusal/none", test_none);
  g_test_add_func ("/refusal/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/refusal/names", test_names);
  g_test_add_func ("/refusal/C6-rules-are-written-down", test_rules);

  return g_test_run ();
}
