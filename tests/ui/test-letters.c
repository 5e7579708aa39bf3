/* test-letters.c: the letters of the tables: one each, in every language there is, and no two alike at one moment.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-language.h"
#include "bluff-letters.h"

#include <locale.h>

/* Whether the keys of both are the same one, the Latin one that stands for another script included. */
static gboolean
collide (BluffLetter a, BluffLetter b)
{
  return g_utf8_collate (bluff_letter_get (a), bluff_letter_get (b)) == 0 ||
         g_str_equal (bluff_letter_get (a), bluff_letter_get (b));
}

static void
check_letter (const char *language, BluffLetter letter)
{
  const char *cap = bluff_letter_get (letter);
  gunichar character = g_utf8_get_char (cap);

  if (g_utf8_strlen (cap, -1) != 1 || !g_unichar_isalpha (character) || g_unichar_islower (character))
    {
      g_test_message ("%s: “%s” for “%s” is not one upper-case letter", language, cap, bluff_letter_get_latin (letter));
      g_test_fail ();
    }
}

static void
check_moment (const char *language, const BluffLetterMoment *moment)
{
  for (BluffLetter a = 0; a < BLUFF_N_LETTERS; a++)
    for (BluffLetter b = a + 1; b < BLUFF_N_LETTERS; b++)
      if ((moment->letters & (1u << a)) != 0 && (moment->letters & (1u << b)) != 0 && collide (a, b))
        {
          g_test_message ("%s, %s: “%s” and “%s” are both “%s”", language, moment->name, bluff_letter_get_latin (a),
                          bluff_letter_get_latin (b), bluff_letter_get (a));
          g_test_fail ();
        }
}

static void
test_languages (void)
{
  const char *const *languages = bluff_language_list ();

  g_assert_nonnull (languages[0]);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      bluff_language_choose (languages[i]);
      for (BluffLetter letter = 0; letter < BLUFF_N_LETTERS; letter++)
        check_letter (languages[i], letter);
      for (const BluffLetterMoment *moment = bluff_letter_moments; moment->name != NULL; moment++)
        check_moment (languages[i], moment);
    }
  bluff_language_choose ("en");
}

/* The catalogues are really read: otherwise everything above would be about English. */
static void
test_translated (void)
{
  bluff_language_choose ("fr");
  g_assert_cmpstr (bluff_letter_get (BLUFF_LETTER_DRAW), ==, "P");
  bluff_language_choose ("ar");
  g_assert_cmpint (g_unichar_get_script (g_utf8_get_char (bluff_letter_get (BLUFF_LETTER_DRAW))), ==,
                   G_UNICODE_SCRIPT_ARABIC);
  bluff_language_choose ("en");
  g_assert_cmpstr (bluff_letter_get (BLUFF_LETTER_DRAW), ==, "D");
}

static char *
describe_trigger (BluffLetter letter)
{
  g_autoptr (GtkShortcutTrigger) trigger = bluff_letter_make_trigger (bluff_letter_get (letter));

  return gtk_shortcut_trigger_to_string (trigger);
}

/* In another script the Latin letter works too; in a Latin one it does not, since it may mean something else there. */
static void
test_latin (void)
{
  g_autofree char *english = NULL, *french = NULL, *arabic = NULL;

  bluff_language_choose ("en");
  english = describe_trigger (BLUFF_LETTER_DRAW);
  bluff_language_choose ("fr");
  french = describe_trigger (BLUFF_LETTER_DRAW);
  bluff_language_choose ("ar");
  arabic = describe_trigger (BLUFF_LETTER_DRAW);
  bluff_language_choose ("en");

  g_assert_cmpstr (english, ==, "d");
  g_assert_cmpstr (french, ==, "p");
  g_assert_nonnull (strchr (arabic, '|'));
  g_assert_nonnull (strchr (arabic, 'd'));
}

int
main (int argc, char **argv)
{
  g_autofree char *catalogues = NULL;

  g_test_init (&argc, &argv, NULL);
  catalogues = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  bluff_language_init (catalogues);

  g_test_add_func ("/letters/languages", test_languages);
  g_test_add_func ("/letters/translated", test_translated);
  g_test_add_func ("/letters/latin", test_latin);

  return g_test_run ();
}
