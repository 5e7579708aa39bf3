/* bluff-bluffer-seat.c: a player of Bluffer with all their cards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-seat.h"

#include "bluff-words-bluffer-table.h"

enum
{
  CARD = 56, /* at a table unit of 1 */
  CARD_NARROW = 25,
  CARD_LEAST = 18,
  FLAG = 34,
  FLAG_NARROW = 26
};

struct _BluffBlufferSeat
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkImage *flag;
  GtkLabel *name;
  GtkLabel *line;
  GtkLabel *bubble;
  BluffBlufferRow *row;

  BluffSeat seat;
  gboolean narrow;
  BluffShape claims;
};

enum
{
  PRESSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffBlufferSeat, bluff_bluffer_seat, GTK_TYPE_WIDGET)

static void
set_class (BluffBlufferSeat *self, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
row_pressed_cb (BluffBlufferSeat *self, guint slot)
{
  g_signal_emit (self, signals[PRESSED], 0, slot);
}

/* Cards that are smaller than a finger are looked at before they are chosen. */
static void
clicked_cb (GtkGestureClick *click, int n_press, double x, double y, BluffBlufferSeat *self)
{
  (void) n_press;
  (void) x;
  (void) y;
  if (!self->narrow)
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", (guint32) self->seat);
}

/* Where a card is to be taken, Tab comes to the cards. */
static gboolean
bluff_bluffer_seat_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffBlufferSeat *self = BLUFF_BLUFFER_SEAT (widget);

  if (gtk_widget_get_focus_child (widget) == NULL && gtk_widget_has_css_class (widget, "choice"))
    return gtk_widget_child_focus (GTK_WIDGET (self->row), direction);

  return GTK_WIDGET_CLASS (bluff_bluffer_seat_parent_class)->focus (widget, direction);
}

static void
bluff_bluffer_seat_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_bluffer_seat_parent_class)->dispose (object);
}

static void
bluff_bluffer_seat_class_init (BluffBlufferSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_seat_dispose;
  GTK_WIDGET_CLASS (klass)->focus = bluff_bluffer_seat_focus;

  signals[PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BLUFF_TYPE_BLUFFER_ROW);
  gtk_widget_class_set_css_name (widget_class, "blufferseat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, head);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, flag);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, name);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, line);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, bubble);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeat, row);
}

static void
bluff_bluffer_seat_init (BluffBlufferSeat *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkLayoutManager *box;

  self->seat = BLUFF_NO_SEAT;
  self->claims = BLUFF_SHAPE_UNKNOWN;
  gtk_widget_init_template (GTK_WIDGET (self));
  box = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  bluff_bluffer_row_set_widths (self->row, CARD_LEAST, CARD);
  g_signal_connect_swapped (self->row, "pressed", G_CALLBACK (row_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bluff_bluffer_seat_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_SEAT, NULL);
}

/* A claim is said as long as it lies there unchecked. */
static void
show_bubble (BluffBlufferSeat *self, const char *words)
{
  g_autofree char *claim = NULL;

  if (words == NULL && self->claims != BLUFF_SHAPE_UNKNOWN)
    words = claim = bluff_words_bluffer_shouted (self->claims);

  /* Where there is no room for it, the middle of the table says the same. */
  gtk_widget_set_visible (GTK_WIDGET (self->bubble), words != NULL && !self->narrow);
  if (words != NULL)
    gtk_label_set_text (self->bubble, words);
}

void
bluff_bluffer_seat_show (BluffBlufferSeat *self, const BluffBlufferView *view, BluffCrew *crew, BluffSeat seat)
{
  const BluffCrewMember *member;
  BluffCast cast;
  g_autoptr (GdkPaintable) badge = NULL;
  g_autofree char *line = NULL, *name = NULL, *label = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  self->seat = seat;
  member = bluff_crew_get (crew, seat);
  cast = bluff_crew_get_cast (crew, view->seat);
  badge = bluff_flag_badge (member->flag);
  line = bluff_words_bluffer_seat (view, seat);
  name = bluff_cast_label (&cast, seat);
  label = bluff_words_bluffer_seat_of (&cast, view, seat);
  self->claims = view->head.phase == BLUFF_PHASE_BLUFFER_CALL && view->head.turn == seat
                     ? (BluffShape) view->claimed_shape
                     : BLUFF_SHAPE_UNKNOWN;

  gtk_image_set_from_paintable (self->flag, badge);
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->line, line);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->head), "u", (guint32) seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->head), "table.look-at");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  set_class (self, "active", view->head.turn == seat && view->head.phase != BLUFF_PHASE_OVER);
  set_class (self, "out", view->head.place[seat] > 0);
  show_bubble (self, NULL);
  bluff_bluffer_row_show (self->row, view, seat);
  bluff_bluffer_seat_offer (self, 0);
}

BluffSeat
bluff_bluffer_seat_get_seat (BluffBlufferSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_SEAT (self), BLUFF_NO_SEAT);

  return self->seat;
}

void
bluff_bluffer_seat_say (BluffBlufferSeat *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  show_bubble (self, words);
}

void
bluff_bluffer_seat_offer (BluffBlufferSeat *self, BluffSlots slots)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  set_class (self, "choice", slots != 0);
  bluff_bluffer_row_set_enabled (self->row, slots);
  bluff_bluffer_row_set_offered (self->row, slots, 0);
}

void
bluff_bluffer_seat_set_unit (BluffBlufferSeat *self, double unit, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  self->narrow = narrow;
  gtk_image_set_pixel_size (self->flag, narrow ? FLAG_NARROW : FLAG);
  set_class (self, "narrow", narrow);
  show_bubble (self, NULL);
  bluff_bluffer_row_set_widths (self->row, CARD_LEAST, narrow ? CARD_NARROW : (int) (CARD * unit));
  bluff_bluffer_row_set_gap (self->row, narrow ? 2 : 7);
}

BluffBlufferRow *
bluff_bluffer_seat_get_row (BluffBlufferSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_SEAT (self), NULL);

  return self->row;
}
