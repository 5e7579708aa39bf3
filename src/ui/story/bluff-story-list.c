/* bluff-story-list.c: a list of rows that are made as somebody gets to them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story-list.h"

enum
{
  AHEAD = 2 /* screens */
};

struct _BluffStoryList
{
  AdwBin parent_instance;

  GtkListBox *list;
  GListModel *items;
  GtkSliceListModel *made; /* those of them that have a row */
  GtkAdjustment *scroll;   /* of the window that it stands in; NULL: it is in none */
  guint filling;           /* the tick callback that makes more rows */
};

G_DEFINE_FINAL_TYPE (BluffStoryList, bluff_story_list, ADW_TYPE_BIN)

/* --- Making rows ---------------------------------------------------------------------------------------------------
 */

static gboolean
is_full (BluffStoryList *self)
{
  return self->made == NULL || gtk_slice_list_model_get_size (self->made) >= g_list_model_get_n_items (self->items);
}

static gboolean
is_far_ahead (BluffStoryList *self)
{
  double page, left;

  if (self->scroll == NULL)
    return FALSE;

  page = gtk_adjustment_get_page_size (self->scroll);
  left = gtk_adjustment_get_upper (self->scroll) - gtk_adjustment_get_value (self->scroll) - page;
  return page > 0 && left > AHEAD * page;
}

/* One row a frame: what is added between two frames is laid out in one go. */
static gboolean
fill_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffStoryList *self = BLUFF_STORY_LIST (widget);

  (void) clock;
  (void) user_data;
  gtk_slice_list_model_set_size (self->made, gtk_slice_list_model_get_size (self->made) + 1);
  if (!is_full (self) && !is_far_ahead (self))
    return G_SOURCE_CONTINUE;

  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
fill (BluffStoryList *self)
{
  if (self->filling == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_full (self) && !is_far_ahead (self))
    self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_cb, NULL, NULL);
}

static void
stop_filling (BluffStoryList *self)
{
  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_story_list_map (GtkWidget *widget)
{
  BluffStoryList *self = BLUFF_STORY_LIST (widget);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (bluff_story_list_parent_class)->map (widget);

  if (scroller != NULL)
    {
      g_set_object (&self->scroll, gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
      g_signal_connect_swapped (self->scroll, "value-changed", G_CALLBACK (fill), self);
      g_signal_connect_swapped (self->scroll, "changed", G_CALLBACK (fill), self);
    }
  fill (self);
}

static void
bluff_story_list_unmap (GtkWidget *widget)
{
  BluffStoryList *self = BLUFF_STORY_LIST (widget);

  stop_filling (self);
  if (self->scroll != NULL)
    g_signal_handlers_disconnect_by_data (self->scroll, self);
  g_clear_object (&self->scroll);

  GTK_WIDGET_CLASS (bluff_story_list_parent_class)->unmap (widget);
}

static void
bluff_story_list_dispose (GObject *object)
{
  BluffStoryList *self = BLUFF_STORY_LIST (object);

  stop_filling (self);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->made);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (bluff_story_list_parent_class)->dispose (object);
}

static void
bluff_story_list_class_init (BluffStoryListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_story_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = bluff_story_list_map;
  GTK_WIDGET_CLASS (klass)->unmap = bluff_story_list_unmap;
}

static void
bluff_story_list_init (BluffStoryList *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self), list);
}

void
bluff_story_list_set_label (BluffStoryList *self, const char *label)
{
  g_return_if_fail (BLUFF_IS_STORY_LIST (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
bluff_story_list_show (BluffStoryList *self, GListModel *items, GtkListBoxCreateWidgetFunc make_row, gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_STORY_LIST (self));

  stop_filling (self);
  g_clear_object (&self->made);
  g_set_object (&self->items, items);
  if (items != NULL)
    self->made = gtk_slice_list_model_new (g_object_ref (items), 0, 0);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->made), make_row, user_data, NULL);
  bluff_story_list_restart (self);
}

void
bluff_story_list_restart (BluffStoryList *self)
{
  g_return_if_fail (BLUFF_IS_STORY_LIST (self));

  if (self->made != NULL)
    gtk_slice_list_model_set_size (self->made, 0);
  /* An empty frame would be seen. */
  gtk_widget_set_visible (GTK_WIDGET (self), self->items != NULL && g_list_model_get_n_items (self->items) > 0);
  fill (self);
}
