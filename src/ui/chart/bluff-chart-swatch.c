/* bluff-chart-swatch.c: how a series is drawn, in small.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-swatch.h"

#include "bluff-chart-paint.h"

#include <adwaita.h>

enum
{
  LINE_WIDTH = 34,
  BAR_WIDTH = 22,
  HEIGHT = 14
};

struct _BluffChartSwatch
{
  GtkWidget parent_instance;

  BluffChartForm form;
  BluffChartStyle style;
};

G_DEFINE_FINAL_TYPE (BluffChartSwatch, bluff_chart_swatch, GTK_TYPE_WIDGET)

static void
bluff_chart_swatch_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  BluffChartSwatch *self = BLUFF_CHART_SWATCH (widget);

  (void) for_size;
  (void) minimum_baseline;
  (void) natural_baseline;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = HEIGHT;
  else
    *minimum = *natural = self->form == BLUFF_CHART_LINES ? LINE_WIDTH : BAR_WIDTH;
}

static void
bluff_chart_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffChartSwatch *self = BLUFF_CHART_SWATCH (widget);
  double width = gtk_widget_get_width (widget), y = gtk_widget_get_height (widget) / 2.0;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, (float) (y - HEIGHT / 2.0), (float) width, HEIGHT);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &all);

  if (self->form == BLUFF_CHART_SHARES || self->form == BLUFF_CHART_PAIRS)
    bluff_chart_paint_bar (cr, self->style, &all);
  else
    {
      if (self->form == BLUFF_CHART_LINES)
        {
          cairo_move_to (cr, 2, y);
          cairo_line_to (cr, width - 2, y);
          bluff_chart_paint_stroke (cr, self->style);
        }
      bluff_chart_paint_marker (cr, self->style, width / 2, y);
    }
  cairo_destroy (cr);
}

static void
bluff_chart_swatch_class_init (BluffChartSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = bluff_chart_swatch_measure;
  widget_class->snapshot = bluff_chart_swatch_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chartswatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_chart_swatch_init (BluffChartSwatch *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_chart_swatch_new (BluffChartForm form, BluffChartStyle style)
{
  BluffChartSwatch *self = g_object_new (BLUFF_TYPE_CHART_SWATCH, "valign", GTK_ALIGN_CENTER, NULL);

  self->form = form;
  self->style = style;
  return GTK_WIDGET (self);
}
