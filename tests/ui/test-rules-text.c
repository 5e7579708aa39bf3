/* test-rules-text.c: the rules for players tell every rule that there is, in words of their own.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"
#include "bluff-phase.h"
#include "bluff-rules-text.h"
#include "bluff-tables.h"

#include <locale.h>

enum
{
  BRIEF = 5,        /* sentences that are enough to begin */
  BRIEF_WORDS = 15, /* in each of them */
  COPIED_WORDS = 9  /* in a row: more than chance and the names of things */
};

/* Which ids of docs/RULES.md belong to a game, besides those common to all. */
static const struct
{
  BluffGame game;
  char letter;
} letters[] = { { BLUFF_GAME_PIRATE, 'P' }, { BLUFF_GAME_BLUFFER, 'B' }, { BLUFF_GAME_BLUFFANEER, 'N' } };

static char *
read_rules (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "RULES.md", NULL);
  g_autoptr (GError) error = NULL;
  char *rules;

  g_file_get_contents (path, &rules, NULL, &error);
  g_assert_no_error (error);
  return rules;
}

/* The ids that begin with one of LETTERS. */
static GPtrArray *
list_ids (const char *these)
{
  g_autofree char *rules = read_rules ();
  g_autofree char *pattern = g_strdup_printf ("^- \\*\\*([%s]\\d+)\\*\\*", these);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (g_regex_match (regex, rules, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    g_ptr_array_add (ids, g_match_info_fetch (match, 1));

  return ids;
}

static gboolean
is_told (const BluffRulesText *text, const char *rule)
{
  for (const BluffRulesParagraph *paragraph = text->paragraphs; paragraph->text != NULL; paragraph++)
    if (bluff_rules_paragraph_tells (paragraph, rule))
      return TRUE;

  return FALSE;
}

static void
test_all_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      char these[] = { 'C', letters[i].letter, '\0' };
      g_autoptr (GPtrArray) ids = list_ids (these);
      const BluffRulesText *text = bluff_rules_text_get (letters[i].game);

      g_assert_cmpuint (ids->len, >, 6);
      if (text == NULL)
        g_assert_false (bluff_tables_has (letters[i].game));
      for (guint j = 0; text != NULL && j < ids->len; j++)
        if (!is_told (text, g_ptr_array_index (ids, j)))
          g_error ("No paragraph tells %s", (const char *) g_ptr_array_index (ids, j));
    }
}

static void
test_none_invented (void)
{
  g_autoptr (GPtrArray) ids = list_ids ("A-Z");

  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      const BluffRulesText *text = bluff_rules_text_get (game);

      for (const BluffRulesParagraph *paragraph = text != NULL ? text->paragraphs : NULL;
           paragraph != NULL && paragraph->text != NULL; paragraph++)
        {
          g_auto (GStrv) rules = g_strsplit (paragraph->rules != NULL ? paragraph->rules : "", " ", -1);

          for (guint i = 0; rules[i] != NULL; i++)
            if (!g_ptr_array_find_with_equal_func (ids, rules[i], g_str_equal, NULL))
              g_error ("There is no rule “%s”", rules[i]);
        }
    }
}

static void
test_ids (void)
{
  static const BluffRulesParagraph some = { .text = "x", .rules = "P1 P12" }, none = { .text = "x" };

  g_assert_true (bluff_rules_paragraph_tells (&some, "P1"));
  g_assert_true (bluff_rules_paragraph_tells (&some, "P12"));
  g_assert_false (bluff_rules_paragraph_tells (&some, "P"));
  g_assert_false (bluff_rules_paragraph_tells (&some, "P2"));
  g_assert_false (bluff_rules_paragraph_tells (&some, ""));
  g_assert_false (bluff_rules_paragraph_tells (&some, NULL));
  g_assert_false (bluff_rules_paragraph_tells (&none, "P1"));
}

typedef void (*Read) (const BluffRulesText *text, gpointer data);

/* The rules of every game that has some. */
static void
read_all (Read read, gpointer data)
{
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    if (bluff_rules_text_get (game) != NULL)
      read (bluff_rules_text_get (game), data);
}

static void
find_drawings (const BluffRulesText *text, gpointer data)
{
  (void) data;
  for (const BluffRulesParagraph *paragraph = text->paragraphs; paragraph->text != NULL; paragraph++)
    {
      g_auto (GStrv) names = g_strsplit (paragraph->art != NULL ? paragraph->art : "", " ", -1);

      for (guint i = 0; names[i] != NULL; i++)
        if (!bluff_art_exists (names[i]))
          g_error ("There is no drawing “%s”", names[i]);
    }
}

static void
test_drawings (void)
{
  read_all (find_drawings, NULL);
}

static void
check_sections (const BluffRulesText *text, gpointer data)
{
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  (void) data;
  g_assert_nonnull (text->paragraphs[0].section);
  for (const BluffRulesParagraph *paragraph = text->paragraphs; paragraph->text != NULL; paragraph++)
    if (paragraph->section != NULL)
      g_assert_true (g_hash_table_add (titles, g_strdup (paragraph->section)));
}

static void
test_sections (void)
{
  read_all (check_sections, NULL);
}

/* First what is enough to begin, then all the rules. */
static void
check_brief (const BluffRulesText *text, gpointer data)
{
  (void) data;
  for (guint i = 0; i < BRIEF; i++)
    {
      const BluffRulesParagraph *paragraph = &text->paragraphs[i];
      g_auto (GStrv) words = g_strsplit (paragraph->text, " ", -1);

      g_test_message ("%s", paragraph->text);
      g_assert_cmpuint (g_strv_length (words), <=, BRIEF_WORDS);
      g_assert_true ((paragraph->section != NULL) == (i == 0));
      g_assert_null (paragraph->rules);
    }
  g_assert_nonnull (text->paragraphs[BRIEF].part);
}

static void
test_brief (void)
{
  read_all (check_brief, NULL);
}

/* Words without case and marks, one space apart. */
static char *
plain_words (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autoptr (GRegex) regex = g_regex_new ("[^\\w]+", 0, 0, NULL);

  return g_regex_replace_literal (regex, folded, -1, 0, " ", 0, NULL);
}

static void
compare_words (const BluffRulesText *text, gpointer data)
{
  const char *there = data;

  for (const BluffRulesParagraph *paragraph = text->paragraphs; paragraph->text != NULL; paragraph++)
    {
      g_autofree char *whole = g_strjoin (" ", paragraph->text, paragraph->example, NULL), *here = plain_words (whole);
      g_auto (GStrv) words = g_strsplit (here, " ", -1);

      for (guint i = 0; i + COPIED_WORDS <= g_strv_length (words); i++)
        {
          g_autoptr (GString) run = g_string_new (words[i]);

          for (guint j = 1; j < COPIED_WORDS; j++)
            g_string_append_printf (run, " %s", words[i + j]);
          if (g_strrstr (there, run->str) != NULL)
            g_error ("Copied: “%s”", run->str);
        }
    }
}

static void
test_own_words (void)
{
  g_autofree char *rules = read_rules (), *there = plain_words (rules);

  read_all (compare_words, there);
}

/* What a game waits for can be looked up. */
static void
test_phases (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint phase = 0; phase < BLUFF_N_PHASES; phase++)
      {
        const char *rule = bluff_phase_rule ((BluffGame) game, (BluffPhase) phase);
        const BluffRulesParagraph *paragraph = bluff_rules_text_get ((BluffGame) game)->paragraphs;
        BluffGame other = phase < BLUFF_PHASE_PIRATE_TURN       ? (BluffGame) game
                          : phase < BLUFF_PHASE_BLUFFER_TURN    ? BLUFF_GAME_PIRATE
                          : phase < BLUFF_PHASE_BLUFFANEER_ROLL ? BLUFF_GAME_BLUFFER
                                                                : BLUFF_GAME_BLUFFANEER;

        g_assert_cmpint (*rule == '\0', ==, phase == BLUFF_PHASE_SETUP || phase == BLUFF_PHASE_SETTLING);
        if (other != game || *rule == '\0')
          continue;
        while (paragraph->text != NULL && !bluff_rules_paragraph_tells (paragraph, rule))
          paragraph++;
        g_assert_nonnull (paragraph->text);
      }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules-text/all-told", test_all_told);
  g_test_add_func ("/rules-text/none-invented", test_none_invented);
  g_test_add_func ("/rules-text/ids", test_ids);
  g_test_add_func ("/rules-text/drawings", test_drawings);
  g_test_add_func ("/rules-text/sections", test_sections);
  g_test_add_func ("/rules-text/brief", test_brief);
  g_test_add_func ("/rules-text/own-words", test_own_words);
  g_test_add_func ("/rules-text/phases", test_phases);

  return g_test_run ();
}
