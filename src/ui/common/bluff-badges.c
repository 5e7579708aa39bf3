/* bluff-badges.c: the badges of several players, one half behind the other.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-badges.h"

#include "bluff-seat.h"

enum
{
  SIZE = 28,
  STEP = 20 /* from one to the next */
};

struct _BluffBadges
{
  GtkWidget parent_instance;

  GdkPaintable *badges[BLUFF_MAX_SEATS];
  guint n;
};

G_DEFINE_FINAL_TYPE (BluffBadges, bluff_badges, GTK_TYPE_WIDGET)

static void
clear (BluffBadges *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      g_signal_handlers_disconnect_by_data (self->badges[i], self);
      g_clear_object (&self->badges[i]);
    }
  self->n = 0;
}

static void
bluff_badges_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  BluffBadges *self = BLUFF_BADGES (widget);

  (void) for_size;
  (void) minimum_baseline;
  (void) natural_baseline;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = SIZE;
  else
    *minimum = *natural = self->n == 0 ? 0 : SIZE + (int) (self->n - 1) * STEP;
}

static void
bluff_badges_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBadges *self = BLUFF_BADGES (widget);
  gboolean right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float y = (float) (gtk_widget_get_height (widget) - SIZE) / 2;

  for (guint i = 0; i < self->n; i++)
    {
      int x = (int) i * STEP;

      if (right_to_left)
        x = gtk_widget_get_width (widget) - SIZE - x;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, y));
      gdk_paintable_snapshot (self->badges[i], snapshot, SIZE, SIZE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
bluff_badges_dispose (GObject *object)
{
  clear (BLUFF_BADGES (object));

  G_OBJECT_CLASS (bluff_badges_parent_class)->dispose (object);
}

static void
bluff_badges_class_init (BluffBadgesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_badges_dispose;
  widget_class->measure = bluff_badges_measure;
  widget_class->snapshot = bluff_badges_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bluff_badges_init (BluffBadges *self)
{
  (void) self;
}

GtkWidget *
bluff_badges_new (void)
{
  return g_object_new (BLUFF_TYPE_BADGES, NULL);
}

void
bluff_badges_set (BluffBadges *self, const BluffFlag *flags, guint n, const char *names)
{
  g_return_if_fail (BLUFF_IS_BADGES (self));
  g_return_if_fail (n <= BLUFF_MAX_SEATS);

  clear (self);
  self->n = n;
  for (guint i = 0; i < n; i++)
    {
      self->badges[i] = bluff_flag_badge (flags[i]);
      g_signal_connect_swapped (self->badges[i], "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
    }
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, names, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
