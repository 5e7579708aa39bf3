/* test-pirate.c: the rules of Bluff Pirate: material, set-up, turns, discarding, boarding.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-table.h"

#include <string.h>

/* Material and set-up */

static void
test_deck (void)
{
  guint pirates = 0;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      BluffCards cards = bluff_pirate_suit_cards ((BluffSuit) suit);

      g_assert_cmpuint (bluff_cards_count (cards), ==, 10);
      g_assert_cmpuint (bluff_cards_count (bluff_cards_and (cards, bluff_pirate_pirate_cards ())), ==, 1);
    }
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    pirates += bluff_pirate_card_is_pirate (card);
  g_assert_cmpuint (pirates, ==, 10);
  g_assert_cmpuint (bluff_cards_count (bluff_pirate_all_cards ()), ==, 100);

  /* A pirate card counts as its suit in a set. */
  g_assert_false (bluff_pirate_is_bluff (cards_named ("hat-1"), cards_named ("hat-2 hat-pirate")));
  g_assert_false (bluff_pirate_is_bluff (cards_named ("hat-pirate"), cards_named ("hat-2 hat-3")));
}

static void
test_deck_in_records (void)
{
  BluffEvents events = { 0 };
  BluffRandom random;
  BluffTable table;
  Game game;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  bluff_random_seed (&random, 1);
  bluff_rules_begin (&game.state, &table, &random, &events);
  bluff_rules_open (&game.state, &table);
  g_assert_cmpint (admit_changed (&game, events.item[0]), ==, BLUFF_REFUSAL_NONE);

  events.item[0].deck.cards[99] = events.item[0].deck.cards[0];
  g_assert_cmpint (admit_changed (&game, events.item[0]), ==, BLUFF_REFUSAL_PIRATE_DECK);
  events.item[0].deck.cards[99] = 100;
  g_assert_cmpint (admit_changed (&game, events.item[0]), ==, BLUFF_REFUSAL_PIRATE_DECK);
  events.item[0].deck.n = 99;
  g_assert_cmpint (admit_changed (&game, events.item[0]), ==, BLUFF_REFUSAL_PIRATE_DECK);
}

static void
test_ships (void)
{
  /* One ship and one vote for each of 2 to 5 players. */
  for (guint players = 2; players <= 5; players++)
    {
      BluffEvents events = { 0 };
      BluffRandom random;
      BluffTable table;
      BluffState state;

      bluff_table_init (&table, BLUFF_GAME_PIRATE, players);
      g_assert_true (bluff_table_is_valid (&table));
      bluff_random_seed (&random, players);
      bluff_rules_begin (&state, &table, &random, &events);
      for (guint seat = 0; seat < players; seat++)
        g_assert_cmpuint (state.pirate.square[seat], ==, 0);
    }

  for (guint players = 0; players <= 7; players++)
    {
      BluffTable table;

      bluff_table_init (&table, BLUFF_GAME_PIRATE, players);
      g_assert_cmpint (bluff_table_is_valid (&table), ==, players >= 2 && players <= 5);
    }
}

static void
test_track (void)
{
  static const struct
  {
    BluffVoyage voyage;
    guint first;
    guint second;
  } rows[] = {
    { BLUFF_VOYAGE_SHORT, 12, 18 },
    { BLUFF_VOYAGE_STANDARD, 20, 28 },
    { BLUFF_VOYAGE_LONG, 30, 40 },
  };
  BluffTable table;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;

      set_up_some (&game);
      game.state.head.table.voyage = (guint8) rows[i].voyage;
      game.state.pirate.square[0] = (guint8) (rows[i].first - 3);
      lay_and_settle (&game, "hat-1", "hat-2 hat-3", FALSE);
      g_assert_cmpuint (game.state.pirate.square[0], ==, rows[i].first);
      g_assert_cmpuint (find_event (&game, BLUFF_EVENT_OPEN)->open.island, ==, 1);
      g_assert_cmpuint (bluff_pirate_island_square (rows[i].voyage, 1), ==, rows[i].second);
    }

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 4);
  g_assert_cmpstr (bluff_table_option (&table, "voyage"), ==, "standard");
}

static void
test_treasure_is_random (void)
{
  guint on_first = 0;

  for (guint seed = 0; seed < 400; seed++)
    {
      BluffEvents events = { 0 };
      BluffRandom random;
      BluffTable table;
      BluffState state;
      BluffView view;
      BluffTold told;
      BluffState other;
      BluffView other_view;

      bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
      bluff_random_seed (&random, seed);
      bluff_rules_begin (&state, &table, &random, &events);
      on_first += events.item[0].deck.treasure == 1;

      /* Nobody knows: neither the view nor what is told depends on it. */
      bluff_rules_sight (&state, 0, &view);
      other = state;
      other.pirate.treasure = !other.pirate.treasure;
      bluff_rules_sight (&other, 0, &other_view);
      g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
      bluff_rules_tell (&state, &events.item[0], 0, &told);
      g_assert_cmpuint (told.event.deck.treasure, ==, BLUFF_UNKNOWN);
    }

  /* 400 tosses: fewer than 140 or more than 260 of a fair coin happen once in a billion. */
  g_assert_cmpuint (on_first, >, 140);
  g_assert_cmpuint (on_first, <, 260);
}

static void
test_treasure_in_records (void)
{
  static const guint8 wrong[] = { 0, 3, 255 };
  BluffEvents events = { 0 };
  BluffRandom random;
  BluffTable table;
  Game game;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  bluff_random_seed (&random, 1);
  bluff_rules_begin (&game.state, &table, &random, &events);
  bluff_rules_open (&game.state, &table);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      events.item[0].deck.treasure = wrong[i];
      g_assert_cmpint (admit_changed (&game, events.item[0]), ==, BLUFF_REFUSAL_PIRATE_TREASURE);
    }
}

static void
test_deal (void)
{
  Game game;
  BluffEvent event;

  set_up_some (&game);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      g_assert_cmpuint (game.state.pirate.square[seat], ==, 0);
      assert_hand (&game, seat, pirate_hands[seat]);
    }
  g_assert_cmpuint (game.state.pirate.pile_size, ==, 85);
  g_assert_true (bluff_cards_is_empty (game.state.pirate.discards));
  g_assert_cmpuint (game.state.head.turn, ==, 0);

  bluff_rules_begin (&game.state, &game.state.head.table, &game.random, &game.events);
  event = game.events.item[0];
  bluff_rules_open (&game.state, &game.state.head.table);
  event.deck.dealt[0] = 4;
  event.deck.dealt[1] = 6;
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_HANDS);
}

/* A turn */

static void
test_draw_two (void)
{
  Game game;
  BluffEvent event = { .kind = BLUFF_EVENT_DRAW, .seat = 0 };

  set_up_some (&game);
  event.draw.n = 2;
  event.draw.cards[0] = card_named ("hat-5");
  event.draw.cards[1] = card_named ("hat-4");
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_DRAW);
  event.draw.n = 1;
  event.draw.cards[0] = card_named ("hat-4");
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_DRAW);

  /* A set or a discard comes after drawing, not instead of it. */
  assert_refused (&game, lay (0, "hat-1", "hat-2 hat-3"), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (&game, discard (0, "hat-1"), BLUFF_REFUSAL_NOT_NOW);

  do_act (&game, draw (0));
  assert_hand (&game, 0, "hat-1 hat-2 hat-3 anchor-1 anchor-pirate hat-4 hat-5");
  g_assert_cmpuint (game.state.pirate.pile_size, ==, 83);
  assert_refused (&game, draw (0), BLUFF_REFUSAL_NOT_NOW);
  do_act (&game, discard (0, "anchor-1"));
  g_assert_cmpuint (game.state.head.turn, ==, 1);
}

static void
test_board_is_the_whole_turn (void)
{
  Game game;

  set_up_some (&game);
  game.state.pirate.square[1] = 3;
  do_act (&game, board (0, "anchor-pirate", 1));
  g_assert_cmpuint (game.state.head.turn, ==, 1);
  g_assert_cmpuint (game.state.pirate.pile_size, ==, 85);
  g_assert_cmpuint (game.state.pirate.hand_size[0], ==, 7);
  g_assert_cmpuint (game.events.n, ==, 1);

  /* And not after drawing. */
  set_up_some (&game);
  game.state.pirate.square[1] = 3;
  do_act (&game, draw (0));
  assert_refused (&game, board (0, "anchor-pirate", 1), BLUFF_REFUSAL_NOT_NOW);
}

static void
test_draw_what_there_is (void)
{
  static const struct
  {
    guint pile;
    guint drawn;
  } rows[] = { { 0, 0 }, { 1, 1 }, { 2, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;

      set_up_some (&game);
      shrink_pile (&game, rows[i].pile, FALSE);
      do_act (&game, draw (0));
      g_assert_cmpuint (game.events.n, ==, 1);
      g_assert_cmpuint (game.events.item[0].draw.n, ==, rows[i].drawn);
      g_assert_cmpuint (game.state.pirate.hand_size[0], ==, 5 + rows[i].drawn);
      g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_PIRATE_PLAY);
    }
}

/* Discarding and piles */

static void
test_discard (void)
{
  Game game;
  BluffLegal legal;
  BluffPirateState *self = &game.state.pirate;

  set_up_some (&game);
  do_act (&game, draw (0));
  assert_refused (&game, pass (0), BLUFF_REFUSAL_PIRATE_DISCARD_DUE);
  assert_refused (&game, discard (0, "flag-1"), BLUFF_REFUSAL_PIRATE_DISCARD_HAND);
  assert_refused (&game, (BluffAction){ .kind = BLUFF_ACTION_DISCARD, .seat = 0, .card = 200 },
                  BLUFF_REFUSAL_PIRATE_DISCARD_HAND);
  do_act (&game, discard (0, "hat-5"));
  g_assert_true (bluff_cards_has (self->discards, card_named ("hat-5")));
  g_assert_cmpuint (self->hand_size[0], ==, 6);

  /* Counted after drawing: 2 + 2 = 4 cards discard nothing, 3 + 2 = 5 do. */
  set_up_some (&game);
  self->hand[0] = cards_named ("hat-1 hat-2");
  self->hand_size[0] = 2;
  do_act (&game, draw (0));
  assert_refused (&game, discard (0, "hat-1"), BLUFF_REFUSAL_PIRATE_DISCARD_FEW);
  do_act (&game, pass (0));
  g_assert_cmpuint (game.state.head.turn, ==, 1);
  g_assert_cmpuint (self->hand_size[0], ==, 4);

  set_up_some (&game);
  self->hand[0] = cards_named ("hat-1 hat-2 hat-3");
  self->hand_size[0] = 3;
  do_act (&game, draw (0));
  assert_refused (&game, pass (0), BLUFF_REFUSAL_PIRATE_DISCARD_DUE);
  bluff_rules_legal (&game.state, 0, &legal);
  g_assert_true (bluff_legal_offers (&legal, BLUFF_ACTION_DISCARD));
  g_assert_false (bluff_legal_offers (&legal, BLUFF_ACTION_PASS));
  do_act (&game, discard (0, "hat-1"));
}

static void
test_reshuffle (void)
{
  Game game;
  BluffPirateState *self = &game.state.pirate;
  BluffEvent event;

  /* Empty at the start of the turn: the pile is made first, then two cards are drawn. */
  set_up_some (&game);
  shrink_pile (&game, 0, TRUE);
  do_act (&game, draw (0));
  g_assert_cmpuint (game.events.n, ==, 2);
  g_assert_cmpuint (game.events.item[0].kind, ==, BLUFF_EVENT_RESHUFFLE);
  g_assert_cmpuint (game.events.item[0].deck.n, ==, 85);
  g_assert_cmpuint (game.events.item[1].draw.n, ==, 2);
  g_assert_cmpuint (game.events.item[1].draw.cards[0], ==, game.events.item[0].deck.cards[0]);
  g_assert_cmpuint (game.events.item[1].draw.cards[1], ==, game.events.item[0].deck.cards[1]);
  g_assert_true (bluff_cards_is_empty (self->discards));
  g_assert_cmpuint (self->pile_size, ==, 83);

  /* One card left: it is drawn, then the pile is made, then the second card. */
  set_up_some (&game);
  shrink_pile (&game, 1, TRUE);
  do_act (&game, draw (0));
  g_assert_cmpuint (game.events.n, ==, 3);
  g_assert_cmpuint (game.events.item[0].draw.n, ==, 1);
  g_assert_cmpuint (game.events.item[1].kind, ==, BLUFF_EVENT_RESHUFFLE);
  g_assert_cmpuint (game.events.item[2].draw.n, ==, 1);
  g_assert_cmpuint (self->hand_size[0], ==, 7);

  /* Two left: nothing is needed yet. */
  set_up_some (&game);
  shrink_pile (&game, 2, TRUE);
  do_act (&game, draw (0));
  g_assert_cmpuint (game.events.n, ==, 1);

  /* In a record: only when the pile is empty, and with just the discards. */
  set_up_some (&game);
  event = (BluffEvent){ .kind = BLUFF_EVENT_RESHUFFLE, .seat = BLUFF_NO_SEAT };
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
  shrink_pile (&game, 0, TRUE);
  event.deck.n = (guint8) bluff_cards_list (self->discards, event.deck.cards);
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_NONE);
  event.deck.n--;
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
  event.deck.n = 200;
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
  event = (BluffEvent){ .kind = BLUFF_EVENT_DRAW, .seat = 0 };
  g_assert_cmpint (admit_changed (&game, event), ==, BLUFF_REFUSAL_PIRATE_RESHUFFLE);
}

/* Boarding */

static void
test_board_needs (void)
{
  Game game;
  BluffPirateState *self = &game.state.pirate;
  BluffLegal legal;

  set_up_some (&game);
  self->square[1] = 3;
  self->square[2] = 5;
  assert_refused (&game, board (0, "anchor-1", 1), BLUFF_REFUSAL_PIRATE_BOARD_CARD);
  assert_refused (&game, board (0, "hook-pirate", 1), BLUFF_REFUSAL_PIRATE_BOARD_CARD);
  assert_refused (&game, (BluffAction){ .kind = BLUFF_ACTION_BOARD, .seat = 0, .card = 250, .target = 1 },
                  BLUFF_REFUSAL_PIRATE_BOARD_CARD);
  assert_refused (&game, board (0, "anchor-pirate", 0), BLUFF_REFUSAL_PIRATE_BOARD_AHEAD);
  assert_refused (&game, board (0, "anchor-pirate", 9), BLUFF_REFUSAL_PIRATE_BOARD_AHEAD);
  self->square[0] = 3;
  assert_refused (&game, board (0, "anchor-pirate", 1), BLUFF_REFUSAL_PIRATE_BOARD_AHEAD);
  self->square[0] = 2;
  self->hand[1] = BLUFF_CARDS_NONE;
  self->hand_size[1] = 0;
  assert_refused (&game, board (0, "anchor-pirate", 1), BLUFF_REFUSAL_PIRATE_BOARD_EMPTY);

  bluff_rules_legal (&game.state, 0, &legal);
  g_assert_cmpuint (legal.targets, ==, 0x4);
  g_assert_true (bluff_cards_equal (legal.boarders, cards_named ("anchor-pirate")));
  do_act (&game, board (0, "anchor-pirate", 2));
}

static void
test_board_takes_three (void)
{
  Game game;
  BluffPirateState *self = &game.state.pirate;
  guint taken_first = 0;

  for (guint size = 1; size <= 5; size++)
    {
      BluffCards before;
      BluffRandom chance;
      BluffEvent event;
      BluffTold told;
      BluffState old;

      set_up_some (&game);
      self->square[1] = 3;
      while (self->hand_size[1] > size)
        {
          bluff_cards_pop (&self->hand[1]);
          self->hand_size[1]--;
        }
      before = self->hand[1];
      old = game.state;
      chance = game.random;
      do_act (&game, board (0, "anchor-pirate", 1));
      event = game.events.item[0];

      /* Chance is asked only where there is a choice. */
      g_assert_cmpint (memcmp (&chance, &game.random, sizeof chance) == 0, ==, size <= 3);
      g_assert_cmpuint (bluff_cards_count (event.board.taken), ==, MIN (3, size));
      g_assert_true (bluff_cards_within (event.board.taken, before));
      g_assert_true (bluff_cards_within (event.board.taken, self->hand[0]));
      g_assert_true (bluff_cards_has (self->discards, card_named ("anchor-pirate")));
      g_assert_cmpuint (self->hand_size[1], ==, size - MIN (3, size));
      g_assert_cmpuint (self->hand_size[0], ==, 4 + MIN (3, size));

      /* Only the two of them learn which. */
      for (BluffSeat seat = 0; seat < 3; seat++)
        {
          bluff_rules_tell (&old, &event, seat, &told);
          g_assert_cmpuint (told.event.board.taken_size, ==, MIN (3, size));
          g_assert_cmpint (bluff_cards_is_empty (told.event.board.taken), ==, seat == 2);
        }

      event.board.taken = BLUFF_CARDS_NONE;
      g_assert_cmpint (bluff_rules_admit (&old, &event), ==, BLUFF_REFUSAL_PIRATE_BOARD_TAKEN);
      event.board.taken = cards_named ("hat-1 hat-2 hat-3");
      g_assert_cmpint (bluff_rules_admit (&old, &event), ==, BLUFF_REFUSAL_PIRATE_BOARD_TAKEN);
    }

  /* Blindly: any of five cards is taken in three cases of five. */
  for (guint i = 0; i < 500; i++)
    {
      set_up_some (&game);
      bluff_random_seed (&game.random, i);
      self->square[1] = 3;
      do_act (&game, board (0, "anchor-pirate", 1));
      taken_first += bluff_cards_has (game.events.item[0].board.taken, card_named ("flag-1"));
    }
  g_assert_cmpuint (taken_first, >, 230);
  g_assert_cmpuint (taken_first, <, 370);
}

static void
test_leader_cannot_board (void)
{
  static const struct
  {
    guint8 squares[3];
    gboolean refused;
  } rows[] = {
    { { 5, 3, 0 }, TRUE },
    { { 5, 5, 0 }, TRUE },
    { { 0, 0, 0 }, TRUE },
    { { 4, 5, 0 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;
      BluffLegal legal;

      set_up_some (&game);
      memcpy (game.state.pirate.square, rows[i].squares, sizeof rows[i].squares);
      bluff_rules_legal (&game.state, 0, &legal);
      g_assert_cmpint (bluff_legal_offers (&legal, BLUFF_ACTION_BOARD), ==, !rows[i].refused);
      if (rows[i].refused)
        assert_refused (&game, board (0, "anchor-pirate", 1), BLUFF_REFUSAL_PIRATE_BOARD_LEADER);
      else
        do_act (&game, board (0, "anchor-pirate", 1));
    }
}

/* C1, C6 */

static void
test_turns_pass_clockwise (void)
{
  Game game;

  set_up_some (&game);
  for (guint i = 0; i < 7; i++)
    {
      BluffSeat seat = (BluffSeat) (i % 3);
      char name[16];

      g_assert_cmpuint (game.state.head.turn, ==, seat);
      g_assert_cmpuint (game.state.head.turns, ==, i + 1);
      assert_refused (&game, draw ((BluffSeat) ((seat + 1) % 3)), BLUFF_REFUSAL_NOT_AWAITED);
      assert_refused (&game, draw (3), BLUFF_REFUSAL_NO_SUCH_SEAT);
      g_assert_cmpint (admit_changed (&game, (BluffEvent){ .kind = BLUFF_EVENT_PASS, .seat = 3 }), ==,
                       BLUFF_REFUSAL_NO_SUCH_SEAT);
      do_act (&game, draw (seat));
      bluff_pirate_card_name (bluff_cards_first (game.state.pirate.hand[seat]), name);
      do_act (&game, discard (seat, name));
    }
}

static void
test_other_games_actions (void)
{
  static const BluffActionKind kinds[] = { BLUFF_ACTION_PEEK, BLUFF_ACTION_ROLL, BLUFF_ACTION_DECIDE,
                                           BLUFF_ACTION_ANSWER };
  Game game;

  set_up_some (&game);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_refused (&game, (BluffAction){ .kind = (guint8) kinds[i], .seat = 0 }, BLUFF_REFUSAL_OTHER_GAME);
  assert_refused (&game, (BluffAction){ .kind = 99, .seat = 0 }, BLUFF_REFUSAL_OTHER_GAME);
  assert_refused (&game, (BluffAction){ .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT }, BLUFF_REFUSAL_OTHER_GAME);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate/P1-hundred-cards-in-ten-suits", test_deck);
  g_test_add_func ("/pirate/P1-deck-in-records", test_deck_in_records);
  g_test_add_func ("/pirate/P2-one-ship-for-each-of-2-to-5-players", test_ships);
  g_test_add_func ("/pirate/P3-track-and-voyages", test_track);
  g_test_add_func ("/pirate/P4-treasure-is-random-and-unknown", test_treasure_is_random);
  g_test_add_func ("/pirate/P4-treasure-in-records", test_treasure_in_records);
  g_test_add_func ("/pirate/P5-deal-five-each", test_deal);
  g_test_add_func ("/pirate/P6-draw-two-then-play", test_draw_two);
  g_test_add_func ("/pirate/P7-boarding-is-the-whole-turn", test_board_is_the_whole_turn);
  g_test_add_func ("/pirate/P8-draw-what-there-is", test_draw_what_there_is);
  g_test_add_func ("/pirate/P17-discard-or-pass", test_discard);
  g_test_add_func ("/pirate/P18-reshuffle", test_reshuffle);
  g_test_add_func ("/pirate/P19-what-boarding-needs", test_board_needs);
  g_test_add_func ("/pirate/P20-boarding-takes-three-blindly", test_board_takes_three);
  g_test_add_func ("/pirate/P21-leader-cannot-board", test_leader_cannot_board);
  g_test_add_func ("/pirate/C1-turns-pass-clockwise", test_turns_pass_clockwise);
  g_test_add_func ("/pirate/C6-actions-of-other-games", test_other_games_actions);

  return g_test_run ();
}
