/* bluff-card-look.c: what a card looks like.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card-look.h"

#include "bluff-palette.h"

#include <adwaita.h>
#include <math.h>

/* Parts of the width. */
#define CORNER 0.12f /* radius */
#define EYE_SIZE 0.3f
#define EYE_START 0.6f
#define EYE_TOP 0.07f

enum
{
  RING_WIDTH = 3,
  RING_DISTANCE = 2, /* of the white ring from the card, whose edge is nearly white too */
  DASH_WIDTH = 2,
  DASH_LENGTH = 6,
  DASH_SPACE = 4
};

static void
init_outline (GskRoundedRect *outline, float width, float height, float distance)
{
  gsk_rounded_rect_init_from_rect (outline,
                                   &GRAPHENE_RECT_INIT (-distance, -distance, width + 2 * distance,
                                                        height + 2 * distance),
                                   CORNER * width + distance);
}

static void
draw_border (GtkSnapshot *snapshot, const GdkRGBA *colour, float width, float height, float inner, float thickness)
{
  GskRoundedRect outline;

  init_outline (&outline, width, height, inner + thickness);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ thickness, thickness, thickness, thickness },
                              (GdkRGBA[4]){ *colour, *colour, *colour, *colour });
}

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

static void
draw_shadow (GtkSnapshot *snapshot, float width, float height, float lift)
{
  GdkRGBA colour = { 0, 0, 0, 0.38f - 0.08f * lift };
  GskRoundedRect outline;

  init_outline (&outline, width, height, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &colour, 0, 1 + 3 * lift, 0, 1.5f + 6.5f * lift);
}

/* The shadow follows what is drawn, because a folded corner throws none. Without a graphics card, GTK blurs the whole
 * area that is drawn again: the clip keeps it small. */
static void
push_shadow (GtkSnapshot *snapshot, float width, float height, float lift)
{
  GskShadow shadow = { { 0, 0, 0, 0.38f - 0.08f * lift }, 0, 1 + 3 * lift, 1.5f + 6.5f * lift };
  float margin = ceilf (shadow.dy + 2 * shadow.radius);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (-margin, -margin, width + 2 * margin, height + 2 * margin));
  gtk_snapshot_push_shadow (snapshot, &shadow, 1);
}

static void
pop_shadow (GtkSnapshot *snapshot)
{
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

/* --- Dashed outlines -----------------------------------------------------------------------------------------------
 */

static GdkRGBA
dash_colour (void)
{
  gboolean high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  return (GdkRGBA){ 1, 1, 1, high_contrast ? 1 : 0.55f };
}

static void
trace_outline (cairo_t *cr, double width, double height)
{
  double edge = DASH_WIDTH / 2.0;
  double radius = CORNER * width;

  cairo_new_path (cr);
  cairo_arc (cr, width - edge - radius, edge + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, width - edge - radius, height - edge - radius, radius, 0, G_PI_2);
  cairo_arc (cr, edge + radius, height - edge - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, edge + radius, edge + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_dashes (GtkSnapshot *snapshot, float width, float height)
{
  const double dashes[] = { DASH_LENGTH, DASH_SPACE };
  GdkRGBA colour = dash_colour ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, DASH_WIDTH);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  trace_outline (cr, width, height);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_plus (GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA colour = { 1, 1, 1, 0.8f };
  float arm = roundf (width * 0.07f);
  float x = roundf (width / 2);
  float y = roundf (height / 2);

  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x - arm, y - 1, 2 * arm, 2));
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x - 1, y - arm, 2, arm - 1));
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x - 1, y + 1, 2, arm - 1));
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

void
bluff_card_look_draw (GtkSnapshot *snapshot,
                      BluffCardSide side,
                      GdkPaintable *art,
                      float width,
                      float height,
                      float lift)
{
  gboolean folded = side == BLUFF_CARD_KNOWN;

  if (art == NULL)
    {
      draw_dashes (snapshot, width, height);
      if (side == BLUFF_CARD_PLACE)
        draw_plus (snapshot, width, height);
      return;
    }

  if (lift >= 0 && folded)
    push_shadow (snapshot, width, height, lift);
  else if (lift >= 0)
    draw_shadow (snapshot, width, height, lift);

  gdk_paintable_snapshot (art, snapshot, width, height);
  if (lift >= 0 && folded)
    pop_shadow (snapshot);
}

void
bluff_card_look_draw_eye (GtkSnapshot *snapshot, GdkPaintable *eye, float width, gboolean rtl)
{
  float size = roundf (EYE_SIZE * width);
  float from_start = roundf (EYE_START * width);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rtl ? width - from_start - size : from_start,
                                                          roundf (EYE_TOP * width)));
  gdk_paintable_snapshot (eye, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

void
bluff_card_look_draw_ring (GtkSnapshot *snapshot, const GdkRGBA *colour, float width, float height)
{
  draw_border (snapshot, colour, width, height, 0, RING_WIDTH);
}

void
bluff_card_look_draw_focus (GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA accent = bluff_palette_get (BLUFF_COLOUR_ACCENT);

  draw_border (snapshot, &accent, width, height, 0, BLUFF_CARD_FOCUS_RING);
  draw_border (snapshot, &white, width, height, RING_DISTANCE, RING_WIDTH);
}
