/* test-bluffaneer-record.c: what a record of Bluffaneer may not say, rule by rule.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"

static void
test_N1_no_other_icon (void)
{
  const guint8 rows[][2] = { { BLUFF_N_ICONS, CHEST }, { CHEST, BLUFF_N_ICONS }, { 0xff, 0xff } };
  Table table;

  begin_with (&table, 4, plain_hands);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent event = make_roll (0, rows[i][0], rows[i][1]);

      assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_NOT_NOW);
    }
}

static void
test_N7_stolen_in_a_record (void)
{
  const guint8 rows[][3] = { { 2, 0, 1 }, { 2, 0, 3 }, { 1, 0, 2 }, { 2, BOX, 2 }, { 0xff, 0xff, 0xff } };
  BluffEvent steal = { .kind = BLUFF_EVENT_STEAL, .seat = 0, .steal = { 2 } };
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT };
  Table table;

  begin_with (&table, 4, plain_hands);
  roll (&table, SWORDS, SWORDS);
  assert_refused (bluff_rules_admit (&table.state, &steal), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &steal);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      pay.pay.from = rows[i][0];
      pay.pay.to = rows[i][1];
      pay.pay.coins = rows[i][2];
      assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_STOLEN);
    }
}

/* In a record a match can neither be kept back, nor be invented, nor be cheaper. */
static void
test_N9_match_in_a_record (void)
{
  const guint8 hands[] = { CHEST_SWORDS, CHEST_SWORDS, SWORDS_SHIP, CHEST_SHIP };
  BluffEvent event = make_roll (0, CHEST, SWORDS);
  BluffEvent match = { .kind = BLUFF_EVENT_MATCH, .seat = 0 };
  BluffEvent shout = { .kind = BLUFF_EVENT_DECIDE, .seat = 1, .decide = { TRUE } };
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = 1 };
  BluffEvent reveal = { .kind = BLUFF_EVENT_REVEAL, .seat = 0, .pair = { CHEST_SWORDS } };
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 1, 0, 1 } };
  Table table;

  begin_with (&table, 4, hands);
  assert_refused (bluff_rules_admit (&table.state, &match), BLUFF_REFUSAL_NOT_NOW);
  bluff_rules_apply (&table.state, &event);
  assert_refused (bluff_rules_admit (&table.state, &shout), BLUFF_REFUSAL_BLUFFANEER_MATCH);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_BLUFFANEER_MATCH);
  assert_refused (bluff_rules_admit (&table.state, &reveal), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
  match.seat = 1;
  assert_refused (bluff_rules_admit (&table.state, &match), BLUFF_REFUSAL_BLUFFANEER_MATCH);
  match.seat = 0;
  assert_refused (bluff_rules_admit (&table.state, &match), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &match);
  assert_refused (bluff_rules_admit (&table.state, &reveal), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &reveal);
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_MATCH_PAY);

  begin_with (&table, 4, hands);
  roll (&table, CHEST, SHIP);
  assert_refused (bluff_rules_admit (&table.state, &match), BLUFF_REFUSAL_BLUFFANEER_MATCH);
}

static void
test_N14_in_a_record (void)
{
  const struct
  {
    guint8 kind;
    BluffSeat seat;
    guint8 n;
    guint8 card;
    BluffRefusal refusal;
  } rows[] = {
    { BLUFF_EVENT_DRAW, 1, 1, CHEST_SWORDS, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_DRAW, BLUFF_NO_SEAT, 1, CHEST_SWORDS, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_DRAW, 2, 0, CHEST_SWORDS, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_DRAW, 2, 2, CHEST_SWORDS, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_DRAW, 2, 1, SHIP_CROSSBONES, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_DRAW, 2, 1, 0xff, BLUFF_REFUSAL_BLUFFANEER_DRAW },
    { BLUFF_EVENT_RESHUFFLE, BLUFF_NO_SEAT, 1, CHEST_SHIP, BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE },
    { BLUFF_EVENT_ROLL, 1, 0, 0, BLUFF_REFUSAL_CONSEQUENCE_FIRST },
    { BLUFF_EVENT_DRAW, 2, 1, CHEST_SWORDS, BLUFF_REFUSAL_NONE },
  };
  const guint8 wrong[][2] = { { 1, CHEST_SHIP }, { 2, CHEST_SWORDS }, { 2, 0xff }, { BLUFF_NO_SEAT, CHEST_SHIP } };
  BluffEvent answer = { .kind = BLUFF_EVENT_ANSWER, .seat = 0, .answer = { TRUE } };
  BluffEvent reveal = { .kind = BLUFF_EVENT_REVEAL, .seat = 2, .pair = { CHEST_SHIP } };
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 2, 0, 1 } };
  Table table;

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 2, TRUE);
  close_moment (&table);
  bluff_rules_apply (&table.state, &answer);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      BluffEvent event = { .kind = BLUFF_EVENT_REVEAL, .seat = wrong[i][0], .pair = { wrong[i][1] } };

      assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_REVEAL);
    }
  assert_refused (bluff_rules_admit (&table.state, &reveal), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &reveal);
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &pay);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent event = { .kind = rows[i].kind, .seat = rows[i].seat };

      if (event.kind == BLUFF_EVENT_RESHUFFLE)
        {
          event.deck.n = rows[i].n;
          event.deck.cards[0] = rows[i].card;
        }
      else if (event.kind == BLUFF_EVENT_DRAW)
        {
          event.draw.n = rows[i].n;
          event.draw.cards[0] = rows[i].card;
        }
      assert_refused (bluff_rules_admit (&table.state, &event), rows[i].refusal);
    }
}

static void
test_N14_reshuffle_in_a_record (void)
{
  Table table;
  BluffEvent event;
  BluffEvent right;

  empty_stack (&table);
  event = (BluffEvent){ .kind = BLUFF_EVENT_RESHUFFLE, .seat = BLUFF_NO_SEAT };
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);

  roll (&table, game_of (&table)->card[table.state.head.turn] == CHEST_SHIP ? SWORDS : CHEST, SHIP);
  decide (&table, table.state.head.turn == 1 ? 2 : 1, TRUE);
  close_moment (&table);
  event = (BluffEvent){ .kind = BLUFF_EVENT_ANSWER, .seat = table.state.head.turn, .answer = { TRUE } };
  do
    {
      assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_NONE);
      bluff_rules_apply (&table.state, &event);
      event = (BluffEvent){ .kind = BLUFF_EVENT_REVEAL, .seat = game_of (&table)->revealer };
      event.pair.card = game_of (&table)->card[event.seat];
      if (game_of (&table)->due == BLUFF_BLUFFANEER_DUE_PAY)
        event = (BluffEvent){ .kind = BLUFF_EVENT_PAY,
                              .seat = BLUFF_NO_SEAT,
                              .pay = { game_of (&table)->payer, game_of (&table)->payee, game_of (&table)->owed } };
    }
  while (game_of (&table)->due != BLUFF_BLUFFANEER_DUE_RESHUFFLE);

  right = (BluffEvent){ .kind = BLUFF_EVENT_RESHUFFLE, .seat = BLUFF_NO_SEAT };
  for (guint8 pair = 0; pair < BLUFF_N_PAIRS; pair++)
    for (guint i = 0; i < game_of (&table)->discards[pair]; i++)
      right.deck.cards[right.deck.n++] = pair;
  assert_refused (bluff_rules_admit (&table.state, &right), BLUFF_REFUSAL_NONE);

  event = right;
  event.deck.n--;
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);
  event.deck.n = 0xff;
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);
  event = right;
  event.deck.cards[0] = event.deck.cards[right.deck.n - 1];
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);
  event.deck.cards[0] = 0xff;
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE);
  event = (BluffEvent){ .kind = BLUFF_EVENT_DRAW, .seat = game_of (&table)->revealer, .draw = { .n = 1 } };
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_DRAW);
  event = make_roll (table.state.head.turn, CHEST, SHIP);
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
}

static void
test_N16_ranking_in_a_record (void)
{
  const guint8 rows[][4] = { { 1, 2, 3, 4 }, { 4, 1, 2, 2 }, { 4, 2, 1, 0 }, { 0xff, 2, 1, 3 }, { 4, 3, 1, 2 } };
  BluffEvent steal = { .kind = BLUFF_EVENT_STEAL, .seat = 1, .steal = { 0 } };
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 0, 1, 2 } };
  BluffEvent over = { .kind = BLUFF_EVENT_OVER, .seat = BLUFF_NO_SEAT, .over = { { 4, 2, 1, 3 } } };
  BluffEvent event;
  Table table;

  begin_with (&table, 4, plain_hands);
  roll (&table, CHEST, CHEST);
  set_coins (&table, (const guint8[]){ 2, 6, 9, 7 });
  roll (&table, SWORDS, SWORDS);
  bluff_rules_apply (&table.state, &steal);
  bluff_rules_apply (&table.state, &pay);
  event = make_roll (2, CHEST, CHEST);
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
  event = (BluffEvent){ .kind = BLUFF_EVENT_FLIP, .seat = BLUFF_NO_SEAT, .flip = { { 1, 2 }, 1 } };
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_TOSS);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      event = over;
      memcpy (event.over.place, rows[i], 4);
      assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_RANKING);
    }
  assert_refused (bluff_rules_admit (&table.state, &over), BLUFF_REFUSAL_NONE);
}

static void
test_N17_tosses_in_a_record (void)
{
  const guint8 first[][3] = { { 3, 1, 1 }, { 1, 4, 1 }, { 1, 3, 4 }, { 1, 1, 1 }, { 0xff, 0xff, 0xff }, { 0, 1, 0 } };
  const guint8 second[][3] = { { 1, 4, 1 }, { 1, 3, 3 }, { 4, 3, 3 }, { 3, 4, 1 } };
  BluffEvent flip = { .kind = BLUFF_EVENT_FLIP, .seat = BLUFF_NO_SEAT };
  BluffEvent over = { .kind = BLUFF_EVENT_OVER, .seat = BLUFF_NO_SEAT, .over = { { 4, 1, 5, 1, 1 } } };
  BluffEvent other = make_roll (0, CHEST, SHIP);
  Table table;

  begin_tie (&table);
  assert_refused (bluff_rules_admit (&table.state, &over), BLUFF_REFUSAL_BLUFFANEER_TOSS);
  assert_refused (bluff_rules_admit (&table.state, &other), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    {
      memcpy (&flip.flip, first[i], 3);
      assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_BLUFFANEER_TOSS);
    }
  memcpy (&flip.flip, ((guint8[]){ 1, 3, 3 }), 3);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &flip);

  for (guint i = 0; i < G_N_ELEMENTS (second); i++)
    {
      memcpy (&flip.flip, second[i], 3);
      assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_BLUFFANEER_TOSS);
    }
  assert_refused (bluff_rules_admit (&table.state, &over), BLUFF_REFUSAL_BLUFFANEER_TOSS);
  memcpy (&flip.flip, ((guint8[]){ 3, 4, 3 }), 3);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &flip);

  /* Those who lose share the next place. */
  assert_refused (bluff_rules_admit (&table.state, &over), BLUFF_REFUSAL_BLUFFANEER_RANKING);
  memcpy (over.over.place, ((guint8[]){ 4, 2, 5, 1, 2 }), 5);
  assert_refused (bluff_rules_admit (&table.state, &over), BLUFF_REFUSAL_NONE);
}

/* Tosses of a record come in any order and may come before everybody has decided, but no decision follows them. */
static void
test_C4_in_a_record (void)
{
  BluffEvent late = { .kind = BLUFF_EVENT_DECIDE, .seat = 4, .decide = { TRUE } };
  BluffEvent twice = { .kind = BLUFF_EVENT_DECIDE, .seat = 3, .decide = { TRUE } };
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = 1 };
  BluffEvent flip = { .kind = BLUFF_EVENT_FLIP, .seat = BLUFF_NO_SEAT, .flip = { { 3, 1 }, 3 } };
  BluffEvent other = make_roll (3, CHEST, SHIP);
  Table table;

  begin_with (&table, 5, plain_hands);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NOT_NOW);
  roll (&table, CHEST, SWORDS);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_NOT_A_SHOUTER);
  decide (&table, 1, TRUE);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_NONE);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NOT_A_SHOUTER);
  decide (&table, 3, TRUE);
  decide (&table, 2, TRUE);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_TOSSES_MISSING);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &flip);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_SETTLING);
  assert_refused (bluff_rules_admit (&table.state, &late), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
  assert_refused (bluff_rules_admit (&table.state, &twice), BLUFF_REFUSAL_DECIDED_ALREADY);
  assert_refused (bluff_rules_admit (&table.state, &other), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_TOSSES_MISSING);
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_TOSS_WRONG);
  flip.flip.seats[1] = flip.flip.winner = 2;
  assert_refused (bluff_rules_admit (&table.state, &flip), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &flip);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_TOSS_WRONG);
  claim.seat = 2;
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&table.state, &claim);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ANSWER);

  /* The moment is over, as it is when all let it pass. */
  g_assert_cmphex (table.state.bluffaneer.moment.concerned, ==, 0);
  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 1, FALSE);
  decide (&table, 2, FALSE);
  g_assert_cmphex (table.state.bluffaneer.moment.concerned, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer/N1-no-other-icon", test_N1_no_other_icon);
  g_test_add_func ("/bluffaneer/N7-stolen-in-a-record", test_N7_stolen_in_a_record);
  g_test_add_func ("/bluffaneer/N9-match-in-a-record", test_N9_match_in_a_record);
  g_test_add_func ("/bluffaneer/N14-in-a-record", test_N14_in_a_record);
  g_test_add_func ("/bluffaneer/N14-reshuffle-in-a-record", test_N14_reshuffle_in_a_record);
  g_test_add_func ("/bluffaneer/N16-ranking-in-a-record", test_N16_ranking_in_a_record);
  g_test_add_func ("/bluffaneer/N17-tosses-in-a-record", test_N17_tosses_in_a_record);
  g_test_add_func ("/bluffaneer/C4-in-a-record", test_C4_in_a_record);

  return g_test_run ();
}
