/* bluff-bluffer-arena.c: the middle of a Bluffer table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-arena.h"

#include "bluff-art.h"
#include "bluff-bluffer-stack.h"
#include "bluff-breadth.h"
#include "bluff-drawing.h"
#include "bluff-extent.h"
#include "bluff-follow-up.h"
#include "bluff-palette.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  /* At a scale of 1. */
  PILE_CARD = 136,
  DRAW_CARD = 92,
  SHAPE = 68,
  SPACING = 18,
  SHELL = 54,
  STARFISH = 76,
  MARGIN = 5, /* above and below */
  SIDE = 8,   /* at least, beside what lies there */
  NARROW_CHARS = 11,
  BESIDE = 90 /* room beside the lagoon for what was washed up */
};

#define LEAST_SCALE 0.38
#define LAGOON_SHAPE 2.2 /* its width, by its height */

struct _BluffBlufferArena
{
  GtkWidget parent_instance;

  GtkWidget *draw;
  BluffBlufferStack *stack;
  GtkLabel *count;
  BluffBlufferPile *pile;
  GtkWidget *panel;
  GtkLabel *caption;
  BluffDrawing *shape;
  GtkLabel *name;
  GtkWidget *next;
  GtkLabel *next_caption;
  BluffDrawing *next_shape;
  GtkLabel *next_name;

  GdkPaintable *shell, *starfish;
  gboolean claimed, low;
  double unit;
  double scale;
};

G_DEFINE_FINAL_TYPE (BluffBlufferArena, bluff_bluffer_arena, GTK_TYPE_WIDGET)

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

static int
scaled (int size, double scale)
{
  return (int) (size * scale);
}

/* How wide the panel wants to be: its words do not scale. */
static int
panel_width (BluffBlufferArena *self, gboolean least)
{
  return least ? bluff_extent_least_width (self->panel) : bluff_extent_width (self->panel);
}

static int
width_for (BluffBlufferArena *self, double scale, gboolean least)
{
  int pile, height;

  bluff_bluffer_pile_get_room (scaled (PILE_CARD, scale), &pile, &height);
  return scaled (DRAW_CARD + 2 * SPACING, scale) + 16 + pile + panel_width (self, least) + 2 * SIDE;
}

static int
height_for (double scale)
{
  int width, height;

  bluff_bluffer_pile_get_room (scaled (PILE_CARD, scale), &width, &height);
  return height + 2 * MARGIN;
}

static double
scale_for (BluffBlufferArena *self, int width, int height)
{
  double scale = self->unit;

  while (scale > LEAST_SCALE && (width_for (self, scale, FALSE) > width || height_for (scale) > height))
    scale -= 0.02;

  return scale;
}

/* Where the panel begins in an arena of WIDTH. */
static int
panel_start (BluffBlufferArena *self, int width, double scale)
{
  int draw = bluff_extent_width (self->draw), space = scaled (SPACING, scale);
  int pile, height;

  bluff_bluffer_pile_get_room (scaled (PILE_CARD, scale), &pile, &height);
  return MAX ((width - draw - pile - panel_width (self, FALSE) - 2 * space) / 2, SIDE) + draw + pile + 2 * space;
}

/* How wide it is then: where there is little room, its words take more lines. */
static int
fit_panel (BluffBlufferArena *self, int width, double scale)
{
  return MAX (MIN (panel_width (self, FALSE), width - SIDE - panel_start (self, width, scale)),
              panel_width (self, TRUE));
}

static void
rescale (GtkWidget *widget)
{
  BluffBlufferArena *self = BLUFF_BLUFFER_ARENA (widget);
  int shape = scaled (SHAPE, self->scale);

  bluff_bluffer_stack_set_card_width (self->stack, scaled (DRAW_CARD, self->scale));
  bluff_drawing_set_size (self->shape, shape, shape);
  gtk_widget_queue_resize (widget);
}

static void
bluff_bluffer_arena_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  BluffBlufferArena *self = BLUFF_BLUFFER_ARENA (widget);
  int panel = -1;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_for (self, LEAST_SCALE, TRUE);
      *natural = width_for (self, self->unit, FALSE);
      return;
    }

  /* What is to be read and pressed comes first; it takes all the height that is left. */
  if (for_size >= 0)
    panel = fit_panel (self, for_size, scale_for (self, for_size, G_MAXINT));
  *minimum = *natural = MAX (height_for (LEAST_SCALE), bluff_extent_height (self->panel, panel));
}

static GtkSizeRequestMode
bluff_bluffer_arena_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* START is from the side where reading begins. */
static void
place (GtkWidget *self, GtkWidget *child, int start, int width, int height)
{
  int all = gtk_widget_get_width (self);
  gboolean rtl = gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child, &(GtkAllocation){ rtl ? all - start - width : start, 0, width, height }, -1);
}

static void
bluff_bluffer_arena_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferArena *self = BLUFF_BLUFFER_ARENA (widget);
  double scale = scale_for (self, width, height);
  int draw, pile, pile_height, space, start;

  (void) baseline;
  if (scale != self->scale)
    {
      self->scale = scale;
      bluff_follow_up (widget, rescale);
    }

  bluff_bluffer_pile_get_room (scaled (PILE_CARD, scale), &pile, &pile_height);
  bluff_bluffer_pile_set_card_width (self->pile, scaled (PILE_CARD, scale));
  draw = bluff_extent_width (self->draw);
  space = scaled (SPACING, scale);
  start = panel_start (self, width, scale);
  place (widget, self->draw, start - 2 * space - pile - draw, draw, height);
  place (widget, GTK_WIDGET (self->pile), start - space - pile, pile, height);
  place (widget, self->panel, start, fit_panel (self, width, scale), height);
}

/* --- The lagoon ----------------------------------------------------------------------------------------------------
 */

static void
trace_ellipse (cairo_t *cr, double width, double height)
{
  cairo_save (cr);
  cairo_scale (cr, width / 2, height / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

static void
draw_lagoon (GtkSnapshot *snapshot, double x, double y, double width, double height)
{
  static const double dashes[] = { 0.1, 10 };
  GdkRGBA water = bluff_palette_get (BLUFF_COLOUR_LAGOON);
  GdkRGBA foam = bluff_palette_get (BLUFF_COLOUR_LAGOON_LINE);
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2),
                                                                (float) width, (float) height));

  cairo_translate (cr, x, y);
  trace_ellipse (cr, width, height);
  gdk_cairo_set_source_rgba (cr, &water);
  cairo_fill (cr);
  trace_ellipse (cr, width * 0.91, height * 0.89);
  gdk_cairo_set_source_rgba (cr, &foam);
  cairo_set_line_width (cr, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_thing (GtkSnapshot *snapshot, GdkPaintable *thing, double x, double y, double size)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - size / 2), (float) (y - size / 2)));
  gdk_paintable_snapshot (thing, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
bluff_bluffer_arena_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBlufferArena *self = BLUFF_BLUFFER_ARENA (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double lagoon = MIN (height * 0.97 * LAGOON_SHAPE, width * 0.97);
  double beside = (width - lagoon) / 2;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_lagoon (snapshot, width / 2, height / 2, lagoon, height * 0.97);
  if (beside > BESIDE)
    {
      draw_thing (snapshot, self->shell, beside * 0.42, height * 0.44, SHELL * self->scale);
      draw_thing (snapshot, self->starfish, width - beside * 0.42, height * 0.44, STARFISH * self->scale);
    }
  gtk_snapshot_pop (snapshot);
  GTK_WIDGET_CLASS (bluff_bluffer_arena_parent_class)->snapshot (widget, snapshot);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

static void
show_shape (BluffDrawing *drawing, GtkLabel *label, BluffShape shape)
{
  g_autofree char *art = g_strconcat ("shape-", bluff_shape_name (shape), NULL);
  g_autofree char *name = bluff_words_shape (shape);

  bluff_drawing_set_art (drawing, art);
  gtk_label_set_text (label, name);
}

static void
show_panel (BluffBlufferArena *self, const BluffBlufferView *view)
{
  gboolean claimed = view->claimed != BLUFF_NO_SLOT;

  /* Translators: above the shape that a player says the hidden side of a card to be. */
  gtk_label_set_text (self->caption, claimed ? _ ("Claimed")
                                             /* Translators: above the shape that must be matched. */
                                             : _ ("To match"));
  show_shape (self->shape, self->name, (BluffShape) (claimed ? view->claimed_shape : view->need));
  self->claimed = claimed;
  gtk_widget_set_visible (self->next, claimed && !self->low);
  if (claimed)
    show_shape (self->next_shape, self->next_name, (BluffShape) view->need);
}

static void
show_draw_pile (BluffBlufferArena *self, const BluffBlufferView *view)
{
  g_autofree char *name = bluff_words_bluffer_draw_pile (view);
  g_autofree char *count = g_strdup_printf ("%u", view->draw_size);

  bluff_bluffer_stack_show (self->stack, view->draw_size, (BluffShape) view->draw_up);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_tooltip_text (self->draw, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->draw), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_arena_dispose (GObject *object)
{
  BluffBlufferArena *self = BLUFF_BLUFFER_ARENA (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->shell);
  g_clear_object (&self->starfish);

  G_OBJECT_CLASS (bluff_bluffer_arena_parent_class)->dispose (object);
}

/* Large, the name of a shape is wider than the window in some languages. */
static void
let_words_break (BluffBlufferArena *self)
{
  gboolean large = bluff_breadth_has_large_text (GTK_WIDGET (self));
  GtkLabel *texts[] = { self->caption, self->name, self->next_caption };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gtk_label_set_wrap_mode (texts[i], large ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
      /* A label that has been measured wraps as before until it is told to wrap again. */
      gtk_label_set_wrap (texts[i], FALSE);
      gtk_label_set_wrap (texts[i], TRUE);
    }
}

static void
bluff_bluffer_arena_class_init (BluffBlufferArenaClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_arena_dispose;
  widget_class->measure = bluff_bluffer_arena_measure;
  widget_class->get_request_mode = bluff_bluffer_arena_get_request_mode;
  widget_class->size_allocate = bluff_bluffer_arena_size_allocate;
  widget_class->snapshot = bluff_bluffer_arena_snapshot;

  g_type_ensure (BLUFF_TYPE_BLUFFER_STACK);
  g_type_ensure (BLUFF_TYPE_BLUFFER_PILE);
  g_type_ensure (BLUFF_TYPE_DRAWING);
  gtk_widget_class_set_css_name (widget_class, "blufferarena");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-arena.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, draw);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, count);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, pile);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, panel);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, caption);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, shape);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, name);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, next);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, next_caption);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, next_shape);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferArena, next_name);
}

static GdkPaintable *
watch_art (BluffBlufferArena *self, const char *name)
{
  GdkPaintable *art = bluff_art_get (name);

  g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return art;
}

static void
bluff_bluffer_arena_init (BluffBlufferArena *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->unit = self->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (let_words_break), self,
                           G_CONNECT_SWAPPED);
  let_words_break (self);
  self->shell = watch_art (self, "beach-shell");
  self->starfish = watch_art (self, "beach-starfish");
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_bluffer_arena_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_ARENA, NULL);
}

void
bluff_bluffer_arena_show (BluffBlufferArena *self, const BluffBlufferView *view)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ARENA (self));

  if (view->head.phase == BLUFF_PHASE_SETUP)
    return;

  show_draw_pile (self, view);
  bluff_bluffer_pile_show (self->pile, view);
  show_panel (self, view);
}

void
bluff_bluffer_arena_hold (BluffBlufferArena *self, const BluffBlufferView *before)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ARENA (self));

  show_panel (self, before);
  bluff_bluffer_pile_name (self->pile, before);
}

BluffBlufferPile *
bluff_bluffer_arena_get_pile (BluffBlufferArena *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_ARENA (self), NULL);

  return self->pile;
}

GtkWidget *
bluff_bluffer_arena_get_draw (BluffBlufferArena *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_ARENA (self), NULL);

  return self->draw;
}

void
bluff_bluffer_arena_set_unit (BluffBlufferArena *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ARENA (self));

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_bluffer_arena_set_narrow (BluffBlufferArena *self, gboolean narrow, gboolean low)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ARENA (self));

  gtk_widget_set_visible (GTK_WIDGET (self->next_name), !narrow);
  gtk_label_set_max_width_chars (self->caption, narrow ? NARROW_CHARS : -1);
  self->low = low;
  gtk_widget_set_visible (self->next, self->claimed && !low);
}
