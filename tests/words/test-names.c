/* test-names.c: names, lists, refusals and who is called what.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-language.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "words-fixture.h"

/* Takes TEXT and fails unless it is sound and has not been seen. */
static void
add_distinct (GHashTable *seen, char *text)
{
  g_test_message ("%s", text);
  words_assert_sound (text);
  g_assert_true (g_hash_table_add (seen, text));
}

static void
test_refusals (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < BLUFF_N_REFUSALS; i++)
    {
      char *text = bluff_words_refusal ((BluffRefusal) i);

      add_distinct (seen, text);
      g_assert_true (g_str_has_suffix (text, "."));
    }
}

static void
test_cards (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  /* Nine cards of a suit are alike, and its pirate card is not one of them. */
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    g_hash_table_add (seen, bluff_words_pirate_card (card));

  g_assert_cmpuint (g_hash_table_size (seen), ==, 2 * BLUFF_N_SUITS);
  g_assert_true (g_hash_table_contains (seen, "Cutlass"));
  g_assert_true (g_hash_table_contains (seen, "Barrel pirate"));
}

static void
test_kinds (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < BLUFF_N_GAMES; i++)
    add_distinct (seen, bluff_words_game ((BluffGame) i));
  for (guint i = 0; i < BLUFF_N_SUITS; i++)
    add_distinct (seen, bluff_words_suit ((BluffSuit) i));
  for (guint i = 0; i < BLUFF_N_SHAPES; i++)
    add_distinct (seen, bluff_words_shape ((BluffShape) i));
  add_distinct (seen, bluff_words_shape (BLUFF_SHAPE_UNKNOWN));
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    {
      add_distinct (seen, bluff_words_icon ((BluffIcon) i));
      add_distinct (seen, bluff_words_two ((BluffIcon) i));
    }
  for (guint i = 0; i < BLUFF_N_PAIRS; i++)
    add_distinct (seen, bluff_words_pair ((BluffPair) i));
  for (guint i = 1; i <= BLUFF_MAX_SEATS; i++)
    add_distinct (seen, bluff_words_place (i));
  add_distinct (seen, bluff_words_vote (TRUE));
  add_distinct (seen, bluff_words_vote (FALSE));
}

/* Every option of every game, and each of its values, has a name of its own that is not the record's. */
static void
test_options (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint i = 0; bluff_game_option_key ((BluffGame) game, i) != NULL; i++)
      {
        g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        const char *key = bluff_game_option_key ((BluffGame) game, i);
        const char *const *values = bluff_game_option_values ((BluffGame) game, key);
        g_autofree char *option = bluff_words_option (key);

        g_assert_cmpstr (option, !=, key);
        for (; *values != NULL; values++)
          {
            char *value = bluff_words_option_value (key, *values);

            g_assert_cmpstr (value, !=, *values);
            add_distinct (seen, value);
          }
      }
}

static void
test_looked_up (void)
{
  static const struct
  {
    char *(*name) (const char *);
    const char *key;
    const char *word;
  } rows[] = {
    { bluff_words_level, "random", "Random" },         { bluff_words_level, "plain", "Plain" },
    { bluff_words_level, "greedy", "Greedy" },         { bluff_words_level, "deckhand", "Deckhand" },
    { bluff_words_level, "sailor", "Sailor" },         { bluff_words_level, "mate", "First mate" },
    { bluff_words_level, "captain", "Captain" },       { bluff_words_level, "outside", "Outside program" },
    { bluff_words_level, "admiral", "admiral" },       { bluff_words_character, "honest", "Honest" },
    { bluff_words_character, "cautious", "Cautious" }, { bluff_words_character, "balanced", "Balanced" },
    { bluff_words_character, "reckless", "Reckless" }, { bluff_words_character, "moody", "moody" },
    { bluff_words_option, "voyage", "The Voyage" },    { bluff_words_option, "weather", "weather" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *word = rows[i].name (rows[i].key);

      g_assert_cmpstr (word, ==, rows[i].word);
    }
}

/* A value is looked up under its option. */
static void
test_value_of_other_option (void)
{
  g_autofree char *quick = bluff_words_option_value ("shout", "quick");
  g_autofree char *other = bluff_words_option_value ("voyage", "quick");

  g_assert_cmpstr (quick, ==, "Quick");
  g_assert_cmpstr (other, ==, "quick");
}

static void
test_plurals (void)
{
  static const struct
  {
    char *(*count) (guint);
    guint n;
    const char *text;
  } rows[] = {
    { bluff_words_n_cards, 0, "0 cards" }, { bluff_words_n_cards, 1, "1 card" }, { bluff_words_n_cards, 2, "2 cards" },
    { bluff_words_n_coins, 0, "0 coins" }, { bluff_words_n_coins, 1, "1 coin" }, { bluff_words_n_coins, 2, "2 coins" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = rows[i].count (rows[i].n);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_lists (void)
{
  static const char *const items[] = { "A", "B", "C", "D" };
  static const char *const lists[] = { "A", "A and B", "A, B and C", "A, B, C and D" };

  for (guint n = 1; n <= G_N_ELEMENTS (items); n++)
    {
      g_autoptr (GPtrArray) array = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *list = NULL;

      for (guint i = 0; i < n; i++)
        g_ptr_array_add (array, g_strdup (items[i]));
      list = bluff_words_list (array);
      g_assert_cmpstr (list, ==, lists[n - 1]);
    }
}

/* A name cannot bring a percent sign into play, turn the direction of the line, or begin a new one. */
static void
test_hostile_name (void)
{
  static const struct
  {
    const char *name;
    const char *text;
  } rows[] = {
    { "100%s", "Vote in: <100%s>." },
    { "a\u2069\u202eb", "Vote in: <ab>." },
    { "a\u2067\u2028b\u2029", "Vote in: <ab>." },
    /* All that turn the direction, and their neighbours, which do not. */
    { "a\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069b", "Vote in: <ab>." },
    { "a\u202fb\u206ac", "Vote in: <a\u202fb\u206ac>." },
    { "a\n\tb\177c", "Vote in: <abc>." },
    { "الْقُرْصان", "Vote in: <الْقُرْصان>." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_VOTE, BEA, .vote = { BLUFF_UNKNOWN } } };
      g_autofree char *text = NULL;
      g_autofree char *readable = NULL;
      BluffCast cast;

      words_cast_init (&cast, ANNA);
      cast.names[BEA] = rows[i].name;
      text = bluff_words_event (&cast, &told);
      readable = words_readable (text);
      g_assert_cmpstr (readable, ==, rows[i].text);
    }
}

/* The viewer is addressed by the cast alone: a seat's knowledge can be read with all by name. */
static void
test_nobody_is_you (void)
{
  BluffTold told = { BEA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_VOTE, BEA, .vote = { TRUE } } };
  g_autofree char *text = NULL;
  g_autofree char *readable = NULL;
  g_autofree char *labels = NULL;
  g_autofree char *readable_labels = NULL;
  BluffCast cast;

  words_cast_init (&cast, BLUFF_NO_SEAT);
  g_assert_false (bluff_cast_is_you (&cast, BLUFF_NO_SEAT));
  text = bluff_words_event (&cast, &told);
  readable = words_readable (text);
  g_assert_cmpstr (readable, ==, "<Bea> votes: Bluff.");
  labels = bluff_cast_labels (&cast, 1 << ANNA | 1 << DORA);
  readable_labels = words_readable (labels);
  g_assert_cmpstr (readable_labels, ==, "<Anna> and <Dora>");

  /* Nor is anybody who has no seat at the table. */
  words_cast_init (&cast, WORDS_PLAYERS);
  g_assert_false (bluff_cast_is_you (&cast, WORDS_PLAYERS));
}

/* What the system said comes back, however often another language was chosen. */
static void
test_language (void)
{
  g_setenv ("LANGUAGE", "sv:da", TRUE);
  for (guint times = 0; times < 2; times++)
    {
      bluff_language_choose ("fr");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
      bluff_language_choose ("");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "sv:da");
    }
  g_assert_true (g_strv_contains (bluff_language_list (), "en"));
  g_assert_true (bluff_language_list () == bluff_language_list ());
  g_assert_cmpstr (bluff_language_own_name ("ar"), ==, "العربية");
  g_assert_cmpstr (bluff_language_own_name ("fr"), ==, "Français");
  g_assert_cmpstr (bluff_language_own_name ("zh_CN"), ==, "简体中文");
  g_assert_cmpstr (bluff_language_own_name ("xx"), ==, "xx");
  g_assert_false (bluff_language_is_right_to_left ());
}

/* Nor does anything stay of a choice where the system said nothing. */
static void
test_no_system_language (void)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }

  g_unsetenv ("LANGUAGE");
  bluff_language_choose ("fr");
  bluff_language_choose ("");
  g_assert_null (g_getenv ("LANGUAGE"));
}

static void
check_name (const char *code, const char *expected)
{
  g_autofree char *name = bluff_language_name (code);

  g_assert_cmpstr (name, ==, expected);
}

/* A list of languages is never one of boxes only. */
static void
test_language_names (void)
{
  check_name ("en", "English");
  check_name ("fr", "Français");
  check_name ("ar", "Arabic (العربية)");
  check_name ("ru", "Russian (Русский)");
  check_name ("zh_CN", "Chinese (简体中文)");
  check_name ("tlh", "tlh");
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return bluff_language_compare (*(const char *const *) a, *(const char *const *) b);
}

/* The same with and without locales: names in which languages agree. */
static void
test_order_of_names (void)
{
  static const char *const sorted[] = { "Émile", "Eve", "Zoé" };
  const char *names[] = { "Zoé", "Eve", "Émile" };

  qsort (names, G_N_ELEMENTS (names), sizeof *names, compare_names);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (names[i], ==, sorted[i]);
  g_assert_cmpint (bluff_language_compare ("anna", "Bea"), <, 0);
  g_assert_cmpint (bluff_language_compare ("Anna", "bea"), <, 0);
  g_assert_cmpint (bluff_language_compare ("Zoé", "Zoé"), ==, 0);
  g_assert_cmpint (bluff_language_compare ("Zoé", "Zoe"), !=, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/names/hostile", test_hostile_name);
  g_test_add_func ("/words/names/nobody-is-you", test_nobody_is_you);
  g_test_add_func ("/words/names/cards", test_cards);
  g_test_add_func ("/words/names/kinds", test_kinds);
  g_test_add_func ("/words/names/options", test_options);
  g_test_add_func ("/words/names/looked-up", test_looked_up);
  g_test_add_func ("/words/names/value-of-other-option", test_value_of_other_option);
  g_test_add_func ("/words/names/plurals", test_plurals);
  g_test_add_func ("/words/names/lists", test_lists);
  g_test_add_func ("/words/refusal/each-its-own", test_refusals);
  g_test_add_func ("/words/language/chosen", test_language);
  g_test_add_func ("/words/language/none-of-the-system", test_no_system_language);
  g_test_add_func ("/words/language-names", test_language_names);
  g_test_add_func ("/words/order-of-names", test_order_of_names);

  return g_test_run ();
}
