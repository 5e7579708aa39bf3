/* bluff-pirate-discards.c: what popovers tell about discarded cards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-discards.h"

#include "bluff-drawing.h"
#include "bluff-palette.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  CARD_WIDTH = 60,
  CARD_HEIGHT = 84,
  CARDS_ABREAST = 5,
  SMALL_WIDTH = 25,
  SMALL_HEIGHT = 35,
  SMALL_STEP = 13, /* what is seen of a covered card */
  SYMBOL = 18,
  LIST_HEIGHT = 420
};

static GtkWidget *
draw_card (guint card, int width, int height)
{
  gboolean rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  g_autofree char *name = g_strconcat ("card-", bluff_suit_name (bluff_pirate_card_suit (card)),
                                       bluff_pirate_card_is_pirate (card) ? "-pirate" : "", rtl ? "-rtl" : "", NULL);
  GtkWidget *drawing = bluff_drawing_new (name, width, height);

  gtk_widget_set_halign (drawing, GTK_ALIGN_START);
  gtk_widget_set_valign (drawing, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (drawing, "card-shadow");

  return drawing;
}

GdkRGBA
bluff_pirate_discards_tint (BluffSuit suit, gboolean bare)
{
  if (bare)
    return (GdkRGBA){ 1, 1, 1, 0.75f };
  if (suit == BLUFF_SUIT_COMPASS || suit == BLUFF_SUIT_FLAG || suit == BLUFF_SUIT_LANTERN)
    return bluff_palette_get (BLUFF_COLOUR_INK);

  return (GdkRGBA){ 1, 1, 1, 1 };
}

GtkWidget *
bluff_pirate_discards_symbol (BluffSuit suit, int size)
{
  g_autofree char *name = g_strconcat ("suit-", bluff_suit_name (suit), "-symbolic", NULL);
  GtkWidget *symbol = bluff_drawing_new (name, size, size);
  GdkRGBA tint = bluff_pirate_discards_tint (suit, FALSE);

  bluff_drawing_set_tint (BLUFF_DRAWING (symbol), &tint);
  return symbol;
}

static BluffCards
cards_of (BluffSuit suit, BluffCards discards)
{
  return bluff_cards_and (discards, bluff_pirate_suit_cards (suit));
}

char *
bluff_pirate_discards_say (BluffSuit suit, BluffCards discards)
{
  g_autofree char *name = bluff_words_suit (suit);
  g_autofree char *count = bluff_words_n_cards (bluff_cards_count (cards_of (suit, discards)));

  /* Translators: a suit and how many of its cards were discarded: "Hat: 3 cards". */
  return g_strdup_printf (_ ("%1$s: %2$s"), name, count);
}

GtkWidget *
bluff_pirate_discards_of_suit (BluffSuit suit, BluffCards discards)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *words = bluff_pirate_discards_say (suit, discards);
  GtkWidget *heading = gtk_label_new (words);
  BluffCards cards = cards_of (suit, discards);

  gtk_widget_add_css_class (box, "discarded");
  gtk_widget_add_css_class (heading, "heading");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; !bluff_cards_is_empty (cards); i++)
    gtk_grid_attach (GTK_GRID (grid), draw_card (bluff_cards_pop (&cards), CARD_WIDTH, CARD_HEIGHT), i % CARDS_ABREAST,
                     i / CARDS_ABREAST, 1, 1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), grid);

  return box;
}

/* Cards that overlap from start to end. */
static GtkWidget *
fan_cards (BluffCards cards)
{
  GtkWidget *fan = gtk_overlay_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  int n = 0;

  gtk_overlay_set_child (GTK_OVERLAY (fan), room);
  while (!bluff_cards_is_empty (cards))
    {
      GtkWidget *card = draw_card (bluff_cards_pop (&cards), SMALL_WIDTH, SMALL_HEIGHT);

      gtk_widget_set_margin_start (card, n++ * SMALL_STEP);
      gtk_overlay_add_overlay (GTK_OVERLAY (fan), card);
    }
  gtk_widget_set_size_request (room, MAX (0, n - 1) * SMALL_STEP + SMALL_WIDTH, SMALL_HEIGHT);
  gtk_widget_set_halign (fan, GTK_ALIGN_START);

  return fan;
}

static void
attach_suit (GtkGrid *grid, int row, BluffSuit suit, BluffCards discards)
{
  GtkWidget *symbol = bluff_pirate_discards_symbol (suit, SYMBOL);
  g_autofree char *class = g_strconcat ("suit-", bluff_suit_name (suit), NULL);
  g_autofree char *words = bluff_pirate_discards_say (suit, discards);
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (symbol, "suit-swatch");
  gtk_widget_add_css_class (symbol, class);
  gtk_widget_set_valign (symbol, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (grid, symbol, 0, row, 1, 1);
  gtk_grid_attach (grid, label, 1, row, 1, 1);
  gtk_grid_attach (grid, fan_cards (cards_of (suit, discards)), 2, row, 1, 1);
}

GtkWidget *
bluff_pirate_discards_of_all (BluffCards discards)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();
  int row = 0;

  gtk_widget_add_css_class (grid, "discarded");
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    if (!bluff_cards_is_empty (cards_of (suit, discards)))
      attach_suit (GTK_GRID (grid), row++, suit, discards);
  if (row == 0)
    gtk_grid_attach (GTK_GRID (grid), gtk_label_new (_ ("No cards discarded yet.")), 0, 0, 1, 1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), grid);

  return scrolled;
}
