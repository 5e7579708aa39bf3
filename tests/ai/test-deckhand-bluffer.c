/* test-deckhand-bluffer.c: a deckhand at Bluffer: it never goes against what the view proves, and does what is sure.
 *
 * A card is written with its visible and its hidden side, c(ircle), q (square), s(tar), h(exagon) or ? for a hidden
 * side that seat 0 has not seen, and the other seats who have: "c/s@12". "4*c/s@12" are four of them. Slots are given
 * in the order in which the cards are written: the tables from seat 0 on, then the pile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-odds.h"
#include "bluff-mind.h"
#include "bluff-pick.h"

#include <string.h>

enum
{
  SEEDS = 200,
  WAVER = 100, /* how far a deckhand's feeling strays from the odds */
  SELF = 0,
  CLAIMER = 1,
  PLAYERS = 3
};

static guint8
read_shape (char letter)
{
  static const char letters[] = "cqsh";
  const char *found = strchr (letters, letter);

  return letter == '?' ? BLUFF_SHAPE_UNKNOWN : (guint8) (found - letters);
}

/* Puts cards in the next slots; returns them. */
static BluffSlots
read_cards (BluffBlufferView *self, guint *n_slots, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);
  BluffSlots slots = 0;

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      gboolean many = words[i][1] == '*';
      const char *card = many ? words[i] + 2 : words[i];
      const char *seats = strchr (card, '@');

      for (guint copies = many ? (guint) (words[i][0] - '0') : 1; copies > 0; copies--)
        {
          guint slot = (*n_slots)++;

          g_assert_cmpuint (slot, <, BLUFF_BLUFFER_CARDS);
          slots |= bluff_slots_of (slot);
          self->up[slot] = read_shape (card[0]);
          self->down[slot] = read_shape (card[2]);
          if (card[2] != '?')
            self->knows[SELF] |= bluff_slots_of (slot);
          for (const char *seat = seats; seat != NULL && *++seat != '\0';)
            self->knows[*seat - '0'] |= bluff_slots_of (slot);
        }
    }

  return slots;
}

/* A position as seat 0 of three sees it; the pile's last card is its top. */
static void
open_view (BluffView *view, const char *own, const char *second, const char *third, const char *pile)
{
  BluffBlufferView *self = &view->bluffer;
  guint n_slots = 0;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFER, PLAYERS);
  memset (self->up, BLUFF_SHAPE_UNKNOWN, sizeof self->up);
  memset (self->down, BLUFF_SHAPE_UNKNOWN, sizeof self->down);
  self->head.awaited = bluff_seats_of (SELF);
  self->seat = SELF;
  self->in_play = bluff_seats_all (PLAYERS);
  self->tables[0] = read_cards (self, &n_slots, own);
  self->tables[1] = read_cards (self, &n_slots, second);
  self->tables[2] = read_cards (self, &n_slots, third);
  self->pile = read_cards (self, &n_slots, pile);
  self->top = (guint8) (n_slots - 1);
  self->need = self->up[self->top];
  self->draw_size = (guint8) (BLUFF_BLUFFER_CARDS - n_slots);
  self->draw_up = BLUFF_SHAPE_UNKNOWN;
  self->peeked = self->claimed = BLUFF_NO_SLOT;
  self->claimed_shape = BLUFF_SHAPE_UNKNOWN;
  self->caller = BLUFF_NO_SEAT;
}

static void
choose (const BluffView *view, const BluffLegal *legal, guint seed, guint8 bluffs, guint8 truths, BluffAction *action)
{
  BluffMind mind;

  bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
  mind.memory.bluffs[CLAIMER] = bluffs;
  mind.memory.truths[CLAIMER] = truths;
  bluff_mind_choose (&mind, view, legal, action);
  g_assert_true (bluff_legal_has (legal, action));
}

/* Seat 1 has claimed that the hidden side of the pile's top card is a star. */
static void
open_claim (BluffView *view, const char *own, const char *third, const char *pile)
{
  open_view (view, own, "q/?", third, pile);
  view->head.phase = BLUFF_PHASE_BLUFFER_CALL;
  view->head.turn = CLAIMER;
  view->bluffer.claimed = view->bluffer.top;
  view->bluffer.claimed_shape = BLUFF_SHAPE_STAR;
}

static guint
count_calls (const BluffView *view, guint8 bluffs, guint8 truths)
{
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (BLUFF_ACTION_DECIDE) };
  guint calls = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffAction action;

      choose (view, &legal, seed, bluffs, truths, &action);
      calls += action.yes;
    }

  return calls;
}

static void
test_calls (void)
{
  static const struct
  {
    const char *name;
    const char *own;
    const char *third;
    const char *pile;
    BluffVerdict verdict;
  } rows[] = {
    { "nothing is known", "h/? h/?", "h/? h/?", "c/?@1", BLUFF_VERDICT_OPEN },
    { "it has seen another shape there", "h/? h/?", "h/? h/?", "c/h", BLUFF_VERDICT_FALSE },
    { "it has seen the star there", "h/? h/?", "h/? h/?", "c/s", BLUFF_VERDICT_TRUE },
    { "all four circles with a star are elsewhere", "h/? h/?", "h/? h/?", "3*c/s@12 s/c@12 c/?@1",
      BLUFF_VERDICT_FALSE },
    { "three of them are elsewhere", "h/? h/?", "h/? h/?", "3*c/s@12 c/?@1", BLUFF_VERDICT_OPEN },
    { "all other circles are elsewhere", "h/? h/?", "h/? h/?", "2*c/c@12 4*c/q@12 4*h/c@12 c/?@1", BLUFF_VERDICT_TRUE },
    { "all but one are", "h/? h/?", "h/? h/?", "2*c/c@12 4*c/q@12 3*h/c@12 c/?@1", BLUFF_VERDICT_OPEN },
    { "the last circle with a star is the card that shows a star", "h/?", "s/?",
      "2*s/s@12 4*s/q@12 4*s/h@12 3*c/s@12 c/?@1", BLUFF_VERDICT_FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffView view;

      g_test_message ("%s", rows[i].name);
      open_claim (&view, rows[i].own, rows[i].third, rows[i].pile);
      g_assert_cmpint (bluff_bluffer_odds_verdict (&view.bluffer), ==, rows[i].verdict);

      /* Whatever it thinks of the claimer. */
      if (rows[i].verdict == BLUFF_VERDICT_FALSE)
        g_assert_cmpuint (count_calls (&view, 0, 200), ==, SEEDS);
      if (rows[i].verdict == BLUFF_VERDICT_TRUE)
        g_assert_cmpuint (count_calls (&view, 200, 0), ==, 0);
    }
}

/* The draw pile's top card shows one side (B3), and counts. */
static void
test_counts_the_draw_pile (void)
{
  BluffView view;

  open_claim (&view, "h/?", "h/?", "2*s/s@12 4*s/q@12 4*s/h@12 3*c/s@12 c/?@1");
  g_assert_cmpint (bluff_bluffer_odds_verdict (&view.bluffer), ==, BLUFF_VERDICT_OPEN);
  view.bluffer.draw_up = BLUFF_SHAPE_STAR;
  g_assert_cmpint (bluff_bluffer_odds_verdict (&view.bluffer), ==, BLUFF_VERDICT_FALSE);

  /* The last shape is one, too. */
  open_claim (&view, "q/?", "q/?", "2*h/h@12 4*h/q@12 4*s/h@12 3*c/h@12 c/?@1");
  view.bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
  g_assert_cmpint (bluff_bluffer_odds_verdict (&view.bluffer), ==, BLUFF_VERDICT_OPEN);
  view.bluffer.draw_up = BLUFF_SHAPE_HEXAGON;
  g_assert_cmpint (bluff_bluffer_odds_verdict (&view.bluffer), ==, BLUFF_VERDICT_FALSE);
}

/* A hidden side is what the cards that are not known whole have there; a card with one shape twice shows it whichever
 * side is up, so that it counts twice. A table that nobody has does not count. */
static void
test_odds (void)
{
  static const struct
  {
    const char *name;
    const char *own;
    const char *pile;
    guint odds[BLUFF_N_SHAPES]; /* of the hidden side of a circle, in ways */
  } rows[] = {
    { "nothing is known", "c/?", "s/?", { 4, 4, 4, 4 } },
    { "own cards are known", "c/? c/c c/q c/q", "s/?", { 2, 2, 4, 4 } },
    { "so are those of the pile", "c/?", "c/c 3*c/s h/c s/?", { 2, 4, 1, 3 } },
    { "the first card is known", "c/q c/?", "s/?", { 4, 3, 4, 4 } },
    { "one side is known of all others", "c/?", "2*c/c 4*c/q 3*c/s 4*c/h s/?", { 0, 0, 1, 0 } },
    { "the last card is known",
      "c/?",
      "2*c/c 3*c/q 3*c/s 4*c/h 2*q/q 4*q/s 4*q/h 2*s/s 4*s/h 2*h/h c/q",
      { 0, 0, 1, 0 } },
    { "all cards of a kind have another place", "c/? q/?", "2*q/q 4*q/s 4*q/h 3*c/q s/?", { 4, 0, 4, 4 } },
    { "the hexagons' place is the other one", "c/? h/?", "2*h/h 4*h/s 4*q/h 3*c/h s/?", { 4, 4, 4, 0 } },
    { "the stars' place is the other one", "c/? s/?", "2*s/s 4*h/s 4*q/s 3*c/s q/?", { 4, 4, 0, 4 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffView view;
      guint all = 0;
      guint slot = 0;

      g_test_message ("%s", rows[i].name);
      open_view (&view, rows[i].own, NULL, NULL, rows[i].pile);
      view.bluffer.tables[PLAYERS] = ~(BluffSlots) 0;
      while (view.bluffer.down[slot] != BLUFF_SHAPE_UNKNOWN)
        slot++;
      for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
        all += rows[i].odds[shape];
      for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
        g_assert_cmpuint (bluff_bluffer_odds_hidden (&view.bluffer, slot, (BluffShape) shape), ==,
                          BLUFF_SURE * rows[i].odds[shape] / all);
    }
}

/* A seat knows who else has seen its card, the first seat too. */
static void
test_provers (void)
{
  BluffView view;

  open_view (&view, "h/?", "c/h@1", "h/?", "s/?");
  view.bluffer.seat = 1;
  g_assert_cmphex (bluff_bluffer_odds_provers (&view.bluffer, 1, BLUFF_SHAPE_STAR), ==, bluff_seats_of (0));
}

/* As far as it can tell, a call must win more cards than it loses, one of its own and three of the claimer's against
 * two and one. Its own cards count once for each rival; losing the last one is worth three more. */
static void
test_calls_by_price (void)
{
  static const struct
  {
    const char *own;
    const char *third;
    guint8 bluffs;
    guint8 truths;
    guint gain;
    guint loss;
  } rows[] = {
    { "h/? h/?", "h/?", 3, 3, 2 * 1 + 3, 2 * 2 + 1 },
    { "h/?", "h/?", 0, 1, 2 * (1 + 3) + 3, 2 * 2 + 1 },
    { "h/? h/?", NULL, 1, 1, 1 + 3, 2 + 1 },
  };
  BluffLegal legal = { .seat = SELF, .kinds = bluff_action_kinds_of (BLUFF_ACTION_DECIDE) };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint calls = 0;

      for (guint seed = 0; seed < 10 * SEEDS; seed++)
        {
          BluffMind mind;
          BluffAction action;
          BluffRandom random;
          BluffView view;
          guint felt;

          open_claim (&view, rows[i].own, rows[i].third, "c/?@1");
          if (rows[i].third == NULL)
            view.bluffer.in_play = bluff_seats_without (view.bluffer.in_play, 2);
          bluff_mind_init (&mind, BLUFF_LEVEL_DECKHAND, SELF, seed, 0);
          mind.memory.bluffs[CLAIMER] = rows[i].bluffs;
          mind.memory.truths[CLAIMER] = rows[i].truths;
          random = mind.random;
          felt = bluff_pick_feel (&random, bluff_bluffer_odds_bluff (&view.bluffer, &mind.memory), WAVER);
          bluff_mind_choose (&mind, &view, &legal, &action);
          g_assert_cmpint (action.yes, ==, felt * rows[i].gain > (BLUFF_SURE - felt) * rows[i].loss);
          calls += action.yes;
        }
      g_assert_cmpuint (calls, >, 0);
      g_assert_cmpuint (calls, <, 10 * SEEDS);
    }
}

static void
test_calls_by_memory (void)
{
  BluffView view;

  open_claim (&view, "h/? h/?", "h/? h/?", "c/?@1");
  g_assert_cmpuint (count_calls (&view, 0, 20), ==, 0);
  g_assert_cmpuint (count_calls (&view, 20, 0), ==, SEEDS);
}

/* A player who claims a card unseen knows no more than the counts, however honest. */
static void
test_calls_the_unseen (void)
{
  BluffMemory memory;
  BluffView view;

  bluff_memory_init (&memory);
  memory.truths[CLAIMER] = 200;
  open_claim (&view, "h/? h/?", "h/? h/?", "c/?");
  g_assert_cmpuint (bluff_bluffer_odds_bluff (&view.bluffer, &memory), >, BLUFF_SURE / 2);
  g_assert_cmpuint (count_calls (&view, 0, 200), ==, SEEDS);
}

/* The seat's turn, as the rules offer it. */
static void
open_turn (BluffView *view, BluffLegal *legal, gboolean may_peek)
{
  BluffBlufferView *self = &view->bluffer;
  BluffSlots table = self->tables[SELF];
  BluffSlots matches = 0;

  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if ((table & bluff_slots_of (slot)) && self->up[slot] == self->need)
      matches |= bluff_slots_of (slot);

  self->head.phase = BLUFF_PHASE_BLUFFER_TURN;
  self->head.turn = SELF;
  *legal = (BluffLegal){ .seat = SELF, .slots = matches != 0 ? matches : table };
  if (matches != 0)
    legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_MATCH);
  else
    legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW) |
                   bluff_action_kinds_of (bluff_bits_count (table) == 1 ? BLUFF_ACTION_SHOW : BLUFF_ACTION_CLAIM);
  if (may_peek)
    legal->peeks = table & ~self->knows[SELF];
  if (legal->peeks != 0)
    legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_PEEK);
}

/* The shape to match is a star; nobody peeks. What each deckhand does is one of the kinds and slots in the row. */
static void
test_turns (void)
{
  static const struct
  {
    const char *name;
    const char *own;
    const char *second;
    const char *third;
    const char *pile;
    BluffActionKind kind; /* what is done always, … */
    BluffSlots slots;     /* … and with which cards; */
    gboolean may_draw;    /* unless it draws */
  } rows[] = {
    { "a truth is claimed", "c/h c/s h/?", "h/?", "h/?", "s/?", BLUFF_ACTION_CLAIM, 0x2, FALSE },
    { "a proven truth is claimed", "c/? h/?", "q/?", "q/?", "2*c/c@12 4*c/q@12 4*h/c@12 s/?", BLUFF_ACTION_CLAIM, 0x1,
      FALSE },
    { "a truth that hinders the next player is claimed", "c/s h/s", "c/?", "h/?", "s/?", BLUFF_ACTION_CLAIM, 0x2,
      FALSE },
    { "what all know to be false is not claimed", "c/h@12 c/h@12 h/q@12", "h/?", "h/?", "s/?", BLUFF_ACTION_DRAW, 0,
      FALSE },
    { "what one knows to be false is not claimed", "c/h@1 c/h@2 h/q@1", "h/?", "h/?", "s/?", BLUFF_ACTION_DRAW, 0,
      FALSE },
    { "what it alone knows to be false may be claimed", "c/h@12 c/h h/q@12", "h/?", "h/?", "s/?", BLUFF_ACTION_CLAIM,
      0x2, TRUE },
    { "what nobody knows may be claimed", "c/h@12 c/? h/q@12", "h/?", "h/?", "s/?", BLUFF_ACTION_CLAIM, 0x2, TRUE },
    { "what the counts exclude for all is not claimed", "c/? c/h", "h/?", "h/?", "3*c/s@12 s/c@12 s/?",
      BLUFF_ACTION_DRAW, 0, FALSE },
    { "what the counts exclude for one is not claimed", "c/? c/h", "h/?", "h/?", "3*c/s@1 s/c@1 s/?", BLUFF_ACTION_DRAW,
      0, FALSE },
    { "what one has seen and the counts exclude is not claimed", "c/?@1 c/h@2", "h/?", "h/?", "3*c/s s/c s/?",
      BLUFF_ACTION_DRAW, 0, FALSE },
    { "what one has seen and the counts allow may be claimed", "c/?@1 c/h@2", "h/?", "h/?", "3*c/s s/?",
      BLUFF_ACTION_CLAIM, 0x1, TRUE },
    { "what the counts exclude for it alone may be claimed", "c/? c/h@12", "h/?", "h/?", "3*c/s s/c s/?",
      BLUFF_ACTION_CLAIM, 0x3, TRUE },
    { "who is out proves nothing", "c/h@2 c/h@2", "h/?", NULL, "s/?", BLUFF_ACTION_CLAIM, 0x3, TRUE },
    { "a last card known to match is shown", "c/s", "h/?", "h/?", "s/?", BLUFF_ACTION_SHOW, 0x1, FALSE },
    { "a last card that may match is shown", "c/?", "h/?", "h/?", "s/?", BLUFF_ACTION_SHOW, 0x1, FALSE },
    { "a last card known not to match is not shown", "c/h", "h/?", "h/?", "s/?", BLUFF_ACTION_DRAW, 0, FALSE },
    { "a match hinders the next player", "s/h s/q", "h/?", "q/?", "s/?", BLUFF_ACTION_MATCH, 0x2, FALSE },
    { "a match hinders the next player who has a circle", "s/c s/q", "c/?", "q/?", "s/?", BLUFF_ACTION_MATCH, 0x2,
      FALSE },
    { "a card that was seen is claimed before one that was not", "c/h c/?", "h/?", "h/?", "s/?", BLUFF_ACTION_CLAIM,
      0x1, TRUE },
    { "an unknown match is better than one that helps", "s/h s/?", "h/?", "q/?", "s/?", BLUFF_ACTION_MATCH, 0x2,
      FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint done = 0;

      g_test_message ("%s", rows[i].name);
      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_view (&view, rows[i].own, rows[i].second, rows[i].third, rows[i].pile);
          if (rows[i].third == NULL)
            view.bluffer.in_play = bluff_seats_without (view.bluffer.in_play, 2);
          open_turn (&view, &legal, FALSE);
          choose (&view, &legal, seed, 0, 0, &action);
          if (rows[i].may_draw && action.kind == BLUFF_ACTION_DRAW)
            continue;

          g_assert_cmpint (action.kind, ==, rows[i].kind);
          if (action.kind != BLUFF_ACTION_DRAW)
            g_assert_cmpuint (bluff_slots_of (action.card) & rows[i].slots, !=, 0);
          done++;
        }

      g_assert_cmpuint (done, >, SEEDS / 4);
    }
}

/* If two matches surely do not help the next player, either is played, whether its other side was seen or not. */
static void
test_matches_either (void)
{
  guint played[2] = { 0, 0 };

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal;
      BluffAction action;

      open_view (&view, "s/q s/?", "h/?", "h/?", "4*h/s s/?");
      open_turn (&view, &legal, FALSE);
      choose (&view, &legal, seed, 0, 0, &action);
      g_assert_cmpint (action.kind, ==, BLUFF_ACTION_MATCH);
      played[action.card]++;
    }
  g_assert_cmpuint (played[0], >, SEEDS / 4);
  g_assert_cmpuint (played[1], >, SEEDS / 4);
}

/* Half of the lies that nobody can disprove are told, and four of five guesses. */
static void
test_dares (void)
{
  static const struct
  {
    const char *own;
    guint least, most;
  } rows[] = {
    { "c/h c/h", SEEDS * 4 / 10, SEEDS * 6 / 10 },
    { "c/? c/?", SEEDS * 7 / 10, SEEDS * 9 / 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint claims = 0;

      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_view (&view, rows[i].own, "h/?", "h/?", "s/?");
          open_turn (&view, &legal, FALSE);
          choose (&view, &legal, seed, 0, 0, &action);
          claims += action.kind == BLUFF_ACTION_CLAIM;
        }
      g_assert_cmpuint (claims, >, rows[i].least);
      g_assert_cmpuint (claims, <, rows[i].most);
    }
}

static void
test_peeks (void)
{
  static const struct
  {
    const char *name;
    const char *own;
    const char *pile;
    BluffSlots peeks; /* 0: at none */
  } rows[] = {
    { "at what it does not know", "c/h h/? q/c", "s/?", 0x2 },
    { "at the likelier card", "c/? h/?", "3*c/s s/?", 0x2 },
    { "not at what the counts prove", "c/? h/s", "2*c/c@12 4*c/q@12 4*h/c@12 s/?", 0 },
    { "not at a card that it plays", "s/? c/h", "s/?", 0 },
    { "at a card that stays", "s/? c/?", "s/?", 0x2 },
    { "at a last card", "c/?", "s/?", 0x1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].name);
      for (guint seed = 0; seed < SEEDS; seed++)
        {
          BluffView view;
          BluffLegal legal;
          BluffAction action;

          open_view (&view, rows[i].own, "q/?", "q/?", rows[i].pile);
          open_turn (&view, &legal, TRUE);
          choose (&view, &legal, seed, 0, 0, &action);
          g_assert_cmpint (action.kind == BLUFF_ACTION_PEEK, ==, rows[i].peeks != 0);
          if (rows[i].peeks != 0)
            g_assert_cmpuint (bluff_slots_of (action.card) & rows[i].peeks, !=, 0);
        }
    }
}

/* Takes a shape that it lacks, gives one that it has twice. */
static void
test_takes_and_gives (void)
{
  for (guint seed = 0; seed < SEEDS; seed++)
    {
      BluffView view;
      BluffLegal legal = { .seat = SELF };
      BluffAction action;

      open_view (&view, "c/? c/? q/?", "c/? h/? q/?", "h/?", "s/?");
      view.head.turn = SELF;

      view.head.phase = BLUFF_PHASE_BLUFFER_TAKE;
      legal.kinds = bluff_action_kinds_of (BLUFF_ACTION_TAKE);
      legal.slots = view.bluffer.tables[1];
      choose (&view, &legal, seed, 0, 0, &action);
      g_assert_cmpuint (view.bluffer.up[action.card], ==, BLUFF_SHAPE_HEXAGON);

      view.head.phase = BLUFF_PHASE_BLUFFER_GIVE;
      legal.kinds = bluff_action_kinds_of (BLUFF_ACTION_GIVE);
      legal.slots = view.bluffer.tables[SELF];
      choose (&view, &legal, seed, 0, 0, &action);
      g_assert_cmpuint (view.bluffer.up[action.card], ==, BLUFF_SHAPE_CIRCLE);

      /* Among the shapes that it lacks, the one to match. */
      open_view (&view, "c/? q/?", "h/? s/?", "h/?", "s/?");
      view.head.turn = SELF;
      view.head.phase = BLUFF_PHASE_BLUFFER_TAKE;
      legal.kinds = bluff_action_kinds_of (BLUFF_ACTION_TAKE);
      legal.slots = view.bluffer.tables[1];
      choose (&view, &legal, seed, 0, 0, &action);
      g_assert_cmpuint (view.bluffer.up[action.card], ==, BLUFF_SHAPE_STAR);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deckhand/bluffer/never-calls-against-proof", test_calls);
  g_test_add_func ("/deckhand/bluffer/counts-the-draw-pile", test_counts_the_draw_pile);
  g_test_add_func ("/deckhand/bluffer/odds", test_odds);
  g_test_add_func ("/deckhand/bluffer/provers", test_provers);
  g_test_add_func ("/deckhand/bluffer/calls-by-price", test_calls_by_price);
  g_test_add_func ("/deckhand/bluffer/matches-either", test_matches_either);
  g_test_add_func ("/deckhand/bluffer/dares", test_dares);
  g_test_add_func ("/deckhand/bluffer/never-claims-against-proof", test_turns);
  g_test_add_func ("/deckhand/bluffer/calls-by-memory", test_calls_by_memory);
  g_test_add_func ("/deckhand/bluffer/calls-the-unseen", test_calls_the_unseen);
  g_test_add_func ("/deckhand/bluffer/peeks", test_peeks);
  g_test_add_func ("/deckhand/bluffer/takes-and-gives", test_takes_and_gives);

  return g_test_run ();
}
