/* bluff-chart-data.h: what a chart shows: plain values with their texts, no widget and no drawing.
 *
 * A chart has places (months, games, opponents) and series of values, one for each place, some of which may be missing.
 * Numbers say where something is drawn; what is read is text, in the reader's language, and comes with them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CHART_LINES,  /* places side by side, a line for each series */
  BLUFF_CHART_RANGES, /* places side by side, a dot with what it may as well be */
  BLUFF_CHART_SHARES, /* a place below the other, each a bar that is filled so far: values from 0 to 100 */
  BLUFF_CHART_PAIRS   /* a place below the other, the bars of two series back to back */
} BluffChartForm;

/* How a series is told from the others: by colour, and by how it is drawn. */
typedef enum
{
  BLUFF_CHART_TEAL,   /* solid, discs; bars are filled */
  BLUFF_CHART_CORAL,  /* dashed, squares; bars are hatched */
  BLUFF_CHART_PURPLE, /* dotted, triangles; bars are dotted */
  BLUFF_N_CHART_STYLES
} BluffChartStyle;

typedef struct
{
  gboolean known; /* FALSE: a gap, and nothing else is set */
  double value;
  double low, high; /* the value itself, but for ranges */
  char *text;       /* "55 %" */
} BluffChartPoint;

typedef struct
{
  char *name;
  BluffChartStyle style;
  GArray *points; /* BluffChartPoint, for each place */
} BluffChartSeries;

typedef struct
{
  char *brief; /* "Nov": where there is little room */
  char *name;  /* "November 2026" */
  char *more;  /* what else there is to know, or NULL: "9 games together"; it is not drawn */

  /* What is done when it is pressed, or NULL: an action of a widget above, and its target. */
  char *action;
  GVariant *target;
} BluffChartPlace;

typedef struct
{
  BluffChartForm form;
  char *heading;
  char *sentence;                /* what it shows, in words */
  char *places_name;             /* "Month": what the places are */
  GArray *places;                /* BluffChartPlace */
  GArray *series;                /* BluffChartSeries */
  char *(*say_value) (double v); /* the texts along the values of lines and ranges; newly allocated */
} BluffChartData;

/* SAY_VALUE may be NULL for bars. */
BluffChartData *bluff_chart_data_new (BluffChartForm form,
                                      const char *heading,
                                      const char *sentence,
                                      const char *places_name,
                                      char *(*say_value) (double v));
void bluff_chart_data_free (BluffChartData *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffChartData, bluff_chart_data_free)

/* All places come before the first series. BRIEF may be NULL: the name then. */
void bluff_chart_data_add_place (BluffChartData *self, const char *brief, const char *name);

/* The last place leads somewhere: there ACTION is done with TARGET, which it takes over if it is floating. */
void bluff_chart_data_link_place (BluffChartData *self, const char *action, GVariant *target);

/* There is more to know about the last place. */
void bluff_chart_data_explain_place (BluffChartData *self, const char *more);

/* A series that is one gap. Returns its index. */
guint bluff_chart_data_add_series (BluffChartData *self, const char *name, BluffChartStyle style);

void bluff_chart_data_set (BluffChartData *self, guint series, guint place, double value, const char *text);
void bluff_chart_data_set_range (BluffChartData *self,
                                 guint series,
                                 guint place,
                                 double value,
                                 double low,
                                 double high,
                                 const char *text);

const BluffChartPlace *bluff_chart_data_get_place (const BluffChartData *self, guint place);
const BluffChartSeries *bluff_chart_data_get_series (const BluffChartData *self, guint series);
const BluffChartPoint *bluff_chart_data_get_point (const BluffChartData *self, guint series, guint place);

/* Whether places stand side by side. */
gboolean bluff_chart_data_has_columns (const BluffChartData *self);

/* How many places are drawn, from the first on: all that stand side by side, and as many as there is room for one below
 * the other. The table has them all. */
guint bluff_chart_data_get_n_drawn (const BluffChartData *self);

/* Whether there is anything to draw. */
gboolean bluff_chart_data_is_empty (const BluffChartData *self);

/* The last place at which SERIES has a value; FALSE if it has none. */
gboolean bluff_chart_data_find_last (const BluffChartData *self, guint series, guint *place);

/* From where to where the values go, uncertainties included; both 0 if there are none. */
void bluff_chart_data_get_extent (const BluffChartData *self, double *low, double *high);

/* "Bluff Pirate, November 2026: 55 %"; without the series, if there is only one. Of a point that is known. Newly
 * allocated. */
char *bluff_chart_data_say_point (const BluffChartData *self, guint series, guint place);

G_END_DECLS
