/* bluff-bluffaneer-purse.c: coins, in stacks of five.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-purse.h"

#include "bluff-art.h"

#include <math.h>

enum
{
  STACK = 5,  /* coins in one */
  ABREAST = 4 /* stacks that stand beside each other; more of them move closer together */
};

/* Pixels at a table unit of 1. */
#define COIN 34.0
#define STEP 7.0 /* what is seen of a covered coin */
#define GAP 8.0

struct _BluffBluffaneerPurse
{
  GtkWidget parent_instance;

  guint coins;
  double unit;
  GdkPaintable *coin;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerPurse, bluff_bluffaneer_purse, GTK_TYPE_WIDGET)

static guint
count_stacks (BluffBluffaneerPurse *self)
{
  return (self->coins + STACK - 1) / STACK;
}

static double
width_of (BluffBluffaneerPurse *self)
{
  return (ABREAST * COIN + (ABREAST - 1) * GAP) * self->unit;
}

static double
height_of (BluffBluffaneerPurse *self)
{
  return (COIN + (STACK - 1) * STEP) * self->unit;
}

static void
bluff_bluffaneer_purse_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  BluffBluffaneerPurse *self = BLUFF_BLUFFANEER_PURSE (widget);

  (void) for_size;
  *minimum = *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width_of (self) : height_of (self));
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_bluffaneer_purse_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBluffaneerPurse *self = BLUFF_BLUFFANEER_PURSE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double width = gtk_widget_get_width (widget);
  double size = round (COIN * self->unit), step = round (STEP * self->unit);
  double way = (COIN + GAP) * self->unit;
  guint stacks = count_stacks (self);
  double foot = (gtk_widget_get_height (widget) + height_of (self)) / 2;

  if (stacks > ABREAST)
    way = (width_of (self) - size) / (stacks - 1);
  for (guint i = 0; i < self->coins; i++)
    {
      double start = round (i / STACK * way);
      double x = rtl ? width - start - size : start;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((float) x, (float) round (foot - size - i % STACK * step)));
      gdk_paintable_snapshot (self->coin, snapshot, size, size);
      gtk_snapshot_restore (snapshot);
    }
}

static void
bluff_bluffaneer_purse_dispose (GObject *object)
{
  g_clear_object (&BLUFF_BLUFFANEER_PURSE (object)->coin);

  G_OBJECT_CLASS (bluff_bluffaneer_purse_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_purse_class_init (BluffBluffaneerPurseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_purse_dispose;
  widget_class->measure = bluff_bluffaneer_purse_measure;
  widget_class->snapshot = bluff_bluffaneer_purse_snapshot;
  /* The words beside it say how many there are. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_bluffaneer_purse_init (BluffBluffaneerPurse *self)
{
  self->unit = 1;
  self->coin = bluff_art_get ("coin-skull");
  g_signal_connect_object (self->coin, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_bluffaneer_purse_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_PURSE, NULL);
}

void
bluff_bluffaneer_purse_show (BluffBluffaneerPurse *self, guint coins)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_PURSE (self));

  self->coins = coins;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bluff_bluffaneer_purse_get_coins (BluffBluffaneerPurse *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_PURSE (self), 0);

  return self->coins;
}

void
bluff_bluffaneer_purse_set_unit (BluffBluffaneerPurse *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_PURSE (self));

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
