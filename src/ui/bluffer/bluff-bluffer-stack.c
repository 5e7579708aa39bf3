/* bluff-bluffer-stack.c: the draw pile of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-stack.h"

#include "bluff-card-looks.h"
#include "bluff-palette.h"

enum
{
  LAYERS = 3, /* that are drawn below the top card, at most */
  LAYER = 3   /* pixels from one to the next */
};

#define CORNER 0.12f /* radius, of the width */

struct _BluffBlufferStack
{
  GtkWidget parent_instance;

  BluffCard *card;
  int card_width;
  guint n;
};

G_DEFINE_FINAL_TYPE (BluffBlufferStack, bluff_bluffer_stack, GTK_TYPE_WIDGET)

static guint
layers_of (BluffBlufferStack *self)
{
  return self->n > 1 ? MIN ((self->n + 3) / 4, LAYERS) : 0;
}

static void
bluff_bluffer_stack_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  BluffBlufferStack *self = BLUFF_BLUFFER_STACK (widget);
  int edge = LAYERS * LAYER;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->card_width + edge
                                                                  : bluff_card_height_for (self->card_width) + edge;
  *minimum_baseline = *natural_baseline = -1;
}

/* The cards below stick out at the end and above. */
static void
bluff_bluffer_stack_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferStack *self = BLUFF_BLUFFER_STACK (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int card_height = bluff_card_height_for (self->card_width);

  (void) baseline;
  gtk_widget_size_allocate (GTK_WIDGET (self->card),
                            &(GtkAllocation){ rtl ? width - self->card_width : 0, height - card_height,
                                              self->card_width, card_height },
                            -1);
}

static void
draw_layer (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  GdkRGBA edge = { 0.12f, 0.16f, 0.24f, 0.28f };
  GdkRGBA parchment = bluff_palette_get (BLUFF_COLOUR_PARCHMENT);
  GdkRGBA shadow = { 0, 0, 0, 0.3f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, y, width, height), CORNER * width);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 1, 0, 1.5f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &parchment, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ 1, 1, 1, 1 }, (GdkRGBA[4]){ edge, edge, edge, edge });
}

static void
bluff_bluffer_stack_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBlufferStack *self = BLUFF_BLUFFER_STACK (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int card_height = bluff_card_height_for (self->card_width);
  int x = rtl ? gtk_widget_get_width (widget) - self->card_width : 0;
  int y = gtk_widget_get_height (widget) - card_height;

  for (guint i = layers_of (self); i > 0; i--)
    {
      int away = (int) i * LAYER;

      draw_layer (snapshot, (float) (rtl ? x - away : x + away), (float) (y - away), (float) self->card_width,
                  (float) card_height);
    }
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->card), snapshot);
}

static void
bluff_bluffer_stack_dispose (GObject *object)
{
  BluffBlufferStack *self = BLUFF_BLUFFER_STACK (object);

  if (self->card != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->card)));

  G_OBJECT_CLASS (bluff_bluffer_stack_parent_class)->dispose (object);
}

static void
bluff_bluffer_stack_class_init (BluffBlufferStackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_stack_dispose;
  widget_class->measure = bluff_bluffer_stack_measure;
  widget_class->size_allocate = bluff_bluffer_stack_size_allocate;
  widget_class->snapshot = bluff_bluffer_stack_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_bluffer_stack_init (BluffBlufferStack *self)
{
  self->card_width = BLUFF_CARD_WIDTH_OWN;
  self->card = g_object_new (BLUFF_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->card), GTK_WIDGET (self));
}

GtkWidget *
bluff_bluffer_stack_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_STACK, NULL);
}

void
bluff_bluffer_stack_set_card_width (BluffBlufferStack *self, int card_width)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_STACK (self));

  if (self->card_width == card_width)
    return;

  self->card_width = card_width;
  bluff_card_set_width (self->card, card_width);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffer_stack_show (BluffBlufferStack *self, guint n, BluffShape up)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_STACK (self));

  self->n = n;
  bluff_card_show (self->card, n > 0 && up < BLUFF_N_SHAPES ? bluff_card_look_bluffer (up, BLUFF_SHAPE_UNKNOWN, FALSE)
                                                            : bluff_card_look_gap ());
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
