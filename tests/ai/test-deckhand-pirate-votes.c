/* test-deckhand-pirate-votes.c: a deckhand votes at Bluff Pirate: never against what the view proves, else by the odds.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mind.h"
#include "bluff-pick.h"
#include "bluff-pirate-odds.h"
#include "pirate-positions.h"

#include <string.h>

enum
{
  SEEDS = 200,
  WAVER = 60 /* how far a deckhand's feeling strays from the odds */
};

/* A position as seat 0 of three sees it. Hidden cards may be anywhere unless the row says more. */
typedef struct
{
  const char *name;
  const char *hand;         /* this seat's hand */
  const char *discards;     /* these lie open */
  const char *up;           /* seat 1 has laid a set with these face up … */
  guint down_size;          /* … and so many face down */
  guint layer_hand;         /* what seat 1 has left in hand */
  guint third_hand;         /* what seat 2 has in hand */
  const char *in_layer;     /* cards that seat 1 certainly has, those on the table included */
  const char *in_third;     /* cards that seat 2 certainly has */
  const char *layer_or_two; /* cards that seat 1 or seat 2 has */
  BluffVerdict verdict;
  const char *layer_or_pile; /* cards that seat 1 has, or that are in the pile */
} VoteRow;

static void
open_vote (BluffView *view, const VoteRow *row)
{
  BluffPirateView *self = &view->pirate;

  open_view (view, row->hand, row->discards);
  self->head.phase = BLUFF_PHASE_PIRATE_VOTE;
  self->head.turn = LAYER;
  self->head.awaited = bluff_seats_of (SELF);
  self->up = read_cards (row->up);
  self->down_size = (guint8) row->down_size;
  self->hand_size[LAYER] = (guint8) row->layer_hand;
  self->hand_size[THIRD] = (guint8) row->third_hand;
  fill_pile (self);

  confine (self->may, self->up, 0);
  confine (self->onlooker, self->up, 0);
  confine (self->may, read_cards (row->in_layer), 1u << LAYER);
  confine (self->may, read_cards (row->in_third), 1u << THIRD);
  confine (self->may, read_cards (row->layer_or_two), (1u << LAYER) | (1u << THIRD));
  confine (self->may, read_cards (row->layer_or_pile), (1u << LAYER) | (1u << BLUFF_PIRATE_PILE));
}

static const VoteRow vote_rows[] = {
  { "too few left beside the discards", "parrot*5", "hat*7", "hat-8 hat-9", 3, 3, 5, NULL, NULL, NULL,
    BLUFF_VERDICT_FALSE },
  { "just enough left beside the discards", "parrot*5", "hat*5", "hat-8 hat-9", 3, 3, 5, NULL, NULL, NULL,
    BLUFF_VERDICT_OPEN },
  { "too few left beside the own hand", "hat*6 parrot-1", "hat-7", "hat-8", 3, 3, 5, NULL, NULL, NULL,
    BLUFF_VERDICT_FALSE },
  { "just enough left beside the own hand", "hat*6 parrot-1", NULL, "hat-8", 3, 3, 5, NULL, NULL, NULL,
    BLUFF_VERDICT_OPEN },
  { "the rest is in the third hand", "hat-1 hat-2", "hat-3 hat-4", "hat-5", 3, 3, 5, NULL, "hat-6 hat-7 hat-8", NULL,
    BLUFF_VERDICT_FALSE },
  { "the layer's hand is known to be something else", "parrot*5", NULL, "hat-1", 3, 2, 5, "hook-1 hook-2 hook-3", NULL,
    NULL, BLUFF_VERDICT_FALSE },
  { "the first of all cards is among them", "parrot*5", NULL, "hat-1", 3, 2, 5, "cutlass-1 hook-2 hook-3", NULL, NULL,
    BLUFF_VERDICT_FALSE },
  { "the last of all cards is among them", "parrot*5", NULL, "hat-1", 3, 2, 5, "hook-2 hook-3 barrel-pirate", NULL,
    NULL, BLUFF_VERDICT_FALSE },
  { "the layer's hand has room beside what is known", "parrot*5", NULL, "hat-1", 3, 2, 5, "hook-1 hook-2", NULL, NULL,
    BLUFF_VERDICT_OPEN },
  { "what is known between two hands leaves no room", "parrot*5", NULL, "hat-1", 3, 1, 1, NULL, NULL,
    "hook-1 hook-2 hook-3", BLUFF_VERDICT_FALSE },
  { "what is known between two hands leaves room", "parrot*5", NULL, "hat-1", 3, 1, 2, NULL, NULL,
    "hook-1 hook-2 hook-3", BLUFF_VERDICT_OPEN },
  { "what is known between two hands is counted once", "parrot*5", NULL, "hat-1", 2, 0, 1, NULL, NULL, "hat-2 hook-1",
    BLUFF_VERDICT_OPEN },
  { "what is in the third hand takes none of the layer's room", "parrot*5", NULL, "hat-1", 3, 0, 5, NULL, "hat-2 hat-3",
    NULL, BLUFF_VERDICT_OPEN },
  { "the layer had nothing but the suit", "parrot*5", NULL, "hat-1", 2, 0, 5, "hat-2 hat-3", NULL, NULL,
    BLUFF_VERDICT_TRUE },
  { "the layer has nothing but the suit", "parrot*5", NULL, "hat-1 hat-9", 2, 2, 5, "hat-2 hat-3 hat-4 hat-5", NULL,
    NULL, BLUFF_VERDICT_TRUE },
  { "one unknown card of the layer's", "parrot*5", NULL, "hat-1 hat-9", 2, 2, 5, "hat-2 hat-3 hat-4", NULL, NULL,
    BLUFF_VERDICT_OPEN },
};

/* How many of SEEDS deckhands say yes; the memory says that seat 1 bluffed and was honest so often. */
static guint
count_yes (const BluffView *view, BluffActionKind kind, guint8 bluffs, guint8 truths)
{
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (kind) };
  guint yes = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffMind mind;
      BluffAction action;

      bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
      mind.memory.bluffs[LAYER] = bluffs;
      mind.memory.truths[LAYER] = truths;
      bluff_mind_choose (&mind, view, &legal, &action);
      g_assert_true (bluff_legal_has (&legal, &action));
      yes += action.yes;
    }

  return yes;
}

static void
test_votes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (vote_rows); i++)
    {
      const VoteRow *row = &vote_rows[i];
      BluffView view;

      g_test_message ("%s", row->name);
      open_vote (&view, row);
      g_assert_cmpint (bluff_pirate_odds_verdict (&view.pirate), ==, row->verdict);

      /* Whatever it thinks of the layer. */
      if (row->verdict == BLUFF_VERDICT_FALSE)
        g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_VOTE, 0, 200), ==, SEEDS);
      if (row->verdict == BLUFF_VERDICT_TRUE)
        g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_VOTE, 200, 0), ==, 0);
    }
}

static void
test_votes_by_memory (void)
{
  const VoteRow row = { .hand = "parrot*5", .up = "hat-1 hat-2", .down_size = 1, .layer_hand = 4, .third_hand = 5 };
  BluffView view;

  open_vote (&view, &row);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_VOTE, 0, 20), <, SEEDS / 4);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_VOTE, 20, 0), ==, SEEDS);
}

static void
test_votes_by_counts (void)
{
  const VoteRow rare = {
    .hand = "parrot*5 hat-3", .discards = "hat*2 hat-4 hat-5", .up = "hat-8", .down_size = 2, .layer_hand = 4
  };
  const VoteRow plenty = { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4 };
  BluffMemory memory;
  BluffView view;
  guint suspicion;

  bluff_memory_init (&memory);
  open_vote (&view, &rare);
  suspicion = bluff_pirate_odds_bluff (&view.pirate, &memory);
  open_vote (&view, &plenty);
  g_assert_cmpuint (bluff_pirate_odds_bluff (&view.pirate, &memory), <, suspicion / 2);
}

/* Cards that are seen of other suits make a set more credible: more of what is hidden is of its own. */
static void
test_votes_by_other_suits (void)
{
  const VoteRow early = { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4 };
  const VoteRow late = {
    .hand = "parrot*5", .discards = "hook*9 anchor*9 barrel*9 flag*9", .up = "hat-8", .down_size = 2, .layer_hand = 4
  };
  BluffMemory memory;
  BluffView view;
  guint suspicion;

  bluff_memory_init (&memory);
  open_vote (&view, &early);
  suspicion = bluff_pirate_odds_bluff (&view.pirate, &memory);
  open_vote (&view, &late);
  g_assert_cmpuint (bluff_pirate_odds_bluff (&view.pirate, &memory), <, suspicion);
}

/* The more cards of a suit somebody claims to have, the less likely it is. */
static void
test_votes_by_size (void)
{
  BluffMemory memory;
  guint before = 0;

  bluff_memory_init (&memory);
  for (guint down = BLUFF_PIRATE_SET_MIN - 1; down < BLUFF_PIRATE_SET_MAX; down++)
    {
      const VoteRow row = { .hand = "parrot*5", .up = "hat-8", .down_size = down, .layer_hand = 4 };
      BluffView view;
      guint suspicion;

      open_vote (&view, &row);
      suspicion = bluff_pirate_odds_bluff (&view.pirate, &memory);
      g_assert_cmpuint (suspicion, >, before);
      before = suspicion;
    }
}

/* How likely a bluff is to who remembers nothing of the layer, as if two of five sets had been one: the ways to have
 * the face-down cards in a suit at large against those in this one. Three cards are trusted twice, and each card more
 * makes a set five times as doubtful. */
static void
test_odds (void)
{
  static const struct
  {
    VoteRow row;
    guint usual; /* ways in a suit at large: of so many hidden cards as there would be of it, rounded … */
    guint now;   /* … and in this one */
    guint doubt;
  } rows[] = {
    /* 9 * 94 / 99 are 8.5 of 9 cards, two of which are wanted. */
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4 }, 9 * 8 / 2, 9 * 8 / 2, 1 },
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 3, .layer_hand = 4 }, 9 * 8 * 7 / 6, 9 * 8 * 7 / 6, 5 },
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 4, .layer_hand = 4 }, 9 * 8 * 7 / 6 * 6 / 4, 126, 25 },
    /* 8 * 93 / 98 are 7.6 of 8 cards. */
    { { .hand = "parrot*5", .up = "hat-8 hat-9", .down_size = 1, .layer_hand = 4 }, 8, 8, 1 },
    /* 9 * 58 / 99 are 5.3. */
    { { .hand = "parrot*5",
        .discards = "hook*9 anchor*9 barrel*9 flag*9",
        .up = "hat-8",
        .down_size = 2,
        .layer_hand = 4 },
      5 * 4 / 2,
      9 * 8 / 2,
      1 },
    /* Just as many are left as are wanted. */
    { { .hand = "parrot*5", .discards = "hat*7", .up = "hat-8", .down_size = 2, .layer_hand = 4 }, 8 * 7 / 2, 1, 1 },
    /* One of the two is certainly there, and so are both, and more. */
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4, .in_layer = "hat-1 hook-1" }, 9, 8, 1 },
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4, .in_layer = "hat*2 hook-1" }, 1, 1, 1 },
    { { .hand = "parrot*5", .up = "hat-8", .down_size = 2, .layer_hand = 4, .in_layer = "hat*3 hook-1" }, 1, 1, 1 },
    /* What may be somewhere else is not certain. */
    { { .hand = "parrot*5",
        .discards = "hat-3 hat-4 hat-5",
        .up = "hat-8",
        .down_size = 2,
        .layer_hand = 4,
        .layer_or_two = "hat*2" },
      8 * 7 / 2,
      6 * 5 / 2,
      1 },
    { { .hand = "parrot*5",
        .discards = "hat-3 hat-4 hat-5",
        .up = "hat-8",
        .down_size = 2,
        .layer_hand = 4,
        .layer_or_pile = "hat*2" },
      8 * 7 / 2,
      6 * 5 / 2,
      1 },
    /* In a suit at large there would be three, and four are wanted: then four. */
    { { .hand = "parrot*5",
        .discards = "hook*10 anchor*10 barrel*10 flag*10 compass*10 cutlass*10 parrot-6 parrot-7 parrot-8 parrot-9",
        .up = "hat-8",
        .down_size = 4,
        .layer_hand = 4 },
      1,
      126,
      25 },
  };
  BluffMemory memory;

  bluff_memory_init (&memory);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint bluff = 2 * rows[i].doubt * rows[i].usual;
      guint truth = 3 * 2 * rows[i].now;
      BluffView view;

      /* The same for who sits on the first seat and on the third. */
      open_vote (&view, &rows[i].row);
      g_assert_cmpuint (bluff_pirate_odds_bluff (&view.pirate, &memory), ==, BLUFF_SURE * bluff / (bluff + truth));
      view.pirate.may[SELF] = view.pirate.may[THIRD];
      view.pirate.may[THIRD] = BLUFF_CARDS_NONE;
      view.pirate.seat = THIRD;
      g_assert_cmpuint (bluff_pirate_odds_bluff (&view.pirate, &memory), ==, BLUFF_SURE * bluff / (bluff + truth));
    }
}

/* P16: a wrong "bluff" costs nothing on start. */
static void
test_votes_on_start (void)
{
  const VoteRow row = { .hand = "parrot*5", .up = "hat-1 hat-2", .down_size = 1, .layer_hand = 4, .third_hand = 5 };
  BluffView view;

  open_vote (&view, &row);
  view.pirate.square[SELF] = 0;
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_VOTE, 0, 20), ==, SEEDS);
}

/* An island is worth sailing to as long as nobody has opened it. */
static void
test_votes_by_islands (void)
{
  const VoteRow row = { .hand = "parrot*5", .up = "hat-1 hat-2", .down_size = 1, .layer_hand = 4, .third_hand = 5 };
  guint doubts[2] = { 0, 0 };

  for (guint open = 0; open < 2; open++)
    for (guint8 bluffs = 0; bluffs < 10; bluffs++)
      {
        BluffView view;

        open_vote (&view, &row);
        view.pirate.square[SELF] = (guint8) (bluff_pirate_island_square (view.head.table.voyage, 0) - 1);
        view.pirate.island[0] = open ? BLUFF_ISLAND_EMPTY : BLUFF_ISLAND_CLOSED;
        doubts[open] += count_yes (&view, BLUFF_ACTION_VOTE, bluffs, 3);
      }
  g_assert_cmpuint (doubts[TRUE], <, doubts[FALSE]);
}

/* As far as it can tell, a doubt must win as many squares as it loses: those that it sails, once for each rival, and
 * those that the layer does not. An island that is reached is worth twelve more, and it is where the ship stops (P22).
 */
static void
test_votes_by_price (void)
{
  static const struct
  {
    guint8 own, layer; /* squares; the islands are on 20 and 28 */
    guint8 island[BLUFF_PIRATE_ISLANDS];
    guint gain, loss;
  } rows[] = {
    { 5, 5, { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED }, 2 * 4 + 4, 2 * 2 },
    { 1, 5, { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED }, 2 * 4 + 4, 2 * 1 },
    { 16, 5, { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED }, 2 * (4 + 12) + 4, 2 * 2 },
    { 15, 5, { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED }, 2 * 4 + 4, 2 * 2 },
    { 5, 18, { BLUFF_ISLAND_CLOSED, BLUFF_ISLAND_CLOSED }, 2 * 4 + (2 + 12), 2 * 2 },
    { 18, 5, { BLUFF_ISLAND_EMPTY, BLUFF_ISLAND_CLOSED }, 2 * 4 + 4, 2 * 2 },
    { 24, 5, { BLUFF_ISLAND_EMPTY, BLUFF_ISLAND_CLOSED }, 2 * (4 + 12) + 4, 2 * 2 },
  };
  const VoteRow row = { .hand = "parrot*5", .up = "hat-1 hat-2", .down_size = 2, .layer_hand = 4, .third_hand = 5 };
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (BLUFF_ACTION_VOTE) };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint doubts[2] = { 0, 0 };
      BluffView view;

      open_vote (&view, &row);
      view.pirate.square[SELF] = rows[i].own;
      view.pirate.square[LAYER] = rows[i].layer;
      memcpy (view.pirate.island, rows[i].island, sizeof rows[i].island);

      /* From hardly suspected to suspected. */
      for (guint n = 0; n < 16 * SEEDS; n++)
        {
          BluffMind mind;
          BluffAction action;
          BluffRandom random;
          guint felt;

          bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, n / 16, 0);
          mind.memory.truths[LAYER] = (guint8) ((n % 16) * (n % 16));
          random = mind.random;
          felt = bluff_pick_feel (&random, bluff_pirate_odds_bluff (&view.pirate, &mind.memory), WAVER);
          bluff_mind_choose (&mind, &view, &legal, &action);
          g_assert_cmpint (action.yes, ==, felt * rows[i].gain >= (BLUFF_SURE - felt) * rows[i].loss);
          doubts[action.yes]++;
        }
      g_assert_cmpuint (doubts[FALSE], >, 0);
      g_assert_cmpuint (doubts[TRUE], >, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deckhand/pirate/never-votes-against-proof", test_votes);
  g_test_add_func ("/deckhand/pirate/votes-by-price", test_votes_by_price);
  g_test_add_func ("/deckhand/pirate/odds", test_odds);
  g_test_add_func ("/deckhand/pirate/votes-by-memory", test_votes_by_memory);
  g_test_add_func ("/deckhand/pirate/votes-by-counts", test_votes_by_counts);
  g_test_add_func ("/deckhand/pirate/votes-by-other-suits", test_votes_by_other_suits);
  g_test_add_func ("/deckhand/pirate/votes-by-size", test_votes_by_size);
  g_test_add_func ("/deckhand/pirate/P16-votes-freely-on-start", test_votes_on_start);
  g_test_add_func ("/deckhand/pirate/votes-by-islands", test_votes_by_islands);

  return g_test_run ();
}
