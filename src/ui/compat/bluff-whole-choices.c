/* bluff-whole-choices.c: what is chosen in a row is read whole, and so is what a row asks for, and the title of a group
 * of rows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-whole-choices.h"

#include "bluff-mapped.h"

#include <adwaita.h>

enum
{
  /* Half of the narrowest window, and less for a choice whose words fit into it: the rest is the title's. */
  MOST_WIDTH = 180,
  CHOICE_WIDTH = 144
};

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

/* What is to be written into a row. It gives the title as much height as it asks for. */
static gboolean
is_asked_for (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) != NULL;
}

/* One size and no other: the list that a choice is in takes its lowest height for that of a single line, and hides the
 * others. The width is told in characters, so that it stays right when the text gets larger. */
static void
set_size (GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  PangoFontMetrics *metrics = pango_context_get_metrics (pango_layout_get_context (layout), NULL, NULL);
  int character = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                       pango_font_metrics_get_approximate_digit_width (metrics));
  int width, height, n;

  pango_font_metrics_unref (metrics);
  pango_layout_set_width (layout, 0);
  pango_layout_get_pixel_size (layout, &width, NULL);
  width = is_choice (label) ? CLAMP (width, CHOICE_WIDTH, MOST_WIDTH) : MOST_WIDTH;
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_size (layout, &width, NULL);
  pango_layout_get_pixel_size (layout, NULL, &height);
  n = (width + character - 1) / MAX (character, 1);
  gtk_label_set_width_chars (GTK_LABEL (label), n);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n);
  gtk_widget_set_size_request (label, -1, pango_layout_get_line_count (layout) > 1 ? height : -1);
}

static void
show_whole (GtkWidget *widget)
{
  gboolean asked_for = is_asked_for (widget);

  if (!asked_for && !is_choice (widget) && !is_title (widget))
    return;

  gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
  if (asked_for)
    return;

  set_size (widget);
  g_signal_handlers_disconnect_by_func (widget, set_size, NULL);
  g_signal_connect (widget, "notify::label", G_CALLBACK (set_size), NULL);
}

void
bluff_whole_choices_begin (void)
{
  bluff_mapped_watch (show_whole);
}
