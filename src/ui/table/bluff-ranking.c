/* bluff-ranking.c: who came in which place, at the end of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-ranking.h"

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

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);

  return label;
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
  GtkWidget *name = make_label (ranked);
  GtkWidget *card;

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (content), bluff_sheet_make_picture (picture, PICTURE));
  gtk_box_append (GTK_BOX (content), name);
  if (ending->line[seat] != NULL)
    gtk_box_append (GTK_BOX (content), make_label (ending->line[seat]));
  card = make_card (content, bluff_crew_get_player (crew, seat), ranked, ending->line[seat]);
  gtk_widget_add_css_class (card, "bb-rank");
  if (ending->place[seat] == 1)
    gtk_widget_add_css_class (card, "first");

  return card;
}

/* A narrow sheet has a line for each: picture, name, and what they have got at the end of it. */
static void
shape_rank (GtkWidget *card, gboolean narrow)
{
  GtkWidget *content = GTK_IS_BUTTON (card) ? gtk_button_get_child (GTK_BUTTON (card)) : card;
  GtkWidget *picture = gtk_widget_get_first_child (content);
  GtkWidget *name = gtk_widget_get_next_sibling (picture);
  GtkWidget *line = gtk_widget_get_next_sibling (name);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (content),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (content), narrow ? GAP_NARROW : GAP);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), narrow ? PICTURE_SMALL : PICTURE);
  gtk_widget_set_hexpand (name, narrow);
  gtk_label_set_xalign (GTK_LABEL (name), narrow ? 0 : 0.5F);
  if (line != NULL)
    gtk_label_set_xalign (GTK_LABEL (line), narrow ? 1 : 0.5F);
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
