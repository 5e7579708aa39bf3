/* test-ui-contrast.c: what is written stands out from what is behind it, in the pictures of all pages and moments.
 *
 * The colour of a text is what its style says; what is behind it is the colour that most of the pixels have where it
 * stands. WCAG 2.1: 4.5 to 1, and 3 to 1 for large text. What cannot be pressed at the moment is exempt there.
 *
 * Run once for each look: light, dark, and both in high contrast (ADW_DEBUG_COLOR_SCHEME, ADW_DEBUG_HIGH_CONTRAST).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-gallery.h"
#include "ui-tour.h"

#include <locale.h>
#include <math.h>

enum
{
  LARGE = 24, /* pixels of text that count as large; 18.66 if it is bold */
  LARGE_BOLD = 19,
  BITS = 4 /* of each channel that tell colours apart when they are counted */
};

#define TEXT 4.5
#define LARGE_TEXT 3.0

typedef struct
{
  GdkTexture *texture;
  guchar *data;
  gsize stride;
  int width, height;
} Picture;

static Picture picture;
static GtkWidget *pictured;
static char *pictured_where;
static guint n_checked;

/* --- Colours -------------------------------------------------------------------------------------------------------
 */

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance_of (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) + 0.0722 * linear (colour->blue);
}

static double
contrast_of (const GdkRGBA *a, const GdkRGBA *b)
{
  double first = luminance_of (a) + 0.05, second = luminance_of (b) + 0.05;

  return MAX (first, second) / MIN (first, second);
}

static GdkRGBA
mix (const GdkRGBA *over, const GdkRGBA *under)
{
  float a = over->alpha;

  return (GdkRGBA){ over->red * a + under->red * (1 - a), over->green * a + under->green * (1 - a),
                    over->blue * a + under->blue * (1 - a), 1 };
}

/* --- The picture ---------------------------------------------------------------------------------------------------
 */

static void
take_picture (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  float frame = (float) (width - gtk_widget_get_width (window)) / 2;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_clear_object (&picture.texture);
  picture.texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                                 &GRAPHENE_RECT_INIT (frame, frame, (float) width - 2 * frame,
                                                                      (float) height - 2 * frame));
  picture.width = gdk_texture_get_width (picture.texture);
  picture.height = gdk_texture_get_height (picture.texture);
  picture.stride = (gsize) picture.width * 4;
  g_free (picture.data);
  picture.data = g_malloc (picture.stride * (gsize) picture.height);
  gdk_texture_download (picture.texture, picture.data, picture.stride);
}

/* The colour that most pixels of the rectangle have; FALSE if it is not in the picture. */
static gboolean
find_ground (const graphene_rect_t *bounds, GdkRGBA *ground)
{
  static guint counts[1 << (3 * BITS)];
  int left = MAX ((int) bounds->origin.x, 0),
      right = MIN ((int) (bounds->origin.x + bounds->size.width), picture.width);
  int top = MAX ((int) bounds->origin.y, 0),
      bottom = MIN ((int) (bounds->origin.y + bounds->size.height), picture.height);
  guint most = 0;

  if (left >= right || top >= bottom)
    return FALSE;

  memset (counts, 0, sizeof counts);
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        const guchar *pixel = picture.data + (gsize) y * picture.stride + (gsize) x * 4;
        guint shade = (guint) (pixel[2] >> (8 - BITS)) << (2 * BITS) | (guint) (pixel[1] >> (8 - BITS)) << BITS |
                      (guint) (pixel[0] >> (8 - BITS));

        if (++counts[shade] > most)
          {
            most = counts[shade];
            *ground = (GdkRGBA){ pixel[2] / 255.0f, pixel[1] / 255.0f, pixel[0] / 255.0f, 1 };
          }
      }

  return TRUE;
}

/* --- The check -----------------------------------------------------------------------------------------------------
 */

static double
opacity_of (GtkWidget *widget)
{
  double opacity = 1;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    opacity *= gtk_widget_get_opacity (widget);

  return opacity;
}

static gboolean
is_large (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72.0;
  return size >= (pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD ? LARGE_BOLD : LARGE);
}

static GdkRGBA
colour_of (GtkWidget *label)
{
  GdkRGBA colour;

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (label, &colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (label), &colour);
#endif
  return colour;
}

/* Whether it is not behind a sheet, a sail or the edge of what scrolls. */
static gboolean
is_in_front (GtkWidget *widget, GtkWidget *window, const graphene_rect_t *bounds)
{
  GtkWidget *front = gtk_widget_pick (window, bounds->origin.x + bounds->size.width / 2,
                                      bounds->origin.y + bounds->size.height / 2, GTK_PICK_INSENSITIVE);

  return front != NULL && (front == widget || gtk_widget_is_ancestor (widget, front));
}

/* The platform's letter on its own colours; the whole name stands beside it. */
static gboolean
is_excused (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, ADW_TYPE_AVATAR) != NULL;
}

static void
check (GtkWidget *widget, const char *where)
{
  GtkWidget *window;
  graphene_rect_t bounds;
  GdkRGBA colour, ground, seen;
  double contrast;

  if (GTK_IS_WINDOW (widget) || g_strcmp0 (pictured_where, where) != 0)
    {
      pictured = GTK_WIDGET (gtk_widget_get_root (widget));
      g_free (pictured_where);
      pictured_where = g_strdup (where);
      take_picture (pictured);
    }
  window = GTK_WIDGET (gtk_widget_get_root (widget));
  if (!GTK_IS_LABEL (widget) || !gtk_widget_is_sensitive (widget) || opacity_of (widget) < 0.99 ||
      *gtk_label_get_text (GTK_LABEL (widget)) == '\0' || window != pictured ||
      gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL || is_excused (widget) ||
      !gtk_widget_compute_bounds (widget, window, &bounds) || !is_in_front (widget, window, &bounds) ||
      !find_ground (&bounds, &ground))
    return;

  colour = colour_of (widget);
  seen = mix (&colour, &ground);
  contrast = contrast_of (&seen, &ground);
  n_checked++;
  if (contrast + 0.01 < (is_large (widget) ? LARGE_TEXT : TEXT))
    {
      g_autofree char *text = gdk_rgba_to_string (&seen), *behind = gdk_rgba_to_string (&ground);

      g_test_message ("%s: “%s”: %s on %s is %.2f to 1", where, gtk_label_get_text (GTK_LABEL (widget)), text, behind,
                      contrast);
      g_test_fail ();
    }
}

static void
test_pages (void)
{
  n_checked = 0;
  ui_tour_pages (check, 1280, 860);
  g_assert_cmpuint (n_checked, >, 50);
}

static void
test_table (void)
{
  n_checked = 0;
  ui_tour_table (check, BLUFF_GAME_PIRATE, 1, 1280, 860);
  g_assert_cmpuint (n_checked, >, 50);
}

static void
test_known (void)
{
  GdkRGBA black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 }, grey = { 0x77 / 255.0f, 0x77 / 255.0f, 0x77 / 255.0f, 1 };

  g_assert_cmpfloat_with_epsilon (contrast_of (&black, &white), 21, 0.01);
  g_assert_cmpfloat_with_epsilon (contrast_of (&grey, &white), 4.48, 0.01);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;
  int failed;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  ui_gallery_set_font (100);

  g_test_add_func ("/ui/contrast/known", test_known);
  g_test_add_func ("/ui/contrast/pages", test_pages);
  g_test_add_func ("/ui/contrast/table", test_table);
  failed = g_test_run ();

  g_clear_object (&picture.texture);
  g_free (picture.data);
  g_free (pictured_where);
  return failed;
}
