/* test-pirate-sight.c: what a seat can know in Bluff Pirate, and what the sampler makes of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-table.h"

#include "bluff-imagine.h"

#include <math.h>
#include <string.h>

/* What seats know */

static void
see (const Game *game, BluffSeat seat, BluffPirateView *view)
{
  BluffView sight;

  bluff_rules_sight (&game->state, seat, &sight);
  *view = sight.pirate;
}

/* Where a watcher's view lets a card be: a set of places. */
static guint
places_of (const BluffCards *may, const char *name)
{
  guint places = 0;

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (bluff_cards_has (may[place], card_named (name)))
      places |= 1u << place;

  return places;
}

enum
{
  PILE = 1u << BLUFF_PIRATE_PILE
};

static void
test_knows_returned_cards (void)
{
  Game game;
  BluffPirateView view;

  set_up_some (&game);
  see (&game, 1, &view);
  g_assert_cmpuint (places_of (view.may, "hat-1"), ==, (1u << 0 | 1u << 2 | PILE));
  g_assert_cmpuint (places_of (view.may, "flag-1"), ==, 0);

  lay_and_settle (&game, "hat-1", "hat-2 anchor-1", TRUE);
  for (BluffSeat seat = 1; seat < 3; seat++)
    {
      see (&game, seat, &view);
      g_assert_cmpuint (places_of (view.may, "hat-1"), ==, 1u << 0);
      g_assert_cmpuint (places_of (view.may, "anchor-1"), ==, 1u << 0);
      g_assert_cmpuint (places_of (view.may, "hat-3"), ==, (1u << 0 | (seat == 1 ? 1u << 2 : 1u << 1) | PILE));
    }
}

static void
test_boarding_widens (void)
{
  Game game;
  BluffPirateView view;

  /* Seat 0 is caught with four cards; seat 1, now ahead, is no victim. Seat 0 is put ahead and boarded by seat 1. */
  set_up_some (&game);
  lay_and_settle (&game, "hat-1", "hat-2 anchor-1 hat-3", TRUE);
  game.state.pirate.square[0] = 9;
  do_act (&game, board (1, "hook-pirate", 0));

  see (&game, 2, &view);
  g_assert_cmpuint (places_of (view.may, "hat-1"), ==, (1u << 0 | 1u << 1));
  g_assert_cmpuint (places_of (view.onlooker, "hat-1"), ==, (1u << 0 | 1u << 1));
  g_assert_cmpuint (places_of (view.may, "hook-pirate"), ==, 0);

  /* The two of them know: the boarder holds what it took, and the rest is where it was; the victim knows who has it. */
  see (&game, 0, &view);
  for (BluffCards taken = game.events.item[0].board.taken; !bluff_cards_is_empty (taken);)
    {
      char name[16];

      bluff_pirate_card_name (bluff_cards_pop (&taken), name);
      g_assert_cmpuint (places_of (view.may, name), ==, 1u << 1);
    }
  see (&game, 1, &view);
  g_assert_true (bluff_cards_within (game.events.item[0].board.taken, view.hand));
  g_assert_true (bluff_cards_equal (view.known_to[0], game.events.item[0].board.taken));
  g_assert_true (bluff_cards_is_empty (view.known_to[2]));
  for (BluffCards left = bluff_cards_minus (cards_named ("hat-1 hat-2 hat-3 anchor-1"), view.hand);
       !bluff_cards_is_empty (left);)
    {
      char name[16];

      bluff_pirate_card_name (bluff_cards_pop (&left), name);
      g_assert_cmpuint (places_of (view.may, name), ==, 1u << 0);
    }
}

static void
test_lost_cards_are_followed (void)
{
  Game game;
  BluffPirateView view;
  BluffCards lost;

  /* Seat 2 boards seat 1, then seat 0 boards seat 2: seat 1 knows that its cards are with one of the two. */
  set_up_some (&game);
  game.state.pirate.hand[2] = cards_named ("parrot-pirate lantern-1 barrel-1 compass-1 spyglass-1");
  game.state.head.turn = 2;
  game.state.head.awaited = 0x4;
  game.state.pirate.square[1] = 9;
  do_act (&game, board (2, "parrot-pirate", 1));
  lost = game.events.item[0].board.taken;
  game.state.pirate.square[2] = 5;
  do_act (&game, board (0, "anchor-pirate", 2));

  see (&game, 1, &view);
  while (!bluff_cards_is_empty (lost))
    {
      char name[16];

      bluff_pirate_card_name (bluff_cards_pop (&lost), name);
      g_assert_cmpuint (places_of (view.may, name), ==, (1u << 0 | 1u << 2));
    }
}

/* It becomes the turn of SEAT, who boards VICTIM ahead and takes just these cards. */
static void
board_for (Game *game, BluffSeat seat, const char *card, BluffSeat victim, const char *taken)
{
  BluffEvent event = { .kind = BLUFF_EVENT_BOARD, .seat = seat };

  game->state.head.turn = seat;
  game->state.head.awaited = bluff_seats_of (seat);
  game->state.pirate.square[victim] = (guint8) (game->state.pirate.square[seat] + 1);
  event.board.card = (guint8) bluff_cards_first (cards_named (card));
  event.board.victim = victim;
  event.board.taken_size = 3;
  event.board.taken = cards_named (taken);
  g_assert_cmpint (bluff_rules_admit (&game->state, &event), ==, BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&game->state, &event);
}

/* A view tells what others know of the seat's hand only as far as the seat can know that they do. */
static void
test_boarding_of_others_stays_theirs (void)
{
  static const char *const taken[] = { "hat-1 hat-2 hat-3", "lantern-1 barrel-1 hat-4" };
  BluffPirateView view[G_N_ELEMENTS (taken)];
  Game game;

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      /* Seat 1 loses three cards to seat 0, then seat 2, whose other cards all know, takes three from seat 0. */
      set_up_some (&game);
      board_for (&game, 0, "anchor-pirate", 1, "flag-1 flag-2 flag-3");
      see (&game, 0, &view[i]);
      g_assert_true (bluff_cards_equal (view[i].known_to[1], cards_named ("flag-1 flag-2 flag-3")));

      game.state.pirate.hand[2] = cards_named ("parrot-pirate lantern-1 barrel-1");
      game.state.pirate.hand_size[2] = 3;
      game.state.head.turn = 2;
      game.state.head.awaited = bluff_seats_of (2);
      do_act (&game, draw (2));
      do_act (&game, lay (2, "parrot-pirate", "lantern-1 barrel-1 hat-4 hat-5"));
      do_act (&game, vote (0, TRUE));
      do_act (&game, vote (1, TRUE));
      do_act (&game, name_voter (2, 1));
      board_for (&game, 2, "parrot-pirate", 0, "hat-1 hat-2 hat-3");
      see (&game, 0, &view[i]);
      g_assert_true (bluff_cards_is_empty (view[i].known_to[1]));

      /* Seat 1 may now find out that its cards are not with seat 2; seat 0 cannot see that. */
      board_for (&game, 1, "hook-pirate", 2, taken[i]);
      see (&game, 0, &view[i]);
    }

  g_assert_cmpmem (&view[0], sizeof view[0], &view[1], sizeof view[1]);
}

/* A lost card that goes on, or that was shuffled, is no longer known to be with the seat that holds it next. */
static void
test_lost_cards_are_lost_from_sight (void)
{
  BluffPirateView view;
  Game game;

  /* Seat 0 takes three cards of seat 1, seat 2 takes them from seat 0: seat 0 knows where they are, seat 1 does not. */
  set_up_some (&game);
  game.state.pirate.hand[2] = cards_named ("parrot-pirate lantern-1 barrel-1 compass-1 spyglass-1");
  board_for (&game, 0, "anchor-pirate", 1, "flag-1 flag-2 flag-3");
  board_for (&game, 2, "parrot-pirate", 0, "flag-1 flag-2 flag-3");
  see (&game, 2, &view);
  g_assert_true (bluff_cards_equal (view.known_to[0], cards_named ("flag-1 flag-2 flag-3")));
  g_assert_true (bluff_cards_is_empty (view.known_to[1]));

  /* Seat 1 takes back one of them and two others, and still knows where the rest is. */
  set_up_some (&game);
  board_for (&game, 0, "anchor-pirate", 1, "flag-1 flag-2 flag-3");
  board_for (&game, 1, "hook-pirate", 0, "flag-1 hat-1 hat-2");
  see (&game, 0, &view);
  g_assert_true (bluff_cards_equal (view.known_to[1], cards_named ("flag-2 flag-3")));

  /* Seat 0 discards a card that it took, and draws it again from the new pile. */
  set_up_some (&game);
  board_for (&game, 0, "anchor-pirate", 1, "flag-1 flag-2 flag-3");
  shrink_pile (&game, 2, FALSE);
  game.state.head.turn = 0;
  game.state.head.awaited = bluff_seats_of (0);
  do_act (&game, draw (0));
  do_act (&game, discard (0, "flag-1"));
  game.state.head.turn = 0;
  game.state.head.awaited = bluff_seats_of (0);
  do_act (&game, draw (0));
  g_assert_true (bluff_cards_has (game.state.pirate.hand[0], card_named ("flag-1")));
  see (&game, 0, &view);
  g_assert_true (bluff_cards_equal (view.known_to[1], cards_named ("flag-2 flag-3")));
}

static void
test_reshuffle_is_counted (void)
{
  Game game;
  BluffPirateState *self = &game.state.pirate;
  BluffPirateView view;

  /* All but the hands is discarded and shuffled: what is in a hand is not in the pile, and the other way round. */
  set_up_some (&game);
  shrink_pile (&game, 0, TRUE);
  for (guint watcher = 0; watcher < BLUFF_PIRATE_WATCHERS; watcher++)
    self->watcher[watcher].may[BLUFF_PIRATE_PILE] = BLUFF_CARDS_NONE;
  do_act (&game, draw (0));

  see (&game, 1, &view);
  g_assert_cmpuint (places_of (view.may, "parrot-1"), ==, (1u << 0 | 1u << 2));
  g_assert_cmpuint (places_of (view.may, "hat-1"), ==, (1u << 0 | 1u << 2));
  g_assert_cmpuint (places_of (view.may, "cutlass-1"), ==, (1u << 0 | PILE));
  see (&game, 0, &view);
  g_assert_cmpuint (places_of (view.may, "parrot-1"), ==, (1u << 1 | 1u << 2));
}

/* As if a reshuffle had shown everybody that CARD is not in the pile. */
static void
keep_out_of_pile (Game *game, const char *card)
{
  for (guint watcher = 0; watcher < BLUFF_PIRATE_WATCHERS; watcher++)
    bluff_cards_remove (&game->state.pirate.watcher[watcher].may[BLUFF_PIRATE_PILE], card_named (card));
}

/* It becomes the turn of SEAT, who draws two cards. */
static void
draw_for (Game *game, BluffSeat seat)
{
  game->state.head.turn = seat;
  game->state.head.awaited = bluff_seats_of (seat);
  game->state.head.phase = BLUFF_PHASE_PIRATE_TURN;
  game->state.pirate.owed = BLUFF_PIRATE_DRAW;
  do_act (game, draw (seat));
}

/* A hand that was known as a whole holds nothing that was elsewhere then, also after it has drawn cards again. */
static void
test_known_hand_holds_nothing_else (void)
{
  Game game;
  BluffPirateView view;

  /* Seat 0 lays all it has and is caught. */
  set_up_some (&game);
  keep_out_of_pile (&game, "parrot-1");
  game.state.pirate.hand[0] = cards_named ("hat-1 hat-2 anchor-1");
  game.state.pirate.hand_size[0] = 3;
  lay_and_settle (&game, "hat-1 hat-2", "anchor-1 hat-4 hat-5", TRUE);
  see (&game, 1, &view);
  g_assert_true (bluff_cards_equal (view.may[0], cards_named ("hat-1 hat-2 anchor-1 hat-4 hat-5")));
  g_assert_cmpuint (places_of (view.may, "hat-2"), ==, 1u << 0);
  draw_for (&game, 0);
  see (&game, 1, &view);
  g_assert_cmpuint (places_of (view.may, "parrot-1"), ==, 1u << 2);
  g_assert_cmpuint (places_of (view.may, "flag-4"), ==, (1u << 0 | 1u << 2 | PILE));
}

static void
test_known_hand_after_boarding (void)
{
  Game game;
  BluffPirateView view;

  /* Seat 0 boards with its last card: seat 1 knows all that it holds now. */
  set_up_some (&game);
  keep_out_of_pile (&game, "parrot-1");
  game.state.pirate.hand[0] = cards_named ("anchor-pirate");
  game.state.pirate.hand_size[0] = 1;
  board_for (&game, 0, "anchor-pirate", 1, "flag-1 flag-2 flag-3");
  draw_for (&game, 0);
  see (&game, 1, &view);
  g_assert_cmpuint (places_of (view.may, "parrot-1"), ==, 1u << 2);

  /* Seat 1 was caught with three of its five cards; seat 0 takes the other two and one of them: it knows the rest. */
  set_up_some (&game);
  keep_out_of_pile (&game, "parrot-1");
  bluff_rules_apply (&game.state, &(BluffEvent){ .kind = BLUFF_EVENT_DRAW, .seat = 0 });
  game.state.head.turn = 1;
  bluff_rules_apply (&game.state, &(BluffEvent){ .kind = BLUFF_EVENT_LAY,
                                                 .seat = 1,
                                                 .lay = { .down_size = 2,
                                                          .up = cards_named ("flag-1"),
                                                          .down = cards_named ("flag-2 hook-1") } });
  do_act (&game, vote (0, TRUE));
  do_act (&game, vote (2, TRUE));
  do_act (&game, name_voter (1, 2));
  game.state.head.phase = BLUFF_PHASE_PIRATE_TURN;
  board_for (&game, 0, "anchor-pirate", 1, "flag-3 hook-pirate flag-1");
  draw_for (&game, 1);
  see (&game, 0, &view);
  g_assert_cmpuint (places_of (view.may, "flag-2"), ==, 1u << 1);
  g_assert_cmpuint (places_of (view.may, "parrot-1"), ==, 1u << 2);
}

static void
test_taken_for_granted_ends_with_the_set (void)
{
  Game game;
  BluffPirateView view;

  /* While the set lies there, its face-down cards may be any of the layer's. */
  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, lay (0, "hat-1", "hat-2 anchor-1"));
  see (&game, 1, &view);
  g_assert_cmpuint (view.down_size, ==, 2);
  g_assert_true (bluff_cards_is_empty (view.down));
  g_assert_true (bluff_cards_equal (view.up, cards_named ("hat-1")));
  g_assert_cmpuint (places_of (view.may, "hat-1"), ==, 0);
  g_assert_cmpuint (places_of (view.may, "hat-2"), ==, (1u << 0 | 1u << 2 | PILE));
  see (&game, 0, &view);
  g_assert_true (bluff_cards_equal (view.down, cards_named ("hat-2 anchor-1")));
  g_assert_cmpuint (places_of (view.may, "hat-2"), ==, 0);
}

/* The sampler */

/* Three seats, few cards whose place is open: all other cards are discarded. Seat 0 looks. */
typedef struct
{
  const char *name;
  guint8 sizes[BLUFF_PIRATE_PLACES]; /* cards of seats 1 and 2 (seat 0 sees its own) and of the pile */
  const char *may[BLUFF_PIRATE_PLACES];
} SmallCase;

static const SmallCase small_cases[] = {
  { "wide",
    { 0, 2, 1, 0, 0, 2 },
    { "", "hat-1 hat-2 hat-3 hat-4 hat-5", "hat-1 hat-2 hat-3 hat-4 hat-5", "", "", "hat-1 hat-2 hat-3 hat-4 hat-5" } },
  { "nested",
    { 0, 2, 2, 0, 0, 2 },
    { "", "hat-1 hat-2 hat-3 hat-4 hat-5 hat-6", "hat-1 hat-2 hat-3 hat-4 hat-5 hat-6", "", "",
      "hat-3 hat-4 hat-5 hat-6" } },
  { "after-a-reshuffle", /* seat 1 has drawn since, seat 2 has not */
    { 0, 3, 2, 0, 0, 2 },
    { "", "hat-1 hat-2 hat-3 hat-4 hat-5 hat-6 hat-7", "hat-1 hat-2 hat-3 hat-4", "", "", "hat-5 hat-6 hat-7" } },
  { "overlapping",
    { 0, 2, 2, 0, 0, 2 },
    { "", "hat-1 hat-2 hat-5 hat-6", "hat-1 hat-2 hat-3 hat-4 hat-5", "", "", "hat-3 hat-4 hat-5 hat-6" } },
  { "overlapping-with-a-wide-class",
    { 0, 3, 2, 0, 0, 2 },
    { "", "hat-1 hat-2 hat-5 hat-6 hat-7", "hat-1 hat-2 hat-3 hat-4 hat-5 hat-6 hat-7", "", "",
      "hat-3 hat-4 hat-5 hat-6 hat-7" } },
};

static void
make_small_view (const SmallCase *row, BluffView *view)
{
  BluffPirateView *sight = &view->pirate;
  BluffCards open = bluff_pirate_all_cards ();

  memset (view, 0, sizeof *view);
  bluff_table_init (&sight->head.table, BLUFF_GAME_PIRATE, 3);
  sight->head.phase = BLUFF_PHASE_PIRATE_TURN;
  sight->head.awaited = 1;
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    {
      sight->may[place] = cards_named (row->may[place]);
      sight->onlooker[place] = sight->may[place];
      open = bluff_cards_minus (open, sight->may[place]);
      if (place < BLUFF_PIRATE_SEATS)
        sight->hand_size[place] = row->sizes[place];
    }
  sight->pile_size = row->sizes[BLUFF_PIRATE_PILE];
  sight->discards = open;
}

/* Counts, by trying all, the deals in which every card is where it may be: the key says for each card its place. */
static void
enumerate (const SmallCase *row, guint8 *left, guint card, guint key, GHashTable *deals)
{
  static const char *const names[] = { "hat-1", "hat-2", "hat-3", "hat-4", "hat-5", "hat-6", "hat-7" };
  gboolean anywhere = FALSE;

  for (guint place = 0; card < G_N_ELEMENTS (names) && place < BLUFF_PIRATE_PLACES; place++)
    {
      if (!bluff_cards_has (cards_named (row->may[place]), card_named (names[card])))
        continue;

      anywhere = TRUE;
      if (left[place] == 0)
        continue;
      left[place]--;
      enumerate (row, left, card + 1, key * 8 + place, deals);
      left[place]++;
    }

  if (!anywhere)
    g_hash_table_insert (deals, GUINT_TO_POINTER (key), GUINT_TO_POINTER (0));
}

static guint
key_of (const SmallCase *row, const BluffPirateState *state)
{
  guint key = 0;
  BluffCards cards = BLUFF_CARDS_NONE;
  BluffCards pile = BLUFF_CARDS_NONE;

  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    cards = bluff_cards_or (cards, cards_named (row->may[place]));
  for (guint i = 0; i < state->pile_size; i++)
    bluff_cards_add (&pile, state->pile[i]);

  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_pop (&cards);
      guint place = 0;

      while (!bluff_cards_has (place == BLUFF_PIRATE_PILE ? pile : state->hand[place], card))
        place++;
      key = key * 8 + place;
    }

  return key;
}

static void
test_sampler_proportions (gconstpointer data)
{
  const SmallCase *row = data;
  g_autoptr (GHashTable) deals = g_hash_table_new (NULL, NULL);
  guint8 left[BLUFF_PIRATE_PLACES];
  guint pile_first = 0;
  BluffImagination imagination;
  BluffRandom random;
  GHashTableIter iter;
  gpointer count;
  BluffView view;
  double expected;
  double chi_square = 0;
  guint draws;
  guint n;

  memcpy (left, row->sizes, sizeof left);
  enumerate (row, left, 0, 0, deals);
  n = g_hash_table_size (deals);
  g_assert_cmpuint (n, >, 1);
  draws = 400 * n;
  expected = 400;

  make_small_view (row, &view);
  bluff_random_seed (&random, 11);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < draws; i++)
    {
      BluffState state;
      gpointer key;

      bluff_imagination_draw (&imagination, &random, &state);
      key = GUINT_TO_POINTER (key_of (row, &state.pirate));
      g_assert_true (g_hash_table_lookup_extended (deals, key, NULL, &count));
      g_hash_table_insert (deals, key, GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + 1));
      pile_first += state.pirate.pile[0] < state.pirate.pile[1];
    }

  g_hash_table_iter_init (&iter, deals);
  while (g_hash_table_iter_next (&iter, NULL, &count))
    {
      double difference = GPOINTER_TO_UINT (count) - expected;

      g_assert_cmpuint (GPOINTER_TO_UINT (count), >, 0);
      chi_square += difference * difference / expected;
    }

  /* The sum has mean n - 1 and variance 2 (n - 1); five standard deviations are as good as never. */
  g_assert_cmpfloat (chi_square, <, (n - 1) + 5 * sqrt (2.0 * (n - 1)));
  g_assert_cmpfloat (fabs (pile_first - draws / 2.0), <, 5 * sqrt (draws / 4.0));
}

static void
test_sampler_knows_the_rest (void)
{
  Game game;
  BluffView view;
  BluffImagination imagination;
  guint treasure[2] = { 0, 0 };
  guint votes[2] = { 0, 0 };
  guint down[10] = { 0 };

  /* While votes are out: the vote of another, the treasure and the face-down cards are open. */
  set_up_some (&game);
  do_act (&game, draw (0));
  do_act (&game, lay (0, "hat-1", "hat-2 anchor-1"));
  do_act (&game, vote (2, TRUE));
  bluff_rules_sight (&game.state, 1, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < 1000; i++)
    {
      BluffState state;

      bluff_imagination_draw (&imagination, &game.random, &state);
      treasure[state.pirate.treasure]++;
      votes[(state.pirate.votes >> 2) & 1]++;
      g_assert_cmpuint (state.pirate.voted, ==, 0x4);
      g_assert_cmpuint (bluff_cards_count (state.pirate.down), ==, 2);
      g_assert_cmpuint (bluff_cards_count (state.pirate.hand[0]), ==, 4);
      down[bluff_pirate_card_suit (bluff_cards_first (state.pirate.down))]++;
    }
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (treasure[i], >, 400);
      g_assert_cmpuint (votes[i], >, 400);
    }
  g_assert_cmpuint (down[BLUFF_SUIT_CUTLASS], >, 0);
  g_assert_cmpuint (down[BLUFF_SUIT_HAT], >, 0);
}

/* A token that was opened says where the treasure is: on its island, or on the other one. */
static void
test_sampler_knows_the_treasure (void)
{
  for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
    for (guint treasure = 0; treasure < BLUFF_PIRATE_ISLANDS; treasure++)
      {
        Game game;
        BluffView view;
        BluffImagination imagination;

        set_up_some (&game);
        game.state.pirate.treasure = (guint8) treasure;
        game.state.pirate.island[island] = treasure == island ? BLUFF_ISLAND_TREASURE : BLUFF_ISLAND_EMPTY;
        bluff_rules_sight (&game.state, 1, &view);
        bluff_imagination_init (&imagination, &view);
        for (guint i = 0; i < 64; i++)
          {
            BluffState state;

            bluff_imagination_draw (&imagination, &game.random, &state);
            g_assert_cmpuint (state.pirate.treasure, ==, treasure);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate/C3-returned-cards-are-known", test_knows_returned_cards);
  g_test_add_func ("/pirate/C3-boarding-widens", test_boarding_widens);
  g_test_add_func ("/pirate/C3-lost-cards-are-followed", test_lost_cards_are_followed);
  g_test_add_func ("/pirate/C3-boarding-of-others-stays-theirs", test_boarding_of_others_stays_theirs);
  g_test_add_func ("/pirate/C3-lost-from-sight", test_lost_cards_are_lost_from_sight);
  g_test_add_func ("/pirate/C3-reshuffle-is-counted", test_reshuffle_is_counted);
  g_test_add_func ("/pirate/C3-known-hand-holds-nothing-else", test_known_hand_holds_nothing_else);
  g_test_add_func ("/pirate/C3-known-hand-after-boarding", test_known_hand_after_boarding);
  g_test_add_func ("/pirate/C3-set-on-the-table", test_taken_for_granted_ends_with_the_set);
  g_test_add_func ("/pirate/C3-sampler-leaves-the-rest-open", test_sampler_knows_the_rest);
  g_test_add_func ("/pirate/P4-sampler-knows-the-treasure", test_sampler_knows_the_treasure);

  for (guint i = 0; i < G_N_ELEMENTS (small_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pirate/C3-sampler-proportions/%s", small_cases[i].name);

      g_test_add_data_func (path, &small_cases[i], test_sampler_proportions);
    }

  return g_test_run ();
}
