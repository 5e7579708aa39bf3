/* bluff-toss.c: the toss of a coin between two players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-toss.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-coin.h"
#include "bluff-sounds.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 32,
  SIDE = 56,
  COIN = 112,
  COIN_NARROW = 80,
  LOOK_TIME = 900 /* milliseconds in which everybody sees which side is whose */
};

struct _BluffToss
{
  BluffSheet parent_instance;

  GtkBox *row;
  GtkBox *sides[2]; /* of the first and the second seat: skull and ship */
  BluffCoin *coin;
  GtkLabel *outcome;

  char *words;   /* of the outcome */
  gboolean ship; /* which side will be up */
  double factor;
  guint look;      /* the source that ends the look */
  gboolean tossed; /* it lies still */
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffToss, bluff_toss, BLUFF_TYPE_SHEET)

static void
landed_cb (BluffToss *self)
{
  if (self->tossed)
    return;

  self->tossed = TRUE;
  gtk_label_set_label (self->outcome, self->words);
  /* With large text, all that is above it may fill the window. */
  bluff_sheet_scroll_to (BLUFF_SHEET (self), GTK_WIDGET (self->outcome));
  bluff_sheet_set_news (BLUFF_SHEET (self), self->words);
  gtk_widget_add_css_class (GTK_WIDGET (self->sides[self->ship]), "winner");
  gtk_widget_add_css_class (GTK_WIDGET (self->sides[!self->ship]), "loser");
  g_signal_emit (self, signals[DONE], 0);
}

static gboolean
looked_cb (gpointer user_data)
{
  BluffToss *self = user_data;

  self->look = 0;
  bluff_sounds_play (BLUFF_CUE_TOSS);
  bluff_coin_toss (self->coin, self->ship, self->factor);
  return G_SOURCE_REMOVE;
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static GtkWidget *
make_text (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

static void
fill_side (BluffToss *self, guint side, const BluffCrewMember *member)
{
  GtkBox *box = self->sides[side];
  g_autoptr (GdkPaintable) face = bluff_art_get (bluff_coin_art (side == 1));
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (member->flag);
  GtkWidget *who = g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);

  clear_box (box);
  gtk_widget_remove_css_class (GTK_WIDGET (box), "winner");
  gtk_widget_remove_css_class (GTK_WIDGET (box), "loser");
  gtk_box_append (GTK_BOX (who), bluff_sheet_make_picture (badge, BADGE));
  gtk_box_append (GTK_BOX (who), make_text (member->name, "heading"));
  gtk_box_append (box, bluff_sheet_make_picture (face, SIDE));
  gtk_box_append (box, GTK_WIDGET (who));
  /* Translators: a side of the coin. */
  gtk_box_append (box, make_text (side == 0 ? _ ("Skull & bones")
                                            /* Translators: a side of the coin. */
                                            : _ ("Pirate ship"),
                                  "caption"));
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_toss_resized (BluffSheet *sheet)
{
  BluffToss *self = BLUFF_TOSS (sheet);
  gboolean column = bluff_sheet_is_narrow (sheet) && bluff_breadth_has_large_text (GTK_WIDGET (sheet));

  /* Beside the coin there would be room for half a name. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  column ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->row, bluff_sheet_is_narrow (sheet) ? 6 : 24);
  bluff_coin_set_size (self->coin, bluff_sheet_is_narrow (sheet) ? COIN_NARROW : COIN);
}

static void
bluff_toss_dispose (GObject *object)
{
  BluffToss *self = BLUFF_TOSS (object);

  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (bluff_toss_parent_class)->dispose (object);
}

static void
bluff_toss_class_init (BluffTossClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_toss_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_toss_resized;

  signals[DONE] = g_signal_new ("done", BLUFF_TYPE_TOSS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_COIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-toss.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffToss, row);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE, G_STRUCT_OFFSET (BluffToss, sides[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE, G_STRUCT_OFFSET (BluffToss, sides[1]));
  gtk_widget_class_bind_template_child (widget_class, BluffToss, coin);
  gtk_widget_class_bind_template_child (widget_class, BluffToss, outcome);
  gtk_widget_class_bind_template_callback (widget_class, landed_cb);
}

static void
bluff_toss_init (BluffToss *self)
{
  self->tossed = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_toss_new (void)
{
  return g_object_new (BLUFF_TYPE_TOSS, NULL);
}

void
bluff_toss_present (BluffToss *self, BluffCrew *crew, const BluffTold *told, gboolean tie, double factor)
{
  BluffCast cast;

  g_return_if_fail (BLUFF_IS_TOSS (self));
  g_return_if_fail (told->event.kind == BLUFF_EVENT_FLIP);

  bluff_toss_drop (self);
  cast = bluff_crew_get_cast (crew, told->seat);
  g_free (self->words);
  self->words = bluff_words_event (&cast, told);
  self->ship = told->event.flip.winner == told->event.flip.seats[1];
  self->factor = factor;
  self->tossed = FALSE;
  for (guint side = 0; side < 2; side++)
    fill_side (self, side, bluff_crew_get (crew, told->event.flip.seats[side]));
  bluff_coin_show (self->coin, FALSE);
  /* Room for what it will say: the sheet is not to jump. */
  gtk_label_set_label (self->outcome, " ");
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), tie ? _ ("A tie for first: the coin decides who wins.")
                                                    : _ ("Both shouted: the coin decides who was first."));
  bluff_sheet_set_news (BLUFF_SHEET (self), NULL);
  self->look = g_timeout_add ((guint) (LOOK_TIME * factor), looked_cb, self);
}

void
bluff_toss_skip (BluffToss *self)
{
  g_return_if_fail (BLUFF_IS_TOSS (self));

  if (self->tossed)
    return;

  g_clear_handle_id (&self->look, g_source_remove);
  bluff_coin_show (self->coin, self->ship);
  landed_cb (self);
}

void
bluff_toss_drop (BluffToss *self)
{
  g_return_if_fail (BLUFF_IS_TOSS (self));

  g_clear_handle_id (&self->look, g_source_remove);
  self->tossed = TRUE;
  bluff_coin_show (self->coin, self->ship);
}
