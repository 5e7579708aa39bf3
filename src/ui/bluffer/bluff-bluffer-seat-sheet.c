/* bluff-bluffer-seat-sheet.c: the cards of one player of Bluffer, large.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-seat-sheet.h"

#include "bluff-card-looks.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-wrap.h"

enum
{
  CARD = 92,
  CARD_NARROW = 76
};

struct _BluffBlufferSeatSheet
{
  BluffSheet parent_instance;

  BluffWrap *cards;
  GtkWidget *close;

  BluffSeat seat;
  guint n;
  guint8 slots[BLUFF_BLUFFER_CARDS]; /* of the cards, from the start */
};

enum
{
  TAKEN,
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffBlufferSeatSheet, bluff_bluffer_seat_sheet, BLUFF_TYPE_SHEET)

static void
close_cb (BluffBlufferSeatSheet *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
activated_cb (BluffCard *card, BluffBlufferSeatSheet *self)
{
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    if (child == GTK_WIDGET (card))
      {
        g_signal_emit (self, signals[TAKEN], 0, (guint) self->slots[i]);
        return;
      }
}

static int
card_width (BluffBlufferSeatSheet *self)
{
  return bluff_sheet_is_narrow (BLUFF_SHEET (self)) ? CARD_NARROW : CARD;
}

static void
add_card (BluffBlufferSeatSheet *self, const BluffBlufferView *view, guint i, gboolean takes)
{
  guint slot = self->slots[i];
  GtkWidget *card = takes ? bluff_card_new () : bluff_card_new_picture ();
  BluffShape up = (BluffShape) view->up[slot];
  BluffShape down = bluff_bluffer_view_shown_side (view, slot);
  gboolean all = bluff_bluffer_view_is_open (view, slot);
  g_autofree char *name = bluff_words_bluffer_table_card (up, down, all, i + 1, self->n);
  g_autofree char *label = takes ? bluff_words_bluffer_act_on (BLUFF_ACTION_TAKE, name) : g_strdup (name);

  bluff_card_set_width (BLUFF_CARD (card), card_width (self));
  bluff_card_show (BLUFF_CARD (card), bluff_card_look_bluffer (up, down, all));
  bluff_card_set_label (BLUFF_CARD (card), label);
  if (takes)
    g_signal_connect_object (card, "activated", G_CALLBACK (activated_cb), self, 0);
  bluff_wrap_append (self->cards, card);
}

static void
bluff_bluffer_seat_sheet_resized (BluffSheet *sheet)
{
  BluffBlufferSeatSheet *self = BLUFF_BLUFFER_SEAT_SHEET (sheet);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bluff_card_set_width (BLUFF_CARD (child), card_width (self));
}

/* Nothing of a question is left for the next viewer. */
static void
bluff_bluffer_seat_sheet_hide (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_bluffer_seat_sheet_parent_class)->hide (widget);

  bluff_sheet_set_question (BLUFF_SHEET (widget), NULL);
  bluff_sheet_set_subtitle (BLUFF_SHEET (widget), NULL);
}

static void
bluff_bluffer_seat_sheet_class_init (BluffBlufferSeatSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->hide = bluff_bluffer_seat_sheet_hide;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_bluffer_seat_sheet_resized;
  signals[TAKEN] = g_signal_new ("taken", BLUFF_TYPE_BLUFFER_SEAT_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CLOSED] =
      g_signal_new ("closed", BLUFF_TYPE_BLUFFER_SEAT_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-seat-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeatSheet, cards);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferSeatSheet, close);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
bluff_bluffer_seat_sheet_init (BluffBlufferSeatSheet *self)
{
  self->seat = BLUFF_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_bluffer_seat_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_SEAT_SHEET, NULL);
}

void
bluff_bluffer_seat_sheet_show (BluffBlufferSeatSheet *self,
                               const BluffBlufferView *view,
                               BluffCrew *crew,
                               BluffSeat seat,
                               BluffSlots takes,
                               const char *question)
{
  BluffCast cast;
  g_autofree char *label = NULL, *line = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT_SHEET (self));

  self->seat = seat;
  self->n = 0;
  cast = bluff_crew_get_cast (crew, view->seat);
  label = bluff_cast_label (&cast, seat);
  line = bluff_words_bluffer_seat (view, seat);
  for (BluffSlots slots = view->tables[seat]; slots != 0; slots &= slots - 1)
    self->slots[self->n++] = (guint8) bluff_bits_first (slots);

  bluff_sheet_set_question (BLUFF_SHEET (self), question != NULL ? question : label);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), question != NULL ? NULL : line);
  bluff_wrap_clear (self->cards);
  for (guint i = 0; i < self->n; i++)
    add_card (self, view, i, (takes & bluff_slots_of (self->slots[i])) != 0);
  gtk_widget_set_visible (self->close, takes == 0);
}

BluffSeat
bluff_bluffer_seat_sheet_get_seat (BluffBlufferSeatSheet *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_SEAT_SHEET (self), BLUFF_NO_SEAT);

  return self->seat;
}

void
bluff_bluffer_seat_sheet_clear (BluffBlufferSeatSheet *self)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_SEAT_SHEET (self));

  self->n = 0;
  bluff_wrap_clear (self->cards);
}
