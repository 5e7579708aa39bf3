/* bluff-pill-row.c: a row of large buttons, of which the last one is the widest; a column where they do not fit.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pill-row.h"

#include "bluff-extent.h"

enum
{
  SPACING = 10,
  MOST = 8 /* buttons in a row */
};

struct _BluffPillRow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffPillRow, bluff_pill_row, GTK_TYPE_WIDGET)

/* The buttons that are shown, and how wide each can and wants to be. */
typedef struct
{
  GtkWidget *widgets[MOST];
  GtkRequestedSize sizes[MOST];
  guint n;
  int least, natural; /* side by side */
  int least_of_one;
} Buttons;

static void
collect (GtkWidget *self, Buttons *buttons)
{
  *buttons = (Buttons){ 0 };
  for (GtkWidget *child = gtk_widget_get_first_child (self); child != NULL && buttons->n < MOST;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize *size = &buttons->sizes[buttons->n];

      if (!gtk_widget_should_layout (child))
        continue;

      size->data = child;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size, &size->natural_size, NULL, NULL);
      buttons->least += size->minimum_size + (buttons->n > 0 ? SPACING : 0);
      buttons->natural += size->natural_size + (buttons->n > 0 ? SPACING : 0);
      buttons->least_of_one = MAX (buttons->least_of_one, size->minimum_size);
      buttons->widgets[buttons->n++] = child;
    }
}

/* Shares WIDTH out; what is left goes to the last one. */
static void
share (Buttons *buttons, int width)
{
  int rest = width - buttons->least;

  if (buttons->n == 0)
    return;

  rest = gtk_distribute_natural_allocation (rest, buttons->n, buttons->sizes);
  buttons->sizes[buttons->n - 1].minimum_size += rest;
}

static int
height_for (GtkWidget *self, int width)
{
  Buttons buttons;
  int height = 0;

  collect (self, &buttons);
  if (width < buttons.least)
    {
      for (guint i = 0; i < buttons.n; i++)
        height += bluff_extent_height (buttons.widgets[i], width) + (i > 0 ? SPACING : 0);
      return height;
    }

  share (&buttons, width);
  for (guint i = 0; i < buttons.n; i++)
    height = MAX (height, bluff_extent_height (buttons.widgets[i], buttons.sizes[i].minimum_size));
  return height;
}

static GtkSizeRequestMode
bluff_pill_row_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_pill_row_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  Buttons buttons;

  *minimum_baseline = *natural_baseline = -1;
  collect (widget, &buttons);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = buttons.least_of_one;
      *natural = buttons.natural;
    }
  else
    {
      *minimum = *natural = height_for (widget, for_size >= 0 ? for_size : buttons.natural);
    }
}

static void
allocate_row (GtkWidget *self, Buttons *buttons, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL;
  int start = 0;

  share (buttons, width);
  for (guint i = 0; i < buttons->n; i++)
    {
      int size = buttons->sizes[i].minimum_size;

      gtk_widget_size_allocate (buttons->widgets[i],
                                &(GtkAllocation){ mirrored ? width - start - size : start, 0, size, height }, -1);
      start += size + SPACING;
    }
}

static void
bluff_pill_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Buttons buttons;
  int y = 0;

  (void) baseline;
  collect (widget, &buttons);
  if (width >= buttons.least)
    {
      allocate_row (widget, &buttons, width, height);
      return;
    }

  for (guint i = 0; i < buttons.n; i++)
    {
      int size = bluff_extent_height (buttons.widgets[i], width);

      gtk_widget_size_allocate (buttons.widgets[i], &(GtkAllocation){ 0, y, width, size }, -1);
      y += size + SPACING;
    }
}

static void
bluff_pill_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_pill_row_parent_class)->dispose (object);
}

static void
bluff_pill_row_class_init (BluffPillRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pill_row_dispose;
  widget_class->get_request_mode = bluff_pill_row_get_request_mode;
  widget_class->measure = bluff_pill_row_measure;
  widget_class->size_allocate = bluff_pill_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pillrow");
}

static void
bluff_pill_row_init (BluffPillRow *self)
{
  (void) self;
}

GtkWidget *
bluff_pill_row_new (void)
{
  return g_object_new (BLUFF_TYPE_PILL_ROW, NULL);
}

int
bluff_pill_row_get_natural_width (BluffPillRow *self)
{
  Buttons buttons;

  g_return_val_if_fail (BLUFF_IS_PILL_ROW (self), 0);

  collect (GTK_WIDGET (self), &buttons);
  return buttons.natural;
}
