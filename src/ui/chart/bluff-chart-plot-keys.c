/* bluff-chart-plot-keys.c: a chart by keyboard: the focus goes from value to value.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-plot-private.h"

static gboolean
focus_mark (BluffChartPlot *self, GtkWidget *mark)
{
  self->series = bluff_chart_mark_get_series (BLUFF_CHART_MARK (mark));
  self->place = bluff_chart_mark_get_place (BLUFF_CHART_MARK (mark));

  return gtk_widget_grab_focus (mark);
}

/* The next place that has a value of the same series, or else one of any. */
static GtkWidget *
find_along (BluffChartPlot *self, int step)
{
  int n = (int) bluff_chart_data_get_n_drawn (self->data);

  for (int place = (int) self->place + step; place >= 0 && place < n; place += step)
    {
      GtkWidget *mark = bluff_chart_plot_get_mark (self, self->series, (guint) place);

      for (guint series = 0;
           mark == NULL && self->plan.room.form == BLUFF_CHART_PAIRS && series < self->data->series->len; series++)
        mark = bluff_chart_plot_get_mark (self, series, (guint) place);
      if (mark != NULL)
        return mark;
    }

  return NULL;
}

/* Whether A stands before B, from the top down. */
static gboolean
is_above (BluffChartPlot *self, guint a, guint b)
{
  double first = bluff_chart_data_get_point (self->data, a, self->place)->value;
  double second = bluff_chart_data_get_point (self->data, b, self->place)->value;

  return first != second ? first > second : a < b;
}

/* At the same place, the value above or below. */
static GtkWidget *
find_across (BluffChartPlot *self, int step)
{
  GtkWidget *found = NULL;

  for (guint series = 0; series < self->data->series->len; series++)
    {
      GtkWidget *mark = bluff_chart_plot_get_mark (self, series, self->place);
      guint nearest = found != NULL ? bluff_chart_mark_get_series (BLUFF_CHART_MARK (found)) : series;

      if (mark == NULL || series == self->series || is_above (self, series, self->series) != (step < 0))
        continue;
      if (found == NULL || is_above (self, nearest, series) == (step < 0))
        found = mark;
    }

  return found;
}

/* The other bar of the pair. */
static GtkWidget *
find_beside (BluffChartPlot *self, int step)
{
  int series = (int) self->series + step;

  return series < 0 ? NULL : bluff_chart_plot_get_mark (self, (guint) series, self->place);
}

static gboolean
step_to (BluffChartPlot *self, GtkDirectionType direction)
{
  gboolean columns = bluff_chart_data_has_columns (self->data);
  gboolean upright = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN;
  int step = direction == GTK_DIR_UP || direction == GTK_DIR_LEFT ? -1 : 1;
  GtkWidget *mark;

  if (!upright && self->plan.room.mirrored)
    step = -step;
  if (upright)
    mark = columns ? find_across (self, step) : find_along (self, step);
  else
    mark = columns ? find_along (self, step) : find_beside (self, step);

  /* An arrow that leads nowhere stays, and does not leave the chart. */
  return mark == NULL || focus_mark (self, mark);
}

static gboolean
enter (BluffChartPlot *self)
{
  GtkWidget *mark = bluff_chart_plot_get_mark (self, self->series, self->place);

  return mark != NULL && focus_mark (self, mark);
}

gboolean
bluff_chart_plot_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    return enter (self);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  /* The pointer may have moved it. */
  self->series = bluff_chart_mark_get_series (BLUFF_CHART_MARK (child));
  self->place = bluff_chart_mark_get_place (BLUFF_CHART_MARK (child));
  return step_to (self, direction);
}

static void
focus_end_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffChartPlot *self = BLUFF_CHART_PLOT (widget);
  gboolean first = g_str_equal (name, "chart.first");
  GtkWidget *found = NULL;

  (void) parameter;
  for (guint i = 0; i < self->marks->len; i++)
    if (bluff_chart_mark_get_series (bluff_chart_plot_mark_at (self, i)) == self->series && (found == NULL || !first))
      found = g_ptr_array_index (self->marks, i);
  if (found != NULL)
    focus_mark (self, found);
}

void
bluff_chart_plot_rest (BluffChartPlot *self)
{
  self->series = self->place = 0;
  if (self->marks->len == 0)
    return;

  self->series = bluff_chart_mark_get_series (bluff_chart_plot_mark_at (self, 0));
  self->place = bluff_chart_mark_get_place (bluff_chart_plot_mark_at (self, 0));
  if (bluff_chart_data_has_columns (self->data))
    bluff_chart_data_find_last (self->data, self->series, &self->place);
}

void
bluff_chart_plot_install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "chart.first", NULL, focus_end_cb);
  gtk_widget_class_install_action (widget_class, "chart.last", NULL, focus_end_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "chart.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "chart.last", NULL);
}
