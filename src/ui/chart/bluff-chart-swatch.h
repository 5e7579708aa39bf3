/* bluff-chart-swatch.h: how a series is drawn, in small, beside its name in the legend.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CHART_SWATCH (bluff_chart_swatch_get_type ())

G_DECLARE_FINAL_TYPE (BluffChartSwatch, bluff_chart_swatch, BLUFF, CHART_SWATCH, GtkWidget)

GtkWidget *bluff_chart_swatch_new (BluffChartForm form, BluffChartStyle style);

G_END_DECLS
