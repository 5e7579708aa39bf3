/* bluff-chart-paint.c: how the series of a chart are drawn.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-paint.h"

#include "bluff-palette.h"

#include <adwaita.h>
#include <math.h>

#define LINE 2.5
#define BOLD_LINE 3.5 /* in high contrast */
#define DISC 4.5      /* its radius; the others look as large */
#define SQUARE 8.5
#define TRIANGLE 10.5
#define RADIUS 5.0 /* of a bar's corners */
#define HATCH 7.0  /* from one stripe to the next */
#define STRIPE 2.0 /* of paper in between */
#define DOT 1.5    /* of paper */
#define CAP 4.0    /* of a range, to each side */

static gboolean
is_high_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

GdkRGBA
bluff_chart_paint_colour (BluffChartStyle style)
{
  static const BluffColour colours[BLUFF_N_CHART_STYLES] = { [BLUFF_CHART_TEAL] = BLUFF_COLOUR_CHART_TEAL,
                                                             [BLUFF_CHART_CORAL] = BLUFF_COLOUR_CHART_CORAL,
                                                             [BLUFF_CHART_PURPLE] = BLUFF_COLOUR_CHART_PURPLE };

  return bluff_palette_get (colours[style]);
}

GdkRGBA
bluff_chart_paint_word_colour (BluffChartStyle style)
{
  return is_high_contrast () ? bluff_chart_paint_ink () : bluff_chart_paint_colour (style);
}

static GdkRGBA
fade (float alpha)
{
  GdkRGBA ink = bluff_chart_paint_ink ();

  ink.alpha *= alpha;
  return ink;
}

GdkRGBA
bluff_chart_paint_ink (void)
{
  return bluff_palette_get (BLUFF_COLOUR_CHART_INK);
}

GdkRGBA
bluff_chart_paint_dim_ink (void)
{
  return fade (is_high_contrast () ? 0.9f : 0.75f);
}

GdkRGBA
bluff_chart_paint_faint_ink (void)
{
  return fade (is_high_contrast () ? 0.5f : 0.14f);
}

static void
set_colour (cairo_t *cr, BluffChartStyle style)
{
  GdkRGBA colour = bluff_chart_paint_colour (style);

  gdk_cairo_set_source_rgba (cr, &colour);
}

void
bluff_chart_paint_stroke (cairo_t *cr, BluffChartStyle style)
{
  double width = is_high_contrast () ? BOLD_LINE : LINE;
  const double dashes[] = { 3 * width, 2 * width }, dots[] = { 0.1, 2 * width };

  cairo_save (cr);
  set_colour (cr, style);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (style == BLUFF_CHART_CORAL)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  else if (style == BLUFF_CHART_PURPLE)
    cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  if (style != BLUFF_CHART_CORAL)
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bluff_chart_paint_marker (cairo_t *cr, BluffChartStyle style, double x, double y)
{
  cairo_save (cr);
  set_colour (cr, style);
  cairo_new_path (cr);
  switch (style)
    {
    case BLUFF_CHART_CORAL:
      cairo_rectangle (cr, x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE);
      break;
    case BLUFF_CHART_PURPLE:
      cairo_move_to (cr, x, y - TRIANGLE * 0.55);
      cairo_line_to (cr, x + TRIANGLE / 2, y + TRIANGLE * 0.4);
      cairo_line_to (cr, x - TRIANGLE / 2, y + TRIANGLE * 0.4);
      cairo_close_path (cr);
      break;
    case BLUFF_CHART_TEAL:
    case BLUFF_N_CHART_STYLES:
    default:
      cairo_arc (cr, x, y, DISC, 0, 2 * G_PI);
      break;
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
trace_bar (cairo_t *cr, const graphene_rect_t *rect)
{
  double x = rect->origin.x, y = rect->origin.y, width = rect->size.width, height = rect->size.height;
  double radius = MIN (RADIUS, MIN (width, height) / 2);

  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Stripes and dots are where nothing is painted: what is behind the chart shows through. */
static void
trace_hatch (cairo_t *cr, const graphene_rect_t *rect)
{
  double x = rect->origin.x, y = rect->origin.y, width = rect->size.width, height = rect->size.height;

  for (double at = x - height; at < x + width; at += HATCH)
    {
      cairo_move_to (cr, at, y + height);
      cairo_line_to (cr, at + height, y);
    }
}

static void
trace_dots (cairo_t *cr, const graphene_rect_t *rect)
{
  for (double y = rect->origin.y + HATCH / 2; y < rect->origin.y + rect->size.height; y += HATCH)
    for (double x = rect->origin.x + HATCH / 2; x < rect->origin.x + rect->size.width; x += HATCH)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, x, y, DOT, 0, 2 * G_PI);
      }
}

void
bluff_chart_paint_bar (cairo_t *cr, BluffChartStyle style, const graphene_rect_t *rect)
{
  if (rect->size.width <= 0)
    return;

  cairo_save (cr);
  trace_bar (cr, rect);
  cairo_clip (cr);
  cairo_push_group (cr);
  set_colour (cr, style);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  if (style == BLUFF_CHART_CORAL)
    {
      trace_hatch (cr, rect);
      cairo_set_line_width (cr, STRIPE);
      cairo_stroke (cr);
    }
  else if (style == BLUFF_CHART_PURPLE)
    {
      trace_dots (cr, rect);
      cairo_fill (cr);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
bluff_chart_paint_rest (cairo_t *cr, const graphene_rect_t *rect)
{
  GdkRGBA faint = bluff_chart_paint_faint_ink ();

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &faint);
  /* An outline, where a filled one would be too much like what is filled. */
  if (is_high_contrast ())
    {
      graphene_rect_t inside;

      graphene_rect_inset_r (rect, 0.5f, 0.5f, &inside);
      trace_bar (cr, &inside);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
  else
    {
      trace_bar (cr, rect);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
bluff_chart_paint_range (cairo_t *cr, BluffChartStyle style, double x, double top, double bottom)
{
  cairo_save (cr);
  set_colour (cr, style);
  cairo_set_line_width (cr, is_high_contrast () ? 2.5 : 1.5);
  cairo_move_to (cr, x, top);
  cairo_line_to (cr, x, bottom);
  cairo_move_to (cr, x - CAP, top);
  cairo_line_to (cr, x + CAP, top);
  cairo_move_to (cr, x - CAP, bottom);
  cairo_line_to (cr, x + CAP, bottom);
  cairo_stroke (cr);
  cairo_restore (cr);
}
