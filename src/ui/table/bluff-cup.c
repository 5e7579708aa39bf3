/* bluff-cup.c: a dice cup, and the token that lies under it once it has been lifted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-cup.h"

#include "bluff-art.h"
#include "bluff-palette.h"

#include <math.h>

#define TOKEN 0.86f /* of the size */
#define FADED 0.6   /* from here on a rising cup fades away */

struct _BluffCup
{
  GtkWidget parent_instance;

  int size;
  double lifted, turned;
  GdkPaintable *cup, *token;
};

G_DEFINE_FINAL_TYPE (BluffCup, bluff_cup, GTK_TYPE_WIDGET)

static void
watch (BluffCup *self, GdkPaintable *art)
{
  g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* The rim of a token that stands on its edge. */
static void
draw_blank (GtkSnapshot *snapshot, float size)
{
  GdkRGBA colour = bluff_palette_get (BLUFF_COLOUR_BRASS_DARK);
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (0, 0, size, size), size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &colour, &disc.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_token (BluffCup *self, GtkSnapshot *snapshot)
{
  float size = (float) self->size * TOKEN;
  float narrow = MAX ((float) fabs (cos (G_PI * self->turned)), 0.01f);
  float edge = ((float) self->size - size) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->size / 2, edge));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, 0));
  if (self->turned < 0.5)
    draw_blank (snapshot, size);
  else
    gdk_paintable_snapshot (self->token, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
draw_cup (BluffCup *self, GtkSnapshot *snapshot)
{
  double faded = self->lifted > FADED ? (1 - self->lifted) / (1 - FADED) : 1;

  if (faded <= 0)
    return;

  gtk_snapshot_push_opacity (snapshot, MIN (faded, 1));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (-self->lifted * self->size)));
  gdk_paintable_snapshot (self->cup, snapshot, self->size, self->size);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
bluff_cup_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffCup *self = BLUFF_CUP (widget);
  float x = (float) (gtk_widget_get_width (widget) - self->size) / 2;
  float y = (float) (gtk_widget_get_height (widget) - self->size) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  if (self->token != NULL && self->lifted > 0)
    draw_token (self, snapshot);
  draw_cup (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
bluff_cup_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  (void) orientation;
  (void) for_size;
  *minimum = *natural = BLUFF_CUP (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_cup_dispose (GObject *object)
{
  BluffCup *self = BLUFF_CUP (object);

  g_clear_object (&self->cup);
  g_clear_object (&self->token);

  G_OBJECT_CLASS (bluff_cup_parent_class)->dispose (object);
}

static void
bluff_cup_class_init (BluffCupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_cup_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_cup_snapshot;
  GTK_WIDGET_CLASS (klass)->measure = bluff_cup_measure;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_cup_init (BluffCup *self)
{
  self->cup = bluff_art_get ("token-hidden");
  watch (self, self->cup);
}

GtkWidget *
bluff_cup_new (int size)
{
  BluffCup *self = g_object_new (BLUFF_TYPE_CUP, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
bluff_cup_set_token (BluffCup *self, const char *token)
{
  g_return_if_fail (BLUFF_IS_CUP (self));

  g_clear_object (&self->token);
  if (token != NULL)
    {
      self->token = bluff_art_get (token);
      watch (self, self->token);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bluff_cup_set_state (BluffCup *self, double lifted, double turned)
{
  g_return_if_fail (BLUFF_IS_CUP (self));

  self->lifted = lifted;
  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
