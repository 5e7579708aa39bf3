/* bluff-rays.c: rays of brass behind a treasure.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rays.h"

#include "bluff-palette.h"

#include <adwaita.h>

#include <math.h>

enum
{
  N_RAYS = 15,
  FADE_TIME = 600, /* milliseconds */
  TURN_TIME = 5000,
  TURN = 24 /* degrees in that time: one ray and the gap after it */
};

#define STRENGTH 0.26f
#define CENTRE 0.36 /* of the height, where the treasure is */

struct _BluffRays
{
  GtkWidget parent_instance;

  AdwAnimation *turning;
  gboolean waiting; /* for being on the screen: before that nothing can move */
  double time;      /* milliseconds since they began */
};

G_DEFINE_FINAL_TYPE (BluffRays, bluff_rays, GTK_TYPE_WIDGET)

static void
turn_cb (double value, gpointer user_data)
{
  BluffRays *self = user_data;

  self->time = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A wedge from (X, Y) to beyond the widget. */
static void
add_ray (cairo_t *cr, double x, double y, double reach, double begin, double end)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + reach * sin (begin), y - reach * cos (begin));
  cairo_line_to (cr, x + reach * sin (end), y - reach * cos (end));
  cairo_close_path (cr);
}

/* Wedges, and not GTK's conic gradient: without a graphics card that takes more than half the time of a frame. */
static void
bluff_rays_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffRays *self = BLUFF_RAYS (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double turned = adw_easing_ease (ADW_EASE_OUT_QUAD, self->time / TURN_TIME) * TURN;
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_BRASS);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  brass.alpha = STRENGTH * (float) MIN (1, self->time / FADE_TIME);
  gdk_cairo_set_source_rgba (cr, &brass);
  for (guint i = 0; i < N_RAYS; i++)
    {
      double begin = (turned + 360.0 * i / N_RAYS) * G_PI / 180;

      add_ray (cr, width / 2.0, height * CENTRE, width + height, begin, begin + G_PI / N_RAYS);
    }
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
bluff_rays_dispose (GObject *object)
{
  BluffRays *self = BLUFF_RAYS (object);

  if (self->turning != NULL)
    adw_animation_pause (self->turning);
  g_clear_object (&self->turning);

  G_OBJECT_CLASS (bluff_rays_parent_class)->dispose (object);
}

static void
bluff_rays_map (GtkWidget *widget)
{
  BluffRays *self = BLUFF_RAYS (widget);

  GTK_WIDGET_CLASS (bluff_rays_parent_class)->map (widget);

  if (self->waiting)
    adw_animation_play (self->turning);
  self->waiting = FALSE;
}

static void
bluff_rays_class_init (BluffRaysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_rays_dispose;
  GTK_WIDGET_CLASS (klass)->map = bluff_rays_map;
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_rays_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_rays_init (BluffRays *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (turn_cb, self, NULL);

  self->time = TURN_TIME;
  self->turning = adw_timed_animation_new (GTK_WIDGET (self), 0, TURN_TIME, TURN_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turning), ADW_LINEAR);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bluff_rays_new (void)
{
  return g_object_new (BLUFF_TYPE_RAYS, NULL);
}

void
bluff_rays_shine (BluffRays *self, double factor)
{
  g_return_if_fail (BLUFF_IS_RAYS (self));

  self->waiting = factor > 0 && !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!self->waiting)
    adw_animation_play (self->turning);
  if (factor <= 0)
    adw_animation_skip (self->turning);
}
