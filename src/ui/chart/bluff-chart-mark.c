/* bluff-chart-mark.c: a value of a chart for the keyboard, the pointer and screen readers.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-mark.h"

struct _BluffChartMark
{
  GtkWidget parent_instance;

  guint series, place;
};

G_DEFINE_FINAL_TYPE (BluffChartMark, bluff_chart_mark, GTK_TYPE_WIDGET)

static void
bluff_chart_mark_class_init (BluffChartMarkClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chartmark");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
bluff_chart_mark_init (BluffChartMark *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bluff_chart_mark_new (guint series, guint place, const char *words)
{
  BluffChartMark *self = g_object_new (BLUFF_TYPE_CHART_MARK, "tooltip-text", words, NULL);

  self->series = series;
  self->place = place;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return GTK_WIDGET (self);
}

guint
bluff_chart_mark_get_series (BluffChartMark *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_MARK (self), 0);

  return self->series;
}

guint
bluff_chart_mark_get_place (BluffChartMark *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_MARK (self), 0);

  return self->place;
}
