/* bluff-bluffer-review-row.c: one claim in the bluff review of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-review-row.h"

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-sheet.h"
#include "bluff-words-bluffer-table.h"
#include "bluff-words-names.h"
#include "bluff-wrap.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  CARD = 52,
  TOKEN = 22
};

struct _BluffBlufferReviewRow
{
  GtkListBoxRow parent_instance;

  AdwBin *place;
  GtkImage *badge;
  GtkLabel *heading;
  BluffWrap *decisions;
  GtkLabel *result;
};

G_DEFINE_FINAL_TYPE (BluffBlufferReviewRow, bluff_bluffer_review_row, GTK_TYPE_LIST_BOX_ROW)

static GtkWidget *
make_decision (const BluffCast *cast, BluffSeat seat, gboolean shout, gboolean counted)
{
  g_autoptr (GdkPaintable) token = bluff_art_get (shout ? "token-bluff" : "token-hidden");
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *words = bluff_words_bluffer_review_decision (cast, seat, shout, counted);
  GtkWidget *pill = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (shout)
    gtk_box_append (GTK_BOX (pill), bluff_sheet_make_picture (token, TOKEN));
  gtk_box_append (GTK_BOX (pill), label);
  gtk_widget_add_css_class (pill, "bb-vote");
  if (counted)
    gtk_widget_add_css_class (pill, "lifted");
  gtk_widget_set_tooltip_text (pill, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return pill;
}

static void
show_card (BluffBlufferReviewRow *self, const BluffBlufferReviewClaim *claim)
{
  GtkWidget *card = bluff_card_new_picture ();
  g_autofree char *name = bluff_words_bluffer_card ((BluffShape) claim->up, (BluffShape) claim->down);

  bluff_card_set_width (BLUFF_CARD (card), CARD);
  bluff_card_show (BLUFF_CARD (card),
                   bluff_card_look_bluffer ((BluffShape) claim->up, (BluffShape) claim->down, FALSE));
  bluff_card_set_label (BLUFF_CARD (card), name);
  adw_bin_set_child (self->place, card);
}

static void
show_result (BluffBlufferReviewRow *self, const BluffBlufferReviewClaim *claim, const BluffCast *cast)
{
  g_autofree char *words = NULL;

  if (claim->caller == BLUFF_NO_SEAT)
    /* Translators: of a claim in a game that is over. */
    words = g_strdup (_ ("Nobody shouted."));
  else
    words = bluff_words_bluffer_follows (cast, claim->seat, claim->caller, claim->down == claim->claimed);
  gtk_label_set_label (self->result, words);
}

static void
bluff_bluffer_review_row_dispose (GObject *object)
{
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);

  G_OBJECT_CLASS (bluff_bluffer_review_row_parent_class)->dispose (object);
}

static void
bluff_bluffer_review_row_class_init (BluffBlufferReviewRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_review_row_dispose;
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-review-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferReviewRow, place);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferReviewRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferReviewRow, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferReviewRow, decisions);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferReviewRow, result);
}

static void
bluff_bluffer_review_row_init (BluffBlufferReviewRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_bluffer_review_row_new (BluffBlufferReviewItem *item, BluffCrew *crew, BluffSeat viewer)
{
  BluffBlufferReviewRow *self = g_object_new (BLUFF_TYPE_BLUFFER_REVIEW_ROW, NULL);
  const BluffBlufferReviewClaim *claim = bluff_bluffer_review_item_get (item);
  BluffCast cast = bluff_crew_get_cast (crew, viewer);
  g_autofree char *heading =
      bluff_words_bluffer_review_claim (&cast, claim->seat, (BluffShape) claim->claimed, claim->down != claim->claimed);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (crew, claim->seat)->flag);

  gtk_image_set_from_paintable (self->badge, badge);
  gtk_label_set_label (self->heading, heading);
  show_card (self, claim);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    if (claim->decided[seat] != BLUFF_NOT_DECIDED)
      bluff_wrap_append (self->decisions, make_decision (&cast, seat, claim->decided[seat], seat == claim->caller));
  show_result (self, claim, &cast);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);

  return GTK_WIDGET (self);
}
