/* bluff-keeping-facts.c: how much there is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-facts.h"

#include "bluff-store-care.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"

#include <glib/gstdio.h>

enum
{
  PAGE = 500
};

static void
free_aside (gpointer data)
{
  BluffAside *aside = data;

  g_free (aside->path);
  g_free (aside);
}

void
bluff_keeping_facts_free (BluffKeepingFacts *self)
{
  g_clear_pointer (&self->aside, g_ptr_array_unref);
  g_free (self);
}

/* --- On a thread ---------------------------------------------------------------------------------------------------
 */

static gboolean
count_games (BluffStore *store, BluffStoreState state, guint *n, GCancellable *cancellable, GError **error)
{
  BluffStoreFilter filter = { .state = state };
  BluffStoreCursor cursor = { 0 };
  gboolean more = TRUE;

  while (more)
    {
      g_autoptr (GPtrArray) games = NULL;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      games = bluff_store_list_games (store, &filter, &cursor, PAGE, error);
      if (games == NULL)
        return FALSE;

      *n += games->len;
      more = games->len == PAGE;
      if (more)
        cursor = bluff_store_cursor_after (g_ptr_array_index (games, games->len - 1));
    }

  return TRUE;
}

static gboolean
count_players (BluffStore *store, guint *n, GError **error)
{
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, TRUE, error);

  if (players != NULL)
    *n = players->len;
  return players != NULL;
}

static guint64
measure (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 ? (guint64) status.st_size : 0;
}

/* With what SQLite keeps beside it while it is in use. */
static guint64
measure_database (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  return measure (path) + measure (log);
}

static gboolean
list_aside (BluffStore *store, GPtrArray *asides, GError **error)
{
  g_autoptr (GPtrArray) paths = bluff_store_list_aside (store, error);

  for (guint i = paths != NULL ? paths->len : 0; i > 0; i--)
    {
      BluffAside *aside = g_new0 (BluffAside, 1);
      GStatBuf status;

      aside->path = g_strdup (g_ptr_array_index (paths, i - 1));
      if (g_stat (aside->path, &status) == 0)
        {
          aside->size = (guint64) status.st_size;
          aside->modified = status.st_mtime;
        }
      g_ptr_array_add (asides, aside);
    }

  return paths != NULL;
}

static void
ask_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  BluffStore *store = source;
  g_autoptr (BluffKeepingFacts) facts = g_new0 (BluffKeepingFacts, 1);
  GError *error = NULL;

  (void) data;
  facts->aside = g_ptr_array_new_with_free_func (free_aside);
  facts->size = measure_database (bluff_store_get_path (store));
  if (count_games (store, BLUFF_STORE_UNFINISHED, &facts->unfinished, cancellable, &error) &&
      count_games (store, BLUFF_STORE_FINISHED, &facts->finished, cancellable, &error) &&
      count_players (store, &facts->players, &error) && list_aside (store, facts->aside, &error))
    g_task_return_pointer (task, g_steal_pointer (&facts), (GDestroyNotify) bluff_keeping_facts_free);
  else
    g_task_return_error (task, error);
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

void
bluff_keeping_facts_async (BluffStore *store,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BLUFF_IS_STORE (store));

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_keeping_facts_async);
  g_task_run_in_thread (task, ask_in_thread);
}

BluffKeepingFacts *
bluff_keeping_facts_finish (BluffStore *store, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, store), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
