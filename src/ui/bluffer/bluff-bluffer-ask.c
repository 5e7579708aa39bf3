/* bluff-bluffer-ask.c: what the viewer of a Bluffer table is asked for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-ask.h"

#include "bluff-bluffer-hand.h"
#include "bluff-key-cap.h"
#include "bluff-pill-row.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words.h"

struct _BluffBlufferAsk
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *prices;
  GtkWidget *buttons;
  GtkWidget *draw, *peek, *play;
  GtkLabel *draw_words, *peek_words, *play_words;
  BluffKeyCap *draw_cap, *peek_cap, *play_cap;

  BluffLegal legal;
  gboolean for_chosen;
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (BluffBlufferAsk, bluff_bluffer_ask, GTK_TYPE_WIDGET)

static void
set_act (BluffBlufferAsk *self, BluffActionKind kind)
{
  g_autofree char *words = bluff_words_bluffer_act (kind);
  BluffLetter letter = bluff_bluffer_hand_letter_of (kind);
  gboolean has_key = letter < BLUFF_N_LETTERS;

  gtk_label_set_label (self->play_words, words);
  bluff_key_cap_name (self->play_cap, has_key ? bluff_letter_get (letter) : "", self->play);
  bluff_key_cap_set_room (self->play_cap, has_key && !self->narrow);
}

static void
update_buttons (BluffBlufferAsk *self)
{
  BluffActionKind act = bluff_bluffer_hand_find_act (&self->legal);
  gboolean draws = bluff_legal_offers (&self->legal, BLUFF_ACTION_DRAW);
  gboolean plays = self->for_chosen && act != BLUFF_N_ACTIONS;
  gboolean peeks = self->for_chosen && bluff_legal_offers (&self->legal, BLUFF_ACTION_PEEK);

  if (plays)
    set_act (self, act);
  bluff_key_cap_set_room (self->draw_cap, !self->narrow);
  bluff_key_cap_set_room (self->peek_cap, !self->narrow);
  gtk_widget_set_visible (self->draw, draws);
  gtk_widget_set_visible (self->peek, peeks);
  gtk_widget_set_visible (self->play, plays);
  gtk_widget_set_visible (self->buttons, draws || peeks || plays);
}

static void
set_texts (BluffBlufferAsk *self, const char *title, const char *prices)
{
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->prices, prices);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, prices, -1);
}

static void
bluff_bluffer_ask_dispose (GObject *object)
{
  BluffBlufferAsk *self = BLUFF_BLUFFER_ASK (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_bluffer_ask_parent_class)->dispose (object);
}

static void
bluff_bluffer_ask_class_init (BluffBlufferAskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_ask_dispose;

  g_type_ensure (BLUFF_TYPE_KEY_CAP);
  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  gtk_widget_class_set_css_name (widget_class, "blufferask");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-ask.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, box);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, title);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, prices);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, buttons);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, draw);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, peek);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, play);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, draw_words);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, peek_words);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, play_words);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, draw_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, peek_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferAsk, play_cap);
}

static void
bluff_bluffer_ask_init (BluffBlufferAsk *self)
{
  g_autofree char *peek = bluff_words_bluffer_act (BLUFF_ACTION_PEEK);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_label_set_label (self->peek_words, peek);
  bluff_key_cap_name (self->draw_cap, bluff_letter_get (BLUFF_LETTER_DRAW), self->draw);
  bluff_key_cap_name (self->peek_cap, bluff_letter_get (BLUFF_LETTER_PEEK), self->peek);
}

GtkWidget *
bluff_bluffer_ask_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_ASK, NULL);
}

gboolean
bluff_bluffer_ask_show (BluffBlufferAsk *self, const BluffView *view, const BluffLegal *legal, BluffCrew *crew)
{
  BluffCast cast;
  g_autofree char *title = NULL, *prices = NULL, *draw = NULL;

  g_return_val_if_fail (BLUFF_IS_BLUFFER_ASK (self), FALSE);

  self->legal = *legal;
  if (legal->kinds == 0 || bluff_legal_offers (legal, BLUFF_ACTION_DECIDE))
    {
      /* Nothing of a question is left for the next viewer. */
      set_texts (self, "", "");
      return FALSE;
    }

  cast = bluff_crew_get_cast (crew, view->bluffer.seat);
  title = bluff_words_phase (&cast, view);
  prices = bluff_words_bluffer_prices (&cast, &view->bluffer, legal);
  draw = bluff_words_bluffer_draw (&view->bluffer);
  set_texts (self, title, prices != NULL ? prices : "");
  gtk_label_set_label (self->draw_words, draw);
  update_buttons (self);
  return TRUE;
}

void
bluff_bluffer_ask_set_for_chosen (BluffBlufferAsk *self, gboolean for_chosen)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ASK (self));

  self->for_chosen = for_chosen;
  update_buttons (self);
}

void
bluff_bluffer_ask_set_narrow (BluffBlufferAsk *self, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_ASK (self));

  self->narrow = narrow;
  update_buttons (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
