/* bluff-bluffer-end-sheet.c: a game of Bluffer is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-end-sheet.h"

#include "bluff-card-looks.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

enum
{
  CARD = 56
};

struct _BluffBlufferEndSheet
{
  BluffEndSheet parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffBlufferEndSheet, bluff_bluffer_end_sheet, BLUFF_TYPE_END_SHEET)

static void
bluff_bluffer_end_sheet_class_init (BluffBlufferEndSheetClass *klass)
{
  (void) klass;
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
GtkWidget *
bluff_bluffer_end_sheet_make_secrets (BluffCrew *crew, const BluffBlufferView *view, const BluffSecrets *secrets)
{
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *cards = bluff_wrap_new ();
  GtkWidget *caption = gtk_label_new (NULL);

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

          bluff_wrap_append (BLUFF_WRAP (cards),
                             make_card ((BluffShape) view->up[slot], (BluffShape) secrets->down[slot]));
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

BluffEnding
bluff_bluffer_end_sheet_describe (BluffCrew *crew, const BluffBlufferView *view)
{
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  BluffEnding ending = { .viewer = view->seat,
                         .place = view->head.place,
                         .title = bluff_words_bluffer_end (&cast, view->head.place) };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = bluff_words_n_cards (bluff_bits_count (view->tables[seat]));

  return ending;
}

void
bluff_bluffer_end_sheet_present (BluffBlufferEndSheet *self,
                                 BluffCrew *crew,
                                 const BluffBlufferView *view,
                                 GArray *events,
                                 double factor)
{
  g_auto (BluffEnding) ending = bluff_bluffer_end_sheet_describe (crew, view);
  BluffSecrets secrets;

  g_return_if_fail (BLUFF_IS_BLUFFER_END_SHEET (self));

  bluff_secrets_of_events (&view->head.table, events, &secrets);
  bluff_end_sheet_set_secrets (BLUFF_END_SHEET (self), bluff_bluffer_end_sheet_make_secrets (crew, view, &secrets));
  bluff_end_sheet_present (BLUFF_END_SHEET (self), crew, &ending, factor);
}
