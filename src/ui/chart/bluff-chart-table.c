/* bluff-chart-table.c: what a chart shows, as a table of words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-table.h"

#include <glib/gi18n.h>

enum
{
  COLUMN_GAP = 18,
  ROW_GAP = 6
};

static GtkWidget *
make_label (const char *text, GtkAccessibleRole role, gboolean first)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role, "xalign", first ? 0.0 : 1.0,
                                   "hexpand", first, NULL);

  if (role == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER)
    gtk_widget_add_css_class (label, "heading");
  else if (!first)
    gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* What leads somewhere in the drawing leads there, too. */
static GtkWidget *
make_name (const BluffChartPlace *place)
{
  GtkWidget *button, *label;

  if (place->action == NULL)
    return make_label (place->name, GTK_ACCESSIBLE_ROLE_ROW_HEADER, TRUE);

  button = gtk_button_new ();
  label = make_label (place->name, GTK_ACCESSIBLE_ROLE_PRESENTATION, TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), place->target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), place->action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, place->name, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "bb-chart-link");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

static GtkWidget *
make_place (const BluffChartPlace *place)
{
  GtkWidget *box, *more;

  if (place->more == NULL)
    return make_name (place);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  more = g_object_new (GTK_TYPE_LABEL, "label", place->more, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_add_css_class (more, "dim-label");
  gtk_box_append (GTK_BOX (box), make_name (place));
  gtk_box_append (GTK_BOX (box), more);
  return box;
}

static GtkWidget *
make_cell (const BluffChartData *data, guint series, guint place)
{
  const BluffChartPoint *point = bluff_chart_data_get_point (data, series, place);
  g_autofree char *words = NULL;
  GtkWidget *cell;

  if (!point->known)
    {
      cell = make_label ("–", GTK_ACCESSIBLE_ROLE_CELL, FALSE);
      /* Translators: a table has no value there; for screen readers. %1$s is what is counted ("Bluff Pirate"), %2$s
       * when or of what ("November 2026"). */
      words = g_strdup_printf (_ ("%1$s, %2$s: nothing"), bluff_chart_data_get_series (data, series)->name,
                               bluff_chart_data_get_place (data, place)->name);
    }
  else
    {
      cell = make_label (point->text, GTK_ACCESSIBLE_ROLE_CELL, FALSE);
      words = bluff_chart_data_say_point (data, series, place);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return cell;
}

GtkWidget *
bluff_chart_table_new (const BluffChartData *data)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, "column-spacing",
                                  COLUMN_GAP, "row-spacing", ROW_GAP, NULL);

  gtk_grid_attach (GTK_GRID (grid), make_label (data->places_name, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, TRUE), 0, 0, 1,
                   1);
  for (guint series = 0; series < data->series->len; series++)
    gtk_grid_attach (GTK_GRID (grid),
                     make_label (bluff_chart_data_get_series (data, series)->name, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER,
                                 FALSE),
                     (int) series + 1, 0, 1, 1);
  for (guint place = 0; place < data->places->len; place++)
    {
      gtk_grid_attach (GTK_GRID (grid), make_place (bluff_chart_data_get_place (data, place)), 0, (int) place + 1, 1,
                       1);
      for (guint series = 0; series < data->series->len; series++)
        gtk_grid_attach (GTK_GRID (grid), make_cell (data, series, place), (int) series + 1, (int) place + 1, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, data->heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, data->sentence, -1);

  return grid;
}
