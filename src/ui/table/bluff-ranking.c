/* bluff-ranking.c: who came in which place, at the end of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-ranking.h"

#include "bluff-breadth.h"
#include "bluff-sheet.h"
#include "bluff-store-player.h"
#include "bluff-words-names.h"

enum
{
  PICTURE = 48,
  PICTURE_SMALL = 28,
  GAP = 2,
  GAP_NARROW = 10
};

void
bluff_ending_clear (BluffEnding *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->how, g_free);
  for (guint seat = 0; seat < G_N_ELEMENTS (self->line); seat++)
    g_clear_pointer (&self->line[seat], g_free);
}

/* A name that somebody has typed may be one long word; our own words stay whole. */
static GtkWidget *
make_label (const char *text, PangoWrapMode mode)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), mode);

  return label;
}

/* X is 0 where reading begins, and 1 where it ends. */
static void
align (GtkWidget *label, float x)
{
  gtk_label_set_xalign (GTK_LABEL (label), x);
  gtk_label_set_justify (GTK_LABEL (label), x == 0   ? GTK_JUSTIFY_LEFT
                                            : x == 1 ? GTK_JUSTIFY_RIGHT
                                                     : GTK_JUSTIFY_CENTER);
}

/* A player with a profile has a page, to which the card leads. */
static GtkWidget *
make_card (GtkWidget *content, gint64 player, const char *ranked, const char *line)
{
  GtkWidget *card;

  if (player == BLUFF_STORE_NO_PLAYER)
    return content;

  card = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (card), content);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "x", player);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.player");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, ranked, -1);
  if (line != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line, -1);
  return card;
}

static GtkWidget *
make_rank (BluffCrew *crew, const BluffCast *cast, const BluffEnding *ending, BluffSeat seat)
{
  BluffFlag flag = bluff_crew_get (crew, seat)->flag;
  g_autoptr (GdkPaintable) picture = ending->picture != NULL ? ending->picture (flag) : bluff_flag_badge (flag);
  g_autofree char *ranked = bluff_words_ranked (cast, seat, ending->place[seat]);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *name = make_label (ranked, PANGO_WRAP_WORD_CHAR);
  GtkWidget *card;

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (words), name);
  if (ending->line[seat] != NULL)
    gtk_box_append (GTK_BOX (words), make_label (ending->line[seat], PANGO_WRAP_WORD));
  gtk_box_append (GTK_BOX (content), bluff_sheet_make_picture (picture, PICTURE));
  gtk_box_append (GTK_BOX (content), words);
  card = make_card (content, bluff_crew_get_player (crew, seat), ranked, ending->line[seat]);
  gtk_widget_add_css_class (card, "bb-rank");
  if (ending->place[seat] == 1)
    gtk_widget_add_css_class (card, "first");

  return card;
}

static void
orient (GtkWidget *box, gboolean across)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), across ? GAP_NARROW : GAP);
}

/* A narrow sheet has a line for each: picture, name, and what they have got at the end of it, or below the name if the
 * text is large. */
static void
shape_rank (GtkWidget *card, gboolean narrow)
{
  GtkWidget *content = GTK_IS_BUTTON (card) ? gtk_button_get_child (GTK_BUTTON (card)) : card;
  GtkWidget *picture = gtk_widget_get_first_child (content);
  GtkWidget *words = gtk_widget_get_next_sibling (picture);
  GtkWidget *name = gtk_widget_get_first_child (words);
  GtkWidget *line = gtk_widget_get_next_sibling (name);
  gboolean below = bluff_breadth_has_large_text (card);

  orient (content, narrow);
  orient (words, narrow && !below);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), narrow ? PICTURE_SMALL : PICTURE);
  gtk_widget_set_hexpand (name, narrow);
  align (name, narrow ? 0 : 0.5F);
  if (line != NULL)
    align (line, !narrow ? 0.5F : below ? 0 : 1);
}

void
bluff_ranking_shape (BluffWrap *self, gboolean narrow)
{
  g_object_set (self, "spacing", narrow ? 6 : 10, "grow", narrow, NULL);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    shape_rank (card, narrow);
}

void
bluff_ranking_show (BluffWrap *self, BluffCrew *crew, const BluffEnding *ending)
{
  BluffCast cast = bluff_crew_get_cast (crew, ending->viewer);

  bluff_wrap_clear (self);
  for (guint place = 1; place <= cast.players; place++)
    for (BluffSeat seat = 0; seat < cast.players; seat++)
      if (ending->place[seat] == place)
        bluff_wrap_append (self, make_rank (crew, &cast, ending, seat));
}
