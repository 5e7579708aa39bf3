/* bluff-bluffer-pile.c: the pile of Bluffer, and a claim that lies on it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-pile.h"

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-palette.h"
#include "bluff-words-bluffer-table.h"

enum
{
  N_CARDS = 3 /* that are drawn, the top one last */
};

/* How the cards lie, from the one on the bottom: degrees, and how far they are moved, as parts of a card's width. */
static const struct
{
  float angle, x, y;
} lies[N_CARDS] = { { -11, -0.19f, 0.02f }, { -6, -0.1f, -0.02f }, { 5, 0.04f, 0.03f } };

/* Parts of a card's width. */
#define ROOM_WIDTH 1.5
#define ROOM_HEIGHT 1.66
#define MARK 0.54    /* the circle of a claim */
#define MARK_END 0.2 /* how far its middle is from the end of the card, and from the bottom */
#define MARK_BOTTOM 0.24
#define MARK_SHAPE 0.32

struct _BluffBlufferPile
{
  GtkWidget parent_instance;

  BluffCard *cards[N_CARDS]; /* from the bottom */
  guint8 slots[N_CARDS];     /* BLUFF_NO_SLOT: no card */
  int card_width;
  BluffShape claimed; /* BLUFF_SHAPE_UNKNOWN: there is no claim */
  GdkPaintable *shape;
};

G_DEFINE_FINAL_TYPE (BluffBlufferPile, bluff_bluffer_pile, GTK_TYPE_WIDGET)

/* --- Which cards ---------------------------------------------------------------------------------------------------
 */

static gboolean
shows (BluffBlufferPile *self, guint slot)
{
  for (guint i = 0; i < N_CARDS; i++)
    if (self->slots[i] == slot)
      return TRUE;

  return FALSE;
}

/* A card came on top: the others sink. */
static void
put_on_top (BluffBlufferPile *self, guint slot)
{
  if (self->slots[N_CARDS - 1] == slot)
    return;

  for (guint i = 0; i + 1 < N_CARDS; i++)
    self->slots[i] = self->slots[i + 1];
  self->slots[N_CARDS - 1] = (guint8) slot;
}

/* The order of the cards below tells nothing: first those that were seen when they were played, then any others. */
static void
fill_below (BluffBlufferPile *self, BluffSlots pile)
{
  for (guint i = N_CARDS - 1; i > 0; i--)
    {
      guint8 *slot = &self->slots[i - 1];

      if (*slot != BLUFF_NO_SLOT && (pile & bluff_slots_of (*slot)) != 0)
        continue;
      *slot = BLUFF_NO_SLOT;
      for (BluffSlots left = pile; left != 0 && *slot == BLUFF_NO_SLOT; left &= left - 1)
        if (!shows (self, bluff_bits_first (left)))
          *slot = (guint8) bluff_bits_first (left);
    }
}

static void
show_claim (BluffBlufferPile *self, BluffShape claimed)
{
  g_autofree char *name = NULL;

  if (self->claimed == claimed)
    return;

  self->claimed = claimed;
  if (self->shape != NULL)
    g_signal_handlers_disconnect_by_data (self->shape, self);
  g_clear_object (&self->shape);
  if (claimed == BLUFF_SHAPE_UNKNOWN)
    return;

  name = g_strconcat ("shape-", bluff_shape_name (claimed), NULL);
  self->shape = bluff_art_get (name);
  g_signal_connect_object (self->shape, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* --- The mark of a claim -------------------------------------------------------------------------------------------
 */

static void
trace_circle (cairo_t *cr, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
}

static void
draw_circle (GtkSnapshot *snapshot, double size)
{
  GdkRGBA coral = bluff_palette_get (BLUFF_COLOUR_CORAL);
  GdkRGBA parchment = bluff_palette_get (BLUFF_COLOUR_PARCHMENT);
  double line = MAX (size * 0.06, 2);
  const double dashes[] = { size * 0.16, size * 0.075 };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) -size, (float) -size,
                                                                          (float) (2 * size), (float) (2 * size)));

  trace_circle (cr, size / 2);
  gdk_cairo_set_source_rgba (cr, &parchment);
  cairo_fill (cr);
  trace_circle (cr, size / 2 - line / 2);
  gdk_cairo_set_source_rgba (cr, &coral);
  cairo_set_line_width (cr, line);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Where reading begins at the right, so does a question mark. */
static void
draw_question (BluffBlufferPile *self, GtkSnapshot *snapshot, double size)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), rtl ? "؟" : "?");
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  GdkRGBA coral = bluff_palette_get (BLUFF_COLOUR_CORAL);
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) ink.x - (float) ink.width / 2,
                                                          -(float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, layout, &coral);
  gtk_snapshot_restore (snapshot);
}

/* The shape is faint: it is only said to be there. */
static void
draw_mark (BluffBlufferPile *self, GtkSnapshot *snapshot)
{
  double card = self->card_width;
  double shape = card * MARK_SHAPE;
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double from_middle = card * (0.5 - MARK_END + lies[N_CARDS - 1].x);
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 + card * (0.7 - MARK_BOTTOM + lies[N_CARDS - 1].y);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (width / 2.0 + (rtl ? -from_middle : from_middle)), (float) y));
  draw_circle (snapshot, card * MARK);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (-shape / 2), (float) (-shape / 2)));
  gtk_snapshot_push_opacity (snapshot, 0.32);
  gdk_paintable_snapshot (self->shape, snapshot, shape, shape);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
  draw_question (self, snapshot, card * 0.26);
  gtk_snapshot_restore (snapshot);
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_pile_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  int width, height;

  (void) for_size;
  bluff_bluffer_pile_get_room (BLUFF_CARD_WIDTH_OWN, &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  bluff_bluffer_pile_get_room (BLUFF_BLUFFER_PILE (widget)->card_width, &width, &height);
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_bluffer_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferPile *self = BLUFF_BLUFFER_PILE (widget);
  int card = self->card_width;
  int card_height = bluff_card_height_for (card);
  float side = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;

  (void) baseline;
  for (guint i = 0; i < N_CARDS; i++)
    {
      GskTransform *at =
          gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width / 2 + side * lies[i].x * (float) card,
                                                               (float) height / 2 + lies[i].y * (float) card));

      at = gsk_transform_rotate (at, side * lies[i].angle);
      at = gsk_transform_translate (at, &GRAPHENE_POINT_INIT (-(float) card / 2, -(float) card_height / 2));
      gtk_widget_allocate (GTK_WIDGET (self->cards[i]), card, card_height, -1, at);
    }
}

static void
bluff_bluffer_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffBlufferPile *self = BLUFF_BLUFFER_PILE (widget);

  for (guint i = 0; i < N_CARDS; i++)
    if (self->slots[i] != BLUFF_NO_SLOT)
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->cards[i]), snapshot);
  if (self->shape != NULL)
    draw_mark (self, snapshot);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffer_pile_dispose (GObject *object)
{
  BluffBlufferPile *self = BLUFF_BLUFFER_PILE (object);

  for (guint i = 0; i < N_CARDS; i++)
    if (self->cards[i] != NULL)
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->cards[i])));
  g_clear_object (&self->shape);

  G_OBJECT_CLASS (bluff_bluffer_pile_parent_class)->dispose (object);
}

static void
bluff_bluffer_pile_class_init (BluffBlufferPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_pile_dispose;
  widget_class->measure = bluff_bluffer_pile_measure;
  widget_class->size_allocate = bluff_bluffer_pile_size_allocate;
  widget_class->snapshot = bluff_bluffer_pile_snapshot;
  gtk_widget_class_set_css_name (widget_class, "blufferpile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bluff_bluffer_pile_init (BluffBlufferPile *self)
{
  self->claimed = BLUFF_SHAPE_UNKNOWN;
  self->card_width = BLUFF_CARD_WIDTH_OWN;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  for (guint i = 0; i < N_CARDS; i++)
    {
      self->slots[i] = BLUFF_NO_SLOT;
      /* The pile speaks for its cards. */
      self->cards[i] = g_object_new (BLUFF_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_set_parent (GTK_WIDGET (self->cards[i]), GTK_WIDGET (self));
    }
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_bluffer_pile_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_PILE, NULL);
}

void
bluff_bluffer_pile_get_room (int card_width, int *width, int *height)
{
  *width = (int) (card_width * ROOM_WIDTH);
  *height = (int) (card_width * ROOM_HEIGHT);
}

void
bluff_bluffer_pile_set_card_width (BluffBlufferPile *self, int card_width)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_PILE (self));

  self->card_width = card_width;
}

void
bluff_bluffer_pile_name (BluffBlufferPile *self, const BluffBlufferView *view)
{
  g_autofree char *name = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_PILE (self));

  name = bluff_words_bluffer_pile (view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
bluff_bluffer_pile_show (BluffBlufferPile *self, const BluffBlufferView *view)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_PILE (self));

  bluff_bluffer_pile_name (self, view);
  put_on_top (self, view->top);
  fill_below (self, view->pile);
  for (guint i = 0; i < N_CARDS; i++)
    {
      guint slot = self->slots[i];
      BluffShape down;

      /* Without a claim, too, no slot is the one that is claimed. */
      if (slot == BLUFF_NO_SLOT)
        continue;
      down = slot == view->claimed ? bluff_bluffer_view_shown_side (view, slot) : BLUFF_SHAPE_UNKNOWN;
      bluff_card_show (self->cards[i], bluff_card_look_bluffer ((BluffShape) view->up[slot], down, FALSE));
    }
  show_claim (self, view->claimed != BLUFF_NO_SLOT && view->head.phase == BLUFF_PHASE_BLUFFER_CALL
                        ? (BluffShape) view->claimed_shape
                        : BLUFF_SHAPE_UNKNOWN);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

BluffCard *
bluff_bluffer_pile_get_top (BluffBlufferPile *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_PILE (self), NULL);

  return self->cards[N_CARDS - 1];
}
