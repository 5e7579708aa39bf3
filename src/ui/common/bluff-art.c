/* bluff-art.c: our drawings, as paintables that are sharp at every size.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-art.h"

#include <gtk/gtk.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#define ART_FOLDER "/io/github/bluffbay/BluffBay/art/"

/* The pattern of a suit is a group of 34 % in a pattern of its own; section 2 of the design language wants more of it
 * in high contrast. */
#define BOLD_STYLE "pattern > g { opacity: 0.6; }"

enum
{
  N_KEPT = 6,         /* sizes of one drawing that are kept: a few places show it, and a window that is resized */
  LARGEST = 4096,     /* pixels of a side */
  BYTES_PER_PIXEL = 4 /* CAIRO_FORMAT_ARGB32 */
};

/* A drawing at one size. */
typedef struct
{
  int width, height;        /* pixels; 0: none */
  gboolean bold;            /* as it is in high contrast */
  cairo_surface_t *surface; /* NULL while it is rendered */
  GdkTexture *texture;      /* of the same pixels */
  GskRenderNode *node;      /* how it was drawn last */
  guint used;               /* when that was, by `clock` */
} Rendering;

struct _BluffArt
{
  GObject parent_instance;

  char *path; /* of the resource */
  double width, height;
  Rendering kept[N_KEPT];
  guint clock;
};

typedef struct
{
  int width, height;
  gboolean bold;
} Size;

static int pixel_scale = 1;
static gboolean by_hand; /* no graphics card draws */
static gboolean bold;    /* high contrast */
static guint n_busy;

static void bluff_art_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BluffArt,
                               bluff_art,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, bluff_art_paintable_init))

/* --- Rendering: on a worker thread ---------------------------------------------------------------------------------
 */

/* An RsvgHandle, as what can be let go of by itself. */
static GObject *
load (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  gconstpointer data;
  gsize size;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  handle = rsvg_handle_new_from_data (data, size, &error);
  if (handle == NULL)
    g_warning ("%s: %s", path, error->message);

  return (GObject *) handle;
}

static cairo_surface_t *
render (const char *path, const Size *size)
{
  g_autoptr (GObject) handle = load (path);
  RsvgRectangle viewport = { 0, 0, size->width, size->height };
  cairo_surface_t *surface;
  cairo_t *cr;

  if (handle == NULL)
    return NULL;

  if (size->bold)
    rsvg_handle_set_stylesheet (RSVG_HANDLE (handle), (const guint8 *) BOLD_STYLE, strlen (BOLD_STYLE), NULL);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size->width, size->height);
  cr = cairo_create (surface);
  rsvg_handle_render_document (RSVG_HANDLE (handle), cr, &viewport, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
render_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  BluffArt *self = source;

  (void) cancellable;
  g_task_return_pointer (task, render (self->path, task_data), (GDestroyNotify) cairo_surface_destroy);
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes =
      g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                  (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Where GTK 4.8 draws with cairo, it converts a whole texture through floating-point numbers for every frame in which
 * anything is drawn. Of a cairo surface it copies only the part that is drawn again. */
static GskRenderNode *
make_node (const Rendering *self, const graphene_rect_t *bounds)
{
  GskRenderNode *node;
  cairo_t *cr;

  if (!by_hand)
    return gsk_texture_node_new (self->texture, bounds);

  node = gsk_cairo_node_new (bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_scale (cr, (double) bounds->size.width / self->width, (double) bounds->size.height / self->height);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

/* The same node as before, if it can be: GTK sees that nothing has changed. */
static void
draw (Rendering *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  graphene_rect_t drawn;

  if (self->node != NULL)
    {
      gsk_render_node_get_bounds (self->node, &drawn);
      if (!graphene_rect_equal (&drawn, bounds))
        g_clear_pointer (&self->node, gsk_render_node_unref);
    }
  if (self->node == NULL)
    self->node = make_node (self, bounds);
  gtk_snapshot_append_node (snapshot, self->node);
}

static void
clear (Rendering *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
}

/* --- What is kept --------------------------------------------------------------------------------------------------
 */

static Rendering *
find_rendering (BluffArt *self, const Size *size)
{
  for (guint i = 0; i < N_KEPT; i++)
    if (self->kept[i].width == size->width && self->kept[i].height == size->height && self->kept[i].bold == size->bold)
      return &self->kept[i];

  return NULL;
}

/* The smallest that is at least as large, or else the largest there is. */
static Rendering *
find_substitute (BluffArt *self, int width)
{
  Rendering *best = NULL;

  for (guint i = 0; i < N_KEPT; i++)
    {
      Rendering *other = &self->kept[i];

      if (other->surface == NULL)
        continue;
      if (best == NULL ||
          (best->width < width ? other->width > best->width : other->width >= width && other->width < best->width))
        best = other;
    }

  return best;
}

/* Room for another: what has not been drawn for the longest time goes. */
static Rendering *
make_room (BluffArt *self)
{
  Rendering *oldest = &self->kept[0];

  for (guint i = 1; i < N_KEPT; i++)
    if (self->kept[i].used < oldest->used)
      oldest = &self->kept[i];

  clear (oldest);
  return oldest;
}

static void
rendered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffArt *self = BLUFF_ART (source);
  const Size *size = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);
  Rendering *rendering = find_rendering (self, size);

  (void) user_data;
  n_busy--;
  if (rendering == NULL || surface == NULL)
    {
      g_clear_pointer (&surface, cairo_surface_destroy);
      return;
    }

  clear (rendering);
  rendering->surface = surface;
  rendering->texture = make_texture (surface);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

static Rendering *
begin_rendering (BluffArt *self, const Size *size)
{
  Rendering *rendering = make_room (self);
  g_autoptr (GTask) task = g_task_new (self, NULL, rendered_cb, NULL);

  *rendering = (Rendering){ .width = size->width, .height = size->height, .bold = size->bold };
  g_task_set_task_data (task, g_memdup2 (size, sizeof *size), g_free);
  n_busy++;
  g_task_run_in_thread (task, render_in_thread);

  return rendering;
}

/* --- GdkPaintable --------------------------------------------------------------------------------------------------
 */

static void
measure (BluffArt *self)
{
  g_autoptr (GObject) handle = NULL;

  if (self->width > 0)
    return;

  handle = load (self->path);
  if (handle == NULL || !rsvg_handle_get_intrinsic_size_in_pixels (RSVG_HANDLE (handle), &self->width, &self->height))
    self->width = self->height = 1;
}

static void
bluff_art_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  BluffArt *self = BLUFF_ART (paintable);
  Size size = { .width = CLAMP ((int) ceil (width * pixel_scale), 1, LARGEST),
                .height = CLAMP ((int) ceil (height * pixel_scale), 1, LARGEST),
                .bold = bold };
  Rendering *rendering = find_rendering (self, &size);

  if (rendering == NULL)
    rendering = begin_rendering (self, &size);
  rendering->used = ++self->clock;
  if (rendering->surface == NULL)
    rendering = find_substitute (self, size.width);
  if (rendering != NULL)
    draw (rendering, GTK_SNAPSHOT (snapshot), &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static GdkPaintableFlags
bluff_art_get_flags (GdkPaintable *paintable)
{
  (void) paintable;
  return GDK_PAINTABLE_STATIC_SIZE;
}

static int
bluff_art_get_intrinsic_width (GdkPaintable *paintable)
{
  measure (BLUFF_ART (paintable));
  return (int) ceil (BLUFF_ART (paintable)->width);
}

static int
bluff_art_get_intrinsic_height (GdkPaintable *paintable)
{
  measure (BLUFF_ART (paintable));
  return (int) ceil (BLUFF_ART (paintable)->height);
}

static double
bluff_art_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  measure (BLUFF_ART (paintable));
  return BLUFF_ART (paintable)->width / BLUFF_ART (paintable)->height;
}

static void
bluff_art_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = bluff_art_snapshot;
  iface->get_flags = bluff_art_get_flags;
  iface->get_intrinsic_width = bluff_art_get_intrinsic_width;
  iface->get_intrinsic_height = bluff_art_get_intrinsic_height;
  iface->get_intrinsic_aspect_ratio = bluff_art_get_intrinsic_aspect_ratio;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_art_finalize (GObject *object)
{
  BluffArt *self = BLUFF_ART (object);

  for (guint i = 0; i < N_KEPT; i++)
    clear (&self->kept[i]);
  g_free (self->path);

  G_OBJECT_CLASS (bluff_art_parent_class)->finalize (object);
}

static void
bluff_art_class_init (BluffArtClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_art_finalize;
}

static void
bluff_art_init (BluffArt *self)
{
  (void) self;
}

static char *
path_of (const char *name)
{
  return g_strconcat (ART_FOLDER, name, ".svg", NULL);
}

/* Kept for good: the drawings are few, and a table that is opened again needs them at once. */
static GHashTable *drawings;

GdkPaintable *
bluff_art_get (const char *name)
{
  BluffArt *self;

  g_return_val_if_fail (name != NULL, NULL);

  if (drawings == NULL)
    drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  self = g_hash_table_lookup (drawings, name);
  if (self == NULL)
    {
      self = g_object_new (BLUFF_TYPE_ART, NULL);
      self->path = path_of (name);
      g_hash_table_insert (drawings, g_strdup (name), self);
    }

  return GDK_PAINTABLE (g_object_ref (self));
}

gboolean
bluff_art_exists (const char *name)
{
  g_autofree char *path = path_of (name);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

void
bluff_art_set_scale (int scale)
{
  g_return_if_fail (scale > 0);

  pixel_scale = scale;
}

void
bluff_art_set_by_hand (gboolean set)
{
  by_hand = set;
}

void
bluff_art_set_bold (gboolean set)
{
  GHashTableIter iter;
  gpointer art;

  if (bold == set)
    return;

  bold = set;
  if (drawings == NULL)
    return;

  g_hash_table_iter_init (&iter, drawings);
  while (g_hash_table_iter_next (&iter, NULL, &art))
    gdk_paintable_invalidate_contents (GDK_PAINTABLE (art));
}

gboolean
bluff_art_is_busy (void)
{
  return n_busy > 0;
}
