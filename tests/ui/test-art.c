/* test-art.c: in high contrast the pattern of a suit is seen better, and nothing else of its card has changed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"

#include <adwaita.h>

enum
{
  WIDTH = 200,
  HEIGHT = 280,
  /* A part of the card that has nothing but the pattern. */
  PATTERN_X = 20,
  PATTERN_Y = 232,
  PATTERN_WIDTH = 90,
  PATTERN_HEIGHT = 36
};

/* How it is drawn at its own size. */
static cairo_surface_t *
paint (const char *name)
{
  g_autoptr (GdkPaintable) art = bluff_art_get (name);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  /* The first time it is only asked for. */
  for (guint i = 0; i < 2; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gdk_paintable_snapshot (art, snapshot, WIDTH, HEIGHT);
      node = gtk_snapshot_free_to_node (snapshot);
      while (bluff_art_is_busy ())
        g_main_context_iteration (NULL, TRUE);
      if (i == 0)
        g_clear_pointer (&node, gsk_render_node_unref);
    }
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static const guchar *
pixel_at (cairo_surface_t *surface, int x, int y)
{
  return cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface) + 4 * x;
}

/* The most that two pixels of the part differ by, over all colours. */
static guint
measure_pattern (cairo_surface_t *surface)
{
  guint most = 0;

  for (guint channel = 0; channel < 3; channel++)
    {
      guchar low = G_MAXUINT8, high = 0;

      for (int y = PATTERN_Y; y < PATTERN_Y + PATTERN_HEIGHT; y++)
        for (int x = PATTERN_X; x < PATTERN_X + PATTERN_WIDTH; x++)
          {
            low = MIN (low, pixel_at (surface, x, y)[channel]);
            high = MAX (high, pixel_at (surface, x, y)[channel]);
          }
      most = MAX (most, (guint) (high - low));
    }

  return most;
}

static void
test_bold (gconstpointer data)
{
  const char *name = data;
  cairo_surface_t *plain, *bold, *again;

  bluff_art_set_bold (FALSE);
  plain = paint (name);
  bluff_art_set_bold (TRUE);
  bold = paint (name);
  bluff_art_set_bold (FALSE);
  again = paint (name);

  g_test_message ("%u, bold %u", measure_pattern (plain), measure_pattern (bold));
  /* 60 % instead of 34 %, less what is rounded. */
  g_assert_cmpuint (measure_pattern (plain), >, 0);
  g_assert_cmpuint (10 * measure_pattern (bold), >, 15 * measure_pattern (plain));
  g_assert_cmpuint (measure_pattern (again), ==, measure_pattern (plain));
  /* The middle is the picture's. */
  g_assert_cmpmem (pixel_at (plain, WIDTH / 2, HEIGHT / 2), 4, pixel_at (bold, WIDTH / 2, HEIGHT / 2), 4);

  cairo_surface_destroy (plain);
  cairo_surface_destroy (bold);
  cairo_surface_destroy (again);
}

int
main (int argc, char **argv)
{
  static const char *const cards[] = { "card-anchor", "card-barrel", "card-compass", "card-cutlass", "card-flag",
                                       "card-hat",    "card-hook",   "card-lantern", "card-parrot",  "card-spyglass" };

  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *path = g_strconcat ("/art/bold/", cards[i], NULL);

      g_test_add_data_func (path, cards[i], test_bold);
    }

  return g_test_run ();
}
