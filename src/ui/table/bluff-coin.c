/* bluff-coin.c: a coin that can be tossed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-coin.h"

#include "bluff-art.h"

#include <adwaita.h>
#include <math.h>

enum
{
  SIZE = 112, /* unless told */
  RISE = 40,  /* how high it is thrown */
  HALF_TURNS = 6,
  TOSS_TIME = 1260 /* milliseconds */
};

struct _BluffCoin
{
  GtkWidget parent_instance;

  GdkPaintable *faces[2]; /* skull, ship */
  gulong drawn[2];
  int size;
  gboolean ship; /* what is, or will be, up */
  guint turns;   /* half turns of the whole toss */
  double done;   /* 0 … 1 of it */
  AdwAnimation *flight;
};

enum
{
  LANDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffCoin, bluff_coin, GTK_TYPE_WIDGET)

static void
fly_cb (double value, gpointer user_data)
{
  BluffCoin *self = user_data;

  self->done = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
landed_cb (BluffCoin *self)
{
  g_signal_emit (self, signals[LANDED], 0);
}

/* It begins with the skull up, and shows the other side after each half turn. */
static void
bluff_coin_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffCoin *self = BLUFF_COIN (widget);
  double angle = self->done * self->turns * G_PI;
  guint half = (guint) (self->done * self->turns + 0.5);
  gboolean ship = self->turns > 0 ? half % 2 == 1 : self->ship;
  float height = (float) MAX (fabs (cos (angle)), 0.06);
  float rise = (float) (RISE * sin (self->done * G_PI));
  float x = (float) (gtk_widget_get_width (widget) - self->size) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, RISE + (float) self->size / 2 - rise));
  gtk_snapshot_scale (snapshot, 1, height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -(float) self->size / 2));
  gdk_paintable_snapshot (self->faces[ship], snapshot, self->size, self->size);
  gtk_snapshot_restore (snapshot);
}

static void
bluff_coin_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  int size = BLUFF_COIN (widget)->size;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? size + RISE : size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_coin_dispose (GObject *object)
{
  BluffCoin *self = BLUFF_COIN (object);

  g_clear_object (&self->flight);
  for (guint i = 0; i < G_N_ELEMENTS (self->faces); i++)
    {
      if (self->faces[i] != NULL)
        g_clear_signal_handler (&self->drawn[i], self->faces[i]);
      g_clear_object (&self->faces[i]);
    }

  G_OBJECT_CLASS (bluff_coin_parent_class)->dispose (object);
}

static void
bluff_coin_class_init (BluffCoinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_coin_dispose;
  widget_class->snapshot = bluff_coin_snapshot;
  widget_class->measure = bluff_coin_measure;
  gtk_widget_class_set_css_name (widget_class, "bluffcoin");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  signals[LANDED] = g_signal_new ("landed", BLUFF_TYPE_COIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_coin_init (BluffCoin *self)
{
  self->size = SIZE;
  for (guint i = 0; i < G_N_ELEMENTS (self->faces); i++)
    {
      self->faces[i] = bluff_art_get (bluff_coin_art (i == 1));
      self->drawn[i] =
          g_signal_connect_swapped (self->faces[i], "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
    }
}

const char *
bluff_coin_art (gboolean ship)
{
  return ship ? "coin-ship" : "coin-skull";
}

void
bluff_coin_set_size (BluffCoin *self, int size)
{
  g_return_if_fail (BLUFF_IS_COIN (self));

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_coin_show (BluffCoin *self, gboolean ship)
{
  g_return_if_fail (BLUFF_IS_COIN (self));

  g_clear_object (&self->flight);
  self->turns = 0;
  self->done = 0;
  self->ship = ship != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bluff_coin_toss (BluffCoin *self, gboolean ship, double factor)
{
  AdwAnimationTarget *target;

  g_return_if_fail (BLUFF_IS_COIN (self));

  bluff_coin_show (self, ship);
  self->turns = HALF_TURNS + (ship ? 1 : 0);
  target = adw_callback_animation_target_new (fly_cb, self, NULL);
  self->flight = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) (TOSS_TIME * factor), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flight), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_swapped (self->flight, "done", G_CALLBACK (landed_cb), self);
  adw_animation_play (self->flight);
}

void
bluff_coin_skip (BluffCoin *self)
{
  g_return_if_fail (BLUFF_IS_COIN (self));

  if (self->flight != NULL)
    adw_animation_skip (self->flight);
}
