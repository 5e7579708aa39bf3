/* bluff-chart-plan.h: where everything of a chart stands: numbers, no widget and no drawing.
 *
 * What runs along the text is measured from its start, and bluff_chart_plan_x turns that into pixels from the left.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"
#include "bluff-chart-scale.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What there is to place, and how much room its texts take. */
typedef struct
{
  BluffChartForm form;
  guint n_places;
  double low, high; /* of all values */
  gboolean mirrored;
  double line;            /* the height of a line of text */
  double value_width;     /* the widest text along the values, or beside a bar */
  double name_width;      /* the widest name of a place; its brief form where places stand side by side */
  double name_height;     /* of the highest name below another, in the width of bluff_chart_plan_name_width */
  double end_width;       /* the widest text at the end of a line that names its series, */
  double end_brief_width; /* and the widest that does not */
} BluffChartRoom;

typedef struct
{
  BluffChartRoom room;
  double width, height;
  BluffChartScale scale;

  double start, end;  /* of where values are drawn, along the text */
  double top, bottom; /* of the same, for lines and ranges */

  double ends;           /* where the texts at the end of lines begin, along the text */
  gboolean names_at_end; /* the texts at the end of lines have room to name them */
  guint every;           /* of so many places, one is named */

  gboolean stacked; /* the name of a bar stands above it */
  double bar;       /* how high a bar is */
  double pitch;     /* from one bar to the next */
} BluffChartPlan;

/* How wide a name beside or above a bar may be in so much WIDTH. */
double bluff_chart_plan_name_width (const BluffChartRoom *room, double width);

/* The height that a chart of this WIDTH needs at least, and likes to have. */
void bluff_chart_plan_measure (const BluffChartRoom *room, double width, double *least, double *natural);

/* The width that it needs at least, and likes to have. */
void bluff_chart_plan_measure_width (const BluffChartRoom *room, double *least, double *natural);

BluffChartPlan bluff_chart_plan_make (const BluffChartRoom *room, double width, double height);

double bluff_chart_plan_x (const BluffChartPlan *self, double along);

/* Lines and ranges: where a place and a value are, in pixels from the left and from the top. */
double bluff_chart_plan_place_x (const BluffChartPlan *self, guint place);
double bluff_chart_plan_value_y (const BluffChartPlan *self, double value);

/* Whether the place is named: the last one always is. */
gboolean bluff_chart_plan_is_named (const BluffChartPlan *self, guint place);

/* Bars: the top of the row of a place, and of its bar. */
double bluff_chart_plan_row_y (const BluffChartPlan *self, guint place);
double bluff_chart_plan_bar_y (const BluffChartPlan *self, guint place);

/* The bar of a value, in pixels; of pairs the first SERIES is on the side of the start. */
graphene_rect_t bluff_chart_plan_bar (const BluffChartPlan *self, guint series, guint place, double value);

/* What belongs to a point, for pointer and focus, in pixels. */
graphene_rect_t bluff_chart_plan_target (const BluffChartPlan *self, guint series, guint place, double value);

/* Moves N MIDDLES apart, so that each is DISTANCE from the next, from TOP to BOTTOM as far as there is room; their
 * order stays. */
void bluff_chart_plan_spread (double *middles, guint n, double distance, double top, double bottom);

G_END_DECLS
