/* bluff-pirate-drag.c: what is dragged between the player's hand and the tray.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-drag.h"

#define CARD "bluff-pirate-drag-card"

typedef gboolean (*Take) (GtkWidget *widget, guint card);

static gpointer
copy (gpointer drag)
{
  return g_memdup2 (drag, sizeof (BluffPirateDrag));
}

G_DEFINE_BOXED_TYPE (BluffPirateDrag, bluff_pirate_drag, copy, g_free)

static GdkContentProvider *
prepared_cb (GtkDragSource *source, double x, double y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  BluffPirateDrag drag = { GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), CARD)) };
  g_autoptr (GdkPaintable) picture = NULL;

  if (!bluff_card_get_enabled (BLUFF_CARD (widget)) || bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_GAP)
    return NULL;

  picture = gtk_widget_paintable_new (widget);
  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (BLUFF_TYPE_PIRATE_DRAG, &drag);
}

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer user_data)
{
  const BluffPirateDrag *drag = g_value_get_boxed (value);
  Take take = (Take) user_data;

  (void) x;
  (void) y;
  return drag != NULL && take (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)), drag->card);
}

/* The sail curtain may fall while a card is on its way: then it goes back. */
static void
unmapped_cb (GtkDragSource *source)
{
  gtk_drag_source_drag_cancel (source);
}

void
bluff_pirate_drag_add_source (BluffCard *widget, guint card)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  bluff_pirate_drag_set_card (widget, card);
  g_signal_connect (source, "prepare", G_CALLBACK (prepared_cb), NULL);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (unmapped_cb), source, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (widget), GTK_EVENT_CONTROLLER (source));
}

void
bluff_pirate_drag_set_card (BluffCard *widget, guint card)
{
  g_object_set_data (G_OBJECT (widget), CARD, GUINT_TO_POINTER (card));
}

void
bluff_pirate_drag_add_target (GtkWidget *widget, Take take)
{
  GtkDropTarget *target = gtk_drop_target_new (BLUFF_TYPE_PIRATE_DRAG, GDK_ACTION_COPY | GDK_ACTION_MOVE);

  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), (gpointer) take);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
