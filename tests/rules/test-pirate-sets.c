/* test-pirate-sets.c: the rules of Bluff Pirate: sets, votes, sailing, islands, the end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-table.h"

#include <string.h>

/* Sets */

static void
test_set_shape (void)
{
  static const struct
  {
    const char *up;
    const char *down;
    BluffRefusal refusal;
  } rows[] = {
    { "hat-1", "hat-2", BLUFF_REFUSAL_PIRATE_SET_SIZE },
    { "hat-1 hat-2", "hat-3 hat-4 hat-5 anchor-1", BLUFF_REFUSAL_PIRATE_SET_SIZE },
    { "", "hat-1 hat-2 hat-3", BLUFF_REFUSAL_PIRATE_SET_UP },
    { "hat-1 hat-2 hat-3", "hat-4", BLUFF_REFUSAL_PIRATE_SET_UP },
    { "hat-1", "hat-2 flag-1", BLUFF_REFUSAL_PIRATE_SET_HAND },
    { "flag-1", "hat-2 hat-1", BLUFF_REFUSAL_PIRATE_SET_HAND },
    { "hat-1", "hat-1 hat-2 hat-3", BLUFF_REFUSAL_PIRATE_SET_HAND },
    { "hat-1 anchor-1", "hat-2 hat-3", BLUFF_REFUSAL_PIRATE_SET_SUITS },
    { "hat-1", "hat-2 hat-3", BLUFF_REFUSAL_NONE },
    { "hat-1 hat-2", "hat-3", BLUFF_REFUSAL_NONE },
    { "hat-1", "hat-2 hat-3 hat-4", BLUFF_REFUSAL_NONE },
    { "hat-1 hat-5", "anchor-1 anchor-pirate hat-4", BLUFF_REFUSAL_NONE },
    { "anchor-1 anchor-pirate", "hat-4", BLUFF_REFUSAL_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;

      set_up_some (&game);
      do_act (&game, draw (0));
      if (rows[i].refusal != BLUFF_REFUSAL_NONE)
        {
          assert_refused (&game, lay (0, rows[i].up, rows[i].down), rows[i].refusal);
          continue;
        }
      do_act (&game, lay (0, rows[i].up, rows[i].down));
      g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_PIRATE_VOTE);
    }
}

static void
test_bluff (void)
{
  static const struct
  {
    const char *up;
    const char *down;
    gboolean bluff;
  } rows[] = {
    { "hat-1", "hat-2 hat-3", FALSE },
    { "hat-1 hat-2", "hat-3 hat-pirate", FALSE },
    { "hat-1", "hat-2 flag-3", TRUE },
    { "hat-1", "flag-2 flag-3", TRUE },
    { "flag-1", "flag-2 flag-9 anchor-pirate", TRUE },
  };
  Game game;

  set_up_some (&game);
  do_act (&game, draw (0));
  assert_refused (&game, lay (0, "hat-1 anchor-1", "hat-2"), BLUFF_REFUSAL_PIRATE_SET_SUITS);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (bluff_pirate_is_bluff (cards_named (rows[i].up), cards_named (rows[i].down)), ==, rows[i].bluff);
}

static void
test_votes_are_secret (void)
{
  Game game;
  BluffView view;
  BluffTold told;

  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, lay (0, "hat-1", "hat-2 hat-3"));
  g_assert_cmpuint (game.state.head.awaited, ==, 0x6);
  assert_refused (&game, vote (0, TRUE), BLUFF_REFUSAL_PIRATE_VOTE_OWN);
  assert_refused (&game, name_voter (0, 1), BLUFF_REFUSAL_NOT_AWAITED);

  /* In any order. What the others see does not depend on the vote. */
  for (guint yes = 0; yes <= 1; yes++)
    {
      Game other = game;
      BluffState before = game.state;

      do_act (&other, vote (2, (gboolean) yes));
      bluff_rules_tell (&before, &other.events.item[0], 1, &told);
      g_assert_cmpuint (told.event.vote.bluff, ==, BLUFF_UNKNOWN);
      bluff_rules_tell (&before, &other.events.item[0], 2, &told);
      g_assert_cmpuint (told.event.vote.bluff, ==, yes);

      for (BluffSeat seat = 0; seat < 2; seat++)
        {
          bluff_rules_sight (&other.state, seat, &view);
          g_assert_cmpuint (view.pirate.voted, ==, 0x4);
          g_assert_cmpuint (view.pirate.own_vote, ==, FALSE);
        }
      bluff_rules_sight (&other.state, 2, &view);
      g_assert_cmpuint (view.pirate.own_vote, ==, yes);
      assert_refused (&other, vote (2, TRUE), BLUFF_REFUSAL_PIRATE_VOTE_TWICE);
      assert_refused (&other, name_voter (0, 2), BLUFF_REFUSAL_NOT_AWAITED);
      do_act (&other, vote (1, TRUE));
      g_assert_cmpuint (other.state.head.awaited, ==, 0x1);
    }
}

static void
test_layer_names_a_voter (void)
{
  Game game;
  BluffState before;
  BluffTold told;

  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, lay (0, "hat-1", "hat-2 anchor-1"));
  do_act (&game, vote (1, FALSE));
  do_act (&game, vote (2, TRUE));
  assert_refused (&game, name_voter (0, 0), BLUFF_REFUSAL_PIRATE_VOTER);
  assert_refused (&game, name_voter (0, 3), BLUFF_REFUSAL_PIRATE_VOTER);
  assert_refused (&game, name_voter (0, 200), BLUFF_REFUSAL_PIRATE_VOTER);
  assert_refused (&game, name_voter (1, 2), BLUFF_REFUSAL_NOT_AWAITED);

  /* The named vote and the cards are open to all; the other vote is not told. */
  before = game.state;
  do_act (&game, name_voter (0, 1));
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      bluff_rules_tell (&before, &game.events.item[0], seat, &told);
      g_assert_cmpuint (told.event.reveal.voter, ==, 1);
      g_assert_false (told.event.reveal.vote);
      g_assert_true (told.event.reveal.bluff);
      g_assert_true (bluff_cards_equal (told.event.reveal.down, cards_named ("hat-2 anchor-1")));
    }

  /* The layer chooses which vote counts: seat 2's "bluff" did nothing. */
  g_assert_cmpuint (game.state.pirate.square[0], ==, 3);
  g_assert_cmpuint (game.state.pirate.square[2], ==, 0);
  g_assert_cmpuint (game.state.pirate.votes, ==, 0);
}

static void
test_believed_sails (void)
{
  static const char *const downs[] = { "hat-2 hat-3 hat-4", "hat-2 anchor-1 anchor-pirate" };

  for (guint i = 0; i < G_N_ELEMENTS (downs); i++)
    {
      Game game;
      BluffEvent wrong;

      set_up_some (&game);
      game.state.pirate.square[1] = 9;
      lay_and_settle (&game, "hat-1", downs[i], FALSE);
      g_assert_cmpuint (game.state.pirate.square[0], ==, 4);
      g_assert_cmpuint (game.state.pirate.square[1], ==, 9);
      g_assert_cmpuint (count_events (&game, BLUFF_EVENT_SAIL), ==, 1);
      g_assert_true (bluff_cards_equal (game.state.pirate.discards,
                                        bluff_cards_or (cards_named ("hat-1"), cards_named (downs[i]))));
      g_assert_cmpuint (game.state.pirate.hand_size[0], ==, 3);
      g_assert_cmpuint (game.state.head.turn, ==, 1);

      /* In a record: any other movement is wrong. */
      wrong = *find_event (&game, BLUFF_EVENT_SAIL);
      set_up_some (&game);
      do_act (&game, draw (0));
      do_act (&game, lay (0, "hat-1", downs[i]));
      do_act (&game, vote (1, FALSE));
      do_act (&game, vote (2, FALSE));
      bluff_rules_apply (&game.state, &(BluffEvent){ .kind = BLUFF_EVENT_REVEAL, .seat = 0, .reveal = { .voter = 1 } });
      g_assert_cmpint (admit_changed (&game, wrong), ==, BLUFF_REFUSAL_NONE);
      wrong.sail.to = 5;
      g_assert_cmpint (admit_changed (&game, wrong), ==, BLUFF_REFUSAL_PIRATE_SAIL_SET);
    }
}

static void
test_wrong_doubt_sails_back (void)
{
  Game game;
  const BluffEvent *sail;

  set_up_some (&game);
  game.state.pirate.square[1] = 9;
  game.state.pirate.square[2] = 9;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3 hat-4", TRUE);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 4);
  g_assert_cmpuint (game.state.pirate.square[1], ==, 7);
  g_assert_cmpuint (game.state.pirate.square[2], ==, 9);
  g_assert_true (bluff_cards_equal (game.state.pirate.discards, cards_named ("hat-1 hat-2 hat-3 hat-4")));

  /* The layer's ship first (P24). */
  sail = find_event (&game, BLUFF_EVENT_SAIL);
  g_assert_cmpuint (sail[0].seat, ==, 0);
  g_assert_cmpuint (sail[1].seat, ==, 1);
  g_assert_cmpuint (sail[1].kind, ==, BLUFF_EVENT_SAIL);

  /* In a record: the voter sails back two and no other number. */
  set_up_some (&game);
  game.state.pirate.square[1] = 9;
  game.state.pirate.n_sailing = 1;
  game.state.pirate.sailing[0] = (BluffPirateVoyage){ .seat = 1, .squares = -2 };
  game.state.head.phase = BLUFF_PHASE_SETTLING;
  game.state.pirate.due = BLUFF_PIRATE_DUE_SAIL;
  g_assert_cmpint (admit_changed (&game,
                                  (BluffEvent){ .kind = BLUFF_EVENT_SAIL, .seat = 1, .sail = { .from = 9, .to = 8 } }),
                   ==, BLUFF_REFUSAL_PIRATE_SAIL_BACK);
}

static void
test_caught_bluff_returns_cards (void)
{
  Game game;

  set_up_some (&game);
  game.state.pirate.square[0] = 2;
  lay_and_settle (&game, "hat-1", "hat-2 anchor-1 hat-3", TRUE);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 2);
  g_assert_cmpuint (game.state.pirate.square[1], ==, 4);
  g_assert_cmpuint (game.state.pirate.square[2], ==, 0);
  g_assert_true (bluff_cards_is_empty (game.state.pirate.discards));
  assert_hand (&game, 0, "hat-1 hat-2 hat-3 hat-4 hat-5 anchor-1 anchor-pirate");
  g_assert_cmpuint (game.state.head.turn, ==, 1);

  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, lay (0, "hat-1", "hat-2 anchor-1"));
  do_act (&game, vote (1, TRUE));
  do_act (&game, vote (2, TRUE));
  bluff_rules_apply (&game.state, &(BluffEvent){ .kind = BLUFF_EVENT_REVEAL, .seat = 0, .reveal = { .voter = 2 } });
  g_assert_cmpint (admit_changed (&game,
                                  (BluffEvent){ .kind = BLUFF_EVENT_SAIL, .seat = 1, .sail = { .from = 0, .to = 3 } }),
                   ==, BLUFF_REFUSAL_PIRATE_SAIL_CAUGHT);
  g_assert_cmpint (admit_changed (&game,
                                  (BluffEvent){ .kind = BLUFF_EVENT_SAIL, .seat = 2, .sail = { .from = 0, .to = 3 } }),
                   ==, BLUFF_REFUSAL_NONE);
}

static void
test_not_beyond_start (void)
{
  static const struct
  {
    guint8 from;
    guint8 to;
    guint sails;
  } rows[] = { { 0, 0, 1 }, { 1, 0, 2 }, { 2, 0, 2 }, { 3, 1, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;

      set_up_some (&game);
      game.state.pirate.square[1] = rows[i].from;
      lay_and_settle (&game, "hat-1", "hat-2 hat-3", TRUE);
      g_assert_cmpuint (game.state.pirate.square[1], ==, rows[i].to);
      g_assert_cmpuint (count_events (&game, BLUFF_EVENT_SAIL), ==, rows[i].sails);
    }
}

/* The end */

static void
test_stops_at_a_closed_island (void)
{
  Game game;
  const BluffEvent *sail;
  BluffEvent open;

  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.square[0] = 18;
  lay_and_settle (&game, "hat-1 hat-2", "hat-3 hat-4 hat-5", FALSE);
  sail = find_event (&game, BLUFF_EVENT_SAIL);
  g_assert_cmpuint (sail->sail.to, ==, 20);
  g_assert_cmpuint (sail[1].kind, ==, BLUFF_EVENT_OPEN);
  g_assert_cmpuint (sail[1].seat, ==, 0);
  g_assert_cmpuint (sail[1].open.island, ==, 1);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 20);
  open = sail[1];

  /* In a record: that token, and what is under it. */
  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.square[0] = 20;
  game.state.pirate.opener = 0;
  game.state.head.phase = BLUFF_PHASE_SETTLING;
  game.state.pirate.due = BLUFF_PIRATE_DUE_OPEN;
  g_assert_cmpint (admit_changed (&game, open), ==, BLUFF_REFUSAL_NONE);
  open.open.treasure = TRUE;
  g_assert_cmpint (admit_changed (&game, open), ==, BLUFF_REFUSAL_PIRATE_OPEN);
  open.open.treasure = FALSE;
  open.open.island = 2;
  g_assert_cmpint (admit_changed (&game, open), ==, BLUFF_REFUSAL_PIRATE_OPEN);
}

static void
test_treasure_wins_and_empty_goes_on (void)
{
  Game game;

  set_up_some (&game);
  game.state.pirate.square[0] = 18;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3", FALSE);
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (game.state.head.place[0], ==, 1);
  g_assert_cmpuint (game.state.pirate.island[0], ==, BLUFF_ISLAND_TREASURE);

  /* It wins wherever the others are; they are ranked by their squares. */
  set_up_some (&game);
  game.state.pirate.square[0] = 18;
  game.state.pirate.square[2] = 27;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3", FALSE);
  g_assert_cmpuint (game.state.head.place[0], ==, 1);
  g_assert_cmpuint (game.state.head.place[1], ==, 3);
  g_assert_cmpuint (game.state.head.place[2], ==, 2);

  /* Empty: the move is not continued, the game is. */
  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.square[0] = 19;
  lay_and_settle (&game, "hat-1 hat-2", "hat-3 hat-4 hat-5", FALSE);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 20);
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_PIRATE_TURN);
  g_assert_cmpuint (game.state.pirate.island[0], ==, BLUFF_ISLAND_EMPTY);

  /* An opened island is an ordinary square: the next ship passes it. */
  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.island[0] = BLUFF_ISLAND_EMPTY;
  game.state.pirate.square[0] = 19;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3", FALSE);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 22);
  g_assert_null (find_event (&game, BLUFF_EVENT_OPEN));

  /* The other island holds the treasure. */
  game.state.pirate.square[1] = 26;
  do_act (&game, draw (1));
  do_act (&game, lay (1, "flag-1", "flag-2 flag-3"));
  do_act (&game, vote (0, FALSE));
  do_act (&game, vote (2, FALSE));
  do_act (&game, name_voter (1, 0));
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (game.state.head.place[1], ==, 1);
}

static void
test_in_whoevers_turn (void)
{
  Game game;

  /* P15: the voter's ship finds the treasure in the layer's turn. */
  set_up_some (&game);
  game.state.pirate.square[1] = 18;
  lay_and_settle (&game, "hat-1", "hat-2 anchor-1", TRUE);
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (game.state.head.place[1], ==, 1);

  /* P14: the layer finds it first; the voter does not sail back any more. */
  set_up_some (&game);
  game.state.pirate.square[0] = 17;
  game.state.pirate.square[1] = 10;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3", TRUE);
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (game.state.pirate.square[1], ==, 10);
  g_assert_cmpuint (count_events (&game, BLUFF_EVENT_SAIL), ==, 1);

  /* With an empty token the voter sails after it. */
  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.square[0] = 17;
  game.state.pirate.square[1] = 10;
  lay_and_settle (&game, "hat-1", "hat-2 hat-3", TRUE);
  g_assert_cmpuint (game.state.pirate.square[1], ==, 8);
}

static void
test_ranking (void)
{
  static const struct
  {
    guint8 squares[5];
    guint8 places[6];
  } rows[] = {
    { { 17, 19, 19, 3, 0 }, { 1, 2, 2, 4, 5, 0 } },
    { { 17, 0, 0, 0, 0 }, { 1, 2, 2, 2, 2, 0 } },
    { { 17, 1, 2, 3, 4 }, { 1, 5, 4, 3, 2, 0 } },
  };
  const char *const hands[] = {
    pirate_hands[0],
    pirate_hands[1],
    pirate_hands[2],
    "cutlass-5 cutlass-6 cutlass-7 cutlass-8 cutlass-9",
    "hook-5 hook-6 hook-7 hook-8 hook-9",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Game game;
      BluffEvent over;

      set_up (&game, 5, hands, "hat-4 hat-5", 1);
      memcpy (game.state.pirate.square, rows[i].squares, sizeof rows[i].squares);
      lay_and_settle (&game, "hat-1", "hat-2 hat-3", FALSE);
      g_assert_cmpmem (game.state.head.place, 6, rows[i].places, 6);

      over = *find_event (&game, BLUFF_EVENT_OVER);
      game.state.head.phase = BLUFF_PHASE_SETTLING;
      game.state.pirate.due = BLUFF_PIRATE_DUE_OVER;
      g_assert_cmpint (admit_changed (&game, over), ==, BLUFF_REFUSAL_NONE);
      over.over.place[1]++;
      g_assert_cmpint (admit_changed (&game, over), ==, BLUFF_REFUSAL_PIRATE_RANKING);
    }
}

static void
test_last_square (void)
{
  Game game;

  set_up_some (&game);
  game.state.pirate.treasure = 1;
  game.state.pirate.island[0] = BLUFF_ISLAND_EMPTY;
  game.state.pirate.square[0] = 27;
  lay_and_settle (&game, "hat-1 hat-2", "hat-3 hat-4 hat-5", FALSE);
  g_assert_cmpuint (game.state.pirate.square[0], ==, 28);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate/P9-shape-of-a-set", test_set_shape);
  g_test_add_func ("/pirate/P10-what-a-bluff-is", test_bluff);
  g_test_add_func ("/pirate/P11-votes-are-secret", test_votes_are_secret);
  g_test_add_func ("/pirate/P12-layer-names-one-voter", test_layer_names_a_voter);
  g_test_add_func ("/pirate/P13-believed-set-sails", test_believed_sails);
  g_test_add_func ("/pirate/P14-wrong-doubt-sails-back", test_wrong_doubt_sails_back);
  g_test_add_func ("/pirate/P15-caught-bluff-returns-cards", test_caught_bluff_returns_cards);
  g_test_add_func ("/pirate/P16-not-beyond-start", test_not_beyond_start);
  g_test_add_func ("/pirate/P22-stops-at-a-closed-island", test_stops_at_a_closed_island);
  g_test_add_func ("/pirate/P23-treasure-wins-empty-goes-on", test_treasure_wins_and_empty_goes_on);
  g_test_add_func ("/pirate/P24-in-whoevers-turn", test_in_whoevers_turn);
  g_test_add_func ("/pirate/P25-ranking", test_ranking);
  g_test_add_func ("/pirate/P25-last-square", test_last_square);

  return g_test_run ();
}
