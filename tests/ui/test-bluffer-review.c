/* test-bluffer-review.c: what was hidden in a game of Bluffer that is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-review.h"

static void
add (GArray *events, const BluffEvent *event)
{
  BluffTold told = { .seat = BLUFF_NO_SEAT, .game = BLUFF_GAME_BLUFFER, .event = *event };

  g_array_append_val (events, told);
}

static void
test_claims (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, TRUE, sizeof (BluffTold));
  g_autoptr (GListModel) claims = NULL;
  g_autoptr (BluffBlufferReviewItem) first = NULL, second = NULL;
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = 1 };

  claim.card = (BluffEventCard){ .up = BLUFF_SHAPE_STAR, .down = BLUFF_SHAPE_SQUARE, .need = BLUFF_SHAPE_HEXAGON };
  add (events, &claim);
  add (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = 0, .decide = { TRUE } });
  add (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = 2, .decide = { FALSE } });
  add (events, &(BluffEvent){ .kind = BLUFF_EVENT_CALL, .seat = 0 });
  claim.seat = 2;
  claim.card.down = BLUFF_SHAPE_HEXAGON;
  add (events, &claim);
  add (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = 1, .decide = { FALSE } });

  claims = bluff_bluffer_review_new (events);
  g_assert_cmpuint (g_list_model_get_n_items (claims), ==, 2);
  first = g_list_model_get_item (claims, 0);
  second = g_list_model_get_item (claims, 1);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->seat, ==, 1);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->down, ==, BLUFF_SHAPE_SQUARE);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->decided[0], ==, TRUE);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->decided[1], ==, BLUFF_NOT_DECIDED);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->decided[2], ==, FALSE);
  g_assert_cmpint (bluff_bluffer_review_item_get (first)->caller, ==, 0);
  g_assert_cmpint (bluff_bluffer_review_item_get (second)->caller, ==, BLUFF_NO_SEAT);
  g_assert_cmpint (bluff_bluffer_review_item_get (second)->decided[0], ==, BLUFF_NOT_DECIDED);
}

/* Two seats with 5 cards each, one in the centre, the rest to be drawn; then a new draw pile. */
static void
test_sides (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, TRUE, sizeof (BluffTold));
  BluffEvent setup = { .kind = BLUFF_EVENT_SETUP }, shuffled = { .kind = BLUFF_EVENT_RESHUFFLE };
  BluffEvent draw = { .kind = BLUFF_EVENT_DRAW, .seat = 1 };
  guint8 down[BLUFF_BLUFFER_CARDS];

  setup.deck.n = 14;
  setup.deck.dealt[0] = setup.deck.dealt[1] = 5;
  for (guint i = 0; i < setup.deck.n; i++)
    setup.deck.down[i] = (guint8) (i % BLUFF_N_SHAPES);
  add (events, &setup);
  draw.draw.n = 2;
  draw.draw.cards[0] = 11;
  draw.draw.cards[1] = 12;
  add (events, &draw);
  shuffled.deck.n = 2;
  shuffled.deck.down[0] = BLUFF_SHAPE_HEXAGON;
  shuffled.deck.down[1] = BLUFF_SHAPE_STAR;
  add (events, &shuffled);
  draw.draw.n = 1;
  draw.draw.cards[0] = 3;
  add (events, &draw);

  bluff_bluffer_review_sides (events, down);
  g_assert_cmpint (down[0], ==, 0);
  g_assert_cmpint (down[10], ==, 10 % BLUFF_N_SHAPES);
  g_assert_cmpint (down[11], ==, 11 % BLUFF_N_SHAPES);
  g_assert_cmpint (down[12], ==, 12 % BLUFF_N_SHAPES);
  g_assert_cmpint (down[3], ==, BLUFF_SHAPE_HEXAGON);
  g_assert_cmpint (down[20], ==, BLUFF_SHAPE_UNKNOWN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffer-review/claims", test_claims);
  g_test_add_func ("/bluffer-review/sides", test_sides);

  return g_test_run ();
}
