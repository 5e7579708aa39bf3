/* bluff-setup-drag.c: seats are put in another order by dragging their rows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-drag.h"

/* Of a row: its seat. */
#define SEAT_KEY "bluff-seat"

/* --- By mouse ------------------------------------------------------------------------------------------------------
 */

static gboolean
is_finger (GtkDragSource *source)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (source));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, BluffSetupSeat *seat)
{
  (void) x;
  (void) y;
  return is_finger (source) ? NULL : gdk_content_provider_new_typed (BLUFF_TYPE_SETUP_SEAT, seat);
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

/* The move replaces the rows that are dragged and dropped on, so it waits until they have finished. */
static void
drop_later (BluffSetupDraft *draft, BluffSetupSeat *dragged, BluffSetupSeat *onto)
{
  Drop *drop = g_new0 (Drop, 1);

  drop->draft = g_object_ref (draft);
  drop->dragged = g_object_ref (dragged);
  drop->onto = g_object_ref (onto);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, dropped_later_cb, drop, drop_free);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, BluffSetupDraft *draft)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  BluffSetupSeat *onto = g_object_get_data (G_OBJECT (row), SEAT_KEY);

  (void) x;
  (void) y;
  if (!G_VALUE_HOLDS (value, BLUFF_TYPE_SETUP_SEAT) || g_value_get_object (value) == onto)
    return FALSE;

  drop_later (draft, g_value_get_object (value), onto);
  return TRUE;
}

/* --- By finger -----------------------------------------------------------------------------------------------------
 *
 * Not every desktop lets a finger drag and drop, so that is done here.
 */

/* The row, and the one that the finger is over; NULL: none. */
#define ROW_KEY "bluff-row"
#define OVER_KEY "bluff-over"

static void
set_over (GtkGesture *finger, GtkWidget *over)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (finger), OVER_KEY);

  if (before != NULL)
    gtk_widget_unset_state_flags (before, GTK_STATE_FLAG_DROP_ACTIVE);
  if (over != NULL)
    gtk_widget_set_state_flags (over, GTK_STATE_FLAG_DROP_ACTIVE, FALSE);
  g_object_set_data_full (G_OBJECT (finger), OVER_KEY, over != NULL ? g_object_ref (over) : NULL, g_object_unref);
}

/* What scrolls sees a finger first, and would take it for its own as soon as it is drawn. */
static void
set_scrolling (GtkGesture *finger, gboolean scrolling)
{
  GtkWidget *handle = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (finger));
  GtkWidget *scroller = gtk_widget_get_ancestor (handle, GTK_TYPE_SCROLLED_WINDOW);

  if (scroller != NULL)
    gtk_scrolled_window_set_kinetic_scrolling (GTK_SCROLLED_WINDOW (scroller), scrolling);
}

static void
touched_cb (GtkGesture *finger)
{
  set_scrolling (finger, FALSE);
}

static void
drawn_cb (GtkGesture *finger, double x, double y)
{
  GtkWidget *handle = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (finger));
  GtkWidget *row = g_object_get_data (G_OBJECT (finger), ROW_KEY), *list = gtk_widget_get_parent (row);
  GtkListBoxRow *over;
  double begin_x, begin_y;
  graphene_point_t place;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (finger), &begin_x, &begin_y);
  place = GRAPHENE_POINT_INIT ((float) (begin_x + x), (float) (begin_y + y));
  if (!GTK_IS_LIST_BOX (list) || !gtk_widget_compute_point (handle, list, &place, &place))
    return;

  over = gtk_list_box_get_row_at_y (GTK_LIST_BOX (list), (int) place.y);
  if (over != NULL && (GTK_WIDGET (over) == row || g_object_get_data (G_OBJECT (over), SEAT_KEY) == NULL))
    over = NULL;
  set_over (finger, GTK_WIDGET (over));
}

static void
cancelled_cb (GtkGesture *finger)
{
  set_over (finger, NULL);
}

static void
lifted_cb (GtkGesture *finger, double x, double y, BluffSetupDraft *draft)
{
  GtkWidget *row = g_object_get_data (G_OBJECT (finger), ROW_KEY);
  GtkWidget *over = g_object_get_data (G_OBJECT (finger), OVER_KEY);

  (void) x;
  (void) y;
  if (over != NULL)
    drop_later (draft, g_object_get_data (G_OBJECT (row), SEAT_KEY), g_object_get_data (G_OBJECT (over), SEAT_KEY));
  set_over (finger, NULL);
  set_scrolling (finger, TRUE);
}

static void
watch_finger (GtkWidget *row, GtkWidget *handle, BluffSetupDraft *draft)
{
  GtkGesture *finger = gtk_gesture_drag_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (finger), TRUE);
  g_object_set_data (G_OBJECT (finger), ROW_KEY, row);
  g_signal_connect (finger, "begin", G_CALLBACK (touched_cb), NULL);
  g_signal_connect (finger, "drag-update", G_CALLBACK (drawn_cb), NULL);
  g_signal_connect (finger, "cancel", G_CALLBACK (cancelled_cb), NULL);
  g_signal_connect_object (finger, "drag-end", G_CALLBACK (lifted_cb), draft, 0);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (finger));
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
  watch_finger (row, handle, draft);

  g_object_set_data_full (G_OBJECT (row), SEAT_KEY, g_object_ref (seat), g_object_unref);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), draft, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}
