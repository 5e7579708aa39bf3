/* test-pirate-outlook.c: what can be told beforehand of a set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-outlook.h"

enum
{
  LAYER = 1,
  VOTER = 2
};

static guint
card (BluffSuit suit, guint n)
{
  return suit * BLUFF_PIRATE_SUIT_CARDS + n;
}

static BluffCards
two_cards (guint a, guint b)
{
  return bluff_cards_or (bluff_cards_of (a), bluff_cards_of (b));
}

static void
test_reach (void)
{
  static const struct
  {
    guint from, n;
    BluffIsland first, second;
    guint to;
  } rows[] = {
    { 14, 4, BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED, 18 },  { 16, 4, BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED, 20 },
    { 17, 5, BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED, 20 },  /* P22: it stops there */
    { 17, 5, BLUFF_ISLAND_EMPTY, BLUFF_ISLAND_TREASURE, 22 }, /* P23: an ordinary square by now */
    { 20, 5, BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED, 25 },  /* away from it */
    { 26, 5, BLUFF_ISLAND_EMPTY, BLUFF_ISLAND_CLOSED, 28 },   /* P25 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffPirateView view = { 0 };

      view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
      view.island[0] = rows[i].first;
      view.island[1] = rows[i].second;
      g_assert_cmpuint (bluff_pirate_outlook_reach (&view, rows[i].from, rows[i].n), ==, rows[i].to);
    }
}

static void
test_after (void)
{
  static const struct
  {
    gboolean vote, bluff;
    guint layer, voter; /* the squares where they will be */
  } rows[] = {
    { FALSE, FALSE, 9, 1 }, /* P13 */
    { FALSE, TRUE, 9, 1 },  /* P13 */
    { TRUE, FALSE, 9, 0 },  /* P14, P16 */
    { TRUE, TRUE, 5, 5 },   /* P15 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffPirateView view = { .square = { 3, 5, 1, 0, 0 } };
      BluffEvent reveal = { BLUFF_EVENT_REVEAL, LAYER };
      guint8 after[BLUFF_PIRATE_SEATS];

      view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
      reveal.reveal.voter = VOTER;
      reveal.reveal.vote = rows[i].vote;
      reveal.reveal.bluff = rows[i].bluff;
      reveal.reveal.size = 4;
      bluff_pirate_outlook_after (&view, &reveal, after);
      g_assert_cmpuint (after[0], ==, 3);
      g_assert_cmpuint (after[LAYER], ==, rows[i].layer);
      g_assert_cmpuint (after[VOTER], ==, rows[i].voter);
    }
}

/* Only the face-up cards and the seat's own hand count, not what it may guess of others. */
static void
test_count (void)
{
  BluffPirateView view = { .seat = 0 };
  BluffPirateCount count;

  g_assert_false (bluff_pirate_outlook_count (&view, &count));

  view.head.turn = LAYER;
  view.up = two_cards (card (BLUFF_SUIT_HAT, 0), card (BLUFF_SUIT_HAT, 9));
  view.down_size = 2;
  view.hand = two_cards (card (BLUFF_SUIT_HAT, 3), card (BLUFF_SUIT_HOOK, 3));
  view.discards = two_cards (card (BLUFF_SUIT_HAT, 4), card (BLUFF_SUIT_FLAG, 1));
  bluff_cards_add (&view.discards, card (BLUFF_SUIT_HAT, 5));
  view.may[3] = bluff_cards_of (card (BLUFF_SUIT_HAT, 6));
  g_assert_true (bluff_pirate_outlook_count (&view, &count));
  g_assert_cmpuint (count.suit, ==, BLUFF_SUIT_HAT);
  g_assert_cmpuint (count.up, ==, 2);
  g_assert_cmpuint (count.discarded, ==, 2);
  g_assert_cmpuint (count.held, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate-outlook/P22-reach", test_reach);
  g_test_add_func ("/pirate-outlook/P15-after", test_after);
  g_test_add_func ("/pirate-outlook/count", test_count);

  return g_test_run ();
}
