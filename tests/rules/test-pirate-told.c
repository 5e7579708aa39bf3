/* test-pirate-told.c: what seats of Bluff Pirate are told of an event, and that shuffles are by chance.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "evenness.h"
#include "pirate-table.h"

enum
{
  DEALS = 4000,
  PARTS = 10 /* of the deck */
};

static const BluffEvent *
tell (const BluffState *before, const BluffEvent *event, BluffSeat seat)
{
  static BluffTold told;

  bluff_rules_tell (before, event, seat, &told);
  return &told.event;
}

/* A card is as likely in every part of the deck. */
static void
assert_shuffled (Game *game, void (*make) (Game *game), guint8 card, guint n)
{
  guint counts[PARTS] = { 0 };

  for (guint seed = 0; seed < DEALS; seed++)
    {
      guint at = 0;

      bluff_random_seed (&game->random, seed);
      make (game);
      while (game->events.item[0].deck.cards[at] != card)
        at++;
      counts[at * PARTS / n]++;
    }
  assert_even (counts, PARTS);
}

static void
make_deal (Game *game)
{
  game->events.n = 0;
  bluff_rules_begin (&game->state, &game->state.head.table, &game->random, &game->events);
}

static void
make_reshuffle (Game *game)
{
  BluffState before = game->state;

  do_act (game, draw (0));
  game->state = before;
}

static void
test_deal_is_shuffled (void)
{
  static const guint8 cards[] = { 0, 50, 99 };
  Game game;

  set_up_some (&game);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    assert_shuffled (&game, make_deal, cards[i], BLUFF_PIRATE_CARDS);
}

static void
test_deal_is_secret (void)
{
  Game game;
  BluffState before;

  set_up_some (&game);
  bluff_rules_open (&before, &game.state.head.table);
  make_deal (&game);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      const BluffEvent *told = tell (&before, &game.events.item[0], seat);

      for (guint i = 0; i < BLUFF_PIRATE_CARDS; i++)
        g_assert_cmpuint (told->deck.cards[i], ==,
                          i / BLUFF_PIRATE_HAND == seat ? game.events.item[0].deck.cards[i] : BLUFF_UNKNOWN);
    }
}

static void
test_draw_is_secret (void)
{
  Game game;
  BluffState before;

  set_up_some (&game);
  before = game.state;
  do_act (&game, draw (0));
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      const BluffEvent *told = tell (&before, &game.events.item[0], seat);

      g_assert_cmpuint (told->draw.n, ==, 2);
      g_assert_cmpuint (told->draw.cards[0], ==, seat == 0 ? card_named ("hat-4") : BLUFF_UNKNOWN);
      g_assert_cmpuint (told->draw.cards[1], ==, seat == 0 ? card_named ("hat-5") : BLUFF_UNKNOWN);
    }
}

static void
test_set_is_secret (void)
{
  Game game;
  BluffState before;

  set_up_some (&game);
  do_act (&game, draw (0));
  before = game.state;
  do_act (&game, lay (0, "hat-1", "hat-2 anchor-1"));
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      const BluffEvent *told = tell (&before, &game.events.item[0], seat);

      g_assert_true (bluff_cards_equal (told->lay.up, cards_named ("hat-1")));
      g_assert_cmpuint (told->lay.down_size, ==, 2);
      g_assert_true (bluff_cards_equal (told->lay.down, cards_named (seat == 0 ? "hat-2 anchor-1" : "")));
    }
}

static void
test_reshuffle_is_shuffled (void)
{
  Game game;
  guint8 cards[BLUFF_PIRATE_CARDS];
  guint n;

  set_up_some (&game);
  shrink_pile (&game, 0, TRUE);
  n = bluff_cards_list (game.state.pirate.discards, cards);
  assert_shuffled (&game, make_reshuffle, cards[0], n);
  assert_shuffled (&game, make_reshuffle, cards[n - 1], n);
}

static void
test_reshuffle_is_secret (void)
{
  Game game;
  BluffState before;

  set_up_some (&game);
  shrink_pile (&game, 0, TRUE);
  before = game.state;
  do_act (&game, draw (0));
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      const BluffEvent *told = tell (&before, &game.events.item[0], seat);

      g_assert_cmpuint (told->deck.n, ==, 85);
      for (guint i = 0; i < told->deck.n; i++)
        g_assert_cmpuint (told->deck.cards[i], ==, BLUFF_UNKNOWN);
    }
}

static void
test_discards_lie_open (void)
{
  Game game;
  BluffView view;

  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, discard (0, "hat-5"));
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      bluff_rules_sight (&game.state, seat, &view);
      g_assert_true (bluff_cards_equal (view.pirate.discards, cards_named ("hat-5")));
    }
}

/* Each of the discards once, and all of them are there, is not enough if one comes twice. */
static void
test_reshuffle_in_records (void)
{
  Game game;
  BluffEvent event = { .kind = BLUFF_EVENT_RESHUFFLE, .seat = BLUFF_NO_SEAT };

  set_up_some (&game);
  shrink_pile (&game, 0, TRUE);
  event.deck.n = (guint8) bluff_cards_list (game.state.pirate.discards, event.deck.cards);
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_NONE);
  event.deck.cards[event.deck.n++] = event.deck.cards[0];
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
  event.deck.cards[event.deck.n - 1] = card_named ("hat-1"); /* in a hand */
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate/P5-deal-is-shuffled", test_deal_is_shuffled);
  g_test_add_func ("/pirate/P5-deal-is-secret", test_deal_is_secret);
  g_test_add_func ("/pirate/P6-draw-is-secret", test_draw_is_secret);
  g_test_add_func ("/pirate/P12-face-down-cards-are-secret", test_set_is_secret);
  g_test_add_func ("/pirate/P18-discards-lie-open", test_discards_lie_open);
  g_test_add_func ("/pirate/P18-shuffled", test_reshuffle_is_shuffled);
  g_test_add_func ("/pirate/P18-order-is-secret", test_reshuffle_is_secret);
  g_test_add_func ("/pirate/P18-each-card-once-in-records", test_reshuffle_in_records);

  return g_test_run ();
}
