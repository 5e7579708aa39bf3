/* bluff-game-list.c: kept games, read from the store page by page.
 *
 * The store is asked in steps of a few milliseconds each, so that a filter that hardly any game passes keeps nobody
 * from saving a move, and gives way to another filter.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game-list.h"

#include "bluff-game-item.h"

#include <string.h>

enum
{
  MOST_AT_ONCE = 50 /* games in a step */
};

struct _BluffGameList
{
  GObject parent_instance;

  BluffSaves *saves;
  guint page;
  BluffStoreFilter filter;
  char *kind, *name; /* of the filter */
  gboolean is_new;   /* the filter: what is in the list is not what it lets through */
  GListStore *items;
  BluffStoreCursor cursor; /* after the last item */
  gboolean has_more;
  GCancellable *reading;
  gboolean reads_again; /* what is being read has been shown before */
};

/* What is asked of the store, and its answer so far. */
typedef struct
{
  BluffStoreFilter filter;
  char *kind, *name;
  gint64 viewer;
  gboolean more;     /* after `cursor`; otherwise from the beginning */
  gboolean together; /* what is found is shown when all is found, as it is shown already */
  gboolean emptied;  /* what was there is gone */
  BluffStoreCursor cursor;
  guint limit;
  guint found;
  GPtrArray *items; /* BluffGameItem: those that were found and are not shown yet */
  gboolean done, has_more;
} Reading;

G_DEFINE_FINAL_TYPE (BluffGameList, bluff_game_list, G_TYPE_OBJECT)

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_ptr_array_unref (reading->items);
  g_free (reading->kind);
  g_free (reading->name);
  g_free (reading);
}

/* --- On the store's thread -----------------------------------------------------------------------------------------
 */

/* A game that was deleted meanwhile has no header any more, and is not there the next time. */
static void
add_item (BluffStore *store, Reading *reading, const BluffStoreGame *game)
{
  g_autoptr (BluffStoreGame) whole = bluff_store_read_game (store, game->id, NULL, NULL);

  g_ptr_array_add (reading->items, bluff_game_item_new (game, whole != NULL ? whole->header : NULL, reading->viewer));
  reading->found++;
}

static gboolean
read_step (BluffStore *store, gpointer data, GError **error)
{
  Reading *reading = data;
  /* One more than is wanted tells whether there are more. */
  guint wanted = MIN (reading->limit + 1 - reading->found, MOST_AT_ONCE);
  BluffStoreCursor cursor = reading->cursor;
  g_autoptr (GPtrArray) games =
      bluff_store_find_games (store, &reading->filter, &cursor, wanted, &reading->done, error);

  if (games == NULL)
    return FALSE;

  for (guint i = 0; i < games->len; i++)
    {
      if (reading->found == reading->limit)
        {
          reading->has_more = TRUE;
          return TRUE;
        }
      add_item (store, reading, g_ptr_array_index (games, i));
      reading->cursor = bluff_store_cursor_after (g_ptr_array_index (games, i));
    }

  reading->cursor = cursor;
  return TRUE;
}

/* --- In the list ---------------------------------------------------------------------------------------------------
 */

static gboolean
is_same (BluffGameList *self, guint position, BluffGameItem *item)
{
  g_autoptr (BluffGameItem) old = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  return bluff_game_item_is_same (old, item);
}

/* What has not changed stays, so that a list that is shown stays where it was scrolled to. */
static void
exchange (BluffGameList *self, GPtrArray *items)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint before = 0, behind = 0;

  while (before < MIN (n_old, items->len) && is_same (self, before, g_ptr_array_index (items, before)))
    before++;
  while (before + behind < MIN (n_old, items->len) &&
         is_same (self, n_old - 1 - behind, g_ptr_array_index (items, items->len - 1 - behind)))
    behind++;
  if (before + behind < n_old || before + behind < items->len)
    g_list_store_splice (self->items, before, n_old - before - behind, items->pdata + before,
                         items->len - before - behind);
}

static void
show_found (BluffGameList *self, Reading *reading, gboolean finished)
{
  if (reading->together && !finished)
    return;

  if (!reading->more && !reading->emptied)
    exchange (self, reading->items);
  else if (reading->items->len > 0)
    g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0, reading->items->pdata,
                         reading->items->len);
  g_ptr_array_set_size (reading->items, 0);
  reading->emptied = TRUE;
  self->is_new = FALSE;
  self->cursor = reading->cursor;
  self->has_more = reading->has_more;
}

static void
step_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  BluffGameList *self = g_task_get_source_object (task);
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;
  gboolean finished;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  if (error == NULL)
    g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), &error);
  if (error != NULL)
    {
      if (self->reading == g_task_get_cancellable (task))
        g_clear_object (&self->reading);
      g_task_return_error (task, error);
      return;
    }

  finished = reading->done || reading->has_more;
  show_found (self, reading, finished);
  if (finished)
    {
      g_clear_object (&self->reading);
      g_task_return_boolean (task, TRUE);
    }
  else
    bluff_store_run_async (BLUFF_STORE (source), BLUFF_STORE_RUN_DEFAULT, read_step, reading, NULL, self->reading,
                           step_read_cb, g_steal_pointer (&task));
}

void
bluff_game_list_read_async (BluffGameList *self,
                            gint64 viewer,
                            gboolean more,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gboolean and_more; /* besides what is being read again, which must not be forgotten */
  GTask *task;
  Reading *reading;

  g_return_if_fail (BLUFF_IS_GAME_LIST (self));

  and_more = more && self->reading != NULL && self->reads_again;
  bluff_game_list_stop (self);
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, callback, user_data);
  reading = g_new0 (Reading, 1);
  reading->items = g_ptr_array_new_with_free_func (g_object_unref);
  reading->filter = self->filter;
  reading->filter.kind = reading->kind = g_strdup (self->kind);
  reading->filter.name = reading->name = g_strdup (self->name);
  reading->viewer = viewer;
  reading->more = more && !and_more && !self->is_new;
  reading->together = !reading->more && !self->is_new;
  reading->cursor = reading->more ? self->cursor : (BluffStoreCursor){ 0 };
  reading->limit = reading->together ? MAX (self->page, n) + (and_more ? self->page : 0) : self->page;
  self->reads_again = reading->together;
  g_task_set_task_data (task, reading, free_reading);
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, read_step, reading, NULL,
                         self->reading, step_read_cb, task);
}

gboolean
bluff_game_list_read_finish (BluffGameList *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
bluff_game_list_stop (BluffGameList *self)
{
  g_return_if_fail (BLUFF_IS_GAME_LIST (self));

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_game_list_dispose (GObject *object)
{
  BluffGameList *self = BLUFF_GAME_LIST (object);

  bluff_game_list_stop (self);
  g_clear_object (&self->items);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_game_list_parent_class)->dispose (object);
}

static void
bluff_game_list_finalize (GObject *object)
{
  BluffGameList *self = BLUFF_GAME_LIST (object);

  g_free (self->kind);
  g_free (self->name);

  G_OBJECT_CLASS (bluff_game_list_parent_class)->finalize (object);
}

static void
bluff_game_list_class_init (BluffGameListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_game_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_game_list_finalize;
}

static void
bluff_game_list_init (BluffGameList *self)
{
  self->items = g_list_store_new (BLUFF_TYPE_GAME_ITEM);
  self->is_new = TRUE;
}

BluffGameList *
bluff_game_list_new (BluffSaves *saves, BluffStoreState state, guint page)
{
  BluffGameList *self = g_object_new (BLUFF_TYPE_GAME_LIST, NULL);

  self->saves = g_object_ref (saves);
  self->filter.state = state;
  self->page = page;
  return self;
}

static gboolean
is_same_filter (const BluffStoreFilter *a, const BluffStoreFilter *b)
{
  return a->state == b->state && g_strcmp0 (a->kind, b->kind) == 0 && g_strcmp0 (a->name, b->name) == 0 &&
         a->since == b->since && a->until == b->until && memcmp (a->players, b->players, sizeof a->players) == 0 &&
         a->with_computers == b->with_computers && a->people_only == b->people_only;
}

void
bluff_game_list_set_filter (BluffGameList *self, const BluffStoreFilter *filter)
{
  g_return_if_fail (BLUFF_IS_GAME_LIST (self));

  if (is_same_filter (&self->filter, filter))
    return;

  g_free (self->kind);
  g_free (self->name);
  self->kind = g_strdup (filter->kind);
  self->name = g_strdup (filter->name);
  self->filter = *filter;
  self->filter.kind = self->kind;
  self->filter.name = self->name;
  self->is_new = TRUE;
}

GListModel *
bluff_game_list_get_items (BluffGameList *self)
{
  g_return_val_if_fail (BLUFF_IS_GAME_LIST (self), NULL);

  return G_LIST_MODEL (self->items);
}

gboolean
bluff_game_list_has_more (BluffGameList *self)
{
  g_return_val_if_fail (BLUFF_IS_GAME_LIST (self), FALSE);

  return self->has_more;
}

gboolean
bluff_game_list_is_reading (BluffGameList *self)
{
  g_return_val_if_fail (BLUFF_IS_GAME_LIST (self), FALSE);

  return self->reading != NULL;
}
