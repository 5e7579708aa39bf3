/* bluff-worker.c: the thread and its queue.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-worker.h"

/* The thread frees it, since the thread may be the last to need it. */
struct _BluffWorker
{
  GAsyncQueue *queue; /* of jobs; one without a function is the last */
  GThread *thread;
  BluffWorkerFunc farewell;
  gpointer data;
};

typedef struct
{
  BluffWorkerFunc func;
  gpointer data;
} Job;

/* Somebody who waits for a job. */
typedef struct
{
  BluffWorkerFunc func;
  gpointer data;
  GMutex mutex;
  GCond cond;
  gboolean done;
} Wait;

static gpointer
work (gpointer data)
{
  BluffWorker *self = data;
  gboolean last = FALSE;

  while (!last)
    {
      g_autofree Job *job = g_async_queue_pop (self->queue);

      last = job->func == NULL;
      if (!last)
        job->func (job->data);
    }
  self->farewell (self->data);
  g_async_queue_unref (self->queue);
  g_free (self);
  return NULL;
}

static void
do_and_tell (gpointer data)
{
  Wait *wait = data;

  wait->func (wait->data);
  g_mutex_lock (&wait->mutex);
  wait->done = TRUE;
  g_cond_signal (&wait->cond);
  g_mutex_unlock (&wait->mutex);
}

BluffWorker *
bluff_worker_new (const char *name, BluffWorkerFunc farewell, gpointer data)
{
  BluffWorker *self = g_new0 (BluffWorker, 1);

  self->queue = g_async_queue_new ();
  self->farewell = farewell;
  self->data = data;
  self->thread = g_thread_new (name, work, self);
  return self;
}

void
bluff_worker_push (BluffWorker *self, BluffWorkerFunc func, gpointer data)
{
  Job *job = g_new0 (Job, 1);

  job->func = func;
  job->data = data;
  g_async_queue_push (self->queue, job);
}

void
bluff_worker_do (BluffWorker *self, BluffWorkerFunc func, gpointer data)
{
  Wait wait = { .func = func, .data = data };

  if (g_thread_self () == self->thread)
    {
      func (data);
      return;
    }
  g_mutex_init (&wait.mutex);
  g_cond_init (&wait.cond);
  bluff_worker_push (self, do_and_tell, &wait);
  g_mutex_lock (&wait.mutex);
  while (!wait.done)
    g_cond_wait (&wait.cond, &wait.mutex);
  g_mutex_unlock (&wait.mutex);
  g_cond_clear (&wait.cond);
  g_mutex_clear (&wait.mutex);
}

void
bluff_worker_end (BluffWorker *self)
{
  GThread *thread = self->thread;

  bluff_worker_push (self, NULL, NULL);
  if (g_thread_self () == thread)
    g_thread_unref (thread);
  else
    g_thread_join (thread);
}
