/* bluff-chart-mark.h: a value of a chart for the keyboard, the pointer and screen readers. The chart draws it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CHART_MARK (bluff_chart_mark_get_type ())

G_DECLARE_FINAL_TYPE (BluffChartMark, bluff_chart_mark, BLUFF, CHART_MARK, GtkWidget)

/* Of a value of DATA that is known. If its place leads somewhere, pressing the mark does. */
GtkWidget *bluff_chart_mark_new (const BluffChartData *data, guint series, guint place);

guint bluff_chart_mark_get_series (BluffChartMark *self);
guint bluff_chart_mark_get_place (BluffChartMark *self);

G_END_DECLS
