/* bluff-pirate-track.c: where the squares of a voyage lie on a board of a given size.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-track.h"

#include "bluff-pirate.h"

#include <math.h>

#define NARROW 600.0         /* below it there are fewer columns and smaller islands */
#define SQUARE 50.0          /* at a table unit of 1 */
#define LEAST_UNIT 0.82      /* squares do not become smaller with the unit alone */
#define SQUARE_OF_PITCH 0.77 /* what a square takes of its column at most */
#define ABOVE 1.4            /* squares above the middle of the first row: a ship and whose it is */
#define BELOW 1.36           /* squares below the middle of the last row: an island's shallows */
#define BELOW_NARROW 1.1
#define LEAST_PITCH 1.55 /* squares from row to row */
#define GOOD_PITCH 2.06
#define LARGEST_PITCH 3.0
#define SHIP 1.36         /* squares */
#define ISLAND 3.3        /* squares */
#define LEAST_ISLAND 0.72 /* of it, between close rows */
#define ISLAND_PEAK 0.55  /* of its width above the middle of its square */
#define ISLAND_ROOM 0.45  /* squares that the row above takes */
#define SMALL_ISLAND 0.75 /* of it, on a narrow board */
#define SWELL 0.14        /* squares that the rows go up and down */
#define SWELL_LENGTH 0.87 /* radians from one column to the next */
#define SWELL_SHIFT 1.1   /* radians from one row to the next */
#define BEND 0.54         /* columns that the course swings out where it turns */
#define STRIP_MARGIN 30.0
#define STRIP_SHIP 30.0
#define STRIP_LINE 0.62 /* where the line lies, from the top */

enum
{
  STRIP_BEHIND = 2, /* squares of the strip behind the last ship */
  STRIP_MINIMUM = 96,
};

static const guint8 columns[BLUFF_N_VOYAGES][2] = {
  [BLUFF_VOYAGE_SHORT] = { 7, 10 },
  [BLUFF_VOYAGE_STANDARD] = { 9, 11 },
  [BLUFF_VOYAGE_LONG] = { 11, 14 },
};

/* --- Laying out ----------------------------------------------------------------------------------------------------
 */

static guint
last_square (BluffVoyage voyage)
{
  return bluff_pirate_island_square (voyage, BLUFF_PIRATE_ISLANDS - 1);
}

/* What follows from the width alone. */
static void
lay_columns (BluffPirateTrack *self, BluffVoyage voyage, double width, double unit)
{
  gboolean narrow = width < NARROW;

  *self = (BluffPirateTrack){ .voyage = voyage, .width = width, .last = last_square (voyage) };
  self->columns = columns[voyage][narrow ? 0 : 1];
  self->rows = self->last / self->columns + 1;
  self->margin = narrow ? 10 : 20 * unit;
  self->pitch_x = MAX (1, (width - 2 * self->margin) / self->columns);
  self->square = MIN (SQUARE * MAX (unit, LEAST_UNIT), SQUARE_OF_PITCH * self->pitch_x);
}

static double
below (const BluffPirateTrack *self)
{
  return self->width < NARROW ? BELOW_NARROW : BELOW;
}

void
bluff_pirate_track_lay (BluffPirateTrack *self,
                        BluffVoyage voyage,
                        double width,
                        double height,
                        double unit,
                        gboolean mirrored)
{
  double spare;

  g_return_if_fail (voyage < BLUFF_N_VOYAGES);

  lay_columns (self, voyage, width, unit);
  self->mirrored = mirrored;
  self->height = height;
  self->square = MIN (self->square, height / (ABOVE + below (self) + LEAST_PITCH * (self->rows - 1)));
  self->pitch_y = (height - (ABOVE + below (self)) * self->square) / MAX (1, self->rows - 1);
  self->pitch_y = MIN (self->pitch_y, LARGEST_PITCH * self->square);
  spare = height - (ABOVE + below (self)) * self->square - self->pitch_y * (self->rows - 1);
  self->top = ABOVE * self->square + spare / 2;
  self->ship = SHIP * self->square;
  self->island = ISLAND * self->square * (width < NARROW ? SMALL_ISLAND : 1);
  /* A volcano between two close rows is lower, so that it does not grow into the squares above it. */
  self->island =
      CLAMP ((self->pitch_y - ISLAND_ROOM * self->square) / ISLAND_PEAK, LEAST_ISLAND * self->island, self->island);
}

void
bluff_pirate_track_lay_strip (BluffPirateTrack *self,
                              BluffVoyage voyage,
                              double width,
                              double height,
                              guint rearmost,
                              gboolean mirrored)
{
  g_return_if_fail (voyage < BLUFF_N_VOYAGES);

  *self = (BluffPirateTrack){ .voyage = voyage, .strip = TRUE, .mirrored = mirrored, .width = width, .height = height };
  self->last = last_square (voyage);
  self->first = MIN (rearmost, self->last - 1);
  self->first -= MIN (self->first, STRIP_BEHIND);
  self->columns = self->last - self->first + 1;
  self->rows = 1;
  self->margin = STRIP_MARGIN;
  self->pitch_x = MAX (1, (width - 2 * STRIP_MARGIN) / (self->last - self->first));
  self->top = height * STRIP_LINE;
  self->square = CLAMP (self->pitch_x, 16, 24);
  self->ship = CLAMP (self->pitch_x * 1.6, STRIP_SHIP, STRIP_SHIP * 1.6);
  self->ship = MIN (self->ship, self->top * 0.8);
  self->island = self->ship * 1.75;
}

void
bluff_pirate_track_measure (BluffVoyage voyage, double width, double unit, int *minimum, int *natural)
{
  BluffPirateTrack track;
  double small;

  lay_columns (&track, voyage, width, unit);
  /* The least square still has a number that can be read. */
  small = MIN (track.square, 26);
  *minimum = (int) ceil (small * (ABOVE + below (&track) + LEAST_PITCH * (track.rows - 1)));
  *natural = (int) ceil (track.square * (ABOVE + below (&track) + GOOD_PITCH * (track.rows - 1)));
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

int
bluff_pirate_track_island (const BluffPirateTrack *self, guint square)
{
  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    if (square == bluff_pirate_island_square (self->voyage, i))
      return (int) i;

  return -1;
}

/* The column on the screen, counted from the left. */
static guint
column_of (const BluffPirateTrack *self, guint square)
{
  guint column = square % self->columns;
  gboolean backwards = square / self->columns % 2 == 1;

  return backwards != self->mirrored ? self->columns - 1 - column : column;
}

static graphene_point_t
point_of_strip (const BluffPirateTrack *self, double way)
{
  double x = self->margin + (way - self->first) * self->pitch_x;

  return GRAPHENE_POINT_INIT ((float) (self->mirrored ? self->width - x : x), (float) self->top);
}

graphene_point_t
bluff_pirate_track_point (const BluffPirateTrack *self, guint square)
{
  guint row, column;
  double phase;

  if (self->strip)
    return point_of_strip (self, square);

  row = square / self->columns;
  column = column_of (self, square);
  phase = SWELL_LENGTH * (self->mirrored ? self->columns - 1 - column : column) + SWELL_SHIFT * row;

  return GRAPHENE_POINT_INIT ((float) (self->margin + (column + 0.5) * self->pitch_x),
                              (float) (self->top + row * self->pitch_y + SWELL * self->square * sin (phase)));
}

gboolean
bluff_pirate_track_heads_west (const BluffPirateTrack *self, double way)
{
  if (self->strip)
    return self->mirrored;

  return ((guint) CLAMP (way, 0, self->last) / self->columns % 2 == 1) != self->mirrored;
}

/* The four points of the curve from a square to the next one. */
static void
curve_from (const BluffPirateTrack *self, guint square, graphene_point_t curve[4])
{
  graphene_point_t a = bluff_pirate_track_point (self, square);
  graphene_point_t b = bluff_pirate_track_point (self, square + 1);
  float out = (float) (BEND * self->pitch_x);
  float middle = (a.x + b.x) / 2;

  if (!self->strip && square / self->columns != (square + 1) / self->columns)
    middle = bluff_pirate_track_heads_west (self, square) ? a.x - out : a.x + out;

  curve[0] = a;
  curve[1] = GRAPHENE_POINT_INIT (middle, a.y);
  curve[2] = GRAPHENE_POINT_INIT (middle, b.y);
  curve[3] = b;
}

graphene_point_t
bluff_pirate_track_at (const BluffPirateTrack *self, double way)
{
  graphene_point_t curve[4], point = { 0, 0 };
  guint square = (guint) CLAMP (way, 0, self->last);
  double t = way - square;
  double weights[4];

  if (square >= self->last)
    return bluff_pirate_track_point (self, self->last);

  curve_from (self, square, curve);
  weights[0] = (1 - t) * (1 - t) * (1 - t);
  weights[1] = 3 * t * (1 - t) * (1 - t);
  weights[2] = 3 * t * t * (1 - t);
  weights[3] = t * t * t;
  for (guint i = 0; i < 4; i++)
    {
      point.x += (float) weights[i] * curve[i].x;
      point.y += (float) weights[i] * curve[i].y;
    }

  return point;
}

void
bluff_pirate_track_trace (const BluffPirateTrack *self, cairo_t *cr)
{
  graphene_point_t curve[4] = { bluff_pirate_track_point (self, self->first) };

  cairo_move_to (cr, curve[0].x, curve[0].y);
  for (guint square = self->first; square < self->last; square++)
    {
      curve_from (self, square, curve);
      cairo_curve_to (cr, curve[1].x, curve[1].y, curve[2].x, curve[2].y, curve[3].x, curve[3].y);
    }
}

/* The square of the next or previous row in the same column. */
static guint
step_row (const BluffPirateTrack *self, guint square, int by)
{
  int row = (int) (square / self->columns) + by;
  guint first, other;

  if (row < 0 || row >= (int) self->rows)
    return square;

  /* Rows go to and fro: what is first in one lies below what is last in the other. */
  first = (guint) row * self->columns;
  other = first + self->columns - 1 - square % self->columns;

  return MIN (other, self->last);
}

guint
bluff_pirate_track_step (const BluffPirateTrack *self, guint square, GtkDirectionType direction)
{
  gboolean west = bluff_pirate_track_heads_west (self, square);
  int by;

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return self->strip ? square : step_row (self, square, direction == GTK_DIR_UP ? -1 : 1);
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return square;

  by = (direction == GTK_DIR_LEFT) == west ? 1 : -1;
  if ((by < 0 && square <= self->first) || (by > 0 && square >= self->last))
    return square;

  /* The key that led to a bend goes on around it, but does not lead back: else it would go to and fro for ever. */
  if (!self->strip && by < 0 && square % self->columns == 0)
    return square;

  return by > 0 ? square + 1 : square - 1;
}
