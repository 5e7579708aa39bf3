/* bluff-pirate-chart.c: draws what does not move on the board.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-chart.h"

#include "bluff-palette.h"
#include "bluff-pirate.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

/* Parts of a square's side. */
#define RADIUS 0.26
#define NUMBER 0.4
#define PLANK_WIDTH 1.38
#define PLANK_HEIGHT 1.02
#define ANCHOR 0.56
#define TAG_SIZE 0.38
#define EDGE 6.0 /* between a tag and the edge of the board */
#define TOKEN 0.7
#define CHEST 0.84

/* Parts of an island's width. */
#define ISLAND_HEIGHT 0.75 /* of the drawing, 160 by 120 */
#define ISLAND_MIDDLE 0.55 /* where its beach is */
#define SHALLOW_X 0.61
#define SHALLOW_Y 0.33
#define TAG_X 0.26
#define TOKEN_X 0.17
#define TOKEN_AWAY_X 0.34 /* beside a ship */

#define NUMBERED 5 /* every fifth square has its number on it */
#define LEAST_NUMBER 11.0

static const GdkRGBA white = { 1, 1, 1, 1 };

static gboolean
is_high_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static GdkRGBA
fade (GdkRGBA colour, float alpha)
{
  colour.alpha = alpha;
  return colour;
}

/* --- Shapes --------------------------------------------------------------------------------------------------------
 */

static void
paint_box (GtkSnapshot *snapshot,
           const graphene_rect_t *rect,
           double radius,
           const GdkRGBA *fill,
           const GdkRGBA *line,
           float line_width)
{
  GskRoundedRect box;

  gsk_rounded_rect_init_from_rect (&box, rect, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &box);
  gtk_snapshot_append_color (snapshot, fill, rect);
  gtk_snapshot_pop (snapshot);
  if (line_width > 0)
    gtk_snapshot_append_border (snapshot, &box, (float[4]){ line_width, line_width, line_width, line_width },
                                (GdkRGBA[4]){ *line, *line, *line, *line });
}

static graphene_rect_t
around (double x, double y, double width, double height)
{
  return GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2), (float) width, (float) height);
}

static PangoLayout *
lay_out (const BluffPirateChart *self, const char *text, double size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, text);
  PangoFontDescription *font =
      pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (self->widget)));

  pango_font_description_set_absolute_size (font, MAX (size, LEAST_NUMBER) * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  return layout;
}

static void
paint_layout (GtkSnapshot *snapshot, PangoLayout *layout, const GdkRGBA *colour, double x, double y)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) round (x - width / 2.0), (float) round (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
bluff_pirate_chart_paint_text (const BluffPirateChart *self,
                               GtkSnapshot *snapshot,
                               const char *text,
                               double size,
                               const GdkRGBA *colour,
                               double x,
                               double y)
{
  g_autoptr (PangoLayout) layout = lay_out (self, text, size);

  paint_layout (snapshot, layout, colour, x, y);
}

void
bluff_pirate_chart_paint_tag (const BluffPirateChart *self,
                              GtkSnapshot *snapshot,
                              const char *text,
                              double size,
                              const GdkRGBA *colour,
                              const GdkRGBA *ground,
                              double x,
                              double y)
{
  /* Large text grows as far as it does not hide what it belongs to. */
  double most = MAX (size * 1.4, self->track->square * 0.45);
  g_autoptr (PangoLayout) layout = lay_out (self, text, MIN (size * self->text_scale, most));
  int text_width, text_height;
  double width, height;
  graphene_rect_t box;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  width = text_width + MAX (10, size * 0.9);
  height = text_height + 2;
  /* Whole on the board, whatever it says. */
  x = CLAMP (x, width / 2 + EDGE, MAX (width / 2 + EDGE, self->track->width - width / 2 - EDGE));
  y = MAX (y, height / 2 + 1);
  box = around (round (x), round (y), width, height);
  paint_box (snapshot, &box, height * 0.42, ground, NULL, 0);
  paint_layout (snapshot, layout, colour, round (x), round (y));
}

void
bluff_pirate_chart_paint_art (const BluffPirateChart *self,
                              GtkSnapshot *snapshot,
                              const char *name,
                              double x,
                              double y,
                              double width,
                              double height)
{
  GdkPaintable *art = self->find_art (self->widget, name);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2), (float) (y - height / 2)));
  gdk_paintable_snapshot (art, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

/* --- The course ----------------------------------------------------------------------------------------------------
 */

void
bluff_pirate_course_clear (BluffPirateCourse *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

static cairo_surface_t *
draw_course (const BluffPirateTrack *track, int scale, double alpha)
{
  double line = CLAMP (track->square * 0.072, 2.6, 5);
  const double dots[] = { line * 0.5, line * 2.2 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (track->width) * scale,
                                                         (int) ceil (track->height) * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  bluff_pirate_track_trace (track, cr);
  cairo_set_source_rgba (cr, 1, 1, 1, alpha);
  cairo_set_line_width (cr, line);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* As a picture: hundreds of dots take long to draw, and stay where they are while everything else changes. */
static cairo_surface_t *
find_course (const BluffPirateChart *self)
{
  BluffPirateCourse *course = self->course;
  double alpha = is_high_contrast () ? 1 : is_dark () ? 0.42 : 0.66;
  int scale = gtk_widget_get_scale_factor (self->widget);

  if (course->picture == NULL || course->scale != scale || course->alpha != alpha ||
      memcmp (&course->track, self->track, sizeof course->track) != 0)
    {
      bluff_pirate_course_clear (course);
      course->picture = draw_course (self->track, scale, alpha);
      course->track = *self->track;
      course->scale = scale;
      course->alpha = alpha;
    }

  return course->picture;
}

static void
paint_course (const BluffPirateChart *self, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) self->track->width,
                                                                          (float) self->track->height));

  cairo_set_source_surface (cr, find_course (self), 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* --- Squares -------------------------------------------------------------------------------------------------------
 */

static void
paint_start (const BluffPirateChart *self, GtkSnapshot *snapshot, graphene_point_t at)
{
  double side = self->track->square;
  graphene_rect_t plank = around (at.x, at.y, side * PLANK_WIDTH, side * PLANK_HEIGHT);
  GdkRGBA wood = bluff_palette_get (BLUFF_COLOUR_WOOD);
  GdkRGBA seam = bluff_palette_get (BLUFF_COLOUR_WOOD_DARK);

  paint_box (snapshot, &plank, side * 0.1, &wood, &white, is_high_contrast () ? 2 : 0);
  for (guint i = 1; i <= 2; i++)
    gtk_snapshot_append_color (snapshot, &seam,
                               &GRAPHENE_RECT_INIT (plank.origin.x,
                                                    plank.origin.y + (float) i * plank.size.height / 3 - 1,
                                                    plank.size.width, 2));
  bluff_pirate_chart_paint_art (self, snapshot, "start-anchor", at.x, at.y, side * ANCHOR, side * ANCHOR);
}

static void
paint_number (const BluffPirateChart *self, GtkSnapshot *snapshot, guint square, graphene_point_t at)
{
  g_autofree char *text = g_strdup_printf ("%u", square);
  GdkRGBA ink = bluff_palette_get (BLUFF_COLOUR_INK);
  double size = self->track->square * NUMBER;

  /* Large text grows as far as the square allows. */
  size = MIN (size * self->text_scale, self->track->square * 0.58);
  bluff_pirate_chart_paint_text (self, snapshot, text, size, &ink, at.x, at.y);
}

static void
paint_square (const BluffPirateChart *self, GtkSnapshot *snapshot, guint square)
{
  graphene_point_t at = bluff_pirate_track_point (self->track, square);
  double side = self->track->square;
  graphene_rect_t box = around (round (at.x), round (at.y), round (side), round (side));
  gboolean target = (int) square == self->target;
  gboolean numbered = square % NUMBERED == 0;
  GdkRGBA fill = bluff_palette_get (target     ? BLUFF_COLOUR_BRASS
                                    : numbered ? BLUFF_COLOUR_PARCHMENT
                                               : BLUFF_COLOUR_SQUARE);
  GdkRGBA line = fade (white, is_high_contrast () || target ? 1 : is_dark () ? 0.24f : 0.5f);
  float line_width = target ? (float) MAX (2, side * 0.06) : is_high_contrast () ? 2 : numbered ? 0 : 1.5f;

  if (target)
    graphene_rect_inset (&box, -1, -1);
  paint_box (snapshot, &box, side * RADIUS, &fill, &line, line_width);
  if (target || numbered)
    paint_number (self, snapshot, square, at);
}

void
bluff_pirate_chart_paint_outline (const BluffPirateChart *self, GtkSnapshot *snapshot, guint square)
{
  graphene_point_t at = bluff_pirate_track_point (self->track, square);
  double side = self->track->square * 1.24;
  graphene_rect_t box = around (at.x, at.y, side, side);
  GdkRGBA none = { 0, 0, 0, 0 };

  paint_box (snapshot, &box, side * RADIUS, &none, &white, 3);
}

/* --- Islands -------------------------------------------------------------------------------------------------------
 */

static void
paint_shallows (const BluffPirateChart *self, GtkSnapshot *snapshot, graphene_point_t at)
{
  GdkRGBA shallow = fade (bluff_palette_get (BLUFF_COLOUR_SHALLOW), 0.52f);
  double width = 2 * SHALLOW_X * self->track->island, height = 2 * SHALLOW_Y * self->track->island;
  graphene_rect_t rect = around (at.x, at.y + self->track->square * 0.12, width, height);
  graphene_size_t half = GRAPHENE_SIZE_INIT ((float) width / 2, (float) height / 2);
  GskRoundedRect oval;

  gsk_rounded_rect_init (&oval, &rect, &half, &half, &half, &half);
  gtk_snapshot_push_rounded_clip (snapshot, &oval);
  gtk_snapshot_append_color (snapshot, &shallow, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
paint_island (const BluffPirateChart *self, GtkSnapshot *snapshot, guint island)
{
  guint square = bluff_pirate_island_square (self->track->voyage, island);
  graphene_point_t at = bluff_pirate_track_point (self->track, square);
  double width = self->track->island, height = width * ISLAND_HEIGHT;
  double lift = self->track->strip ? height * 0.25 : 0;

  bluff_pirate_chart_paint_art (self, snapshot, island == 0 ? "island-1" : "island-2", at.x,
                                at.y - width * ISLAND_MIDDLE + height / 2 - lift, width, height);
}

static void
paint_token (const BluffPirateChart *self,
             GtkSnapshot *snapshot,
             guint8 island,
             graphene_point_t at,
             double open,
             double size)
{
  double chest = size * CHEST / TOKEN;
  double grow = 0.4 + 0.6 * open;

  if (island == BLUFF_ISLAND_CLOSED || open < 1)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_push_opacity (snapshot, island == BLUFF_ISLAND_CLOSED ? 1 : CLAMP (1 - open, 0, 1));
      /* The lid tips over its edge. */
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x + (float) size / 2, at.y));
      if (island != BLUFF_ISLAND_CLOSED)
        gtk_snapshot_rotate (snapshot, (float) (75 * open));
      bluff_pirate_chart_paint_art (self, snapshot, "token-island", -size / 2, 0, size, size);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_restore (snapshot);
    }
  if (island == BLUFF_ISLAND_CLOSED)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, CLAMP (open * 2, 0, 1));
  gtk_snapshot_translate (snapshot, &at);
  gtk_snapshot_scale (snapshot, (float) grow, (float) grow);
  bluff_pirate_chart_paint_art (self, snapshot, island == BLUFF_ISLAND_EMPTY ? "chest-empty" : "chest-open", 0, 0,
                                chest, chest);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
paint_island_things (const BluffPirateChart *self, GtkSnapshot *snapshot, guint island, double open)
{
  guint square = bluff_pirate_island_square (self->track->voyage, island);
  graphene_point_t at = bluff_pirate_track_point (self->track, square);
  g_autofree char *number = g_strdup_printf ("%u", square);
  gboolean target = self->target == (int) square;
  GdkRGBA ink = bluff_palette_get (BLUFF_COLOUR_INK);
  GdkRGBA ground = target ? bluff_palette_get (BLUFF_COLOUR_BRASS) : ink;
  gboolean crowded = self->crowded[square] > 0;
  double side = self->track->square, width = self->track->island;
  double small = CLAMP (width / (side * 2.9), 0.75, 1);

  if (self->track->strip)
    {
      bluff_pirate_chart_paint_tag (self, snapshot, number, 12, target ? &ink : &white, &ground, at.x, at.y + 19);
      at.x += (float) (width * 0.3);
      at.y -= (float) (width * 0.22);
      paint_token (self, snapshot, self->island[island], at, open, width * 0.26);
      return;
    }

  bluff_pirate_chart_paint_tag (self, snapshot, number, side * TAG_SIZE * small, target ? &ink : &white, &ground,
                                at.x - width * (crowded ? TAG_X + 0.1 : TAG_X), at.y + side * 0.16);
  at.x += (float) (width * (crowded ? TOKEN_AWAY_X : TOKEN_X));
  at.y += (float) (side * 0.1);
  paint_token (self, snapshot, self->island[island], at, open, side * TOKEN * small);
}

void
bluff_pirate_chart_paint_islands (const BluffPirateChart *self, GtkSnapshot *snapshot, int opening, double open)
{
  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    if (bluff_pirate_island_square (self->track->voyage, i) >= self->track->first)
      paint_island_things (self, snapshot, i, opening == (int) i ? open : 1);
}

/* --- The race strip ------------------------------------------------------------------------------------------------
 */

static void
paint_pebble (GtkSnapshot *snapshot, graphene_point_t at)
{
  GdkRGBA ink = bluff_palette_get (BLUFF_COLOUR_INK);
  graphene_rect_t dot = around (at.x, at.y, 4.5, 4.5);

  ink.alpha = 0.8f;
  paint_box (snapshot, &dot, 2.25, &ink, NULL, 0);
}

/* Whether a number would lie half under the brass square. */
static gboolean
is_near_target (const BluffPirateChart *self, guint square)
{
  return self->target >= 0 && fabs ((double) self->target - square) * self->track->pitch_x < self->track->square * 1.1;
}

static void
paint_strip (const BluffPirateChart *self, GtkSnapshot *snapshot)
{
  const BluffPirateTrack *track = self->track;
  graphene_point_t end = bluff_pirate_track_point (track, track->last);
  GdkRGBA ink = bluff_palette_get (BLUFF_COLOUR_INK);
  GdkRGBA parchment = bluff_palette_get (BLUFF_COLOUR_PARCHMENT);
  GdkRGBA line = fade (white, 0.85f);
  double from = track->mirrored ? end.x : 0, to = track->mirrored ? track->width : end.x;

  gtk_snapshot_append_color (snapshot, &line,
                             &GRAPHENE_RECT_INIT ((float) from, (float) track->top - 2.5f, (float) (to - from), 5));
  for (guint square = track->first; square <= track->last; square++)
    {
      graphene_point_t at = bluff_pirate_track_point (track, square);
      g_autofree char *number = g_strdup_printf ("%u", square);

      if (bluff_pirate_track_island (track, square) >= 0)
        continue;
      if ((int) square == self->target)
        continue;
      if (square % NUMBERED == 0 && !is_near_target (self, square))
        bluff_pirate_chart_paint_tag (self, snapshot, number, 11, &ink, &parchment, at.x, at.y);
      else
        paint_pebble (snapshot, at);
    }
  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    if (bluff_pirate_island_square (track->voyage, i) >= track->first)
      paint_island (self, snapshot, i);
  if (self->target >= (int) track->first && bluff_pirate_track_island (track, (guint) self->target) < 0)
    paint_square (self, snapshot, (guint) self->target);
}

/* --- All of it -----------------------------------------------------------------------------------------------------
 */

void
bluff_pirate_chart_paint (const BluffPirateChart *self, GtkSnapshot *snapshot)
{
  const BluffPirateTrack *track = self->track;

  if (track->strip)
    {
      paint_strip (self, snapshot);
      return;
    }

  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    paint_shallows (self, snapshot, bluff_pirate_track_point (track, bluff_pirate_island_square (track->voyage, i)));
  paint_course (self, snapshot);
  /* From below: a volcano must not hide the number in the row above it. */
  for (guint square = track->last; square > 0; square--)
    if (bluff_pirate_track_island (track, square) < 0)
      paint_square (self, snapshot, square);
    else
      paint_island (self, snapshot, (guint) bluff_pirate_track_island (track, square));
  paint_start (self, snapshot, bluff_pirate_track_point (track, 0));
}
