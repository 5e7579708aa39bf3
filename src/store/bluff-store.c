/* bluff-store.c: the object, its thread, and work on it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store.h"

#include "bluff-store-fail.h"
#include "bluff-store-private.h"
#include "bluff-worker.h"

struct _BluffStore
{
  GObject parent_instance;

  char *data_dir;
  char *path;
  BluffInside *inside; /* for the worker only */
  BluffWorker *worker;
  gint open;        /* atomic */
  gint patience_ms; /* atomic */
};

G_DEFINE_FINAL_TYPE (BluffStore, bluff_store, G_TYPE_OBJECT)

/* --- Work on the thread --------------------------------------------------------------------------------------------
 */

typedef enum
{
  PLAIN,
  ANYWAY, /* open or not */
  ATOMIC,
  READING
} PieceKind;

typedef struct
{
  BluffStore *store;
  PieceKind kind;
  BluffInsideWork work;
  gpointer data;
  GError **error;
  gboolean ok;
} Piece;

static gboolean
work_in_transaction (BluffInside *inside, const Piece *piece)
{
  BluffDatabase *database = inside->database;
  guint before = inside->parting->len;
  gboolean ok;

  if (!(piece->kind == ATOMIC ? bluff_database_begin (database, piece->error)
                              : bluff_database_begin_reading (database, piece->error)))
    return FALSE;
  ok = bluff_database_end (database, piece->work (inside, piece->data, piece->error), piece->error);
  bluff_inside_settle (inside, before, ok);
  return ok;
}

static gboolean
fail_closed (const char *path, GError **error)
{
  return bluff_store_fail (error, BLUFF_STORE_ERROR_CLOSED, (BluffStoreDetails){ .path = path }, "the store is closed");
}

static void
do_piece (gpointer data)
{
  Piece *piece = data;
  BluffInside *inside = piece->store->inside;

  if (piece->kind != ANYWAY && inside->database == NULL)
    piece->ok = fail_closed (inside->path, piece->error);
  else if (piece->kind == ATOMIC || piece->kind == READING)
    piece->ok = work_in_transaction (inside, piece);
  else
    piece->ok = piece->work (inside, piece->data, piece->error);
  g_atomic_int_set (&piece->store->open, inside->database != NULL);
}

static gboolean
do_on_worker (BluffStore *self, PieceKind kind, BluffInsideWork work, gpointer data, GError **error)
{
  Piece piece = { .store = self, .kind = kind, .work = work, .data = data, .error = error };

  bluff_worker_do (self->worker, do_piece, &piece);
  return piece.ok;
}

gboolean
bluff_store_do (BluffStore *self, BluffInsideWork work, gpointer data, GError **error)
{
  return do_on_worker (self, PLAIN, work, data, error);
}

gboolean
bluff_store_do_atomically (BluffStore *self, BluffInsideWork work, gpointer data, GError **error)
{
  return do_on_worker (self, ATOMIC, work, data, error);
}

gboolean
bluff_store_do_reading (BluffStore *self, BluffInsideWork work, gpointer data, GError **error)
{
  return do_on_worker (self, READING, work, data, error);
}

gboolean
bluff_store_do_anyway (BluffStore *self, BluffInsideWork work, gpointer data, GError **error)
{
  return do_on_worker (self, ANYWAY, work, data, error);
}

/* --- Tasks ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffStoreTaskFunc func;
  GTask *task;
} Errand;

static void
do_errand (gpointer data)
{
  Errand *errand = data;

  if (!g_task_return_error_if_cancelled (errand->task))
    errand->func (g_task_get_source_object (errand->task), errand->task);
  g_object_unref (errand->task);
  g_free (errand);
}

static void
start (GTask *task, BluffStoreTaskFunc func, gpointer request, GDestroyNotify free_request)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->func = func;
  errand->task = task;
  g_task_set_source_tag (task, (gpointer) func);
  g_task_set_task_data (task, request, free_request);
  bluff_worker_push (BLUFF_STORE (g_task_get_source_object (task))->worker, do_errand, errand);
}

void
bluff_store_start (BluffStore *self,
                   BluffStoreTaskFunc func,
                   gpointer request,
                   GDestroyNotify free_request,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer user_data)
{
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  /* What has been written stays written, even if nobody wants it any more. */
  g_task_set_check_cancellable (task, FALSE);
  start (task, func, request, free_request);
}

void
bluff_store_start_question (BluffStore *self,
                            BluffStoreTaskFunc func,
                            gpointer request,
                            GDestroyNotify free_request,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  start (g_task_new (self, cancellable, callback, user_data), func, request, free_request);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
free_inside (gpointer data)
{
  bluff_inside_free (data);
}

static void
bluff_store_dispose (GObject *object)
{
  BluffStore *self = BLUFF_STORE (object);

  g_clear_pointer (&self->worker, bluff_worker_end);

  G_OBJECT_CLASS (bluff_store_parent_class)->dispose (object);
}

static void
bluff_store_finalize (GObject *object)
{
  BluffStore *self = BLUFF_STORE (object);

  g_free (self->data_dir);
  g_free (self->path);

  G_OBJECT_CLASS (bluff_store_parent_class)->finalize (object);
}

static void
bluff_store_class_init (BluffStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bluff_store_dispose;
  object_class->finalize = bluff_store_finalize;
}

static void
bluff_store_init (BluffStore *self G_GNUC_UNUSED)
{
}

BluffStore *
bluff_store_new (const char *data_dir)
{
  BluffStore *self = g_object_new (BLUFF_TYPE_STORE, NULL);

  self->data_dir =
      data_dir != NULL ? g_strdup (data_dir) : g_build_filename (g_get_user_data_dir (), "bluff-bay", NULL);
  self->inside = bluff_inside_new (self->data_dir);
  self->path = g_strdup (self->inside->path);
  self->patience_ms = (int) self->inside->patience_ms;
  self->worker = bluff_worker_new ("store", free_inside, self->inside);
  return self;
}

const char *
bluff_store_get_data_dir (BluffStore *self)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  return self->data_dir;
}

const char *
bluff_store_get_path (BluffStore *self)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  return self->path;
}

static gboolean
set_patience (BluffInside *inside, gpointer data, GError **error G_GNUC_UNUSED)
{
  inside->patience_ms = *(guint *) data;
  return TRUE;
}

void
bluff_store_set_patience (BluffStore *self, guint ms)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  g_atomic_int_set (&self->patience_ms, (int) MIN (ms, (guint) G_MAXINT));
  bluff_store_do_anyway (self, set_patience, &ms, NULL);
}

BluffDatabase *
bluff_store_connect (BluffStore *self, GError **error)
{
  if (!bluff_store_is_open (self))
    {
      fail_closed (self->path, error);
      return NULL;
    }
  return bluff_database_open (self->path, BLUFF_DATABASE_READ, (guint) g_atomic_int_get (&self->patience_ms), error);
}

/* --- Opening and closing -------------------------------------------------------------------------------------------
 */

static gboolean
open_inside (BluffInside *inside, gpointer data G_GNUC_UNUSED, GError **error)
{
  return bluff_inside_open (inside, error);
}

gboolean
bluff_store_open (BluffStore *self, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_anyway (self, open_inside, NULL, error);
}

static void
open_for_task (BluffStore *self, GTask *task)
{
  GError *error = NULL;

  if (bluff_store_open (self, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_store_open_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_start (self, open_for_task, NULL, NULL, cancellable, callback, user_data);
}

gboolean
bluff_store_open_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
bluff_store_is_open (BluffStore *self)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return g_atomic_int_get (&self->open);
}

static gboolean
close_inside (BluffInside *inside, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  bluff_inside_close (inside);
  return TRUE;
}

void
bluff_store_close (BluffStore *self)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_do_anyway (self, close_inside, NULL, NULL);
}

static void
close_for_task (BluffStore *self, GTask *task)
{
  bluff_store_close (self);
  g_task_return_boolean (task, TRUE);
}

void
bluff_store_close_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_start (self, close_for_task, NULL, NULL, cancellable, callback, user_data);
}

gboolean
bluff_store_close_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Somebody else's work ------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffStore *store;
  BluffStoreRunFlags flags;
  BluffStoreWork work;
  gpointer data;
  GDestroyNotify destroy;
} Run;

static gboolean
run_work (BluffInside *inside G_GNUC_UNUSED, gpointer data, GError **error)
{
  Run *run = data;

  return run->work (run->store, run->data, error);
}

gboolean
bluff_store_run (BluffStore *self, BluffStoreRunFlags flags, BluffStoreWork work, gpointer data, GError **error)
{
  Run run = { .store = self, .work = work, .data = data };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  if (flags & BLUFF_STORE_RUN_ATOMIC)
    return bluff_store_do_atomically (self, run_work, &run, error);
  return bluff_store_do_anyway (self, run_work, &run, error);
}

static void
free_run (gpointer data)
{
  Run *run = data;

  if (run->destroy != NULL)
    run->destroy (run->data);
  g_free (run);
}

static void
run_for_task (BluffStore *self, GTask *task)
{
  Run *run = g_task_get_task_data (task);
  GError *error = NULL;

  if (bluff_store_run (self, run->flags, run->work, run->data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_store_run_async (BluffStore *self,
                       BluffStoreRunFlags flags,
                       BluffStoreWork work,
                       gpointer data,
                       GDestroyNotify destroy,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  Run *run = g_new0 (Run, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  run->flags = flags;
  run->work = work;
  run->data = data;
  run->destroy = destroy;
  bluff_store_start (self, run_for_task, run, free_run, cancellable, callback, user_data);
}

gboolean
bluff_store_run_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
