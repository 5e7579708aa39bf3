/* test-record-keys.c: every key of every event, missing and of every other type.
 *
 * Games are played until each kind of event has come up; then its line is spoilt in every way and read in its place.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

#include <jansson.h>

/* One value of each type of JSON; numbers with a fraction are no integers. */
static const char *const samples[] = { "null", "true", "7", "1.5", "1e2", "\"x\"", "[]", "{}" };

/* "to" of a pay is a seat or "box": another text is no wrong type but a wrong value. */
static gboolean
is_same_type (const char *event, const char *key, const json_t *a, const json_t *b)
{
  if (g_str_equal (event, "pay") && g_str_equal (key, "to"))
    return (json_is_integer (a) || json_is_string (a)) && (json_is_integer (b) || json_is_string (b));

  return json_typeof (a) == json_typeof (b) || (json_is_boolean (a) && json_is_boolean (b));
}

static BluffFault
find_fault_in_line (const char *text, gsize before, const json_t *line)
{
  g_autoptr (GString) spoilt = g_string_new_len (text, (gssize) before);
  char *dumped = json_dumps (line, JSON_COMPACT | JSON_PRESERVE_ORDER);

  g_string_append (spoilt, dumped);
  free (dumped);
  return find_fault (spoilt->str, spoilt->len);
}

/* TEXT up to BEFORE is valid; then comes the line to be spoilt. */
static void
spoil_key (const char *text, gsize before, guint line_number, json_t *line, const char *key)
{
  const char *event = json_string_value (json_object_get (line, "event"));
  json_t *spoilt = json_deep_copy (line);
  BluffFault fault;

  json_object_del (spoilt, key);
  fault = find_fault_in_line (text, before, spoilt);
  assert_fault (fault, BLUFF_FAULT_MISSING_KEY, line_number);
  g_assert_cmpstr (fault.key, ==, key);
  g_assert_cmpstr (bluff_fault_rule (&fault), ==, "format");

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      json_t *sample = json_loads (samples[i], JSON_DECODE_ANY, NULL);

      if (!is_same_type (event, key, sample, json_object_get (line, key)))
        {
          json_object_set (spoilt, key, sample);
          fault = find_fault_in_line (text, before, spoilt);
          assert_fault (fault, BLUFF_FAULT_WRONG_TYPE, line_number);
          g_assert_cmpstr (fault.key, ==, key);
        }
      json_decref (sample);
    }

  json_decref (spoilt);
}

static void
spoil_line (const char *text, gsize before, guint line_number, json_t *line)
{
  const char *key;
  json_t *value;

  json_object_foreach (line, key, value) spoil_key (text, before, line_number, line, key);

  /* Unspoilt, it is valid. */
  assert_fault (find_fault_in_line (text, before, line), BLUFF_FAULT_NONE, 0);
}

/* Spoils the lines of the kinds of events that have not been SEEN. */
static void
spoil_game (const char *text, gboolean *seen)
{
  const char *start = strchr (text, '\n') + 1;

  for (guint line_number = 2; *start != '\0'; line_number++)
    {
      const char *end = strchr (start, '\n');
      json_t *line = json_loadb (start, (gsize) (end - start), 0, NULL);
      BluffEventKind kind;

      g_assert_true (bluff_event_from_name (json_string_value (json_object_get (line, "event")), &kind));
      if (!seen[kind])
        spoil_line (text, (gsize) (start - text), line_number, line);
      seen[kind] = TRUE;

      json_decref (line);
      start = end + 1;
    }
}

static gboolean
has_seen_all (BluffGame game, const gboolean *seen)
{
  for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
    if (bluff_event_is_of_game (kind, game) && !seen[kind])
      return FALSE;

  return TRUE;
}

static void
test_every_key (gconstpointer data)
{
  BluffGame game = (BluffGame) GPOINTER_TO_INT (data);
  gboolean seen[BLUFF_N_EVENTS] = { FALSE };

  for (guint64 seed = 0; !has_seen_all (game, seen); seed++)
    {
      BluffState state;
      g_autoptr (BluffRecord) record = play_random_game (game, bluff_game_max_players (game), seed, &state);
      g_autoptr (GString) text = write_record (record);

      g_assert_cmpuint (seed, <, 2000);
      spoil_game (text->str, seen);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *path = g_strdup_printf ("/record/keys/%s", bluff_game_name (game));

      g_test_add_data_func (path, GINT_TO_POINTER (game), test_every_key);
    }

  return g_test_run ();
}
