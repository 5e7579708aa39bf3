/* test-query-words.c: what a table answers when it is asked for a hand, the table, the standings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-query.h"
#include "words-fixture.h"

#include <string.h>

static BluffView
make_pirate (BluffSeat seat)
{
  BluffView view;
  BluffCards hand = CARDS (HAT (3), HAT (5));
  BluffCards more = CARDS (HAT_PIRATE, BARREL (1));

  memset (&view, 0, sizeof view);
  view.head.table.game = BLUFF_GAME_PIRATE;
  view.head.table.players = WORDS_PLAYERS;
  view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  view.head.phase = BLUFF_PHASE_PIRATE_TURN;
  view.head.turn = BEA;
  view.pirate.seat = seat;
  view.pirate.square[BEA] = 14;
  view.pirate.square[CARL] = 18;
  view.pirate.square[DORA] = 14;
  view.pirate.square[WORDS_PLAYERS] = 30; /* a seat that nobody has */
  view.pirate.hand_size[ANNA] = 4;
  view.pirate.hand_size[BEA] = 9;
  view.pirate.hand_size[CARL] = 1;
  view.pirate.hand_size[DORA] = 5;
  view.pirate.pile_size = 40;
  view.pirate.island[0] = BLUFF_ISLAND_EMPTY;
  if (seat == ANNA)
    view.pirate.hand = bluff_cards_or (hand, more);
  return view;
}

static void
check (char *text, const char *expected)
{
  g_autofree char *readable = words_readable (text);

  g_assert_cmpstr (readable, ==, expected);
  g_free (text);
}

static void
test_pirate_hand (void)
{
  BluffView view = make_pirate (ANNA);

  check (bluff_words_hand (&view), "You hold 4 cards: Hat ×2, Hat pirate and Barrel.");
  view.pirate.hand = bluff_cards_of (HAT (3));
  check (bluff_words_hand (&view), "You hold 1 card: Hat.");
  view.pirate.hand = BLUFF_CARDS_NONE;
  check (bluff_words_hand (&view), "You hold 0 cards.");
}

static void
test_onlooker_hand (void)
{
  BluffView view = make_pirate (BLUFF_ONLOOKER);

  check (bluff_words_hand (&view), "All hands are hidden now.");
  view.pirate.seat = WORDS_PLAYERS;
  check (bluff_words_hand (&view), "All hands are hidden now.");
}

/* A reader without a seat, or with somebody else's, is told how all stand. */
static void
test_onlooker_situation (void)
{
  static const BluffSeat seats[] = { BLUFF_ONLOOKER, BEA };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      BluffView view = make_pirate (seats[i]);
      g_autofree char *standings = NULL;
      g_autofree char *situation = NULL;
      BluffCast cast;

      words_cast_init (&cast, BLUFF_ONLOOKER);
      standings = bluff_words_standings (&cast, &view);
      situation = bluff_words_situation (&cast, &view);
      g_assert_cmpstr (situation, ==, standings);
    }
}

static void
test_pirate_situation (void)
{
  BluffView view = make_pirate (ANNA);
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_situation (&cast, &view), "You are on the start square: 4th of 4. You hold 4 cards.");
  view.pirate.square[ANNA] = 14;
  check (bluff_words_situation (&cast, &view), "You are on square 14: 2nd of 4. You hold 4 cards.");
}

static void
test_pirate_standings (void)
{
  BluffView view = make_pirate (ANNA);
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_standings (&cast, &view), "1st: <Carl>. Square 18. 1 card.\n"
                                               "2nd: <Bea>. Square 14. 9 cards.\n"
                                               "2nd: <Dora>. Square 14. 5 cards.\n"
                                               "4th: You. Start square. 4 cards.");
}

/* At the end the places count, whatever the squares are; where there are none, nobody is in front. */
static void
test_places (void)
{
  BluffView view = make_pirate (ANNA);
  g_autofree char *standing = NULL, *readable = NULL;
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  view.head.phase = BLUFF_PHASE_OVER;
  view.head.place[ANNA] = 1;
  check (bluff_words_standings (&cast, &view), "1st: You. Start square. 4 cards.");
  view.head.place[ANNA] = 0;
  standing = bluff_words_standing (&cast, &view);
  readable = words_readable (standing);
  check (bluff_words_standings (&cast, &view), readable);
}

static void
test_pirate_table (void)
{
  BluffView view = make_pirate (ANNA);
  BluffCards up = CARDS (HAT (1), HAT (2));
  BluffCards discards = CARDS (BARREL (2), BARREL (3));
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_table (&cast, &view),
         "Draw pile: 40 cards.\nNo discards yet.\n"
         "The island on square 20 is empty.\nNobody has been to the island on square 28 yet.");
  view.pirate.up = up;
  view.pirate.down_size = 2;
  view.pirate.discards = discards;
  view.pirate.island[1] = BLUFF_ISLAND_TREASURE;
  check (bluff_words_table (&cast, &view), "<Bea>’s set lies on the table. Face up: Hat ×2. Face down: 2 cards.\n"
                                           "Draw pile: 40 cards.\nDiscarded: Barrel ×2.\n"
                                           "The island on square 20 is empty.\n"
                                           "The treasure is on the island on square 28.");

  /* The layer knows what lies face down. */
  words_cast_init (&cast, BEA);
  view.pirate.seat = BEA;
  view.pirate.island[1] = BLUFF_ISLAND_CLOSED;
  view.pirate.down = discards;
  view.pirate.discards = BLUFF_CARDS_NONE;
  check (bluff_words_table (&cast, &view),
         "Your set lies on the table. Face up: Hat ×2. Face down: Barrel ×2.\n"
         "Draw pile: 40 cards.\nNo discards yet.\n"
         "The island on square 20 is empty.\nNobody has been to the island on square 28 yet.");
}

static BluffView
make_bluffaneer (BluffSeat seat)
{
  BluffView view;

  memset (&view, 0, sizeof view);
  view.head.table.game = BLUFF_GAME_BLUFFANEER;
  view.head.table.players = WORDS_PLAYERS;
  view.head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  view.bluffaneer.seat = seat;
  view.bluffaneer.card = seat == ANNA ? bluff_pair_of (BLUFF_ICON_CHEST, BLUFF_ICON_SHIP) : BLUFF_PAIR_NONE;
  view.bluffaneer.icons[0] = view.bluffaneer.icons[1] = BLUFF_NO_ICON;
  view.bluffaneer.coins[ANNA] = 11;
  view.bluffaneer.coins[CARL] = 12;
  view.bluffaneer.stack_size = 7;
  view.bluffaneer.fresh = bluff_seats_all (WORDS_PLAYERS);
  view.bluffaneer.box = 1;
  return view;
}

static void
test_bluffaneer (void)
{
  BluffView view = make_bluffaneer (ANNA);
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_hand (&view), "Your card: Treasure chest + Ship. You have 11 coins.");
  check (bluff_words_situation (&cast, &view), "You have 11 coins.");
  view.bluffaneer.card = BLUFF_PAIR_NONE;
  check (bluff_words_hand (&view), "You have 11 coins.");
  check (bluff_words_table (&cast, &view), "Nobody has rolled yet.\nDraw pile: 7 cards.\nIn the box: 1 coin.");
  view.bluffaneer.icons[0] = BLUFF_ICON_SWORDS;
  view.bluffaneer.icons[1] = BLUFF_ICON_SHIP;
  view.bluffaneer.discards[BLUFF_PAIR_CHEST_SWORDS] = 1;
  view.bluffaneer.discards[BLUFF_PAIR_SHIP_CROSSBONES] = 2;
  check (bluff_words_table (&cast, &view), "Rolled: Swords + Ship.\nDraw pile: 7 cards.\nIn the box: 1 coin.\n"
                                           "Discarded: Treasure chest + Swords.\nDiscarded: Ship + Crossbones ×2.");
  check (bluff_words_standings (&cast, &view),
         "1st: <Carl>. 12 coins.\n2nd: You. 11 coins.\n3rd: <Bea>. 0 coins.\n3rd: <Dora>. 0 coins.");
}

static void
test_bluffer (void)
{
  BluffView view;
  BluffCast cast;

  memset (&view, 0, sizeof view);
  view.head.table.game = BLUFF_GAME_BLUFFER;
  view.head.table.players = WORDS_PLAYERS;
  view.head.phase = BLUFF_PHASE_BLUFFER_TURN;
  view.bluffer.seat = BEA;
  view.bluffer.need = BLUFF_SHAPE_HEXAGON;
  memset (view.bluffer.down, BLUFF_SHAPE_UNKNOWN, sizeof view.bluffer.down);
  view.bluffer.tables[BEA] = 3;
  view.bluffer.tables[ANNA] = 4;
  view.bluffer.up[0] = BLUFF_SHAPE_STAR;
  view.bluffer.up[1] = BLUFF_SHAPE_CIRCLE;
  view.bluffer.up[2] = BLUFF_SHAPE_HEXAGON;
  words_cast_init (&cast, BEA);
  check (bluff_words_hand (&view), "You have 2 cards.\nStar, hidden side unknown.\nCircle, hidden side unknown.");
  check (bluff_words_situation (&cast, &view), "You have 2 cards.");
  check (bluff_words_table (&cast, &view), "To match: Hexagon.\nThe draw pile is empty.\n<Anna>: Hexagon.\n"
                                           "You: Star and Circle.\n<Carl>: 0 cards.\n<Dora>: 0 cards.");
  view.bluffer.draw_size = 9;
  view.bluffer.draw_up = BLUFF_SHAPE_STAR;
  check (bluff_words_table (&cast, &view), "To match: Hexagon.\nDraw pile: 9 cards. On top: Star.\n<Anna>: Hexagon.\n"
                                           "You: Star and Circle.\n<Carl>: 0 cards.\n<Dora>: 0 cards.");
  check (bluff_words_standings (&cast, &view),
         "1st: <Carl>. 0 cards.\n1st: <Dora>. 0 cards.\n3rd: <Anna>. 1 card.\n4th: You. 2 cards.");

  /* B19 */
  view.head.table.memory_aid = TRUE;
  view.bluffer.down[1] = BLUFF_SHAPE_HEXAGON;
  check (bluff_words_hand (&view), "You have 2 cards.\nStar, hidden side unknown.\nCircle, hidden side: Hexagon.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/query-words/pirate-hand", test_pirate_hand);
  g_test_add_func ("/query-words/onlooker-hand", test_onlooker_hand);
  g_test_add_func ("/query-words/onlooker-situation", test_onlooker_situation);
  g_test_add_func ("/query-words/places", test_places);
  g_test_add_func ("/query-words/pirate-situation", test_pirate_situation);
  g_test_add_func ("/query-words/pirate-standings", test_pirate_standings);
  g_test_add_func ("/query-words/pirate-table", test_pirate_table);
  g_test_add_func ("/query-words/bluffaneer", test_bluffaneer);
  g_test_add_func ("/query-words/bluffer", test_bluffer);

  return g_test_run ();
}
