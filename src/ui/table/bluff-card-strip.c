/* bluff-card-strip.c: cards in one row that is never wider than there is room.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card-strip.h"

#include "bluff-extent.h"

enum
{
  GAP = 4,
  SEEN = 12 /* of a covered card, at least: more than that scrolls away with the sheet */
};

struct _BluffCardStrip
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffCardStrip, bluff_card_strip, GTK_TYPE_WIDGET)

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static void
bluff_card_strip_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int n = count (widget);
  int width = 0;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (first == NULL)
    return;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (first, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }

  width = bluff_extent_least_width (first);
  *minimum = width + (n - 1) * SEEN;
  *natural = n * width + (n - 1) * GAP;
}

static void
bluff_card_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int n = count (widget);
  int card = 0;
  int step, i = 0;

  (void) height;
  (void) baseline;
  if (first == NULL)
    return;

  card = bluff_extent_least_width (first);
  step = n > 1 ? MIN (card + GAP, (width - card) / (n - 1)) : 0;
  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child), i++)
    {
      int x = mirrored ? width - card - i * step : i * step;
      GskTransform *place = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, 0));

      gtk_widget_allocate (child, card, bluff_extent_least_height (child, card), -1, place);
    }
}

static void
bluff_card_strip_dispose (GObject *object)
{
  bluff_card_strip_clear (BLUFF_CARD_STRIP (object));

  G_OBJECT_CLASS (bluff_card_strip_parent_class)->dispose (object);
}

static void
bluff_card_strip_class_init (BluffCardStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_card_strip_dispose;
  widget_class->measure = bluff_card_strip_measure;
  widget_class->size_allocate = bluff_card_strip_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_card_strip_init (BluffCardStrip *self)
{
  (void) self;
}

void
bluff_card_strip_append (BluffCardStrip *self, BluffCard *card)
{
  g_return_if_fail (BLUFF_IS_CARD_STRIP (self));

  gtk_widget_set_parent (GTK_WIDGET (card), GTK_WIDGET (self));
}

void
bluff_card_strip_clear (BluffCardStrip *self)
{
  GtkWidget *child;

  g_return_if_fail (BLUFF_IS_CARD_STRIP (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
