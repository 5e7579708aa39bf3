/* bluff-setup-split.c: the parts of the page for a new game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-split.h"

#include "bluff-follow-up.h"

enum
{
  WIDE = 900,
  ROOMY = 560, /* of the content, at normal text */
  TIGHT = 320, /* the same */
  PICTURE_LEAST = 320,
  PICTURE_MOST = 560,
  PICTURE_SHARE = 33, /* per cent */
  NORMAL_DPI = 96 * 1024
};

enum
{
  CONTENT,
  PICTURE,
  PANEL,
  N_PARTS
};

struct _BluffSetupSplit
{
  GtkWidget parent_instance;

  GtkWidget *parts[N_PARTS];
  gboolean wide;
  gboolean compact;
  gboolean tight;
  int least; /* the width that was enough the last time when everything was at its smallest */
};

enum
{
  SHAPE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void bluff_setup_split_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BluffSetupSplit,
                               bluff_setup_split,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bluff_setup_split_buildable_init))

static GtkBuildableIface *parent_buildable;

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  static const char *const types[N_PARTS] = { "content", "picture", "panel" };
  BluffSetupSplit *self = BLUFF_SETUP_SPLIT (buildable);

  for (guint part = 0; part < N_PARTS; part++)
    if (g_strcmp0 (type, types[part]) == 0)
      {
        self->parts[part] = GTK_WIDGET (child);
        gtk_widget_insert_before (GTK_WIDGET (child), GTK_WIDGET (self), NULL);
        return;
      }

  parent_buildable->add_child (buildable, builder, child, type);
}

static void
bluff_setup_split_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static int
get_least (GtkWidget *part, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (part, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static int
get_picture_width (BluffSetupSplit *self, int width)
{
  int wanted = CLAMP (width * PICTURE_SHARE / 100, PICTURE_LEAST, PICTURE_MOST);

  return MAX (wanted, get_least (self->parts[PANEL], GTK_ORIENTATION_HORIZONTAL, -1));
}

static gboolean
has_room_for_picture (BluffSetupSplit *self, int width)
{
  return width >= WIDE &&
         get_least (self->parts[CONTENT], GTK_ORIENTATION_HORIZONTAL, -1) + get_picture_width (self, width) <= width;
}

/* Rows with much room need more than they will when there is little. The window must be able to become as narrow as
 * that in one step, not only as far as they let it. */
static int
get_least_width (BluffSetupSplit *self, int content)
{
  int least = MAX (content, get_least (self->parts[PANEL], GTK_ORIENTATION_HORIZONTAL, -1));

  if (self->compact)
    self->least = least;

  return self->least > 0 ? MIN (self->least, least) : least;
}

static void
bluff_setup_split_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffSetupSplit *self = BLUFF_SETUP_SPLIT (widget);
  int content = get_least (self->parts[CONTENT], orientation, -1);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = get_least_width (self, content);
  else if (for_size >= 0 && has_room_for_picture (self, for_size))
    *minimum = MAX (content, get_least (self->parts[PANEL], orientation, get_picture_width (self, for_size)));
  else
    *minimum = content + get_least (self->parts[PANEL], orientation, for_size);
  *natural = *minimum;
}

static void
tell_shape (GtkWidget *widget)
{
  g_signal_emit (widget, signals[SHAPE_CHANGED], 0);
}

static void
set_shape (BluffSetupSplit *self, gboolean wide, int room)
{
  gboolean compact = room < ROOMY;
  gboolean tight = room < TIGHT;

  if (self->wide == wide && self->compact == compact && self->tight == tight)
    return;

  self->wide = wide;
  self->compact = compact;
  self->tight = tight;
  bluff_follow_up (GTK_WIDGET (self), tell_shape);
}

static int
get_text_percent (BluffSetupSplit *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? MAX (100, dpi * 100 / NORMAL_DPI) : 100;
}

static void
place (BluffSetupSplit *self, guint part, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (self->parts[part], &(GtkAllocation){ x, y, width, height }, -1);
}

static void
bluff_setup_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSetupSplit *self = BLUFF_SETUP_SPLIT (widget);
  gboolean wide = has_room_for_picture (self, width);
  int side = wide ? get_picture_width (self, width) : 0;
  int panel = get_least (self->parts[PANEL], GTK_ORIENTATION_VERTICAL, wide ? side : width);

  int content = MAX (width - side, get_least (self->parts[CONTENT], GTK_ORIENTATION_HORIZONTAL, -1));

  (void) baseline;
  panel = MIN (panel, height);
  gtk_widget_set_child_visible (self->parts[PICTURE], wide);
  if (wide)
    {
      place (self, CONTENT, 0, 0, content, height);
      place (self, PICTURE, width - side, 0, side, height - panel);
      place (self, PANEL, width - side, height - panel, side, panel);
    }
  else
    {
      place (self, CONTENT, 0, 0, content, height - panel); /* too wide for the one frame until rows are smaller */
      place (self, PANEL, 0, height - panel, width, panel);
    }
  set_shape (self, wide, (width - side) * 100 / get_text_percent (self));
}

static void
bluff_setup_split_dispose (GObject *object)
{
  BluffSetupSplit *self = BLUFF_SETUP_SPLIT (object);

  for (guint part = 0; part < N_PARTS; part++)
    g_clear_pointer (&self->parts[part], gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_setup_split_parent_class)->dispose (object);
}

static void
bluff_setup_split_class_init (BluffSetupSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_setup_split_dispose;
  widget_class->measure = bluff_setup_split_measure;
  widget_class->size_allocate = bluff_setup_split_size_allocate;

  signals[SHAPE_CHANGED] =
      g_signal_new ("shape-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_setup_split_init (BluffSetupSplit *self)
{
  /* Rows begin small: a window can always be larger than they need. */
  self->compact = TRUE;
  self->tight = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
bluff_setup_split_is_wide (BluffSetupSplit *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SPLIT (self), FALSE);

  return self->wide;
}

gboolean
bluff_setup_split_is_compact (BluffSetupSplit *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SPLIT (self), TRUE);

  return self->compact;
}

gboolean
bluff_setup_split_is_tight (BluffSetupSplit *self)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_SPLIT (self), TRUE);

  return self->tight;
}
