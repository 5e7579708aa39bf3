/* bluff-chest.c: a chest that springs open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chest.h"

#include "bluff-art.h"

#include <adwaita.h>

enum
{
  OPEN_TIME = 400 /* milliseconds */
};

#define SHUT 0.7 /* how high it is before */

struct _BluffChest
{
  GtkWidget parent_instance;

  GdkPaintable *art;
  gulong changed;
  int size;
  double height; /* 1: as drawn */
  AdwAnimation *opening;
  gboolean waiting; /* for being on the screen: before that nothing can move */
};

G_DEFINE_FINAL_TYPE (BluffChest, bluff_chest, GTK_TYPE_WIDGET)

static void
open_cb (double value, gpointer user_data)
{
  BluffChest *self = user_data;

  self->height = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* It stands on the ground, and grows from there. */
static void
bluff_chest_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffChest *self = BLUFF_CHEST (widget);
  float size = (float) self->size;
  float x = ((float) gtk_widget_get_width (widget) - size) / 2;

  if (self->art == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, size));
  gtk_snapshot_scale (snapshot, 1, (float) self->height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -size));
  gdk_paintable_snapshot (self->art, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
bluff_chest_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = *natural = BLUFF_CHEST (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
clear_art (BluffChest *self)
{
  if (self->art != NULL)
    g_clear_signal_handler (&self->changed, self->art);
  g_clear_object (&self->art);
}

static void
bluff_chest_dispose (GObject *object)
{
  BluffChest *self = BLUFF_CHEST (object);

  clear_art (self);
  if (self->opening != NULL)
    adw_animation_pause (self->opening);
  g_clear_object (&self->opening);

  G_OBJECT_CLASS (bluff_chest_parent_class)->dispose (object);
}

static void
bluff_chest_map (GtkWidget *widget)
{
  BluffChest *self = BLUFF_CHEST (widget);

  GTK_WIDGET_CLASS (bluff_chest_parent_class)->map (widget);

  if (self->waiting)
    adw_animation_play (self->opening);
  self->waiting = FALSE;
}

static void
bluff_chest_class_init (BluffChestClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_chest_dispose;
  GTK_WIDGET_CLASS (klass)->map = bluff_chest_map;
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_chest_snapshot;
  GTK_WIDGET_CLASS (klass)->measure = bluff_chest_measure;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_chest_init (BluffChest *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (open_cb, self, NULL);

  self->height = 1;
  self->opening = adw_timed_animation_new (GTK_WIDGET (self), SHUT, 1, OPEN_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->opening), ADW_EASE_OUT_BACK);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bluff_chest_new (void)
{
  return g_object_new (BLUFF_TYPE_CHEST, NULL);
}

void
bluff_chest_show (BluffChest *self, const char *art, int size)
{
  g_return_if_fail (BLUFF_IS_CHEST (self));

  clear_art (self);
  self->art = bluff_art_get (art);
  self->changed = g_signal_connect_object (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                                           G_CONNECT_SWAPPED);
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_chest_open (BluffChest *self, double factor)
{
  g_return_if_fail (BLUFF_IS_CHEST (self));

  if (factor > 0)
    adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->opening), (guint) (OPEN_TIME * factor));
  self->waiting = factor > 0 && !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!self->waiting)
    adw_animation_play (self->opening);
  if (factor <= 0)
    adw_animation_skip (self->opening);
}
