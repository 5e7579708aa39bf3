/* bluff-pirate-board-sheet.c: boarding a ship.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-board-sheet.h"

#include "bluff-card-looks.h"
#include "bluff-card.h"
#include "bluff-palette.h"
#include "bluff-pirate-set-row.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  SHIP = 72,
  BACK = 72, /* the width of a back, which is a button */
  BACK_MANY = 60,
  MANY = 8
};

typedef enum
{
  STEP_SHIP,   /* whose ship? */
  STEP_CARDS,  /* which cards? */
  STEP_OUTCOME /* what came of it */
} Step;

struct _BluffPirateBoardSheet
{
  BluffSheet parent_instance;

  BluffWrap *ships;
  BluffWrap *backs;
  GtkWidget *outcome;
  BluffPirateSetRow *taken;
  GtkWidget *cancel;
  GtkWidget *board;
  GtkLabel *board_label;
  GtkWidget *go_on;

  Step step;
  BluffPirateView view;
  BluffCrew *crew;
  BluffSeats victims;
  BluffSeat victim;
};

enum
{
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffPirateBoardSheet, bluff_pirate_board_sheet, BLUFF_TYPE_SHEET)

static void
go_to (BluffPirateBoardSheet *self, Step step)
{
  self->step = step;
  gtk_widget_set_visible (GTK_WIDGET (self->ships), step == STEP_SHIP);
  gtk_widget_set_visible (GTK_WIDGET (self->backs), step == STEP_CARDS);
  gtk_widget_set_visible (self->outcome, step == STEP_OUTCOME);
  gtk_widget_set_visible (self->cancel, step != STEP_OUTCOME);
  gtk_widget_set_visible (self->board, step == STEP_CARDS);
  gtk_widget_set_visible (self->go_on, step == STEP_OUTCOME);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* --- Which cards ---------------------------------------------------------------------------------------------------
 */

/* How many cards are taken (P20). */
static guint
n_to_take (BluffPirateBoardSheet *self)
{
  return MIN ((guint) self->view.hand_size[self->victim], (guint) BLUFF_PIRATE_TAKEN);
}

static guint
n_picked (BluffPirateBoardSheet *self)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->backs)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n += bluff_card_get_chosen (BLUFF_CARD (card));

  return n;
}

static void
update_picked (BluffPirateBoardSheet *self)
{
  guint n = n_to_take (self);
  guint missing = n - n_picked (self);
  g_autofree char *words = NULL;

  if (missing > 0)
    /* Translators: a button that cannot be pressed yet; %d is a number of cards. */
    words = g_strdup_printf (ngettext ("Pick %d More Card", "Pick %d More Cards", missing), missing);
  else
    /* Translators: a button; %d is a number of cards that are taken from another player. */
    words = g_strdup_printf (ngettext ("Take %d Card", "Take %d Cards", n), n);
  gtk_label_set_label (self->board_label, words);
  gtk_widget_set_sensitive (self->board, missing == 0);
}

static void
picked_cb (BluffCard *card, BluffPirateBoardSheet *self)
{
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_BRASS_DARK);
  gboolean chosen = !bluff_card_get_chosen (card);

  if (chosen && n_picked (self) == n_to_take (self))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "table.explain-taken", "u", (guint32) self->victim);
      return;
    }

  bluff_card_set_chosen (card, chosen);
  bluff_card_set_ring (card, chosen ? &brass : NULL);
  gtk_widget_set_margin_bottom (GTK_WIDGET (card), chosen ? 14 : 0);
  gtk_widget_set_margin_top (GTK_WIDGET (card), chosen ? 0 : 14);
  update_picked (self);
}

static void
add_back (BluffPirateBoardSheet *self, guint i, guint n)
{
  GtkWidget *card = bluff_card_new ();
  /* Translators: a card of another player, of which only the back is seen: the %1$d-th of %2$d. */
  g_autofree char *label = g_strdup_printf (_ ("Face-down card %1$d of %2$d"), i + 1, n);

  bluff_card_show (BLUFF_CARD (card), bluff_card_look_pirate (BLUFF_CARD_BACK, 0));
  bluff_card_set_width (BLUFF_CARD (card), n > MANY ? BACK_MANY : BACK);
  bluff_card_set_label (BLUFF_CARD (card), label);
  gtk_widget_set_margin_top (card, 14);
  gtk_widget_set_valign (card, GTK_ALIGN_CENTER);
  g_signal_connect_object (card, "activated", G_CALLBACK (picked_cb), self, 0);
  bluff_wrap_append (self->backs, card);
}

static void
ask_cards (BluffPirateBoardSheet *self, BluffSeat victim)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->view.seat);
  guint n = self->view.hand_size[victim];
  g_autofree char *question = NULL;

  self->victim = victim;
  question = bluff_words_board_pick (&cast, victim, n_to_take (self));
  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), _ ("You discard a pirate card. Chance decides which cards you get."));
  bluff_wrap_clear (self->backs);
  for (guint i = 0; i < n; i++)
    add_back (self, i, n);
  update_picked (self);
  go_to (self, STEP_CARDS);
}

/* --- Whose ship ----------------------------------------------------------------------------------------------------
 */

static void
ship_cb (GtkWidget *button, BluffPirateBoardSheet *self)
{
  ask_cards (self, (BluffSeat) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat")));
}

static gboolean
seat_chosen_cb (BluffSheet *sheet, guint seat)
{
  BluffPirateBoardSheet *self = BLUFF_PIRATE_BOARD_SHEET (sheet);

  if (self->step != STEP_SHIP || !bluff_seats_has (self->victims, (BluffSeat) seat))
    return FALSE;

  ask_cards (self, (BluffSeat) seat);
  return TRUE;
}

static GtkWidget *
make_ship (BluffPirateBoardSheet *self, const BluffCast *cast, BluffSeat seat)
{
  g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_crew_get (self->crew, seat)->flag);
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *facts = bluff_words_board_facts (self->view.square[seat], self->view.hand_size[seat]);
  g_autofree char *label = bluff_words_board_ship_of (cast, seat);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *image = bluff_sheet_make_picture (ship, SHIP);
  GtkWidget *heading = gtk_label_new (name);
  GtkWidget *below = gtk_label_new (facts);

  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (below, "bb-price");
  gtk_label_set_wrap (GTK_LABEL (below), TRUE);
  gtk_box_append (GTK_BOX (column), image);
  gtk_box_append (GTK_BOX (column), heading);
  gtk_box_append (GTK_BOX (column), below);
  gtk_button_set_child (GTK_BUTTON (button), column);
  gtk_widget_add_css_class (button, "bb-ware");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (button, "clicked", G_CALLBACK (ship_cb), self, 0);

  return button;
}

static void
ask_ship (BluffPirateBoardSheet *self)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->view.seat);

  bluff_sheet_set_question (BLUFF_SHEET (self), _ ("Whose Ship Do You Board?"));
  bluff_sheet_set_subtitle (BLUFF_SHEET (self),
                            _ ("You discard a pirate card and take 3 cards without looking. That is your turn."));
  bluff_wrap_clear (self->ships);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    if (bluff_seats_has (self->victims, seat))
      bluff_wrap_append (self->ships, make_ship (self, &cast, seat));
  go_to (self, STEP_SHIP);
}

/* --- Callbacks -----------------------------------------------------------------------------------------------------
 */

static void
back_cb (BluffPirateBoardSheet *self)
{
  bluff_pirate_board_sheet_back (self);
}

static void
board_cb (BluffPirateBoardSheet *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.board", "u", (guint32) self->victim);
}

static void
bluff_pirate_board_sheet_resized (BluffSheet *sheet)
{
  BluffPirateBoardSheet *self = BLUFF_PIRATE_BOARD_SHEET (sheet);

  bluff_pirate_set_row_set_card_width (self->taken, bluff_sheet_get_card_width (sheet));
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_board_sheet_dispose (GObject *object)
{
  g_clear_object (&BLUFF_PIRATE_BOARD_SHEET (object)->crew);

  G_OBJECT_CLASS (bluff_pirate_board_sheet_parent_class)->dispose (object);
}

/* Only two people know what was taken: the hidden sheet keeps nothing of it for the next person at the screen. */
static void
bluff_pirate_board_sheet_hide (GtkWidget *widget)
{
  BluffPirateBoardSheet *self = BLUFF_PIRATE_BOARD_SHEET (widget);

  GTK_WIDGET_CLASS (bluff_pirate_board_sheet_parent_class)->hide (widget);

  bluff_sheet_set_question (BLUFF_SHEET (self), NULL);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), NULL);
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  bluff_pirate_set_row_show (self->taken, BLUFF_CARDS_NONE, BLUFF_CARDS_NONE, 0);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
bluff_pirate_board_sheet_class_init (BluffPirateBoardSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_board_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_pirate_board_sheet_resized;
  widget_class->hide = bluff_pirate_board_sheet_hide;
  signals[CANCELLED] =
      g_signal_new ("cancelled", BLUFF_TYPE_PIRATE_BOARD_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_WRAP);
  g_type_ensure (BLUFF_TYPE_PIRATE_SET_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-board-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, ships);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, backs);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, outcome);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, taken);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, cancel);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, board);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, board_label);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateBoardSheet, go_on);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_cb);
}

static void
bluff_pirate_board_sheet_init (BluffPirateBoardSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_sheet_add_seat_keys (BLUFF_SHEET (self), seat_chosen_cb);
}

GtkWidget *
bluff_pirate_board_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_BOARD_SHEET, NULL);
}

void
bluff_pirate_board_sheet_ask (BluffPirateBoardSheet *self,
                              const BluffPirateView *view,
                              BluffCrew *crew,
                              BluffSeats victims)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD_SHEET (self));
  g_return_if_fail (victims != 0);

  self->view = *view;
  g_set_object (&self->crew, crew);
  self->victims = victims;
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  if (bluff_seats_count (victims) == 1)
    ask_cards (self, bluff_seats_first (victims));
  else
    ask_ship (self);
}

/* The pirate card is face up; the others are backs that turn over for the two who may know them. */
static void
show_taken (BluffPirateBoardSheet *self, const BluffEvent *event, double factor)
{
  /* Translators: below a card that was taken from a ship that was boarded. */
  const char *taken = C_ ("card", "Taken");
  guint8 list[BLUFF_PIRATE_TAKEN];
  guint n = bluff_cards_list (event->board.taken, list);

  bluff_pirate_set_row_show (self->taken, bluff_cards_of (event->board.card), BLUFF_CARDS_NONE,
                             event->board.taken_size);
  /* Translators: below a card that was discarded, to board a ship. */
  bluff_pirate_set_row_set_caption (self->taken, 0, C_ ("card", "Discarded"));
  for (guint i = 0; i < n; i++)
    bluff_pirate_set_row_turn (self->taken, i, list[i], factor);
  for (guint i = 0; i < event->board.taken_size; i++)
    bluff_pirate_set_row_set_caption (self->taken, i + 1, taken);
}

void
bluff_pirate_board_sheet_present (BluffPirateBoardSheet *self, BluffCrew *crew, const BluffTold *told, double factor)
{
  const BluffEvent *event = &told->event;
  BluffCast cast;
  g_autofree char *question = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *news = NULL;

  g_return_if_fail (BLUFF_IS_PIRATE_BOARD_SHEET (self));
  g_return_if_fail (told->game == BLUFF_GAME_PIRATE && event->kind == BLUFF_EVENT_BOARD);

  g_set_object (&self->crew, crew);
  cast = bluff_crew_get_cast (crew, told->seat);
  question = bluff_words_boarded (&cast, event);
  cards = bluff_words_boarded_cards (&cast, event);
  news = bluff_words_event (&cast, told);
  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), cards);
  bluff_sheet_tell (BLUFF_SHEET (self), self->go_on, news, NULL);

  show_taken (self, event, factor);
  go_to (self, STEP_OUTCOME);
}

gboolean
bluff_pirate_board_sheet_back (BluffPirateBoardSheet *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_BOARD_SHEET (self), FALSE);

  if (self->step == STEP_OUTCOME)
    return FALSE;

  if (self->step == STEP_CARDS && bluff_seats_count (self->victims) > 1)
    ask_ship (self);
  else
    g_signal_emit (self, signals[CANCELLED], 0);

  return TRUE;
}
