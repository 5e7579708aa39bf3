/* ui-contrast.c: whether what is written stands out from what is behind it.
 *
 * The colour of a text is the one it is drawn with, faded as all that is around it is; what is behind it is the colour
 * that most of the pixels have where it stands. A symbol is known by the part of it that stands out most from what is
 * around it. WCAG 2.1: 4.5 to 1, and 3 to 1 for large text and for symbols. What cannot be pressed at the moment is
 * exempt there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-contrast.h"

#include <adwaita.h>
#include <math.h>

enum
{
  LARGE = 24, /* pixels of text that count as large; 18.66 if it is bold */
  LARGE_BOLD = 19,
  BITS = 4,  /* of each channel that tell colours apart when they are counted */
  AROUND = 3 /* pixels around a symbol that are its ground */
};

#define TEXT 4.5
#define LARGE_TEXT 3.0
#define SYMBOL 3.0

typedef struct
{
  GdkTexture *texture;
  guchar *data;
  gsize stride;
  int width, height;
} Picture;

/* A text as it was drawn. */
typedef struct
{
  graphene_rect_t bounds;
  GdkRGBA colour; /* with the opacity of what is around it */
} Text;

static Picture picture;
static GArray *texts; /* Text: those of the picture */
static GtkWidget *pictured;
static char *pictured_where;
static UiContrast counts;

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

double
ui_contrast_of (const GdkRGBA *a, const GdkRGBA *b)
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

/* --- The texts -----------------------------------------------------------------------------------------------------
 */

static void
note_text (GskRenderNode *node, GskTransform *transform, float opacity)
{
  Text text = { .colour = *gsk_text_node_get_color (node) };
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  gsk_transform_transform_bounds (transform, &bounds, &text.bounds);
  text.colour.alpha *= opacity;
  g_array_append_val (texts, text);
}

/* Whatever styles, widgets and animations have faded it: the nodes know. */
static void
note_texts (GskRenderNode *node, GskTransform *transform, float opacity)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      note_text (node, transform, opacity);
      break;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        note_texts (gsk_container_node_get_child (node, i), transform, opacity);
      break;
    case GSK_TRANSFORM_NODE:
      {
        GskTransform *inner =
            gsk_transform_transform (gsk_transform_ref (transform), gsk_transform_node_get_transform (node));

        note_texts (gsk_transform_node_get_child (node), inner, opacity);
        gsk_transform_unref (inner);
        break;
      }
    case GSK_OPACITY_NODE:
      note_texts (gsk_opacity_node_get_child (node), transform, opacity * gsk_opacity_node_get_opacity (node));
      break;
    case GSK_CLIP_NODE:
      note_texts (gsk_clip_node_get_child (node), transform, opacity);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      note_texts (gsk_rounded_clip_node_get_child (node), transform, opacity);
      break;
    case GSK_SHADOW_NODE:
      note_texts (gsk_shadow_node_get_child (node), transform, opacity);
      break;
    case GSK_DEBUG_NODE:
      note_texts (gsk_debug_node_get_child (node), transform, opacity);
      break;
    default:
      break;
    }
}

/* The colour of the text that was drawn there last, in front; FALSE if there is none. */
static gboolean
find_text (const graphene_rect_t *bounds, GdkRGBA *colour)
{
  for (guint i = texts->len; i-- > 0;)
    {
      const Text *text = &g_array_index (texts, Text, i);
      graphene_point_t middle;

      graphene_rect_get_center (&text->bounds, &middle);
      if (graphene_rect_contains_point (bounds, &middle))
        {
          *colour = text->colour;
          return TRUE;
        }
    }

  return FALSE;
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
  GskTransform *unframed = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (-frame, -frame));

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_clear_pointer (&texts, g_array_unref);
  texts = g_array_new (FALSE, FALSE, sizeof (Text));
  note_texts (node, unframed, 1);
  gsk_transform_unref (unframed);
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

/* Pixels of the picture: those from left to right and from top to bottom, without the last ones. */
typedef struct
{
  int left, right, top, bottom;
} Area;

/* Those that are in the picture; FALSE if there are none. */
static gboolean
get_area (const graphene_rect_t *bounds, Area *area)
{
  area->left = MAX ((int) bounds->origin.x, 0);
  area->right = MIN ((int) (bounds->origin.x + bounds->size.width), picture.width);
  area->top = MAX ((int) bounds->origin.y, 0);
  area->bottom = MIN ((int) (bounds->origin.y + bounds->size.height), picture.height);
  return area->left < area->right && area->top < area->bottom;
}

static gboolean
is_in_area (const Area *area, int x, int y)
{
  return area != NULL && x >= area->left && x < area->right && y >= area->top && y < area->bottom;
}

static GdkRGBA
colour_at (int x, int y)
{
  const guchar *pixel = picture.data + (gsize) y * picture.stride + (gsize) x * 4;

  return (GdkRGBA){ pixel[2] / 255.0f, pixel[1] / 255.0f, pixel[0] / 255.0f, 1 };
}

static guint
shade_at (int x, int y)
{
  const guchar *pixel = picture.data + (gsize) y * picture.stride + (gsize) x * 4;

  return (guint) (pixel[2] >> (8 - BITS)) << (2 * BITS) | (guint) (pixel[1] >> (8 - BITS)) << BITS |
         (guint) (pixel[0] >> (8 - BITS));
}

/* The colour that most pixels of AREA have that are not in HOLE, which may be NULL. */
static GdkRGBA
find_most (const Area *area, const Area *hole)
{
  static guint of_shade[1 << (3 * BITS)];
  GdkRGBA found = { 0 };
  guint most = 0;

  memset (of_shade, 0, sizeof of_shade);
  for (int y = area->top; y < area->bottom; y++)
    for (int x = area->left; x < area->right; x++)
      if (!is_in_area (hole, x, y) && ++of_shade[shade_at (x, y)] > most)
        {
          most = of_shade[shade_at (x, y)];
          found = colour_at (x, y);
        }

  return found;
}

/* The colour that most pixels of the rectangle have; FALSE if it is not in the picture. */
static gboolean
find_ground (const graphene_rect_t *bounds, GdkRGBA *ground)
{
  Area area;

  if (!get_area (bounds, &area))
    return FALSE;

  *ground = find_most (&area, NULL);
  return TRUE;
}

/* The colour of a symbol that stands out most from the one that is around it. */
static gboolean
find_symbol (const graphene_rect_t *bounds, GdkRGBA *symbol, GdkRGBA *ground)
{
  graphene_rect_t around = *bounds;
  Area area, outer;

  graphene_rect_inset (&around, -AROUND, -AROUND);
  if (!get_area (bounds, &area) || !get_area (&around, &outer))
    return FALSE;

  *ground = *symbol = find_most (&outer, &area);
  for (int y = area.top; y < area.bottom; y++)
    for (int x = area.left; x < area.right; x++)
      {
        GdkRGBA colour = colour_at (x, y);

        if (ui_contrast_of (&colour, ground) > ui_contrast_of (symbol, ground))
          *symbol = colour;
      }

  return TRUE;
}

/* --- The check -----------------------------------------------------------------------------------------------------
 */

/* What comes, goes or is there only for those who listen. */
static gboolean
is_faded (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_opacity (widget) < 0.99)
      return TRUE;

  return FALSE;
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

/* Whether nothing else is in front of this place of it: a sheet, a sail, or what is behind the edge of what scrolls. */
static gboolean
is_in_front_at (GtkWidget *widget, GtkWidget *window, double x, double y)
{
  GtkWidget *front = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);

  return front != NULL && (front == widget || gtk_widget_is_ancestor (widget, front));
}

static gboolean
is_in_front (GtkWidget *widget, GtkWidget *window, const graphene_rect_t *bounds)
{
  return is_in_front_at (widget, window, bounds->origin.x + bounds->size.width / 2,
                         bounds->origin.y + bounds->size.height / 2);
}

/* Of half a symbol nobody knows which half it is known by. */
static gboolean
is_whole (GtkWidget *widget, GtkWidget *window, const graphene_rect_t *bounds)
{
  double x = bounds->origin.x + bounds->size.width / 2;

  return is_in_front_at (widget, window, x, bounds->origin.y + 1) &&
         is_in_front_at (widget, window, x, bounds->origin.y + bounds->size.height - 1);
}

/* The platform's: a letter on its own colours, with the whole name beside it, and what a switch has besides its place.
 */
static gboolean
is_excused (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, ADW_TYPE_AVATAR) != NULL ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_SWITCH) != NULL;
}

/* Whether it can be seen where it is, as it is meant to be seen. */
static gboolean
is_seen (GtkWidget *widget, GtkWidget *window, graphene_rect_t *bounds)
{
  return gtk_widget_is_sensitive (widget) && !is_faded (widget) && window == pictured && !is_excused (widget) &&
         gtk_widget_compute_bounds (widget, window, bounds) && is_in_front (widget, window, bounds);
}

static void
fail (const char *where, const char *what, const GdkRGBA *seen, const GdkRGBA *ground)
{
  g_autofree char *front = gdk_rgba_to_string (seen), *behind = gdk_rgba_to_string (ground);

  g_test_message ("%s: “%s”: %s on %s is %.2f to 1", where, what, front, behind, ui_contrast_of (seen, ground));
  g_test_fail ();
}

static void
check_label (GtkWidget *widget, GtkWidget *window, const char *where)
{
  const char *words = gtk_label_get_text (GTK_LABEL (widget));
  graphene_rect_t bounds;
  GdkRGBA colour, ground, seen;

  if (*words == '\0' || !is_seen (widget, window, &bounds) || !find_ground (&bounds, &ground) ||
      !find_text (&bounds, &colour))
    return;

  seen = mix (&colour, &ground);
  counts.texts++;
  counts.popped += GTK_IS_POPOVER (window);
  if (ui_contrast_of (&seen, &ground) + 0.01 < (is_large (widget) ? LARGE_TEXT : TEXT))
    fail (where, words, &seen, &ground);
}

/* Whether there is something to see: icons that are not installed have a substitute. */
static gboolean
has_picture (GtkImage *image)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (image)));
  const char *name = gtk_image_get_icon_name (image);

  return gtk_image_get_storage_type (image) != GTK_IMAGE_EMPTY &&
         (name == NULL || gtk_icon_theme_has_icon (theme, name));
}

static void
check_symbol (GtkWidget *widget, GtkWidget *window, const char *where)
{
  const char *name = gtk_image_get_icon_name (GTK_IMAGE (widget));
  graphene_rect_t bounds;
  GdkRGBA symbol, ground;

  if (!has_picture (GTK_IMAGE (widget)) || !is_seen (widget, window, &bounds) || !is_whole (widget, window, &bounds) ||
      !find_symbol (&bounds, &symbol, &ground))
    return;

  counts.symbols++;
  if (ui_contrast_of (&symbol, &ground) + 0.01 < SYMBOL)
    fail (where, name != NULL ? name : gtk_widget_get_css_name (gtk_widget_get_parent (widget)), &symbol, &ground);
}

/* What pops up is drawn by itself, in front of the window. */
void
ui_contrast_check (GtkWidget *widget, const char *where)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));

  if (widget == window || window != pictured || g_strcmp0 (pictured_where, where) != 0)
    {
      pictured = window;
      g_free (pictured_where);
      pictured_where = g_strdup (where);
      take_picture (pictured);
    }
  if (GTK_IS_LABEL (widget))
    check_label (widget, window, where);
  else if (GTK_IS_IMAGE (widget))
    check_symbol (widget, window, where);
}

UiContrast
ui_contrast_count (void)
{
  UiContrast counted = counts;

  counts = (UiContrast){ 0 };
  g_clear_object (&picture.texture);
  g_clear_pointer (&picture.data, g_free);
  g_clear_pointer (&pictured_where, g_free);
  g_clear_pointer (&texts, g_array_unref);
  return counted;
}
