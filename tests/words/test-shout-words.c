/* test-shout-words.c: what is said while people may shout or let it pass (C4).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-shout.h"
#include "words-fixture.h"

/* Bea claims a square, or has rolled swords and a ship; as VIEWER is asked. */
typedef struct
{
  const char *path;
  BluffGame game;
  BluffSeat viewer;
  guint known; /* Bluffer: the hidden side as the viewer knows it; Bluffaneer: the viewer's card */
  guint coins; /* Bluffaneer: Bea's */
  const char *question;
  const char *prices;
  const char *note;
} Row;

static const Row rows[] = {
  { "bluffer/one", BLUFF_GAME_BLUFFER, ANNA, BLUFF_SHAPE_UNKNOWN, 0, "<Bea> claims: Square.",
    "A bluff: <Bea> takes 1 of your cards and draws 2. True: <Bea> gives you 1 card, and you draw 1.", NULL },
  { "bluffer/one-who-has-seen", BLUFF_GAME_BLUFFER, ANNA, BLUFF_SHAPE_STAR, 0, "<Bea> claims: Square.",
    "A bluff: <Bea> takes 1 of your cards and draws 2. True: <Bea> gives you 1 card, and you draw 1.",
    "You have seen its hidden side: Star." },
  { "bluffer/one-who-has-seen-the-truth", BLUFF_GAME_BLUFFER, ANNA, BLUFF_SHAPE_SQUARE, 0, "<Bea> claims: Square.",
    "A bluff: <Bea> takes 1 of your cards and draws 2. True: <Bea> gives you 1 card, and you draw 1.",
    "You have seen its hidden side: Square." },
  { "bluffer/several", BLUFF_GAME_BLUFFER, BLUFF_ONLOOKER, BLUFF_SHAPE_UNKNOWN, 0,
    "<Bea> claims: Square. Who shouts “Bluff!”?",
    "The first shout counts. A bluff: <Bea> takes 1 of your cards and draws 2. True: <Bea> gives you 1 card, and you "
    "draw 1.",
    NULL },
  { "bluffaneer/one-with-it", BLUFF_GAME_BLUFFANEER, ANNA, BLUFF_PAIR_SWORDS_SHIP, 5,
    "Swords + Ship: is that your card?",
    "The first shout counts. If <Bea> pays, you get 1 coin. If <Bea> shouts “Bluffaneer!”, you get 2 coins.",
    "Your card matches. Claiming is honest." },
  /* N13 */
  { "bluffaneer/one-with-it-from-the-poor", BLUFF_GAME_BLUFFANEER, ANNA, BLUFF_PAIR_SWORDS_SHIP, 1,
    "Swords + Ship: is that your card?",
    "The first shout counts. If <Bea> pays, you get 1 coin. If <Bea> shouts “Bluffaneer!”, you get 1 coin.",
    "Your card matches. Claiming is honest." },
  { "bluffaneer/one-without-it", BLUFF_GAME_BLUFFANEER, ANNA, BLUFF_PAIR_CHEST_SHIP, 5,
    "Swords + Ship: is that your card?",
    "The first shout counts. If <Bea> pays, you get 1 coin. If <Bea> shouts “Bluffaneer!”, you give 1 coin.",
    "Your card does not match. Claiming would be a bluff." },
  { "bluffaneer/one-whose-card-is-face-down", BLUFF_GAME_BLUFFANEER, ANNA, BLUFF_PAIR_NONE, 5,
    "Swords + Ship: is that your card?",
    "The first shout counts. If <Bea> pays, you get 1 coin. If <Bea> shouts “Bluffaneer!”, a bluff costs you 1 coin "
    "and the truth earns you 2 coins.",
    NULL },
  { "bluffaneer/several", BLUFF_GAME_BLUFFANEER, BLUFF_ONLOOKER, BLUFF_PAIR_NONE, 5, "Swords + Ship. Who claims?",
    "The first shout counts. If <Bea> pays, you get 1 coin. If <Bea> shouts “Bluffaneer!”, a bluff costs you 1 coin "
    "and the truth earns you 2 coins.",
    NULL },
};

static void
fill (BluffView *view, const Row *row)
{
  enum
  {
    SLOT = 4
  };

  *view = (BluffView){ .head = { .turn = BEA } };
  bluff_table_init (&view->head.table, row->game, WORDS_PLAYERS);
  if (row->game == BLUFF_GAME_BLUFFER)
    {
      view->bluffer.seat = row->viewer;
      view->bluffer.claimed = SLOT;
      view->bluffer.claimed_shape = BLUFF_SHAPE_SQUARE;
      view->bluffer.down[SLOT] = (guint8) row->known;
    }
  else
    {
      view->bluffaneer.seat = row->viewer;
      view->bluffaneer.card = (guint8) row->known;
      view->bluffaneer.icons[0] = BLUFF_ICON_SHIP;
      view->bluffaneer.icons[1] = BLUFF_ICON_SWORDS;
      view->bluffaneer.coins[BEA] = (guint8) row->coins;
    }
}

static void
assert_reads (const char *text, const char *expected)
{
  g_autofree char *readable = words_readable (text);

  words_assert_sound (text);
  g_assert_cmpstr (readable, ==, expected);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  gboolean honest = FALSE;
  g_autofree char *question = NULL, *prices = NULL, *note = NULL;
  BluffView view;
  BluffCast cast;

  fill (&view, row);
  words_cast_init (&cast, row->viewer);
  question = bluff_words_shout_question (&cast, &view);
  prices = bluff_words_shout_prices (&cast, &view);
  note = bluff_words_shout_note (&view, &honest);
  assert_reads (question, row->question);
  assert_reads (prices, row->prices);
  g_assert_cmpstr (note, ==, row->note);
  if (note != NULL)
    {
      g_autofree char *same = bluff_words_shout_note (&view, NULL);

      g_assert_cmpint (honest, ==,
                       row->known ==
                           (row->game == BLUFF_GAME_BLUFFANEER ? (guint) BLUFF_PAIR_SWORDS_SHIP : BLUFF_SHAPE_SQUARE));
      g_assert_cmpstr (same, ==, note);
    }
}

/* Several people look: nothing is said of a card, even if the view has one. */
static void
test_no_card_of_several (void)
{
  Row row = { "", BLUFF_GAME_BLUFFANEER, BLUFF_ONLOOKER, BLUFF_PAIR_SWORDS_SHIP, 5, NULL, NULL, NULL };
  g_autofree char *prices = NULL;
  gboolean honest;
  BluffView view;
  BluffCast cast;

  fill (&view, &row);
  words_cast_init (&cast, BLUFF_ONLOOKER);
  prices = bluff_words_shout_prices (&cast, &view);
  assert_reads (prices, rows[G_N_ELEMENTS (rows) - 1].prices);
  row.game = BLUFF_GAME_BLUFFER;
  row.known = BLUFF_SHAPE_STAR;
  fill (&view, &row);
  g_assert_null (bluff_words_shout_note (&view, &honest));
}

static void
test_small (void)
{
  g_autofree char *call = bluff_words_shout (BLUFF_GAME_BLUFFER);
  g_autofree char *claim = bluff_words_shout (BLUFF_GAME_BLUFFANEER);
  g_autofree char *one = bluff_words_seconds_left (1);
  g_autofree char *many = bluff_words_seconds_left (12);
  g_autofree char *brief = bluff_words_seconds (12);
  g_autofree char *first = NULL;
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  first = bluff_words_was_first (&cast, CARL);
  assert_reads (first, "First: <Carl>");
  g_assert_cmpstr (call, ==, "Bluff!");
  g_assert_cmpstr (claim, ==, "Gimme yer booty!");
  g_assert_cmpstr (one, ==, "1 second left");
  g_assert_cmpstr (many, ==, "12 seconds left");
  g_assert_cmpstr (brief, ==, "12 s");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/words/shout/", rows[i].path, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/shout/no-card-of-several", test_no_card_of_several);
  g_test_add_func ("/words/shout/small", test_small);

  return g_test_run ();
}
