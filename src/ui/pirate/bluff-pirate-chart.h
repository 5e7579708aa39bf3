/* bluff-pirate-chart.h: draws what does not move on the board: course, squares, islands. Functions, no widget.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate-track.h"

G_BEGIN_DECLS

/* Finds a drawing by its name, and makes sure that the board is drawn again when it is ready. */
typedef GdkPaintable *(*BluffPirateArt) (gpointer board, const char *name);

/* The course as a picture, and what it was drawn for. */
typedef struct
{
  cairo_surface_t *picture;
  BluffPirateTrack track;
  int scale;
  double alpha;
} BluffPirateCourse;

typedef struct
{
  const BluffPirateTrack *track;
  BluffPirateCourse *course; /* kept from one time to the next */
  GtkWidget *widget;         /* for its font */
  BluffPirateArt find_art;
  int target;         /* the brass square; -1: none */
  double text_scale;  /* 2 for text of 200 % */
  guint8 crowded[64]; /* ships on each square */
  guint8 island[2];   /* BluffIsland */
} BluffPirateChart;

void bluff_pirate_course_clear (BluffPirateCourse *self);

/* What lies below the ships. */
void bluff_pirate_chart_paint (const BluffPirateChart *self, GtkSnapshot *snapshot);

/* What lies above them: the numbers and tokens of islands. OPENING is the island that is being opened, and from 0 to 1
 * how far; -1: none. */
void bluff_pirate_chart_paint_islands (const BluffPirateChart *self, GtkSnapshot *snapshot, int opening, double open);

/* A text around a point. Sizes are pixels, before text scaling. */
void bluff_pirate_chart_paint_text (const BluffPirateChart *self,
                                    GtkSnapshot *snapshot,
                                    const char *text,
                                    double size,
                                    const GdkRGBA *colour,
                                    double x,
                                    double y);

/* A text on a rounded tag around a point. */
void bluff_pirate_chart_paint_tag (const BluffPirateChart *self,
                                   GtkSnapshot *snapshot,
                                   const char *text,
                                   double size,
                                   const GdkRGBA *colour,
                                   const GdkRGBA *ground,
                                   double x,
                                   double y);

/* An outline around a square. */
void bluff_pirate_chart_paint_outline (const BluffPirateChart *self, GtkSnapshot *snapshot, guint square);

/* A drawing with its middle at a point. */
void bluff_pirate_chart_paint_art (const BluffPirateChart *self,
                                   GtkSnapshot *snapshot,
                                   const char *name,
                                   double x,
                                   double y,
                                   double width,
                                   double height);

G_END_DECLS
