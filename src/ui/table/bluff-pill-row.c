/* bluff-pill-row.c: a row of large buttons, of which the last one is the widest; a column where they do not fit.
 *
 * Where words have to wrap, the row is shared out in the way in which it is lower: by what each button wants, or
 * evenly. If it is nearly as high as the column then, that is easier to read. Large text is not wrapped in a row at
 * all: its buttons would be as high as wide, and words would break; and where text is large, a table may scroll.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pill-row.h"

#include "bluff-breadth.h"
#include "bluff-extent.h"

enum
{
  SPACING = 10,
  MOST = 8,           /* buttons in a row */
  MOST_OF_COLUMN = 75 /* per cent of its height: a row that is higher is a column */
};

struct _BluffPillRow
{
  GtkWidget parent_instance;

  gboolean even;
};

enum
{
  PROP_EVEN = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffPillRow, bluff_pill_row, GTK_TYPE_WIDGET)

/* The buttons that are shown, and how wide each can and wants to be. */
typedef struct
{
  GtkWidget *widgets[MOST];
  GtkRequestedSize sizes[MOST];
  guint n;
  int least, natural; /* side by side */
  int least_of_one, natural_of_one;
  int spacing;
  gboolean even;
} Buttons;

static void
collect (GtkWidget *self, Buttons *buttons)
{
  gboolean even = BLUFF_PILL_ROW (self)->even;

  *buttons = (Buttons){ .even = even, .spacing = even ? 0 : SPACING };
  for (GtkWidget *child = gtk_widget_get_first_child (self); child != NULL && buttons->n < MOST;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkRequestedSize *size = &buttons->sizes[buttons->n];

      if (!gtk_widget_should_layout (child))
        continue;

      size->data = child;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size->minimum_size, &size->natural_size, NULL, NULL);
      buttons->least += size->minimum_size + (buttons->n > 0 ? buttons->spacing : 0);
      buttons->natural += size->natural_size + (buttons->n > 0 ? buttons->spacing : 0);
      buttons->least_of_one = MAX (buttons->least_of_one, size->minimum_size);
      buttons->natural_of_one = MAX (buttons->natural_of_one, size->natural_size);
      buttons->widgets[buttons->n++] = child;
    }
  if (even)
    buttons->natural = (int) buttons->n * buttons->natural_of_one;
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

/* The same for each; FALSE: one of them needs more. */
static gboolean
share_evenly (Buttons *buttons, int width)
{
  int rest = width - ((int) buttons->n - 1) * buttons->spacing;

  for (guint i = 0; i < buttons->n; i++)
    {
      int size = rest / (int) (buttons->n - i);

      if (buttons->sizes[i].minimum_size > size)
        return FALSE;
      buttons->sizes[i].minimum_size = size;
      rest -= size;
    }

  return TRUE;
}

static int
measure_row (const Buttons *buttons)
{
  int height = 0;

  for (guint i = 0; i < buttons->n; i++)
    height = MAX (height, bluff_extent_height (buttons->widgets[i], buttons->sizes[i].minimum_size));

  return height;
}

static int
measure_column (const Buttons *buttons, int width)
{
  int height = 0;

  for (guint i = 0; i < buttons->n; i++)
    height +=
        bluff_extent_height (buttons->widgets[i], MAX (width, buttons->least_of_one)) + (i > 0 ? buttons->spacing : 0);

  return height;
}

/* Collects the buttons, and gives each its width in a row; returns how high that is, or 0 for a column. */
static int
plan_row (GtkWidget *self, int width, Buttons *buttons)
{
  Buttons even;
  int height;

  collect (self, buttons);
  if (width < (buttons->even ? buttons->natural : buttons->least))
    return 0;

  even = *buttons;
  if (buttons->even && share_evenly (buttons, width))
    return measure_row (buttons);

  share (buttons, width);
  height = measure_row (buttons);
  if (width >= even.natural)
    return height;
  if (bluff_breadth_has_large_text (self))
    return 0;

  if (share_evenly (&even, width) && measure_row (&even) < height)
    {
      *buttons = even;
      height = measure_row (buttons);
    }
  return buttons->n > 1 && height * 100 > measure_column (buttons, width) * MOST_OF_COLUMN ? 0 : height;
}

static int
height_for (GtkWidget *self, int width)
{
  Buttons buttons;
  int height = plan_row (self, width, &buttons);

  return height > 0 ? height : measure_column (&buttons, width);
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

  for (guint i = 0; i < buttons->n; i++)
    {
      int size = buttons->sizes[i].minimum_size;

      gtk_widget_size_allocate (buttons->widgets[i],
                                &(GtkAllocation){ mirrored ? width - start - size : start, 0, size, height }, -1);
      start += size + buttons->spacing;
    }
}

static void
bluff_pill_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Buttons buttons;
  int y = 0;

  (void) baseline;
  if (plan_row (widget, width, &buttons) > 0)
    {
      allocate_row (widget, &buttons, width, height);
      return;
    }

  for (guint i = 0; i < buttons.n; i++)
    {
      int size = bluff_extent_height (buttons.widgets[i], width);

      gtk_widget_size_allocate (buttons.widgets[i], &(GtkAllocation){ 0, y, width, size }, -1);
      y += size + buttons.spacing;
    }
}

static void
bluff_pill_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_EVEN)
    g_value_set_boolean (value, BLUFF_PILL_ROW (object)->even);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_pill_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_EVEN)
    BLUFF_PILL_ROW (object)->even = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
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

  G_OBJECT_CLASS (klass)->get_property = bluff_pill_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = bluff_pill_row_set_property;
  G_OBJECT_CLASS (klass)->dispose = bluff_pill_row_dispose;
  widget_class->get_request_mode = bluff_pill_row_get_request_mode;
  widget_class->measure = bluff_pill_row_measure;
  widget_class->size_allocate = bluff_pill_row_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pillrow");

  properties[PROP_EVEN] = g_param_spec_boolean ("even", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
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
