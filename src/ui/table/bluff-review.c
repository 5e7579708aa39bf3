/* bluff-review.c: what was hidden in a game that is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-review.h"

struct _BluffReview
{
  GtkBox parent_instance;

  GtkLabel *heading;
  GtkLabel *empty;
  GtkListBox *list;

  GListModel *items;
  GtkSliceListModel *made; /* those of them that have a row */
  guint filling;           /* the tick callback that makes more rows */
};

enum
{
  PROP_HEADING = 1,
  PROP_EMPTY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffReview, bluff_review, GTK_TYPE_BOX)

/* --- Making rows ---------------------------------------------------------------------------------------------------
 */

static gboolean
is_full (BluffReview *self)
{
  return self->made == NULL || gtk_slice_list_model_get_size (self->made) >= g_list_model_get_n_items (self->items);
}

/* One row a frame: it has cards and names in it, there may be a hundred of them, and what is added between two frames
 * is laid out in one go. */
static gboolean
fill_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffReview *self = BLUFF_REVIEW (widget);

  (void) clock;
  (void) user_data;
  gtk_slice_list_model_set_size (self->made, gtk_slice_list_model_get_size (self->made) + 1);
  if (!is_full (self))
    return G_SOURCE_CONTINUE;

  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
fill (BluffReview *self)
{
  if (self->filling == 0 && !is_full (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->filling = gtk_widget_add_tick_callback (GTK_WIDGET (self), fill_cb, NULL, NULL);
}

static void
stop_filling (BluffReview *self)
{
  if (self->filling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->filling);
  self->filling = 0;
}

static void
bluff_review_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_review_parent_class)->map (widget);

  fill (BLUFF_REVIEW (widget));
}

static void
bluff_review_unmap (GtkWidget *widget)
{
  stop_filling (BLUFF_REVIEW (widget));

  GTK_WIDGET_CLASS (bluff_review_parent_class)->unmap (widget);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_review_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffReview *self = BLUFF_REVIEW (object);

  switch (id)
    {
    case PROP_HEADING:
      g_value_set_string (value, gtk_label_get_label (self->heading));
      break;
    case PROP_EMPTY:
      g_value_set_string (value, gtk_label_get_label (self->empty));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_review_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffReview *self = BLUFF_REVIEW (object);

  switch (id)
    {
    case PROP_HEADING:
      bluff_review_set_heading (self, g_value_get_string (value));
      break;
    case PROP_EMPTY:
      bluff_review_set_empty (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_review_dispose (GObject *object)
{
  BluffReview *self = BLUFF_REVIEW (object);

  stop_filling (self);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->made);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (bluff_review_parent_class)->dispose (object);
}

static void
bluff_review_class_init (BluffReviewClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_review_get_property;
  object_class->set_property = bluff_review_set_property;
  object_class->dispose = bluff_review_dispose;
  widget_class->map = bluff_review_map;
  widget_class->unmap = bluff_review_unmap;

  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  properties[PROP_EMPTY] = g_param_spec_string ("empty", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-review.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffReview, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffReview, empty);
  gtk_widget_class_bind_template_child (widget_class, BluffReview, list);
}

static void
bluff_review_init (BluffReview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bluff_review_set_heading (BluffReview *self, const char *heading)
{
  g_return_if_fail (BLUFF_IS_REVIEW (self));

  gtk_label_set_label (self->heading, heading != NULL ? heading : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
}

void
bluff_review_set_empty (BluffReview *self, const char *empty)
{
  g_return_if_fail (BLUFF_IS_REVIEW (self));

  gtk_label_set_label (self->empty, empty != NULL ? empty : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EMPTY]);
}

void
bluff_review_show (BluffReview *self,
                   GListModel *items,
                   GtkListBoxCreateWidgetFunc make_row,
                   gpointer user_data,
                   GDestroyNotify destroy)
{
  gboolean any = items != NULL && g_list_model_get_n_items (items) > 0;

  g_return_if_fail (BLUFF_IS_REVIEW (self));

  stop_filling (self);
  g_clear_object (&self->made);
  g_set_object (&self->items, items);
  if (items != NULL)
    self->made = gtk_slice_list_model_new (g_object_ref (items), 0, 0);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->made), make_row, user_data, destroy);
  gtk_widget_set_visible (GTK_WIDGET (self->list), any);
  gtk_widget_set_visible (GTK_WIDGET (self->empty), !any);
  fill (self);
}
