/* bluff-pirate-piles.c: the draw pile and the ten discard squares, or two chips that open them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-piles.h"

#include "bluff-drawing.h"
#include "bluff-note-popover.h"
#include "bluff-pirate-discards.h"
#include "bluff-shown-child.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  /* Pixels at a table unit of 1. */
  DECK_WIDTH = 56,
  DECK_HEIGHT = 78,
  SQUARE_WIDTH = 42,
  SQUARE_HEIGHT = 48,
  SYMBOL = 21,
  LEAST_TARGET = 44, /* whatever the unit */
  BORDER = 2,        /* as in style.css */

  ABREAST = 5
};

/* A discard square. */
typedef struct
{
  GtkMenuButton *button;
  GtkWidget *face; /* what is inside its border */
  BluffDrawing *symbol;
  GtkLabel *count;
} Square;

struct _BluffPiratePiles
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *draw;
  BluffDrawing *under;
  BluffDrawing *top;
  GtkLabel *pile_count;
  GtkGrid *grid;
  GtkMenuButton *pile_chip;
  GtkLabel *pile_chip_count;
  GtkMenuButton *discards_chip;
  GtkLabel *discards_count;

  Square squares[BLUFF_N_SUITS];
  guint pile_size;
  BluffCards discards;
};

G_DEFINE_FINAL_TYPE (BluffPiratePiles, bluff_pirate_piles, ADW_TYPE_BIN)

/* --- Popovers ------------------------------------------------------------------------------------------------------
 */

static void
open_suit_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffPiratePiles *self = user_data;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    if (self->squares[suit].button == button)
      gtk_menu_button_set_popover (button,
                                   bluff_note_popover_new (bluff_pirate_discards_of_suit (suit, self->discards)));
}

static void
open_discards_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffPiratePiles *self = user_data;

  gtk_menu_button_set_popover (button, bluff_note_popover_new (bluff_pirate_discards_of_all (self->discards)));
}

static char *
say_pile (BluffPiratePiles *self)
{
  g_autofree char *count = bluff_words_n_cards (self->pile_size);

  /* Translators: the pile that cards are drawn from, and how many are left: "Draw pile: 36 cards". */
  return g_strdup_printf (_ ("Draw pile: %s"), count);
}

static void
open_pile_cb (GtkMenuButton *button, gpointer user_data)
{
  BluffPiratePiles *self = user_data;
  g_autofree char *words = say_pile (self);
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "discarded");
  gtk_menu_button_set_popover (button, bluff_note_popover_new (label));
}

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static void
name_widget (GtkWidget *widget, const char *words)
{
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return;

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (widget, words);
}

static void
show_count (GtkLabel *label, guint n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  gtk_label_set_label (label, text);
}

static void
show_square (BluffPiratePiles *self, BluffSuit suit)
{
  Square *square = &self->squares[suit];
  guint n = bluff_cards_count (bluff_cards_and (self->discards, bluff_pirate_suit_cards (suit)));
  g_autofree char *words = bluff_pirate_discards_say (suit, self->discards);
  GdkRGBA tint;

  show_count (square->count, n);
  gtk_widget_set_visible (GTK_WIDGET (square->count), n > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (square->button), n > 0);
  if (n > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (square->button), "bare");
  else
    gtk_widget_add_css_class (GTK_WIDGET (square->button), "bare");
  tint = bluff_pirate_discards_tint (suit, n == 0);
  bluff_drawing_set_tint (square->symbol, &tint);
  name_widget (GTK_WIDGET (square->button), words);
}

void
bluff_pirate_piles_show (BluffPiratePiles *self, const BluffPirateView *view)
{
  g_autofree char *pile = NULL, *cards = NULL, *discarded = NULL;
  guint n_discards;

  g_return_if_fail (BLUFF_IS_PIRATE_PILES (self));
  g_return_if_fail (view != NULL);

  self->pile_size = view->pile_size;
  self->discards = view->discards;
  n_discards = bluff_cards_count (view->discards);

  show_count (self->pile_count, self->pile_size);
  show_count (self->pile_chip_count, self->pile_size);
  show_count (self->discards_count, n_discards);
  gtk_widget_set_opacity (GTK_WIDGET (self->under), self->pile_size > 1 ? 1 : 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->top), self->pile_size > 0 ? 1 : 0);
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    show_square (self, suit);

  pile = say_pile (self);
  name_widget (self->draw, pile);
  name_widget (GTK_WIDGET (self->pile_chip), pile);
  cards = bluff_words_n_cards (n_discards);
  /* Translators: all discarded cards together: "Discarded: 32 cards". */
  discarded = g_strdup_printf (_ ("Discarded: %s"), cards);
  name_widget (GTK_WIDGET (self->discards_chip), discarded);
}

void
bluff_pirate_piles_set_compact (BluffPiratePiles *self, gboolean compact)
{
  g_return_if_fail (BLUFF_IS_PIRATE_PILES (self));

  gtk_stack_set_visible_child_name (self->stack, compact ? "chips" : "panel");
}

static gboolean
is_compact (BluffPiratePiles *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "chips");
}

GtkWidget *
bluff_pirate_piles_get_pile (BluffPiratePiles *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_PILES (self), NULL);

  return is_compact (self) ? GTK_WIDGET (self->pile_chip) : GTK_WIDGET (self->top);
}

GtkWidget *
bluff_pirate_piles_get_square (BluffPiratePiles *self, BluffSuit suit)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_PILES (self), NULL);
  g_return_val_if_fail (suit < BLUFF_N_SUITS, NULL);

  return GTK_WIDGET (is_compact (self) ? self->discards_chip : self->squares[suit].button);
}

void
bluff_pirate_piles_set_unit (BluffPiratePiles *self, double unit)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  g_return_if_fail (BLUFF_IS_PIRATE_PILES (self));

  /* Numbers grow with the table, but are never smaller than elsewhere. */
  pango_attr_list_insert (attributes, pango_attr_scale_new (MAX (unit, 1)));
  gtk_label_set_attributes (self->pile_count, attributes);
  bluff_drawing_set_size (self->under, (int) (DECK_WIDTH * unit), (int) (DECK_HEIGHT * unit));
  bluff_drawing_set_size (self->top, (int) (DECK_WIDTH * unit), (int) (DECK_HEIGHT * unit));
  for (guint i = 0; i < BLUFF_N_SUITS; i++)
    {
      gtk_widget_set_size_request (self->squares[i].face, MAX ((int) (SQUARE_WIDTH * unit), LEAST_TARGET) - 2 * BORDER,
                                   MAX ((int) (SQUARE_HEIGHT * unit), LEAST_TARGET) - 2 * BORDER);
      gtk_label_set_attributes (self->squares[i].count, attributes);
      bluff_drawing_set_size (self->squares[i].symbol, (int) (SYMBOL * unit), (int) (SYMBOL * unit));
    }
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
make_square (BluffPiratePiles *self, BluffSuit suit)
{
  Square *square = &self->squares[suit];
  g_autofree char *class = g_strconcat ("suit-", bluff_suit_name (suit), NULL);

  square->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  square->face = gtk_overlay_new ();
  square->symbol = BLUFF_DRAWING (bluff_pirate_discards_symbol (suit, SYMBOL));
  square->count = GTK_LABEL (gtk_label_new (NULL));

  gtk_widget_add_css_class (GTK_WIDGET (square->button), "discard");
  gtk_widget_add_css_class (GTK_WIDGET (square->button), class);
  gtk_widget_add_css_class (GTK_WIDGET (square->count), "count");
  gtk_widget_add_css_class (GTK_WIDGET (square->count), "numeric");
  gtk_widget_set_halign (GTK_WIDGET (square->count), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (square->count), GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (square->face), GTK_WIDGET (square->symbol));
  gtk_overlay_add_overlay (GTK_OVERLAY (square->face), GTK_WIDGET (square->count));
  gtk_menu_button_set_child (square->button, square->face);
  gtk_menu_button_set_create_popup_func (square->button, open_suit_cb, self, NULL);
  gtk_grid_attach (self->grid, GTK_WIDGET (square->button), (int) suit % ABREAST, (int) suit / ABREAST, 1, 1);
}

static void
bluff_pirate_piles_class_init (BluffPiratePilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BLUFF_TYPE_DRAWING);
  gtk_widget_class_set_css_name (widget_class, "piratepiles");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-piles.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, draw);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, under);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, top);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, pile_count);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, grid);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, pile_chip);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, pile_chip_count);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, discards_chip);
  gtk_widget_class_bind_template_child (widget_class, BluffPiratePiles, discards_count);
}

static void
bluff_pirate_piles_init (BluffPiratePiles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch (self->stack);
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    make_square (self, suit);
  gtk_menu_button_set_create_popup_func (self->pile_chip, open_pile_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->discards_chip, open_discards_cb, self, NULL);
  bluff_pirate_piles_set_unit (self, 1);
}

GtkWidget *
bluff_pirate_piles_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_PILES, NULL);
}
