/* bluff-chart.h: a chart with its heading, a sentence that says what it shows, its legend, and the same as a table.
 *
 * Whether it is shown as a table stays as it is when there are other values.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"
#include "bluff-chart-plot.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CHART (bluff_chart_get_type ())

G_DECLARE_FINAL_TYPE (BluffChart, bluff_chart, BLUFF, CHART, GtkWidget)

GtkWidget *bluff_chart_new (void);

/* Takes DATA over. If there is nothing to draw, only its heading and its sentence are shown. */
void bluff_chart_set_data (BluffChart *self, BluffChartData *data);

/* A sentence below: what else there is to say, or why not more is said. NULL: none. */
void bluff_chart_set_note (BluffChart *self, const char *note);

void bluff_chart_show_as_table (BluffChart *self, gboolean table);
gboolean bluff_chart_is_table (BluffChart *self);

/* The drawing, and the table, for tests. */
BluffChartPlot *bluff_chart_get_plot (BluffChart *self);
GtkWidget *bluff_chart_get_table (BluffChart *self);

G_END_DECLS
