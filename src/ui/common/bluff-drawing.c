/* bluff-drawing.c: one of our drawings as a widget of a fixed size.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-drawing.h"

#include "bluff-art.h"

struct _BluffDrawing
{
  GtkWidget parent_instance;

  GdkPaintable *art;
  int width, height;
  gboolean tinted;
  GdkRGBA tint;
};

enum
{
  PROP_0,
  PROP_ART,
  PROP_WIDTH,
  PROP_HEIGHT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BluffDrawing, bluff_drawing, GTK_TYPE_WIDGET)

static void
bluff_drawing_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  BluffDrawing *self = BLUFF_DRAWING (widget);

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  *minimum_baseline = *natural_baseline = -1;
}

/* All colours become one; what shines through stays as it is. */
static void
push_tint (GtkSnapshot *snapshot, const GdkRGBA *tint)
{
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  const float keep_alpha[16] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, tint->alpha };

  graphene_matrix_init_from_float (&matrix, keep_alpha);
  graphene_vec4_init (&offset, tint->red, tint->green, tint->blue, 0);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
}

static void
bluff_drawing_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffDrawing *self = BLUFF_DRAWING (widget);
  float x = (float) (gtk_widget_get_width (widget) - self->width) / 2;
  float y = (float) (gtk_widget_get_height (widget) - self->height) / 2;

  if (self->art == NULL)
    return;

  if (self->tinted)
    push_tint (snapshot, &self->tint);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gdk_paintable_snapshot (self->art, snapshot, self->width, self->height);
  gtk_snapshot_restore (snapshot);
  if (self->tinted)
    gtk_snapshot_pop (snapshot);
}

static void
forget_art (BluffDrawing *self)
{
  if (self->art != NULL)
    g_signal_handlers_disconnect_by_func (self->art, gtk_widget_queue_draw, self);
  g_clear_object (&self->art);
}

static void
bluff_drawing_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffDrawing *self = BLUFF_DRAWING (object);

  switch (id)
    {
    case PROP_ART:
      bluff_drawing_set_art (self, g_value_get_string (value));
      break;
    case PROP_WIDTH:
      bluff_drawing_set_size (self, g_value_get_int (value), self->height);
      break;
    case PROP_HEIGHT:
      bluff_drawing_set_size (self, self->width, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_drawing_dispose (GObject *object)
{
  forget_art (BLUFF_DRAWING (object));

  G_OBJECT_CLASS (bluff_drawing_parent_class)->dispose (object);
}

static void
bluff_drawing_class_init (BluffDrawingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bluff_drawing_dispose;
  object_class->set_property = bluff_drawing_set_property;
  widget_class->measure = bluff_drawing_measure;
  widget_class->snapshot = bluff_drawing_snapshot;

  properties[PROP_ART] = g_param_spec_string ("art", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_WIDTH] =
      g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HEIGHT] =
      g_param_spec_int ("height", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "drawing");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_drawing_init (BluffDrawing *self)
{
  (void) self;
}

GtkWidget *
bluff_drawing_new (const char *name, int width, int height)
{
  return g_object_new (BLUFF_TYPE_DRAWING, "art", name, "width", width, "height", height, NULL);
}

void
bluff_drawing_set_art (BluffDrawing *self, const char *name)
{
  g_return_if_fail (BLUFF_IS_DRAWING (self));

  forget_art (self);
  if (name != NULL)
    {
      self->art = bluff_art_get (name);
      g_signal_connect_swapped (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bluff_drawing_set_size (BluffDrawing *self, int width, int height)
{
  g_return_if_fail (BLUFF_IS_DRAWING (self));

  if (self->width == width && self->height == height)
    return;

  self->width = width;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_drawing_set_tint (BluffDrawing *self, const GdkRGBA *tint)
{
  g_return_if_fail (BLUFF_IS_DRAWING (self));

  self->tinted = tint != NULL;
  if (tint != NULL)
    self->tint = *tint;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
