/* bluff-chart-plan.c: where everything of a chart stands.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-plan.h"

#include <gtk/gtk.h>
#include <math.h>

/* Pixels. */
enum
{
  GAP = 8,      /* between a text and what it belongs to */
  END_GAP = 10, /* the same at the end of a line, where its last marker is */
  INSET = 6,    /* from the edge to the first and the last place */
  TARGET = 24,  /* around a point */
  FEW_BARS = 4  /* which have room to be wide */
};

/* Lines of text. */
#define LEAST_HEIGHT 12
#define MOST_HEIGHT 15
#define HEIGHT_PART 0.42 /* of the width, in between */
#define LEAST_WIDTH 5
#define NATURAL_WIDTH 24
#define LEAST_FIELD 13 /* or lines are not named at their end */
#define LEAST_BAR 6    /* or names stand above it */
#define STEP_HEIGHT 2.6
#define WIDE_BAR 1.4
#define NARROW_BAR 1.05
#define BETWEEN_BARS 0.6

static gboolean
has_columns (const BluffChartRoom *room)
{
  return room->form == BLUFF_CHART_LINES || room->form == BLUFF_CHART_RANGES;
}

/* --- Bars ----------------------------------------------------------------------------------------------------------
 */

static gboolean
is_stacked (const BluffChartRoom *room, double width)
{
  return room->form == BLUFF_CHART_PAIRS ||
         width - room->name_width - room->value_width - 2 * GAP < LEAST_BAR * room->line;
}

double
bluff_chart_plan_name_width (const BluffChartRoom *room, double width)
{
  return is_stacked (room, width) ? width : room->name_width;
}

static double
bar_height (const BluffChartRoom *room)
{
  return room->line * (room->form == BLUFF_CHART_PAIRS && room->n_places <= FEW_BARS ? WIDE_BAR : NARROW_BAR);
}

static double
row_height (const BluffChartRoom *room, double width)
{
  double bar = bar_height (room);

  return is_stacked (room, width) ? room->name_height + 2 + bar : MAX (room->name_height, bar);
}

static void
plan_bars (BluffChartPlan *self)
{
  const BluffChartRoom *room = &self->room;

  self->stacked = is_stacked (room, self->width);
  self->bar = bar_height (room);
  self->pitch = row_height (room, self->width) + BETWEEN_BARS * room->line;
  self->start = self->stacked ? 0 : room->name_width + GAP;
  self->end = self->width - room->value_width - GAP;
  if (room->form == BLUFF_CHART_PAIRS)
    self->start = room->value_width + GAP;
}

double
bluff_chart_plan_row_y (const BluffChartPlan *self, guint place)
{
  return place * self->pitch;
}

double
bluff_chart_plan_bar_y (const BluffChartPlan *self, guint place)
{
  double row = self->pitch - BETWEEN_BARS * self->room.line;

  return bluff_chart_plan_row_y (self, place) + (self->stacked ? row - self->bar : (row - self->bar) / 2);
}

graphene_rect_t
bluff_chart_plan_bar (const BluffChartPlan *self, guint series, guint place, double value)
{
  double length = self->end - self->start, from, to;

  if (self->room.form == BLUFF_CHART_PAIRS)
    {
      double middle = self->start + length / 2;

      length = (length / 2 - 1) * value / self->scale.most;
      from = series == 0 ? middle - 1 - length : middle + 1;
    }
  else
    {
      length *= CLAMP (value / 100, 0, 1);
      from = self->start;
    }
  to = from + length;
  if (self->room.mirrored)
    from = self->width - to;

  return GRAPHENE_RECT_INIT ((float) from, (float) bluff_chart_plan_bar_y (self, place), (float) length,
                             (float) self->bar);
}

/* --- Columns -------------------------------------------------------------------------------------------------------
 */

static void
plan_columns (BluffChartPlan *self)
{
  const BluffChartRoom *room = &self->room;
  double step;

  self->start = room->value_width + GAP;
  self->names_at_end = self->width - self->start - room->end_width - END_GAP >= LEAST_FIELD * room->line;
  self->end = self->width - END_GAP - (self->names_at_end ? room->end_width : room->end_brief_width);
  self->end = MAX (self->end, self->start + 2 * INSET);
  self->ends = self->end + END_GAP;
  self->top = room->line / 2 + 2;
  self->bottom = MAX (self->height - room->line - GAP, self->top + 1);
  step = (self->end - self->start - 2 * INSET) / MAX (room->n_places, 2) - 1;
  self->every = MAX ((guint) ceil ((room->name_width + GAP) / MAX (step, 1)), 1);
}

double
bluff_chart_plan_x (const BluffChartPlan *self, double along)
{
  return self->room.mirrored ? self->width - along : along;
}

static double
column_step (const BluffChartPlan *self)
{
  return self->room.n_places > 1 ? (self->end - self->start - 2 * INSET) / (self->room.n_places - 1) : 0;
}

double
bluff_chart_plan_place_x (const BluffChartPlan *self, guint place)
{
  if (self->room.n_places <= 1)
    return bluff_chart_plan_x (self, (self->start + self->end) / 2);

  return bluff_chart_plan_x (self, self->start + INSET + place * column_step (self));
}

double
bluff_chart_plan_value_y (const BluffChartPlan *self, double value)
{
  double part = (value - self->scale.least) / (self->scale.most - self->scale.least);

  return self->bottom - part * (self->bottom - self->top);
}

gboolean
bluff_chart_plan_is_named (const BluffChartPlan *self, guint place)
{
  return (self->room.n_places - 1 - place) % self->every == 0;
}

graphene_rect_t
bluff_chart_plan_target (const BluffChartPlan *self, guint series, guint place, double value)
{
  graphene_rect_t rect;

  if (has_columns (&self->room))
    {
      /* Of those that stand close, each has its own part. */
      double width = self->room.n_places > 1 ? CLAMP (column_step (self), INSET, TARGET) : TARGET;

      return GRAPHENE_RECT_INIT ((float) (bluff_chart_plan_place_x (self, place) - width / 2),
                                 (float) (bluff_chart_plan_value_y (self, value) - TARGET / 2.0), (float) width,
                                 TARGET);
    }

  rect = bluff_chart_plan_bar (self, series, place, value);
  if (self->room.form == BLUFF_CHART_PAIRS)
    {
      /* With its text: a bar of nothing can be met, too. */
      double text = self->room.value_width + GAP;

      if ((series == 0) != self->room.mirrored)
        rect.origin.x -= (float) text;
      rect.size.width += (float) text;
      return rect;
    }

  return GRAPHENE_RECT_INIT (0, (float) bluff_chart_plan_row_y (self, place), (float) self->width,
                             (float) (self->pitch - BETWEEN_BARS * self->room.line));
}

void
bluff_chart_plan_spread (double *middles, guint n, double distance, double top, double bottom)
{
  g_autofree guint *order = g_new (guint, n);

  if (n == 0)
    return;

  for (guint i = 0; i < n; i++)
    {
      guint j = i;

      for (; j > 0 && middles[order[j - 1]] > middles[i]; j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
  /* Down from the top, and what has gone beyond the bottom up again. */
  for (guint i = 0; i < n; i++)
    middles[order[i]] = MAX (middles[order[i]], i == 0 ? top : middles[order[i - 1]] + distance);
  for (guint i = n; i-- > 0;)
    middles[order[i]] = MIN (middles[order[i]], i == n - 1 ? bottom : middles[order[i + 1]] - distance);
}

/* --- All of it -----------------------------------------------------------------------------------------------------
 */

void
bluff_chart_plan_measure_width (const BluffChartRoom *room, double *least, double *natural)
{
  *least = LEAST_WIDTH * room->line;
  if (has_columns (room))
    *least += room->value_width;
  else if (room->form == BLUFF_CHART_PAIRS)
    *least = MAX (*least, 2 * (room->value_width + GAP + room->line));
  *natural = MAX (NATURAL_WIDTH * room->line, *least);
}

void
bluff_chart_plan_measure (const BluffChartRoom *room, double width, double *least, double *natural)
{
  if (has_columns (room))
    {
      *least = LEAST_HEIGHT * room->line;
      *natural = CLAMP (width * HEIGHT_PART, *least, MOST_HEIGHT * room->line);
    }
  else
    *least = *natural = room->n_places * (row_height (room, width) + BETWEEN_BARS * room->line);
}

BluffChartPlan
bluff_chart_plan_make (const BluffChartRoom *room, double width, double height)
{
  BluffChartPlan self = { .room = *room, .width = width, .height = height };
  guint steps = MAX ((guint) (height / (STEP_HEIGHT * room->line)), 2);

  self.scale = bluff_chart_scale_fit (room->low, room->high, room->form != BLUFF_CHART_RANGES, steps);
  if (has_columns (room))
    plan_columns (&self);
  else
    plan_bars (&self);

  return self;
}
