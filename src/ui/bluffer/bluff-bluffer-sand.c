/* bluff-bluffer-sand.c: the beach that everything of a Bluffer table lies on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-sand.h"

#include "bluff-palette.h"

/* One tile of ripples, at a table unit of 1. */
#define TILE_WIDTH 460.0
#define TILE_HEIGHT 260.0
#define RIPPLE_LINE 4.0

/* Where ripples are in a tile, and how long they are. */
static const struct
{
  double x, y, length;
} ripples[] = { { 40, 38, 162 }, { 268, 84, 66 }, { 96, 150, 96 }, { 232, 214, 172 } };

struct _BluffBlufferSand
{
  AdwBin parent_instance;

  double unit;
};

G_DEFINE_FINAL_TYPE (BluffBlufferSand, bluff_bluffer_sand, ADW_TYPE_BIN)

/* A long and gentle S. */
static void
trace_ripple (cairo_t *cr, double x, double y, double length)
{
  double rise = length * 0.11;

  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + length * 0.17, y - rise, x + length * 0.33, y - rise, x + length * 0.5, y);
  cairo_curve_to (cr, x + length * 0.67, y + rise * 0.8, x + length * 0.83, y + rise * 0.8, x + length, y);
}

static void
paint_tile (GtkSnapshot *snapshot, const graphene_rect_t *tile, double unit)
{
  GdkRGBA colour = bluff_palette_get (BLUFF_COLOUR_SAND_LINE);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, tile);

  cairo_scale (cr, unit, unit);
  for (guint i = 0; i < G_N_ELEMENTS (ripples); i++)
    trace_ripple (cr, ripples[i].x, ripples[i].y, ripples[i].length);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, RIPPLE_LINE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
bluff_bluffer_sand_paint (GtkSnapshot *snapshot, double width, double height, double unit)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  /* Whole pixels, or else the tiles would not meet. */
  graphene_rect_t tile = GRAPHENE_RECT_INIT (0, 0, (int) (TILE_WIDTH * unit), (int) (TILE_HEIGHT * unit));
  GdkRGBA sand = bluff_palette_get (BLUFF_COLOUR_SAND);

  gtk_snapshot_append_color (snapshot, &sand, &all);
  gtk_snapshot_push_repeat (snapshot, &all, &tile);
  paint_tile (snapshot, &tile, unit);
  gtk_snapshot_pop (snapshot);
}

static void
bluff_bluffer_sand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  bluff_bluffer_sand_paint (snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                            BLUFF_BLUFFER_SAND (widget)->unit);
  GTK_WIDGET_CLASS (bluff_bluffer_sand_parent_class)->snapshot (widget, snapshot);
}

static void
bluff_bluffer_sand_class_init (BluffBlufferSandClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_bluffer_sand_snapshot;
}

static void
bluff_bluffer_sand_init (BluffBlufferSand *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->unit = 1;
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_bluffer_sand_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_SAND, NULL);
}

void
bluff_bluffer_sand_set_unit (BluffBlufferSand *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SAND (self));

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
