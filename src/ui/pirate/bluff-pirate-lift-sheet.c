/* bluff-pirate-lift-sheet.c: the layer of a set lifts a cup.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-lift-sheet.h"

#include "bluff-cup.h"
#include "bluff-key-cap.h"
#include "bluff-pirate-set-row.h"
#include "bluff-width-layout.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  CUP = 84,
  CUP_NARROW = 56,
  BADGE = 26
};

struct _BluffPirateLiftSheet
{
  BluffSheet parent_instance;

  BluffPirateSetRow *set;
  BluffWrap *cups;
  GtkWidget *help;
  GtkLabel *help_label;

  BluffPirateView view;
  BluffCrew *crew;
};

G_DEFINE_FINAL_TYPE (BluffPirateLiftSheet, bluff_pirate_lift_sheet, BLUFF_TYPE_SHEET)

static GtkWidget *
make_name (BluffPirateLiftSheet *self, const BluffCast *cast, BluffSeat seat)
{
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (self->crew, seat)->flag);
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *number = g_strdup_printf ("%d", seat + 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image = bluff_sheet_make_picture (badge, BADGE);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  if (self->view.seat == self->view.head.turn)
    gtk_box_append (GTK_BOX (box), bluff_key_cap_new (number));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);

  return box;
}

static GtkWidget *
make_cup (BluffPirateLiftSheet *self, const BluffCast *cast, BluffSeat seat)
{
  gboolean own = self->view.seat == self->view.head.turn;
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *label = own ? bluff_words_lift_cup_of (cast, seat) : bluff_words_voter_state (cast, seat, TRUE);
  g_autofree char *number = g_strdup_printf ("%d", seat + 1);
  GtkWidget *card;

  gtk_box_append (GTK_BOX (column), bluff_cup_new (bluff_sheet_is_narrow (BLUFF_SHEET (self)) ? CUP_NARROW : CUP));
  gtk_box_append (GTK_BOX (column), make_name (self, cast, seat));
  if (own)
    {
      card = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (card), column);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "table.lift");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", (guint32) seat);
      gtk_widget_add_css_class (card, "bb-ware");
      gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, number, -1);
    }
  else
    {
      card = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
      gtk_widget_set_hexpand (column, TRUE);
      gtk_box_append (GTK_BOX (card), column);
      gtk_widget_add_css_class (card, "bb-cup-card");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return card;
}

static void
show_cups (BluffPirateLiftSheet *self)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->view.seat);
  guint players = bluff_crew_get_size (self->crew);
  BluffSeat seat = bluff_seat_next (self->view.head.turn, players);

  bluff_wrap_clear (self->cups);
  for (; seat != self->view.head.turn; seat = bluff_seat_next (seat, players))
    bluff_wrap_append (self->cups, make_cup (self, &cast, seat));
}

static gboolean
seat_chosen_cb (BluffSheet *sheet, guint seat)
{
  BluffPirateLiftSheet *self = BLUFF_PIRATE_LIFT_SHEET (sheet);

  if (self->crew == NULL || self->view.seat != self->view.head.turn || seat == self->view.seat ||
      seat >= bluff_crew_get_size (self->crew))
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "table.lift", "u", (guint32) seat);
}

static void
bluff_pirate_lift_sheet_resized (BluffSheet *sheet)
{
  BluffPirateLiftSheet *self = BLUFF_PIRATE_LIFT_SHEET (sheet);

  bluff_pirate_set_row_set_card_width (self->set, bluff_sheet_get_card_width (sheet));
  bluff_pirate_set_row_set_captions (self->set, !bluff_sheet_is_narrow (sheet));
  if (self->crew != NULL)
    show_cups (self);
}

static void
bluff_pirate_lift_sheet_dispose (GObject *object)
{
  g_clear_object (&BLUFF_PIRATE_LIFT_SHEET (object)->crew);

  G_OBJECT_CLASS (bluff_pirate_lift_sheet_parent_class)->dispose (object);
}

static void
bluff_pirate_lift_sheet_class_init (BluffPirateLiftSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_lift_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_pirate_lift_sheet_resized;

  g_type_ensure (BLUFF_TYPE_PIRATE_SET_ROW);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-lift-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateLiftSheet, set);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateLiftSheet, cups);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateLiftSheet, help);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateLiftSheet, help_label);
}

static void
bluff_pirate_lift_sheet_init (BluffPirateLiftSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_sheet_add_seat_keys (BLUFF_SHEET (self), seat_chosen_cb);
}

GtkWidget *
bluff_pirate_lift_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_LIFT_SHEET, NULL);
}

void
bluff_pirate_lift_sheet_show (BluffPirateLiftSheet *self,
                              const BluffPirateView *view,
                              BluffCrew *crew,
                              const char *help)
{
  BluffCast cast;
  g_autofree char *question = NULL;

  g_return_if_fail (BLUFF_IS_PIRATE_LIFT_SHEET (self));

  self->view = *view;
  g_set_object (&self->crew, crew);
  cast = bluff_crew_get_cast (crew, view->seat);
  question = bluff_words_lift_question (&cast, view->head.turn);
  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self),
                            /* Translators: one cup is lifted after a vote. */
                            _ ("Only the vote under this cup counts. The others stay secret until the end."));
  bluff_pirate_set_row_show (self->set, view->up, view->down, view->down_size);
  gtk_widget_set_visible (self->help, help != NULL);
  gtk_label_set_label (self->help_label, help != NULL ? help : "");
  show_cups (self);
}
