/* test-pirate-things.c: the cards, suits and squares of Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate.h"
#include "bluff-random.h"
#include "document.h"

#include <string.h>

enum
{
  NAME_ROOM = 16, /* what the header asks for */
  MANGLED = 20000 /* names with something wrong in them */
};

static guint8
card_named (const char *name)
{
  guint8 card = G_MAXUINT8;

  g_assert_true (bluff_pirate_card_from_name (name, &card));
  return card;
}

static BluffCards
cards_named (const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  BluffCards cards = BLUFF_CARDS_NONE;

  for (guint i = 0; list[i] != NULL; i++)
    bluff_cards_add (&cards, card_named (list[i]));

  return cards;
}

static void
test_unknown_names (void)
{
  static const char *const names[] = {
    "",
    "-",
    "--",
    "-1",
    "-pirate",
    "1",
    "hat",
    "hat-",
    "hat-0",
    "hat-10",
    "hat-01",
    "hat-1 ",
    " hat-1",
    "hat -1",
    "hat- 1",
    "hat-1\n",
    "hat-:",
    "hat-/",
    "hat--1",
    "hat-+1",
    "hat-1.0",
    "hat_1",
    "hat1",
    "Hat-1",
    "HAT-1",
    "hatt-1",
    "ha-1",
    "h-1",
    "at-1",
    "hathat-1",
    "hat-hat",
    "hat-hat-1",
    "hat-1-hat",
    "hat-1-",
    "hat-piratee",
    "hat-pirat",
    "hat-",
    "hat-p",
    "hat-Pirate",
    "hat-pirate ",
    "hat-pirate-1",
    "pirate",
    "pirate-1",
    "hatpirate",
    "crown-1",
    "cutlass",
    "cutlas-1",
    "cutlasss-1",
    "spyglass-",
    "barrel-0",
    "barrel-a",
    "hat-\xc2\xb9",
    "h\xc3\xa4t-1",
    "cutlass-1spyglass-1",
    "a-very-long-name-that-is-longer-than-any-buffer-for-a-name-of-a-card",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint8 card = 42;

      g_test_message ("\"%s\"", names[i]);
      g_assert_false (bluff_pirate_card_from_name (names[i], &card));
      g_assert_cmpuint (card, ==, 42);
    }
}

/* A name that was changed in one place is read only if it is another card's. */
static void
test_mangled_names (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < MANGLED; i++)
    {
      guint8 card = (guint8) bluff_random_below (&random, BLUFF_PIRATE_CARDS);
      char name[NAME_ROOM];
      char read_back[NAME_ROOM];
      gsize length = strlen (bluff_pirate_card_name (card, name));
      char *place = name + bluff_random_below (&random, (guint32) length);

      *place = (char) bluff_random_below (&random, 128);
      if (bluff_pirate_card_from_name (name, &card))
        g_assert_cmpstr (bluff_pirate_card_name (card, read_back), ==, name);
    }
}

static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*suit < BLUFF_N_SUITS*");
  g_assert_null (bluff_suit_name (BLUFF_N_SUITS));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*voyage < BLUFF_N_VOYAGES*");
  g_assert_cmpuint (bluff_pirate_island_square (BLUFF_N_VOYAGES, 0), ==, 0);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*island < BLUFF_PIRATE_ISLANDS*");
  g_assert_cmpuint (bluff_pirate_island_square (BLUFF_VOYAGE_SHORT, BLUFF_PIRATE_ISLANDS), ==, 0);
  g_test_assert_expected_messages ();
}

/* Every card has a name of its own, suit by suit, nine by number and the pirate; it fits and is read back. */
static void
test_names (void)
{
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    {
      const char *suit = bluff_suit_name ((BluffSuit) (card / 10));
      g_autofree char *wanted =
          card % 10 < 9 ? g_strdup_printf ("%s-%u", suit, card % 10 + 1) : g_strconcat (suit, "-pirate", NULL);
      char name[NAME_ROOM + 1];

      name[NAME_ROOM] = '!';
      g_assert_true (bluff_pirate_card_name (card, name) == name);
      g_assert_cmpstr (name, ==, wanted);
      g_assert_cmpint (name[NAME_ROOM], ==, '!');
      g_assert_cmpuint (card_named (name), ==, card);
    }
}

/* docs/RECORD.md lists the suits in their order. */
static void
test_suit_names (void)
{
  g_autofree char *document = document_read ("RECORD.md");
  g_autoptr (GString) list = g_string_new ("Suits: ");

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    g_string_append_printf (list, "%s%s", bluff_suit_name ((BluffSuit) suit), suit + 1 < BLUFF_N_SUITS ? ", " : ".\n");
  g_assert_nonnull (strstr (document, list->str));
}

/* A hundred cards: ten of each suit, one of them a pirate, which belongs to its suit. */
static void
test_deck (void)
{
  BluffCards all = BLUFF_CARDS_NONE;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      BluffCards cards = bluff_pirate_suit_cards ((BluffSuit) suit);

      g_assert_false (bluff_cards_meet (cards, all));
      g_assert_cmpuint (bluff_cards_count (cards), ==, 10);
      g_assert_cmpuint (bluff_cards_count (bluff_cards_and (cards, bluff_pirate_pirate_cards ())), ==, 1);
      all = bluff_cards_or (all, cards);
    }
  g_assert_true (bluff_cards_equal (all, bluff_pirate_all_cards ()));
  g_assert_cmpuint (bluff_cards_count (all), ==, 100);
  g_assert_cmpuint (bluff_cards_count (bluff_pirate_pirate_cards ()), ==, 10);
}

/* The three ways to ask agree with each other and with the name. */
static void
test_suits_and_pirates (void)
{
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    {
      BluffSuit suit = bluff_pirate_card_suit (card);
      char name[NAME_ROOM];

      bluff_pirate_card_name (card, name);
      g_assert_true (g_str_has_prefix (name, bluff_suit_name (suit)));
      g_assert_cmpint (bluff_pirate_card_is_pirate (card), ==, g_str_has_suffix (name, "-pirate"));
      g_assert_cmpint (bluff_cards_has (bluff_pirate_pirate_cards (), card), ==, bluff_pirate_card_is_pirate (card));
      for (guint other = 0; other < BLUFF_N_SUITS; other++)
        g_assert_cmpint (bluff_cards_has (bluff_pirate_suit_cards ((BluffSuit) other), card), ==, other == suit);
    }
}

static void
test_island_squares (void)
{
  static const guint rows[BLUFF_N_VOYAGES][BLUFF_PIRATE_ISLANDS] = {
    [BLUFF_VOYAGE_SHORT] = { 12, 18 },
    [BLUFF_VOYAGE_STANDARD] = { 20, 28 },
    [BLUFF_VOYAGE_LONG] = { 30, 40 },
  };

  for (guint voyage = 0; voyage < BLUFF_N_VOYAGES; voyage++)
    for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
      g_assert_cmpuint (bluff_pirate_island_square ((BluffVoyage) voyage, island), ==, rows[voyage][island]);
}

static void
test_bluffs (void)
{
  static const struct
  {
    const char *up;
    const char *down;
    gboolean bluff;
  } rows[] = {
    { "hat-1", "hat-2 hat-3", FALSE },
    { "hat-1", "hat-2 flag-3", TRUE },
    { "hat-1", "flag-2 flag-3", TRUE },
    { "hat-1 hat-2", "hat-3", FALSE },
    { "hat-1 hat-2", "hook-3", TRUE },
    { "hat-1", "hat-2 hat-3 hat-4 barrel-1", TRUE },
    { "hat-1", "hat-2 hat-3 hat-4 cutlass-1", TRUE },
    { "hat-1 hat-9", "hat-2 hat-3 hat-pirate", FALSE }, /* a pirate card counts as its suit (P1) */
    { "hat-pirate", "hat-2 hat-3", FALSE },
    { "hat-pirate", "flag-pirate hook-pirate", TRUE },
    { "hat-pirate hat-1", "flag-pirate hat-2", TRUE },
    { "hat-9", "flag-1 hat-8", TRUE }, /* the neighbouring suits */
    { "flag-1", "hat-pirate flag-2", TRUE },
    { "flag-1 flag-pirate", "flag-4 flag-5 flag-6", FALSE }, /* a suit on both sides of card 64 */
    { "flag-5", "flag-1 flag-4 anchor-1", TRUE },
    { "cutlass-1", "cutlass-2 cutlass-pirate", FALSE },
    { "barrel-1", "barrel-pirate barrel-9", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s, %s", rows[i].up, rows[i].down);
      g_assert_cmpint (bluff_pirate_is_bluff (cards_named (rows[i].up), cards_named (rows[i].down)), ==, rows[i].bluff);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/vocabulary/pirate/unknown-names", test_unknown_names);
  g_test_add_func ("/vocabulary/pirate/mangled-names", test_mangled_names);
  g_test_add_func ("/vocabulary/pirate/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/vocabulary/pirate/names", test_names);
  g_test_add_func ("/vocabulary/pirate/suit-names", test_suit_names);
  g_test_add_func ("/vocabulary/pirate/P1-ten-suits-of-ten-cards", test_deck);
  g_test_add_func ("/vocabulary/pirate/P1-a-pirate-belongs-to-its-suit", test_suits_and_pirates);
  g_test_add_func ("/vocabulary/pirate/P3-island-squares", test_island_squares);
  g_test_add_func ("/vocabulary/pirate/P10-what-a-bluff-is", test_bluffs);

  return g_test_run ();
}
