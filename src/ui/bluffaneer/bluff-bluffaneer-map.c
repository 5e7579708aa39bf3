/* bluff-bluffaneer-map.c: the treasure map and the mat.
 *
 * The map is drawn as if it were MAP_WIDTH × MAP_HEIGHT.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-map.h"

#include "bluff-palette.h"

#include <math.h>

#define MAP_WIDTH 780.0
#define MAP_HEIGHT 400.0
#define MAP_RATIO (MAP_WIDTH / MAP_HEIGHT)
#define MAT_SHARE 0.62 /* of the map's width */
#define MAT_RATIO 2.0
#define MARGIN 14.0
#define EDGE 12.0

/* Where there are corners. */
#define LEAST_WIDTH 540.0
#define LEAST_HEIGHT 270.0
#define MAP_MAX 1240.0

#define ROUTE "#B3261E"

/* --- Places --------------------------------------------------------------------------------------------------------
 */

static graphene_rect_t
in_the_middle (double width, double height, double of_width, double of_height)
{
  return GRAPHENE_RECT_INIT ((float) floor ((of_width - width) / 2), (float) floor ((of_height - height) / 2),
                             (float) floor (width), (float) floor (height));
}

void
bluff_bluffaneer_map_lay (BluffBluffaneerMap *self, double width, double height, double side, double unit)
{
  double map_height = height - 2 * MARGIN;
  double map_width = MIN (MIN (map_height * MAP_RATIO * 1.12, width - 2 * side), MAP_MAX * unit);
  double mat_width, mat_height;

  self->corners = map_width >= LEAST_WIDTH && map_height >= LEAST_HEIGHT;
  if (self->corners)
    {
      map_height = MIN (map_height, map_width / MAP_RATIO * 1.12);
      mat_width = MIN (map_width * MAT_SHARE, map_height * 0.68 * MAT_RATIO);
      mat_height = mat_width / MAT_RATIO;
    }
  else
    {
      /* Only the corners of the map look out from under the mat. */
      mat_height = MIN (height - 2 * EDGE, (width - 4 * EDGE) / MAT_RATIO);
      mat_height = CLAMP (mat_height, 60, 300 * unit);
      mat_width = MIN (width - 4 * EDGE, mat_height * MAT_RATIO * 1.15);
      map_width = mat_width * 0.94;
      map_height = MIN (mat_height + 2 * EDGE - 4, height);
    }

  self->map = in_the_middle (map_width, map_height, width, height);
  self->mat = in_the_middle (mat_width, mat_height, width, height);
}

/* In the map's own measure: clear of its ragged edges and of the mat. */
static graphene_rect_t
corner_of (guint i)
{
  static const float places[4][2] = { { 26, 42 }, { 608, 32 }, { 28, 252 }, { 604, 248 } };

  return GRAPHENE_RECT_INIT (places[i][0], places[i][1], 146, 106);
}

graphene_rect_t
bluff_bluffaneer_map_corner (const BluffBluffaneerMap *self, guint i, gboolean rtl)
{
  graphene_rect_t corner = corner_of (i);
  float across = self->map.size.width / (float) MAP_WIDTH, down = self->map.size.height / (float) MAP_HEIGHT;
  float x = rtl ? (float) MAP_WIDTH - corner.origin.x - corner.size.width : corner.origin.x;

  return GRAPHENE_RECT_INIT (self->map.origin.x + x * across, self->map.origin.y + corner.origin.y * down,
                             corner.size.width * across, corner.size.height * down);
}

/* --- The map -------------------------------------------------------------------------------------------------------
 */

static void
set_colour (cairo_t *cr, BluffColour colour, double alpha)
{
  GdkRGBA rgba = bluff_palette_get (colour);

  cairo_set_source_rgba (cr, rgba.red, rgba.green, rgba.blue, rgba.alpha * alpha);
}

/* An old sheet: no edge is straight, and one corner is torn. */
static void
trace_sheet (cairo_t *cr)
{
  cairo_move_to (cr, 0, 26);
  cairo_curve_to (cr, 90, 18, 150, 36, 240, 22);
  cairo_curve_to (cr, 380, 2, 520, 20, 640, 10);
  cairo_line_to (cr, 664, 16);
  cairo_line_to (cr, 676, 7);
  cairo_curve_to (cr, 710, 8, 740, 4, 766, 0);
  cairo_curve_to (cr, 760, 80, 784, 160, 772, 240);
  cairo_curve_to (cr, 770, 300, 782, 340, 778, 372);
  cairo_curve_to (cr, 640, 394, 520, 372, 400, 386);
  cairo_curve_to (cr, 260, 398, 140, 380, 18, 400);
  cairo_curve_to (cr, 22, 330, 0, 280, 8, 210);
  cairo_curve_to (cr, 14, 150, -4, 90, 0, 26);
  cairo_close_path (cr);
}

/* The curl along the lower edge. */
static void
trace_curl (cairo_t *cr)
{
  cairo_move_to (cr, 778, 372);
  cairo_curve_to (cr, 640, 394, 520, 372, 400, 386);
  cairo_curve_to (cr, 260, 398, 140, 380, 18, 400);
  cairo_line_to (cr, 17, 386);
  cairo_curve_to (cr, 140, 366, 260, 384, 400, 372);
  cairo_curve_to (cr, 520, 358, 640, 380, 777, 358);
  cairo_close_path (cr);
}

/* An island around a place of the map, in the map's own measure. */
static void
draw_island (cairo_t *cr, const graphene_rect_t *place)
{
  double x = place->origin.x, y = place->origin.y, w = place->size.width, h = place->size.height;

  cairo_move_to (cr, x - 0.01 * w, y + 0.55 * h);
  cairo_curve_to (cr, x - 0.04 * w, y + 0.1 * h, x + 0.24 * w, y - 0.1 * h, x + 0.5 * w, y - 0.02 * h);
  cairo_curve_to (cr, x + 0.78 * w, y - 0.12 * h, x + 1.06 * w, y + 0.12 * h, x + w, y + 0.5 * h);
  cairo_curve_to (cr, x + 1.06 * w, y + 0.94 * h, x + 0.76 * w, y + 1.12 * h, x + 0.46 * w, y + 1.02 * h);
  cairo_curve_to (cr, x + 0.2 * w, y + 1.1 * h, x + 0.02 * w, y + 0.96 * h, x - 0.01 * w, y + 0.55 * h);
  cairo_close_path (cr);
  set_colour (cr, BLUFF_COLOUR_PARCHMENT, 0.75);
  cairo_fill_preserve (cr);
  set_colour (cr, BLUFF_COLOUR_BRASS_DARK, 0.45);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
}

static void
draw_mountains (cairo_t *cr)
{
  set_colour (cr, BLUFF_COLOUR_BRASS_DARK, 0.5);
  cairo_set_line_width (cr, 2.5);
  for (guint i = 0; i < 3; i++)
    {
      double x = 300 + 30 * i, y = i == 1 ? 40 : 45;

      cairo_move_to (cr, x - 9, y + 9);
      cairo_line_to (cr, x, y - 6);
      cairo_line_to (cr, x + 9, y + 9);
      cairo_stroke (cr);
    }
}

static void
draw_rose (cairo_t *cr, double x, double y, double radius)
{
  set_colour (cr, BLUFF_COLOUR_BRASS_DARK, 0.75);
  cairo_set_line_width (cr, 2);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  for (guint i = 0; i < 8; i++)
    {
      double angle = i * G_PI / 4;
      double reach = radius * (i % 2 == 0 ? 0.92 : 0.28);

      if (i == 0)
        cairo_move_to (cr, x + reach, y);
      else
        cairo_line_to (cr, x + reach * cos (angle), y + reach * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* From landmark to landmark, to where it is buried. */
static void
draw_route (cairo_t *cr)
{
  static const double dashes[] = { 12, 9 };
  GdkRGBA red;

  gdk_rgba_parse (&red, ROUTE);
  gdk_cairo_set_source_rgba (cr, &red);
  cairo_set_line_width (cr, 4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 78, 164);
  cairo_curve_to (cr, 60, 196, 100, 208, 82, 236);
  cairo_stroke (cr);
  cairo_move_to (cr, 190, 340);
  cairo_curve_to (cr, 300, 330, 420, 372, 590, 338);
  cairo_stroke (cr);
  cairo_move_to (cr, 690, 232);
  cairo_curve_to (cr, 712, 206, 676, 188, 694, 156);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_sheet (const BluffBluffaneerMap *self, GtkSnapshot *snapshot, gboolean rtl)
{
  const graphene_rect_t *map = &self->map;
  graphene_rect_t bounds = *map;
  cairo_t *cr;

  graphene_rect_inset (&bounds, -12, -12);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, map->origin.x + (rtl ? map->size.width : 0), map->origin.y);
  cairo_scale (cr, map->size.width / MAP_WIDTH * (rtl ? -1 : 1), map->size.height / MAP_HEIGHT);

  cairo_save (cr);
  cairo_translate (cr, 0, 5);
  trace_sheet (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.22);
  cairo_fill (cr);
  cairo_restore (cr);
  trace_sheet (cr);
  set_colour (cr, BLUFF_COLOUR_PARCHMENT_DARK, 1);
  cairo_fill (cr);
  for (guint i = 0; self->corners && i < 4; i++)
    {
      graphene_rect_t place = corner_of (i);

      draw_island (cr, &place);
    }
  draw_mountains (cr);
  draw_rose (cr, 468, 43, 17);
  draw_route (cr);
  trace_curl (cr);
  set_colour (cr, BLUFF_COLOUR_PARCHMENT_LINE, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* --- The mat -------------------------------------------------------------------------------------------------------
 */

static void
trace_mat (cairo_t *cr, const graphene_rect_t *mat, double inset)
{
  double x = mat->origin.x + inset, y = mat->origin.y + inset;
  double width = mat->size.width - 2 * inset, height = mat->size.height - 2 * inset;
  double radius = MIN (width, height) / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
paint_mat (const graphene_rect_t *mat, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds = *mat;
  double scale = mat->size.height / 260;
  double stitches[] = { 7 * scale, 6 * scale };
  cairo_t *cr;

  graphene_rect_inset (&bounds, -4, -8);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_save (cr);
  cairo_translate (cr, 0, 4);
  trace_mat (cr, mat, 0);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_restore (cr);
  trace_mat (cr, mat, 0);
  set_colour (cr, BLUFF_COLOUR_MAT_EDGE, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, BLUFF_COLOUR_WOOD_LIGHT, 1);
  cairo_set_line_width (cr, 3 * scale);
  cairo_stroke (cr);
  trace_mat (cr, mat, 12 * scale);
  set_colour (cr, BLUFF_COLOUR_MAT, 1);
  cairo_fill (cr);
  trace_mat (cr, mat, 25 * scale);
  set_colour (cr, BLUFF_COLOUR_PARCHMENT_LINE, 0.75);
  cairo_set_line_width (cr, MAX (1.2, 1.8 * scale));
  cairo_set_dash (cr, stitches, G_N_ELEMENTS (stitches), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
bluff_bluffaneer_map_paint (const BluffBluffaneerMap *self, GtkSnapshot *snapshot, gboolean rtl)
{
  paint_sheet (self, snapshot, rtl);
  paint_mat (&self->mat, snapshot);
}
