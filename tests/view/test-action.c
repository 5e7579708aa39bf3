/* test-action.c: the names of actions, and when two of them are the same.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-action.h"

static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*kind < BLUFF_N_ACTIONS*");
  g_assert_null (bluff_action_name (BLUFF_N_ACTIONS));
  g_test_assert_expected_messages ();
}

static void
test_names (void)
{
  static const char *const names[] = { "draw",   "board", "lay",   "discard", "pass",   "vote",
                                       "reveal", "peek",  "match", "claim",   "show",   "take",
                                       "give",   "roll",  "steal", "answer",  "decide", "close" };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (G_N_ELEMENTS (names), ==, BLUFF_N_ACTIONS);
  for (guint kind = 0; kind < BLUFF_N_ACTIONS; kind++)
    {
      const char *name = bluff_action_name ((BluffActionKind) kind);

      g_assert_cmpstr (name, ==, names[kind]);
      g_assert_true (g_hash_table_add (seen, (gpointer) (guintptr) name));
    }
}

/* Every kind has a bit of its own. */
static void
test_kinds (void)
{
  BluffActionKinds all = 0;

  for (guint kind = 0; kind < BLUFF_N_ACTIONS; kind++)
    {
      BluffActionKinds bit = bluff_action_kinds_of ((BluffActionKind) kind);

      g_assert_cmpuint (bit & all, ==, 0);
      g_assert_cmpuint (bluff_bits_count (bit), ==, 1);
      all |= bit;
    }
}

/* A difference in any field is a difference. */
static void
test_equal (void)
{
  BluffAction action = { 1, 2, 3, 4, 1, bluff_cards_of (5), bluff_cards_of (70) };
  BluffAction copy = action;
  BluffAction others[] = { action, action, action, action, action, action, action, action, action };

  others[0].kind = 0;
  others[1].seat = 0;
  others[2].target = 0;
  others[3].card = 0;
  others[4].yes = 0;
  bluff_cards_add (&others[5].up, 6);
  bluff_cards_add (&others[6].up, 99);
  bluff_cards_add (&others[7].down, 6);
  bluff_cards_add (&others[8].down, 99);

  g_assert_true (bluff_action_equal (&action, &copy));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (bluff_action_equal (&action, &others[i]));
      g_assert_false (bluff_action_equal (&others[i], &action));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/action/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/action/names", test_names);
  g_test_add_func ("/action/kinds", test_kinds);
  g_test_add_func ("/action/equal", test_equal);

  return g_test_run ();
}
