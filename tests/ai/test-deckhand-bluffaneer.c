/* test-deckhand-bluffaneer.c: a deckhand at Bluffaneer: it never goes against what the view proves, and does what is
 * sure.
 *
 * Counts of pairs stand in the order chest+swords, chest+ship, chest+crossbones, swords+ship, swords+crossbones,
 * ship+crossbones; the pair rolled is always the first of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-odds.h"
#include "bluff-mind.h"
#include "bluff-pick.h"

#include <string.h>

enum
{
  SEEDS = 200,
  WAVER = 100, /* how far a deckhand's feeling strays from the odds */
  SELF = 0,
  CLAIMER = 1,
  ROLLED = 1u << BLUFF_PAIR_CHEST_SWORDS,
  ALL_FRESH = 0x7
};

/* A position as seat 0 of three sees it. */
typedef struct
{
  const char *name;
  guint8 card;
  guint8 discards[BLUFF_N_PAIRS];
  BluffSeats fresh;
  guint8 pool[BLUFF_N_PAIRS]; /* what is neither here nor discarded is in the other hands, left from the last shuffle */
  BluffPairs not_pair[BLUFF_BLUFFANEER_SEATS];
  BluffVerdict verdict;
} Row;

/* Seat TURN has rolled chest and swords. */
static void
open_view (BluffView *view, const Row *row, BluffPhase phase, BluffSeat turn)
{
  BluffBluffaneerView *self = &view->bluffaneer;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFANEER, 3);
  self->head.phase = (guint8) phase;
  self->head.turn = turn;
  self->head.awaited = bluff_seats_of (SELF);
  self->seat = SELF;
  self->card = row->card;
  for (guint seat = 0; seat < 3; seat++)
    self->coins[seat] = 10;
  self->icons[0] = BLUFF_ICON_SWORDS;
  self->icons[1] = BLUFF_ICON_CHEST;
  memcpy (self->discards, row->discards, sizeof self->discards);
  self->fresh = row->fresh;
  memcpy (self->pool, row->pool, sizeof self->pool);
  self->old[0] = (BluffSeats) (bluff_seats_all (3) & ~row->fresh);
  for (guint pair = 0; pair < BLUFF_N_PAIRS && row->fresh != ALL_FRESH; pair++)
    self->old_pool[0][pair] = (guint8) (BLUFF_BLUFFANEER_COPIES - row->discards[pair] - row->pool[pair]);
  memcpy (self->not_pair, row->not_pair, sizeof self->not_pair);
  self->claimer = phase == BLUFF_PHASE_BLUFFANEER_ANSWER ? CLAIMER : BLUFF_NO_SEAT;
}

/* How many of SEEDS deckhands say yes; the memory says that seat 1 bluffed and was honest, doubted and believed so
 * often. */
static guint
count_yes (const BluffView *view, BluffActionKind kind, guint8 bad, guint8 good)
{
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (kind) };
  guint yes = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffMind mind;
      BluffAction action;

      bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
      mind.memory.bluffs[CLAIMER] = mind.memory.doubted[CLAIMER] = bad;
      mind.memory.truths[CLAIMER] = mind.memory.believed[CLAIMER] = good;
      bluff_mind_choose (&mind, view, &legal, &action);
      g_assert_true (bluff_legal_has (&legal, &action));
      yes += action.yes;
    }

  return yes;
}

/* Seat 0 rolled and answers seat 1. */
static const Row claims_of_others[] = {
  { "nothing is known", BLUFF_PAIR_CHEST_SHIP, { 0 }, ALL_FRESH, { 3, 3, 3, 3, 3, 3 }, { 0 }, BLUFF_VERDICT_OPEN },
  { "the claimer rolled it once and did not match",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    ALL_FRESH,
    { 3, 3, 3, 3, 3, 3 },
    { 0, ROLLED, 0 },
    BLUFF_VERDICT_FALSE },
  { "all three are discarded",
    BLUFF_PAIR_CHEST_SHIP,
    { 3, 0, 0, 0, 0, 0 },
    ALL_FRESH,
    { 0, 3, 3, 3, 3, 3 },
    { 0 },
    BLUFF_VERDICT_FALSE },
  { "all that are not discarded are in the stack, the claimer's card is older",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    0x5,
    { 3, 3, 3, 3, 3, 2 },
    { 0 },
    BLUFF_VERDICT_FALSE },
  { "the older card can only be this one",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    0x5,
    { 2, 3, 3, 3, 3, 3 },
    { 0 },
    BLUFF_VERDICT_TRUE },
  { "the other older card is the own one",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    0x4,
    { 2, 2, 3, 3, 3, 3 },
    { 0 },
    BLUFF_VERDICT_TRUE },
  { "of two older cards the third seat must have it",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    0x1,
    { 2, 3, 2, 3, 3, 3 },
    { 0, 0, 1u << BLUFF_PAIR_CHEST_CROSSBONES },
    BLUFF_VERDICT_FALSE },
  { "of two older cards either may have it",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    0x1,
    { 2, 3, 2, 3, 3, 3 },
    { 0 },
    BLUFF_VERDICT_OPEN },
  { "everything else is excluded",
    BLUFF_PAIR_CHEST_SHIP,
    { 0 },
    ALL_FRESH,
    { 3, 3, 3, 3, 3, 3 },
    { 0, 0x3f & ~ROLLED, 0 },
    BLUFF_VERDICT_TRUE },
};

static void
test_answers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (claims_of_others); i++)
    {
      const Row *row = &claims_of_others[i];
      BluffView view;

      g_test_message ("%s", row->name);
      open_view (&view, row, BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
      g_assert_cmpint (bluff_bluffaneer_odds_verdict (&view.bluffaneer), ==, row->verdict);

      /* Whichever of the earlier shuffles it was. */
      view.bluffaneer.old[BLUFF_BLUFFANEER_OLD - 1] = view.bluffaneer.old[0];
      view.bluffaneer.old[0] = 0;
      memcpy (view.bluffaneer.old_pool[BLUFF_BLUFFANEER_OLD - 1], view.bluffaneer.old_pool[0],
              sizeof view.bluffaneer.old_pool[0]);
      memset (view.bluffaneer.old_pool[0], 0, sizeof view.bluffaneer.old_pool[0]);
      g_assert_cmpint (bluff_bluffaneer_odds_verdict (&view.bluffaneer), ==, row->verdict);

      /* Whatever it thinks of the claimer. */
      if (row->verdict == BLUFF_VERDICT_FALSE)
        g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_ANSWER, 0, 200), ==, SEEDS);
      if (row->verdict == BLUFF_VERDICT_TRUE)
        g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_ANSWER, 200, 0), ==, 0);
    }
}

static void
test_answers_by_memory (void)
{
  BluffView view;

  open_view (&view, &claims_of_others[0], BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_ANSWER, 0, 20), <, SEEDS / 4);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_ANSWER, 20, 0), ==, SEEDS);
}

static void
test_answers_by_counts (void)
{
  static const Row rare = {
    .card = BLUFF_PAIR_CHEST_SHIP, .discards = { 2, 0, 0, 0, 0, 0 }, .fresh = ALL_FRESH, .pool = { 1, 3, 3, 3, 3, 3 }
  };
  BluffMemory memory;
  BluffView view;
  guint suspicion;

  bluff_memory_init (&memory);
  open_view (&view, &rare, BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
  suspicion = bluff_bluffaneer_odds_bluff (&view.bluffaneer, &memory);
  open_view (&view, &claims_of_others[0], BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
  g_assert_cmpuint (bluff_bluffaneer_odds_bluff (&view.bluffaneer, &memory), <, suspicion);

  /* As long as nothing more is known, two of five claims are bluffs. Three of the seventeen cards besides this seat's
   * own show the pair; what the claimer's card cannot show does not count. */
  g_assert_cmpuint (bluff_bluffaneer_odds_bluff (&view.bluffaneer, &memory), ==,
                    BLUFF_SURE * 2 * 17 / (2 * 17 + 3 * 3 * BLUFF_N_PAIRS));
  view.bluffaneer.not_pair[CLAIMER] = 1u << BLUFF_PAIR_CHEST_SHIP;
  g_assert_cmpuint (bluff_bluffaneer_odds_bluff (&view.bluffaneer, &memory), ==,
                    BLUFF_SURE * 2 * 15 / (2 * 15 + 3 * 3 * BLUFF_N_PAIRS));
}

/* As far as it can tell, calling must cost less than paying. */
static void
test_answers_by_price (void)
{
  static const struct
  {
    guint coins;  /* this seat's */
    guint truths; /* of the claimer, so that it is in doubt */
    guint most;   /* the greatest chance of a bluff at which it still pays */
  } rows[] = {
    { 10, 1, BLUFF_SURE / 3 }, /* 1 paid; 2 given, or 1 won */
    { 1, 200, 0 },             /* 1 paid; 1 given, or 1 won (N13) */
  };
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (BLUFF_ACTION_ANSWER) };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint calls = 0;

      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffMind mind;
          BluffAction action;
          BluffRandom random;
          BluffView view;
          guint chance;

          open_view (&view, &claims_of_others[0], BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
          view.bluffaneer.coins[SELF] = (guint8) rows[i].coins;
          bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
          mind.memory.truths[CLAIMER] = (guint8) rows[i].truths;
          chance = bluff_bluffaneer_odds_bluff (&view.bluffaneer, &mind.memory);
          random = mind.random;
          bluff_mind_choose (&mind, &view, &legal, &action);
          g_assert_cmpint (action.yes, ==, bluff_pick_feel (&random, chance, WAVER) > rows[i].most);
          calls += action.yes;
        }
      g_assert_cmpuint (calls, >, 0);
      g_assert_cmpuint (calls, <, SEEDS);
    }
}

/* N13: with one coin a wrong call costs no more than paying. */
static void
test_calls_with_the_last_coin (void)
{
  BluffView view;

  open_view (&view, &claims_of_others[0], BLUFF_PHASE_BLUFFANEER_ANSWER, SELF);
  view.bluffaneer.coins[SELF] = 1;
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_ANSWER, 0, 3), ==, SEEDS);
}

static void
test_shouts_what_is_true (void)
{
  static const Row row = { .card = BLUFF_PAIR_CHEST_SWORDS, .fresh = ALL_FRESH, .pool = { 3, 3, 3, 3, 3, 3 } };
  BluffView view;

  open_view (&view, &row, BLUFF_PHASE_BLUFFANEER_CLAIM, CLAIMER);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_DECIDE, 0, 0), ==, SEEDS);
  g_assert_cmpuint (count_yes (&view, BLUFF_ACTION_DECIDE, 200, 0), ==, SEEDS);
}

/* Seat 1 rolled; seat 0 has another card. */
static void
test_bluffs (void)
{
  static const struct
  {
    Row row;
    gboolean bluffs;
  } rows[] = {
    { { "nothing is known", BLUFF_PAIR_CHEST_SHIP, { 0 }, ALL_FRESH, { 3, 3, 3, 3, 3, 3 }, { 0 } }, TRUE },
    { { "it rolled the pair itself and did not match",
        BLUFF_PAIR_CHEST_SHIP,
        { 0 },
        ALL_FRESH,
        { 3, 3, 3, 3, 3, 3 },
        { ROLLED } },
      FALSE },
    { { "all three are discarded",
        BLUFF_PAIR_CHEST_SHIP,
        { 3, 0, 0, 0, 0, 0 },
        ALL_FRESH,
        { 0, 3, 3, 3, 3, 3 },
        { 0 } },
      FALSE },
    { { "all three are in the stack, the own card is older",
        BLUFF_PAIR_CHEST_SHIP,
        { 0 },
        0x6,
        { 3, 2, 3, 3, 3, 3 },
        { 0 } },
      FALSE },
    { { "what the own card is, only it knows",
        BLUFF_PAIR_CHEST_SHIP,
        { 2, 0, 0, 0, 0, 0 },
        ALL_FRESH,
        { 1, 3, 3, 3, 3, 3 },
        { 0, ROLLED, 0 } },
      TRUE },
    { { "of the older cards the third seat must have it",
        BLUFF_PAIR_CHEST_CROSSBONES,
        { 0 },
        0x2,
        { 2, 3, 2, 3, 3, 3 },
        { 0, ROLLED, 1u << BLUFF_PAIR_CHEST_CROSSBONES } },
      FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffView view;
      guint bluffs;

      g_test_message ("%s", rows[i].row.name);
      open_view (&view, &rows[i].row, BLUFF_PHASE_BLUFFANEER_CLAIM, CLAIMER);
      bluffs = count_yes (&view, BLUFF_ACTION_DECIDE, 0, 200);
      if (rows[i].bluffs)
        g_assert_cmpuint (bluffs, >, SEEDS / 20);
      else
        g_assert_cmpuint (bluffs, ==, 0);
      g_assert_cmpuint (bluffs, <, SEEDS / 2);
    }
}

static void
test_steals_from_the_richest (void)
{
  static const Row row = { .card = BLUFF_PAIR_CHEST_SHIP, .fresh = ALL_FRESH, .pool = { 3, 3, 3, 3, 3, 3 } };
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (BLUFF_ACTION_STEAL), .targets = 0x6 };
  guint victims[3] = { 0, 0, 0 };

  for (guint richer = 0; richer < 2; richer++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffMind mind;
        BluffAction action;
        BluffView view;

        open_view (&view, &row, BLUFF_PHASE_BLUFFANEER_STEAL, SELF);
        view.bluffaneer.coins[2] = (guint8) (10 + richer);
        bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
        bluff_mind_choose (&mind, &view, &legal, &action);
        g_assert_true (bluff_legal_has (&legal, &action));
        if (richer)
          g_assert_cmpuint (action.target, ==, 2);
        else
          victims[action.target]++;
      }

  /* Of equals, either. */
  g_assert_cmpuint (victims[1], >, SEEDS / 4);
  g_assert_cmpuint (victims[2], >, SEEDS / 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deckhand/bluffaneer/never-answers-against-proof", test_answers);
  g_test_add_func ("/deckhand/bluffaneer/never-bluffs-against-proof", test_bluffs);
  g_test_add_func ("/deckhand/bluffaneer/shouts-what-is-true", test_shouts_what_is_true);
  g_test_add_func ("/deckhand/bluffaneer/answers-by-memory", test_answers_by_memory);
  g_test_add_func ("/deckhand/bluffaneer/answers-by-counts", test_answers_by_counts);
  g_test_add_func ("/deckhand/bluffaneer/answers-by-price", test_answers_by_price);
  g_test_add_func ("/deckhand/bluffaneer/N13-calls-with-the-last-coin", test_calls_with_the_last_coin);
  g_test_add_func ("/deckhand/bluffaneer/steals-from-the-richest", test_steals_from_the_richest);

  return g_test_run ();
}
