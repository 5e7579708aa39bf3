/* bluff-store-list.c: reading games: one with its lines, pages of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-game.h"

#include "bluff-events-table.h"
#include "bluff-games-table.h"
#include "bluff-results-table.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

/* --- One game ------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  char *id;
  gboolean with_lines;
  BluffStoreGame *game;
  GPtrArray *lines;
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_free (reading->id);
  bluff_store_game_free (reading->game);
  g_clear_pointer (&reading->lines, g_ptr_array_unref);
  g_free (reading);
}

/* In one transaction, so that lines and their number belong together. */
static gboolean
read_game (BluffInside *inside, gpointer data, GError **error)
{
  Reading *reading = data;
  BluffDatabase *database = inside->database;
  BluffGameHead head;

  if (!bluff_games_get (database, reading->id, &head, error) ||
      !bluff_games_read (database, head.row, &reading->game, error))
    return FALSE;
  if (reading->with_lines)
    reading->lines = bluff_events_list (database, head.row, error);
  return !reading->with_lines || reading->lines != NULL;
}

static BluffStoreGame *
hand_over (Reading *reading, GPtrArray **lines)
{
  if (lines != NULL)
    *lines = g_steal_pointer (&reading->lines);
  return g_steal_pointer (&reading->game);
}

BluffStoreGame *
bluff_store_read_game (BluffStore *self, const char *game, GPtrArray **lines, GError **error)
{
  Reading *reading = g_new0 (Reading, 1);
  BluffStoreGame *found = NULL;

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  reading->id = g_strdup (game);
  reading->with_lines = lines != NULL;
  if (bluff_store_do_reading (self, read_game, reading, error))
    found = hand_over (reading, lines);
  free_reading (reading);
  return found;
}

static void
read_game_for_task (BluffStore *self, GTask *task)
{
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  if (bluff_store_do_reading (self, read_game, reading, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_store_read_game_async (BluffStore *self,
                             const char *game,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  Reading *reading = g_new0 (Reading, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  reading->id = g_strdup (game);
  reading->with_lines = TRUE;
  bluff_store_start_question (self, read_game_for_task, reading, free_reading, cancellable, callback, user_data);
}

BluffStoreGame *
bluff_store_read_game_finish (BluffStore *self, GAsyncResult *result, GPtrArray **lines, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  return hand_over (g_task_get_task_data (G_TASK (result)), lines);
}

/* --- Facts and efforts ---------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *game;
  BluffStoreFactFunc func;
  gpointer data;
  gint64 *turns;
  gint64 *thinking_ms;
} Question;

static gboolean
foreach_fact (BluffInside *inside, gpointer data, GError **error)
{
  Question *question = data;
  BluffGameHead head;

  return bluff_games_get (inside->database, question->game, &head, error) &&
         bluff_results_foreach_fact (inside->database, head.row, question->func, question->data, error);
}

gboolean
bluff_store_foreach_fact (BluffStore *self, const char *game, BluffStoreFactFunc func, gpointer data, GError **error)
{
  Question question = { .game = game, .func = func, .data = data };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_reading (self, foreach_fact, &question, error);
}

static gboolean
read_efforts (BluffInside *inside, gpointer data, GError **error)
{
  Question *question = data;
  BluffGameHead head;

  if (!bluff_games_get (inside->database, question->game, &head, error))
    return FALSE;
  if (head.state != BLUFF_STORE_FINISHED)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_GAME_OVER, (BluffStoreDetails){ .name = question->game },
                             "the game %s is not finished", question->game);
  return bluff_results_read_efforts (inside->database, head.row, question->turns, question->thinking_ms, error);
}

gboolean
bluff_store_read_efforts (BluffStore *self,
                          const char *game,
                          gint64 turns[BLUFF_MAX_SEATS],
                          gint64 thinking_ms[BLUFF_MAX_SEATS],
                          GError **error)
{
  Question question = { .game = game, .turns = turns, .thinking_ms = thinking_ms };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    turns[i] = thinking_ms[i] = 0;
  return bluff_store_do_reading (self, read_efforts, &question, error);
}

/* --- Pages ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffStoreFilter filter;
  BluffStoreCursor cursor;
  guint limit;
  char *kind;
  char *name;
  GPtrArray *games;
  gboolean done;
} Page;

static void
free_page (gpointer data)
{
  Page *page = data;

  g_free (page->kind);
  g_free (page->name);
  g_free (page);
}

static gboolean
find_games (BluffInside *inside, gpointer data, GError **error)
{
  Page *page = data;

  return bluff_games_find_more (inside->database, &page->filter, &page->cursor, page->limit, page->games, &page->done,
                                error);
}

static gboolean
list_games (BluffInside *inside, gpointer data, GError **error)
{
  Page *page = data;

  while (!page->done && page->games->len < page->limit)
    if (!find_games (inside, page, error))
      return FALSE;
  return TRUE;
}

static GPtrArray *
read_page (BluffStore *self, Page *page, BluffInsideWork work, GError **error)
{
  page->games = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_game_free);
  if (!bluff_store_do_reading (self, work, page, error))
    g_clear_pointer (&page->games, g_ptr_array_unref);
  return page->games;
}

GPtrArray *
bluff_store_list_games (BluffStore *self,
                        const BluffStoreFilter *filter,
                        const BluffStoreCursor *cursor,
                        guint limit,
                        GError **error)
{
  Page page = { .filter = *filter, .limit = limit };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (cursor != NULL)
    page.cursor = *cursor;
  return read_page (self, &page, list_games, error);
}

GPtrArray *
bluff_store_find_games (BluffStore *self,
                        const BluffStoreFilter *filter,
                        BluffStoreCursor *cursor,
                        guint limit,
                        gboolean *done,
                        GError **error)
{
  Page page = { .filter = *filter, .cursor = *cursor, .limit = limit };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (read_page (self, &page, find_games, error) == NULL)
    return NULL;
  *cursor = page.cursor;
  *done = page.done;
  return page.games;
}

static void
list_games_for_task (BluffStore *self, GTask *task)
{
  Page *page = g_task_get_task_data (task);
  GError *error = NULL;
  GPtrArray *games = bluff_store_list_games (self, &page->filter, &page->cursor, page->limit, &error);

  if (games != NULL)
    g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
bluff_store_list_games_async (BluffStore *self,
                              const BluffStoreFilter *filter,
                              const BluffStoreCursor *cursor,
                              guint limit,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  Page *page = g_new0 (Page, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  page->filter = *filter;
  page->filter.kind = page->kind = g_strdup (filter->kind);
  page->filter.name = page->name = g_strdup (filter->name);
  if (cursor != NULL)
    page->cursor = *cursor;
  page->limit = limit;
  bluff_store_start_question (self, list_games_for_task, page, free_page, cancellable, callback, user_data);
}

GPtrArray *
bluff_store_list_games_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
