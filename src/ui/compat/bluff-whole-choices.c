/* bluff-whole-choices.c: what is chosen in a row is read whole, and so is the title of a group of rows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-whole-choices.h"

#include "bluff-mapped.h"

#include <adwaita.h>

/* What is in the list that opens has all the room it wants. */
static gboolean
is_choice (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL;
}

static gboolean
is_title (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading") &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP) != NULL &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX) == NULL;
}

static void
show_whole (GtkWidget *widget)
{
  if (!is_choice (widget) && !is_title (widget))
    return;

  gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
}

void
bluff_whole_choices_begin (void)
{
  bluff_mapped_watch (show_whole);
}
