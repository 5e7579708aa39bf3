/* bluff-bluffaneer-tavern.c: the boards of the tavern's table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-tavern.h"

#include "bluff-palette.h"

/* Pixels at a table unit of 1. */
#define BOARD 77.0  /* how wide a board is */
#define JOINT 333.0 /* how long it is */
#define GROOVE 3.0
#define GROOVE_OPACITY 0.34f

struct _BluffBluffaneerTavern
{
  AdwBin parent_instance;

  double unit;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerTavern, bluff_bluffaneer_tavern, ADW_TYPE_BIN)

static void
paint_groove (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width, double height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT ((float) (int) x, (float) (int) y, (float) width, (float) height));
}

static void
bluff_bluffaneer_tavern_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBluffaneerTavern *self = BLUFF_BLUFFANEER_TAVERN (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double board = BOARD * self->unit, joint = JOINT * self->unit;
  GdkRGBA wood = bluff_palette_get (BLUFF_COLOUR_TAVERN);
  GdkRGBA groove = bluff_palette_get (BLUFF_COLOUR_PLANK);

  groove.alpha = GROOVE_OPACITY;
  gtk_snapshot_append_color (snapshot, &wood, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint row = 0; row * board < height; row++)
    {
      paint_groove (snapshot, &groove, 0, (row + 1) * board - GROOVE, width, GROOVE);
      /* Every other row is laid by half a board's length. */
      for (double x = joint * (row % 2 == 0 ? 1 : 0.5); x < width; x += joint)
        paint_groove (snapshot, &groove, x, row * board, GROOVE, board - GROOVE);
    }

  GTK_WIDGET_CLASS (bluff_bluffaneer_tavern_parent_class)->snapshot (widget, snapshot);
}

static void
bluff_bluffaneer_tavern_class_init (BluffBluffaneerTavernClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_bluffaneer_tavern_snapshot;
}

static void
bluff_bluffaneer_tavern_init (BluffBluffaneerTavern *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->unit = 1;
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_bluffaneer_tavern_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_TAVERN, NULL);
}

void
bluff_bluffaneer_tavern_set_unit (BluffBluffaneerTavern *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFANEER_TAVERN (self));

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
