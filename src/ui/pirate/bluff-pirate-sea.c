/* bluff-pirate-sea.c: the sea that everything of a Bluff Pirate table lies on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-sea.h"

#include "bluff-palette.h"

/* One tile of waves, at a table unit of 1. */
#define TILE_WIDTH 56.0
#define TILE_HEIGHT 36.0
#define WAVE_WIDTH 18.0
#define WAVE_HEIGHT 6.0
#define WAVE_LINE 2.2

struct _BluffPirateSea
{
  AdwBin parent_instance;

  double unit;
};

G_DEFINE_FINAL_TYPE (BluffPirateSea, bluff_pirate_sea, ADW_TYPE_BIN)

static void
trace_wave (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - WAVE_WIDTH / 2, y);
  cairo_curve_to (cr, x - WAVE_WIDTH / 4, y - WAVE_HEIGHT, x + WAVE_WIDTH / 4, y - WAVE_HEIGHT, x + WAVE_WIDTH / 2, y);
}

/* Two waves; the tile repeats them for ever. */
static void
paint_tile (GtkSnapshot *snapshot, const graphene_rect_t *tile, double unit)
{
  GdkRGBA colour = bluff_palette_get (BLUFF_COLOUR_SEA_LINE);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, tile);

  cairo_scale (cr, unit, unit);
  trace_wave (cr, TILE_WIDTH * 0.25, TILE_HEIGHT * 0.35);
  trace_wave (cr, TILE_WIDTH * 0.75, TILE_HEIGHT * 0.85);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, WAVE_LINE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
bluff_pirate_sea_paint (GtkSnapshot *snapshot, double width, double height, double unit)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  /* Whole pixels, or else the tiles would not meet. */
  graphene_rect_t tile = GRAPHENE_RECT_INIT (0, 0, (int) (TILE_WIDTH * unit), (int) (TILE_HEIGHT * unit));
  GdkRGBA water = bluff_palette_get (BLUFF_COLOUR_SEA);

  gtk_snapshot_append_color (snapshot, &water, &all);
  gtk_snapshot_push_repeat (snapshot, &all, &tile);
  paint_tile (snapshot, &tile, unit);
  gtk_snapshot_pop (snapshot);
}

static void
bluff_pirate_sea_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  bluff_pirate_sea_paint (snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                          BLUFF_PIRATE_SEA (widget)->unit);
  GTK_WIDGET_CLASS (bluff_pirate_sea_parent_class)->snapshot (widget, snapshot);
}

static void
bluff_pirate_sea_class_init (BluffPirateSeaClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bluff_pirate_sea_snapshot;
}

static void
bluff_pirate_sea_init (BluffPirateSea *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->unit = 1;
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_pirate_sea_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_SEA, NULL);
}

void
bluff_pirate_sea_set_unit (BluffPirateSea *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SEA (self));

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
