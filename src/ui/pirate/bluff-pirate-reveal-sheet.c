/* bluff-pirate-reveal-sheet.c: the cup is lifted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-reveal-sheet.h"

#include "bluff-breadth.h"
#include "bluff-cup.h"
#include "bluff-pirate-set-row.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words.h"
#include "bluff-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* When what happens, in milliseconds from the beginning, at the pace "normal". */
enum
{
  CUP_TIME = 260,
  TOKEN_AT = CUP_TIME + 250,
  TOKEN_TIME = 320,
  CARDS_AT = TOKEN_AT + TOKEN_TIME + 140,
  CARD_TIME = 320,
  CARD_EVERY = CARD_TIME + 140,
  REST = 200
};

enum
{
  CUP = 52,
  SHIP = 48
};

#define BLANK "\302\240" /* keeps the place of a text that is not to be read yet */

struct _BluffPirateRevealSheet
{
  BluffRevealSheet parent_instance;

  BluffPirateSetRow *set;
  BluffWrap *cups;
  BluffWrap *results;
  GtkWidget *aside;
  GtkBox *column;
  GtkWidget *foot;
  GtkWidget *go_on;

  BluffCup *lifted; /* of the voter; owned by its parent */
  GtkLabel *result; /* below it */

  BluffCrew *crew;
  BluffTold told;
  guint8 before[BLUFF_PIRATE_SEATS], after[BLUFF_PIRATE_SEATS];
  guint8 down[BLUFF_PIRATE_SET_MAX];
  guint n_down, n_turned;
  gboolean token_seen;

  double factor;
};

G_DEFINE_FINAL_TYPE (BluffPirateRevealSheet, bluff_pirate_reveal_sheet, BLUFF_TYPE_REVEAL_SHEET)

static BluffCast
get_cast (BluffPirateRevealSheet *self)
{
  return bluff_crew_get_cast (self->crew, self->told.seat);
}

/* --- Making the sheet ----------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_cup (BluffPirateRevealSheet *self, const BluffCast *cast, BluffSeat seat)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *cup = bluff_cup_new (CUP);
  g_autofree char *name = bluff_cast_label (cast, seat);
  GtkWidget *label = make_text (name, "heading");
  /* Translators: of a vote under a cup that stays closed. */
  GtkWidget *below = make_text (_ ("secret until the end"), "caption");

  gtk_label_set_justify (GTK_LABEL (below), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (card), cup);
  gtk_box_append (GTK_BOX (card), label);
  gtk_box_append (GTK_BOX (card), below);
  gtk_widget_add_css_class (card, "bb-cup-card");
  if (seat == self->told.event.reveal.voter)
    {
      self->lifted = BLUFF_CUP (cup);
      self->result = GTK_LABEL (below);
      bluff_cup_set_token (self->lifted, self->told.event.reveal.vote ? "token-bluff" : "token-honest");
      gtk_label_set_label (self->result, BLANK);
      gtk_widget_add_css_class (card, "lifted");
    }
  else
    {
      gtk_widget_add_css_class (card, "closed");
      /* Where there is no room for the words on every cup, the aside says it. */
      g_object_bind_property (self, "narrow", below, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
    }
  bluff_wrap_append (self->cups, card);
}

static void
add_result (BluffPirateRevealSheet *self, const BluffCast *cast, BluffSeat seat)
{
  g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_crew_get (self->crew, seat)->flag);
  g_autofree char *sails = bluff_words_sails (cast, seat, self->before[seat], self->after[seat]);
  g_autofree char *way = bluff_words_from_to (self->before[seat], self->after[seat]);
  g_autofree char *goes = bluff_words_set_goes (&self->told.event);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *image = bluff_sheet_make_picture (ship, SHIP);

  gtk_box_append (GTK_BOX (card), image);
  gtk_box_append (GTK_BOX (lines), make_text (sails, "heading"));
  if (self->before[seat] != self->after[seat])
    gtk_box_append (GTK_BOX (lines), make_text (way, "body"));
  if (seat == self->told.event.seat)
    gtk_box_append (GTK_BOX (lines), make_text (goes, "body"));
  for (GtkWidget *line = gtk_widget_get_first_child (lines); line != NULL; line = gtk_widget_get_next_sibling (line))
    gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (card), lines);
  gtk_widget_add_css_class (card, "bb-result");
  bluff_wrap_append (self->results, card);
}

/* The outcome has its place on the sheet from the beginning, invisible, so that nothing jumps. */
static void
set_decided (BluffPirateRevealSheet *self, gboolean decided)
{
  gtk_widget_set_opacity (GTK_WIDGET (self->results), decided ? 1 : 0);
  /* Screen readers find invisible text, too. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->results), GTK_ACCESSIBLE_STATE_HIDDEN, !decided, -1);
}

static void
lay_out (BluffPirateRevealSheet *self)
{
  const BluffEvent *event = &self->told.event;
  BluffCast cast = get_cast (self);
  guint players = bluff_crew_get_size (self->crew);
  BluffSeat first;

  self->n_down = bluff_cards_list (event->reveal.down, self->down);
  bluff_pirate_set_row_show (self->set, event->reveal.up, BLUFF_CARDS_NONE, self->n_down);
  bluff_wrap_clear (self->cups);
  first = self->told.seat < players ? self->told.seat : 0;
  for (guint i = 0; i < players; i++, first = bluff_seat_next (first, players))
    if (first != event->seat)
      add_cup (self, &cast, first);
  bluff_wrap_clear (self->results);
  /* The voter of a caught bluff is the one who sails: the news comes first. */
  if (event->reveal.vote && event->reveal.bluff)
    add_result (self, &cast, event->reveal.voter);
  add_result (self, &cast, event->seat);
  if (!(event->reveal.vote && event->reveal.bluff))
    add_result (self, &cast, event->reveal.voter);

  bluff_sheet_set_banner (BLUFF_SHEET (self), event->reveal.bluff ? "token-bluff" : "token-honest", NULL);
  bluff_sheet_set_question (BLUFF_SHEET (self), NULL);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), BLANK);
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  set_decided (self, FALSE);
}

/* --- Opening it ----------------------------------------------------------------------------------------------------
 */

static void
show_token (BluffPirateRevealSheet *self)
{
  BluffCast cast = get_cast (self);
  g_autofree char *words = bluff_words_lifted (&cast, &self->told.event);

  if (self->token_seen)
    return;

  self->token_seen = TRUE;
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), words);
}

static void
turn_cards (BluffPirateRevealSheet *self, double time)
{
  while (self->n_turned < self->n_down && time >= CARDS_AT + CARD_EVERY * self->n_turned)
    {
      bluff_pirate_set_row_turn (self->set, self->n_turned, self->down[self->n_turned], self->factor);
      self->n_turned++;
    }
}

static double
share (double time, double from, double length)
{
  return CLAMP ((time - from) / length, 0, 1);
}

static void
bluff_pirate_reveal_sheet_open (BluffRevealSheet *sheet, double time)
{
  BluffPirateRevealSheet *self = BLUFF_PIRATE_REVEAL_SHEET (sheet);

  bluff_cup_set_state (self->lifted, adw_easing_ease (ADW_EASE_OUT_BACK, share (time, 0, CUP_TIME)),
                       adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, share (time, TOKEN_AT, TOKEN_TIME)));
  if (time >= TOKEN_AT + TOKEN_TIME)
    show_token (self);
  turn_cards (self, time);
}

static void
show_judgement (BluffPirateRevealSheet *self)
{
  const BluffEvent *event = &self->told.event;
  BluffCast cast = get_cast (self);
  g_autofree char *judgement = bluff_words_judgement (event->reveal.vote, event->reveal.bluff);
  g_autofree char *result = bluff_words_vote_result (event->reveal.vote, event->reveal.bluff);
  g_autofree char *news = bluff_words_event (&cast, &self->told);

  bluff_pirate_set_row_judge (self->set);
  bluff_sheet_set_banner (BLUFF_SHEET (self), NULL, event->reveal.bluff ? "coral" : "teal");
  bluff_sheet_set_question (BLUFF_SHEET (self), judgement);
  bluff_sheet_tell (BLUFF_SHEET (self), self->go_on, news, NULL);
  gtk_label_set_label (self->result, result);
  set_decided (self, TRUE);
}

static void
bluff_pirate_reveal_sheet_opened (BluffRevealSheet *sheet)
{
  BluffPirateRevealSheet *self = BLUFF_PIRATE_REVEAL_SHEET (sheet);

  bluff_pirate_reveal_sheet_open (sheet, G_MAXINT);
  /* Where nothing may move, cards still fade into their other side. */
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    bluff_pirate_set_row_skip (self->set);
  show_judgement (self);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_reveal_sheet_resized (BluffSheet *sheet)
{
  BluffPirateRevealSheet *self = BLUFF_PIRATE_REVEAL_SHEET (sheet);

  gboolean narrow = bluff_sheet_is_narrow (sheet);
  gboolean tight = narrow && bluff_sheet_is_low (sheet);
  /* A ribbon with large text would cover the card. */
  gboolean large = bluff_breadth_has_large_text (GTK_WIDGET (self));

  bluff_pirate_set_row_set_card_width (self->set, bluff_sheet_get_card_width (sheet));
  bluff_pirate_set_row_set_captions (self->set, !narrow && !large);
  bluff_pirate_set_row_set_marks (self->set, narrow && large);
  g_object_set (self->cups, "even", !narrow, "spacing", narrow ? 6 : 12, NULL);
  gtk_widget_set_visible (self->aside, narrow && !tight);
  gtk_box_set_spacing (self->column, tight ? 6 : 10);
  gtk_box_set_spacing (GTK_BOX (self->foot), tight ? 6 : 12);
  g_object_set (self->results, "spacing", tight ? 6 : 12, NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
bluff_pirate_reveal_sheet_dispose (GObject *object)
{
  BluffPirateRevealSheet *self = BLUFF_PIRATE_REVEAL_SHEET (object);

  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_pirate_reveal_sheet_parent_class)->dispose (object);
}

static void
bluff_pirate_reveal_sheet_class_init (BluffPirateRevealSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_reveal_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_pirate_reveal_sheet_resized;
  BLUFF_REVEAL_SHEET_CLASS (klass)->open = bluff_pirate_reveal_sheet_open;
  BLUFF_REVEAL_SHEET_CLASS (klass)->opened = bluff_pirate_reveal_sheet_opened;

  g_type_ensure (BLUFF_TYPE_PIRATE_SET_ROW);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-reveal-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, set);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, cups);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, results);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, aside);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, column);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, foot);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateRevealSheet, go_on);
}

static void
bluff_pirate_reveal_sheet_init (BluffPirateRevealSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_pirate_set_row_set_ribbons (self->set, TRUE);
}

GtkWidget *
bluff_pirate_reveal_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_REVEAL_SHEET, NULL);
}

void
bluff_pirate_reveal_sheet_present (BluffPirateRevealSheet *self,
                                   BluffCrew *crew,
                                   const BluffTold *told,
                                   const guint8 before[BLUFF_PIRATE_SEATS],
                                   const guint8 after[BLUFF_PIRATE_SEATS],
                                   double factor)
{
  g_return_if_fail (BLUFF_IS_PIRATE_REVEAL_SHEET (self));
  g_return_if_fail (told->game == BLUFF_GAME_PIRATE && told->event.kind == BLUFF_EVENT_REVEAL);

  g_set_object (&self->crew, crew);
  self->told = *told;
  memcpy (self->before, before, BLUFF_PIRATE_SEATS);
  memcpy (self->after, after, BLUFF_PIRATE_SEATS);
  self->factor = factor;
  self->n_turned = 0;
  self->token_seen = FALSE;
  lay_out (self);
  bluff_reveal_sheet_start (BLUFF_REVEAL_SHEET (self), self->go_on, CARDS_AT + CARD_EVERY * self->n_down + REST,
                            factor);
}
