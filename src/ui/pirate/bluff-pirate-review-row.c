/* bluff-pirate-review-row.c: one set in the bluff review.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-review-row.h"

#include "bluff-art.h"
#include "bluff-pirate-set-row.h"
#include "bluff-sheet.h"
#include "bluff-words-list.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-wrap.h"

enum
{
  CARD = 44,
  TOKEN = 22
};

struct _BluffPirateReviewRow
{
  GtkListBoxRow parent_instance;

  GtkImage *badge;
  GtkLabel *heading;
  BluffWrap *parts;
  BluffPirateSetRow *set;
  BluffWrap *votes;
  GtkLabel *result;
};

G_DEFINE_FINAL_TYPE (BluffPirateReviewRow, bluff_pirate_review_row, GTK_TYPE_LIST_BOX_ROW)

static GtkWidget *
make_vote (const BluffCast *cast, BluffSeat seat, gboolean vote, gboolean lifted)
{
  g_autoptr (GdkPaintable) token = bluff_art_get (vote ? "token-bluff" : "token-honest");
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *words = bluff_words_review_vote (cast, seat, vote, lifted);
  GtkWidget *pill = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *image = bluff_sheet_make_picture (token, TOKEN);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (pill), image);
  gtk_box_append (GTK_BOX (pill), label);
  gtk_widget_add_css_class (pill, "bb-vote");
  if (lifted)
    gtk_widget_add_css_class (pill, "lifted");
  gtk_widget_set_tooltip_text (pill, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return pill;
}

/* Who sailed, the layer first. */
static void
show_result (BluffPirateReviewRow *self, const BluffPirateReviewSet *set, const BluffCast *cast)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;
  BluffSeat seat = set->layer;

  for (guint i = 0; i < cast->players; i++, seat = bluff_seat_next (seat, cast->players))
    if (set->from[seat] != set->to[seat])
      g_ptr_array_add (moves, bluff_words_sails (cast, seat, set->from[seat], set->to[seat]));

  gtk_widget_set_visible (GTK_WIDGET (self->result), moves->len > 0);
  if (moves->len == 0)
    return;

  words = bluff_words_lines (moves);
  gtk_label_set_label (self->result, words);
}

static void
bluff_pirate_review_row_dispose (GObject *object)
{
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);

  G_OBJECT_CLASS (bluff_pirate_review_row_parent_class)->dispose (object);
}

static void
bluff_pirate_review_row_class_init (BluffPirateReviewRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_review_row_dispose;
  g_type_ensure (BLUFF_TYPE_PIRATE_SET_ROW);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-review-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, parts);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, set);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, votes);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateReviewRow, result);
}

static void
bluff_pirate_review_row_init (BluffPirateReviewRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_pirate_set_row_set_captions (self->set, FALSE);
  bluff_pirate_set_row_set_card_width (self->set, CARD);
}

GtkWidget *
bluff_pirate_review_row_new (BluffPirateReviewItem *item, BluffCrew *crew, BluffSeat viewer)
{
  BluffPirateReviewRow *self = g_object_new (BLUFF_TYPE_PIRATE_REVIEW_ROW, NULL);
  const BluffPirateReviewSet *set = bluff_pirate_review_item_get (item);
  BluffCast cast = bluff_crew_get_cast (crew, viewer);
  guint n = bluff_cards_count (set->up) + bluff_cards_count (set->down);
  g_autofree char *heading = bluff_words_review_set (&cast, set->layer, n, set->bluff);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (crew, set->layer)->flag);

  gtk_image_set_from_paintable (self->badge, badge);
  gtk_label_set_label (self->heading, heading);
  bluff_pirate_set_row_show_open (self->set, set->up, set->down);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    if (set->vote[seat] != BLUFF_NOT_VOTED)
      bluff_wrap_append (self->votes, make_vote (&cast, seat, set->vote[seat], seat == set->lifted));
  show_result (self, set, &cast);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);

  return GTK_WIDGET (self);
}
