/* bluff-leader-row.c: somebody on a leader board.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-leader-row.h"

#include "bluff-breadth.h"
#include "bluff-flag.h"
#include "bluff-plain-row.h"
#include "bluff-store-player.h"

#include <glib/gi18n.h>

/* docs/ratings.md, "The number that is shown". */
#define POINTS 40
#define SIGMAS 3

enum
{
  PLACE_CHARS = 2 /* digits of the last place on a board */
};

guint
bluff_leader_row_rating (double mu, double sigma, guint *most)
{
  *most = (guint) (MAX (POINTS * (mu + SIGMAS * sigma), 0) + 0.5);
  return (guint) (MAX (POINTS * (mu - SIGMAS * sigma), 0) + 0.5);
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, style);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static char *
say_most (guint most)
{
  /* Translators: below a player's rating, which is what the player is at least worth; %u is what it may be at most. */
  return g_strdup_printf (_ ("up to %u"), most);
}

/* What the player is at least worth, and below it what it may well be at most. */
static GtkWidget *
make_rating (guint rating, guint most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *least_text = g_strdup_printf ("%u", rating);
  g_autofree char *most_text = say_most (most);
  GtkWidget *caption = make_label (most_text, "caption");

  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), make_label (least_text, "heading"));
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

/* Large text leaves no room for it beside the name: it stands below. */
static void
add_rating (AdwActionRow *row, const BluffStoreLeader *leader, const char *games)
{
  guint most, rating = bluff_leader_row_rating (leader->mu, leader->sigma, &most);
  g_autofree char *most_text = say_most (most);
  g_autofree char *below = g_strdup_printf ("%s\n%u · %s", games, rating, most_text);

  if (bluff_breadth_has_large_text (GTK_WIDGET (row)))
    adw_action_row_set_subtitle (row, below);
  else
    adw_action_row_add_suffix (row, make_rating (rating, most));
}

static GtkWidget *
make_badge (const char *colour)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkWidget *image;
  BluffFlag flag;

  if (bluff_flag_from_colour (colour, &flag))
    paintable = bluff_flag_badge (flag);
  image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "pixel-size",
                        paintable != NULL ? 32 : 24, NULL);
  if (paintable != NULL)
    gtk_image_set_from_paintable (GTK_IMAGE (image), paintable);
  else
    gtk_image_set_from_icon_name (GTK_IMAGE (image), "computer-symbolic");
  gtk_widget_set_size_request (image, 32, -1);
  return image;
}

/* The number alone: all are as wide, in every language. */
static GtkWidget *
make_place (guint place)
{
  g_autofree char *text = g_strdup_printf ("%u", place);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), PLACE_CHARS);
  gtk_widget_add_css_class (label, "bb-place");
  gtk_widget_add_css_class (label, "numeric");
  if (place == 1)
    gtk_widget_add_css_class (label, "first");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

/* Everything, for a screen reader. */
static void
name_row (GtkWidget *row, const BluffStoreLeader *leader, const char *name, guint place, const char *games)
{
  g_autofree char *said = NULL;

  if (leader->rated)
    {
      guint most, rating = bluff_leader_row_rating (leader->mu, leader->sigma, &most);

      /* Translators: a line of a leader board, for screen readers. %1$u is the place, %2$s a name, %3$s "3 of 7 games
       * won", %4$u and %5$u say how strong the player is, at least and at most. */
      said = g_strdup_printf (_ ("%1$u: %2$s. %3$s. Rating: %4$u, up to %5$u."), place, name, games, rating, most);
    }
  else
    /* Translators: a line of a leader board, for screen readers. %1$u is the place, %2$s a name, %3$s "3 of 7 games
     * won". */
    said = g_strdup_printf (_ ("%1$u: %2$s. %3$s."), place, name, games);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

GtkWidget *
bluff_leader_row_new (const BluffStoreLeader *leader, const char *name, const char *colour, guint place)
{
  g_autofree char *games = g_strdup_printf (
      /* Translators: how many games somebody has won (%1$u), and how many there were (%2$u). */
      ngettext ("%1$u of %2$u game won", "%1$u of %2$u games won", (gulong) leader->tally.games),
      (guint) leader->tally.wins, (guint) leader->tally.games);
  GtkWidget *row = bluff_plain_row_new (ADW_TYPE_ACTION_ROW, name, games);

  if (!bluff_breadth_has_large_text (row))
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_badge (colour));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_place (place));
  if (leader->rated)
    add_rating (ADW_ACTION_ROW (row), leader, games);
  if (leader->player != BLUFF_STORE_NO_PLAYER)
    {
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", leader->player);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.player");
    }
  name_row (row, leader, name, place, games);
  return row;
}
