/* test-fault.c: every fault of a record has a name of its own, and a rule or "format".
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-fault.h"

#define ROW(NAME, nick) { BLUFF_FAULT_##NAME, #NAME },

static const struct
{
  BluffFaultCause cause;
  const char *member;
} rows[] = { BLUFF_FAULTS_FILE (ROW) BLUFF_FAULTS_LINE (ROW) BLUFF_FAULTS_KEY (ROW) BLUFF_FAULTS_RECORD (ROW) };

/* A number that is no cause is the caller's mistake. */
static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*cause < BLUFF_N_FAULTS*");
  g_assert_null (bluff_fault_name (BLUFF_N_FAULTS));
  g_test_assert_expected_messages ();
}

/* None is missing, and each is called what it is called in the code: MISSING_KEY, "missing-key". */
static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpstr (bluff_fault_name (BLUFF_FAULT_NONE), ==, "none");
  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, BLUFF_N_FAULTS - 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *name = bluff_fault_name (rows[i].cause);
      g_autofree char *wanted = g_ascii_strdown (rows[i].member, -1);

      g_assert_cmpuint (rows[i].cause, ==, i + 1);
      g_assert_cmpstr (name, ==, g_strdelimit (wanted, "_", '-'));
      g_assert_true (g_hash_table_add (seen, (gpointer) (guintptr) name));
    }
}

/* A fault of the format is one of the format, whatever refusal was looked at before. */
static void
test_format (void)
{
  for (guint cause = 0; cause < BLUFF_N_FAULTS; cause++)
    {
      BluffFault fault = { .cause = (BluffFaultCause) cause, .refusal = BLUFF_REFUSAL_PIRATE_SET_SIZE };

      if (cause != BLUFF_FAULT_RULES)
        g_assert_cmpstr (bluff_fault_rule (&fault), ==, "format");
    }
}

static void
test_rules (void)
{
  for (guint refusal = 1; refusal < BLUFF_N_REFUSALS; refusal++)
    {
      BluffFault fault = { .cause = BLUFF_FAULT_RULES, .refusal = (BluffRefusal) refusal };

      g_assert_cmpstr (bluff_fault_rule (&fault), ==, bluff_refusal_rule ((BluffRefusal) refusal));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/fault/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/fault/names", test_names);
  g_test_add_func ("/fault/format", test_format);
  g_test_add_func ("/fault/rules", test_rules);

  return g_test_run ();
}
