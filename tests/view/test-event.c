/* test-event.c: the names of events, and which game has which: as docs/RECORD.md says.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-event.h"
#include "document.h"

#include <string.h>

static void
test_unknown_names (void)
{
  static const char *const names[] = { "", "Draw", "draw ", " draw", "dra", "draws", "lay\n", "close", "setup,over" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BluffEventKind kind = BLUFF_EVENT_PAY;

      g_assert_false (bluff_event_from_name (names[i], &kind));
      g_assert_cmpuint (kind, ==, BLUFF_EVENT_PAY);
    }
}

static void
test_beyond_the_last (void)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*kind < BLUFF_N_EVENTS*");
  g_assert_null (bluff_event_name (BLUFF_N_EVENTS));
  g_test_assert_expected_messages ();

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    g_assert_false (bluff_event_is_of_game (BLUFF_N_EVENTS, (BluffGame) game));
}

static void
test_names (void)
{
  for (guint i = 0; i < BLUFF_N_EVENTS; i++)
    {
      BluffEventKind kind = BLUFF_N_EVENTS;

      g_assert_true (bluff_event_from_name (bluff_event_name ((BluffEventKind) i), &kind));
      g_assert_cmpuint (kind, ==, i);
    }
}

/* The part of docs/RECORD.md about a game, without its heading. */
static char *
read_part (BluffGame game)
{
  g_autofree char *document = document_read ("RECORD.md");
  g_autofree char *heading = g_strdup_printf ("\n## %s\n", bluff_game_name (game));
  const char *begin = strstr (document, heading);
  const char *end;

  g_assert_nonnull (begin);
  begin += strlen (heading);
  end = strstr (begin, "\n## ");

  return end != NULL ? g_strndup (begin, (gsize) (end - begin)) : g_strdup (begin);
}

/* The name in the first column of a row of a table; NULL if the line is none, or the table's head. */
static char *
name_of_row (const char *line)
{
  g_auto (GStrv) columns = g_strsplit (line, "|", -1);
  const char *name;

  if (columns[0] == NULL || columns[1] == NULL)
    return NULL;

  name = g_strstrip (columns[1]);
  return g_str_equal (name, "event") || g_str_equal (name, "---") ? NULL : g_strdup (name);
}

static void
test_record (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *part = read_part ((BluffGame) game);
      g_auto (GStrv) lines = g_strsplit (part, "\n", -1);
      gboolean written[BLUFF_N_EVENTS] = { FALSE };

      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_autofree char *name = name_of_row (lines[i]);
          BluffEventKind kind;

          if (name == NULL)
            continue;
          g_test_message ("%s: %s", bluff_game_name ((BluffGame) game), name);
          g_assert_true (bluff_event_from_name (name, &kind));
          g_assert_false (written[kind]);
          written[kind] = TRUE;
        }

      for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
        g_assert_cmpint (bluff_event_is_of_game ((BluffEventKind) kind, (BluffGame) game), ==, written[kind]);
    }
}

/* B19: what is turned up for all needs no memory aid; what only some have seen is not told again without it. */
static void
test_forget (void)
{
  static const struct
  {
    BluffEventKind kind;
    gboolean forgotten;
  } rows[] = {
    { BLUFF_EVENT_PEEK, TRUE }, { BLUFF_EVENT_CLAIM, TRUE },  { BLUFF_EVENT_TAKE, TRUE },
    { BLUFF_EVENT_GIVE, TRUE }, { BLUFF_EVENT_MATCH, FALSE }, { BLUFF_EVENT_SHOWN, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffTold told = { .game = BLUFF_GAME_BLUFFER,
                         .event = { .kind = rows[i].kind, .card = { .up = 2, .down = 1 } } };

      bluff_told_forget (&told);
      g_assert_cmpuint (told.event.card.up, ==, 2);
      g_assert_cmpuint (told.event.card.down, ==, rows[i].forgotten ? BLUFF_UNKNOWN : 1);
    }
}

/* A player's card in Bluffaneer lies face down where several people look; what all may see is not covered. */
static void
test_cover (void)
{
  BluffTold setup = { .game = BLUFF_GAME_BLUFFANEER, .event = { .kind = BLUFF_EVENT_SETUP } };
  BluffTold draw = { .game = BLUFF_GAME_BLUFFANEER, .event = { .kind = BLUFF_EVENT_DRAW, .draw = { .n = 1 } } };
  BluffTold reveal = { .game = BLUFF_GAME_BLUFFANEER, .event = { .kind = BLUFF_EVENT_REVEAL, .pair = { 2 } } };
  BluffTold other = { .game = BLUFF_GAME_PIRATE, .event = { .kind = BLUFF_EVENT_DRAW, .draw = { .n = 1 } } };

  bluff_told_cover (&setup);
  bluff_told_cover (&draw);
  bluff_told_cover (&reveal);
  bluff_told_cover (&other);
  g_assert_cmpuint (setup.event.deck.cards[0], ==, BLUFF_UNKNOWN);
  g_assert_cmpuint (draw.event.draw.cards[0], ==, BLUFF_UNKNOWN);
  g_assert_cmpuint (reveal.event.pair.card, ==, 2);
  g_assert_cmpuint (other.event.draw.cards[0], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/event/unknown-names", test_unknown_names);
  g_test_add_func ("/event/beyond-the-last", test_beyond_the_last);
  g_test_add_func ("/event/names", test_names);
  g_test_add_func ("/event/record", test_record);
  g_test_add_func ("/event/B19-forget", test_forget);
  g_test_add_func ("/event/cover", test_cover);

  return g_test_run ();
}
