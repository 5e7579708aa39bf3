/* test-letters.c: the letters of the tables: one each, in every language there is, no two alike at one moment, and all
 * of them in the list of keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keys.h"
#include "bluff-language.h"
#include "bluff-letters.h"
#include "texts.h"

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

/* --- The list of keys ----------------------------------------------------------------------------------------------
 */

/* Under which heading the letters of a moment are looked for: its game's, or the one of the moments of all games. */
static const struct
{
  const char *moment;
  const char *group;
} groups[] = {
  { "pirate-turn", TEXT_BLUFF_PIRATE },     { "pirate-play", TEXT_BLUFF_PIRATE },
  { "pirate-vote", TEXT_BLUFF_PIRATE },     { "bluffer-turn", TEXT_BLUFFER },
  { "bluffer-call", TEXT_SHOUTING },        { "bluffaneer-roll", TEXT_BLUFFANEER },
  { "bluffaneer-answer", TEXT_BLUFFANEER }, { "bluffaneer-claim", TEXT_SHOUTING },
};

static const char *
group_of (const char *moment)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_str_equal (groups[i].moment, moment))
      return groups[i].group;

  return NULL;
}

/* Whether the keys under a heading have one with this cap. */
static gboolean
lists (const char *group, const char *cap)
{
  gboolean within = FALSE;

  for (const BluffKey *key = bluff_keys; key->keys != NULL; key++)
    {
      g_auto (GStrv) labels = bluff_key_get_labels (key);

      within = key->group != NULL ? g_str_equal (key->group, group) : within;
      if (within && g_strv_contains ((const char *const *) labels, cap))
        return TRUE;
    }

  return FALSE;
}

/* Every letter that does something is in the list of keys, by its cap in each language. */
static void
test_listed (void)
{
  const char *const *languages = bluff_language_list ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      guint listed = 0;

      bluff_language_choose (languages[i]);
      for (const BluffLetterMoment *moment = bluff_letter_moments; moment->name != NULL; moment++)
        for (BluffLetter letter = 0; letter < BLUFF_N_LETTERS; letter++)
          if ((moment->letters & (1u << letter)) != 0)
            {
              const char *group = group_of (moment->name);

              listed |= 1u << letter;
              g_assert_nonnull (group);
              if (!lists (group, bluff_letter_get (letter)))
                {
                  g_test_message ("%s, %s: “%s” is not under “%s”", languages[i], moment->name,
                                  bluff_letter_get_latin (letter), group);
                  g_test_fail ();
                }
            }
      /* No letter is without a moment. */
      g_assert_cmpuint (listed, ==, (1u << BLUFF_N_LETTERS) - 1);
    }
  bluff_language_choose ("en");
}

/* Seats are chosen by their numbers wherever one chooses a seat. */
static void
test_seats_listed (void)
{
  static const char *const with_seats[] = { TEXT_BLUFF_PIRATE, TEXT_BLUFFANEER, TEXT_SHOUTING };

  for (guint i = 0; i < G_N_ELEMENTS (with_seats); i++)
    g_assert_true (lists (with_seats[i], "1…6"));
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
  g_test_add_func ("/letters/listed", test_listed);
  g_test_add_func ("/letters/seats-listed", test_seats_listed);

  return g_test_run ();
}
