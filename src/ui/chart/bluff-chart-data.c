/* bluff-chart-data.c: what a chart shows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-data.h"

#include <glib/gi18n.h>

enum
{
  MOST_BARS = 12 /* one below the other */
};

static void
clear_point (gpointer data)
{
  g_free (((BluffChartPoint *) data)->text);
}

static void
clear_place (gpointer data)
{
  BluffChartPlace *place = data;

  g_free (place->brief);
  g_free (place->name);
  g_free (place->more);
  g_free (place->action);
  g_clear_pointer (&place->target, g_variant_unref);
}

static void
clear_series (gpointer data)
{
  BluffChartSeries *series = data;

  g_free (series->name);
  g_array_unref (series->points);
}

BluffChartData *
bluff_chart_data_new (BluffChartForm form,
                      const char *heading,
                      const char *sentence,
                      const char *places_name,
                      char *(*say_value) (double v))
{
  BluffChartData *self = g_new0 (BluffChartData, 1);

  self->form = form;
  self->heading = g_strdup (heading);
  self->sentence = g_strdup (sentence);
  self->places_name = g_strdup (places_name);
  self->say_value = say_value;
  self->places = g_array_new (FALSE, TRUE, sizeof (BluffChartPlace));
  self->series = g_array_new (FALSE, TRUE, sizeof (BluffChartSeries));
  g_array_set_clear_func (self->places, clear_place);
  g_array_set_clear_func (self->series, clear_series);

  return self;
}

void
bluff_chart_data_free (BluffChartData *self)
{
  g_free (self->heading);
  g_free (self->sentence);
  g_free (self->places_name);
  g_array_unref (self->places);
  g_array_unref (self->series);
  g_free (self);
}

void
bluff_chart_data_add_place (BluffChartData *self, const char *brief, const char *name)
{
  BluffChartPlace place = { .brief = g_strdup (brief != NULL ? brief : name), .name = g_strdup (name) };

  g_return_if_fail (self->series->len == 0);

  g_array_append_val (self->places, place);
}

void
bluff_chart_data_link_place (BluffChartData *self, const char *action, GVariant *target)
{
  BluffChartPlace *place;

  g_return_if_fail (self->places->len > 0);

  place = &g_array_index (self->places, BluffChartPlace, self->places->len - 1);
  g_return_if_fail (place->action == NULL);
  place->action = g_strdup (action);
  place->target = g_variant_ref_sink (target);
}

void
bluff_chart_data_explain_place (BluffChartData *self, const char *more)
{
  BluffChartPlace *place;

  g_return_if_fail (self->places->len > 0);

  place = &g_array_index (self->places, BluffChartPlace, self->places->len - 1);
  g_return_if_fail (place->more == NULL);
  place->more = g_strdup (more);
}

guint
bluff_chart_data_add_series (BluffChartData *self, const char *name, BluffChartStyle style)
{
  BluffChartSeries series = { .name = g_strdup (name), .style = style };

  series.points = g_array_new (FALSE, TRUE, sizeof (BluffChartPoint));
  g_array_set_clear_func (series.points, clear_point);
  g_array_set_size (series.points, self->places->len);
  g_array_append_val (self->series, series);

  return self->series->len - 1;
}

void
bluff_chart_data_set_range (BluffChartData *self,
                            guint series,
                            guint place,
                            double value,
                            double low,
                            double high,
                            const char *text)
{
  BluffChartPoint *point;

  g_return_if_fail (series < self->series->len && place < self->places->len);

  point = &g_array_index (bluff_chart_data_get_series (self, series)->points, BluffChartPoint, place);
  clear_point (point);
  *point = (BluffChartPoint){ .known = TRUE, .value = value, .low = low, .high = high, .text = g_strdup (text) };
}

void
bluff_chart_data_set (BluffChartData *self, guint series, guint place, double value, const char *text)
{
  bluff_chart_data_set_range (self, series, place, value, value, value, text);
}

const BluffChartPlace *
bluff_chart_data_get_place (const BluffChartData *self, guint place)
{
  return &g_array_index (self->places, BluffChartPlace, place);
}

const BluffChartSeries *
bluff_chart_data_get_series (const BluffChartData *self, guint series)
{
  return &g_array_index (self->series, BluffChartSeries, series);
}

const BluffChartPoint *
bluff_chart_data_get_point (const BluffChartData *self, guint series, guint place)
{
  return &g_array_index (bluff_chart_data_get_series (self, series)->points, BluffChartPoint, place);
}

gboolean
bluff_chart_data_has_columns (const BluffChartData *self)
{
  return self->form == BLUFF_CHART_LINES || self->form == BLUFF_CHART_RANGES;
}

guint
bluff_chart_data_get_n_drawn (const BluffChartData *self)
{
  return bluff_chart_data_has_columns (self) ? self->places->len : MIN (self->places->len, MOST_BARS);
}

gboolean
bluff_chart_data_find_last (const BluffChartData *self, guint series, guint *place)
{
  for (guint i = self->places->len; i-- > 0;)
    if (bluff_chart_data_get_point (self, series, i)->known)
      {
        *place = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
bluff_chart_data_is_empty (const BluffChartData *self)
{
  guint place;

  for (guint i = 0; i < self->series->len; i++)
    if (bluff_chart_data_find_last (self, i, &place))
      return FALSE;

  return TRUE;
}

void
bluff_chart_data_get_extent (const BluffChartData *self, double *low, double *high)
{
  *low = G_MAXDOUBLE;
  *high = -G_MAXDOUBLE;
  for (guint i = 0; i < self->series->len; i++)
    for (guint j = 0; j < bluff_chart_data_get_n_drawn (self); j++)
      {
        const BluffChartPoint *point = bluff_chart_data_get_point (self, i, j);

        if (!point->known)
          continue;
        *low = MIN (*low, point->low);
        *high = MAX (*high, point->high);
      }
  if (*low > *high)
    *low = *high = 0;
}

char *
bluff_chart_data_say_point (const BluffChartData *self, guint series, guint place)
{
  const char *name = bluff_chart_data_get_place (self, place)->name;
  const char *text = bluff_chart_data_get_point (self, series, place)->text;

  if (self->series->len == 1)
    /* Translators: something and its value: "Bluff Pirate: 24 of 38". */
    return g_strdup_printf (_ ("%1$s: %2$s"), name, text);

  /* Translators: a value of a chart, for screen readers and as a tooltip. %1$s is what is counted ("Bluff Pirate",
   * "Right"), %2$s when or of what ("November 2026", "Bluffer"), %3$s the value ("55 %"). */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), bluff_chart_data_get_series (self, series)->name, name, text);
}
