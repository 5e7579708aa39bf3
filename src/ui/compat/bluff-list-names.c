/* bluff-list-names.c: the contents of a drop-down have accessible names.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-list-names.h"

#include "bluff-mapped.h"

#include <adwaita.h>

static GtkWidget *
find_label (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The type of an item is GTK's own, and has only a name. */
static gboolean
is_item (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

static void
name_by (GtkWidget *widget, GtkWidget *by)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, by, NULL, -1);
}

static void
name_button (GtkWidget *button)
{
  GtkWidget *drop_down = gtk_widget_get_parent (button);
  GtkWidget *label = find_label (button);

  if (label == NULL)
    name_by (button, drop_down);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, drop_down, label,
                                    NULL, -1);
}

/* A list has the accessible name of its drop-down, and so has the button that opens it, with what is chosen; an item is
 * labelled by its text, also when that changes. */
static void
name (GtkWidget *widget)
{
  GtkWidget *drop_down, *row, *label;

  if (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)))
    name_button (widget);
  if (!GTK_IS_LIST_VIEW (widget) && !is_item (widget))
    return;

  drop_down = gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN);
  row = gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW);
  if (is_item (widget) && (drop_down != NULL || row != NULL) && (label = find_label (widget)) != NULL)
    name_by (widget, label);
  else if (GTK_IS_LIST_VIEW (widget) && drop_down != NULL)
    name_by (widget, drop_down);
  else if (GTK_IS_LIST_VIEW (widget) && row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

void
bluff_list_names_begin (void)
{
  bluff_mapped_watch (name);
}
