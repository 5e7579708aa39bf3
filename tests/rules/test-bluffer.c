/* test-bluffer.c: the rules of Bluffer, one by one: the deck, the turns and the end (B1–B8 and B15–B19). Calls are in
 * test-bluffer-calls.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffer-rows.h"

/* Moves that the rules refuse */

static const Refused refused[] = {
  { "B4-no-second-peek", "qs hh / ss ss / cs /", "0 peek qs", "0 peek hh", BLUFF_REFUSAL_BLUFFER_PEEK_TWICE },
  { "B4-only-own-cards", "qs hh / ss ss / cs /", NULL, "0 peek ss of 1", BLUFF_REFUSAL_BLUFFER_PEEK_CARD },
  { "B4-not-what-was-seen", "qs hh / ss sq / cs /", "0 peek qs, 0 draw, 1 draw", "0 peek qs",
    BLUFF_REFUSAL_BLUFFER_PEEK_KNOWN },
  { "B4-not-what-was-shown", "qs / ss sq / cs / hh", "0 show qs, 1 draw", "0 peek qs",
    BLUFF_REFUSAL_BLUFFER_PEEK_KNOWN },
  { "B4-not-in-others-turns", "qs hh / ss ss / cs /", NULL, "1 peek ss", BLUFF_REFUSAL_NOT_AWAITED },
  { "B4-not-after-the-move", "qs hh / ss ss / cs /", "0 claim qs", "0 peek hh", BLUFF_REFUSAL_NOT_AWAITED },
  { "B5-match-shows-the-shape", "cq hc / ss ss / cs /", NULL, "0 match hc", BLUFF_REFUSAL_BLUFFER_MATCH_SHAPE },
  { "B5-match-own-card", "qq hh / cc ss / cs /", NULL, "0 match cc of 1", BLUFF_REFUSAL_BLUFFER_MATCH_CARD },
  { "B5-match-cannot-be-called", "cq hh / ss ss / cs /", "0 match cq", "1 shout", BLUFF_REFUSAL_NOT_NOW },
  { "B6-no-claim-with-a-match", "cq hc / ss ss / cs /", NULL, "0 claim hc", BLUFF_REFUSAL_BLUFFER_CLAIM_MATCH },
  { "B6-claim-own-card", "qs hh / ss ss / cs /", NULL, "0 claim ss of 1", BLUFF_REFUSAL_BLUFFER_CLAIM_CARD },
  { "B7-no-draw-with-a-match", "cq hc / ss ss / cs /", NULL, "0 draw", BLUFF_REFUSAL_BLUFFER_DRAW_MATCH },
  { "B8-peek-does-not-free-from-matching", "cq hc / ss ss / cs /", "0 peek cq", "0 draw",
    BLUFF_REFUSAL_BLUFFER_DRAW_MATCH },
  { "B15-no-claim-with-a-last-card", "qs / ss ss / cs /", NULL, "0 claim qs", BLUFF_REFUSAL_BLUFFER_LAST_CLAIM },
  { "B15-no-claim-with-a-known-last-card", "qc / ss ss / cs /", "0 peek qc", "0 claim qc",
    BLUFF_REFUSAL_BLUFFER_LAST_CLAIM },
  { "B15-only-the-last-card-is-shown", "qs hh / ss ss / cs /", NULL, "0 show qs", BLUFF_REFUSAL_BLUFFER_SHOW_CARD },
  { "B15-no-show-of-others-cards", "qs / ss / cs /", NULL, "0 show ss of 1", BLUFF_REFUSAL_BLUFFER_SHOW_CARD },
  { "B15-a-visible-match-is-played", "cq / ss ss / cs /", NULL, "0 show cq", BLUFF_REFUSAL_BLUFFER_SHOW_MATCH },
  { "B17-nothing-after-the-end", "cq / ss ss / cs /", "0 match cq", "1 draw", BLUFF_REFUSAL_GAME_OVER },
};

/* What cannot be said with the cards of the table. */
static void
test_refused_nonsense (void)
{
  static const struct
  {
    BluffAction action;
    BluffRefusal refusal;
  } rows[] = {
    { { .kind = BLUFF_ACTION_PEEK, .card = BLUFF_BLUFFER_CARDS }, BLUFF_REFUSAL_BLUFFER_PEEK_CARD },
    { { .kind = BLUFF_ACTION_MATCH, .card = BLUFF_NO_SLOT }, BLUFF_REFUSAL_BLUFFER_MATCH_CARD },
    { { .kind = BLUFF_ACTION_CLAIM, .card = 200 }, BLUFF_REFUSAL_BLUFFER_CLAIM_CARD },
    { { .kind = BLUFF_ACTION_SHOW, .card = 64 }, BLUFF_REFUSAL_BLUFFER_SHOW_CARD },
    { { .kind = BLUFF_ACTION_ROLL }, BLUFF_REFUSAL_OTHER_GAME },
    { { .kind = BLUFF_ACTION_LAY }, BLUFF_REFUSAL_OTHER_GAME },
    { { .kind = BLUFF_N_ACTIONS }, BLUFF_REFUSAL_OTHER_GAME },
    { { .kind = 0xff }, BLUFF_REFUSAL_OTHER_GAME },
    { { .kind = BLUFF_ACTION_DRAW, .seat = 2 }, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { { .kind = BLUFF_ACTION_DRAW, .seat = BLUFF_NO_SEAT }, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { { .kind = BLUFF_ACTION_CLOSE, .seat = 0 }, BLUFF_REFUSAL_NO_SUCH_SEAT },
    { { .kind = BLUFF_ACTION_DECIDE, .seat = 1, .yes = TRUE }, BLUFF_REFUSAL_NOT_AWAITED },
  };
  Game game;
  BluffAction neither_yes_nor_no = { .kind = BLUFF_ACTION_DECIDE, .seat = 1, .yes = 2 };

  arrange (&game, "qs hh / ss ss / cs /", REST_DRAW);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (bluff_refusal_name (bluff_rules_refuse (&game.state, &rows[i].action)), ==,
                     bluff_refusal_name (rows[i].refusal));

  play (&game, "0 claim qs");
  g_assert_cmpint (bluff_rules_refuse (&game.state, &neither_yes_nor_no), ==, BLUFF_REFUSAL_NOT_NOW);
  game_clear (&game);
}

/* Moves and what they bring about */

static const Told told[] = {
  { "B4-peek-leaves-the-card-as-it-was", "qs hh / ss ss / cs /", REST_DRAW, "0 peek qs", "peek0",
    "qs hh / ss ss | c | turn 0" },
  { "B5-match-is-turned-over", "cq hh / ss ss / cs /", REST_DRAW, "0 match cq", "match0", "hh / ss ss | q | turn 1" },
  { "B6-claim-keeps-its-visible-side", "qs hh / ss ss / cs /", REST_DRAW, "0 claim qs", "claim0",
    "hh / ss ss | q | call 1" },
  { "B7-draw-as-it-lies", "qs hh / ss ss / cs / ch qq", REST_DRAW, "0 draw", "draw0:1",
    "qs hh ch / ss ss | c | turn 1" },
  { "B8-choice-of-the-match", "cq ch hh / ss ss / cs /", REST_DRAW, "0 match ch", "match0",
    "cq hh / ss ss | h | turn 1" },
  { "B8-draw-is-a-pass-if-there-is-nothing", "qs hh / ss ss / cs /", REST_SEAT, "0 draw", "draw0:0",
    "qs hh / ss ss * | c | turn 1" },
  { "B15-show-that-matches-is-played", "qc / ss sq / hc hh / cs /", REST_DRAW, "0 show qc", "show0 shown out0@1",
    "- / ss sq / hc hh | q | turn 1" },
  { "B15-show-that-fails-goes-back-and-draws", "qs / ss sq / cs / cc", REST_DRAW, "0 show qs", "show0 shown draw0:1",
    "qs cc / ss sq | c | turn 1" },
  { "B15-show-that-fails-draws-after-a-reshuffle", "qs / ss sq / cs /", REST_PILE, "0 show qs",
    "show0 shown reshuffle:28 draw0:1", "qs ?? / ss sq | c | turn 1" },
  { "B15-peek-before-the-show", "qc / ss sq / hc hh / cs /", REST_DRAW, "0 peek qc, 0 show qc",
    "peek0 show0 shown out0@1", "- / ss sq / hc hh | q | turn 1" },
  { "B15-visible-match-of-a-last-card", "cq / ss sq / hc hh / cs /", REST_DRAW, "0 match cq", "match0 out0@1",
    "- / ss sq / hc hh | q | turn 1" },
  { "B15-draw-instead-of-showing", "qc / ss sq / cs / hh", REST_DRAW, "0 draw", "draw0:1",
    "qc hh / ss sq | c | turn 1" },
  { "B16-caller-without-cards-is-out", "qs hh / ss / hc hq / cs / cc cq", REST_DRAW,
    "0 claim qs, 1 shout, 2 let, 0 take ss", "claim0 decide1 decide2 call1 shown take0 out1@1 draw0:2",
    "hh ss cc cq / - / hc hq | q | turn 2" },
  { "B16-next-best-place", "cq / ss sq / - / hc hh / cs /", REST_DRAW, "0 match cq", "match0 out0@2",
    "- / ss sq / - / hc hh | q | turn 1" },
  { "B17-no-draw-after-the-last-take", "qs hh / ss / cs /", REST_DRAW, "0 claim qs, 1 shout, 0 take ss",
    "claim0 decide1 call1 shown take0 out1@1 over", "hh ss / - | q | over" },
  { "B17-no-draw-after-the-last-gift", "qc hh / - / ss sq / cs /", REST_DRAW, "0 claim qc, 2 shout, 0 give hh",
    "claim0 decide2 call2 shown give0 out0@2 over", "- / - / hh ss sq | q | over" },
  { "B17-last-match-ends-it", "cq / ss sq / cs /", REST_DRAW, "0 match cq", "match0 out0@1 over",
    "- / ss sq | q | over" },
  { "B18-reshuffle-before-the-draw", "qs hh / ss sq / cs /", REST_PILE, "0 draw", "reshuffle:27 draw0:1",
    "qs hh ?? / ss sq | c | turn 1" },
  { "B18-reshuffle-only-when-needed", "qs hh / ss sq / cs / cc", REST_PILE, "0 draw", "draw0:1",
    "qs hh cc / ss sq | c | turn 1" },
  { "B18-draw-split-by-the-reshuffle", "qs hh / ss sq / cs / cc", REST_PILE, "0 claim qs, 1 shout, 0 take sq",
    "claim0 decide1 call1 shown take0 draw0:1 reshuffle:27 draw0:1", "hh sq ?? cc / ss | q | turn 1" },
  { "B18-one-card-to-be-had-of-two", "qs hh / ss sq / cs /", REST_SEAT, "0 claim qs, 1 shout, 0 take sq",
    "claim0 decide1 call1 shown take0 reshuffle:1 draw0:1", "hh sq ?? / ss * | q | turn 1" },
};

/* The set-up */

static void
begin (BluffState *state, guint players, guint64 seed, BluffEvents *events)
{
  BluffTable table;
  BluffRandom random;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, players);
  table.first = (BluffSeat) (players - 1);
  bluff_random_seed (&random, seed);
  events->n = 0;
  bluff_rules_begin (state, &table, &random, events);
}

static void
test_deck (void)
{
  BluffState state;
  BluffEvents events;
  guint count[BLUFF_N_SHAPES][BLUFF_N_SHAPES] = { { 0 } };
  guint32 ids = 0;

  begin (&state, 3, 1, &events);
  g_assert_cmpuint (events.n, ==, 1);
  g_assert_cmpuint (events.item[0].deck.n, ==, 32);
  for (guint i = 0; i < 32; i++)
    {
      ids |= 1u << events.item[0].deck.cards[i];
      count[events.item[0].deck.up[i]][events.item[0].deck.down[i]]++;
    }
  g_assert_cmphex (ids, ==, G_MAXUINT32);
  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    {
      g_assert_cmpuint (count[a][a], ==, 2);
      for (guint b = 0; b < a; b++)
        g_assert_cmpuint (count[a][b] + count[b][a], ==, 4);
    }
}

static void
test_hidden_sides (void)
{
  BluffState state;
  BluffEvents events;
  BluffView view;

  begin (&state, 4, 2, &events);
  for (BluffSeat seat = 0; seat < 4; seat++)
    {
      bluff_rules_sight (&state, seat, &view);
      for (guint slot = 0; slot < 21; slot++)
        {
          g_assert_cmpuint (view.bluffer.up[slot], ==, state.bluffer.up[slot]);
          g_assert_cmpuint (view.bluffer.down[slot], ==, BLUFF_SHAPE_UNKNOWN);
        }
      for (guint slot = 21; slot < 32; slot++)
        {
          g_assert_cmpuint (view.bluffer.up[slot], ==, BLUFF_SHAPE_UNKNOWN);
          g_assert_cmpuint (view.bluffer.down[slot], ==, BLUFF_SHAPE_UNKNOWN);
        }
    }
}

static void
test_setup (void)
{
  for (guint players = 2; players <= 4; players++)
    {
      BluffState state;
      BluffEvents events;
      BluffView view;
      const BluffEventDeck *deck = &events.item[0].deck;
      guint centre = players * 5;

      begin (&state, players, players, &events);
      for (guint seat = 0; seat < players; seat++)
        g_assert_cmphex (state.bluffer.tables[seat], ==, 0x1fu << (5 * seat));
      bluff_rules_sight (&state, 0, &view);
      g_assert_cmpuint (view.bluffer.top, ==, centre);
      g_assert_cmphex (view.bluffer.pile, ==, 1u << centre);
      g_assert_cmpuint (view.bluffer.need, ==, deck->up[centre]);
      g_assert_cmpuint (view.bluffer.draw_size, ==, 31 - centre);
      g_assert_cmpuint (view.bluffer.draw_up, ==, deck->up[centre + 1]);
      g_assert_cmpuint (view.head.phase, ==, BLUFF_PHASE_BLUFFER_TURN);
      g_assert_cmpuint (view.head.turn, ==, players - 1);
      g_assert_cmpuint (view.head.awaited, ==, 1u << (players - 1));
      g_assert_cmpuint (view.head.turns, ==, 1);
    }
}

/* Every card that is shuffled comes to lie everywhere, on either side: a mixed card has two shapes to show. */
static void
watch_shuffle (const BluffEventDeck *deck, guint32 places[32], guint32 sides[32])
{
  for (guint i = 0; i < deck->n; i++)
    {
      places[deck->cards[i]] |= 1u << i;
      sides[deck->cards[i]] |= 1u << deck->up[i] | (deck->up[i] == deck->down[i] ? 1u << BLUFF_N_SHAPES : 0);
    }
}

static void
assert_shuffled (guint n, const guint32 places[32], const guint32 sides[32])
{
  guint shuffled = 0;

  for (guint id = 0; id < 32; id++)
    if (places[id] != 0)
      {
        g_assert_cmphex (places[id], ==, (guint32) ((G_GUINT64_CONSTANT (1) << n) - 1));
        g_assert_cmpuint (bluff_bits_count (sides[id]), ==, 2);
        shuffled++;
      }
  g_assert_cmpuint (shuffled, ==, n);
}

static void
test_setup_by_chance (void)
{
  guint32 places[32] = { 0 };
  guint32 sides[32] = { 0 };

  for (guint seed = 0; seed < 1000; seed++)
    {
      BluffState state;
      BluffEvents events;

      begin (&state, 2, seed, &events);
      watch_shuffle (&events.item[0].deck, places, sides);
    }
  assert_shuffled (32, places, sides);
}

static void
test_reshuffle_by_chance (void)
{
  guint32 places[32] = { 0 };
  guint32 sides[32] = { 0 };

  for (guint seed = 0; seed < 1000; seed++)
    {
      Game game;

      arrange (&game, "qs hh / ss sq / cs /", REST_PILE);
      bluff_random_seed (&game.random, seed);
      play (&game, "0 draw");
      watch_shuffle (&game.events.item[0].deck, places, sides);
      game_clear (&game);
    }
  assert_shuffled (27, places, sides);
}

static void
test_setup_told (void)
{
  BluffState state;
  BluffState blank;
  BluffEvents events;
  BluffTold said;
  BluffTable table;

  begin (&state, 2, 5, &events);
  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  bluff_rules_open (&blank, &table);

  bluff_rules_tell (&blank, &events.item[0], 1, &said);
  for (guint i = 0; i < 32; i++)
    {
      g_assert_cmpuint (said.event.deck.cards[i], ==, i < 11 ? i : BLUFF_UNKNOWN);
      g_assert_cmpuint (said.event.deck.up[i], ==, i < 12 ? events.item[0].deck.up[i] : BLUFF_SHAPE_UNKNOWN);
      g_assert_cmpuint (said.event.deck.down[i], ==, BLUFF_SHAPE_UNKNOWN);
    }

  bluff_rules_tell (&blank, &events.item[0], BLUFF_NO_SEAT, &said);
  for (guint i = 0; i < 32; i++)
    {
      g_assert_cmpuint (said.event.deck.cards[i], ==, i < 11 ? i : BLUFF_UNKNOWN);
      g_assert_cmpuint (said.event.deck.up[i], ==, events.item[0].deck.up[i]);
      g_assert_cmpuint (said.event.deck.down[i], ==, events.item[0].deck.down[i]);
    }
}

/* What is known of hidden sides */

static const Known known[] = {
  { "B2-claimed-card-stays-hidden", "qs hh / ss sq / hq hc / cs /", "0 claim qs", 0, 0, "000", "000" },
  { "B4-only-the-peeker-learns-it", "qs hh / ss sq / hq hc / cs /", "0 peek qs", 0, 0, "100", "100" },
  { "B5-match-shows-both-sides", "cq hh / ss sq / hq hc / cs /", "0 match cq", 0, 0, "111", "111" },
  { "B15-show-is-seen-by-all", "qc / ss sq / hq hc / cs /", "0 show qc", 0, 1, "111", "111" },
  { "B15-failed-show-is-seen-by-all", "qs / ss sq / hq hc / cs / hh", "0 show qs", 0, 1, "111", "111" },
  { "B15-show-before-it-is-seen", "qs / ss sq / hq hc / cs / hh", "0 show qs", 0, 0, "000", "111" },
};

/* B4: a card that the seat looked at when it was its own may come back; it is not looked at again. */
static void
test_peek_at_former_card (void)
{
  Game game;
  BluffAction action;
  BluffLegal legal;

  arrange (&game, "qc hh hs / ss sq / cs / hc sc", REST_DRAW);
  play_all (&game, "0 peek hh, 0 claim qc, 1 shout, 0 give hh");
  play_all (&game, "1 claim sq, 0 shout, 1 give hh");
  read_action (&game, "0 peek hh", &action);
  g_assert_cmpint (bluff_rules_refuse (&game.state, &action), ==, BLUFF_REFUSAL_BLUFFER_PEEK_KNOWN);
  bluff_rules_legal (&game.state, 0, &legal);
  g_assert_cmphex (legal.peeks, ==, game.state.bluffer.tables[0] & ~bluff_slots_of (action.card));
  game_clear (&game);
}

/* B18: the shuffled cards have no slots any more; the top card keeps its own. */
static void
test_reshuffle_forgets (void)
{
  Game game;
  BluffView view;
  BluffTold said;
  BluffSlots all = G_MAXUINT32;

  arrange (&game, "qs hh / ss sq / cs /", REST_PILE);
  game.state.bluffer.knows[0] = all;
  game.state.bluffer.knows[1] = all;
  play (&game, "0 draw");

  /* Five cards lie in the open: two each, the top one; then the lowest free slot is the drawn card's. */
  bluff_rules_sight (&game.state, 0, &view);
  g_assert_cmphex (view.bluffer.pile, ==, 1u << 4);
  g_assert_cmphex (view.bluffer.tables[0], ==, 1u << 0 | 1u << 1 | 1u << 5);
  g_assert_cmphex (view.bluffer.knows[0], ==, 0x1f);
  g_assert_cmphex (view.bluffer.knows[1], ==, 0x1f);
  g_assert_cmpuint (view.bluffer.down[5], ==, BLUFF_SHAPE_UNKNOWN);
  g_assert_cmpuint (view.bluffer.draw_size, ==, 26);

  bluff_rules_tell (&game.before, &game.events.item[0], 1, &said);
  g_assert_cmpuint (said.event.deck.n, ==, 27);
  for (guint i = 0; i < 27; i++)
    {
      g_assert_cmpuint (said.event.deck.cards[i], ==, BLUFF_UNKNOWN);
      g_assert_cmpuint (said.event.deck.up[i], ==, i == 0 ? game.events.item[0].deck.up[0] : BLUFF_SHAPE_UNKNOWN);
      g_assert_cmpuint (said.event.deck.down[i], ==, BLUFF_SHAPE_UNKNOWN);
    }
  game_clear (&game);
}

/* B7, B11: an onlooker sees the slots that the drawn cards get, and their upper sides. */
static void
test_draw_told (void)
{
  Game game;
  BluffState state;
  BluffTold said;

  arrange (&game, "qs hh / ss sq / cs / cc hq", REST_DRAW);
  play_all (&game, "0 claim qs, 1 shout, 0 take sq");
  state = game.before;
  bluff_rules_apply (&state, &game.events.item[0]);
  bluff_rules_tell (&state, &game.events.item[1], 1, &said);
  g_assert_cmpuint (said.event.draw.n, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (said.event.draw.cards[i], ==, game.state.bluffer.slot_of[game.events.item[1].draw.cards[i]]);
      g_assert_cmpuint (said.event.draw.up[i], ==, shape_of ("ch"[i]));
    }
  game_clear (&game);
}

/* B19 */
static void
test_memory_aid (void)
{
  for (guint aid = 0; aid <= 1; aid++)
    {
      Game game;
      BluffView view;
      BluffTold said;

      arrange (&game, "qs hh / sc sq / cs / hc", REST_DRAW);
      game.state.head.table.memory_aid = (guint8) aid;
      play (&game, "0 peek qs");
      /* The moment of the peek is the same with and without it. */
      bluff_rules_tell (&game.before, &game.events.item[0], 0, &said);
      g_assert_cmpuint (said.event.card.down, ==, BLUFF_SHAPE_STAR);
      bluff_rules_sight (&game.state, 0, &view);
      g_assert_cmpuint (bluff_bluffer_view_shown_side (&view.bluffer, 0), ==,
                        aid ? BLUFF_SHAPE_STAR : BLUFF_SHAPE_UNKNOWN);
      g_assert_cmpuint (bluff_bluffer_view_shown_side (&view.bluffer, 1), ==, BLUFF_SHAPE_UNKNOWN);
      bluff_rules_sight (&game.state, 1, &view);
      g_assert_cmpuint (bluff_bluffer_view_shown_side (&view.bluffer, 0), ==, BLUFF_SHAPE_UNKNOWN);

      play (&game, "0 draw");
      bluff_rules_sight (&game.state, 0, &view);
      g_assert_cmpuint (bluff_bluffer_view_shown_side (&view.bluffer, 0), ==,
                        aid ? BLUFF_SHAPE_STAR : BLUFF_SHAPE_UNKNOWN);
      g_assert_cmpuint (view.bluffer.down[0], ==, BLUFF_SHAPE_STAR);
      game_clear (&game);
    }
}

/* B16, B17: everybody has a place in the end, and the player who is left with cards has the last one. */
static void
test_places (void)
{
  Game game;

  arrange (&game, "cq / - / ss sq / qc / cs /", REST_DRAW);
  play_all (&game, "0 match cq, 2 draw");
  g_assert_cmpuint (game.state.head.place[0], ==, 2);
  g_assert_cmpuint (game.state.head.place[3], ==, 0);
  play (&game, "3 match qc");
  g_assert_cmpuint (game.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (game.state.head.awaited, ==, 0);
  g_assert_cmpmem (game.state.head.place, 4, ((guint8[]){ 2, 1, 4, 3 }), 4);
  g_assert_cmpmem (game.events.item[game.events.n - 1].over.place, 4, game.state.head.place, 4);
  game_clear (&game);
}

/* What is offered */

static const Offered offered[] = {
  { "B4-five-peeks-beside-the-match", "cq hh hs hq qs / ss ss / cs /", NULL, 0, 5 + 1 },
  { "B6-claims-and-draw", "qs hh / ss ss / cs /", "0 peek qs", 0, 2 + 1 },
  { "B8-matches-alone", "cq ch hh / ss ss / cs /", "0 peek cq", 0, 2 },
  { "B15-show-draw-or-peek", "qs / ss ss / cs /", NULL, 0, 3 },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS (refused, test_refused, "/bluffer/");
  g_test_add_func ("/bluffer/refused-nonsense", test_refused_nonsense);
  ADD_ROWS (told, test_told, "/bluffer/");
  ADD_ROWS (known, test_known, "/bluffer/");
  ADD_ROWS (offered, test_offered, "/bluffer/offered/");
  g_test_add_func ("/bluffer/B1-deck-has-each-ordered-pair-twice", test_deck);
  g_test_add_func ("/bluffer/B2-hidden-sides-are-hidden-from-all", test_hidden_sides);
  g_test_add_func ("/bluffer/B3-five-cards-each-and-a-centre", test_setup);
  g_test_add_func ("/bluffer/B3-order-and-side-by-chance", test_setup_by_chance);
  g_test_add_func ("/bluffer/B3-only-upper-sides-are-told", test_setup_told);
  g_test_add_func ("/bluffer/B4-not-what-was-seen-at-a-former-table", test_peek_at_former_card);
  g_test_add_func ("/bluffer/B7-draw-is-told-with-upper-sides", test_draw_told);
  g_test_add_func ("/bluffer/B17-last-with-cards-is-last", test_places);
  g_test_add_func ("/bluffer/B18-order-and-side-by-chance", test_reshuffle_by_chance);
  g_test_add_func ("/bluffer/B18-shuffled-cards-are-forgotten", test_reshuffle_forgets);
  g_test_add_func ("/bluffer/B19-memory-aid", test_memory_aid);

  return g_test_run ();
}
