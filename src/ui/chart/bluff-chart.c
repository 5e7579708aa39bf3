/* bluff-chart.c: a chart with its heading, a sentence, its legend, and the same as a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart.h"

#include "bluff-chart-swatch.h"
#include "bluff-chart-table.h"
#include "bluff-shown-child.h"
#include "bluff-width-layout.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

struct _BluffChart
{
  GtkWidget parent_instance;

  GtkBox *content;
  GtkLabel *heading;
  GtkLabel *sentence;
  GtkToggleButton *as_table;
  BluffWrap *legend;
  GtkStack *stack;
  BluffChartPlot *plot;
  GtkScrolledWindow *scroller;
  GtkBox *note_box;
  GtkLabel *note;

  BluffChartData *data;
};

G_DEFINE_FINAL_TYPE (BluffChart, bluff_chart, GTK_TYPE_WIDGET)

static void
add_to_legend (BluffChart *self, const BluffChartSeries *series)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (series->name);

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_add_css_class (name, "bb-chart-key");
  gtk_box_append (GTK_BOX (entry), bluff_chart_swatch_new (self->data->form, series->style));
  gtk_box_append (GTK_BOX (entry), name);
  bluff_wrap_append (self->legend, entry);
}

static void
update_legend (BluffChart *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->legend), self->data != NULL && !bluff_chart_data_is_empty (self->data) &&
                                                         !bluff_chart_is_table (self) &&
                                                         !bluff_chart_plot_names_series (self->plot));
}

/* Not before it is wanted: an opponent is a row of it, and there may be hundreds. */
static void
make_table (BluffChart *self)
{
  if (self->data != NULL && gtk_scrolled_window_get_child (self->scroller) == NULL)
    gtk_scrolled_window_set_child (self->scroller, bluff_chart_table_new (self->data));
}

static void
update_shown (BluffChart *self)
{
  if (bluff_chart_is_table (self))
    make_table (self);
  gtk_stack_set_visible_child (self->stack,
                               bluff_chart_is_table (self) ? GTK_WIDGET (self->scroller) : GTK_WIDGET (self->plot));
  update_legend (self);
}

static void
bluff_chart_dispose (GObject *object)
{
  BluffChart *self = BLUFF_CHART (object);
  GtkWidget *child;

  if (self->plot != NULL)
    bluff_chart_plot_set_data (self->plot, NULL);
  g_clear_pointer (&self->data, bluff_chart_data_free);
  self->plot = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_chart_parent_class)->dispose (object);
}

static void
bluff_chart_class_init (BluffChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_chart_dispose;
  g_type_ensure (BLUFF_TYPE_CHART_PLOT);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/chart/bluff-chart.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffChart, content);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, sentence);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, as_table);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, legend);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, plot);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, note_box);
  gtk_widget_class_bind_template_child (widget_class, BluffChart, note);
}

static void
bluff_chart_init (BluffChart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  g_signal_connect_swapped (self->as_table, "toggled", G_CALLBACK (update_shown), self);
  g_signal_connect_swapped (self->plot, "names-moved", G_CALLBACK (update_legend), self);
}

GtkWidget *
bluff_chart_new (void)
{
  return g_object_new (BLUFF_TYPE_CHART, NULL);
}

void
bluff_chart_set_data (BluffChart *self, BluffChartData *data)
{
  gboolean empty;
  g_autofree char *as_table = NULL;

  g_return_if_fail (BLUFF_IS_CHART (self));
  g_return_if_fail (data != NULL);

  bluff_chart_plot_set_data (self->plot, NULL);
  g_clear_pointer (&self->data, bluff_chart_data_free);
  self->data = data;

  gtk_label_set_label (self->heading, data->heading);
  gtk_label_set_label (self->sentence, data->sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, data->heading, -1);
  /* Translators: what screen readers call the button of a chart; %s is the chart's heading. */
  as_table = g_strdup_printf (_ ("Show as Table: %s"), data->heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->as_table), GTK_ACCESSIBLE_PROPERTY_LABEL, as_table, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, data->heading, -1);

  bluff_wrap_clear (self->legend);
  for (guint i = 0; i < data->series->len; i++)
    add_to_legend (self, bluff_chart_data_get_series (data, i));
  bluff_chart_plot_set_data (self->plot, data);
  gtk_scrolled_window_set_child (self->scroller, NULL);
  empty = bluff_chart_data_is_empty (data);
  gtk_widget_set_visible (GTK_WIDGET (self->as_table), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !empty);
  /* Translators: below a chart that has no room for all opponents; a button beside it shows the same as a table. */
  bluff_chart_set_note (self,
                        bluff_chart_data_get_n_drawn (data) < data->places->len ? _ ("The table shows more.") : NULL);
  update_shown (self);
}

void
bluff_chart_set_note (BluffChart *self, const char *note)
{
  g_return_if_fail (BLUFF_IS_CHART (self));

  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_box), note != NULL);
}

void
bluff_chart_show_as_table (BluffChart *self, gboolean table)
{
  g_return_if_fail (BLUFF_IS_CHART (self));

  gtk_toggle_button_set_active (self->as_table, table);
}

gboolean
bluff_chart_is_table (BluffChart *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART (self), FALSE);

  return gtk_toggle_button_get_active (self->as_table);
}

BluffChartPlot *
bluff_chart_get_plot (BluffChart *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART (self), NULL);

  return self->plot;
}

GtkWidget *
bluff_chart_get_table (BluffChart *self)
{
  GtkWidget *child;

  g_return_val_if_fail (BLUFF_IS_CHART (self), NULL);

  make_table (self);
  child = gtk_scrolled_window_get_child (self->scroller);
  /* It stands in a viewport. */
  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}
