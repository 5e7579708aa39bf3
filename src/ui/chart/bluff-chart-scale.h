/* bluff-chart-scale.h: which values stand along a chart: round ones, not too many.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From LEAST to MOST, both included, in N_STEPS of STEP. */
typedef struct
{
  double least, most;
  double step;
  guint n_steps;
} BluffChartScale;

/* A scale for values from LOW to HIGH in at most MOST_STEPS steps, at least one. FROM_ZERO: it begins at 0, as what is
 * counted does. Steps are 1, 2 or 5 of a power of ten, and never less than 1. */
BluffChartScale bluff_chart_scale_fit (double low, double high, gboolean from_zero, guint most_steps);

double bluff_chart_scale_get (const BluffChartScale *self, guint step);

G_END_DECLS
