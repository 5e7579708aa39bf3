/* test-bluffer-table-words.c: what the table of Bluffer says beside its cards and decisions.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-bluffer-table.h"
#include "words-fixture.h"

#include <string.h>

#define UNKNOWN BLUFF_SHAPE_UNKNOWN
#define STAR BLUFF_SHAPE_STAR
#define HEXAGON BLUFF_SHAPE_HEXAGON

static void
check (char *text, const char *expected)
{
  g_autofree char *readable = words_readable (text);

  g_assert_cmpstr (readable, ==, expected);
  words_assert_sound (text);
  g_free (text);
}

static void
test_cards (void)
{
  check (bluff_words_bluffer_table_card (STAR, UNKNOWN, FALSE, 2, 5), "Star, hidden side unknown, 2 of 5.");
  check (bluff_words_bluffer_table_card (STAR, HEXAGON, FALSE, 2, 5), "Star, hidden side: Hexagon, 2 of 5.");
  check (bluff_words_bluffer_table_card (STAR, HEXAGON, TRUE, 2, 5),
         "Star, hidden side: Hexagon, known to all, 2 of 5.");
  check (bluff_words_bluffer_act_on (BLUFF_ACTION_CLAIM, "Star, hidden side unknown, 2 of 5."),
         "Claim. Star, hidden side unknown, 2 of 5.");
}

static void
init_view (BluffBlufferView *view)
{
  memset (view, 0, sizeof *view);
  bluff_table_init (&view->head.table, BLUFF_GAME_BLUFFER, WORDS_PLAYERS);
  view->head.phase = BLUFF_PHASE_BLUFFER_CALL;
  view->head.turn = BEA;
  view->head.awaited = bluff_seats_of (ANNA);
  view->tables[ANNA] = 0x0f;
  view->tables[CARL] = 0x10;
  view->tables[DORA] = 0x60;
  view->decided = bluff_seats_of (CARL);
  view->head.place[BEA] = 1;
  view->need = STAR;
  view->claimed = 7;
  view->claimed_shape = HEXAGON;
  view->draw_size = 9;
  view->draw_up = STAR;
  view->pile = 0x180;
}

static void
test_seats (void)
{
  BluffBlufferView view;

  init_view (&view);
  check (bluff_words_bluffer_seat (&view, ANNA), "4 cards · thinking…");
  check (bluff_words_bluffer_seat (&view, BEA), "Out: 1st");
  check (bluff_words_bluffer_seat (&view, CARL), "1 card · decided");
  check (bluff_words_bluffer_seat (&view, DORA), "2 cards");
  check (bluff_words_bluffer_shouted (HEXAGON), "“Hexagon!”");

  /* A player who has laid the last card but has no place yet is not out, nor is the last one, who has a place and
   * cards. */
  view.head.place[BEA] = 0;
  check (bluff_words_bluffer_seat (&view, BEA), "0 cards");
  view.head.place[DORA] = 4;
  check (bluff_words_bluffer_seat (&view, DORA), "2 cards");
  /* What was decided is over when the moment is. */
  view.head.phase = BLUFF_PHASE_BLUFFER_TURN;
  check (bluff_words_bluffer_seat (&view, CARL), "1 card");
}

static void
test_piles (void)
{
  BluffBlufferView view;

  init_view (&view);
  check (bluff_words_bluffer_draw_pile (&view), "Draw pile: 9 cards. On top: Star.");
  check (bluff_words_bluffer_pile (&view), "Pile. Claimed: Hexagon. Next shape: Star.");
  check (bluff_words_bluffer_draw (&view), "Draw 1 Card");
  view.claimed = BLUFF_NO_SLOT;
  view.draw_size = 0;
  check (bluff_words_bluffer_pile (&view), "Pile. To match: Star.");
  check (bluff_words_bluffer_draw_pile (&view), "The draw pile is empty.");
  /* The pile can still be shuffled (B18), until there is only its top card (B8). */
  check (bluff_words_bluffer_draw (&view), "Draw 1 Card");
  view.pile = 0x80;
  check (bluff_words_bluffer_draw (&view), "Pass");
  view.pile = 0x01;
  check (bluff_words_bluffer_draw (&view), "Pass");
  view.draw_size = 1;
  check (bluff_words_bluffer_draw (&view), "Draw 1 Card");
}

static void
test_follows (void)
{
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_bluffer_follows (&cast, ANNA, BEA, FALSE), "You take 1 card from <Bea> and draw 2.");
  check (bluff_words_bluffer_follows (&cast, BEA, ANNA, FALSE), "<Bea> takes 1 of your cards and draws 2.");
  check (bluff_words_bluffer_follows (&cast, BEA, CARL, FALSE), "<Bea> takes 1 card from <Carl> and draws 2.");
  check (bluff_words_bluffer_follows (&cast, ANNA, BEA, TRUE), "You give 1 card to <Bea>, and <Bea> draws 1.");
  check (bluff_words_bluffer_follows (&cast, BEA, ANNA, TRUE), "<Bea> gives you 1 card, and you draw 1.");
  check (bluff_words_bluffer_follows (&cast, BEA, CARL, TRUE), "<Bea> gives 1 card to <Carl>, and <Carl> draws 1.");
  check (bluff_words_bluffer_follows (&cast, BEA, BLUFF_NO_SEAT, TRUE), "<Bea> plays the last card and is out.");
  check (bluff_words_bluffer_follows (&cast, BEA, BLUFF_NO_SEAT, FALSE),
         "The card goes back, known to all, and <Bea> draws 1.");
  check (bluff_words_bluffer_follows (&cast, ANNA, BLUFF_NO_SEAT, FALSE),
         "Your card goes back, known to all, and you draw 1.");
}

static void
test_decisions (void)
{
  static const struct
  {
    BluffActionKind kind;
    const char *button;
    const char *prices;
  } rows[] = {
    { BLUFF_ACTION_MATCH, "Match", "Play a card that shows it. Its hidden side is the next shape." },
    { BLUFF_ACTION_CLAIM, "Claim",
      "No card shows it: claim that a hidden side does, or draw. Caught bluffing? You take 1 card and draw 2. True, "
      "but "
      "doubted? You give 1 card away." },
    { BLUFF_ACTION_SHOW, "Show It",
      "No bluffing with your last card: show it, or draw. If its hidden side matches, you are out. If not, you draw 1 "
      "card." },
    { BLUFF_ACTION_TAKE, "Take", "Choose one of these cards. Then you draw 2." },
    { BLUFF_ACTION_GIVE, "Give", "Choose one of your cards. Then <Dora> draws 1." },
  };
  BluffLegal legal = { 0 };
  BluffBlufferView view;
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  init_view (&view);
  view.caller = DORA;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      legal.kinds = 1u << rows[i].kind;
      check (bluff_words_bluffer_act (rows[i].kind), rows[i].button);
      check (bluff_words_bluffer_prices (&cast, &view, &legal), rows[i].prices);
    }
  view.caller = BLUFF_NO_SEAT;
  g_assert_null (bluff_words_bluffer_prices (&cast, &view, &legal));
  view.caller = DORA;
  legal.kinds = 1u << BLUFF_ACTION_PEEK;
  g_assert_null (bluff_words_bluffer_prices (&cast, &view, &legal));
  check (bluff_words_bluffer_act (BLUFF_ACTION_PEEK), "Peek");
  check (bluff_words_bluffer_choose_card (), "Choose a card first.");
  check (bluff_words_bluffer_seat_of (&cast, &view, CARL), "<Carl>: 1 card · decided");
}

static void
test_verdicts (void)
{
  BluffEvent shown = { .kind = BLUFF_EVENT_SHOWN };

  shown.card.need = STAR;
  shown.card.down = HEXAGON;
  check (bluff_words_bluffer_verdict (TRUE, TRUE), "Honest!");
  check (bluff_words_bluffer_verdict (TRUE, FALSE), "It was a bluff!");
  check (bluff_words_bluffer_verdict (FALSE, TRUE), "It matches!");
  check (bluff_words_bluffer_verdict (FALSE, FALSE), "It does not match");
  check (bluff_words_bluffer_shown (TRUE, &shown), "Claimed: Star. Hidden side: Hexagon.");
  check (bluff_words_bluffer_shown (FALSE, &shown), "To match: Star. Hidden side: Hexagon.");
}

static void
test_end (void)
{
  static const guint8 place[] = { 2, 1, 3, 4 };
  static const guint8 own[] = { 1, 2, 3, 4 };
  static const guint8 beyond[BLUFF_MAX_SEATS] = { 2, 3, 4, 5, 1, 1 }; /* seats that nobody has */
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_bluffer_end (&cast, place), "First without cards: <Bea> wins!");
  check (bluff_words_bluffer_end (&cast, own), "First without cards: you win!");
  check (bluff_words_bluffer_end (&cast, beyond), "First without cards: <Dora> wins!");
  check (bluff_words_bluffer_left (&cast, CARL), "<Carl>’s last cards; the corners show the hidden sides:");
  check (bluff_words_bluffer_left (&cast, ANNA), "Your last cards; the corners show the hidden sides:");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffer-table-words/cards", test_cards);
  g_test_add_func ("/bluffer-table-words/seats", test_seats);
  g_test_add_func ("/bluffer-table-words/piles", test_piles);
  g_test_add_func ("/bluffer-table-words/follows", test_follows);
  g_test_add_func ("/bluffer-table-words/decisions", test_decisions);
  g_test_add_func ("/bluffer-table-words/verdicts", test_verdicts);
  g_test_add_func ("/bluffer-table-words/end", test_end);

  return g_test_run ();
}
