/* test-pirate-track.c: where squares, islands and ships lie, at every size a board can have.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-track.h"

#include "bluff-pirate.h"

#include <math.h>

static const struct
{
  double width, height, unit;
} sizes[] = {
  { 344, 160, 0.75 }, { 360, 300, 0.75 }, { 599, 240, 0.75 }, { 600, 200, 0.75 },  { 760, 290, 0.75 },
  { 900, 260, 0.75 }, { 1016, 326, 1 },   { 1280, 300, 1 },   { 1580, 440, 1.35 }, { 2560, 900, 1.5 },
};

/* --- The serpentine ------------------------------------------------------------------------------------------------
 */

static void
check_inside (const BluffPirateTrack *track, graphene_point_t at, double width, double height)
{
  g_assert_cmpfloat (at.x - width / 2, >=, 0);
  g_assert_cmpfloat (at.x + width / 2, <=, track->width);
  g_assert_cmpfloat (at.y - height / 2, >=, 0);
  g_assert_cmpfloat (at.y + height / 2, <=, track->height);
}

static void
each_size (void (*check) (const BluffPirateTrack *track))
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint voyage = 0; voyage < BLUFF_N_VOYAGES; voyage++)
      for (guint mirrored = 0; mirrored < 2; mirrored++)
        {
          BluffPirateTrack track;

          bluff_pirate_track_lay (&track, voyage, sizes[i].width, sizes[i].height, sizes[i].unit, mirrored);
          check (&track);
        }
}

static void
check_columns (const BluffPirateTrack *track)
{
  static const guint columns[BLUFF_N_VOYAGES][2] = { { 7, 10 }, { 9, 11 }, { 11, 14 } };

  g_assert_cmpuint (track->columns, ==, columns[track->voyage][track->width < 600 ? 0 : 1]);
  g_assert_cmpuint (track->last, ==, bluff_pirate_island_square (track->voyage, 1));
}

static void
test_columns (void)
{
  each_size (check_columns);
}

static void
check_squares (const BluffPirateTrack *track)
{
  for (guint square = 0; square <= track->last; square++)
    {
      graphene_point_t at = bluff_pirate_track_point (track, square);

      check_inside (track, at, track->square, track->square);
      for (guint other = 0; other < square; other++)
        {
          graphene_point_t there = bluff_pirate_track_point (track, other);

          g_assert_true (fabs (at.x - there.x) >= track->square || fabs (at.y - there.y) >= track->square);
        }
    }
}

static void
test_squares (void)
{
  each_size (check_squares);
}

/* Section 6 of the design: no island touches an edge or another island. */
static void
check_islands (const BluffPirateTrack *track)
{
  graphene_point_t first = bluff_pirate_track_point (track, bluff_pirate_island_square (track->voyage, 0));
  graphene_point_t second = bluff_pirate_track_point (track, bluff_pirate_island_square (track->voyage, 1));
  double beach = track->island * 0.78;

  check_inside (track, first, beach, track->square);
  check_inside (track, second, beach, track->square);
  g_assert_true (fabs (first.x - second.x) >= beach || fabs (first.y - second.y) >= track->square);
}

static void
test_islands (void)
{
  each_size (check_islands);
}

static void
check_course (const BluffPirateTrack *track)
{
  for (guint square = 0; square < track->last; square++)
    {
      graphene_point_t at = bluff_pirate_track_point (track, square);
      graphene_point_t next = bluff_pirate_track_point (track, square + 1);
      graphene_point_t whole = bluff_pirate_track_at (track, square);
      graphene_point_t half = bluff_pirate_track_at (track, square + 0.5);
      gboolean bend = square / track->columns != (square + 1) / track->columns;

      g_assert_cmpfloat_with_epsilon (whole.x, at.x, 0.01);
      g_assert_cmpfloat_with_epsilon (whole.y, at.y, 0.01);
      check_inside (track, half, 0, 0);
      if (!bend)
        g_assert_cmpint (next.x < at.x, ==, bluff_pirate_track_heads_west (track, square));
    }
}

static void
test_course (void)
{
  each_size (check_course);
}

static void
test_mirrored (void)
{
  BluffPirateTrack plain, mirrored;

  bluff_pirate_track_lay (&plain, BLUFF_VOYAGE_STANDARD, 1016, 326, 1, FALSE);
  bluff_pirate_track_lay (&mirrored, BLUFF_VOYAGE_STANDARD, 1016, 326, 1, TRUE);
  for (guint square = 0; square <= plain.last; square++)
    {
      graphene_point_t a = bluff_pirate_track_point (&plain, square);
      graphene_point_t b = bluff_pirate_track_point (&mirrored, square);

      g_assert_cmpfloat_with_epsilon (a.x, 1016 - b.x, 0.01);
      g_assert_cmpfloat_with_epsilon (a.y, b.y, 0.01);
      g_assert_cmpint (bluff_pirate_track_heads_west (&plain, square), !=,
                       bluff_pirate_track_heads_west (&mirrored, square));
    }
}

/* --- Arrow keys ----------------------------------------------------------------------------------------------------
 */

static void
test_arrows (void)
{
  static const struct
  {
    guint from;
    GtkDirectionType direction;
    guint to;
  } rows[] = {
    { 0, GTK_DIR_LEFT, 0 },        { 0, GTK_DIR_UP, 0 },     { 0, GTK_DIR_RIGHT, 1 },   { 10, GTK_DIR_RIGHT, 11 },
    { 11, GTK_DIR_RIGHT, 11 },     { 11, GTK_DIR_LEFT, 12 }, { 12, GTK_DIR_RIGHT, 11 }, { 10, GTK_DIR_DOWN, 11 },
    { 11, GTK_DIR_UP, 10 },        { 14, GTK_DIR_UP, 7 },    { 7, GTK_DIR_DOWN, 14 },   { 28, GTK_DIR_RIGHT, 28 },
    { 28, GTK_DIR_DOWN, 28 },      { 14, GTK_DIR_DOWN, 28 }, { 21, GTK_DIR_LEFT, 22 },  { 22, GTK_DIR_LEFT, 22 },
    { 5, GTK_DIR_TAB_FORWARD, 5 },
  };
  BluffPirateTrack track;

  bluff_pirate_track_lay (&track, BLUFF_VOYAGE_STANDARD, 1016, 326, 1, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (bluff_pirate_track_step (&track, rows[i].from, rows[i].direction), ==, rows[i].to);

  /* The other way round in the other direction. */
  bluff_pirate_track_lay (&track, BLUFF_VOYAGE_STANDARD, 1016, 326, 1, TRUE);
  g_assert_cmpuint (bluff_pirate_track_step (&track, 3, GTK_DIR_LEFT), ==, 4);
  g_assert_cmpuint (bluff_pirate_track_step (&track, 3, GTK_DIR_RIGHT), ==, 2);
}

/* --- The race strip ------------------------------------------------------------------------------------------------
 */

static void
test_strip (void)
{
  static const struct
  {
    guint rearmost, first;
  } rows[] = { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 7, 5 }, { 27, 25 }, { 28, 25 } };
  BluffPirateTrack track;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint mirrored = 0; mirrored < 2; mirrored++)
      {
        bluff_pirate_track_lay_strip (&track, BLUFF_VOYAGE_STANDARD, 344, 120, rows[i].rearmost, mirrored);
        g_assert_cmpuint (track.first, ==, rows[i].first);
        for (guint square = track.first; square <= track.last; square++)
          check_inside (&track, bluff_pirate_track_point (&track, square), 0, track.square);
        g_assert_cmpint (bluff_pirate_track_heads_west (&track, 20), ==, (int) mirrored);
        g_assert_cmpuint (bluff_pirate_track_step (&track, track.first, mirrored ? GTK_DIR_RIGHT : GTK_DIR_LEFT), ==,
                          track.first);
      }
}

static void
test_measure (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint voyage = 0; voyage < BLUFF_N_VOYAGES; voyage++)
      {
        BluffPirateTrack track;
        int minimum, natural;

        bluff_pirate_track_measure (voyage, sizes[i].width, sizes[i].unit, &minimum, &natural);
        g_assert_cmpint (minimum, >, 0);
        g_assert_cmpint (minimum, <=, natural);
        /* At its minimum a number can still be read. */
        bluff_pirate_track_lay (&track, voyage, sizes[i].width, minimum, sizes[i].unit, FALSE);
        g_assert_cmpfloat (track.square, >=, MIN (26, 0.77 * track.pitch_x) - 0.01);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/track/columns-by-width-and-voyage", test_columns);
  g_test_add_func ("/track/squares-lie-apart-and-inside", test_squares);
  g_test_add_func ("/track/islands-touch-nothing", test_islands);
  g_test_add_func ("/track/course-goes-through-squares", test_course);
  g_test_add_func ("/track/right-to-left-is-the-mirror", test_mirrored);
  g_test_add_func ("/track/arrow-keys", test_arrows);
  g_test_add_func ("/track/strip-begins-two-behind", test_strip);
  g_test_add_func ("/track/measure", test_measure);

  return g_test_run ();
}
