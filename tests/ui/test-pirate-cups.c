/* test-pirate-cups.c: what lifted cups have shown, and nothing of those that stayed down.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-cups.h"
#include "texts.h"

#include <locale.h>

enum
{
  ANNA,
  BEA,
  CARL,
  PLAYERS
};

static BluffTold
reveal (BluffSeat voter, gboolean vote, gboolean bluff)
{
  return (BluffTold){ .event = { .kind = BLUFF_EVENT_REVEAL,
                                 .seat = ANNA,
                                 .reveal = { .voter = voter, .vote = (guint8) vote, .bluff = (guint8) bluff } } };
}

static void
test_count (void)
{
  static const struct
  {
    BluffSeat voter;
    gboolean vote, bluff;
  } rows[] = {
    { BEA, TRUE, TRUE },
    { BEA, TRUE, FALSE },
    { BEA, FALSE, FALSE },
    { CARL, FALSE, TRUE },
  };
  BluffPirateCups cups = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTold told = reveal (rows[i].voter, rows[i].vote, rows[i].bluff);

      bluff_pirate_cups_add (&cups, &told);
    }
  g_assert_cmpuint (cups.seats[BEA].lifted, ==, 3);
  g_assert_cmpuint (cups.seats[BEA].bluff, ==, 2);
  g_assert_cmpuint (cups.seats[BEA].right, ==, 2);
  g_assert_cmpuint (cups.seats[CARL].lifted, ==, 1);
  g_assert_cmpuint (cups.seats[CARL].bluff, ==, 0);
  g_assert_cmpuint (cups.seats[CARL].right, ==, 0);
  g_assert_cmpuint (cups.seats[ANNA].lifted, ==, 0);
}

/* A vote, also an own one, which its voter is told, is no lifted cup. */
static void
test_nothing_else (void)
{
  BluffPirateCups cups = { 0 };
  BluffPirateCups none = { 0 };

  for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
    {
      BluffTold told = { .seat = BEA, .event = { .kind = (guint8) kind, .seat = BEA } };

      told.event.vote.bluff = TRUE;
      if (kind != BLUFF_EVENT_REVEAL)
        bluff_pirate_cups_add (&cups, &told);
    }
  g_assert_cmpmem (&cups, sizeof cups, &none, sizeof none);
}

/* Of the voters on this set, clockwise; not of its layer, whose cup is not there. */
static void
test_say (void)
{
  BluffCast cast = { .players = PLAYERS, .names = { "Anna", "Bea", "Carl" }, .viewer = BEA };
  BluffPirateCups cups = { 0 };
  BluffPirateView view = { .seat = BEA };
  g_autofree char *words = NULL;
  g_auto (GStrv) lines = NULL;

  view.head.table.players = PLAYERS;
  view.head.turn = BEA;
  g_assert_null (bluff_pirate_cups_say (&cups, &cast, &view));
  cups.seats[BEA] = (BluffPirateCup){ .lifted = 9 };
  g_assert_null (bluff_pirate_cups_say (&cups, &cast, &view));

  cups.seats[ANNA] = (BluffPirateCup){ .lifted = 1, .bluff = 1, .right = 0 };
  cups.seats[CARL] = (BluffPirateCup){ .lifted = 3, .bluff = 1, .right = 2 };
  words = bluff_pirate_cups_say (&cups, &cast, &view);
  lines = g_strsplit (words, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_nonnull (strstr (lines[0], "Carl"));
  g_assert_nonnull (strstr (lines[0], TEXT_CUPS_OF_3));
  g_assert_nonnull (strstr (lines[1], "Anna"));
  g_assert_nonnull (strstr (lines[1], TEXT_CUPS_OF_1));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate/cups/count", test_count);
  g_test_add_func ("/pirate/cups/nothing-else", test_nothing_else);
  g_test_add_func ("/pirate/cups/say", test_say);

  return g_test_run ();
}
