/* bluff-chart-plot-private.h: what the files of a chart's drawing share: the widget (bluff-chart-plot.c), what it draws
 * (bluff-chart-plot-draw.c), and how the keyboard goes through it (bluff-chart-plot-keys.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-mark.h"
#include "bluff-chart-plan.h"
#include "bluff-chart-plot.h"

G_BEGIN_DECLS

struct _BluffChartPlot
{
  GtkWidget parent_instance;

  const BluffChartData *data;
  GPtrArray *marks; /* BluffChartMark, by series and place; the children are the same */
  BluffChartPlan plan;
  gboolean named;      /* what was last told of the names at the ends of lines */
  guint series, place; /* where the focus was */
};

BluffChartMark *bluff_chart_plot_mark_at (BluffChartPlot *self, guint index);

/* How much room the texts take in WIDTH; -1: that is not known yet. There is data. */
BluffChartRoom bluff_chart_plot_measure_room (BluffChartPlot *self, double width);

/* Draws everything but the marks. There is data. */
void bluff_chart_plot_paint (BluffChartPlot *self, GtkSnapshot *snapshot);

/* The focus comes to where it is looked for first: the last value of a line, the first bar. */
void bluff_chart_plot_rest (BluffChartPlot *self);

/* Where Tab and arrows go, and the keys for both ends. */
gboolean bluff_chart_plot_focus (GtkWidget *widget, GtkDirectionType direction);
void bluff_chart_plot_install_keys (GtkWidgetClass *widget_class);

G_END_DECLS
