/* bluff-bluffaneer-end-sheet.c: a game of Bluffaneer is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-end-sheet.h"

#include "bluff-bluffaneer-review-row.h"
#include "bluff-card-looks.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  CARD = 46
};

struct _BluffBluffaneerEndSheet
{
  BluffEndSheet parent_instance;

  BluffCrew *crew;
  BluffSeat viewer;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerEndSheet, bluff_bluffaneer_end_sheet, BLUFF_TYPE_END_SHEET)

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffBluffaneerEndSheet *self = user_data;

  return bluff_bluffaneer_review_row_new (item, self->crew, self->viewer);
}

/* --- The cards that everybody held ---------------------------------------------------------------------------------
 */

static GtkWidget *
make_held (const BluffCast *cast, BluffSeat seat, BluffPair pair)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *card = bluff_card_new_picture ();
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *shows = bluff_words_pair (pair);
  /* Translators: in a game that is over: %1$s is a player, %2$s the pair of icons on the card held. */
  g_autofree char *words = g_strdup_printf (_ ("%1$s: %2$s"), name, shows);
  GtkWidget *label = gtk_label_new (name);

  bluff_card_set_width (BLUFF_CARD (card), CARD);
  bluff_card_show (BLUFF_CARD (card), bluff_card_look_bluffaneer (pair));
  bluff_card_set_label (BLUFF_CARD (card), words);
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
make_secrets (BluffBluffaneerEndSheet *self, GArray *events)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->viewer);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cards = bluff_wrap_new ();
  /* Translators: at the end of a game: a caption above the cards that were secret. */
  GtkWidget *caption = gtk_label_new (_ ("The Cards in Hand"));
  guint8 card[BLUFF_BLUFFANEER_SEATS];

  bluff_bluffaneer_review_cards (events, card);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    bluff_wrap_append (BLUFF_WRAP (cards), make_held (&cast, seat, (BluffPair) card[seat]));
  g_object_set (cards, "spacing", 12, NULL);
  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), cards);

  return box;
}

/* --- The ranking ---------------------------------------------------------------------------------------------------
 */

static void
show_ending (BluffBluffaneerEndSheet *self, const BluffBluffaneerView *view, double factor)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, view->seat);
  g_autofree char *title = bluff_words_bluffaneer_end (&cast, view->head.place);
  g_autofree char *how = bluff_words_bluffaneer_how (&cast, view);
  char *lines[BLUFF_BLUFFANEER_SEATS] = { NULL };
  BluffEnding ending = { .viewer = view->seat, .place = view->head.place, .title = title, .how = how };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = lines[seat] = bluff_words_n_coins (view->coins[seat]);
  bluff_end_sheet_present (BLUFF_END_SHEET (self), self->crew, &ending, factor);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    g_free (lines[seat]);
}

void
bluff_bluffaneer_end_sheet_present (BluffBluffaneerEndSheet *self,
                                    BluffCrew *crew,
                                    const BluffBluffaneerView *view,
                                    GArray *events,
                                    double factor)
{
  g_autoptr (GListModel) rolls = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_END_SHEET (self));

  g_set_object (&self->crew, crew);
  self->viewer = view->seat;
  if (events != NULL)
    rolls = bluff_bluffaneer_review_new (events);
  bluff_end_sheet_set_secrets (BLUFF_END_SHEET (self), events != NULL ? make_secrets (self, events) : NULL);
  bluff_end_sheet_set_review (BLUFF_END_SHEET (self), _ ("Every card and every decision"),
                              _ ("Only doubles were rolled in this game."), rolls, make_row_cb, self, NULL);
  show_ending (self, view, factor);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_end_sheet_dispose (GObject *object)
{
  g_clear_object (&BLUFF_BLUFFANEER_END_SHEET (object)->crew);

  G_OBJECT_CLASS (bluff_bluffaneer_end_sheet_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_end_sheet_class_init (BluffBluffaneerEndSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_end_sheet_dispose;
}

static void
bluff_bluffaneer_end_sheet_init (BluffBluffaneerEndSheet *self)
{
  (void) self;
}

GtkWidget *
bluff_bluffaneer_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_END_SHEET, NULL);
}
