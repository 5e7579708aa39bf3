/* bluff-pirate-hand-place.c: where the cards of a hand lie: how large they are, how far they overlap or are scrolled,
 * and in which order they are drawn.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-hand-private.h"

#include "bluff-card-look.h"
#include "bluff-extent.h"

#include <glib/gi18n.h>

enum
{
  CARD_WIDTH = 92, /* times the table unit */
  CARD_WIDTH_MOST = 128,
  CARD_WIDTH_MEDIUM = 84, /* at least, in a hand that is not narrow */
  CARD_WIDTH_NARROW = 60,
  NARROW = 600,  /* a hand that is less wide */
  HEADROOM = 40, /* above and below, in which a lifted card with its ring may be drawn */
  ARROW_WIDTH = 44,
  SCROLL_TIME = 240 /* milliseconds */
};

/* The width of the cards in a hand of that width. */
static int
card_width_for (BluffPirateHand *self, int width)
{
  if (width < NARROW)
    return CARD_WIDTH_NARROW;

  return CLAMP ((int) (CARD_WIDTH * self->unit), CARD_WIDTH_MEDIUM, CARD_WIDTH_MOST);
}

/* --- Scrolling -----------------------------------------------------------------------------------------------------
 */

static int
get_extent (BluffPirateHand *self)
{
  return bluff_pirate_fan_extent (self->fan.n, self->card_width, self->step);
}

static double
limit_offset (BluffPirateHand *self, double offset)
{
  return CLAMP (offset, 0, MAX (get_extent (self) - self->room, 0));
}

static gboolean
is_scrolling (BluffPirateHand *self)
{
  return get_extent (self) > self->room;
}

static void
scrolled_cb (double value, gpointer user_data)
{
  BluffPirateHand *self = user_data;

  self->offset = limit_offset (self, value);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
scroll_to (BluffPirateHand *self, double offset)
{
  adw_animation_pause (self->scrolling);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->scrolling), self->offset);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->scrolling), limit_offset (self, offset));
  adw_animation_reset (self->scrolling);
  adw_animation_play (self->scrolling);
}

static void
back_cb (BluffPirateHand *self)
{
  scroll_to (self, self->offset - self->room * 0.75);
}

static void
forth_cb (BluffPirateHand *self)
{
  scroll_to (self, self->offset + self->room * 0.75);
}

static gboolean
wheel_cb (GtkEventControllerScroll *wheel, double dx, double dy, BluffPirateHand *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  (void) wheel;
  if (!is_scrolling (self))
    return GDK_EVENT_PROPAGATE;

  scrolled_cb (self->offset + ((mirrored ? -dx : dx) + dy) * self->card_width / 2, self);
  return GDK_EVENT_STOP;
}

static GtkWidget *
add_arrow (BluffPirateHand *self, const char *icon, const char *label, GCallback callback)
{
  GtkWidget *arrow = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (arrow, "rail-arrow");
  gtk_widget_add_css_class (arrow, "circular");
  gtk_widget_set_valign (arrow, GTK_ALIGN_CENTER);
  /* The arrows of the keyboard do it too. */
  gtk_widget_set_focusable (arrow, FALSE);
  gtk_widget_set_tooltip_text (arrow, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (arrow, "clicked", callback, self);
  gtk_widget_set_parent (arrow, GTK_WIDGET (self));

  return arrow;
}

void
bluff_pirate_hand_init_scrolling (BluffPirateHand *self)
{
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->back = add_arrow (self, "go-previous-symbolic", _ ("Earlier Cards"), G_CALLBACK (back_cb));
  self->forth = add_arrow (self, "go-next-symbolic", _ ("Later Cards"), G_CALLBACK (forth_cb));
  self->scrolling = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, SCROLL_TIME,
                                             adw_callback_animation_target_new (scrolled_cb, self, NULL));
  g_signal_connect (wheel, "scroll", G_CALLBACK (wheel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}

void
bluff_pirate_hand_scroll_to_card (BluffPirateHand *self, guint place)
{
  double start = place * self->step;

  if (start < self->offset)
    self->offset = start;
  else if (start + self->card_width > self->offset + self->room)
    self->offset = start + self->card_width - self->room;
  else
    return;

  adw_animation_pause (self->scrolling);
  self->offset = limit_offset (self, self->offset);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

void
bluff_pirate_hand_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);

  /* The higher one, if it is not known: where there is more room the cards are larger. */
  gboolean known = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;
  int card_width = card_width_for (self, known ? for_size : NARROW);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = bluff_card_height_for (card_width);
      return;
    }

  *minimum = CARD_WIDTH_NARROW + 2 * ARROW_WIDTH;
  *natural = MAX (*minimum, bluff_pirate_fan_extent (self->fan.n, card_width,
                                                     bluff_pirate_fan_step (self->fan.n, card_width, G_MAXINT)));
}

GtkSizeRequestMode
bluff_pirate_hand_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Gaps lie under all cards: an outline across a card would look like one. */
static gboolean
is_gap (BluffPirateHand *self, guint place)
{
  return bluff_card_get_side (BLUFF_CARD (self->cards[self->fan.cards[place]])) == BLUFF_CARD_GAP;
}

static void
allocate_at (GtkWidget *self, GtkWidget *child, double start, int child_width, int height, int width)
{
  gboolean mirrored = gtk_widget_get_direction (self) == GTK_TEXT_DIR_RTL;
  double x = mirrored ? width - start - child_width : start;
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, 0));

  gtk_widget_allocate (child, child_width, height, -1, transform);
}

static void
allocate_arrow (BluffPirateHand *self, GtkWidget *arrow, double start, int width, int height, gboolean useful)
{
  gtk_widget_set_child_visible (arrow, is_scrolling (self));
  gtk_widget_set_sensitive (arrow, useful);
  if (!is_scrolling (self))
    return;

  bluff_extent_height (arrow, bluff_extent_least_width (arrow));
  allocate_at (GTK_WIDGET (self), arrow, start, ARROW_WIDTH, height, width);
}

void
bluff_pirate_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);
  double first = 0;
  double covered_to = 0;

  (void) baseline;
  self->card_width = card_width_for (self, width);
  self->room = width;
  self->step = bluff_pirate_fan_step (self->fan.n, self->card_width, width);
  if (is_scrolling (self))
    {
      first = ARROW_WIDTH;
      self->room = width - 2 * ARROW_WIDTH;
    }
  self->offset = limit_offset (self, self->offset);

  for (guint place = 0; place < self->fan.n; place++)
    {
      GtkWidget *card = self->cards[self->fan.cards[place]];
      double start = place * self->step - self->offset;

      if (!is_gap (self, place))
        covered_to = start + self->card_width;
      bluff_card_set_covered (BLUFF_CARD (card), is_gap (self, place) ? MAX ((int) (covered_to - start), 0) : 0);

      gtk_widget_set_child_visible (card, start > -self->card_width && start < self->room);
      if (gtk_widget_get_child_visible (card))
        allocate_at (widget, card, first + start, self->card_width, bluff_card_height_for (self->card_width), width);
    }

  allocate_arrow (self, self->back, 0, width, height, self->offset > 0);
  allocate_arrow (self, self->forth, width - ARROW_WIDTH, width, height, self->offset < get_extent (self) - self->room);
}

void
bluff_pirate_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);
  gboolean clip = is_scrolling (self);

  /* Only the sides: a lifted card reaches above the hand. */
  if (clip)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (ARROW_WIDTH - BLUFF_CARD_FOCUS_RING, -HEADROOM,
                                                           (float) self->room + 2 * BLUFF_CARD_FOCUS_RING,
                                                           (float) gtk_widget_get_height (widget) + 2 * HEADROOM));
  for (guint place = 0; place < self->fan.n; place++)
    if (is_gap (self, place))
      gtk_widget_snapshot_child (widget, self->cards[self->fan.cards[place]], snapshot);
  for (guint place = 0; place < self->fan.n; place++)
    if (!is_gap (self, place))
      gtk_widget_snapshot_child (widget, self->cards[self->fan.cards[place]], snapshot);
  if (clip)
    gtk_snapshot_pop (snapshot);

  gtk_widget_snapshot_child (widget, self->back, snapshot);
  gtk_widget_snapshot_child (widget, self->forth, snapshot);
}
