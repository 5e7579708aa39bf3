/* bluff-chart-paint.h: how the series of a chart are drawn: colour, line, marker and bar of each. Functions, no widget.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of lines, markers and bars; and of the words beside them. */
GdkRGBA bluff_chart_paint_colour (BluffChartStyle style);
GdkRGBA bluff_chart_paint_word_colour (BluffChartStyle style);

/* Of words, of those that step back, and of the lines behind everything. */
GdkRGBA bluff_chart_paint_ink (void);
GdkRGBA bluff_chart_paint_dim_ink (void);
GdkRGBA bluff_chart_paint_faint_ink (void);

/* Draws the path of CR as the line of a series. */
void bluff_chart_paint_stroke (cairo_t *cr, BluffChartStyle style);

/* Draws the marker of a series around a point. */
void bluff_chart_paint_marker (cairo_t *cr, BluffChartStyle style, double x, double y);

/* Fills RECT as a bar of a series; and as what of a bar is left. */
void bluff_chart_paint_bar (cairo_t *cr, BluffChartStyle style, const graphene_rect_t *rect);
void bluff_chart_paint_rest (cairo_t *cr, const graphene_rect_t *rect);

/* Draws an upright line with a bar at both ends. */
void bluff_chart_paint_range (cairo_t *cr, BluffChartStyle style, double x, double top, double bottom);

G_END_DECLS
