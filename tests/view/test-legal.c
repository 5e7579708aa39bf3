/* test-legal.c: what is counted and drawn of the actions that a seat may choose from, against writing them
 * all down.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate.h"
#include "evenness.h"
#include "legal-rows.h"

enum
{
  SET_HAND = 9, /* cards in the largest hand whose sets are all written down */
  HANDS = 12,   /* random hands of each size */
  EACH = 400,   /* how often each action is expected */
  LARGE_DRAWS = 2000
};

/* --- Sets, written down --- */

/* P9 and P10 in so many words. WHERE says of each card of the hand: 0 in the hand, 1 up, 2 down. */
static gboolean
is_set (const guint8 *hand, const guint8 *where, guint n)
{
  guint up = 0;
  guint size = 0;
  guint suit = BLUFF_N_SUITS;

  for (guint i = 0; i < n; i++)
    {
      size += where[i] != 0;
      if (where[i] != 1)
        continue;
      up++;
      if (suit != BLUFF_N_SUITS && suit != hand[i] / 10)
        return FALSE;
      suit = hand[i] / 10;
    }

  return (up == 1 || up == 2) && (size == 3 || size == 4 || size == 5);
}

/* Goes on to the next way to place the cards; FALSE after the last. */
static gboolean
place_anew (guint8 *where, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      where[i] = (guint8) ((where[i] + 1) % 3);
      if (where[i] != 0)
        return TRUE;
    }

  return FALSE;
}

static BluffAction
lay (const guint8 *hand, const guint8 *where, guint n)
{
  BluffAction action = { .kind = BLUFF_ACTION_LAY, .seat = SEAT };

  for (guint i = 0; i < n; i++)
    if (where[i] == 1)
      bluff_cards_add (&action.up, hand[i]);
    else if (where[i] == 2)
      bluff_cards_add (&action.down, hand[i]);

  return action;
}

/* Adds every set of a hand to ACTIONS (if there is any), and checks that those and no others are accepted; returns how
 * many there are. */
static guint
list_sets (const BluffLegal *legal, GArray *actions)
{
  guint8 hand[BLUFF_PIRATE_CARDS];
  guint8 where[SET_HAND] = { 0 };
  guint n = bluff_cards_list (legal->hand, hand);
  guint count = 0;

  g_assert_cmpuint (n, <=, SET_HAND);
  do
    {
      BluffAction action = lay (hand, where, n);
      gboolean wanted = is_set (hand, where, n);

      g_assert_cmpint (bluff_legal_has (legal, &action), ==, wanted);
      count += (guint) wanted;
      if (wanted && actions != NULL)
        g_array_append_val (actions, action);
    }
  while (place_anew (where, n));

  return count;
}

/* --- Everything, written down --- */

/* Adds every action of a kind that is accepted, out of all that can be said. The fields that have no meaning are 0. */
static void
list_kind (const BluffLegal *legal, BluffActionKind kind, GArray *actions)
{
  static const BluffActionKinds with_target = KIND (BOARD) | KIND (REVEAL) | KIND (STEAL);
  static const BluffActionKinds with_card = KIND (BOARD) | KIND (DISCARD) | KIND (PEEK) | KIND (MATCH) | KIND (CLAIM) |
                                            KIND (SHOW) | KIND (TAKE) | KIND (GIVE);
  static const BluffActionKinds with_yes = KIND (VOTE) | KIND (ANSWER) | KIND (DECIDE);
  BluffActionKinds bit = (BluffActionKinds) 1 << kind;
  guint targets = bit & with_target ? 256 : 1;
  guint cards = bit & with_card ? 256 : 1;
  guint answers = bit & with_yes ? 256 : 1;

  for (guint target = 0; target < targets; target++)
    for (guint card = 0; card < cards; card++)
      for (guint yes = 0; yes < answers; yes++)
        {
          BluffAction action = { .kind = (guint8) kind,
                                 .seat = legal->seat,
                                 .target = (BluffSeat) target,
                                 .card = (guint8) card,
                                 .yes = (guint8) yes };

          if (bluff_legal_has (legal, &action))
            g_array_append_val (actions, action);
        }
}

static GArray *
list_actions (const BluffLegal *legal)
{
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (BluffAction));

  for (guint kind = 0; kind < BLUFF_N_ACTIONS; kind++)
    if (kind != BLUFF_ACTION_LAY)
      list_kind (legal, (BluffActionKind) kind, actions);
    else if (bluff_legal_offers (legal, BLUFF_ACTION_LAY))
      list_sets (legal, actions);

  return actions;
}

static guint
find_action (const GArray *actions, const BluffAction *action)
{
  for (guint i = 0; i < actions->len; i++)
    if (bluff_action_equal (&g_array_index (actions, BluffAction, i), action))
      return i;

  return actions->len;
}

/* Draws only what is in the list, and everything in it equally often. */
static void
assert_drawn_evenly (const BluffLegal *legal, const GArray *actions)
{
  g_autofree guint *counts = g_new0 (guint, actions->len);
  BluffRandom random;

  bluff_random_seed (&random, actions->len);
  for (guint i = 0; i < EACH * actions->len; i++)
    {
      BluffAction action;
      guint found;

      bluff_legal_random (legal, &random, &action);
      found = find_action (actions, &action);
      g_assert_cmpuint (found, <, actions->len);
      counts[found]++;
    }
  for (guint i = 0; i < actions->len; i++)
    g_assert_cmpuint (counts[i], >, 0);
  if (actions->len > 1)
    assert_even (counts, actions->len);
}

/* --- Tests --- */

/* Hands of few and of many suits, of every size up to nine. */
static void
test_sets_are_counted (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint size = 0; size <= SET_HAND; size++)
    for (guint i = 0; i < HANDS; i++)
      {
        BluffLegal legal = { .kinds = KIND (LAY), .seat = SEAT };
        guint suits = 1 + bluff_random_below (&random, BLUFF_N_SUITS);
        guint first = bluff_random_below (&random, BLUFF_N_SUITS - suits + 1);

        while (bluff_cards_count (legal.hand) < size)
          bluff_cards_add (&legal.hand, 10 * first + bluff_random_below (&random, 10 * suits));
        g_assert_cmpuint (bluff_legal_count (&legal), ==, list_sets (&legal, NULL));
      }
}

/* Hands that are too large to write all their sets down. The numbers are the sum over the sizes k = 3, 4, 5 of
 * n C(n - 1, k - 1) + p C(n - 2, k - 2), with p pairs of one suit. */
static void
test_large_hands (void)
{
  const struct
  {
    BluffCards hand;
    guint64 sets;
  } rows[] = {
    { bluff_pirate_pirate_cards (), 2460 },
    { bluff_cards_or (bluff_cards_or (bluff_pirate_suit_cards (0), bluff_pirate_suit_cards (3)),
                      bluff_cards_or (bluff_pirate_suit_cards (6), bluff_pirate_suit_cards (9))),
      5337100 },
    { bluff_pirate_all_cards (), 463233750 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffLegal legal = { .kinds = KIND (LAY), .seat = SEAT, .hand = rows[i].hand };
      BluffRandom random;

      g_assert_cmpuint (bluff_legal_count (&legal), ==, rows[i].sets);
      bluff_random_seed (&random, i);
      for (guint j = 0; j < LARGE_DRAWS; j++)
        {
          BluffAction action;

          bluff_legal_random (&legal, &random, &action);
          g_assert_true (bluff_legal_has (&legal, &action));
        }
    }
}

/* Every kind alone and every mixture that the games offer: counted as written down, drawn evenly. */
static void
test_situations (void)
{
  const struct
  {
    const char *name;
    BluffLegal legal;
    guint count;
  } rows[] = {
    { "draw or board", { KIND (DRAW) | KIND (BOARD), SEAT, 0x1d, .boarders = CARDS (9, 99) }, 1 + 2 * 4 },
    { "draw", { KIND (DRAW), SEAT }, 1 },
    { "board", { KIND (BOARD), SEAT, 0x04, .boarders = CARDS (69) }, 1 },
    { "lay three, or pass", { KIND (LAY) | KIND (PASS), SEAT, .hand = CARDS (0, 10, 20) }, 3 + 1 },
    { "lay three of a suit", { KIND (LAY), SEAT, .hand = CARDS (60, 64, 69) }, 3 + 3 },
    { "lay four, or pass", { KIND (LAY) | KIND (PASS), SEAT, .hand = CARDS (0, 1, 63, 64) }, 12 + 4 + 4 + 2 + 1 },
    { "too few to lay", { KIND (LAY) | KIND (PASS), SEAT, .hand = CARDS (0, 1) }, 1 },
    { "lay or discard",
      { KIND (LAY) | KIND (DISCARD), SEAT, .hand = CARDS (0, 1, 60, 64, 99) },
      30 + 6 + 20 + 6 + 5 + 2 + 5 },
    { "pass", { KIND (PASS), SEAT }, 1 },
    { "discard", { KIND (DISCARD), SEAT, .hand = CARDS (0, 63, 64, 99) }, 4 },
    { "vote", { KIND (VOTE), SEAT }, 2 },
    { "name a voter", { KIND (REVEAL), SEAT, 0x1d }, 4 },
    { "peek or match",
      { KIND (PEEK) | KIND (MATCH), SEAT, .slots = SLOT (0) | SLOT (31), .peeks = SLOT (0) | SLOT (7) },
      4 },
    { "match", { KIND (MATCH), SEAT, .slots = SLOT (4) | SLOT (5) }, 2 },
    { "peek, claim or draw",
      { KIND (PEEK) | KIND (CLAIM) | KIND (DRAW), SEAT, .slots = 0x8000000e, .peeks = 0x80000002 },
      2 + 4 + 1 },
    { "peek, show or draw",
      { KIND (PEEK) | KIND (SHOW) | KIND (DRAW), SEAT, .slots = SLOT (31), .peeks = SLOT (31) },
      3 },
    { "take", { KIND (TAKE), SEAT, .slots = 0x00f00001 }, 5 },
    { "give", { KIND (GIVE), SEAT, .slots = 0x00010000 }, 1 },
    { "decide", { KIND (DECIDE), SEAT }, 2 },
    { "roll", { KIND (ROLL), SEAT }, 1 },
    { "steal", { KIND (STEAL), SEAT, 0x3d }, 5 },
    { "answer", { KIND (ANSWER), SEAT }, 2 },
    { "the referee closes", { KIND (CLOSE), BLUFF_NO_SEAT }, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) actions = list_actions (&rows[i].legal);

      g_test_message ("%s: %u", rows[i].name, actions->len);
      g_assert_cmpuint (actions->len, ==, rows[i].count);
      g_assert_cmpuint (bluff_legal_count (&rows[i].legal), ==, rows[i].count);
      assert_drawn_evenly (&rows[i].legal, actions);
    }
}

/* A seat that is not awaited has nothing to choose from, whatever it holds. */
static void
test_nothing_offered (void)
{
  BluffLegal legal = { .seat = SEAT,
                       .targets = 0x3f,
                       .slots = G_MAXUINT32,
                       .peeks = G_MAXUINT32,
                       .hand = CARDS (0, 1, 2, 3, 4),
                       .boarders = CARDS (9) };
  g_autoptr (GArray) actions = list_actions (&legal);

  g_assert_cmpuint (actions->len, ==, 0);
  g_assert_cmpuint (bluff_legal_count (&legal), ==, 0);
  for (guint kind = 0; kind < BLUFF_N_ACTIONS; kind++)
    g_assert_false (bluff_legal_offers (&legal, (BluffActionKind) kind));
}

/* The same chance draws the same action. */
static void
test_repeatable (void)
{
  BluffLegal legal = { .kinds = KIND (LAY) | KIND (DISCARD), .seat = SEAT, .hand = bluff_pirate_suit_cards (6) };
  BluffRandom a, b;

  bluff_random_seed (&a, 9);
  b = a;
  for (guint i = 0; i < EACH; i++)
    {
      BluffAction first, second;

      bluff_legal_random (&legal, &a, &first);
      bluff_legal_random (&legal, &b, &second);
      g_assert_true (bluff_action_equal (&first, &second));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/legal/nothing-offered", test_nothing_offered);
  g_test_add_func ("/legal/P10-sets-are-counted", test_sets_are_counted);
  g_test_add_func ("/legal/large-hands", test_large_hands);
  g_test_add_func ("/legal/situations", test_situations);
  g_test_add_func ("/legal/repeatable", test_repeatable);

  return g_test_run ();
}
