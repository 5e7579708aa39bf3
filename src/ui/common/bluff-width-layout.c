/* bluff-width-layout.c: a width that does not depend on a height.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-width-layout.h"

struct _BluffWidthLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffWidthLayout, bluff_width_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bluff_width_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  (void) manager;
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_width_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  (void) manager;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, wanted = 0, least_baseline = -1, wanted_baseline = -1;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, orientation, for_size, &least, &wanted, &least_baseline, &wanted_baseline);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
      *minimum_baseline = MAX (*minimum_baseline, least_baseline);
      *natural_baseline = MAX (*natural_baseline, wanted_baseline);
    }
}

static void
bluff_width_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  (void) manager;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
bluff_width_layout_class_init (BluffWidthLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = bluff_width_layout_get_request_mode;
  manager_class->measure = bluff_width_layout_measure;
  manager_class->allocate = bluff_width_layout_allocate;
}

static void
bluff_width_layout_init (BluffWidthLayout *self)
{
  (void) self;
}
