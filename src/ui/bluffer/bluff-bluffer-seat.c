/* bluff-bluffer-seat.c: a player of Bluffer with all their cards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-seat.h"

#include "bluff-seat-badge.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-list.h"

enum
{
  CARD = 56,       /* at a table unit of 1 */
  CARD_TOUCH = 46, /* at least, where they can be taken */
  CARD_NARROW = 25,
  CARD_LEAST = 18
};

struct _BluffBlufferSeat
{
  GtkWidget parent_instance;

  BluffSeatBadge *badge;
  BluffBlufferRow *row;

  BluffSeat seat;
  gboolean narrow;
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

static void
look_at (BluffBlufferSeat *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", (guint32) self->seat);
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
  look_at (self);
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

  gtk_widget_class_set_css_name (widget_class, "blufferseat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
bluff_bluffer_seat_init (BluffBlufferSeat *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkLayoutManager *box;

  self->seat = BLUFF_NO_SEAT;
  self->badge = BLUFF_SEAT_BADGE (bluff_seat_badge_new (TRUE));
  self->row = BLUFF_BLUFFER_ROW (bluff_bluffer_row_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->badge), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->row), GTK_WIDGET (self));
  box = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  bluff_bluffer_row_set_widths (self->row, CARD_LEAST, CARD);
  g_signal_connect_swapped (self->badge, "chosen", G_CALLBACK (look_at), self);
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

static guint
marks_of (const BluffBlufferView *view, BluffSeat seat, gboolean away)
{
  guint marks = bluff_seat_marks_of (&view->head, seat, away ? bluff_seats_of (seat) : 0);

  if (view->head.phase == BLUFF_PHASE_BLUFFER_CALL && bluff_seats_has (view->decided, seat))
    marks |= BLUFF_SEAT_MARK_DECIDED;

  return marks;
}

/* A claim is said as long as it lies there unchecked. */
static char *
say_claim (const BluffBlufferView *view, BluffSeat seat)
{
  if (view->head.phase != BLUFF_PHASE_BLUFFER_CALL || view->head.turn != seat)
    return NULL;

  return bluff_words_bluffer_shouted ((BluffShape) view->claimed_shape);
}

static void
show_badge (BluffBlufferSeat *self, const BluffBlufferView *view, BluffCrew *crew, gboolean away)
{
  const BluffCrewMember *member = bluff_crew_get (crew, self->seat);
  g_autofree char *line = bluff_words_bluffer_seat (view, self->seat);
  g_autofree char *bubble = say_claim (view, self->seat);
  g_autofree char *cards = bluff_words_n_cards (bluff_bits_count (view->tables[self->seat]));
  BluffSeatNews news = { .seat = self->seat,
                         .flag = member->flag,
                         .name = member->name,
                         .line = line,
                         .number = view->head.place[self->seat] == 0 ? cards : NULL,
                         .marks = marks_of (view, self->seat, away),
                         .open = TRUE,
                         .bubble = bubble };

  bluff_seat_badge_show (self->badge, &news);
  set_class (self, "active", news.marks & BLUFF_SEAT_MARK_ACTIVE);
  set_class (self, "winner", news.marks & BLUFF_SEAT_MARK_WINNER);
  set_class (self, "out", view->head.place[self->seat] > 1);
}

void
bluff_bluffer_seat_show (BluffBlufferSeat *self,
                         const BluffBlufferView *view,
                         BluffCrew *crew,
                         BluffSeat seat,
                         gboolean away)
{
  BluffCast cast;
  g_autofree char *label = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  self->seat = seat;
  cast = bluff_crew_get_cast (crew, view->seat);
  label = bluff_words_bluffer_seat_of (&cast, view, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  show_badge (self, view, crew, away);
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
  BluffSeatNews news;

  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT (self));

  news = *bluff_seat_badge_get_news (self->badge);
  news.bubble = words;
  bluff_seat_badge_show (self->badge, &news);
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
  bluff_seat_badge_set_unit (self->badge, unit);
  bluff_seat_badge_set_form (self->badge, narrow ? BLUFF_SEAT_FORM_NARROW : BLUFF_SEAT_FORM_WIDE);
  set_class (self, "narrow", narrow);
  bluff_bluffer_row_set_widths (self->row, CARD_LEAST,
                                narrow ? CARD_NARROW : MAX ((int) (CARD * unit), CARD_TOUCH * (unit >= 0.75)));
  bluff_bluffer_row_set_gap (self->row, narrow ? 2 : 7);
}

BluffBlufferRow *
bluff_bluffer_seat_get_row (BluffBlufferSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_SEAT (self), NULL);

  return self->row;
}
