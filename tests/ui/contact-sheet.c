/* contact-sheet.c: many pictures on one, each with its name below.
 *
 *   contact-sheet SHEET.png WIDTH PICTURE.png…
 *
 * The pictures are scaled down, never up, to fit into columns of WIDTH pixels, as many as make the sheet about as wide
 * as it is high.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <cairo.h>
#include <glib.h>
#include <math.h>
#include <stdlib.h>

enum
{
  GAP = 16,
  CAPTION = 22
};

typedef struct
{
  cairo_surface_t *surface;
  char *name;
  double scale;
} Picture;

static double
height_of (const Picture *picture)
{
  return cairo_image_surface_get_height (picture->surface) * picture->scale;
}

static void
load (Picture *picture, const char *path, double column)
{
  picture->surface = cairo_image_surface_create_from_png (path);
  if (cairo_surface_status (picture->surface) != CAIRO_STATUS_SUCCESS)
    {
      g_printerr ("%s: %s\n", path, cairo_status_to_string (cairo_surface_status (picture->surface)));
      exit (1);
    }
  picture->name = g_path_get_basename (path);
  picture->scale = MIN (1.0, column / cairo_image_surface_get_width (picture->surface));
}

static void
draw (cairo_t *cr, const Picture *picture, double x, double y)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, picture->scale, picture->scale);
  cairo_set_source_surface (cr, picture->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BEST);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_move_to (cr, x, y + height_of (picture) + CAPTION - 8);
  cairo_show_text (cr, picture->name);
}

/* Walks along the rows; draws unless CR is NULL. The height of the sheet. */
static double
lay_out (cairo_t *cr, const Picture *pictures, guint n, guint columns, double column)
{
  double y = GAP, row = 0;

  for (guint i = 0; i < n; i++)
    {
      if (i > 0 && i % columns == 0)
        {
          y += row + CAPTION + GAP;
          row = 0;
        }
      row = MAX (row, height_of (&pictures[i]));
      if (cr != NULL)
        draw (cr, &pictures[i], GAP + (i % columns) * (column + GAP), y);
    }

  return y + row + CAPTION + GAP;
}

static cairo_status_t
make_sheet (const char *path, const Picture *pictures, guint n, double column)
{
  guint columns = 1;
  double width;
  cairo_surface_t *sheet;
  cairo_status_t status;
  cairo_t *cr;

  while (columns < n && lay_out (NULL, pictures, n, columns, column) > columns * (column + GAP) + GAP)
    columns++;
  width = columns * (column + GAP) + GAP;
  sheet = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (width),
                                      (int) ceil (lay_out (NULL, pictures, n, columns, column)));
  cr = cairo_create (sheet);
  cairo_set_source_rgb (cr, 0.75, 0.75, 0.75);
  cairo_paint (cr);
  cairo_set_font_size (cr, 12);
  lay_out (cr, pictures, n, columns, column);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png (sheet, path);
  cairo_surface_destroy (sheet);

  return status;
}

int
main (int argc, char **argv)
{
  guint n = argc > 3 ? (guint) argc - 3 : 0;
  g_autofree Picture *pictures = g_new0 (Picture, n + 1);
  double column = argc > 2 ? g_ascii_strtod (argv[2], NULL) : 0;
  cairo_status_t status;

  if (n == 0 || column < 1)
    {
      g_printerr ("usage: %s SHEET.png WIDTH PICTURE.png…\n", argv[0]);
      return 2;
    }

  for (guint i = 0; i < n; i++)
    load (&pictures[i], argv[i + 3], column);
  status = make_sheet (argv[1], pictures, n, column);
  if (status != CAIRO_STATUS_SUCCESS)
    g_printerr ("%s: %s\n", argv[1], cairo_status_to_string (status));
  for (guint i = 0; i < n; i++)
    {
      cairo_surface_destroy (pictures[i].surface);
      g_free (pictures[i].name);
    }

  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
