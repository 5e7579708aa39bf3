/* bluff-bluffer-end-sheet.c: a game of Bluffer is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-end-sheet.h"

#include "bluff-bluffer-review-row.h"
#include "bluff-card-looks.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  CARD = 56
};

struct _BluffBlufferEndSheet
{
  BluffEndSheet parent_instance;

  BluffCrew *crew;
  BluffSeat viewer;
};

G_DEFINE_FINAL_TYPE (BluffBlufferEndSheet, bluff_bluffer_end_sheet, BLUFF_TYPE_END_SHEET)

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffBlufferEndSheet *self = user_data;

  return bluff_bluffer_review_row_new (item, self->crew, self->viewer);
}

static void
bluff_bluffer_end_sheet_dispose (GObject *object)
{
  BluffBlufferEndSheet *self = BLUFF_BLUFFER_END_SHEET (object);

  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_bluffer_end_sheet_parent_class)->dispose (object);
}

static void
bluff_bluffer_end_sheet_class_init (BluffBlufferEndSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_end_sheet_dispose;
}

static void
bluff_bluffer_end_sheet_init (BluffBlufferEndSheet *self)
{
  (void) self;
}

GtkWidget *
bluff_bluffer_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_END_SHEET, NULL);
}

/* --- The cards that are left ---------------------------------------------------------------------------------------
 */

static GtkWidget *
make_card (BluffShape up, BluffShape down)
{
  GtkWidget *card = bluff_card_new_picture ();
  g_autofree char *name = bluff_words_bluffer_card (up, down);

  bluff_card_set_width (BLUFF_CARD (card), CARD);
  bluff_card_show (BLUFF_CARD (card), bluff_card_look_bluffer (up, down, FALSE));
  bluff_card_set_label (BLUFF_CARD (card), name);
  return card;
}

/* One player has cards at the end (B17). */
static GtkWidget *
make_secrets (BluffBlufferEndSheet *self, const BluffBlufferView *view, GArray *events)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, view->seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *cards = bluff_wrap_new ();
  GtkWidget *caption = gtk_label_new (NULL);
  guint8 down[BLUFF_BLUFFER_CARDS];

  bluff_bluffer_review_sides (events, down);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    {
      g_autofree char *words = NULL;

      if (view->tables[seat] == 0)
        continue;
      words = bluff_words_bluffer_left (&cast, seat);
      gtk_label_set_text (GTK_LABEL (caption), words);
      for (BluffSlots slots = view->tables[seat]; slots != 0; slots &= slots - 1)
        {
          guint slot = bluff_bits_first (slots);

          bluff_wrap_append (BLUFF_WRAP (cards), make_card ((BluffShape) view->up[slot], (BluffShape) down[slot]));
        }
    }
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (caption, "caption");
  g_object_set (cards, "spacing", 6, NULL);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), cards);
  return box;
}

static void
show_ending (BluffBlufferEndSheet *self, const BluffBlufferView *view, double factor)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, view->seat);
  g_autofree char *title = bluff_words_bluffer_end (&cast, view->head.place);
  char *lines[BLUFF_BLUFFER_SEATS] = { NULL };
  BluffEnding ending = { .viewer = view->seat, .place = view->head.place, .title = title };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = lines[seat] = bluff_words_n_cards (bluff_bits_count (view->tables[seat]));
  bluff_end_sheet_present (BLUFF_END_SHEET (self), self->crew, &ending, factor);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    g_free (lines[seat]);
}

void
bluff_bluffer_end_sheet_present (BluffBlufferEndSheet *self,
                                 BluffCrew *crew,
                                 const BluffBlufferView *view,
                                 GArray *events,
                                 double factor)
{
  g_autoptr (GListModel) claims = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_END_SHEET (self));

  g_set_object (&self->crew, crew);
  self->viewer = view->seat;
  if (events != NULL)
    claims = bluff_bluffer_review_new (events);
  bluff_end_sheet_set_secrets (BLUFF_END_SHEET (self), events != NULL ? make_secrets (self, view, events) : NULL);
  bluff_end_sheet_set_review (BLUFF_END_SHEET (self), _ ("Every claim and every decision"),
                              _ ("Nobody claimed anything in this game."), claims, make_row_cb, self, NULL);
  show_ending (self, view, factor);
}
