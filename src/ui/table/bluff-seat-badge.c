/* bluff-seat-badge.c: one seat at a table.
 *
 * The emblem, what is marked on it and the fan are drawn; the texts are labels. The badge has no layout manager,
 * because its form is the strip's choice, made for all badges at once while it gives them their places.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-seat-badge.h"

#include "bluff-art.h"
#include "bluff-drawing.h"
#include "bluff-palette.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>
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
#define OPEN_HEIGHT TARGET /* above cards that lie open */
#define OPEN_PAD_Y 2.0
#define OPEN_DISC 22.0 /* where there is little room */
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
  FAN_MAX = 5,
  NAME_CHARS = 4, /* of a name that are always to be read; above open cards there may be room for fewer */
  LINE_CHARS = 9  /* beside a purse: what is said there fits on two lines of so many */
};

struct _BluffSeatBadge
{
  GtkWidget parent_instance;

  GtkWidget *texts;
  GtkLabel *name;
  GtkLabel *line;
  GtkLabel *bubble;
  GtkLabel *count;
  GtkWidget *purse;
  BluffDrawing *coin;
  GtkLabel *coins;
  GtkWidget *low;
  GtkLabel *low_name;
  BluffDrawing *low_coin;
  GtkLabel *low_coins;
  GtkLabel *low_line;
  GtkWidget *column;
  GtkLabel *column_name;
  BluffDrawing *number_icon;
  GtkLabel *number;
  BluffDrawing *count_icon;
  GtkLabel *column_count;

  BluffSeatForm form;
  double unit;
  gboolean choice;
  BluffSeatNews news; /* with strings of our own; no name as long as nothing was shown */
  GdkPaintable *disc;
  GdkPaintable *mark;
  GdkPaintable *back;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffSeatBadge, bluff_seat_badge, GTK_TYPE_WIDGET)

/* --- News ----------------------------------------------------------------------------------------------------------
 */

static void
free_string (const char *string)
{
  g_free ((gpointer) (gsize) string);
}

static void
clear_news (BluffSeatBadge *self)
{
  free_string (self->news.name);
  free_string (self->news.line);
  free_string (self->news.number);
  free_string (self->news.icon);
  free_string (self->news.back);
  free_string (self->news.bubble);
  free_string (self->news.deed);
  self->news = (BluffSeatNews){ .seat = BLUFF_NO_SEAT };
}

static void
keep_news (BluffSeatBadge *self, const BluffSeatNews *news)
{
  BluffSeatNews copy = *news;

  copy.name = g_strdup (news->name);
  copy.line = g_strdup (news->line);
  copy.number = g_strdup (news->number);
  copy.icon = g_strdup (news->icon);
  copy.back = g_strdup (news->back);
  copy.bubble = g_strdup (news->bubble);
  copy.deed = g_strdup (news->deed);
  clear_news (self);
  self->news = copy;
}

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

static void
forget_art (BluffSeatBadge *self, GdkPaintable **place)
{
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, gtk_widget_queue_draw, self);
  g_clear_object (place);
}

/* Takes over ART, which may be NULL. */
static void
take_art (BluffSeatBadge *self, GdkPaintable **place, GdkPaintable *art)
{
  forget_art (self, place);
  *place = art;
  if (art != NULL)
    g_signal_connect_swapped (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
}

static void
paint_art (GtkSnapshot *snapshot, GdkPaintable *art, double x, double y, double width, double height)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gdk_paintable_snapshot (art, snapshot, width, height);
  gtk_snapshot_restore (snapshot);
}

/* --- Sizes ---------------------------------------------------------------------------------------------------------
 */

/* Whether everything stands below the emblem: not where a line of words is to be read in every form. */
static gboolean
is_column (BluffSeatBadge *self, BluffSeatForm form)
{
  return form == BLUFF_SEAT_FORM_NARROW && !self->news.purse && !self->news.open;
}

static double
disc_size (BluffSeatBadge *self, BluffSeatForm form)
{
  if (form != BLUFF_SEAT_FORM_NARROW)
    return round (DISC * self->unit);

  return round ((self->news.open ? OPEN_DISC : SMALL_DISC) * self->unit);
}

/* After the disc, and before what is at the end. */
static double
get_gap (BluffSeatBadge *self, BluffSeatForm form)
{
  return (self->news.open && form == BLUFF_SEAT_FORM_NARROW ? OPEN_GAP : GAP) * self->unit;
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

static int
measure_child (GtkWidget *child, GtkOrientation orientation, gboolean natural)
{
  int min, nat;

  gtk_widget_measure (child, orientation, -1, &min, &nat, NULL, NULL);
  return natural ? nat : min;
}

/* What is at the end of a row: the number of cards or of coins, or what the player says; NULL: nothing. */
static GtkWidget *
end_of (BluffSeatBadge *self, BluffSeatForm form)
{
  if (self->news.open)
    return self->news.bubble != NULL && form != BLUFF_SEAT_FORM_NARROW ? GTK_WIDGET (self->bubble) : NULL;

  return self->news.purse ? self->purse : GTK_WIDGET (self->count);
}

static double
measure_end (BluffSeatBadge *self, BluffSeatForm form, GtkOrientation orientation, gboolean natural)
{
  GtkWidget *end = end_of (self, form);

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
  int nat, least = measure_child (child, GTK_ORIENTATION_HORIZONTAL, FALSE);

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX ((int) width, least), NULL, &nat, NULL,
                      NULL);
  return nat;
}

/* What is beside the texts of a row. */
static double
measure_beside (BluffSeatBadge *self, BluffSeatForm form, gboolean natural)
{
  double gaps = (end_of (self, form) != NULL ? 2 : 1) * get_gap (self, form);

  return pad_start (self) + pad_end (self) + gaps + disc_size (self, form) +
         measure_end (self, form, GTK_ORIENTATION_HORIZONTAL, natural) + cards_width (self, form);
}

static double
measure_row_height (BluffSeatBadge *self, BluffSeatForm form, int width)
{
  double texts = measure_height (self->texts, width < 0 ? -1 : MAX (0, width - measure_beside (self, form, TRUE)));
  double end = measure_end (self, form, GTK_ORIENTATION_VERTICAL, TRUE);
  double least = (self->news.open ? OPEN_HEIGHT : self->news.purse ? PURSE_HEIGHT : LEAST_HEIGHT) * self->unit;
  double pad_y = (self->news.open ? OPEN_PAD_Y : PAD_Y) * self->unit;

  return MAX (least, MAX (texts, MAX (end, disc_size (self, form))) + 2 * pad_y);
}

/* Coins beside the name: where two seats share a row. */
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

  return measure_beside (self, form, natural) + measure_child (self->texts, GTK_ORIENTATION_HORIZONTAL, natural);
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

static GtkSizeRequestMode
bluff_seat_badge_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
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
  double number = measure_end (self, self->form, GTK_ORIENTATION_HORIZONTAL, TRUE);
  double start = pad_start (self) + disc_size (self, self->form) + gap;
  double end = width - pad_end (self) - (self->news.purse ? cards_width (self, self->form) : 0) - number;

  if (end_of (self, self->form) != NULL)
    {
      place_child (self, end_of (self, self->form), end, 0, number, height);
      end -= self->news.purse ? gap : MAX (cards_width (self, self->form), gap);
    }
  place_child (self, self->texts, start, 0, end - start, height);
}

static void
bluff_seat_badge_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (widget);
  gboolean column = is_column (self, self->form);
  gboolean low = is_low (self, self->form);
  GtkWidget *end = column || low ? NULL : end_of (self, self->form);
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
paint_disc (BluffSeatBadge *self, GtkSnapshot *snapshot, double width, double height, gboolean rtl)
{
  double disc = disc_size (self, self->form);
  gboolean column = is_column (self, self->form);
  double start = column ? (width - disc) / 2 : pad_start (self);
  double x = rtl ? width - start - disc : start;
  double y = column ? PAD_COLUMN * self->unit + 1 : (height - disc) / 2;
  double mark = disc * MARK;

  if (self->disc == NULL)
    return;

  gtk_snapshot_push_opacity (snapshot, self->news.marks & BLUFF_SEAT_MARK_AWAY ? AWAY_OPACITY : 1);
  paint_art (snapshot, self->disc, x, y, disc, disc);
  gtk_snapshot_pop (snapshot);
  if (self->mark != NULL)
    paint_art (snapshot, self->mark, rtl ? x - mark * 0.25 : x + disc - mark * 0.75, y + disc - mark * 0.8, mark, mark);
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

static void
bluff_seat_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (widget);
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
  GTK_WIDGET_CLASS (bluff_seat_badge_parent_class)->snapshot (widget, snapshot);
}

/* --- Being chosen --------------------------------------------------------------------------------------------------
 */

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  if (BLUFF_SEAT_BADGE (widget)->choice)
    g_signal_emit (widget, signals[CHOSEN], 0);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, BluffSeatBadge *self)
{
  (void) n_press;
  if (!self->choice || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_seat_badge_dispose (GObject *object)
{
  BluffSeatBadge *self = BLUFF_SEAT_BADGE (object);
  GtkWidget *child;

  forget_art (self, &self->disc);
  forget_art (self, &self->mark);
  forget_art (self, &self->back);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_seat_badge_parent_class)->dispose (object);
}

static void
bluff_seat_badge_finalize (GObject *object)
{
  clear_news (BLUFF_SEAT_BADGE (object));

  G_OBJECT_CLASS (bluff_seat_badge_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  g_type_ensure (BLUFF_TYPE_DRAWING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-seat-badge.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, texts);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, line);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, bubble);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, count);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, purse);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, coin);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, coins);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_coin);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_coins);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, low_line);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column_name);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, number_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, number);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, count_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffSeatBadge, column_count);
}

static void
bluff_seat_badge_class_init (BluffSeatBadgeClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_seat_badge_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_seat_badge_finalize;
  widget_class->get_request_mode = bluff_seat_badge_get_request_mode;
  widget_class->measure = bluff_seat_badge_measure;
  widget_class->size_allocate = bluff_seat_badge_size_allocate;
  widget_class->snapshot = bluff_seat_badge_snapshot;

  signals[CHOSEN] =
      g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* An action, so that a screen reader can choose a seat. */
  gtk_widget_class_install_action (widget_class, "badge.choose", NULL, choose_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "badge.choose", NULL);

  gtk_widget_class_set_css_name (widget_class, "seatbadge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_children (widget_class);
}

static void
bluff_seat_badge_init (BluffSeatBadge *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->unit = 1;
  self->news.seat = BLUFF_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  /* The badge as a whole says what stands on it. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->texts), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->bubble), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->low), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->purse), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->column), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bluff_seat_badge_new (gboolean choice)
{
  BluffSeatBadge *self = g_object_new (BLUFF_TYPE_SEAT_BADGE, "accessible-role",
                                       choice ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->choice = choice;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "badge.choose", choice);
  if (choice)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "choice");
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
    }

  return GTK_WIDGET (self);
}

gboolean
bluff_seat_badge_is_choice (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), FALSE);

  return self->choice;
}

const BluffSeatNews *
bluff_seat_badge_get_news (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  return &self->news;
}

/* --- What it shows -------------------------------------------------------------------------------------------------
 */

/* The most telling mark in words, or NULL. */
static const char *
say_mark (guint marks)
{
  if (marks & BLUFF_SEAT_MARK_AWAY)
    /* Translators: state of a seat: the player has left, and the computer plays on. */
    return _ ("Away: the computer plays");
  if (marks & BLUFF_SEAT_MARK_VOTED)
    /* Translators: state of a seat: this player's vote is made. */
    return _ ("Voted");
  if (marks & BLUFF_SEAT_MARK_DECIDED)
    /* Translators: state of a seat: this player has shouted or let it pass; nobody is told which. */
    return _ ("Decided");
  if (marks & BLUFF_SEAT_MARK_THINKING)
    /* Translators: state of a seat: the game waits for this player. */
    return _ ("Thinking…");

  return NULL;
}

static GdkPaintable *
draw_mark (guint marks)
{
  if (marks & BLUFF_SEAT_MARK_AWAY)
    return bluff_art_get ("mark-computer");
  if (marks & BLUFF_SEAT_MARK_VOTED)
    return bluff_art_get ("token-hidden");
  if (marks & BLUFF_SEAT_MARK_DECIDED)
    return bluff_art_get ("mark-decided");
  if (marks & BLUFF_SEAT_MARK_THINKING)
    return bluff_art_get ("mark-thinking");

  return NULL;
}

static void
toggle_class (BluffSeatBadge *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
describe (BluffSeatBadge *self, const BluffSeatNews *news)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *description = NULL;
  g_autofree char *tooltip = NULL;
  const char *label = self->choice && news->deed != NULL ? news->deed : news->name;

  if (news->purse)
    g_ptr_array_add (items, bluff_words_n_coins (news->coins));
  if (news->line != NULL)
    g_ptr_array_add (items, g_strdup (news->line));
  if (!news->purse && !news->open)
    g_ptr_array_add (items, bluff_words_n_cards (news->count));
  if (news->marks & BLUFF_SEAT_MARK_ACTIVE)
    /* Translators: state of a seat: it is this player's turn. */
    g_ptr_array_add (items, g_strdup (_ ("on turn")));
  /* With coins, and at an open seat, the line says the mark, but not that somebody is away. */
  if (say_mark (news->marks) != NULL &&
      (news->marks & BLUFF_SEAT_MARK_AWAY || !((news->purse || news->open) && news->line != NULL)))
    g_ptr_array_add (items, g_strdup (say_mark (news->marks)));

  description = bluff_words_lines (items);
  tooltip = g_strconcat (label, "\n", description, NULL);
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), tooltip) == 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tooltip);
}

/* The line below the name keeps its place when there is nothing to say. */
static void
show_purse (BluffSeatBadge *self, const BluffSeatNews *news, const char *line)
{
  g_autofree char *coins = g_strdup_printf ("%u", news->coins);

  gtk_label_set_label (self->low_name, news->name);
  gtk_label_set_label (self->coins, coins);
  gtk_label_set_label (self->low_coins, coins);
  gtk_label_set_label (self->low_line, line != NULL ? line : "");
}

/* Below the name. Above open cards there may be no room for the words of a mark. */
static const char *
find_line (BluffSeatBadge *self)
{
  if (self->news.open && self->form == BLUFF_SEAT_FORM_NARROW && self->news.number != NULL)
    return self->news.number;

  return self->news.line != NULL ? self->news.line : say_mark (self->news.marks);
}

static void
show_texts (BluffSeatBadge *self, const BluffSeatNews *news)
{
  g_autofree char *count = g_strdup_printf ("%u", news->count);
  const char *line = find_line (self);
  gboolean numbered = news->number != NULL;

  show_purse (self, news, line);
  gtk_label_set_label (self->name, news->name);
  gtk_label_set_width_chars (self->name, news->open ? -1 : NAME_CHARS);
  gtk_label_set_label (self->line, line != NULL ? line : "");
  /* What is counted on, or said, is never cut off; the words of a mark may be: the mark itself stays. */
  gtk_label_set_ellipsize (self->line, news->line != NULL ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (self->line, news->purse || (news->open && news->line != NULL));
  gtk_label_set_wrap_mode (self->line, news->open ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_width_chars (self->line, news->purse ? LINE_CHARS : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
  gtk_label_set_label (self->bubble, news->bubble != NULL ? news->bubble : "");
  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->column_name, news->name);
  gtk_label_set_label (self->column_count, count);
  gtk_label_set_label (self->number, numbered ? news->number : "");
  gtk_widget_set_visible (GTK_WIDGET (self->number), numbered);
  gtk_widget_set_visible (GTK_WIDGET (self->number_icon), numbered && news->icon != NULL);
}

void
bluff_seat_badge_show (BluffSeatBadge *self, const BluffSeatNews *news)
{
  const char *back;
  gboolean speaks;

  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));
  g_return_if_fail (news != NULL && news->name != NULL);

  speaks = self->news.bubble != NULL;
  keep_news (self, news);
  news = &self->news;
  back = news->back != NULL ? news->back : "card-back";
  take_art (self, &self->disc, bluff_flag_badge (news->flag));
  take_art (self, &self->mark, draw_mark (news->marks));
  take_art (self, &self->back, bluff_art_get (back));
  bluff_drawing_set_art (self->count_icon, back);
  bluff_drawing_set_art (self->number_icon, news->icon);
  bluff_drawing_set_art (self->coin, news->purse ? news->icon : NULL);
  bluff_drawing_set_art (self->low_coin, news->purse ? news->icon : NULL);

  toggle_class (self, "active", news->marks & BLUFF_SEAT_MARK_ACTIVE);
  toggle_class (self, "open", news->open);
  toggle_class (self, "winner", news->marks & BLUFF_SEAT_MARK_WINNER);
  show_texts (self, news);
  describe (self, news);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  /* A child that had no place does not ask for one. */
  if (speaks != (news->bubble != NULL))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
bluff_seat_badge_get_purse (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  return self->form == BLUFF_SEAT_FORM_NARROW ? GTK_WIDGET (self->low_coin) : GTK_WIDGET (self->coin);
}

GtkWidget *
bluff_seat_badge_get_cards (BluffSeatBadge *self)
{
  g_return_val_if_fail (BLUFF_IS_SEAT_BADGE (self), NULL);

  /* The only card of a seat with a purse lies beside its coins, and is not counted. */
  if (self->news.purse)
    return bluff_seat_badge_get_purse (self);

  return self->form == BLUFF_SEAT_FORM_NARROW ? GTK_WIDGET (self->count_icon) : GTK_WIDGET (self->count);
}

void
bluff_seat_badge_set_unit (BluffSeatBadge *self, double unit)
{
  g_autoptr (PangoAttrList) attributes = NULL;
  GtkLabel *labels[] = { self->name,        self->line,     self->bubble,       self->count,
                         self->column_name, self->number,   self->column_count, self->low_name,
                         self->low_coins,   self->low_line, self->coins };

  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));

  /* A seat grows with the table, but its text is never smaller than elsewhere. */
  self->unit = MAX (unit, 1);
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_scale_new (self->unit));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_attributes (labels[i], attributes);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_seat_badge_set_form (BluffSeatBadge *self, BluffSeatForm form)
{
  g_return_if_fail (BLUFF_IS_SEAT_BADGE (self));

  if (self->form == form)
    return;

  self->form = form;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  /* A strip asks for the room itself. */
  if (self->news.open)
    {
      gtk_label_set_label (self->line, find_line (self));
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}
