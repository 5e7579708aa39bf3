/* bluff-pirate-set-row.c: a set on a sheet.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-set-row.h"

#include "bluff-card-looks.h"
#include "bluff-drawing.h"
#include "bluff-palette.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-pirate-table.h"

#include <glib/gi18n.h>

enum
{
  SMALL = 70, /* cards that are narrower stand closer */
  GAP = 14,
  GAP_SMALL = 6,
  RIBBON = 16,  /* how much of a ribbon is above its card: it covers the edge, and no symbol */
  PADDING = 10, /* of a ribbon (.bb-ribbon) */
  MARK = 28
};

/* A card, and what stands around it. */
typedef struct
{
  GtkWidget *column;
  BluffCard *card;
  GtkLabel *ribbon, *caption;
  GtkWidget *mark; /* in place of the caption of a card of another suit */
  guint number;    /* of the card, or BLUFF_UNKNOWN */
} Place;

struct _BluffPirateSetRow
{
  GtkBox parent_instance;

  GArray *places; /* Place */
  guint n_up;
  BluffSuit suit;
  int card_width;
  gboolean captions;
  gboolean ribbons; /* there is room for them above the cards */
  gboolean marks;   /* there is no room for words below them */
  gboolean judged;
};

G_DEFINE_FINAL_TYPE (BluffPirateSetRow, bluff_pirate_set_row, GTK_TYPE_BOX)

#define PLACE(self, i) (&g_array_index ((self)->places, Place, i))

static void
clear (BluffPirateSetRow *self)
{
  for (guint i = 0; i < self->places->len; i++)
    gtk_box_remove (GTK_BOX (self), PLACE (self, i)->column);
  g_array_set_size (self->places, 0);
}

/* Its width is asked for at the card's, so that a long text makes no card stand apart: it wraps. */
static GtkLabel *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, css_class);

  return GTK_LABEL (label);
}

static void
add (BluffPirateSetRow *self, BluffCardSide side, guint card, const char *caption)
{
  Place place = { .number = card };
  GtkWidget *overlay = gtk_overlay_new ();

  place.column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  place.card = BLUFF_CARD (bluff_card_new_picture ());
  bluff_card_set_width (place.card, self->card_width);
  bluff_card_show (place.card, bluff_card_look_pirate (side, card == BLUFF_UNKNOWN ? 0 : card));
  place.ribbon = make_label ("bb-ribbon");
  gtk_widget_set_valign (GTK_WIDGET (place.ribbon), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (place.ribbon), FALSE);
  place.caption = make_label ("caption");
  gtk_label_set_label (place.caption, caption);
  gtk_widget_set_visible (GTK_WIDGET (place.caption), self->captions && caption != NULL);
  gtk_widget_set_margin_top (GTK_WIDGET (place.card), self->ribbons ? RIBBON : 0);
  place.mark = bluff_drawing_new ("token-bluff", MARK, MARK);
  gtk_widget_set_halign (place.mark, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (place.mark, FALSE);

  gtk_widget_set_halign (GTK_WIDGET (place.card), GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (place.card));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (place.ribbon));
  gtk_box_append (GTK_BOX (place.column), overlay);
  gtk_box_append (GTK_BOX (place.column), GTK_WIDGET (place.caption));
  gtk_box_append (GTK_BOX (place.column), place.mark);
  gtk_box_append (GTK_BOX (self), place.column);
  g_array_append_val (self->places, place);
}

/* For a screen reader: what the card is as far as the viewer knows. */
static void
name (BluffPirateSetRow *self, guint i)
{
  Place *place = PLACE (self, i);
  gboolean up = bluff_card_get_side (place->card) == BLUFF_CARD_FACE;
  g_autofree char *words = bluff_words_set_card (place->number, up);

  bluff_card_set_label (place->card, words);
}

/* Whether all ribbons stand on one line, each above its card: one that wraps would cover it. */
static gboolean
have_ribbons_room (BluffPirateSetRow *self)
{
  for (guint i = self->n_up; i < self->places->len; i++)
    {
      GtkWidget *ribbon = GTK_WIDGET (PLACE (self, i)->ribbon);
      g_autoptr (PangoLayout) layout =
          gtk_widget_create_pango_layout (ribbon, gtk_label_get_label (GTK_LABEL (ribbon)));
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      if (width + 2 * PADDING > self->card_width + gtk_box_get_spacing (GTK_BOX (self)))
        return FALSE;
    }

  return TRUE;
}

/* Whether no word below a card is wider than the card: it would be broken. What is said there stands in a sentence
 * above the cards, too. */
static gboolean
have_captions_room (BluffPirateSetRow *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      GtkWidget *caption = GTK_WIDGET (PLACE (self, i)->caption);
      g_autoptr (PangoLayout) layout =
          gtk_widget_create_pango_layout (caption, gtk_label_get_label (GTK_LABEL (caption)));
      int width;

      pango_layout_set_width (layout, 0);
      pango_layout_get_pixel_size (layout, &width, NULL);
      if (width > self->card_width)
        return FALSE;
    }

  return TRUE;
}

/* A narrow row says only what matters: below the card, where a ribbon would cover it. The card's own name says it too.
 */
static void
update_texts (BluffPirateSetRow *self)
{
  gboolean ribbons = self->captions && have_ribbons_room (self);
  gboolean captions = self->captions && have_captions_room (self);

  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = PLACE (self, i);
      gboolean turned = self->judged && i >= self->n_up;
      gboolean odd = turned && bluff_pirate_card_suit (place->number) != self->suit;
      gboolean plain = *gtk_label_get_label (place->caption) != '\0';
      gboolean brief = odd && self->ribbons && !self->captions;

      gtk_widget_set_visible (GTK_WIDGET (place->ribbon), turned && ribbons);
      gtk_widget_set_visible (GTK_WIDGET (place->caption),
                              plain &&
                                  (captions || (self->captions && odd && self->ribbons) || (brief && !self->marks)));
      gtk_widget_set_visible (place->mark, brief && self->marks);
      if (odd && self->ribbons)
        gtk_label_set_label (place->caption, ribbons ? _ ("Turned over") : gtk_label_get_label (place->ribbon));
    }
}

static void
begin (BluffPirateSetRow *self, BluffCards up)
{
  clear (self);
  self->judged = FALSE;
  self->n_up = bluff_cards_count (up);
  self->suit = self->n_up > 0 ? bluff_pirate_card_suit (bluff_cards_first (up)) : BLUFF_SUIT_CUTLASS;
  while (!bluff_cards_is_empty (up))
    add (self, BLUFF_CARD_FACE, bluff_cards_pop (&up), C_ ("card", "Up"));
}

void
bluff_pirate_set_row_show (BluffPirateSetRow *self, BluffCards up, BluffCards down, guint down_size)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  begin (self, up);
  for (guint i = 0; i < down_size; i++)
    if (bluff_cards_is_empty (down))
      add (self, BLUFF_CARD_BACK, BLUFF_UNKNOWN, C_ ("card", "Down"));
    else
      add (self, BLUFF_CARD_KNOWN, bluff_cards_pop (&down), _ ("Only you see it"));
  for (guint i = 0; i < self->places->len; i++)
    name (self, i);
  update_texts (self);
}

void
bluff_pirate_set_row_show_open (BluffPirateSetRow *self, BluffCards up, BluffCards down)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  begin (self, up);
  while (!bluff_cards_is_empty (down))
    add (self, BLUFF_CARD_KNOWN, bluff_cards_pop (&down), C_ ("card", "Down"));
  for (guint i = 0; i < self->places->len; i++)
    name (self, i);
  bluff_pirate_set_row_judge (self);
}

void
bluff_pirate_set_row_set_caption (BluffPirateSetRow *self, guint i, const char *caption)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));
  g_return_if_fail (i < self->places->len);

  gtk_label_set_label (PLACE (self, i)->caption, caption);
  update_texts (self);
}

void
bluff_pirate_set_row_turn (BluffPirateSetRow *self, guint i, guint card, double factor)
{
  Place *place;

  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));
  g_return_if_fail (self->n_up + i < self->places->len);

  place = PLACE (self, self->n_up + i);
  place->number = card;
  if (factor > 0)
    bluff_card_flip_to_async (place->card, bluff_card_look_pirate (BLUFF_CARD_FACE, card), factor, NULL, NULL);
  else
    bluff_card_show (place->card, bluff_card_look_pirate (BLUFF_CARD_FACE, card));
  gtk_label_set_label (place->caption, _ ("Turned over"));
  name (self, self->n_up + i);
}

void
bluff_pirate_set_row_skip (BluffPirateSetRow *self)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  for (guint i = 0; i < self->places->len; i++)
    bluff_card_flip_skip (PLACE (self, i)->card);
}

void
bluff_pirate_set_row_judge (BluffPirateSetRow *self)
{
  GdkRGBA coral = bluff_palette_get (BLUFF_COLOUR_CORAL);

  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  for (guint i = self->n_up; i < self->places->len; i++)
    {
      Place *place = PLACE (self, i);
      gboolean odd = bluff_pirate_card_suit (place->number) != self->suit;
      g_autofree char *words = bluff_words_turned_over (place->number, self->suit);

      gtk_label_set_label (place->ribbon, words);
      gtk_widget_add_css_class (GTK_WIDGET (place->ribbon), odd ? "coral" : "teal");
      bluff_card_set_ring (place->card, odd ? &coral : NULL);
      bluff_card_set_hint (place->card, words);
    }
  self->judged = TRUE;
  update_texts (self);
}

void
bluff_pirate_set_row_set_card_width (BluffPirateSetRow *self, int width)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  self->card_width = width;
  gtk_box_set_spacing (GTK_BOX (self), width < SMALL ? GAP_SMALL : GAP);
  for (guint i = 0; i < self->places->len; i++)
    bluff_card_set_width (PLACE (self, i)->card, width);
  update_texts (self);
}

void
bluff_pirate_set_row_set_captions (BluffPirateSetRow *self, gboolean captions)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  self->captions = captions;
  update_texts (self);
}

void
bluff_pirate_set_row_set_ribbons (BluffPirateSetRow *self, gboolean ribbons)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  self->ribbons = ribbons;
  for (guint i = 0; i < self->places->len; i++)
    gtk_widget_set_margin_top (GTK_WIDGET (PLACE (self, i)->card), ribbons ? RIBBON : 0);
}

void
bluff_pirate_set_row_set_marks (BluffPirateSetRow *self, gboolean marks)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SET_ROW (self));

  self->marks = marks;
  update_texts (self);
}

static void
bluff_pirate_set_row_finalize (GObject *object)
{
  g_array_unref (BLUFF_PIRATE_SET_ROW (object)->places);

  G_OBJECT_CLASS (bluff_pirate_set_row_parent_class)->finalize (object);
}

static void
bluff_pirate_set_row_class_init (BluffPirateSetRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_pirate_set_row_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bluff_pirate_set_row_init (BluffPirateSetRow *self)
{
  self->places = g_array_new (FALSE, TRUE, sizeof (Place));
  self->captions = TRUE;
  self->card_width = 98;
  gtk_box_set_spacing (GTK_BOX (self), GAP);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
