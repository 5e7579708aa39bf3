/* bluff-seat-badge-form.c: the three forms of a seat's badge: how large everything on it is, where it stands, and what
 * is drawn there.
 *
 * The emblem, what is marked on it and the fan are drawn; the texts are labels. The badge has no layout manager,
 * because its form is the strip's choice, made for all badges at once while it gives them their places.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-badge-private.h"

#include "bluff-extent.h"
#include "bluff-palette.h"

#include <math.h>

/* Pixels at a table unit of 1. */
#define DISC 36.0
#define SMALL_DISC 30.0 /* in a column */
#define MARK 0.56       /* of the disc */
#define PAD_START 8.0
#define PAD_END 10.0
#define PAD_Y 6.0
#define PAD_COLUMN 4.0 /* above and below a column */
#define PAD_COLUMN_X 2.0
#define GAP 9.0
#define LEAST_HEIGHT 54.0
#define PURSE_HEIGHT 66.0  /* has room for a second line, so that nothing moves when there is one */
#define TARGET 44.0        /* what is lower cannot be pressed */
#define OPEN_HEIGHT TARGET /* above face-up cards */
#define OPEN_PAD_Y 2.0
#define OPEN_DISC 20.0 /* where there is little room */
#define OPEN_GAP 4.0
#define BACK_WIDTH 20.0
#define BACK_HEIGHT 28.0
#define BACK_STEP 8.0   /* what is seen of a covered card */
#define LONE_WIDTH 30.0 /* the only card of a seat with a purse */
#define LONE_HEIGHT 42.0
#define POINTER 8.0
#define POINTER_START 20.0
#define AWAY_OPACITY 0.55

enum
{
  FAN_MAX = 5
};

/* --- Sizes ---------------------------------------------------------------------------------------------------------
 */

/* Whether everything stands below the emblem: not where a line of words is to be read in every form. */
static gboolean
is_column (BluffSeatBadge *self, BluffSeatForm form)
{
  return form == BLUFF_SEAT_FORM_NARROW && !self->news.purse && !self->news.open;
}

/* Whether the line has all the width, below the emblem and the name. */
static gboolean
is_stacked (BluffSeatBadge *self, BluffSeatForm form)
{
  return form == BLUFF_SEAT_FORM_NARROW && self->news.open;
}

static double
disc_size (BluffSeatBadge *self, BluffSeatForm form)
{
  if (form != BLUFF_SEAT_FORM_NARROW)
    return round (DISC * self->unit);

  return round ((is_stacked (self, form) ? OPEN_DISC : SMALL_DISC) * self->unit);
}

/* After the disc, and before what is at the end. */
static double
get_gap (BluffSeatBadge *self, BluffSeatForm form)
{
  return (is_stacked (self, form) ? OPEN_GAP : GAP) * self->unit;
}

/* What is around the badge has a margin, if it has no ground of its own. */
static double
pad_start (BluffSeatBadge *self)
{
  return self->news.open ? 0 : PAD_START * self->unit;
}

static double
pad_end (BluffSeatBadge *self)
{
  return self->news.open ? 0 : PAD_END * self->unit;
}

static double
fan_width (BluffSeatBadge *self)
{
  return round ((BACK_WIDTH + (FAN_MAX - 1) * BACK_STEP) * self->unit);
}

void
bluff_seat_badge_indent (BluffSeatBadge *self)
{
  gboolean stacked = is_stacked (self, self->form);
  int disc = (int) disc_size (self, self->form);

  gtk_widget_set_margin_start (GTK_WIDGET (self->name), stacked ? disc + (int) get_gap (self, self->form) : 0);
  gtk_widget_set_size_request (GTK_WIDGET (self->name), -1, stacked ? disc : -1);
}

static int
measure_child (GtkWidget *child, GtkOrientation orientation, gboolean natural)
{
  int min, nat;

  gtk_widget_measure (child, orientation, -1, &min, &nat, NULL, NULL);
  return natural ? nat : min;
}

/* Whether a player can say something beside the whole name, in so much width; -1: in as much as it likes. */
static gboolean
can_speak (BluffSeatBadge *self, BluffSeatForm form, int width)
{
  int texts = MAX (measure_child (GTK_WIDGET (self->name), GTK_ORIENTATION_HORIZONTAL, TRUE),
                   measure_child (GTK_WIDGET (self->line), GTK_ORIENTATION_HORIZONTAL, FALSE));
  int bubble = measure_child (GTK_WIDGET (self->bubble), GTK_ORIENTATION_HORIZONTAL, TRUE);

  return width < 0 || width >= disc_size (self, form) + 2 * get_gap (self, form) + texts + bubble;
}

/* What is at the end of a row of WIDTH, or -1: the number of cards or of coins, or what the player says; NULL: nothing.
 */
static GtkWidget *
end_of (BluffSeatBadge *self, BluffSeatForm form, int width)
{
  if (!self->news.open)
    return self->news.purse ? self->purse : GTK_WIDGET (self->count);

  return self->news.bubble != NULL && form != BLUFF_SEAT_FORM_NARROW && can_speak (self, form, width)
             ? GTK_WIDGET (self->bubble)
             : NULL;
}

static double
measure_end (BluffSeatBadge *self, BluffSeatForm form, int width, GtkOrientation orientation, gboolean natural)
{
  GtkWidget *end = end_of (self, form, width);

  return end != NULL ? measure_child (end, orientation, natural) : 0;
}

/* The room for cards, with the space before it. */
static double
cards_width (BluffSeatBadge *self, BluffSeatForm form)
{
  if (form != BLUFF_SEAT_FORM_WIDE || self->news.open)
    return 0;

  return (self->news.purse ? round (LONE_WIDTH * self->unit) : fan_width (self)) + GAP * self->unit;
}

/* How high a child is in so much width; -1: in as much as it likes. */
static int
measure_height (GtkWidget *child, double width)
{
  int least = measure_child (child, GTK_ORIENTATION_HORIZONTAL, FALSE);

  return bluff_extent_height (child, width < 0 ? -1 : MAX ((int) width, least));
}

/* What is beside the texts of a row. */
static double
measure_beside (BluffSeatBadge *self, BluffSeatForm form, int width, gboolean natural)
{
  double gaps = (end_of (self, form, width) != NULL ? 2 : 1) * get_gap (self, form);

  if (is_stacked (self, form))
    return 0;

  return pad_start (self) + pad_end (self) + gaps + disc_size (self, form) +
         measure_end (self, form, width, GTK_ORIENTATION_HORIZONTAL, natural) + cards_width (self, form);
}

static double
measure_row_height (BluffSeatBadge *self, BluffSeatForm form, int width)
{
  double texts =
      measure_height (self->texts, width < 0 ? -1 : MAX (0, width - measure_beside (self, form, width, TRUE)));
  double end = measure_end (self, form, width, GTK_ORIENTATION_VERTICAL, TRUE);
  double least = (self->news.open ? OPEN_HEIGHT : self->news.purse ? PURSE_HEIGHT : LEAST_HEIGHT) * self->unit;
  double pad_y = (self->news.open ? OPEN_PAD_Y : PAD_Y) * self->unit;

  return MAX (least, MAX (texts, MAX (end, disc_size (self, form))) + 2 * pad_y);
}

/* Coins beside the name, or below it if it is long: where two seats share a row. */
static gboolean
is_low (BluffSeatBadge *self, BluffSeatForm form)
{
  return form == BLUFF_SEAT_FORM_NARROW && self->news.purse;
}

static double
measure_beside_low (BluffSeatBadge *self)
{
  return (PAD_START + GAP + PAD_END) * self->unit + disc_size (self, BLUFF_SEAT_FORM_NARROW);
}

static double
measure_low_height (BluffSeatBadge *self, int width)
{
  double low = measure_height (self->low, width < 0 ? -1 : MAX (0, width - measure_beside_low (self)));
  double disc = disc_size (self, BLUFF_SEAT_FORM_NARROW);

  return MAX (MAX (low, disc) + 2 * PAD_COLUMN * self->unit, TARGET);
}

static double
measure_width (BluffSeatBadge *self, BluffSeatForm form, gboolean natural)
{
  if (is_low (self, form))
    return measure_beside_low (self) + measure_child (self->low, GTK_ORIENTATION_HORIZONTAL, natural);
  if (is_column (self, form))
    return MAX (measure_child (self->column, GTK_ORIENTATION_HORIZONTAL, natural), disc_size (self, form)) +
           2 * PAD_COLUMN_X * self->unit;

  return measure_beside (self, form, natural ? -1 : 0, natural) +
         measure_child (self->texts, GTK_ORIENTATION_HORIZONTAL, natural);
}

void
bluff_seat_badge_measure_width (BluffSeatBadge *self, BluffSeatForm form, int *minimum, int *natural)
{
  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));

  *minimum = (int) ceil (measure_width (self, form, FALSE));
  *natural = (int) ceil (measure_width (self, form, TRUE));
}

int
bluff_seat_badge_measure_height (BluffSeatBadge *self, BluffSeatForm form, int width)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), 0);

  if (is_low (self, form))
    return (int) ceil (measure_low_height (self, width));
  if (is_column (self, form))
    return (int) ceil (measure_child (self->column, GTK_ORIENTATION_VERTICAL, TRUE) + disc_size (self, form) +
                       2 * PAD_COLUMN * self->unit);

  return (int) ceil (measure_row_height (self, form, width));
}

void
bluff_seat_badge_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    bluff_seat_badge_measure_width (self, self->form, minimum, natural);
  else
    *minimum = *natural = bluff_seat_badge_measure_height (self, self->form, for_size);
  /* The form can change while the strip is allocated; the strip asks for each form's own minimum. */
  if (!self->news.open)
    *minimum = 1;
  *minimum_baseline = *natural_baseline = -1;
}

/* Gives a child its place, counted from the start. */
static void
place_child (BluffSeatBadge *self, GtkWidget *child, double start, double y, double width, double height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int min_width = measure_child (child, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int min_height = measure_child (child, GTK_ORIENTATION_VERTICAL, FALSE);
  GtkAllocation place;

  place.width = MAX ((int) width, min_width);
  place.height = MAX ((int) height, min_height);
  place.x = (int) (rtl ? gtk_widget_get_width (GTK_WIDGET (self)) - start - place.width : start);
  place.y = (int) y;
  gtk_widget_size_allocate (child, &place, -1);
}

static void
place_row (BluffSeatBadge *self, int width, int height)
{
  double gap = get_gap (self, self->form);
  GtkWidget *last = end_of (self, self->form, width);
  double number = last != NULL ? measure_child (last, GTK_ORIENTATION_HORIZONTAL, TRUE) : 0;
  double start = is_stacked (self, self->form) ? 0 : pad_start (self) + disc_size (self, self->form) + gap;
  double end = width - pad_end (self) - (self->news.purse ? cards_width (self, self->form) : 0) - number;

  if (last != NULL)
    {
      place_child (self, last, end, 0, number, height);
      end -= self->news.purse ? gap : MAX (cards_width (self, self->form), gap);
    }
  place_child (self, self->texts, start, 0, end - start, height);
}

void
bluff_seat_badge_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (widget);
  gboolean column = is_column (self, self->form);
  gboolean low = is_low (self, self->form);
  GtkWidget *end = column || low ? NULL : end_of (self, self->form, width);
  double u = self->unit;
  double disc = disc_size (self, self->form);

  (void) baseline;
  gtk_widget_set_child_visible (self->texts, !column && !low);
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), end == GTK_WIDGET (self->bubble));
  gtk_widget_set_child_visible (GTK_WIDGET (self->count), end == GTK_WIDGET (self->count));
  gtk_widget_set_child_visible (self->purse, end == self->purse);
  gtk_widget_set_child_visible (self->low, low);
  gtk_widget_set_child_visible (self->column, column);

  if (column)
    place_child (self, self->column, PAD_COLUMN_X * u, PAD_COLUMN * u + disc, width - 2 * PAD_COLUMN_X * u,
                 height - disc - 2 * PAD_COLUMN * u);
  else if (low)
    place_child (self, self->low, (PAD_START + GAP) * u + disc, 0, width - measure_beside_low (self), height);
  else
    place_row (self, width, height);
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static void
paint_art (GtkSnapshot *snapshot, GdkPaintable *art, double x, double y, double width, double height)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gdk_paintable_snapshot (art, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

static void
paint_disc (BluffSeatBadge *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  double disc = disc_size (self, self->form);
  gboolean column = is_column (self, self->form);
  double start = column ? (width - disc) / 2 : pad_start (self);
  double x = rtl ? width - start - disc : start;
  double y = column ? PAD_COLUMN * self->unit + 1 : (height - disc) / 2;
  double mark = disc * MARK;
  /* Below it, a line may begin. */
  double low = is_stacked (self, self->form) ? 1 : 0.8;
  graphene_rect_t name;

  if (self->disc == NULL)
    return;

  if (is_stacked (self, self->form) && gtk_widget_compute_bounds (GTK_WIDGET (self->name), GTK_WIDGET (self), &name))
    y = name.origin.y + (name.size.height - disc) / 2;
  gtk_snapshot_push_opacity (snapshot, self->news.marks & BLUFF_SEAT_MARK_AWAY ? AWAY_OPACITY : 1);
  paint_art (snapshot, self->disc, x, y, disc, disc);
  gtk_snapshot_pop (snapshot);
  if (self->mark != NULL)
    paint_art (snapshot, self->mark, rtl ? x - mark * 0.25 : x + disc - mark * 0.75, y + disc - mark * low, mark, mark);
}

static void
paint_back (BluffSeatBadge *self, GtkSnapshot *snapshot, double x, double y, double width, double height)
{
  static const GdkRGBA shade = { 0, 0, 0, 0.35f };
  GskRoundedRect edge;

  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height),
                                   3 * (float) self->unit);
  gtk_snapshot_append_outset_shadow (snapshot, &edge, &shade, 0, 0, 1, 1);
  paint_art (snapshot, self->back, x, y, width, height);
}

static void
paint_fan (BluffSeatBadge *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  guint n = MIN (self->news.count, FAN_MAX);
  double u = self->unit;
  double card_width = round (BACK_WIDTH * u), card_height = round (BACK_HEIGHT * u);
  double end = PAD_END * u + measure_child (GTK_WIDGET (self->count), GTK_ORIENTATION_HORIZONTAL, TRUE) + GAP * u * 0.7;
  double y = round ((height - card_height) / 2);

  for (guint i = 0; i < n; i++)
    {
      double from_end = end + round ((n - 1 - i) * BACK_STEP * u);

      paint_back (self, snapshot, rtl ? from_end : width - from_end - card_width, y, card_width, card_height);
    }
}

static void
paint_lone_card (BluffSeatBadge *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  double card_width = round (LONE_WIDTH * self->unit), card_height = round (LONE_HEIGHT * self->unit);
  double end = round (PAD_END * self->unit);

  if (self->news.count > 0)
    paint_back (self, snapshot, rtl ? end : width - end - card_width, round ((height - card_height) / 2), card_width,
                card_height);
}

/* The little pointer from the seat whose turn it is to the table. */
static void
paint_pointer (BluffSeatBadge *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  GdkRGBA parchment = bluff_palette_get (BLUFF_COLOUR_PARCHMENT);
  double size = POINTER * self->unit;
  gboolean column = is_column (self, self->form);
  double start = column ? width / 2 : POINTER_START * self->unit + size;
  double x = rtl ? width - start : start;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) (x - size), (float) height - 1,
                                                                          (float) (2 * size), (float) size + 1));

  cairo_move_to (cr, x - size, height - 1);
  cairo_line_to (cr, x + size, height - 1);
  cairo_line_to (cr, x, height + size - 1);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &parchment);
  cairo_fill (cr);
  cairo_destroy (cr);
}

void
bluff_seat_badge_paint (BluffSeatBadge *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean cards = self->form == BLUFF_SEAT_FORM_WIDE && self->back != NULL && !self->news.open;
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->news.marks & BLUFF_SEAT_MARK_ACTIVE && !self->news.open)
    paint_pointer (self, snapshot, width, height, rtl);
  if (cards && self->news.purse)
    paint_lone_card (self, snapshot, width, height, rtl);
  else if (cards)
    paint_fan (self, snapshot, width, height, rtl);
  paint_disc (self, snapshot, width, height, rtl);
}
