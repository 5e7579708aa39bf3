/* test-bluffaneer-things.c: the icons, pairs and coins of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer.h"
#include "document.h"

#include <string.h>

static void
test_unknown_icons (void)
{
  static const char *const names[] = { "", "Ship", "ship ", "shi", "ships", "sword", "star", "chest+swords", "box" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BluffIcon icon = BLUFF_ICON_SHIP;

      g_assert_false (bluff_icon_from_name (names[i], &icon));
      g_assert_cmpuint (icon, ==, BLUFF_ICON_SHIP);
    }
}

static void
test_unknown_pairs (void)
{
  static const char *const names[] = {
    "",           "+",           "chest",        "chest+",          "+swords",          "swords+chest", "chest+chest",
    "ship+chest", "chest+sword", "chest swords", "chest + ship",    "Chest+ship",       "chest+ship ",  "ship+ship",
    "chest-ship", "chestship",   "chest+ship+",  "crossbones+ship", "crossbones+chest",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BluffPair pair = BLUFF_PAIR_NONE;

      g_test_message ("\"%s\"", names[i]);
      g_assert_false (bluff_pair_from_name (names[i], &pair));
      g_assert_cmpuint (pair, ==, BLUFF_PAIR_NONE);
    }
}

static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*icon < BLUFF_N_ICONS*");
  g_assert_null (bluff_icon_name (BLUFF_N_ICONS));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*pair < BLUFF_N_PAIRS*");
  g_assert_null (bluff_pair_name (BLUFF_N_PAIRS));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*pair < BLUFF_N_PAIRS*");
  g_assert_null (bluff_pair_name (BLUFF_PAIR_NONE));
  g_test_assert_expected_messages ();
}

static void
test_names (void)
{
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    {
      BluffIcon icon = BLUFF_N_ICONS;

      g_assert_true (bluff_icon_from_name (bluff_icon_name ((BluffIcon) i), &icon));
      g_assert_cmpuint (icon, ==, i);
    }
  for (guint i = 0; i < BLUFF_N_PAIRS; i++)
    {
      BluffPair pair = BLUFF_PAIR_NONE;

      g_assert_true (bluff_pair_from_name (bluff_pair_name ((BluffPair) i), &pair));
      g_assert_cmpuint (pair, ==, i);
    }
}

/* docs/RECORD.md lists the icons and the cards in their order, over more than one line. */
static void
test_record (void)
{
  g_autofree char *document = g_strdelimit (document_read ("RECORD.md"), "\n", ' ');
  g_autoptr (GString) icons = g_string_new ("Icons: ");
  g_autoptr (GString) pairs = g_string_new ("icons in that order: ");

  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    g_string_append_printf (icons, "%s%s", bluff_icon_name ((BluffIcon) i), i + 1 < BLUFF_N_ICONS ? ", " : ".");
  for (guint i = 0; i < BLUFF_N_PAIRS; i++)
    g_string_append_printf (pairs, "%s%s", bluff_pair_name ((BluffPair) i), i + 1 < BLUFF_N_PAIRS ? ", " : ".");
  g_assert_nonnull (strstr (document, icons->str));
  g_assert_nonnull (strstr (document, pairs->str));
}

/* Two different icons are one of six pairs, in either order; its name has both, the lower first. A double is none. */
static void
test_pairs (void)
{
  guint met[BLUFF_N_PAIRS] = { 0 };

  for (guint a = 0; a < BLUFF_N_ICONS; a++)
    for (guint b = 0; b < BLUFF_N_ICONS; b++)
      {
        BluffPair pair = bluff_pair_of ((BluffIcon) a, (BluffIcon) b);
        g_autofree char *name = NULL;
        BluffIcon first, second;

        if (a == b)
          {
            g_assert_cmpuint (pair, ==, BLUFF_PAIR_NONE);
            continue;
          }

        g_assert_cmpuint (pair, <, BLUFF_N_PAIRS);
        met[pair]++;
        bluff_pair_icons (pair, &first, &second);
        g_assert_cmpuint (first, ==, MIN (a, b));
        g_assert_cmpuint (second, ==, MAX (a, b));
        name = g_strconcat (bluff_icon_name (first), "+", bluff_icon_name (second), NULL);
        g_assert_cmpstr (bluff_pair_name (pair), ==, name);
      }

  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    g_assert_cmpuint (met[pair], ==, 2);
  g_assert_cmpuint (BLUFF_BLUFFANEER_CARDS, ==, 18);
}

static void
test_start_coins (void)
{
  static const struct
  {
    guint players;
    guint coins;
  } rows[] = { { 3, 10 }, { 4, 10 }, { 5, 10 }, { 6, 8 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpuint (bluff_bluffaneer_start_coins (rows[i].players), ==, rows[i].coins);
      g_assert_cmpuint (rows[i].players * bluff_bluffaneer_start_coins (rows[i].players), <=, BLUFF_BLUFFANEER_COINS);
    }
  g_assert_cmpuint (BLUFF_BLUFFANEER_COINS, ==, 50);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/vocabulary/bluffaneer/unknown-icons", test_unknown_icons);
  g_test_add_func ("/vocabulary/bluffaneer/unknown-pairs", test_unknown_pairs);
  g_test_add_func ("/vocabulary/bluffaneer/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/vocabulary/bluffaneer/names", test_names);
  g_test_add_func ("/vocabulary/bluffaneer/record", test_record);
  g_test_add_func ("/vocabulary/bluffaneer/N2-six-pairs-of-different-icons", test_pairs);
  g_test_add_func ("/vocabulary/bluffaneer/N3-coins-at-the-start", test_start_coins);

  return g_test_run ();
}
