/* bluff-setup-drag.c: seats are put in another order by dragging their rows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-drag.h"

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, BluffSetupSeat *seat)
{
  (void) source;
  (void) x;
  (void) y;
  return gdk_content_provider_new_typed (BLUFF_TYPE_SETUP_SEAT, seat);
}

static void
begin_cb (GtkDragSource *source, GdkDrag *drag, GtkWidget *row)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (row);
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (paintable);
  int x = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL ? gtk_widget_get_width (row) : 0;

  (void) drag;
  gtk_drag_source_set_icon (source, picture, x, gtk_widget_get_height (row) / 2);
}

/* A drop that is still to be done. */
typedef struct
{
  BluffSetupDraft *draft;
  BluffSetupSeat *dragged;
  BluffSetupSeat *onto;
} Drop;

static void
drop_free (gpointer data)
{
  Drop *drop = data;

  g_object_unref (drop->draft);
  g_object_unref (drop->dragged);
  g_object_unref (drop->onto);
  g_free (drop);
}

static gboolean
dropped_later_cb (gpointer data)
{
  Drop *drop = data;
  guint from, to;

  if (bluff_setup_draft_find (drop->draft, drop->dragged, &from) &&
      bluff_setup_draft_find (drop->draft, drop->onto, &to))
    bluff_setup_draft_move (drop->draft, from, to);

  return G_SOURCE_REMOVE;
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, BluffSetupDraft *draft)
{
  BluffSetupSeat *onto = g_object_get_data (G_OBJECT (target), "seat");
  Drop *drop;

  (void) x;
  (void) y;
  if (!G_VALUE_HOLDS (value, BLUFF_TYPE_SETUP_SEAT) || g_value_get_object (value) == onto)
    return FALSE;

  /* The rows that drag and drop are made anew by the move: let them finish first. */
  drop = g_new0 (Drop, 1);
  drop->draft = g_object_ref (draft);
  drop->dragged = g_value_dup_object (value);
  drop->onto = g_object_ref (onto);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, dropped_later_cb, drop, drop_free);
  return TRUE;
}

void
bluff_setup_drag_connect (GtkWidget *row, GtkWidget *handle, BluffSetupDraft *draft, BluffSetupSeat *seat)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (BLUFF_TYPE_SETUP_SEAT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), seat, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (begin_cb), row, 0);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));

  g_object_set_data_full (G_OBJECT (target), "seat", g_object_ref (seat), g_object_unref);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), draft, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
