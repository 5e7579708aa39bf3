/* bluff-table-title.c: what the header bar of a table says.
 *
 * It wants as much room as the whole sentence needs. A header bar gives what it has; if that is less, the brief form
 * stands there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-title.h"

#include "bluff-extent.h"

struct _BluffTableTitle
{
  GtkWidget parent_instance;

  GtkWidget *whole;
  GtkWidget *brief;
};

G_DEFINE_FINAL_TYPE (BluffTableTitle, bluff_table_title, GTK_TYPE_WIDGET)

static void
bluff_table_title_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffTableTitle *self = BLUFF_TABLE_TITLE (widget);
  int whole;

  (void) for_size;
  gtk_widget_measure (self->brief, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->whole, orientation, -1, NULL, &whole, NULL, NULL);
  *natural = MAX (*natural, whole);
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_table_title_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffTableTitle *self = BLUFF_TABLE_TITLE (widget);
  gboolean fits = bluff_extent_width (self->whole) <= width;

  gtk_widget_set_child_visible (self->whole, fits);
  gtk_widget_set_child_visible (self->brief, !fits);
  gtk_widget_allocate (fits ? self->whole : self->brief, width, height, baseline, NULL);
}

static void
bluff_table_title_dispose (GObject *object)
{
  BluffTableTitle *self = BLUFF_TABLE_TITLE (object);

  g_clear_pointer (&self->whole, gtk_widget_unparent);
  g_clear_pointer (&self->brief, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_table_title_parent_class)->dispose (object);
}

static void
bluff_table_title_class_init (BluffTableTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_table_title_dispose;
  widget_class->measure = bluff_table_title_measure;
  widget_class->size_allocate = bluff_table_title_size_allocate;
}

static void
bluff_table_title_init (BluffTableTitle *self)
{
  self->whole = adw_window_title_new ("", "");
  self->brief = adw_window_title_new ("", "");
  gtk_widget_set_parent (self->whole, GTK_WIDGET (self));
  gtk_widget_set_parent (self->brief, GTK_WIDGET (self));
}

void
bluff_table_title_set_game (BluffTableTitle *self, const char *game)
{
  g_return_if_fail (BLUFF_IS_TABLE_TITLE (self));

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->whole), game);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->brief), game);
}

void
bluff_table_title_set_state (BluffTableTitle *self, const char *whole, const char *brief)
{
  g_return_if_fail (BLUFF_IS_TABLE_TITLE (self));

  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->whole), whole);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->brief), brief);
}
