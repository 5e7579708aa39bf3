/* test-bluffaneer.c: the rules of Bluffaneer, one by one: dice, cards and rounds, up to who claims and who answers.
 * What is paid is in test-bluffaneer-coins.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"

static void
test_N1_icons (void)
{
  const guint rolls = 16000;
  guint seen[BLUFF_N_ICONS][BLUFF_N_ICONS] = { { 0 } };
  Table table;
  BluffState start;

  begin_with (&table, 4, plain_hands);
  start = table.state;

  for (guint i = 0; i < rolls; i++)
    {
      table.state = start;
      g_assert_cmpint (act (&table, BLUFF_ACTION_ROLL, 0, 0, 0), ==, BLUFF_REFUSAL_NONE);
      seen[table.events.item[0].roll.icons[0]][table.events.item[0].roll.icons[1]]++;
    }

  /* Expected 1000 each; the deviation is 31, and 160 is five of them. */
  for (guint a = 0; a < BLUFF_N_ICONS; a++)
    for (guint b = 0; b < BLUFF_N_ICONS; b++)
      {
        g_assert_cmpuint (seen[a][b], >, 840);
        g_assert_cmpuint (seen[a][b], <, 1160);
      }
}

static void
test_N2_deck (void)
{
  const struct
  {
    guint n;
    guint card;
    guint pair;
  } rows[] = {
    { 17, 0, SHIP_CROSSBONES }, { 19, 0, SHIP_CROSSBONES }, { 0, 0, SHIP_CROSSBONES }, { 0xff, 0, SHIP_CROSSBONES },
    { 18, 0, SWORDS_SHIP },     { 18, 17, CHEST_SHIP },     { 18, 5, BLUFF_N_PAIRS },  { 18, 17, 0xff },
  };
  Table table;
  BluffEvent setup;

  open_table (&table, 3, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      make_setup (3, plain_hands, &setup);
      setup.deck.n = (guint8) rows[i].n;
      setup.deck.cards[rows[i].card] = (guint8) rows[i].pair;
      assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_DECK);
    }

  begin_by_chance (&table);
  g_assert_cmpuint (table.events.item[0].deck.n, ==, 18);
  for (guint8 pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      guint copies = 0;

      for (guint i = 0; i < 18; i++)
        copies += table.events.item[0].deck.cards[i] == pair;
      g_assert_cmpuint (copies, ==, 3);
    }
}

static void
test_N4_one_card_each (void)
{
  Table table;
  BluffEvent setup;
  BluffTold told;
  BluffView view;

  open_table (&table, 3, 0);
  make_setup (3, plain_hands, &setup);
  setup.deck.dealt[1] = 2;
  assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_CARDS);
  setup.deck.dealt[1] = 0;
  assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_CARDS);
  setup.deck.dealt[1] = setup.deck.dealt[3] = 1;
  assert_refused (bluff_rules_admit (&table.state, &setup), BLUFF_REFUSAL_BLUFFANEER_CARDS);

  /* Seen by its owner alone, and the order of the stack by nobody. */
  setup.deck.dealt[3] = 0;
  bluff_rules_tell (&table.state, &setup, 1, &told);
  for (guint i = 0; i < 18; i++)
    g_assert_cmpuint (told.event.deck.cards[i], ==, i == 1 ? plain_hands[1] : BLUFF_UNKNOWN);
  bluff_rules_tell (&table.state, &setup, BLUFF_NO_SEAT, &told);
  g_assert_cmpmem (told.event.deck.cards, 18, setup.deck.cards, 18);

  assert_refused (play_event (&table, &setup), BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (game_of (&table)->stack_size, ==, 15);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      bluff_rules_sight (&table.state, seat, &view);
      g_assert_cmpuint (view.bluffaneer.card, ==, plain_hands[seat]);
      g_assert_cmpuint (view.bluffaneer.stack_size, ==, 15);
    }
}

/* Any pair may come anywhere; 300 times each, the deviation is 16. */
static void
assert_evenly (const guint *seen)
{
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      g_assert_cmpuint (seen[pair], >, 220);
      g_assert_cmpuint (seen[pair], <, 380);
    }
}

static void
test_N4_no_card_before (void)
{
  Table table;
  BluffView view;

  open_table (&table, 3, 0);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      bluff_rules_sight (&table.state, seat, &view);
      g_assert_cmpint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
    }
}

static void
test_N4_shuffled (void)
{
  guint first[BLUFF_N_PAIRS] = { 0 };
  guint last[BLUFF_N_PAIRS] = { 0 };
  Table table;

  open_table (&table, 3, 0);
  for (guint i = 0; i < 1800; i++)
    {
      begin_by_chance (&table);
      first[game_of (&table)->card[0]]++;
      last[game_of (&table)->stack[0]]++;
    }
  assert_evenly (first);
  assert_evenly (last);
}

static void
test_N5_roller_rolls (void)
{
  Table table;
  BluffLegal legal;

  begin_with (&table, 3, plain_hands);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ROLL);
  g_assert_cmpuint (table.state.head.awaited, ==, bluff_seats_of (0));
  assert_refused (act (&table, BLUFF_ACTION_ROLL, 1, 0, 0), BLUFF_REFUSAL_BLUFFANEER_ROLLER);
  assert_refused (act (&table, BLUFF_ACTION_STEAL, 0, 1, 0), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (act (&table, BLUFF_ACTION_DECIDE, 1, 0, 1), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (act (&table, BLUFF_ACTION_ANSWER, 0, 0, 1), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (act (&table, BLUFF_ACTION_VOTE, 0, 0, 1), BLUFF_REFUSAL_OTHER_GAME);
  assert_refused (act (&table, BLUFF_N_ACTIONS, 0, 0, 1), BLUFF_REFUSAL_OTHER_GAME);

  bluff_rules_legal (&table.state, 0, &legal);
  g_assert_cmpuint (legal.kinds, ==, bluff_action_kinds_of (BLUFF_ACTION_ROLL));
  g_assert_cmpuint (bluff_legal_count (&legal), ==, 1);

  roll (&table, CHEST, SWORDS);
  g_assert_cmpuint (game_of (&table)->icons[0], ==, CHEST);
  g_assert_cmpuint (game_of (&table)->icons[1], ==, SWORDS);
  assert_refused (act (&table, BLUFF_ACTION_ROLL, 0, 0, 0), BLUFF_REFUSAL_NOT_NOW);
}

/* The reveal is forced, so everybody knows what an unrevealed card is not, until it is replaced. */
static void
test_N9_no_match_is_known (void)
{
  Table table;
  BluffView view;

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  bluff_rules_sight (&table.state, 2, &view);
  g_assert_cmpuint (view.bluffaneer.not_pair[0], ==, 1 << CHEST_SWORDS);
  g_assert_cmpuint (view.bluffaneer.not_pair[1], ==, 0);
  decide (&table, 1, FALSE);
  decide (&table, 2, FALSE);

  roll (&table, CHEST, SWORDS);
  claim_and_answer (&table, 0, FALSE);
  bluff_rules_sight (&table.state, 2, &view);
  g_assert_cmpuint (view.bluffaneer.not_pair[0], ==, 0);
  g_assert_cmpuint (view.bluffaneer.not_pair[1], ==, 1 << CHEST_SWORDS);
}

static void
test_N10_claim (void)
{
  Table table;
  BluffLegal legal;
  BluffEvent claim = { .kind = BLUFF_EVENT_CLAIM, .seat = 0 };

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_CLAIM);
  g_assert_cmpuint (table.state.head.awaited, ==, 0x6);
  assert_refused (act (&table, BLUFF_ACTION_DECIDE, 0, 0, TRUE), BLUFF_REFUSAL_BLUFFANEER_CLAIM_ROLLER);
  assert_refused (bluff_rules_admit (&table.state, &claim), BLUFF_REFUSAL_BLUFFANEER_CLAIM_ROLLER);
  bluff_rules_legal (&table.state, 0, &legal);
  g_assert_cmpuint (legal.kinds, ==, 0);
  bluff_rules_legal (&table.state, 2, &legal);
  g_assert_cmpuint (legal.kinds, ==, bluff_action_kinds_of (BLUFF_ACTION_DECIDE));

  /* Seat 2 has another card: a claim need not be true. */
  decide (&table, 2, TRUE);
  decide (&table, 1, FALSE);
  g_assert_cmpuint (table.events.n, ==, 2);
  g_assert_cmpuint (table.events.item[1].kind, ==, BLUFF_EVENT_CLAIM);
  g_assert_cmpuint (table.events.item[1].seat, ==, 2);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ANSWER);
  g_assert_cmpuint (game_of (&table)->claimer, ==, 2);
}

static void
test_N10_nobody_claims (void)
{
  Table table;

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 2, FALSE);
  decide (&table, 1, FALSE);
  g_assert_cmpuint (table.events.n, ==, 1);
  g_assert_cmpuint (table.state.head.phase, ==, BLUFF_PHASE_BLUFFANEER_ROLL);
  g_assert_cmpuint (table.state.head.turn, ==, 1);
  g_assert_cmpmem (game_of (&table)->card, 3, plain_hands, 3);
  assert_coins (&table, (const guint8[]){ 10, 10, 10 });
}

static void
test_N11_roller_answers (void)
{
  Table table;
  BluffLegal legal;

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 1, TRUE);
  close_moment (&table);
  g_assert_cmpuint (table.state.head.awaited, ==, bluff_seats_of (0));
  bluff_rules_legal (&table.state, 0, &legal);
  g_assert_cmpuint (legal.kinds, ==, bluff_action_kinds_of (BLUFF_ACTION_ANSWER));
  assert_refused (act (&table, BLUFF_ACTION_ANSWER, 1, 0, TRUE), BLUFF_REFUSAL_BLUFFANEER_ANSWER);
  assert_refused (act (&table, BLUFF_ACTION_ANSWER, 2, 0, FALSE), BLUFF_REFUSAL_BLUFFANEER_ANSWER);
  assert_refused (act (&table, BLUFF_ACTION_ANSWER, 0, 0, 2), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (act (&table, BLUFF_ACTION_DECIDE, 2, 0, TRUE), BLUFF_REFUSAL_NOT_NOW);
  assert_refused (act (&table, BLUFF_ACTION_ANSWER, 0, 0, TRUE), BLUFF_REFUSAL_NONE);
}

static void
test_N14_revealed_card_is_replaced (void)
{
  Table table;
  BluffView view;
  BluffTold told;
  const BluffEvent *draw;

  begin_with (&table, 3, plain_hands);
  roll (&table, CHEST, SWORDS);
  claim_and_answer (&table, 2, TRUE);
  draw = &table.events.item[3];
  g_assert_cmpuint (draw->kind, ==, BLUFF_EVENT_DRAW);
  g_assert_cmpuint (draw->seat, ==, 2);
  g_assert_cmpuint (draw->draw.n, ==, 1);
  g_assert_cmpuint (draw->draw.cards[0], ==, CHEST_SWORDS);
  g_assert_cmpuint (game_of (&table)->card[2], ==, CHEST_SWORDS);
  g_assert_cmpuint (game_of (&table)->stack_size, ==, 14);
  g_assert_cmpuint (game_of (&table)->discards[CHEST_SHIP], ==, 1);

  bluff_rules_tell (&table.state, draw, 2, &told);
  g_assert_cmpuint (told.event.draw.cards[0], ==, CHEST_SWORDS);
  bluff_rules_tell (&table.state, draw, 1, &told);
  g_assert_cmpuint (told.event.draw.cards[0], ==, BLUFF_UNKNOWN);
  bluff_rules_sight (&table.state, 1, &view);
  g_assert_cmpuint (view.bluffaneer.discards[CHEST_SHIP], ==, 1);
  g_assert_cmpuint (view.bluffaneer.pool[CHEST_SHIP], ==, 2);
  g_assert_cmpuint (view.bluffaneer.pool[CHEST_SWORDS], ==, 3);
  g_assert_cmpuint (view.bluffaneer.fresh, ==, 0x7);
}

static void
test_N14_reshuffle (void)
{
  const guint8 kinds[] = { BLUFF_EVENT_ANSWER, BLUFF_EVENT_PAY, BLUFF_EVENT_REVEAL, BLUFF_EVENT_RESHUFFLE,
                           BLUFF_EVENT_DRAW };
  Table table;
  BluffView view;
  BluffTold told;
  BluffSeat claimer;
  guint8 revealed;

  empty_stack (&table);
  claimer = table.state.head.turn == 1 ? 2 : 1;
  revealed = game_of (&table)->card[claimer];
  roll (&table, game_of (&table)->card[table.state.head.turn] == CHEST_SHIP ? SWORDS : CHEST, SHIP);
  claim_and_answer (&table, claimer, FALSE);
  assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));

  /* All but the other two hands, the card just revealed included. */
  g_assert_cmpuint (table.events.item[3].deck.n, ==, 16);
  g_assert_nonnull (memchr (table.events.item[3].deck.cards, revealed, 16));
  g_assert_cmpuint (game_of (&table)->stack_size, ==, 15);
  g_assert_cmpuint (table.events.item[4].draw.cards[0], ==, table.events.item[3].deck.cards[0]);
  for (guint i = 0; i < 15; i++)
    g_assert_cmpuint (game_of (&table)->stack[14 - i], ==, table.events.item[3].deck.cards[1 + i]);

  bluff_rules_sight (&table.state, 0, &view);
  g_assert_cmpuint (view.bluffaneer.fresh, ==, bluff_seats_of (claimer));
  g_assert_cmpuint (view.bluffaneer.old[0], ==, 0x7 & ~bluff_seats_of (claimer));
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    g_assert_cmpuint (view.bluffaneer.discards[pair], ==, 0);
  for (BluffSeat seat = 0; seat < 3; seat++)
    {
      bluff_rules_tell (&table.state, &table.events.item[3], seat, &told);
      for (guint i = 0; i < 16; i++)
        g_assert_cmpuint (told.event.deck.cards[i], ==, BLUFF_UNKNOWN);
      g_assert_cmpuint (told.event.deck.n, ==, 16);
    }
}

/* Hands that are left from one shuffle stay together, and apart from those of others. */
static void
test_N14_earlier_shuffles (void)
{
  static const struct
  {
    BluffSeats fresh;
    BluffSeats before[BLUFF_BLUFFANEER_OLD];
    BluffSeats after[BLUFF_BLUFFANEER_OLD];
  } rows[] = {
    { 0x01, { 0 }, { 0x01 } },
    { 0x06, { 0x08, 0, 0x01 }, { 0x08, 0x06, 0x01 } },
    { 0x10, { 0x01, 0x02, 0x04, 0x08, 0 }, { 0x01, 0x02, 0x04, 0x08, 0x10 } },
    { 0x00, { 0x01, 0x02, 0x04, 0x08, 0x10 }, { 0x01, 0x02, 0x04, 0x08, 0x10 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffEvent event = { .kind = BLUFF_EVENT_RESHUFFLE, .seat = BLUFF_NO_SEAT, .deck.n = 1 };
      BluffTable table;
      BluffState state;
      BluffBluffaneerState *self = &state.bluffaneer;
      BluffView view;

      bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, BLUFF_BLUFFANEER_SEATS);
      bluff_rules_open (&state, &table);
      memset (self->batch[BLUFF_BLUFFANEER_FRESH].pairs, 1, BLUFF_N_PAIRS);
      self->batch[BLUFF_BLUFFANEER_FRESH].holders = rows[i].fresh;
      for (guint j = 0; j < BLUFF_BLUFFANEER_OLD; j++)
        self->batch[1 + j].holders = rows[i].before[j];

      bluff_rules_apply (&state, &event);
      bluff_rules_sight (&state, 0, &view);
      g_assert_cmpmem (view.bluffaneer.old, sizeof view.bluffaneer.old, rows[i].after, sizeof rows[i].after);
      for (guint j = 0; j < BLUFF_BLUFFANEER_OLD; j++)
        g_assert_cmpuint (view.bluffaneer.old_pool[j][0], ==, rows[i].before[j] != rows[i].after[j]);
      g_assert_cmpuint (self->stack[1], ==, 0);
    }
}

static void
test_N14_reshuffled (void)
{
  guint seen[BLUFF_N_PAIRS] = { 0 };
  guint8 most = 0;
  BluffSeat claimer;
  BluffState start;
  Table table;

  empty_stack (&table);
  claimer = table.state.head.turn == 1 ? 2 : 1;
  roll (&table, game_of (&table)->card[table.state.head.turn] == CHEST_SHIP ? SWORDS : CHEST, SHIP);
  start = table.state;
  for (guint i = 0; i < 1600; i++)
    {
      table.state = start;
      claim_and_answer (&table, claimer, FALSE);
      seen[table.events.item[3].deck.cards[0]]++;
      most = MAX (most, table.events.item[3].deck.n);
    }

  /* Of 16 cards 2 or 3 show a pair, or 1 if both other hands do. */
  g_assert_cmpuint (most, ==, 16);
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      g_assert_cmpuint (seen[pair], >, 60);
      g_assert_cmpuint (seen[pair], <, 390);
    }
}

static void
test_N15_left_rolls_next (void)
{
  Table table;
  BluffEvent event;

  begin_with (&table, 3, plain_hands);
  g_assert_cmpuint (table.state.head.turns, ==, 1);
  for (guint i = 0; i < 7; i++)
    {
      g_assert_cmpuint (table.state.head.turn, ==, i % 3);
      event = make_roll ((BluffSeat) ((i + 1) % 3), CHEST, CHEST);
      assert_refused (bluff_rules_admit (&table.state, &event), BLUFF_REFUSAL_BLUFFANEER_ROLLER);
      roll (&table, CHEST, CHEST);
      g_assert_cmpuint (table.state.head.turns, ==, i + 2);
      g_assert_cmpuint (game_of (&table)->icons[0], ==, BLUFF_NO_ICON);
    }
}

static void
test_C4_sealed (void)
{
  BluffEvent shout = { .kind = BLUFF_EVENT_DECIDE, .seat = 1, .decide = { TRUE } };
  Table table;
  BluffTold told;
  BluffView view;

  begin_with (&table, 4, plain_hands);
  roll (&table, CHEST, SWORDS);
  for (BluffSeat seat = 0; seat < 4; seat++)
    {
      bluff_rules_tell (&table.state, &shout, seat, &told);
      g_assert_cmpuint (told.event.decide.shout, ==, seat == 1 ? TRUE : BLUFF_UNKNOWN);
    }
  bluff_rules_tell (&table.state, &shout, BLUFF_NO_SEAT, &told);
  g_assert_cmpuint (told.event.decide.shout, ==, TRUE);

  /* Others learn that seat 1 has decided, not what; and it goes on: one shout does not end the moment by itself. */
  decide (&table, 1, TRUE);
  g_assert_cmpuint (table.events.n, ==, 1);
  g_assert_cmpuint (table.state.head.awaited, ==, 0xc);
  for (BluffSeat seat = 0; seat < 4; seat++)
    {
      bluff_rules_sight (&table.state, seat, &view);
      g_assert_cmpuint (view.bluffaneer.decided, ==, 0x2);
      g_assert_cmpuint (view.bluffaneer.own_shout, ==, seat == 1);
    }

  assert_refused (act (&table, BLUFF_ACTION_DECIDE, 1, 0, FALSE), BLUFF_REFUSAL_DECIDED_ALREADY);
  assert_refused (act (&table, BLUFF_ACTION_DECIDE, 2, 0, 2), BLUFF_REFUSAL_NOT_NOW);
}

static void
test_C4_close (void)
{
  Table table;

  begin_with (&table, 4, plain_hands);
  assert_refused (act (&table, BLUFF_ACTION_CLOSE, BLUFF_NO_SEAT, 0, 0), BLUFF_REFUSAL_NOT_NOW);
  roll (&table, CHEST, SWORDS);
  assert_refused (act (&table, BLUFF_ACTION_CLOSE, BLUFF_NO_SEAT, 0, 0), BLUFF_REFUSAL_NO_SHOUT_YET);
  decide (&table, 3, FALSE);
  assert_refused (act (&table, BLUFF_ACTION_CLOSE, BLUFF_NO_SEAT, 0, 0), BLUFF_REFUSAL_NO_SHOUT_YET);
  assert_refused (act (&table, BLUFF_ACTION_CLOSE, 0, 0, 0), BLUFF_REFUSAL_NO_SUCH_SEAT);
  decide (&table, 2, TRUE);
  close_moment (&table);
  assert_kinds (&table, ((guint8[]){ BLUFF_EVENT_CLAIM }), 1);
  g_assert_cmpuint (game_of (&table)->claimer, ==, 2);

  begin_with (&table, 4, plain_hands);
  roll (&table, CHEST, SWORDS);
  decide (&table, 1, TRUE);
  decide (&table, 3, TRUE);
  close_moment (&table);
  assert_kinds (&table, ((guint8[]){ BLUFF_EVENT_FLIP, BLUFF_EVENT_CLAIM }), 2);
  g_assert_cmpmem (table.events.item[0].flip.seats, 2, ((guint8[]){ 1, 3 }), 2);
  g_assert_cmpuint (game_of (&table)->claimer, ==, table.events.item[0].flip.winner);
}

static void
test_C4_several_shouts (void)
{
  const guint8 kinds[] = { BLUFF_EVENT_DECIDE, BLUFF_EVENT_FLIP, BLUFF_EVENT_FLIP, BLUFF_EVENT_CLAIM };
  guint wins[4] = { 0 };
  Table table;
  BluffState start;

  begin_with (&table, 4, plain_hands);
  roll (&table, CHEST, SWORDS);
  start = table.state;
  for (guint i = 0; i < 1000; i++)
    {
      table.state = start;
      decide (&table, 3, TRUE);
      decide (&table, 1, TRUE);
      decide (&table, 2, TRUE);
      assert_kinds (&table, kinds, G_N_ELEMENTS (kinds));
      g_assert_cmpuint (table.events.item[3].seat, ==, table.events.item[2].flip.winner);
      wins[table.events.item[3].seat]++;
    }
  g_assert_cmpuint (wins[0], ==, 0);
  for (guint seat = 1; seat < 4; seat++)
    g_assert_cmpuint (wins[seat], >, 150);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer/N1-four-equally-likely-icons", test_N1_icons);
  g_test_add_func ("/bluffaneer/N2-each-pair-three-times", test_N2_deck);
  g_test_add_func ("/bluffaneer/N4-one-card-each-for-its-owner", test_N4_one_card_each);
  g_test_add_func ("/bluffaneer/N4-no-card-before-the-deal", test_N4_no_card_before);
  g_test_add_func ("/bluffaneer/N4-shuffled", test_N4_shuffled);
  g_test_add_func ("/bluffaneer/N5-roller-rolls", test_N5_roller_rolls);
  g_test_add_func ("/bluffaneer/N9-no-match-is-known", test_N9_no_match_is_known);
  g_test_add_func ("/bluffaneer/N10-others-claim", test_N10_claim);
  g_test_add_func ("/bluffaneer/N10-nobody-claims", test_N10_nobody_claims);
  g_test_add_func ("/bluffaneer/N11-roller-alone-answers", test_N11_roller_answers);
  g_test_add_func ("/bluffaneer/N14-revealed-card-is-replaced", test_N14_revealed_card_is_replaced);
  g_test_add_func ("/bluffaneer/N14-reshuffle-with-the-revealed-card", test_N14_reshuffle);
  g_test_add_func ("/bluffaneer/N14-earlier-shuffles", test_N14_earlier_shuffles);
  g_test_add_func ("/bluffaneer/N14-reshuffled", test_N14_reshuffled);
  g_test_add_func ("/bluffaneer/N15-left-rolls-next", test_N15_left_rolls_next);
  g_test_add_func ("/bluffaneer/C4-decisions-are-sealed", test_C4_sealed);
  g_test_add_func ("/bluffaneer/C4-referee-closes-after-a-shout", test_C4_close);
  g_test_add_func ("/bluffaneer/C4-several-shouts-are-tossed", test_C4_several_shouts);

  return g_test_run ();
}
