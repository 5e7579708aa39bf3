/* test-bluffaneer-coins.c: the rules of Bluffaneer, one by one: what the coins do, and how a game ends (N3, N6–N9,
 * N11–N13, N16 and N17).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"

static void
test_N3_coins (void)
{
  const guint8 rows[][3] = { { 3, 10, 20 }, { 4, 10, 10 }, { 5, 10, 0 }, { 6, 8, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint players = rows[i][0];
      Table table;
      BluffEvent setup;

      open_table (&table, players, 0);
      begin_by_chance (&table);
      for (guint seat = 0; seat < players; seat++)
        g_assert_cmpuint (game_of (&table)->coins[seat], ==, rows[i][1]);
      g_assert_cmpuint (game_of (&table)->box, ==, rows[i][2]);

      open_table (&table, players, 0);
      make_setup (players, plain_hands, &setup);
      setup.deck.coins[players - 1]++;
      assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_COINS);
      setup.deck.coins[players - 1]--;
      setup.deck.coins[0]++;
      assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_COINS);
      setup.deck.coins[0]--;
      setup.deck.coins[players - 1] = 0;
      assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_COINS);
    }
}

static void
test_N6_chests (void)
{
  Table table;
  BluffEvent setup;
  BluffEvent event = make_roll (2, CHEST, CHEST);
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 3, 2, 1 } };

  open_table (&table, 4, 2);
  make_setup (4, plain_hands, &setup);
  assert_refused (play_event (&table, &setup), BLUFF_REFUSAL_NONE);
  assert_refused (play_event (&table, &event), BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (table.events.n, ==, 3);
  assert_pay (&table.events.item[0], 3, 2, 1);
  assert_pay (&table.events.item[1], 0, 2, 1);
  assert_pay (&table.events.item[2], 1, 2, 1);
  assert_coins (&table, (const guint8[]){ 9, 9, 13, 9 });

  /* A record may have no other order, amount or purse. */
  begin_with (&table, 4, plain_hands);
  event = make_roll (0, CHEST, CHEST);
  bluff_rules_apply (&table.state, &event);
  pay.pay.from = 1;
  pay.pay.to = 0;
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_NONE);
  pay.pay.coins = 2;
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_CHESTS);
  pay.pay.coins = 1;
  pay.pay.from = 2;
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_CHESTS);
  pay.pay.from = 1;
  pay.pay.to = BOX;
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_CHESTS);
  event = make_roll (1, CHEST, CHEST);
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_CONSEQUENCE_FIRST);
}

static void
test_N7_steal (void)
{
  const struct
  {
    guint icon;
    guint8 has;
    guint8 stolen;
  } rows[] = { { SWORDS, 10, 2 }, { SHIP, 10, 3 }, { SWORDS, 1, 1 }, { SHIP, 2, 2 }, { SHIP, 3, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const guint8 kinds[] = { BLUFF_EVENT_STEAL, BLUFF_EVENT_PAY, BLUFF_EVENT_OVER };
      Table table;
      BluffLegal legal;

      begin_with (&table, 4, plain_hands);
      set_coins (&table, (const guint8[]){ 10, 10, rows[i].has, 10 });
      roll (&table, rows[i].icon, rows[i].icon);
      g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_STEAL);
      g_assert_cmpuint (table.state.head.awaited, ==, bluff_seats_of (0));
      bluff_rules_legal (&table.state, 0, &legal);
      g_assert_cmpuint (legal.kinds, ==, bluff_action_kinds_of (BLUFF_ACTION_STEAL));
      g_assert_cmpuint (legal.targets, ==, 0xe);

      assert_refused (act (&table, BLUFF_ACTION_STEAL, 0, 0, 0), BLUFF_REFUSAL_BLUFFANEER_STEAL);
      assert_refused (act (&table, BLUFF_ACTION_STEAL, 0, 4, 0), BLUFF_REFUSAL_NO_SUCH_SEAT);
      assert_refused (act (&table, BLUFF_ACTION_STEAL, 1, 2, 0), BLUFF_REFUSAL_NOT_AWAITED);

      assert_refused (act (&table, BLUFF_ACTION_STEAL, 0, 2, 0), BLUFF_REFUSAL_NONE);
      assert_kinds (&table, kinds, rows[i].has > rows[i].stolen ? 2 : 3);
      g_assert_cmpuint (table.events.item[0].steal.victim, ==, 2);
      assert_pay (&table.events.item[1], 2, 0, rows[i].stolen);
      g_assert_cmpuint (game_of (&table)->coins[0], ==, 10 + rows[i].stolen);
    }
}

static void
test_N8_crossbones (void)
{
  Table table;
  BluffEvent event = make_roll (0, CROSSBONES, CROSSBONES);
  BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 0, 2, 1 } };

  begin_with (&table, 4, plain_hands);
  roll (&table, CROSSBONES, CROSSBONES);
  g_assert_cmpuint (table.events.n, ==, 3);
  for (BluffSeat seat = 1; seat < 4; seat++)
    assert_pay (&table.events.item[seat - 1], 0, seat, 1);
  assert_coins (&table, (const guint8[]){ 7, 11, 11, 11 });

  /* As long as the roller has any: clockwise from the left. */
  begin_with (&table, 4, plain_hands);
  set_coins (&table, (const guint8[]){ 2, 5, 6, 20 });
  roll (&table, CROSSBONES, CROSSBONES);
  g_assert_cmpuint (table.events.n, ==, 3);
  assert_pay (&table.events.item[0], 0, 1, 1);
  assert_pay (&table.events.item[1], 0, 2, 1);
  g_assert_cmpuint (table.events.item[2].kind, ==, BLUFF_EVENT_OVER);
  assert_coins (&table, (const guint8[]){ 0, 6, 7, 20 });

  begin_with (&table, 4, plain_hands);
  bluff_rules_apply (&table.state, &event);
  assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_CROSSBONES);
}

static void
test_N9_match (void)
{
  const guint8 hands[] = { CHEST_SWORDS, CHEST_SWORDS, SWORDS_SHIP, CHEST_SHIP };
  const guint8 kinds[] = { BLUFF_EVENT_MATCH, BLUFF_EVENT_REVEAL, BLUFF_EVENT_PAY,
                           BLUFF_EVENT_PAY,   BLUFF_EVENT_PAY,    BLUFF_EVENT_DRAW };
  Table table;

  begin_with (&table, 4, hands);
  roll (&table, SWORDS, CHEST);
  assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));
  g_assert_cmpuint (table.events.item[0].seat, ==, 0);
  g_assert_cmpuint (table.events.item[1].seat, ==, 0);
  g_assert_cmpuint (table.events.item[1].pair.card, ==, CHEST_SWORDS);
  for (BluffSeat seat = 1; seat < 4; seat++)
    assert_pay (&table.events.item[1 + seat], seat, BOX, 1);
  assert_coins (&table, (const guint8[]){ 10, 9, 9, 9 });
  g_assert_cmpuint (game_of (&table)->box, ==, 13);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ROLL);
}

static void
test_N11_pay (void)
{
  const guint8 kinds[] = { BLUFF_EVENT_ANSWER, BLUFF_EVENT_PAY, BLUFF_EVENT_REVEAL, BLUFF_EVENT_DRAW };
  const guint8 cards[] = { CHEST_SWORDS, SWORDS_SHIP };

  /* True or not makes no difference. */
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      const guint8 hands[] = { SHIP_CROSSBONES, cards[i], CHEST_SHIP };
      BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 0, 1, 2 } };
      BluffEvent answer = { .kind = BLUFF_EVENT_ANSWER, .seat = 0 };
      Table table;

      begin_with (&table, 3, hands);
      roll (&table, CHEST, SWORDS);
      claim_and_answer (&table, 1, FALSE);
      assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));
      assert_pay (&table.events.item[1], 0, 1, 1);
      g_assert_cmpuint (table.events.item[2].seat, ==, 1);
      g_assert_cmpuint (table.events.item[2].pair.card, ==, cards[i]);
      assert_coins (&table, (const guint8[]){ 9, 11, 10 });

      begin_with (&table, 3, hands);
      roll (&table, CHEST, SWORDS);
      decide (&table, 1, TRUE);
      close_moment (&table);
      bluff_rules_apply (&table.state, &answer);
      assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_PAY);
    }
}

static void
test_N12_call (void)
{
  const guint8 kinds[] = { BLUFF_EVENT_ANSWER, BLUFF_EVENT_REVEAL, BLUFF_EVENT_PAY, BLUFF_EVENT_DRAW };
  const struct
  {
    guint8 card;
    BluffSeat from;
    BluffSeat to;
    guint8 coins;
  } rows[] = { { CHEST_SWORDS, 0, 1, 2 }, { SWORDS_SHIP, 1, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const guint8 hands[] = { SHIP_CROSSBONES, rows[i].card, CHEST_SHIP };
      BluffEvent answer = { .kind = BLUFF_EVENT_ANSWER, .seat = 0, .answer = { TRUE } };
      BluffEvent reveal = { .kind = BLUFF_EVENT_REVEAL, .seat = 1, .pair = { rows[i].card } };
      BluffEvent pay = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT, .pay = { 0, 1, 1 } };
      Table table;

      begin_with (&table, 3, hands);
      roll (&table, SWORDS, CHEST);
      claim_and_answer (&table, 1, TRUE);
      assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));
      g_assert_cmpuint (table.events.item[1].seat, ==, 1);
      g_assert_cmpuint (table.events.item[1].pair.card, ==, rows[i].card);
      assert_pay (&table.events.item[2], rows[i].from, rows[i].to, rows[i].coins);

      begin_with (&table, 3, hands);
      roll (&table, SWORDS, CHEST);
      decide (&table, 1, TRUE);
      close_moment (&table);
      bluff_rules_apply (&table.state, &answer);
      bluff_rules_apply (&table.state, &reveal);
      assert_refused (bluff_rules_admit (&table.state, &pay), BLUFF_REFUSAL_BLUFFANEER_CALLED_PAY);
    }
}

static void
test_N13_all_they_have (void)
{
  const guint8 hands[] = { SHIP_CROSSBONES, CHEST_SWORDS, CHEST_SHIP };
  Table table;

  begin_with (&table, 3, hands);
  set_coins (&table, (const guint8[]){ 1, 10, 10 });
  roll (&table, CHEST, SWORDS);
  claim_and_answer (&table, 1, TRUE);
  assert_pay (&table.events.item[2], 0, 1, 1);
  assert_coins (&table, (const guint8[]){ 0, 11, 10 });

  /* A player who has nothing gives nothing, and nothing is told of it. */
  begin_with (&table, 3, hands);
  set_coins (&table, (const guint8[]){ 10, 0, 10 });
  roll (&table, CHEST, CHEST);
  g_assert_cmpuint (table.events.n, ==, 2);
  assert_pay (&table.events.item[0], 2, 0, 1);
  g_assert_cmpuint (table.events.item[1].kind, ==, BLUFF_EVENT_OVER);

  begin_with (&table, 3, hands);
  set_coins (&table, (const guint8[]){ 10, 0, 9 });
  roll (&table, SWORDS, SWORDS);
  assert_refused (act (&table, BLUFF_ACTION_STEAL, 0, 1, 0), BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (table.events.n, ==, 2);
  g_assert_cmpuint (table.events.item[1].kind, ==, BLUFF_EVENT_OVER);
}

static void
test_N16_end (void)
{
  const guint8 hands[] = { CHEST_SWORDS, CHEST_SWORDS, SWORDS_SHIP, CHEST_SHIP };
  const guint8 kinds[] = { BLUFF_EVENT_MATCH, BLUFF_EVENT_REVEAL, BLUFF_EVENT_PAY, BLUFF_EVENT_PAY,
                           BLUFF_EVENT_PAY,   BLUFF_EVENT_DRAW,   BLUFF_EVENT_OVER };
  Table table;
  BluffEvent event;

  /* The round is completed, new card included; equal coins share a place but for the first. */
  begin_with (&table, 4, hands);
  set_coins (&table, (const guint8[]){ 5, 1, 9, 6 });
  roll (&table, CHEST, SWORDS);
  assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));
  g_assert_cmpmem (table.events.item[6].over.place, 4, ((guint8[]){ 2, 4, 1, 2 }), 4);
  g_assert_cmpmem (table.state.head.place, 4, ((guint8[]){ 2, 4, 1, 2 }), 4);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_OVER);
  g_assert_cmpuint (table.state.head.awaited, ==, 0);
  g_assert_cmpuint (game_of (&table)->card[0], !=, BLUFF_PAIR_NONE);
  assert_refused (act (&table, BLUFF_ACTION_ROLL, 1, 0, 0), BLUFF_REFUSAL_GAME_OVER);

  /* One coin is enough to play on. */
  begin_with (&table, 4, hands);
  set_coins (&table, (const guint8[]){ 5, 2, 2, 2 });
  roll (&table, CHEST, SWORDS);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ROLL);
  event = (BluffEvent){ .kind = BLUFF_EVENT_OVER, .seat = BLUFF_NO_SEAT, .over = { { 1, 2, 2, 2 } } };
  assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_NOT_NOW);
}

static void
test_N17_tie_for_first (void)
{
  guint wins[5] = { 0 };
  Table table;
  BluffState start;

  begin_tie (&table);
  start = table.state;
  for (guint i = 0; i < 4000; i++)
    {
      const BluffEvent *event = table.events.item;
      BluffSeat winner;

      table.state = start;
      table.events.n = 0;
      bluff_rules_settle (&table.state, &table.random, &table.events);
      assert_kinds (&table, ((guint8[]){ BLUFF_EVENT_FLIP, BLUFF_EVENT_FLIP, BLUFF_EVENT_OVER }), 3);
      g_assert_cmpmem (event[0].flip.seats, 2, ((guint8[]){ 1, 3 }), 2);
      g_assert_cmpuint (event[1].flip.seats[0], ==, event[0].flip.winner);
      g_assert_cmpuint (event[1].flip.seats[1], ==, 4);
      winner = event[1].flip.winner;
      wins[winner]++;
      for (BluffSeat seat = 0; seat < 5; seat++)
        g_assert_cmpuint (event[2].over.place[seat], ==, seat == winner ? 1 : seat == 0 ? 4 : seat == 2 ? 5 : 2);
    }

  /* A quarter, a quarter and a half; the deviations are 27 and 32. */
  g_assert_cmpuint (wins[1], >, 860);
  g_assert_cmpuint (wins[1], <, 1140);
  g_assert_cmpuint (wins[3], >, 860);
  g_assert_cmpuint (wins[3], <, 1140);
  g_assert_cmpuint (wins[4], >, 1840);
  g_assert_cmpuint (wins[4], <, 2160);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer/N3-ten-coins-each-eight-for-six", test_N3_coins);
  g_test_add_func ("/bluffaneer/N6-chests-every-other-gives-one", test_N6_chests);
  g_test_add_func ("/bluffaneer/N7-swords-steal-two-ships-three", test_N7_steal);
  g_test_add_func ("/bluffaneer/N8-crossbones-roller-gives-one-each", test_N8_crossbones);
  g_test_add_func ("/bluffaneer/N9-match-costs-every-other-one", test_N9_match);
  g_test_add_func ("/bluffaneer/N11-pay-one-then-reveal", test_N11_pay);
  g_test_add_func ("/bluffaneer/N12-call-true-two-false-one", test_N12_call);
  g_test_add_func ("/bluffaneer/N13-all-they-have", test_N13_all_they_have);
  g_test_add_func ("/bluffaneer/N16-ends-after-the-round-without-coins", test_N16_end);
  g_test_add_func ("/bluffaneer/N17-tie-for-first-is-tossed", test_N17_tie_for_first);

  return g_test_run ();
}
