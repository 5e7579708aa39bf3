/* test-pirate-fan.c: in which order the cards of a hand stand, and how far apart.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-fan.h"

static BluffCards
make_hand (guint a, guint b, guint c)
{
  BluffCards hand = bluff_cards_of (a);

  bluff_cards_add (&hand, b);
  bluff_cards_add (&hand, c);
  return hand;
}

static void
check (const BluffPirateFan *fan, guint a, guint b, guint c)
{
  g_assert_cmpuint (fan->n, ==, 3);
  g_assert_cmpuint (fan->cards[0], ==, a);
  g_assert_cmpuint (fan->cards[1], ==, b);
  g_assert_cmpuint (fan->cards[2], ==, c);
}

static void
test_order (void)
{
  BluffPirateFan fan = { .n = 0 };

  bluff_pirate_fan_follow (&fan, make_hand (70, 3, 42), TRUE);
  check (&fan, 3, 42, 70);

  /* Kept: what goes leaves no hole, what comes stands last, in its own order. */
  bluff_pirate_fan_follow (&fan, make_hand (70, 3, 1), FALSE);
  check (&fan, 3, 70, 1);
  bluff_pirate_fan_follow (&fan, make_hand (1, 99, 0), FALSE);
  check (&fan, 1, 0, 99);
  g_assert_cmpuint (bluff_pirate_fan_find (&fan, 0), ==, 1);
  g_assert_cmpuint (bluff_pirate_fan_find (&fan, 70), ==, 3);

  bluff_pirate_fan_follow (&fan, make_hand (1, 99, 0), TRUE);
  check (&fan, 0, 1, 99);
  bluff_pirate_fan_follow (&fan, BLUFF_CARDS_NONE, FALSE);
  g_assert_cmpuint (fan.n, ==, 0);
  bluff_pirate_fan_follow (&fan, bluff_pirate_all_cards (), FALSE);
  g_assert_cmpuint (fan.n, ==, BLUFF_PIRATE_CARDS);
}

static BluffTold
draw (guint a, guint b)
{
  return (BluffTold){ .event = { .kind = BLUFF_EVENT_DRAW, .draw = { .n = 2, .cards = { (guint8) a, (guint8) b } } } };
}

/* In which order a hand came follows from what its seat was told. */
static void
test_told (void)
{
  BluffPirateFan fan = { .n = 0 };
  BluffTold setup = { .event = { .kind = BLUFF_EVENT_SETUP, .deck = { .n = 4 } } };
  BluffTold lay = { .event = { .kind = BLUFF_EVENT_LAY } };
  BluffTold reveal = { .event = { .kind = BLUFF_EVENT_REVEAL } };
  BluffTold others = draw (BLUFF_UNKNOWN, BLUFF_UNKNOWN);
  BluffTold own = draw (50, 5);

  memcpy (setup.event.deck.cards, (guint8[]){ BLUFF_UNKNOWN, 70, 30, BLUFF_UNKNOWN }, 4);
  lay.event.lay.up = bluff_cards_of (30);
  lay.event.lay.down = bluff_cards_of (5);
  reveal.event.reveal.up = bluff_cards_of (30);
  reveal.event.reveal.down = bluff_cards_of (5);

  bluff_pirate_fan_learn (&fan, &setup);
  bluff_pirate_fan_learn (&fan, &others);
  bluff_pirate_fan_learn (&fan, &own);
  g_assert_cmpuint (fan.n, ==, 4);
  bluff_pirate_fan_follow (&fan, make_hand (5, 50, 70), FALSE);
  check (&fan, 70, 5, 50);

  /* What was laid is gone, unless it comes back (P15): then it comes last. */
  bluff_pirate_fan_learn (&fan, &lay);
  g_assert_cmpuint (fan.n, ==, 2);
  bluff_pirate_fan_learn (&fan, &reveal);
  g_assert_cmpuint (fan.n, ==, 2);
  reveal.event.reveal.vote = reveal.event.reveal.bluff = TRUE;
  bluff_pirate_fan_learn (&fan, &reveal);
  bluff_pirate_fan_follow (&fan, make_hand (5, 30, 50), FALSE);
  check (&fan, 50, 5, 30);
}

static void
test_step (void)
{
  for (guint n = 2; n <= BLUFF_PIRATE_CARDS; n++)
    for (int room = 100; room < 2000; room += 50)
      {
        double step = bluff_pirate_fan_step (n, 64, room);
        int extent = bluff_pirate_fan_extent (n, 64, step);

        /* They fit, or each shows just its strip. */
        g_assert_true (extent <= room + 1 || step == BLUFF_PIRATE_FAN_STRIP);
        g_assert_cmpfloat (step, >=, BLUFF_PIRATE_FAN_STRIP);
        g_assert_cmpfloat (step, <=, 64 * 1.2);
      }

  g_assert_cmpint (bluff_pirate_fan_extent (0, 64, 75), ==, 0);
  g_assert_cmpint (bluff_pirate_fan_extent (1, 64, bluff_pirate_fan_step (1, 64, 0)), ==, 64);
  /* Nine cards in a wide window stand beside each other. */
  g_assert_cmpfloat (bluff_pirate_fan_step (9, 92, 988), >, 92);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate-fan/told", test_told);
  g_test_add_func ("/pirate-fan/order", test_order);
  g_test_add_func ("/pirate-fan/step", test_step);

  return g_test_run ();
}
