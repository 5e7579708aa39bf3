/* words-fixture.c: a table of four and what every sentence must be like.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#include <string.h>

static const char *const names[WORDS_PLAYERS] = { "Anna", "Bea", "Carl", "Dora" };

typedef struct
{
  BluffGame game;
  const WordsRow *rows;
} Suite;

static Suite suite;

void
words_cast_init (BluffCast *cast, BluffSeat viewer)
{
  *cast = (BluffCast){ .players = WORDS_PLAYERS, .viewer = viewer };
  for (guint i = 0; i < WORDS_PLAYERS; i++)
    cast->names[i] = names[i];
}

char *
words_readable (const char *text)
{
  GString *readable = g_string_new (text);

  g_string_replace (readable, "\u2068", "<", 0);
  g_string_replace (readable, "\u2069", ">", 0);
  return g_string_free (readable, FALSE);
}

void
words_assert_sound (const char *text)
{
  g_autofree char *readable = NULL;

  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_false (g_str_has_suffix (text, "\n"));
  g_assert_null (strstr (text, "%"));
  g_assert_null (strstr (text, "254"));
  g_assert_null (strstr (text, "255"));
  g_assert_null (strstr (text, "(null)"));
  g_assert_false (
      g_regex_match_simple ("\\b(he|she|they|him|her|them|his|hers|their|theirs)\\b", text, G_REGEX_CASELESS, 0));

  readable = words_readable (text);
  for (guint i = 0; i < WORDS_PLAYERS; i++)
    {
      g_autofree char *bare = g_strdup_printf ("(?<!<)%s|%s(?!>)", names[i], names[i]);

      g_assert_false (g_regex_match_simple (bare, readable, 0, 0));
    }
}

static char *
say (const WordsRow *row, BluffSeat viewer)
{
  BluffTold told = { .seat = viewer, .game = (guint8) suite.game, .event = row->event };
  BluffCast cast;

  words_cast_init (&cast, viewer);
  return bluff_words_event (&cast, &told);
}

static void
test_row (gconstpointer data)
{
  const WordsRow *row = data;
  g_autofree char *text = say (row, row->viewer);
  g_autofree char *readable = words_readable (text);

  g_assert_cmpstr (readable, ==, row->text);
}

static void
test_sound (void)
{
  for (const WordsRow *row = suite.rows; row->path != NULL; row++)
    {
      g_autofree char *open = say (row, BLUFF_NO_SEAT);

      words_assert_sound (open);
      for (BluffSeat viewer = 0; viewer < WORDS_PLAYERS; viewer++)
        {
          g_autofree char *text = say (row, viewer);

          words_assert_sound (text);
        }
    }
}

/* "you" is said to the one whose event it is, and to nobody else. */
static void
test_you (void)
{
  for (const WordsRow *row = suite.rows; row->path != NULL; row++)
    {
      g_autofree char *open = say (row, BLUFF_NO_SEAT);
      g_autofree char *watched = say (row, BLUFF_ONLOOKER);

      g_test_message ("%s", row->path);
      g_assert_false (g_regex_match_simple ("\\byou", open, G_REGEX_CASELESS, 0));
      g_assert_cmpstr (watched, ==, open);
      if (row->viewer != BLUFF_NO_SEAT && row->event.seat == row->viewer)
        {
          g_autofree char *text = say (row, row->viewer);

          g_assert_true (g_regex_match_simple ("\\byou", text, G_REGEX_CASELESS, 0));
        }
    }
}

static void
test_complete (void)
{
  for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
    {
      gboolean found = FALSE;

      for (const WordsRow *row = suite.rows; row->path != NULL; row++)
        found |= row->event.kind == kind;

      g_test_message ("%s", bluff_event_name ((BluffEventKind) kind));
      g_assert_cmpint (found, ==, bluff_event_is_of_game ((BluffEventKind) kind, suite.game));
    }
}

void
words_add_rows (BluffGame game, const WordsRow *rows)
{
  g_autofree char *root = g_strdup_printf ("/words/%s", bluff_game_name (game));
  g_autofree char *sound = g_strconcat (root, "/sound-for-every-seat", NULL);
  g_autofree char *you = g_strconcat (root, "/you-is-the-viewer", NULL);
  g_autofree char *complete = g_strconcat (root, "/every-kind-of-event", NULL);

  suite = (Suite){ game, rows };

  for (const WordsRow *row = rows; row->path != NULL; row++)
    {
      g_autofree char *path = g_strconcat (root, "/", row->path, NULL);

      g_test_add_data_func (path, row, test_row);
    }

  g_test_add_func (sound, test_sound);
  g_test_add_func (you, test_you);
  g_test_add_func (complete, test_complete);
}
