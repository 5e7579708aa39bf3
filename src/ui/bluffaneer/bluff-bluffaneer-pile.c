/* bluff-bluffaneer-pile.c: what lies beside the map of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-pile.h"

#include "bluff-bluffaneer-double.h"
#include "bluff-drawing.h"
#include "bluff-note-popover.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  CARD_WIDTH = 50,
  CARD_HEIGHT = 70,
  COIN = 70,
  CHIP_WIDTH = 15,
  CHIP_HEIGHT = 21,
  CHIP_COIN = 20,
  LISTED_WIDTH = 40,
  LISTED_HEIGHT = 56,
  NOTE_WIDTH = 28 /* characters */
};

struct _BluffBluffaneerPile
{
  AdwBin parent_instance;

  BluffPileKind kind;
  gboolean chip;
  GtkMenuButton *button;
  BluffDrawing *picture;
  GtkLabel *count;
  guint n;
  guint8 discards[BLUFF_N_PAIRS];
  BluffPair top; /* of the revealed cards */
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerPile, bluff_bluffaneer_pile, ADW_TYPE_BIN)

static const char *
name_of (BluffPileKind kind)
{
  switch (kind)
    {
    case BLUFF_PILE_REVEALED:
      /* Translators: the cards that have been revealed, a caption. */
      return C_ ("cards", "Revealed");
    case BLUFF_PILE_STACK:
      return _ ("Draw Pile");
    case BLUFF_PILE_BOX:
      /* Translators: where lost coins go, out of play, a caption. */
      return C_ ("coins", "Box");
    case BLUFF_PILE_DOUBLES:
    default:
      /* Translators: two equal icons on the dice: a button that says what they do. */
      return _ ("Doubles");
    }
}

static char *
say (BluffBluffaneerPile *self)
{
  g_autofree char *n = self->kind == BLUFF_PILE_BOX ? bluff_words_n_coins (self->n) : bluff_words_n_cards (self->n);

  if (self->kind == BLUFF_PILE_DOUBLES)
    return g_strdup (_ ("What Doubles Do"));

  /* Translators: a pile and what is in it: "Draw pile: 11 cards", "Box: 20 coins". */
  return g_strdup_printf (C_ ("pile", "%1$s: %2$s"), name_of (self->kind), n);
}

/* --- Popovers ------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_listed (BluffPair pair, guint n)
{
  g_autofree char *name = bluff_words_pair (pair);
  g_autofree char *words = NULL;
  BluffIcon a, b;
  g_autofree char *art = NULL;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label;

  bluff_pair_icons (pair, &a, &b);
  art = g_strdup_printf ("bluffaneer-%s-%s", bluff_icon_name (a), bluff_icon_name (b));
  /* Translators: %1$u equal cards; %2$s is the pair of icons on them. */
  words = g_strdup_printf (_ ("%1$u × %2$s"), n, name);
  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_WIDTH);
  gtk_box_append (GTK_BOX (row), bluff_drawing_new (art, LISTED_WIDTH, LISTED_HEIGHT));
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

static GtkWidget *
make_note (const char *heading, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *labels[] = { gtk_label_new (heading), gtk_label_new (text) };

  gtk_widget_add_css_class (labels[0], "heading");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), NOTE_WIDTH);
      gtk_widget_set_visible (labels[i], *gtk_label_get_label (GTK_LABEL (labels[i])) != '\0');
      gtk_box_append (GTK_BOX (box), labels[i]);
    }
  gtk_widget_add_css_class (box, "discarded");

  return box;
}

static GtkWidget *
make_revealed (BluffBluffaneerPile *self)
{
  g_autofree char *heading = say (self);
  GtkWidget *box = make_note (heading, self->n == 0 ? "" : _ ("When the draw pile runs out, they are shuffled."));

  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    if (self->discards[pair] > 0)
      gtk_box_append (GTK_BOX (box), make_listed ((BluffPair) pair, self->discards[pair]));

  return box;
}

static GtkWidget *
make_content (BluffBluffaneerPile *self)
{
  g_autofree char *heading = say (self);

  switch (self->kind)
    {
    case BLUFF_PILE_REVEALED:
      return make_revealed (self);
    case BLUFF_PILE_STACK:
      return make_note (heading, _ ("After your card is revealed, you draw a new one."));
    case BLUFF_PILE_BOX:
      return make_note (heading, _ ("Coins in the box are out of the game."));
    case BLUFF_PILE_DOUBLES:
    default:
      return bluff_bluffaneer_doubles_new ();
    }
}

static void
open_cb (GtkMenuButton *button, gpointer user_data)
{
  gtk_menu_button_set_popover (button, bluff_note_popover_new (make_content (user_data)));
}

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static void
show_revealed_top (BluffBluffaneerPile *self, BluffPair top)
{
  g_autofree char *art = NULL;
  BluffIcon a, b;

  /* Any of them, if nobody remembers which came last. */
  for (guint pair = 0; pair < BLUFF_N_PAIRS && (top >= BLUFF_N_PAIRS || self->discards[top] == 0); pair++)
    if (self->discards[pair] > 0)
      top = (BluffPair) pair;
  self->top = self->n > 0 ? top : BLUFF_PAIR_NONE;
  if (self->n > 0)
    {
      bluff_pair_icons (top, &a, &b);
      art = g_strdup_printf ("bluffaneer-%s-%s", bluff_icon_name (a), bluff_icon_name (b));
    }
  bluff_drawing_set_art (self->picture, art);
  if (self->n > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self->picture), "bare");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->picture), "bare");
}

BluffPair
bluff_bluffaneer_pile_get_top (BluffBluffaneerPile *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_PILE (self), BLUFF_PAIR_NONE);

  return self->top;
}

void
bluff_bluffaneer_pile_show (BluffBluffaneerPile *self, const BluffBluffaneerView *view, BluffPair top)
{
  g_autofree char *number = NULL, *words = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_PILE (self));

  memcpy (self->discards, view->discards, sizeof self->discards);
  self->n = self->kind == BLUFF_PILE_BOX ? view->box : self->kind == BLUFF_PILE_STACK ? view->stack_size : 0;
  for (guint pair = 0; self->kind == BLUFF_PILE_REVEALED && pair < BLUFF_N_PAIRS; pair++)
    self->n += view->discards[pair];
  if (self->kind == BLUFF_PILE_REVEALED)
    show_revealed_top (self, top);
  if (self->kind == BLUFF_PILE_STACK)
    gtk_widget_set_opacity (GTK_WIDGET (self->picture), self->n > 0 ? 1 : 0.3);

  number = g_strdup_printf ("%u", self->n);
  words = say (self);
  gtk_label_set_label (self->count, number);
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self->button)), words) != 0)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), words);
    }
}

void
bluff_bluffaneer_pile_set_unit (BluffBluffaneerPile *self, double unit)
{
  gboolean round = self->kind == BLUFF_PILE_BOX || self->kind == BLUFF_PILE_DOUBLES;

  g_return_if_fail (BLUFF_IS_BLUFFANEER_PILE (self));

  if (self->chip)
    bluff_drawing_set_size (self->picture, round ? CHIP_COIN : CHIP_WIDTH, round ? CHIP_COIN : CHIP_HEIGHT);
  else
    bluff_drawing_set_size (self->picture, (int) ((round ? COIN : CARD_WIDTH) * unit),
                            (int) ((round ? COIN : CARD_HEIGHT) * unit));
}

GtkWidget *
bluff_bluffaneer_pile_get_picture (BluffBluffaneerPile *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_PILE (self), NULL);

  return GTK_WIDGET (self->picture);
}

guint
bluff_bluffaneer_pile_get_count (BluffBluffaneerPile *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_PILE (self), 0);

  return self->n;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_pile_class_init (BluffBluffaneerPileClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "bluffaneerpile");
}

static void
bluff_bluffaneer_pile_init (BluffBluffaneerPile *self)
{
  self->top = BLUFF_PAIR_NONE;
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->picture = BLUFF_DRAWING (bluff_drawing_new ("bluffaneer-back", CARD_WIDTH, CARD_HEIGHT));
  self->count = GTK_LABEL (gtk_label_new ("0"));
  gtk_menu_button_set_create_popup_func (self->button, open_cb, self, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

static void
make_face (BluffBluffaneerPile *self)
{
  GtkWidget *face =
      gtk_box_new (self->chip ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, self->chip ? 7 : 5);
  GtkWidget *caption;

  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self->picture), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->picture), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self->count), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "numeric");
  if (self->chip)
    gtk_widget_add_css_class (face, "chip-face");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->count), "count");
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (self->count));
  gtk_widget_set_visible (GTK_WIDGET (self->count), self->kind != BLUFF_PILE_DOUBLES);
  if (!self->chip || self->kind == BLUFF_PILE_DOUBLES)
    {
      caption = gtk_label_new (name_of (self->kind));
      gtk_widget_add_css_class (caption, "caption");
      gtk_box_append (GTK_BOX (face), caption);
    }
  gtk_menu_button_set_child (self->button, face);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), self->chip ? "chip" : "tile");
}

GtkWidget *
bluff_bluffaneer_pile_new (BluffPileKind kind, gboolean chip)
{
  BluffBluffaneerPile *self = g_object_new (BLUFF_TYPE_BLUFFANEER_PILE, NULL);

  self->kind = kind;
  self->chip = chip;
  if (kind == BLUFF_PILE_BOX)
    bluff_drawing_set_art (self->picture, "chest-open");
  else if (kind == BLUFF_PILE_DOUBLES)
    bluff_drawing_set_art (self->picture, "die-swords");
  make_face (self);
  bluff_bluffaneer_pile_set_unit (self, 1);

  return GTK_WIDGET (self);
}
