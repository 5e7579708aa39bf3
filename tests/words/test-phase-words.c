/* test-phase-words.c: what is said of what a game waits for, and of how everybody stands.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#include <string.h>

#define OPEN BLUFF_NO_SEAT
#define SEAT(seat) (1u << (seat))

/* A view in a phase in which the turn is Bea's. */
typedef struct
{
  const char *path;
  BluffPhase phase;
  BluffSeats awaited;
  BluffSeat viewer;
  const char *text;
} PhaseRow;

static const PhaseRow rows[] = {
  { "setup", BLUFF_PHASE_SETUP, 0, ANNA, "The game has not begun yet." },
  { "settling", BLUFF_PHASE_SETTLING, 0, ANNA, "One moment…" },
  { "over/you", BLUFF_PHASE_OVER, 0, CARL, "Game over. You win!" },
  { "over/another", BLUFF_PHASE_OVER, 0, ANNA, "Game over. <Carl> wins!" },

  { "pirate-turn/you", BLUFF_PHASE_PIRATE_TURN, SEAT (BEA), BEA, "Your turn: draw 2 cards or board a ship." },
  { "pirate-turn/another", BLUFF_PHASE_PIRATE_TURN, SEAT (BEA), ANNA, "Waiting for <Bea> to draw or board a ship." },
  { "pirate-play/you", BLUFF_PHASE_PIRATE_PLAY, SEAT (BEA), BEA, "Your turn: lay a set or discard 1 card." },
  { "pirate-play/another", BLUFF_PHASE_PIRATE_PLAY, SEAT (BEA), OPEN, "Waiting for <Bea> to lay a set or discard." },
  { "pirate-vote/you", BLUFF_PHASE_PIRATE_VOTE, SEAT (ANNA) | SEAT (CARL), ANNA,
    "Bluff or no bluff? Vote on <Bea>’s set." },
  { "pirate-vote/one", BLUFF_PHASE_PIRATE_VOTE, SEAT (CARL), BEA, "Waiting for: <Carl>." },
  { "pirate-vote/others", BLUFF_PHASE_PIRATE_VOTE, SEAT (ANNA) | SEAT (CARL) | SEAT (DORA), BEA,
    "Waiting for: <Carl>, <Dora> and <Anna>." },
  { "pirate-reveal/you", BLUFF_PHASE_PIRATE_REVEAL, SEAT (BEA), BEA, "All votes are in. Whose cup do you lift?" },
  { "pirate-reveal/another", BLUFF_PHASE_PIRATE_REVEAL, SEAT (BEA), CARL, "All votes are in. <Bea> lifts a cup." },

  { "bluffer-turn/you", BLUFF_PHASE_BLUFFER_TURN, SEAT (BEA), BEA, "Your turn. To match: Hexagon." },
  { "bluffer-turn/another", BLUFF_PHASE_BLUFFER_TURN, SEAT (BEA), ANNA, "<Bea>’s turn. To match: Hexagon." },
  { "bluffer-call/you", BLUFF_PHASE_BLUFFER_CALL, SEAT (ANNA) | SEAT (DORA), DORA,
    "<Bea> claims: Square. Shout “Bluff!” or let it pass?" },
  { "bluffer-call/claimer", BLUFF_PHASE_BLUFFER_CALL, SEAT (ANNA) | SEAT (DORA), BEA,
    "You claim: Square. Waiting for: <Dora> and <Anna>." },
  { "bluffer-call/decided", BLUFF_PHASE_BLUFFER_CALL, SEAT (ANNA) | SEAT (DORA), CARL,
    "<Bea> claims: Square. Waiting for: <Dora> and <Anna>." },
  { "bluffer-take/you", BLUFF_PHASE_BLUFFER_TAKE, SEAT (BEA), BEA, "Bluff caught! Take 1 card from <Carl>." },
  { "bluffer-take/caller", BLUFF_PHASE_BLUFFER_TAKE, SEAT (BEA), CARL, "Bluff caught! <Bea> takes 1 of your cards." },
  { "bluffer-take/another", BLUFF_PHASE_BLUFFER_TAKE, SEAT (BEA), ANNA,
    "Bluff caught! <Bea> takes 1 card from <Carl>." },
  { "bluffer-give/you", BLUFF_PHASE_BLUFFER_GIVE, SEAT (BEA), BEA, "Honest! Give 1 card to <Carl>." },
  { "bluffer-give/caller", BLUFF_PHASE_BLUFFER_GIVE, SEAT (BEA), CARL, "Honest! <Bea> gives you 1 card." },
  { "bluffer-give/another", BLUFF_PHASE_BLUFFER_GIVE, SEAT (BEA), OPEN, "Honest! <Bea> gives 1 card to <Carl>." },

  { "bluffaneer-roll/you", BLUFF_PHASE_BLUFFANEER_ROLL, SEAT (BEA), BEA, "Your turn: roll the bones." },
  { "bluffaneer-roll/another", BLUFF_PHASE_BLUFFANEER_ROLL, SEAT (BEA), ANNA, "Waiting for <Bea> to roll the bones." },
  { "bluffaneer-steal/you", BLUFF_PHASE_BLUFFANEER_STEAL, SEAT (BEA), BEA,
    "Rolled: Two ships. Who do you steal from?" },
  { "bluffaneer-steal/another", BLUFF_PHASE_BLUFFANEER_STEAL, SEAT (BEA), ANNA,
    "Rolled: Two ships. Waiting for <Bea> to steal." },
  { "bluffaneer-claim/you", BLUFF_PHASE_BLUFFANEER_CLAIM, SEAT (ANNA) | SEAT (CARL), ANNA,
    "Rolled: Swords + Ship. Claim it or let it pass?" },
  { "bluffaneer-claim/others", BLUFF_PHASE_BLUFFANEER_CLAIM, SEAT (ANNA) | SEAT (CARL), BEA,
    "Rolled: Swords + Ship. Waiting for: <Carl> and <Anna>." },
  { "bluffaneer-answer/you", BLUFF_PHASE_BLUFFANEER_ANSWER, SEAT (BEA), BEA,
    "<Carl> claims the match. Pay 1 coin or shout “Bluffaneer!”?" },
  { "bluffaneer-answer/claimer", BLUFF_PHASE_BLUFFANEER_ANSWER, SEAT (BEA), CARL,
    "You claim the match. Will <Bea> pay?" },
  { "bluffaneer-answer/another", BLUFF_PHASE_BLUFFANEER_ANSWER, SEAT (BEA), ANNA,
    "<Carl> claims the match. Will <Bea> pay?" },
};

static void
fill_view (BluffView *view, BluffPhase phase, BluffSeats awaited)
{
  memset (view, 0, sizeof *view);

  if (phase >= BLUFF_PHASE_BLUFFANEER_ROLL)
    {
      view->bluffaneer.icons[0] = BLUFF_ICON_SHIP;
      view->bluffaneer.icons[1] = phase == BLUFF_PHASE_BLUFFANEER_STEAL ? BLUFF_ICON_SHIP : BLUFF_ICON_SWORDS;
      view->bluffaneer.claimer = CARL;
    }
  else if (phase >= BLUFF_PHASE_BLUFFER_TURN)
    {
      view->bluffer.need = BLUFF_SHAPE_HEXAGON;
      view->bluffer.claimed_shape = BLUFF_SHAPE_SQUARE;
      view->bluffer.caller = CARL;
    }
  else
    {
      view->pirate.hand_size[BEA] = BLUFF_PIRATE_HAND;
    }

  view->head.phase = (guint8) phase;
  view->head.turn = BEA;
  view->head.awaited = awaited;
  view->head.place[ANNA] = 2;
  view->head.place[BEA] = 2;
  view->head.place[CARL] = 1;
  view->head.place[DORA] = 4;
}

static char *
say_phase (BluffSeat viewer, const BluffView *view)
{
  BluffCast cast;
  g_autofree char *text = NULL;

  words_cast_init (&cast, viewer);
  text = bluff_words_phase (&cast, view);
  words_assert_sound (text);
  return words_readable (text);
}

static void
test_row (gconstpointer data)
{
  const PhaseRow *row = data;
  g_autofree char *text = NULL;
  BluffView view;

  fill_view (&view, row->phase, row->awaited);
  text = say_phase (row->viewer, &view);
  g_assert_cmpstr (text, ==, row->text);
}

/* An onlooker is awaited by nobody: every phase is about others. */
static void
test_onlooker (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *open = NULL;
      BluffView view;

      fill_view (&view, rows[i].phase, rows[i].awaited);
      if (rows[i].phase >= BLUFF_PHASE_BLUFFANEER_ROLL)
        view.bluffaneer.seat = BLUFF_ONLOOKER;
      else if (rows[i].phase >= BLUFF_PHASE_BLUFFER_TURN)
        view.bluffer.seat = BLUFF_ONLOOKER;
      else
        view.pirate.seat = BLUFF_ONLOOKER;
      text = say_phase (BLUFF_ONLOOKER, &view);
      open = say_phase (BLUFF_NO_SEAT, &view);
      g_assert_cmpstr (text, ==, open);
      g_assert_false (g_regex_match_simple ("\\byou", text, G_REGEX_CASELESS, 0));
    }
}

/* Every phase has a row, and none reads like another. */
static void
test_distinct (void)
{
  g_autoptr (GHashTable) phases = g_hash_table_new (g_str_hash, g_str_equal);
  guint seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gpointer phase = g_hash_table_lookup (phases, rows[i].text);

      g_assert_true (phase == NULL || GPOINTER_TO_UINT (phase) == rows[i].phase + 1);
      g_hash_table_insert (phases, (gpointer) (guintptr) rows[i].text, GUINT_TO_POINTER (rows[i].phase + 1));
      seen |= 1u << rows[i].phase;
    }

  g_assert_cmpuint (seen, ==, (1u << BLUFF_N_PHASES) - 1);
}

/* P17: what is asked for depends on the cards in hand. */
static void
test_few_cards (void)
{
  static const struct
  {
    guint8 hand_size;
    const char *text;
  } hands[] = {
    { 2, "Your turn: too few cards for a set, so end it." },
    { 3, "Your turn: lay a set or end your turn." },
    { 4, "Your turn: lay a set or end your turn." },
    { 5, "Your turn: lay a set or discard 1 card." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *text = NULL;
      BluffView view;

      fill_view (&view, BLUFF_PHASE_PIRATE_PLAY, SEAT (BEA));
      view.pirate.hand_size[BEA] = hands[i].hand_size;
      text = say_phase (BEA, &view);
      g_assert_cmpstr (text, ==, hands[i].text);
    }
}

static void
assert_standing (const BluffView *view, BluffSeat viewer, const char *expected)
{
  BluffCast cast;
  g_autofree char *text = NULL;
  g_autofree char *readable = NULL;

  words_cast_init (&cast, viewer);
  text = bluff_words_standing (&cast, view);
  words_assert_sound (text);
  readable = words_readable (text);
  g_assert_cmpstr (readable, ==, expected);
}

static void
test_standing_pirate (void)
{
  BluffView view = {
    .pirate = {
      .head.table = { .game = BLUFF_GAME_PIRATE, .players = WORDS_PLAYERS },
      .seat = BEA,
      .square = { 0, 12, 3, 28 },
      .hand_size = { 5, 2, 1, 0 },
      .hand = CARDS (HAT (3), HAT_PIRATE),
    },
  };

  assert_standing (&view, BEA,
                   "<Anna>: Start square. In hand: 5 cards.\nYou: Square 12. In hand: Hat and Hat pirate.\n"
                   "<Carl>: Square 3. In hand: 1 card.\n<Dora>: Square 28. In hand: 0 cards.");

  view.pirate.seat = BLUFF_ONLOOKER;
  view.pirate.hand = BLUFF_CARDS_NONE;
  assert_standing (&view, BLUFF_ONLOOKER,
                   "<Anna>: Start square. In hand: 5 cards.\n<Bea>: Square 12. In hand: 2 cards.\n"
                   "<Carl>: Square 3. In hand: 1 card.\n<Dora>: Square 28. In hand: 0 cards.");
}

/* B19: without the memory aid no hidden side is said, not even one that was peeked at in this turn. */
static void
test_standing_bluffer (void)
{
  BluffView view = {
    .bluffer = {
      .head.table = { .game = BLUFF_GAME_BLUFFER, .players = WORDS_PLAYERS, .memory_aid = TRUE },
      .head.turn = BEA,
      .seat = BEA,
      .peeked = 2,
      .tables = { 0x1, 0x6, 0x8, 0 },
      .up = { BLUFF_SHAPE_STAR, BLUFF_SHAPE_SQUARE, BLUFF_SHAPE_CIRCLE, BLUFF_SHAPE_HEXAGON },
      .down = { BLUFF_SHAPE_UNKNOWN, BLUFF_SHAPE_STAR, BLUFF_SHAPE_STAR, BLUFF_SHAPE_UNKNOWN },
    },
  };

  assert_standing (&view, BEA,
                   "<Anna>: Star.\nYou: Square (hidden side: Star) and Circle (hidden side: Star).\n"
                   "<Carl>: Hexagon.\n<Dora>: 0 cards.");

  view.head.table.memory_aid = FALSE;
  assert_standing (&view, BLUFF_NO_SEAT,
                   "<Anna>: Star.\n<Bea>: Square and Circle.\n<Carl>: Hexagon.\n<Dora>: 0 cards.");

  /* Nor one that is known to all, to an onlooker. */
  view.bluffer.seat = BLUFF_ONLOOKER;
  assert_standing (&view, BLUFF_ONLOOKER,
                   "<Anna>: Star.\n<Bea>: Square and Circle.\n<Carl>: Hexagon.\n<Dora>: 0 cards.");
}

static void
test_standing_bluffaneer (void)
{
  BluffView view = {
    .bluffaneer = {
      .head.table = { .game = BLUFF_GAME_BLUFFANEER, .players = WORDS_PLAYERS },
      .seat = BEA,
      .card = BLUFF_PAIR_CHEST_SHIP,
      .coins = { 10, 1, 0, 21 },
    },
  };

  assert_standing (&view, BEA,
                   "<Anna>: 10 coins.\nYou: 1 coin. Card: Treasure chest + Ship.\n<Carl>: 0 coins.\n"
                   "<Dora>: 21 coins.");

  view.bluffaneer.card = BLUFF_PAIR_NONE;
  assert_standing (&view, ANNA, "You: 10 coins.\n<Bea>: 1 coin.\n<Carl>: 0 coins.\n<Dora>: 21 coins.");

  view.bluffaneer.seat = BLUFF_ONLOOKER;
  assert_standing (&view, BLUFF_ONLOOKER, "<Anna>: 10 coins.\n<Bea>: 1 coin.\n<Carl>: 0 coins.\n<Dora>: 21 coins.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/words/phase/", rows[i].path, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/phase/onlooker", test_onlooker);
  g_test_add_func ("/words/phase/each-its-own", test_distinct);
  g_test_add_func ("/words/phase/few-cards", test_few_cards);
  g_test_add_func ("/words/standing/pirate", test_standing_pirate);
  g_test_add_func ("/words/standing/bluffer", test_standing_bluffer);
  g_test_add_func ("/words/standing/bluffaneer", test_standing_bluffaneer);

  return g_test_run ();
}
