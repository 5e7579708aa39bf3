/* bluff-pirate-track.h: where the squares of a voyage lie on a board of a given size: a serpentine, or a single line.
 *
 * A plain value without widgets; all lengths are pixels. A ship's way along the course is a number of squares that need
 * not be whole: 13.5 is half way from square 13 to square 14.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  BluffVoyage voyage;
  gboolean mirrored; /* right to left */
  gboolean strip;    /* one line, from square `first` on */
  double width, height;
  guint first, last; /* squares that are shown */
  guint columns, rows;
  double margin;           /* beside the columns */
  double top;              /* the middle of the first row */
  double pitch_x, pitch_y; /* from one square to the next, from one row to the next */
  double square;           /* the side of a square */
  double ship;             /* the side of a ship's drawing */
  double island;           /* the width of an island's drawing */
} BluffPirateTrack;

/* Lays out the whole voyage; UNIT is the table unit. */
void bluff_pirate_track_lay (BluffPirateTrack *self,
                             BluffVoyage voyage,
                             double width,
                             double height,
                             double unit,
                             gboolean mirrored);

/* Lays out the race strip, which begins two squares behind REARMOST. */
void bluff_pirate_track_lay_strip (BluffPirateTrack *self,
                                   BluffVoyage voyage,
                                   double width,
                                   double height,
                                   guint rearmost,
                                   gboolean mirrored);

/* The least height that a board of WIDTH needs, and the height at which it looks best. */
void bluff_pirate_track_measure (BluffVoyage voyage, double width, double unit, int *minimum, int *natural);

/* Which island lies on a square: 0 or 1, or -1 for none. */
int bluff_pirate_track_island (const BluffPirateTrack *self, guint square);

/* The middle of a square, which may be one that is not shown. */
graphene_point_t bluff_pirate_track_point (const BluffPirateTrack *self, guint square);

/* Where a ship is after WAY squares. */
graphene_point_t bluff_pirate_track_at (const BluffPirateTrack *self, double way);

/* Whether a ship that goes forward at WAY heads for the left of the screen. */
gboolean bluff_pirate_track_heads_west (const BluffPirateTrack *self, double way);

/* Draws the course from the first square that is shown to the last one as the current path of CR. */
void bluff_pirate_track_trace (const BluffPirateTrack *self, cairo_t *cr);

/* The square that an arrow key leads to from SQUARE; SQUARE itself if there is none. */
guint bluff_pirate_track_step (const BluffPirateTrack *self, guint square, GtkDirectionType direction);

G_END_DECLS
