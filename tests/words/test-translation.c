/* test-translation.c: a translation is found and used, plural forms, order of arguments and contexts included.
 *
 * The language is made up (xx.po, compiled when the tests are built).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-language.h"
#include "bluff-words-date.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-number.h"
#include "words-fixture.h"

#include <glib/gstdio.h>
#include <locale.h>

/* Puts the compiled catalogue where gettext looks for it, below a directory of its own. */
static char *
install_catalogue (void)
{
  g_autofree char *catalogue = g_test_build_filename (G_TEST_BUILT, "words", "xx.mo", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *installed = NULL;
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  char *root = g_dir_make_tmp ("bluff-words-XXXXXX", &error);

  g_assert_no_error (error);
  folder = g_build_filename (root, "xx", "LC_MESSAGES", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  installed = g_build_filename (folder, "bluff-bay.mo", NULL);
  g_file_get_contents (catalogue, &bytes, &size, &error);
  g_assert_no_error (error);
  g_file_set_contents (installed, bytes, (gssize) size, &error);
  g_assert_no_error (error);

  return root;
}

static void
remove_catalogue (const char *root)
{
  g_autofree char *language = g_build_filename (root, "xx", NULL);
  g_autofree char *folder = g_build_filename (language, "LC_MESSAGES", NULL);
  g_autofree char *installed = g_build_filename (folder, "bluff-bay.mo", NULL);

  g_unlink (installed);
  g_rmdir (folder);
  g_rmdir (language);
  g_rmdir (root);
}

static void
test_sentence (void)
{
  g_autofree char *text = bluff_words_refusal (BLUFF_REFUSAL_GAME_OVER);
  g_autofree char *untranslated = bluff_words_refusal (BLUFF_REFUSAL_PIRATE_SET_SIZE);

  g_assert_cmpstr (text, ==, "Finixx.");
  g_assert_cmpstr (untranslated, ==, "A set has 3, 4 or 5 cards.");
}

/* What is wrong inside a record is English in every language, even where a player is told the same in translation. */
static void
test_fault (void)
{
  static const BluffFault fault = { .cause = BLUFF_FAULT_RULES, .refusal = BLUFF_REFUSAL_GAME_OVER, .line = 9 };
  g_autofree char *text = bluff_words_fault (&fault);
  g_autofree char *below = bluff_words_fault_below ("Oxx.", &fault);

  g_assert_cmpstr (text, ==, "The game is over.");
  g_assert_cmpstr (below, ==, "Oxx.\n\u2066Line 9: The game is over. (C5)\u2069");
}

static void
test_order (void)
{
  BluffTold told = { ANNA, BLUFF_GAME_PIRATE, { BLUFF_EVENT_DISCARD, BEA, .discard = { HAT (3) } } };
  g_autofree char *text = NULL;
  g_autofree char *readable = NULL;
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  text = bluff_words_event (&cast, &told);
  readable = words_readable (text);
  g_assert_cmpstr (readable, ==, "Haxx: <Bea> !");
}

static void
test_context (void)
{
  g_autofree char *shape = bluff_words_shape (BLUFF_SHAPE_SQUARE);
  g_autofree char *square = bluff_words_square (3);

  g_assert_cmpstr (shape, ==, "Skvaxx");
  g_assert_cmpstr (square, ==, "Square 3");
}

static void
test_plural (void)
{
  static const char *const texts[] = { "0 kaxxov", "one kaxx", "2 kaxxa", "3 kaxxov" };

  for (guint n = 0; n < G_N_ELEMENTS (texts); n++)
    {
      g_autofree char *text = bluff_words_n_cards (n);

      g_assert_cmpstr (text, ==, texts[n]);
    }
}

static void
test_list (void)
{
  BluffCards cards = CARDS (HAT (3), HAT (4));
  g_autofree char *list = NULL;

  bluff_cards_add (&cards, BARREL (5));
  bluff_cards_add (&cards, HAT_PIRATE);
  list = bluff_words_pirate_cards (cards);
  g_assert_cmpstr (list, ==, "2× Haxx, Pirat Haxx oxx Barrel");
}

/* No system has this language, so nothing of it comes from a locale. */
static void
test_day (void)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 6, 7, 12, 0, 0);
  g_autofree char *weekday = bluff_words_weekday (date);
  g_autofree char *day = bluff_words_day (date);
  g_autofree char *day_and_year = bluff_words_day_and_year (date);

  g_assert_cmpstr (weekday, ==, "Sunxx");
  g_assert_cmpstr (day, ==, "Juxxa la 7.");
  g_assert_cmpstr (day_and_year, ==, "2026, Juxxa la 7.");
}

static void
test_number (void)
{
  g_autofree char *size = bluff_words_size (1250000);
  g_autofree char *percent = bluff_words_percent (70);

  g_assert_cmpstr (size, ==, "Mxx 1,3");
  g_assert_cmpstr (percent, ==, "70%");
}

static void
test_language (void)
{
  g_autofree char *spoken = bluff_language_get_spoken ();
  g_autofree char *arabic = bluff_language_name ("ar");

  g_assert_cmpstr (spoken, ==, "xx");
  g_assert_cmpstr (arabic, ==, "العربية – Arabixx");
}

static void
test_direction (void)
{
  g_assert_true (bluff_language_is_right_to_left ());
}

/* The system's locale is the program's, by any of its names. Messages have another one, as newer systems look none up
 * in a locale whose name begins with "C.", and many machines have no other. DATA is where the catalogue is. */
static void
test_locale (gconstpointer data)
{
  g_setenv ("LC_ALL", "C.utf8", TRUE);
  bluff_language_init (data);
  g_assert_cmpstr (setlocale (LC_CTYPE, NULL), ==, "C.utf8");
  g_assert_false (g_str_has_prefix (setlocale (LC_MESSAGES, NULL), "C"));
  g_assert_cmpstr (g_getenv ("LOCPATH"), ==, NULL);
  test_language ();
}

int
main (int argc, char *argv[])
{
  g_autofree char *root = NULL;
  int failed;

  g_test_init (&argc, &argv, NULL);

  root = install_catalogue ();
  g_setenv ("LANGUAGE", "xx", TRUE);
  /* As where no locale was ever set. */
  g_setenv ("LC_ALL", "C", TRUE);
  bluff_language_init (root);

  g_test_add_func ("/words/translation/sentence", test_sentence);
  g_test_add_func ("/words/translation/fault", test_fault);
  g_test_add_func ("/words/translation/order-of-arguments", test_order);
  g_test_add_func ("/words/translation/context", test_context);
  g_test_add_func ("/words/translation/plural", test_plural);
  g_test_add_func ("/words/translation/list", test_list);
  g_test_add_func ("/words/translation/day", test_day);
  g_test_add_func ("/words/translation/number", test_number);
  g_test_add_func ("/words/translation/language", test_language);
  g_test_add_func ("/words/translation/direction", test_direction);
  g_test_add_data_func ("/words/translation/locale", root, test_locale);

  failed = g_test_run ();
  remove_catalogue (root);
  return failed;
}
