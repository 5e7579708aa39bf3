/* test-deckhand-pirate.c: a deckhand at Bluff Pirate: it never goes against what the view proves, and does what is
 * sure.
 *
 * Cards are written as in records, "hat-3"; "hat*6" are the first six of the suit, the pirate card being the tenth.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-mind.h"
#include "bluff-pick.h"
#include "bluff-pirate-odds.h"

#include <string.h>

enum
{
  SEEDS = 200,
  WAVER = 60, /* how far a deckhand's feeling strays from the odds */
  SELF = 0,
  LAYER = 1,
  THIRD = 2
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
} VoteRow;

static BluffCards
read_cards (const char *names)
{
  BluffCards cards = BLUFF_CARDS_NONE;
  g_auto (GStrv) words = g_strsplit (names != NULL ? names : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *star = strchr (words[i], '*');
      guint8 card;

      if (*words[i] == '\0')
        continue;
      if (star != NULL)
        {
          g_autofree char *first = g_strdup_printf ("%.*s-1", (int) (star - words[i]), words[i]);

          g_assert_true (bluff_pirate_card_from_name (first, &card));
          for (guint n = 0; n < (guint) atoi (star + 1); n++)
            bluff_cards_add (&cards, card + n);
        }
      else
        {
          g_assert_true (bluff_pirate_card_from_name (words[i], &card));
          bluff_cards_add (&cards, card);
        }
    }

  return cards;
}

/* Seats 0, 1 and 2 with five squares behind them; everything not in OPEN may be everywhere for the onlooker. */
static void
open_view (BluffView *view, const char *hand, const char *discards)
{
  BluffPirateView *self = &view->pirate;
  BluffCards hidden;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_PIRATE, 3);
  self->seat = SELF;
  self->hand = read_cards (hand);
  self->discards = read_cards (discards);
  self->hand_size[SELF] = (guint8) bluff_cards_count (self->hand);
  for (guint seat = 0; seat < 3; seat++)
    self->square[seat] = 5;

  hidden = bluff_cards_minus (bluff_pirate_all_cards (), self->discards);
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (place < 3 || place == BLUFF_PIRATE_PILE)
      {
        self->onlooker[place] = hidden;
        if (place != SELF)
          self->may[place] = bluff_cards_minus (hidden, self->hand);
      }
}

/* What is neither open nor in a hand is in the pile. */
static void
fill_pile (BluffPirateView *self)
{
  guint pile = BLUFF_PIRATE_CARDS - bluff_cards_count (self->discards) - bluff_cards_count (self->up) - self->down_size;

  for (guint seat = 0; seat < 3; seat++)
    pile -= self->hand_size[seat];
  self->pile_size = (guint8) pile;
}

/* Says that CARDS are in one of PLACES. */
static void
confine (BluffCards *may, BluffCards cards, guint places)
{
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    may[place] = places & (1u << place) ? bluff_cards_or (may[place], cards) : bluff_cards_minus (may[place], cards);
}

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

      /* From hardly suspected to suspected. */
      for (guint n = 0; n < 16 * SEEDS; n++)
        {
          BluffMind mind;
          BluffAction action;
          BluffRandom random;
          BluffView view;
          guint felt;

          open_vote (&view, &row);
          view.pirate.square[SELF] = rows[i].own;
          view.pirate.square[LAYER] = rows[i].layer;
          memcpy (view.pirate.island, rows[i].island, sizeof rows[i].island);
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

/* The seat is to lay, discard or pass. */
static void
open_play (BluffView *view, BluffLegal *legal, const char *hand, const char *discards)
{
  BluffPirateView *self = &view->pirate;

  open_view (view, hand, discards);
  self->head.phase = BLUFF_PHASE_PIRATE_PLAY;
  self->head.turn = SELF;
  self->head.awaited = bluff_seats_of (SELF);
  self->hand_size[LAYER] = 5;
  self->hand_size[THIRD] = 5;
  fill_pile (self);

  *legal = (BluffLegal){ .seat = SELF, .hand = self->hand };
  if (self->hand_size[SELF] >= BLUFF_PIRATE_SET_MIN)
    legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_LAY);
  legal->kinds |=
      bluff_action_kinds_of (self->hand_size[SELF] < BLUFF_PIRATE_HAND ? BLUFF_ACTION_PASS : BLUFF_ACTION_DISCARD);
}

/* The same position, and it is SEAT's: SELF and SEAT, who have nothing else that differs, change places. */
static void
change_places (BluffView *view, BluffLegal *legal, BluffSeat seat)
{
  BluffPirateView *self = &view->pirate;
  BluffCards may = self->may[seat];
  guint8 hand_size = self->hand_size[seat];

  self->may[seat] = self->may[SELF];
  self->may[SELF] = may;
  self->hand_size[seat] = self->hand_size[SELF];
  self->hand_size[SELF] = hand_size;
  self->seat = self->head.turn = legal->seat = seat;
  self->head.awaited = bluff_seats_of (seat);
}

static void
choose (const BluffView *view, const BluffLegal *legal, guint seed, BluffAction *action)
{
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, legal->seat, seed, 0);
  bluff_mind_choose (&mind, view, legal, action);
  g_assert_true (bluff_legal_has (legal, action));
}

static void
test_lays_honest_sets (void)
{
  static const struct
  {
    const char *hand;
    guint size;
  } rows[] = {
    { "hat*3 hook*2 parrot*2", 3 },  { "hat*4 hook*3", 4 }, { "hat*6 hook-1", 5 },
    { "hat-1 hat-2 hat-pirate", 3 }, { "hat*2 hook*5", 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, rows[i].hand, NULL);
        choose (&view, &legal, seed, &action);
        g_assert_cmpint (action.kind, ==, BLUFF_ACTION_LAY);
        g_assert_false (bluff_pirate_is_bluff (action.up, action.down));
        g_assert_cmpuint (bluff_cards_count (bluff_cards_or (action.up, action.down)), ==, rows[i].size);
      }
}

/* It bluffs where that can be believed, and never where every opponent can see through it. */
static void
test_bluffs (void)
{
  static const struct
  {
    const char *name;
    const char *hand;
    const char *discards;
    const char *known_here;  /* the onlooker knows that these are in this hand */
    const char *lost_by_one; /* seat 1 lost these to this hand */
    const char *lost_by_two; /* seat 2 lost these to this hand */
    const char *in_one;      /* these are known to have gone to seat 1, and it is known to seat 1 alone */
    gboolean bluffs;
  } rows[] = {
    { .name = "nothing is known", .hand = "hat*2 hook-1 parrot-1 flag-1", .bluffs = TRUE },
    { .name = "the suit is gone",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .discards = "hat-3 hat-4 hat-5 hat-6 hat-7 "
                  "hat-8 hat-9 hat-pirate" },
    { .name = "the hand is known",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .known_here = "hat-1 hat-2 hook-1 parrot-1 flag-1" },
    { .name = "the hand is known to both, each by its own losses",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .lost_by_one = "hook-1 parrot-1 flag-1",
      .lost_by_two = "hook-1 parrot-1 flag-1" },
    { .name = "only one of them knows",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .lost_by_one = "hook-1 parrot-1 flag-1",
      .bluffs = TRUE },
    { .name = "one has the rest, the other does not know",
      .hand = "hat*2 hook-1 parrot-1 flag-1",
      .discards = "hat-3 hat-4 hat-5",
      .in_one = "hat-6 hat-7 hat-8 hat-9 hat-pirate",
      .bluffs = TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint bluffs = 0;

      g_test_message ("%s", rows[i].name);
      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, rows[i].hand, rows[i].discards);
          confine (view.pirate.onlooker, read_cards (rows[i].known_here), 1u << SELF);
          confine (view.pirate.may, read_cards (rows[i].in_one), 1u << LAYER);
          view.pirate.known_to[LAYER] = read_cards (rows[i].lost_by_one);
          view.pirate.known_to[THIRD] = read_cards (rows[i].lost_by_two);
          choose (&view, &legal, seed, &action);
          bluffs += action.kind == BLUFF_ACTION_LAY;
        }

      if (rows[i].bluffs)
        g_assert_cmpuint (bluffs, >, SEEDS / 20);
      else
        g_assert_cmpuint (bluffs, ==, 0);
    }
}

/* A bluff is no larger than the hand, and sets of each size come up. */
static void
test_bluff_sizes (void)
{
  static const struct
  {
    const char *hand;
    guint largest;
    gboolean two; /* of a suit */
  } rows[] = {
    { "hat*2 hook-1", 3, TRUE },
    { "hat-1 hook-1 flag-1", 3, FALSE },
    { "hat*2 hook*2", 4, TRUE },
    { "hat*2 hook*2 flag*2", 5, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint sizes[BLUFF_PIRATE_SET_MAX + 1] = { 0 };
      guint bluffs = 0;

      for (guint seed = 0; seed < 10 * SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, rows[i].hand, NULL);
          choose (&view, &legal, seed, &action);
          if (action.kind == BLUFF_ACTION_LAY)
            {
              sizes[bluff_cards_count (bluff_cards_or (action.up, action.down))]++;
              bluffs++;
            }
        }

      /* A quarter of the time with two of a suit, and seldom with one. */
      if (rows[i].two)
        g_assert_cmpuint (bluffs, >, 10 * SEEDS / 5);
      else
        g_assert_cmpuint (bluffs, <, 10 * SEEDS / 10);

      for (guint size = BLUFF_PIRATE_SET_MIN; size <= BLUFF_PIRATE_SET_MAX; size++)
        g_assert_cmpint (sizes[size] > 0, ==, size <= rows[i].largest);
    }
}

/* With two players the one opponent's knowledge is all that counts. */
static void
test_never_bluffs_against_the_only_proof (void)
{
  guint bluffs[2] = { 0, 0 };

  for (guint proof = 0; proof < 2; proof++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, "hat*2 hook-1 parrot-1 flag-1", "hat-3 hat-4 hat-5");
        view.head.table.players = 2;
        view.pirate.pile_size = (guint8) (view.pirate.pile_size + view.pirate.hand_size[THIRD]);
        view.pirate.hand_size[THIRD] = 0;
        view.pirate.may[THIRD] = view.pirate.onlooker[THIRD] = BLUFF_CARDS_NONE;
        if (proof)
          confine (view.pirate.may, read_cards ("hat-6 hat-7 hat-8 hat-9 hat-pirate"), 1u << LAYER);
        choose (&view, &legal, seed, &action);
        bluffs[proof] += action.kind == BLUFF_ACTION_LAY;
      }

  g_assert_cmpuint (bluffs[0], >, 0);
  g_assert_cmpuint (bluffs[1], ==, 0);
}

/* P16: a player on start does not believe; one who is not on start is enough, on any seat. */
static void
test_bluffs_for_believers (void)
{
  for (BluffSeat own = 0; own < 3; own++)
    for (BluffSeat believer = 0; believer < 3; believer++)
      {
        guint bluffs = 0;

        for (guint seed = 0; seed < SEEDS; seed++)
          {
            BluffView view;
            BluffLegal legal;
            BluffAction action;

            open_play (&view, &legal, "hat*2 hook-1 parrot-1 flag-1", NULL);
            change_places (&view, &legal, own);
            memset (view.pirate.square, 0, sizeof view.pirate.square);
            view.pirate.square[believer] = 1;
            choose (&view, &legal, seed, &action);
            bluffs += action.kind == BLUFF_ACTION_LAY;
          }
        g_assert_true (believer == own ? bluffs == 0 : bluffs > 0);
      }
}

static void
test_discards_what_it_needs_least (void)
{
  static const struct
  {
    const char *hand;
    const char *discards;
    const char *least; /* one of these, unless it bluffs */
  } rows[] = {
    { "hat*2 hook*2 flag-1", NULL, "flag-1" },
    { "hat*2 hook*2 flag-pirate", NULL, "hat*2 hook*2" },
    { "hat*2 hook-1 flag-1 parrot-1", "flag-2 flag-3", "flag-1" },
    { "hat*2 hook-1 flag-1 parrot-1", "hat-3 hat-4 hat-5 hat-6 hat-7 hat-8 hat-9 hat-pirate", "hat*2" },
    { "hat-pirate hook-pirate flag-pirate parrot-pirate barrel-pirate", "hook-1", "hook-pirate" },
    /* Just enough hats are left for a set. */
    { "hat*2 hook-1 flag-1 parrot-1", "hat-3 hat-4 hat-5 hat-6 hat-7 hat-8 hat-9", "hook-1 flag-1 parrot-1" },
    { "hat*2 hook-1 flag-pirate parrot-pirate", NULL, "hook-1" },
    /* More than two are not worth more than other cards. */
    { "hook*2 flag-pirate parrot-pirate barrel-pirate", NULL, "flag-pirate parrot-pirate barrel-pirate" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint seed = 0; seed < SEEDS; seed++)
      {
        BluffView view;
        BluffLegal legal;
        BluffAction action;

        open_play (&view, &legal, rows[i].hand, rows[i].discards);
        choose (&view, &legal, seed, &action);
        if (action.kind == BLUFF_ACTION_DISCARD)
          g_assert_true (bluff_cards_has (read_cards (rows[i].least), action.card));
      }
}

/* A voter who can prove a bluff is not named as long as there is somebody else. */
static void
test_names_no_prover (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "parrot-1 flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
      view.pirate.up = read_cards ("hat-1");
      view.pirate.down = read_cards ("hook-1 barrel-1");
      view.pirate.down_size = 2;
      fill_pile (&view.pirate);
      confine (view.pirate.may, bluff_cards_or (view.pirate.up, view.pirate.down), 0);
      confine (view.pirate.onlooker, view.pirate.up, 0);
      view.pirate.known_to[THIRD] = read_cards ("parrot-1 flag-1 hook-1");
      legal = (BluffLegal){ .seat = SELF,
                            .kinds = bluff_action_kinds_of (BLUFF_ACTION_REVEAL),
                            .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD) };
      choose (&view, &legal, seed, &action);
      g_assert_cmpuint (action.target, ==, LAYER);
    }
}

/* A voter on start has no squares to lose, and is named only if there is nobody else. */
static void
test_names_nobody_on_start (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "parrot-1 flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
      view.pirate.up = read_cards ("hat-1");
      view.pirate.down = read_cards ("hat-2 hat-3");
      view.pirate.down_size = 2;
      fill_pile (&view.pirate);
      confine (view.pirate.may, bluff_cards_or (view.pirate.up, view.pirate.down), 0);
      confine (view.pirate.onlooker, view.pirate.up, 0);
      view.pirate.square[LAYER] = 0;
      view.pirate.square[THIRD] = 1;
      legal = (BluffLegal){ .seat = SELF,
                            .kinds = bluff_action_kinds_of (BLUFF_ACTION_REVEAL),
                            .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD) };
      choose (&view, &legal, seed, &action);
      g_assert_cmpuint (action.target, ==, THIRD);
    }
}

static void
test_boards_the_fullest_hand (void)
{
  guint boardings = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "hat*2 hook-pirate flag-1 parrot-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_TURN;
      view.pirate.square[LAYER] = 9;
      view.pirate.square[THIRD] = 12;
      view.pirate.hand_size[LAYER] = 7;
      legal =
          (BluffLegal){ .seat = SELF,
                        .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                        .targets = bluff_seats_of (LAYER) | bluff_seats_of (THIRD),
                        .boarders = read_cards ("hook-pirate") };
      choose (&view, &legal, seed, &action);
      if (action.kind == BLUFF_ACTION_BOARD)
        {
          g_assert_cmpuint (action.target, ==, LAYER);
          boardings++;
        }
    }

  g_assert_cmpuint (boardings, >, SEEDS / 4);
  g_assert_cmpuint (boardings, <, SEEDS / 2);
}

/* A player who just has an honest set lays it rather than boarding. */
static void
test_boards_no_better_hand (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_play (&view, &legal, "hat*3 hook-pirate flag-1", NULL);
      view.head.phase = BLUFF_PHASE_PIRATE_TURN;
      view.pirate.square[THIRD] = 12;
      legal =
          (BluffLegal){ .seat = SELF,
                        .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                        .targets = bluff_seats_of (THIRD),
                        .boarders = read_cards ("hook-pirate") };
      choose (&view, &legal, seed, &action);
      g_assert_cmpint (action.kind, ==, BLUFF_ACTION_DRAW);
    }
}

/* A player who is four squares behind the leader gives a turn for it, and nobody who is closer does; LEADER and OWN are
 * their seats. */
static void
check_boards_from_behind (BluffSeat own, BluffSeat leader)
{
  enum
  {
    BEHIND = 4
  };

  for (guint behind = BEHIND - 1; behind <= BEHIND; behind++)
    {
      guint boardings = 0;

      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_play (&view, &legal, "hat*2 hook-pirate flag-1 parrot-1", NULL);
          view.head.phase = BLUFF_PHASE_PIRATE_TURN;
          change_places (&view, &legal, own);
          for (guint seat = 0; seat < view.head.table.players; seat++)
            view.pirate.square[seat] = 5;
          view.pirate.square[leader] = (guint8) (5 + behind);
          view.pirate.square[view.head.table.players] = 20; /* a seat that nobody has */
          legal = (BluffLegal){ .seat = own,
                                .kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) |
                                         bluff_action_kinds_of (BLUFF_ACTION_BOARD),
                                .targets = bluff_seats_of (leader),
                                .boarders = read_cards ("hook-pirate") };
          choose (&view, &legal, seed, &action);
          boardings += action.kind == BLUFF_ACTION_BOARD;
        }
      g_assert_true (behind < BEHIND ? boardings == 0 : boardings > SEEDS / 10);
    }
}

static void
test_boards_from_behind (void)
{
  check_boards_from_behind (SELF, THIRD);
  check_boards_from_behind (LAYER, SELF);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deckhand/pirate/never-votes-against-proof", test_votes);
  g_test_add_func ("/deckhand/pirate/never-bluffs-against-proof", test_bluffs);
  g_test_add_func ("/deckhand/pirate/never-bluffs-against-the-only-proof", test_never_bluffs_against_the_only_proof);
  g_test_add_func ("/deckhand/pirate/bluffs-no-larger-than-the-hand", test_bluff_sizes);
  g_test_add_func ("/deckhand/pirate/names-no-prover", test_names_no_prover);
  g_test_add_func ("/deckhand/pirate/names-nobody-on-start", test_names_nobody_on_start);
  g_test_add_func ("/deckhand/pirate/votes-by-price", test_votes_by_price);
  g_test_add_func ("/deckhand/pirate/votes-by-memory", test_votes_by_memory);
  g_test_add_func ("/deckhand/pirate/votes-by-counts", test_votes_by_counts);
  g_test_add_func ("/deckhand/pirate/votes-by-other-suits", test_votes_by_other_suits);
  g_test_add_func ("/deckhand/pirate/votes-by-size", test_votes_by_size);
  g_test_add_func ("/deckhand/pirate/P16-votes-freely-on-start", test_votes_on_start);
  g_test_add_func ("/deckhand/pirate/votes-by-islands", test_votes_by_islands);
  g_test_add_func ("/deckhand/pirate/lays-honest-sets", test_lays_honest_sets);
  g_test_add_func ("/deckhand/pirate/bluffs-for-believers", test_bluffs_for_believers);
  g_test_add_func ("/deckhand/pirate/discards-what-it-needs-least", test_discards_what_it_needs_least);
  g_test_add_func ("/deckhand/pirate/boards-the-fullest-hand", test_boards_the_fullest_hand);
  g_test_add_func ("/deckhand/pirate/boards-no-better-hand", test_boards_no_better_hand);
  g_test_add_func ("/deckhand/pirate/boards-from-behind", test_boards_from_behind);

  return g_test_run ();
}
