/* bluff-chart-plot.c: the drawing of a chart: the widget.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-plot-private.h"

#include "bluff-follow-up.h"

#include <adwaita.h>
#include <math.h>

enum
{
  NAMES_MOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffChartPlot, bluff_chart_plot, GTK_TYPE_WIDGET)

/* --- Sizes ---------------------------------------------------------------------------------------------------------
 */

static GtkSizeRequestMode
bluff_chart_plot_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_chart_plot_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  BluffChartRoom room;
  double least, wanted;

  (void) minimum_baseline;
  (void) natural_baseline;
  *minimum = *natural = 0;
  if (self->data == NULL)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      room = bluff_chart_plot_measure_room (self, -1);
      bluff_chart_plan_measure_width (&room, &least, &wanted);
    }
  else
    {
      room = bluff_chart_plot_measure_room (self, for_size);
      if (for_size < 0)
        bluff_chart_plan_measure_width (&room, &least, &wanted);
      bluff_chart_plan_measure (&room, for_size < 0 ? wanted : for_size, &least, &wanted);
    }
  *minimum = (int) ceil (least);
  *natural = (int) ceil (wanted);
}

static void
tell_names (GtkWidget *widget)
{
  g_signal_emit (widget, signals[NAMES_MOVED], 0);
}

static void
bluff_chart_plot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  BluffChartRoom room;

  if (self->data == NULL)
    return;

  room = bluff_chart_plot_measure_room (self, width);
  self->plan = bluff_chart_plan_make (&room, width, height);
  if (self->plan.names_at_end != self->named)
    {
      self->named = self->plan.names_at_end;
      bluff_follow_up (widget, tell_names);
    }
  for (guint i = 0; i < self->marks->len; i++)
    {
      guint series = bluff_chart_mark_get_series (bluff_chart_plot_mark_at (self, i));
      guint place = bluff_chart_mark_get_place (bluff_chart_plot_mark_at (self, i));
      graphene_rect_t rect = bluff_chart_plan_target (&self->plan, series, place,
                                                      bluff_chart_data_get_point (self->data, series, place)->value);
      GskTransform *moved = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) floor (rect.origin.x),
                                                                                 (float) floor (rect.origin.y)));

      gtk_widget_allocate (g_ptr_array_index (self->marks, i), (int) ceil (rect.size.width),
                           (int) ceil (rect.size.height), baseline, moved);
    }
}

static void
bluff_chart_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);

  if (self->data == NULL)
    return;

  bluff_chart_plot_paint (self, snapshot);
  GTK_WIDGET_CLASS (bluff_chart_plot_parent_class)->snapshot (widget, snapshot);
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
clear_marks (BluffChartPlot *self)
{
  for (guint i = 0; i < self->marks->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->marks, i));
  g_ptr_array_set_size (self->marks, 0);
}

static void
add_marks (BluffChartPlot *self)
{
  for (guint series = 0; series < self->data->series->len; series++)
    for (guint place = 0; place < bluff_chart_data_get_n_drawn (self->data); place++)
      if (bluff_chart_data_get_point (self->data, series, place)->known)
        {
          GtkWidget *mark = bluff_chart_mark_new (self->data, series, place);

          gtk_widget_set_parent (mark, GTK_WIDGET (self));
          g_ptr_array_add (self->marks, mark);
        }
}

static void
bluff_chart_plot_dispose (GObject *object)
{
  clear_marks (BLUFF_CHART_PLOT (object));

  G_OBJECT_CLASS (bluff_chart_plot_parent_class)->dispose (object);
}

static void
bluff_chart_plot_finalize (GObject *object)
{
  g_ptr_array_unref (BLUFF_CHART_PLOT (object)->marks);

  G_OBJECT_CLASS (bluff_chart_plot_parent_class)->finalize (object);
}

static void
bluff_chart_plot_class_init (BluffChartPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_chart_plot_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_chart_plot_finalize;
  widget_class->get_request_mode = bluff_chart_plot_get_request_mode;
  widget_class->measure = bluff_chart_plot_measure;
  widget_class->size_allocate = bluff_chart_plot_size_allocate;
  widget_class->snapshot = bluff_chart_plot_snapshot;
  widget_class->focus = bluff_chart_plot_focus;

  signals[NAMES_MOVED] =
      g_signal_new ("names-moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "chartplot");
  bluff_chart_plot_install_keys (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bluff_chart_plot_init (BluffChartPlot *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->marks = g_ptr_array_new ();
  self->named = TRUE;
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

BluffChartMark *
bluff_chart_plot_mark_at (BluffChartPlot *self, guint index)
{
  return g_ptr_array_index (self->marks, index);
}

GtkWidget *
bluff_chart_plot_new (void)
{
  return g_object_new (BLUFF_TYPE_CHART_PLOT, NULL);
}

void
bluff_chart_plot_set_data (BluffChartPlot *self, const BluffChartData *data)
{
  g_return_if_fail (BLUFF_IS_CHART_PLOT (self));

  clear_marks (self);
  self->data = data;
  if (data != NULL)
    {
      add_marks (self);
      bluff_chart_plot_rest (self);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, data->heading,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, data->sentence, -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
bluff_chart_plot_names_series (BluffChartPlot *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), FALSE);

  return self->data == NULL || self->data->series->len < 2 || (self->data->form == BLUFF_CHART_LINES && self->named);
}

GtkWidget *
bluff_chart_plot_get_mark (BluffChartPlot *self, guint series, guint place)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), NULL);

  for (guint i = 0; i < self->marks->len; i++)
    if (bluff_chart_mark_get_series (bluff_chart_plot_mark_at (self, i)) == series &&
        bluff_chart_mark_get_place (bluff_chart_plot_mark_at (self, i)) == place)
      return g_ptr_array_index (self->marks, i);

  return NULL;
}

const BluffChartPlan *
bluff_chart_plot_get_plan (BluffChartPlot *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_PLOT (self), NULL);

  return &self->plan;
}
