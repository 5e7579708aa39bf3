/* bluff-carry-list.c: the games that can be carried on, read from the store page by page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-carry-list.h"

#include "bluff-carry-item.h"
#include "bluff-store-game.h"

enum
{
  PAGE = 10
};

struct _BluffCarryList
{
  GObject parent_instance;

  BluffSaves *saves;
  GListStore *items;
  BluffStoreCursor cursor; /* after the last item */
  gboolean has_more;
  GCancellable *reading;
};

/* What is asked of the store, and its answer. */
typedef struct
{
  gint64 viewer;
  gboolean more; /* after `cursor`; otherwise from the beginning */
  BluffStoreCursor cursor;
  guint limit;
  GPtrArray *items; /* BluffCarryItem */
  gboolean has_more;
} Reading;

G_DEFINE_FINAL_TYPE (BluffCarryList, bluff_carry_list, G_TYPE_OBJECT)

static void
free_reading (gpointer data)
{
  Reading *reading = data;

  g_ptr_array_unref (reading->items);
  g_free (reading);
}

/* On the store's thread. A game that was deleted meanwhile has no header any more, and is not there the next time. */
static void
add_item (BluffStore *store, Reading *reading, const BluffStoreGame *game)
{
  g_autoptr (BluffStoreGame) whole = bluff_store_read_game (store, game->id, NULL, NULL);

  g_ptr_array_add (reading->items, bluff_carry_item_new (game, whole != NULL ? whole->header : NULL, reading->viewer));
}

static gboolean
read_page (BluffStore *store, gpointer data, GError **error)
{
  Reading *reading = data;
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = NULL;

  /* One more than is wanted tells whether there are more. */
  games = bluff_store_list_games (store, &filter, reading->more ? &reading->cursor : NULL, reading->limit + 1, error);
  if (games == NULL)
    return FALSE;

  reading->has_more = games->len > reading->limit;
  for (guint i = 0; i < MIN (games->len, reading->limit); i++)
    {
      add_item (store, reading, g_ptr_array_index (games, i));
      reading->cursor = bluff_store_cursor_after (g_ptr_array_index (games, i));
    }

  return TRUE;
}

static void
page_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  BluffCarryList *self = g_task_get_source_object (task);
  Reading *reading = g_task_get_task_data (task);
  GError *error = NULL;

  bluff_store_run_finish (BLUFF_STORE (source), result, &error);
  if (error != NULL || g_task_return_error_if_cancelled (task))
    {
      if (error != NULL)
        g_task_return_error (task, error);
      return;
    }

  self->cursor = reading->cursor;
  self->has_more = reading->has_more;
  g_list_store_splice (self->items, reading->more ? g_list_model_get_n_items (G_LIST_MODEL (self->items)) : 0,
                       reading->more ? 0 : g_list_model_get_n_items (G_LIST_MODEL (self->items)), reading->items->pdata,
                       reading->items->len);
  g_task_return_boolean (task, TRUE);
}

void
bluff_carry_list_read_async (BluffCarryList *self,
                             gint64 viewer,
                             gboolean more,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  GTask *task;
  Reading *reading;

  g_return_if_fail (BLUFF_IS_CARRY_LIST (self));

  bluff_carry_list_stop (self);
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, callback, user_data);
  reading = g_new0 (Reading, 1);
  reading->items = g_ptr_array_new_with_free_func (g_object_unref);
  reading->viewer = viewer;
  reading->more = more;
  reading->cursor = more ? self->cursor : (BluffStoreCursor){ 0 };
  reading->limit = more ? PAGE : MAX (PAGE, g_list_model_get_n_items (G_LIST_MODEL (self->items)));
  g_task_set_task_data (task, reading, free_reading);
  bluff_store_run_async (bluff_saves_get_store (self->saves), BLUFF_STORE_RUN_DEFAULT, read_page, reading, NULL,
                         self->reading, page_read_cb, task);
}

gboolean
bluff_carry_list_read_finish (BluffCarryList *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
bluff_carry_list_stop (BluffCarryList *self)
{
  g_return_if_fail (BLUFF_IS_CARRY_LIST (self));

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
bluff_carry_list_dispose (GObject *object)
{
  BluffCarryList *self = BLUFF_CARRY_LIST (object);

  bluff_carry_list_stop (self);
  g_clear_object (&self->items);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (bluff_carry_list_parent_class)->dispose (object);
}

static void
bluff_carry_list_class_init (BluffCarryListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_carry_list_dispose;
}

static void
bluff_carry_list_init (BluffCarryList *self)
{
  self->items = g_list_store_new (BLUFF_TYPE_CARRY_ITEM);
}

BluffCarryList *
bluff_carry_list_new (BluffSaves *saves)
{
  BluffCarryList *self = g_object_new (BLUFF_TYPE_CARRY_LIST, NULL);

  self->saves = g_object_ref (saves);
  return self;
}

GListModel *
bluff_carry_list_get_items (BluffCarryList *self)
{
  g_return_val_if_fail (BLUFF_IS_CARRY_LIST (self), NULL);

  return G_LIST_MODEL (self->items);
}

gboolean
bluff_carry_list_has_more (BluffCarryList *self)
{
  g_return_val_if_fail (BLUFF_IS_CARRY_LIST (self), FALSE);

  return self->has_more;
}
