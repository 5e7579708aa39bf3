/* bluff-scene.c: a drawing that fills whatever room it is given.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scene.h"

#include "bluff-art.h"

struct _BluffScene
{
  GtkWidget parent_instance;

  char *drawing;
  GdkPaintable *art;
};

enum
{
  PROP_DRAWING = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffScene, bluff_scene, GTK_TYPE_WIDGET)

static void
bluff_scene_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffScene *self = BLUFF_SCENE (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double ratio, art_width, art_height;

  if (self->art == NULL)
    return;

  ratio = gdk_paintable_get_intrinsic_aspect_ratio (self->art);
  art_width = MAX (width, height * ratio);
  art_height = art_width / ratio;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((width - art_width) / 2),
                                                          (float) ((height - art_height) / 2)));
  gdk_paintable_snapshot (self->art, snapshot, art_width, art_height);
  gtk_snapshot_pop (snapshot);
}

static void
drop (BluffScene *self)
{
  if (self->art != NULL)
    g_signal_handlers_disconnect_by_data (self->art, self);
  g_clear_object (&self->art);
  g_clear_pointer (&self->drawing, g_free);
}

static void
bluff_scene_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DRAWING)
    g_value_set_string (value, BLUFF_SCENE (object)->drawing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_scene_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DRAWING)
    bluff_scene_set_drawing (BLUFF_SCENE (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_scene_dispose (GObject *object)
{
  drop (BLUFF_SCENE (object));

  G_OBJECT_CLASS (bluff_scene_parent_class)->dispose (object);
}

static void
bluff_scene_class_init (BluffSceneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_scene_get_property;
  object_class->set_property = bluff_scene_set_property;
  object_class->dispose = bluff_scene_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_scene_snapshot;

  properties[PROP_DRAWING] =
      g_param_spec_string ("drawing", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_scene_init (BluffScene *self)
{
  (void) self;
}

void
bluff_scene_set_drawing (BluffScene *self, const char *drawing)
{
  g_return_if_fail (BLUFF_IS_SCENE (self));

  drop (self);
  if (drawing != NULL)
    {
      self->drawing = g_strdup (drawing);
      self->art = bluff_art_get (drawing);
      g_signal_connect_swapped (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
