/* bluff-pirate-fleet.c: where the ships lie on the board, and drawing them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-fleet.h"

#include "bluff-palette.h"
#include "bluff-pirate.h"

/* Parts of a square's side. */
#define WATERLINE 0.42 /* the keel of a ship, below the middle of its square */
#define OWN_LOWER 0.1  /* the player's ship lies before the others */
#define RANK 0.46      /* from one rank of ships to the next */
#define ASHORE 0.3     /* ships at an island lie before it */

/* Parts of a ship's side. */
#define KEEL 0.44   /* from its middle down */
#define ABREAST 0.5 /* from one ship to the next: they overlap by half */
#define RING_X 0.56
#define RING_Y 0.15
#define OWN_LARGER 1.2 /* in the strip */
#define STRIP_EDGE 4.0 /* free water at both ends of it */
#define CROWDED 0.84   /* with two ranks on one square */

enum
{
  N_WAKE = 7 /* drops of foam behind a ship */
};

/* Where a ship lies: the middle of its drawing. */
typedef struct
{
  BluffSeat seat;
  gboolean own;
  double x, y;
  double size;
  double scale; /* of the drawing, while the size changes */
  gboolean west;
} Berth;

/* --- Where the ships lie -------------------------------------------------------------------------------------------
 */

/* How many of N ships on one square lie in the back rank. */
static guint
back_rank (guint n)
{
  return n < 3 ? 0 : n / 2;
}

/* The seats on a square in the order of their berths, the viewer's last; returns how many. */
static guint
list_ships (const BluffPirateFleet *self, const guint8 *squares, guint square, BluffSeat seats[BLUFF_PIRATE_SEATS])
{
  guint n = 0;

  for (BluffSeat seat = 0; seat < self->n; seat++)
    if (squares[seat] == square && seat != self->viewer)
      seats[n++] = seat;
  if (self->viewer < self->n && squares[self->viewer] == square)
    seats[n++] = self->viewer;

  return n;
}

/* A ship is whole on the board, also where the course swings out. */
static void
keep_aboard (const BluffPirateTrack *track, Berth *berth)
{
  double half = berth->size * 0.46 + (track->strip ? STRIP_EDGE : 0);

  berth->x = CLAMP (berth->x, half, MAX (half, track->width - half));
}

static void
berth_one (const BluffPirateFleet *self, Berth *berth, guint square, guint index, guint n)
{
  const BluffPirateTrack *track = self->chart->track;
  graphene_point_t at = bluff_pirate_track_point (track, square);
  guint back = track->strip ? 0 : back_rank (n);
  gboolean behind = index < back;
  guint abreast = behind ? back : n - back;
  double place = (behind ? index : index - back) - (abreast - 1) / 2.0;

  berth->size = track->ship * (track->strip ? (berth->own ? OWN_LARGER : 1) : back > 0 ? CROWDED : 1);
  berth->x = at.x + place * berth->size * ABREAST;
  keep_aboard (track, berth);
  berth->west = bluff_pirate_track_heads_west (track, square);
  if (track->strip)
    {
      berth->y = at.y - 3 - KEEL * berth->size;
      return;
    }

  berth->y = at.y + WATERLINE * track->square - KEEL * berth->size;
  if (behind)
    berth->y -= RANK * track->square;
  if (berth->own && n > 1)
    berth->y += OWN_LOWER * track->square;
  if (bluff_pirate_track_island (track, square) >= 0)
    berth->y += ASHORE * track->square;
}

/* Berths of all seats, by seat, if they were on SQUARES. */
static void
berth_all (const BluffPirateFleet *self, const guint8 *squares, Berth berths[BLUFF_PIRATE_SEATS])
{
  for (guint square = 0; square <= self->chart->track->last; square++)
    {
      BluffSeat seats[BLUFF_PIRATE_SEATS];
      guint n = list_ships (self, squares, square, seats);

      for (guint i = 0; i < n; i++)
        {
          berths[seats[i]] = (Berth){ .seat = seats[i], .own = seats[i] == self->viewer, .scale = 1 };
          berth_one (self, &berths[seats[i]], square, i, n);
        }
    }
}

static double
way_now (const BluffPirateFleet *self)
{
  double from = self->before[self->mover], to = self->square[self->mover];

  return from + (to - from) * self->progress;
}

/* While a ship sails it follows the course, and those that it leaves or joins make room for it. */
static void
berth_moving (const BluffPirateFleet *self, Berth berths[BLUFF_PIRATE_SEATS])
{
  const BluffPirateTrack *track = self->chart->track;
  Berth old[BLUFF_PIRATE_SEATS];
  double p = self->progress;
  gboolean forward = self->square[self->mover] > self->before[self->mover];

  berth_all (self, self->before, old);
  for (guint seat = 0; seat < self->n; seat++)
    {
      Berth *berth = &berths[seat];

      berth->scale = (old[seat].size * (1 - p) + berth->size * p) / berth->size;
      if (seat == self->mover)
        {
          graphene_point_t start = bluff_pirate_track_point (track, self->before[seat]);
          graphene_point_t end = bluff_pirate_track_point (track, self->square[seat]);
          graphene_point_t now = bluff_pirate_track_at (track, way_now (self));

          berth->x = now.x + (old[seat].x - start.x) * (1 - p) + (berth->x - end.x) * p;
          berth->y = now.y + (old[seat].y - start.y) * (1 - p) + (berth->y - end.y) * p;
          keep_aboard (track, berth);
          /* It turns in the middle of a bend. */
          if (p < 1)
            berth->west = bluff_pirate_track_heads_west (track, way_now (self) + 0.5) == forward;
        }
      else
        {
          berth->x = old[seat].x * (1 - p) + berth->x * p;
          berth->y = old[seat].y * (1 - p) + berth->y * p;
        }
    }
}

/* What lies lower on the screen lies before the rest, the viewer's ship and one that sails before all. */
static int
compare_berths (const BluffPirateFleet *self, const Berth *first, const Berth *second)
{
  if (self->before != NULL && (first->seat == self->mover) != (second->seat == self->mover))
    return first->seat == self->mover ? 1 : -1;
  if (first->own != second->own)
    return first->own ? 1 : -1;

  return (first->y > second->y) - (first->y < second->y);
}

/* --- Drawing ships -------------------------------------------------------------------------------------------------
 */

static void
paint_ring (GtkSnapshot *snapshot, const Berth *berth)
{
  double rx = RING_X * berth->size, ry = RING_Y * berth->size, line = MAX (2, berth->size * 0.045);
  double y = berth->y + (KEEL - 0.07) * berth->size;
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (berth->x - rx - line), (float) (y - ry - line),
                                                                (float) (2 * (rx + line)), (float) (2 * (ry + line))));

  cairo_translate (cr, berth->x, y);
  cairo_save (cr);
  cairo_scale (cr, rx, ry);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Foam where the ship was a moment ago. */
static void
paint_wake (const BluffPirateFleet *self, GtkSnapshot *snapshot)
{
  double back = self->square[self->mover] > self->before[self->mover] ? -1 : 1;
  double fading = MIN (1, 4 * MIN (self->progress, 1 - self->progress));

  for (guint i = 1; i <= N_WAKE; i++)
    {
      double way = way_now (self) + back * (0.16 + 0.13 * i);
      graphene_point_t at = bluff_pirate_track_at (self->chart->track, way);
      double width = self->chart->track->square * (0.5 - 0.05 * i), height = width * 0.34;
      GdkRGBA foam = { 1, 1, 1, (float) (fading * (0.62 - 0.075 * i)) };
      graphene_rect_t rect =
          GRAPHENE_RECT_INIT (at.x - (float) width / 2,
                              at.y + (float) (WATERLINE * self->chart->track->square * 0.8 - height / 2), (float) width,
                              (float) height);
      GskRoundedRect drop;

      /* There is no wake where it has not been. */
      if (back < 0 ? way < self->before[self->mover] : way > self->before[self->mover])
        break;
      if (self->chart->track->strip)
        rect.origin.y = at.y - (float) height;
      gsk_rounded_rect_init_from_rect (&drop, &rect, (float) height / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &drop);
      gtk_snapshot_append_color (snapshot, &foam, &rect);
      gtk_snapshot_pop (snapshot);
    }
}

static void
paint_ship (const BluffPirateFleet *self, GtkSnapshot *snapshot, const Berth *berth)
{
  const char *colour = bluff_flag_colour (self->flags[berth->seat]);
  g_autofree char *name = g_strconcat ("ship-", colour, berth->west ? "-west" : NULL, NULL);

  if (berth->own && !self->chart->track->strip)
    paint_ring (snapshot, berth);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) berth->x, (float) berth->y));
  gtk_snapshot_scale (snapshot, (float) berth->scale, (float) berth->scale);
  bluff_pirate_chart_paint_art (self->chart, snapshot, name, 0, 0, berth->size, berth->size);
  gtk_snapshot_restore (snapshot);
}

static void
paint_you (const BluffPirateFleet *self, GtkSnapshot *snapshot, const Berth *berth, const char *you)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA ink = bluff_palette_get (BLUFF_COLOUR_INK);
  double size = CLAMP (self->chart->track->square * 0.26, 11.5, 17);
  guint n = self->chart->crowded[self->square[berth->seat]];
  cairo_t *cr;
  float x = (float) berth->x, y = (float) self->chart->track->top;

  if (!self->chart->track->strip)
    {
      /* Above the ship, or below it where others lie behind. */
      double y_tag = back_rank (n) > 0 ? berth->y + berth->size * 0.62 : berth->y - berth->size * 0.54;

      bluff_pirate_chart_paint_tag (self->chart, snapshot, you, size, &ink, &white, berth->x, y_tag);
      return;
    }

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 7, y + 3, 14, 10));
  cairo_move_to (cr, x, y + 4);
  cairo_line_to (cr, x + 6, y + 12);
  cairo_line_to (cr, x - 6, y + 12);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
  bluff_pirate_chart_paint_tag (self->chart, snapshot, you, 12, &ink, &white, berth->x, self->chart->track->top + 21);
}

/* Where all ships lie now, those before the others last. */
static void
order_berths (const BluffPirateFleet *self, Berth berths[BLUFF_PIRATE_SEATS])
{
  berth_all (self, self->square, berths);
  if (self->before != NULL)
    berth_moving (self, berths);
  for (guint i = 1; i < self->n; i++)
    for (guint j = i; j > 0 && compare_berths (self, &berths[j - 1], &berths[j]) > 0; j--)
      {
        Berth berth = berths[j];

        berths[j] = berths[j - 1];
        berths[j - 1] = berth;
      }
}

void
bluff_pirate_fleet_paint (const BluffPirateFleet *self, GtkSnapshot *snapshot)
{
  Berth berths[BLUFF_PIRATE_SEATS];

  order_berths (self, berths);
  if (self->before != NULL)
    paint_wake (self, snapshot);
  for (guint i = 0; i < self->n; i++)
    paint_ship (self, snapshot, &berths[i]);
}

void
bluff_pirate_fleet_paint_you (const BluffPirateFleet *self, GtkSnapshot *snapshot, const char *you)
{
  Berth berths[BLUFF_PIRATE_SEATS];

  order_berths (self, berths);
  for (guint i = 0; i < self->n; i++)
    if (berths[i].own)
      paint_you (self, snapshot, &berths[i], you);
}
