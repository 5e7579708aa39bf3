/* bluff-follow-up.c: what follows from the size that something got.
 *
 * GTK lays a frame out again if something asks for it after all sizes are given, but only a few times: so we do it once
 * in a frame.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-follow-up.h"

#include "bluff-extent.h"

typedef struct
{
  GtkWidget *widget; /* NULL: it is gone */
  BluffFollowUp func;
} Entry;

/* For each window. */
typedef struct
{
  GPtrArray *entries;
  gint64 frame; /* in which the last ones were called */
  guint idle;
} Queue;

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_clear_weak_pointer (&entry->widget);
  g_free (entry);
}

static void
call_all (Queue *queue)
{
  g_autoptr (GPtrArray) entries = g_steal_pointer (&queue->entries);

  queue->entries = g_ptr_array_new_with_free_func (free_entry);
  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (entries, i);

      if (entry->widget == NULL)
        continue;
      entry->func (entry->widget);
      if (entry->widget != NULL)
        bluff_extent_forget (entry->widget);
    }
}

static gboolean
idle_cb (gpointer user_data)
{
  Queue *queue = user_data;

  queue->idle = 0;
  call_all (queue);
  return G_SOURCE_REMOVE;
}

static void
wait_for_next_frame (Queue *queue)
{
  if (queue->idle == 0)
    queue->idle = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, idle_cb, queue, NULL);
}

static void
laid_out_cb (GdkFrameClock *clock, Queue *queue)
{
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  if (queue->entries->len == 0 || queue->idle != 0)
    return;

  if (frame == queue->frame)
    {
      wait_for_next_frame (queue);
      return;
    }

  queue->frame = frame;
  call_all (queue);
}

static void
free_queue (gpointer data)
{
  Queue *queue = data;

  g_clear_handle_id (&queue->idle, g_source_remove);
  g_ptr_array_unref (queue->entries);
  g_free (queue);
}

/* A widget that is not in a window is laid out when somebody asks for its size: there is no frame to wait for. */
static Queue *
ensure_queue (GdkFrameClock *clock)
{
  static Queue *without_clock;
  Queue *queue = clock != NULL ? g_object_get_data (G_OBJECT (clock), "bluff-follow-up") : without_clock;

  if (queue != NULL)
    return queue;

  queue = g_new0 (Queue, 1);
  queue->entries = g_ptr_array_new_with_free_func (free_entry);
  queue->frame = -1;
  if (clock == NULL)
    return without_clock = queue;

  g_object_set_data_full (G_OBJECT (clock), "bluff-follow-up", queue, free_queue);
  /* After the window, which gives all sizes. */
  g_signal_connect_after (clock, "layout", G_CALLBACK (laid_out_cb), queue);
  return queue;
}

void
bluff_follow_up (GtkWidget *widget, BluffFollowUp func)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Queue *queue = ensure_queue (clock);
  Entry *entry;

  for (guint i = 0; i < queue->entries->len; i++)
    {
      entry = g_ptr_array_index (queue->entries, i);
      if (entry->widget == widget && entry->func == func)
        return;
    }

  entry = g_new0 (Entry, 1);
  g_set_weak_pointer (&entry->widget, widget);
  entry->func = func;
  g_ptr_array_add (queue->entries, entry);
  if (clock != NULL && gdk_frame_clock_get_frame_counter (clock) != queue->frame)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
  else
    wait_for_next_frame (queue);
}
