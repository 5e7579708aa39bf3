/* bluff-bluffaneer-end-sheet.c: a game of Bluffaneer is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-end-sheet.h"

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
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerEndSheet, bluff_bluffaneer_end_sheet, BLUFF_TYPE_END_SHEET)

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

GtkWidget *
bluff_bluffaneer_end_sheet_make_secrets (BluffCrew *crew, BluffSeat viewer, const BluffSecrets *secrets)
{
  BluffCast cast = bluff_crew_get_cast (crew, viewer);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cards = bluff_wrap_new ();
  /* Translators: at the end of a game: a caption above the cards that were secret. */
  GtkWidget *caption = gtk_label_new (_ ("The Cards in Hand"));

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    bluff_wrap_append (BLUFF_WRAP (cards), make_held (&cast, seat, (BluffPair) secrets->card[seat]));
  g_object_set (cards, "spacing", 12, NULL);
  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), cards);

  return box;
}

/* --- The ranking ---------------------------------------------------------------------------------------------------
 */

BluffEnding
bluff_bluffaneer_end_sheet_describe (BluffCrew *crew, const BluffBluffaneerView *view)
{
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  BluffEnding ending = { .viewer = view->seat,
                         .place = view->head.place,
                         .title = bluff_words_bluffaneer_end (&cast, view->head.place),
                         .how = bluff_words_bluffaneer_how (&cast, view) };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = bluff_words_n_coins (view->coins[seat]);

  return ending;
}

void
bluff_bluffaneer_end_sheet_present (BluffBluffaneerEndSheet *self,
                                    BluffCrew *crew,
                                    const BluffBluffaneerView *view,
                                    GArray *events,
                                    double factor)
{
  g_auto (BluffEnding) ending = bluff_bluffaneer_end_sheet_describe (crew, view);
  BluffSecrets secrets;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_END_SHEET (self));

  bluff_secrets_of_events (&view->head.table, events, &secrets);
  bluff_end_sheet_set_secrets (BLUFF_END_SHEET (self),
                               bluff_bluffaneer_end_sheet_make_secrets (crew, view->seat, &secrets));
  bluff_end_sheet_present (BLUFF_END_SHEET (self), crew, &ending, factor);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_end_sheet_class_init (BluffBluffaneerEndSheetClass *klass)
{
  (void) klass;
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
