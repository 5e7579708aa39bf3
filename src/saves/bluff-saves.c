/* bluff-saves.c: which games are open, and how long work is reported and listed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves.h"

#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"

struct _BluffSaves
{
  GObject parent_instance;

  BluffStore *store;
  GMutex mutex;
  GHashTable *open; /* ids, guarded by the mutex */
};

G_DEFINE_FINAL_TYPE (BluffSaves, bluff_saves, G_TYPE_OBJECT)

enum
{
  PAGE = 500 /* games listed at once */
};

/* --- Which games are open ------------------------------------------------------------------------------------------
 */

gboolean
bluff_saves_claim (BluffSaves *self, const char *id, GError **error)
{
  gboolean claimed;

  g_mutex_lock (&self->mutex);
  claimed = g_hash_table_add (self->open, g_strdup (id));
  g_mutex_unlock (&self->mutex);

  return claimed || bluff_saves_fail (error, BLUFF_SAVES_ERROR_OPEN_HERE, (BluffSavesDetails){ .game = id },
                                      "game %s is open already", id);
}

void
bluff_saves_unclaim (BluffSaves *self, const char *id)
{
  g_mutex_lock (&self->mutex);
  g_hash_table_remove (self->open, id);
  g_mutex_unlock (&self->mutex);
}

guint
bluff_saves_get_n_open (BluffSaves *self)
{
  guint n;

  g_return_val_if_fail (BLUFF_IS_SAVES (self), 0);

  g_mutex_lock (&self->mutex);
  n = g_hash_table_size (self->open);
  g_mutex_unlock (&self->mutex);
  return n;
}

gboolean
bluff_saves_check_closed (BluffSaves *self, GError **error)
{
  guint n = bluff_saves_get_n_open (self);

  return n == 0 || bluff_saves_fail (error, BLUFF_SAVES_ERROR_GAMES_OPEN, (BluffSavesDetails){ .number = n },
                                     "%u games are open", n);
}

static gboolean
release_game (BluffStore *store, gpointer data, GError **error G_GNUC_UNUSED)
{
  bluff_store_release_game (store, data);
  return TRUE;
}

void
bluff_saves_release_soon (BluffStore *store, const char *id)
{
  bluff_store_run_async (store, BLUFF_STORE_RUN_DEFAULT, release_game, g_strdup (id), g_free, NULL, NULL, NULL);
}

/* --- Long work -----------------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffReporter reporter;
  guint done;
  guint total;
} Report;

static gboolean
report_cb (gpointer data)
{
  const Report *report = data;

  report->reporter.func (report->done, report->total, report->reporter.data);
  return G_SOURCE_REMOVE;
}

void
bluff_reporter_report (const BluffReporter *self, guint done, guint total)
{
  g_autoptr (GSource) source = NULL;
  Report report = { .reporter = *self, .done = done, .total = total };

  if (self->func == NULL)
    return;
  if (self->context == NULL)
    {
      report_cb (&report);
      return;
    }

  /* Not by invoking, which would call it right here while nobody runs the context. */
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_cb, g_memdup2 (&report, sizeof report), g_free);
  g_source_attach (source, self->context);
}

BluffReporter *
bluff_reporter_new (BluffSavesProgress func, gpointer data)
{
  BluffReporter *self = g_new0 (BluffReporter, 1);

  self->func = func;
  self->data = data;
  self->context = g_main_context_ref_thread_default ();
  return self;
}

void
bluff_reporter_free (BluffReporter *self)
{
  g_main_context_unref (self->context);
  g_free (self);
}

GPtrArray *
bluff_saves_list_ids (BluffStore *store, BluffStoreState state, GError **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  BluffStoreFilter filter = { .state = state };
  BluffStoreCursor cursor = { 0 };
  guint n;

  do
    {
      g_autoptr (GPtrArray) page = bluff_store_list_games (store, &filter, &cursor, PAGE, error);

      if (page == NULL)
        return NULL;
      n = page->len;
      for (guint i = 0; i < n; i++)
        g_ptr_array_add (ids, g_strdup (((BluffStoreGame *) g_ptr_array_index (page, i))->id));
      if (n > 0)
        cursor = bluff_store_cursor_after (g_ptr_array_index (page, n - 1));
    }
  while (n == PAGE);

  for (guint i = 0; i < ids->len / 2; i++)
    {
      gpointer id = ids->pdata[i];

      ids->pdata[i] = ids->pdata[ids->len - 1 - i];
      ids->pdata[ids->len - 1 - i] = id;
    }
  return g_steal_pointer (&ids);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_saves_finalize (GObject *object)
{
  BluffSaves *self = BLUFF_SAVES (object);

  g_clear_object (&self->store);
  g_hash_table_unref (self->open);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (bluff_saves_parent_class)->finalize (object);
}

static void
bluff_saves_class_init (BluffSavesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_saves_finalize;
}

static void
bluff_saves_init (BluffSaves *self)
{
  g_mutex_init (&self->mutex);
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

BluffSaves *
bluff_saves_new (BluffStore *store)
{
  BluffSaves *self;

  g_return_val_if_fail (BLUFF_IS_STORE (store), NULL);

  self = g_object_new (BLUFF_TYPE_SAVES, NULL);
  self->store = g_object_ref (store);
  return self;
}

BluffStore *
bluff_saves_get_store (BluffSaves *self)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), NULL);

  return self->store;
}
