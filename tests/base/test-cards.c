/* test-cards.c: sets of cards, against a row of 128 booleans.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-cards.h"
#include "bluff-random.h"

enum
{
  ROOM = 128,  /* cards a set has room for */
  PAIRS = 3000 /* random pairs of sets */
};

/* The same set, written down in the simplest way. */
typedef struct
{
  gboolean in[ROOM];
} Naive;

/* Where a set goes over into its other word, where Bluff Pirate's deck ends, and where the room does. */
static const guint edge_cards[] = { 0, 1, 31, 32, 62, 63, 64, 65, 98, 99, 100, 126, 127 };

static guint
list_naively (const Naive *naive, guint8 *list)
{
  guint n = 0;

  for (guint card = 0; card < ROOM; card++)
    if (naive->in[card])
      list[n++] = (guint8) card;

  return n;
}

/* The set holds exactly the cards of the other. */
static void
assert_cards (BluffCards cards, const Naive *naive)
{
  for (guint card = 0; card < ROOM; card++)
    g_assert_cmpint (bluff_cards_has (cards, card), ==, naive->in[card]);
}

/* Every way to walk through a set passes the same cards in ascending order. */
static void
assert_walks (BluffCards cards, const Naive *naive)
{
  guint8 wanted[ROOM];
  guint8 list[ROOM];
  guint n = list_naively (naive, wanted);
  BluffCards rest = cards;

  g_assert_cmpuint (bluff_cards_count (cards), ==, n);
  g_assert_cmpint (bluff_cards_is_empty (cards), ==, n == 0);
  g_assert_cmpuint (bluff_cards_list (cards, list), ==, n);
  g_assert_cmpmem (list, n, wanted, n);
  for (guint rank = 0; rank < n; rank++)
    {
      g_assert_cmpuint (bluff_cards_nth (cards, rank), ==, wanted[rank]);
      g_assert_cmpuint (bluff_cards_first (rest), ==, wanted[rank]);
      g_assert_cmpuint (bluff_cards_pop (&rest), ==, wanted[rank]);
      g_assert_false (bluff_cards_has (rest, wanted[rank]));
      g_assert_cmpuint (bluff_cards_count (rest), ==, n - rank - 1);
    }
  g_assert_true (bluff_cards_is_empty (rest));
}

static void
assert_pair (BluffCards a, const Naive *naive_a, BluffCards b, const Naive *naive_b)
{
  Naive either, both, minus;
  gboolean within = TRUE;
  gboolean meet = FALSE;
  gboolean equal = TRUE;

  for (guint card = 0; card < ROOM; card++)
    {
      either.in[card] = naive_a->in[card] || naive_b->in[card];
      both.in[card] = naive_a->in[card] && naive_b->in[card];
      minus.in[card] = naive_a->in[card] && !naive_b->in[card];
      within = within && !minus.in[card];
      meet = meet || both.in[card];
      equal = equal && naive_a->in[card] == naive_b->in[card];
    }

  assert_cards (bluff_cards_or (a, b), &either);
  assert_cards (bluff_cards_and (a, b), &both);
  assert_cards (bluff_cards_minus (a, b), &minus);
  g_assert_cmpint (bluff_cards_within (a, b), ==, within);
  g_assert_cmpint (bluff_cards_meet (a, b), ==, meet);
  g_assert_cmpint (bluff_cards_equal (a, b), ==, equal);
}

/* A card is in with a chance of one in THIN. */
static void
make_random (BluffCards *cards, Naive *naive, guint thin, BluffRandom *random)
{
  *cards = BLUFF_CARDS_NONE;
  for (guint card = 0; card < ROOM; card++)
    {
      naive->in[card] = bluff_random_below (random, thin) == 0;
      if (naive->in[card])
        bluff_cards_add (cards, card);
    }
}

static void
test_nothing (void)
{
  Naive none = { { FALSE } };

  assert_cards (BLUFF_CARDS_NONE, &none);
  assert_walks (BLUFF_CARDS_NONE, &none);
  assert_pair (BLUFF_CARDS_NONE, &none, BLUFF_CARDS_NONE, &none);
}

static void
test_edges (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edge_cards); i++)
    for (guint j = 0; j < G_N_ELEMENTS (edge_cards); j++)
      {
        Naive a = { { FALSE } };
        Naive b = { { FALSE } };

        a.in[edge_cards[i]] = TRUE;
        b.in[edge_cards[j]] = TRUE;
        assert_walks (bluff_cards_of (edge_cards[i]), &a);
        assert_pair (bluff_cards_of (edge_cards[i]), &a, bluff_cards_of (edge_cards[j]), &b);
      }
}

/* Adding what is there and removing what is not there changes nothing. */
static void
test_add_and_remove (void)
{
  BluffCards cards = BLUFF_CARDS_NONE;
  Naive naive = { { FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (edge_cards); i++)
    for (guint times = 0; times < 2; times++)
      {
        bluff_cards_add (&cards, edge_cards[i]);
        naive.in[edge_cards[i]] = TRUE;
        assert_cards (cards, &naive);
      }
  assert_walks (cards, &naive);

  for (guint i = 0; i < G_N_ELEMENTS (edge_cards); i++)
    for (guint times = 0; times < 2; times++)
      {
        bluff_cards_remove (&cards, edge_cards[i]);
        naive.in[edge_cards[i]] = FALSE;
        assert_cards (cards, &naive);
      }
  g_assert_true (bluff_cards_is_empty (cards));
}

static void
test_all (void)
{
  BluffCards cards = BLUFF_CARDS_NONE;
  Naive naive;

  for (guint card = 0; card < ROOM; card++)
    {
      bluff_cards_add (&cards, card);
      naive.in[card] = TRUE;
    }
  assert_walks (cards, &naive);
  assert_pair (cards, &naive, cards, &naive);
}

/* Thin and thick sets, a set against itself, and a set against a part of it. */
static void
test_random_sets (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 2);
  for (guint i = 0; i < PAIRS; i++)
    {
      BluffCards a, b;
      Naive naive_a, naive_b;

      make_random (&a, &naive_a, 2 + i % 40, &random);
      make_random (&b, &naive_b, 2 + i % 7, &random);
      assert_walks (a, &naive_a);
      assert_pair (a, &naive_a, b, &naive_b);
      assert_pair (a, &naive_a, a, &naive_a);

      if (bluff_cards_is_empty (a))
        continue;
      b = a;
      naive_b = naive_a;
      naive_b.in[bluff_cards_pop (&b)] = FALSE;
      assert_pair (a, &naive_a, b, &naive_b);
      assert_pair (b, &naive_b, a, &naive_a);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cards/nothing", test_nothing);
  g_test_add_func ("/cards/edges", test_edges);
  g_test_add_func ("/cards/add-and-remove", test_add_and_remove);
  g_test_add_func ("/cards/all", test_all);
  g_test_add_func ("/cards/random-sets", test_random_sets);

  return g_test_run ();
}
