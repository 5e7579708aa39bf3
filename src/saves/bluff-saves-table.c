/* bluff-saves-table.c: the results of all finished games as a table of comma-separated values (docs/results.md).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"
#include "bluff-saves-records.h"
#include "bluff-saves-results.h"

#include <string.h>

static const char first_columns[] = "game,kind,options,origin,started,ended,seats,first,turns,"
                                    "seat,who,name,level,character,place,thinking_ms";

/* Whether a spreadsheet would take a text for a formula, and do what somebody's name tells it. */
static gboolean
is_formula (const char *text)
{
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

/* RFC 4180: quoted where it must be. NULL is empty. What looks like a formula gets an apostrophe before it. */
static void
append_text (GString *table, const char *text)
{
  const char *mark;

  if (text == NULL)
    text = "";
  mark = is_formula (text) ? "'" : "";
  if (strpbrk (text, "\",\r\n") == NULL)
    {
      g_string_append_printf (table, "%s%s", mark, text);
      return;
    }

  g_string_append_printf (table, "\"%s", mark);
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (table, '"');
      g_string_append_c (table, *p);
    }
  g_string_append_c (table, '"');
}

static void
append_texts (GString *table, const char *const *texts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      append_text (table, texts[i]);
      g_string_append_c (table, ',');
    }
}

static void
append_facts (GString *table, BluffGame kind, const gint64 *numbers)
{
  for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
    {
      if (fact == BLUFF_FACT_THINKING_MS)
        continue;
      g_string_append_c (table, ',');
      if (bluff_fact_is_of_game ((BluffFact) fact, kind))
        g_string_append_printf (table, "%" G_GINT64_FORMAT, numbers[fact]);
    }
  g_string_append (table, "\r\n");
}

static void
append_seat (GString *table, const BluffStoreGame *game, BluffGame kind, const BluffResult *result, BluffSeat seat)
{
  const BluffStoreSeat *sitter = &game->seats[seat];
  g_autofree char *nameless = bluff_stored_nameless (seat);
  g_autofree char *started = bluff_stored_format_time (game->started);
  g_autofree char *ended = bluff_stored_format_time (game->last_played);
  const char *const of_game[] = { game->id, game->kind, game->options, bluff_store_origin_name (game->origin),
                                  started,  ended };
  const char *const of_seat[] = { bluff_store_seat_kind_name (sitter->kind),
                                  sitter->name != NULL ? sitter->name : nameless, sitter->level, sitter->character };

  append_texts (table, of_game, G_N_ELEMENTS (of_game));
  g_string_append_printf (table, "%u,%u,%u,%u,", game->n_seats, game->first_seat, result->turns, seat);
  append_texts (table, of_seat, G_N_ELEMENTS (of_seat));
  g_string_append_printf (table, "%u,%" G_GINT64_FORMAT, sitter->place,
                          result->facts[seat].number[BLUFF_FACT_THINKING_MS]);
  append_facts (table, kind, result->facts[seat].number);
}

/* A game of a kind that is not known has facts that are not known either. */
static gboolean
append_game (GString *table, BluffStore *store, const char *id, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (store, id, NULL, &why);
  BluffGame kind = BLUFF_N_GAMES;
  BluffResult result;
  guint unknown;

  if (game == NULL || !bluff_saves_results_read (store, game, &result, &unknown, &why))
    return bluff_saves_forgive_gone (&why, error);
  if (!bluff_game_from_name (game->kind, &kind))
    return TRUE;

  for (BluffSeat seat = 0; seat < game->n_seats; seat++)
    append_seat (table, game, kind, &result, seat);
  return TRUE;
}

/* Game by game, so that moves can be saved in between. */
static gboolean
append_all (GString *table, BluffStore *store, GError **error)
{
  g_autoptr (GPtrArray) ids = bluff_saves_list_ids (store, BLUFF_STORE_FINISHED, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    if (!append_game (table, store, g_ptr_array_index (ids, i), error))
      return FALSE;
  return TRUE;
}

char *
bluff_saves_results_table (BluffSaves *self, GError **error)
{
  GString *table;
  gboolean done;

  g_return_val_if_fail (BLUFF_IS_SAVES (self), NULL);

  table = g_string_new (first_columns);
  for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
    if (fact != BLUFF_FACT_THINKING_MS)
      g_string_append_printf (table, ",%s", bluff_fact_name ((BluffFact) fact));
  g_string_append (table, "\r\n");

  done = append_all (table, bluff_saves_get_store (self), error);
  return g_string_free (table, !done);
}
