/* bluff-chart-plot.h: the drawing of a chart, in which the arrow keys go from value to value.
 *
 * Tab comes to it once, at the last value, and later to where it was left. Arrow keys follow the eye, and Home and End
 * go to the first and the last place. Each value is a widget with words of its own (bluff-chart-mark.h): what the focus
 * and the pointer are on is what is said.
 *
 * Signals
 *   names-moved   whether the lines are named at their end is different; not while sizes are given
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"
#include "bluff-chart-plan.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CHART_PLOT (bluff_chart_plot_get_type ())

G_DECLARE_FINAL_TYPE (BluffChartPlot, bluff_chart_plot, BLUFF, CHART_PLOT, GtkWidget)

GtkWidget *bluff_chart_plot_new (void);

/* DATA must live until it is replaced; NULL: nothing. */
void bluff_chart_plot_set_data (BluffChartPlot *self, const BluffChartData *data);

/* Whether the drawing itself says which line is which. */
gboolean bluff_chart_plot_names_series (BluffChartPlot *self);

/* Where everything stands. */
const BluffChartPlan *bluff_chart_plot_get_plan (BluffChartPlot *self);

/* The widget of a value; NULL for a gap. */
GtkWidget *bluff_chart_plot_get_mark (BluffChartPlot *self, guint series, guint place);

G_END_DECLS
