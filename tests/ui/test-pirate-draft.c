/* test-pirate-draft.c: composing a set: order, sides, what it lacks, what it says, what it does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-legal.h"
#include "bluff-pirate-draft.h"
#include "bluff-random.h"
#include "texts.h"

#define CARD(suit, number) (BLUFF_SUIT_##suit * BLUFF_PIRATE_SUIT_CARDS + (number) -1)

enum
{
  PARROT_1 = CARD (PARROT, 1),
  PARROT_2 = CARD (PARROT, 2),
  PARROT_3 = CARD (PARROT, 3),
  HAT_1 = CARD (HAT, 1),
  BARREL_1 = CARD (BARREL, 1),
  LANTERN_PIRATE = CARD (LANTERN, 10),
  CUTLASS_1 = CARD (CUTLASS, 1)
};

static BluffPirateView
make_view (void)
{
  BluffPirateView view = { .head.table.players = 3, .seat = 1, .square = { 4, 10, 7 } };

  view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  bluff_cards_add (&view.hand, PARROT_1);
  bluff_cards_add (&view.hand, PARROT_2);
  bluff_cards_add (&view.hand, PARROT_3);
  bluff_cards_add (&view.hand, HAT_1);
  bluff_cards_add (&view.hand, BARREL_1);
  bluff_cards_add (&view.hand, LANTERN_PIRATE);

  return view;
}

static BluffPirateDraft *
make_draft (void)
{
  BluffPirateView view = make_view ();
  BluffPirateDraft *draft = bluff_pirate_draft_new ();

  bluff_pirate_draft_set_view (draft, &view);
  return draft;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* What cannot be done says so and changes nothing. */
static void
test_refused (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  g_autoptr (BluffPirateDraft) nobodys = bluff_pirate_draft_new ();
  BluffAction action;
  guint n = 0;
  guint square;

  g_assert_false (bluff_pirate_draft_pick (nobodys, PARROT_1));
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (count_cb), &n);
  g_assert_false (bluff_pirate_draft_pick (draft, CUTLASS_1));
  g_assert_false (bluff_pirate_draft_pick (draft, 1000));
  g_assert_false (bluff_pirate_draft_turn (draft, PARROT_1));
  g_assert_false (bluff_pirate_draft_take_back (draft));
  g_assert_false (bluff_pirate_draft_clear (draft));
  g_assert_false (bluff_pirate_draft_fill_lay (draft, &action));
  g_assert_false (bluff_pirate_draft_fill_discard (draft, &action));
  g_assert_false (bluff_pirate_draft_get_target (draft, &square));
  g_assert_null (bluff_pirate_draft_say_trouble (draft));
  g_assert_null (bluff_pirate_draft_say_nature (draft));
  g_assert_null (bluff_pirate_draft_say_gain (draft));
  g_assert_null (bluff_pirate_draft_say_risk (draft));
  g_assert_cmpuint (n, ==, 0);

  for (guint card = PARROT_1; card <= PARROT_3; card++)
    bluff_pirate_draft_pick (draft, card);
  bluff_pirate_draft_pick (draft, HAT_1);
  bluff_pirate_draft_pick (draft, BARREL_1);
  g_assert_true (bluff_pirate_draft_is_full (draft));
  g_assert_false (bluff_pirate_draft_pick (draft, LANTERN_PIRATE));
  g_assert_cmpuint (n, ==, 5);
}

static void
test_order (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();

  g_assert_true (bluff_pirate_draft_pick (draft, HAT_1));
  g_assert_true (bluff_pirate_draft_pick (draft, PARROT_2));
  g_assert_true (bluff_pirate_draft_pick (draft, BARREL_1));
  g_assert_false (bluff_pirate_draft_is_up (draft, 1));
  g_assert_true (bluff_pirate_draft_turn (draft, BARREL_1));
  g_assert_true (bluff_pirate_draft_is_up (draft, 2));

  /* Taken back by picking it again: the others keep order and side. */
  g_assert_true (bluff_pirate_draft_pick (draft, PARROT_2));
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 2);
  g_assert_cmpuint (bluff_pirate_draft_get_card (draft, 0), ==, HAT_1);
  g_assert_cmpuint (bluff_pirate_draft_get_card (draft, 1), ==, BARREL_1);
  g_assert_true (bluff_pirate_draft_is_up (draft, 1));

  /* What comes back comes face down. */
  bluff_pirate_draft_take_back (draft);
  g_assert_false (bluff_pirate_draft_has (draft, BARREL_1));
  bluff_pirate_draft_pick (draft, BARREL_1);
  g_assert_false (bluff_pirate_draft_is_up (draft, 1));
  g_assert_true (bluff_pirate_draft_clear (draft));
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);
}

static void
test_hand_changes (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  BluffPirateView view = make_view ();
  guint n = 0;

  bluff_pirate_draft_pick (draft, HAT_1);
  bluff_pirate_draft_pick (draft, PARROT_2);
  bluff_pirate_draft_turn (draft, PARROT_2);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (count_cb), &n);
  bluff_pirate_draft_set_view (draft, &view);
  g_assert_cmpuint (n, ==, 0);

  bluff_cards_remove (&view.hand, HAT_1);
  bluff_pirate_draft_set_hand (draft, view.hand);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 1);
  g_assert_cmpuint (bluff_pirate_draft_get_card (draft, 0), ==, PARROT_2);
  g_assert_true (bluff_pirate_draft_is_up (draft, 0));

  /* Another looks: even if the same cards were there, nothing of the first one's set is left. */
  view.seat = 0;
  bluff_pirate_draft_set_view (draft, &view);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);

  view.seat = BLUFF_ONLOOKER;
  bluff_pirate_draft_set_view (draft, &view);
  g_assert_false (bluff_pirate_draft_pick (draft, PARROT_2));
}

/* Composing is free: a player who hides the cards finds the set again, and nobody else does. */
static void
test_put_away (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  BluffPirateView own = make_view ();
  BluffPirateView nobody = own;
  BluffPirateView other = own;

  nobody.seat = BLUFF_ONLOOKER;
  nobody.hand = BLUFF_CARDS_NONE;
  other.seat = 0;
  bluff_pirate_draft_pick (draft, HAT_1);
  bluff_pirate_draft_pick (draft, PARROT_2);
  bluff_pirate_draft_turn (draft, PARROT_2);

  bluff_pirate_draft_set_view (draft, &nobody);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);
  g_assert_true (bluff_cards_is_empty (bluff_pirate_draft_get_up (draft)));
  g_assert_false (bluff_pirate_draft_has (draft, HAT_1));
  bluff_pirate_draft_set_view (draft, &other);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);
  bluff_pirate_draft_set_view (draft, &nobody);
  bluff_pirate_draft_set_view (draft, &own);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 2);
  g_assert_cmpuint (bluff_pirate_draft_get_card (draft, 0), ==, HAT_1);
  g_assert_true (bluff_pirate_draft_is_up (draft, 1));

  /* Not in another turn, and not with another hand. */
  bluff_pirate_draft_set_view (draft, &nobody);
  own.head.turns++;
  bluff_pirate_draft_set_view (draft, &own);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);
  bluff_pirate_draft_pick (draft, HAT_1);
  bluff_pirate_draft_set_view (draft, &nobody);
  bluff_cards_remove (&own.hand, BARREL_1);
  bluff_pirate_draft_set_view (draft, &own);
  g_assert_cmpuint (bluff_pirate_draft_get_size (draft), ==, 0);
}

/* Cards face up and face down, and what is said of them. */
typedef struct
{
  const char *path;
  guint8 up[5], down[5]; /* 0: no more; the card 0 is in nobody's hand here */
  BluffRefusal refusal;
  const char *trouble, *nature, *gain, *risk;
} Row;

static const Row rows[] = {
  { "one", { 0 }, { HAT_1 }, BLUFF_REFUSAL_PIRATE_SET_SIZE, TEXT_ADD_2_MORE },
  { "two", { PARROT_1 }, { HAT_1 }, BLUFF_REFUSAL_PIRATE_SET_SIZE, TEXT_ADD_1_MORE },
  { "none-up", { 0 }, { HAT_1, PARROT_1, PARROT_2 }, BLUFF_REFUSAL_PIRATE_SET_UP, TEXT_TURN_1_UP },
  { "three-up", { PARROT_1, PARROT_2, PARROT_3 }, { HAT_1 }, BLUFF_REFUSAL_PIRATE_SET_UP, TEXT_TURN_1_DOWN },
  { "all-up", { PARROT_1, PARROT_2, PARROT_3, HAT_1, BARREL_1 }, { 0 }, BLUFF_REFUSAL_PIRATE_SET_UP, TEXT_TURN_3_DOWN },
  { "two-suits-up", { PARROT_1, HAT_1 }, { BARREL_1 }, BLUFF_REFUSAL_PIRATE_SET_SUITS, TEXT_ONLY_ONE_SUIT },
  { "honest",
    { PARROT_1 },
    { PARROT_2, PARROT_3 },
    BLUFF_REFUSAL_NONE,
    NULL,
    TEXT_SET_IS_HONEST,
    TEXT_WHATEVER_VOTE_SAIL_3,
    TEXT_BLUFF_VOTER_SAILS_BACK_2 },
  { "bluff",
    { PARROT_1, PARROT_2 },
    { PARROT_3, BARREL_1 },
    BLUFF_REFUSAL_NONE,
    NULL,
    TEXT_SET_IS_BLUFF_BARREL,
    TEXT_IF_BELIEVED_4,
    TEXT_IF_CAUGHT_4 },
  { "bluff-of-many-suits",
    { LANTERN_PIRATE },
    { PARROT_3, BARREL_1, HAT_1, PARROT_1 },
    BLUFF_REFUSAL_NONE,
    NULL,
    TEXT_SET_IS_BLUFF_THREE,
    TEXT_IF_BELIEVED_5,
    TEXT_IF_CAUGHT_5 },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  g_autofree char *trouble = NULL, *nature = NULL, *gain = NULL, *risk = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (row->down) && row->down[i] != 0; i++)
    bluff_pirate_draft_pick (draft, row->down[i]);
  for (guint i = 0; i < G_N_ELEMENTS (row->up) && row->up[i] != 0; i++)
    {
      bluff_pirate_draft_pick (draft, row->up[i]);
      bluff_pirate_draft_turn (draft, row->up[i]);
    }

  trouble = bluff_pirate_draft_say_trouble (draft);
  nature = bluff_pirate_draft_say_nature (draft);
  gain = bluff_pirate_draft_say_gain (draft);
  risk = bluff_pirate_draft_say_risk (draft);
  g_assert_cmpint (bluff_pirate_draft_refuse (draft), ==, row->refusal);
  g_assert_cmpstr (trouble, ==, row->trouble);
  g_assert_cmpstr (nature, ==, row->nature);
  g_assert_cmpstr (gain, ==, row->gain);
  g_assert_cmpstr (risk, ==, row->risk);
}

static void
pick_set (BluffPirateDraft *draft)
{
  for (guint card = PARROT_1; card <= PARROT_3; card++)
    bluff_pirate_draft_pick (draft, card);
  bluff_pirate_draft_turn (draft, PARROT_1);
}

static void
test_squares (void)
{
  static const struct
  {
    guint from;
    BluffIsland first;
    guint squares;
    gboolean island;
  } squares[] = {
    { 0, BLUFF_ISLAND_CLOSED, 3, FALSE },  { 17, BLUFF_ISLAND_CLOSED, 3, TRUE }, { 18, BLUFF_ISLAND_CLOSED, 2, TRUE },
    { 16, BLUFF_ISLAND_CLOSED, 3, FALSE }, { 18, BLUFF_ISLAND_EMPTY, 3, FALSE }, { 27, BLUFF_ISLAND_EMPTY, 1, TRUE },
    { 22, BLUFF_ISLAND_CLOSED, 3, FALSE }, { 26, BLUFF_ISLAND_EMPTY, 2, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    {
      g_autoptr (BluffPirateDraft) draft = bluff_pirate_draft_new ();
      g_autofree char *gain = NULL;
      BluffPirateView view = make_view ();
      gboolean island;
      guint target;

      view.square[1] = (guint8) squares[i].from;
      view.island[0] = (guint8) squares[i].first;
      bluff_pirate_draft_set_view (draft, &view);
      pick_set (draft);
      g_assert_cmpuint (bluff_pirate_draft_get_squares (draft, &island), ==, squares[i].squares);
      g_assert_cmpint (island, ==, squares[i].island);
      g_assert_true (bluff_pirate_draft_get_target (draft, &target));
      g_assert_cmpuint (target, ==, squares[i].from + squares[i].squares);
      gain = bluff_pirate_draft_say_gain (draft);
      g_assert_cmpint (g_str_has_suffix (gain, TEXT_REACH_ISLAND), ==, island);
    }
}

static void
test_discard (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  BluffAction action;

  bluff_pirate_draft_pick (draft, LANTERN_PIRATE);
  g_assert_true (bluff_pirate_draft_fill_discard (draft, &action));
  g_assert_cmpuint (action.kind, ==, BLUFF_ACTION_DISCARD);
  g_assert_cmpuint (action.seat, ==, 1);
  g_assert_cmpuint (action.card, ==, LANTERN_PIRATE);
  bluff_pirate_draft_pick (draft, HAT_1);
  g_assert_false (bluff_pirate_draft_fill_discard (draft, &action));
}

/* Whatever is picked and turned: it can be laid if and only if the rules' own description of what is legal has it. */
static void
test_agrees_with_legal (void)
{
  g_autoptr (BluffPirateDraft) draft = make_draft ();
  BluffPirateView view = make_view ();
  BluffLegal legal = { .kinds = bluff_action_kinds_of (BLUFF_ACTION_LAY), .seat = 1, .hand = view.hand };
  BluffRandom random;
  guint laid = 0;

  bluff_random_seed (&random, 7);
  for (guint i = 0; i < 5000; i++)
    {
      guint card = bluff_cards_nth (view.hand, bluff_random_below (&random, 6));
      BluffAction made, any = { .kind = BLUFF_ACTION_LAY, .seat = 1 };
      gboolean can;

      if (bluff_random_below (&random, 3) != 0)
        bluff_pirate_draft_pick (draft, card);
      else
        bluff_pirate_draft_turn (draft, card);

      any.up = bluff_pirate_draft_get_up (draft);
      any.down = bluff_pirate_draft_get_down (draft);
      can = bluff_pirate_draft_fill_lay (draft, &made);
      g_assert_cmpint (can, ==, bluff_legal_has (&legal, &any));
      g_assert_true (!can || bluff_action_equal (&made, &any));
      laid += can;
    }
  g_assert_cmpuint (laid, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pirate-draft/refused", test_refused);
  g_test_add_func ("/pirate-draft/order", test_order);
  g_test_add_func ("/pirate-draft/hand-changes", test_hand_changes);
  g_test_add_func ("/pirate-draft/put-away", test_put_away);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/pirate-draft/", rows[i].path, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/pirate-draft/P22-squares", test_squares);
  g_test_add_func ("/pirate-draft/P17-discard", test_discard);
  g_test_add_func ("/pirate-draft/P9-agrees-with-legal", test_agrees_with_legal);

  return g_test_run ();
}
