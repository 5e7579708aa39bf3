/* bluff-bluffaneer-review-row.c: one roll in the bluff review of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-review-row.h"

#include "bluff-card-looks.h"
#include "bluff-drawing.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-names.h"
#include "bluff-words.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  CARD_WIDTH = 30,
  CARD_HEIGHT = 42,
  DIE = 34,
  TOKEN = 22
};

static BluffPair
pair_of (const BluffBluffaneerReviewRoll *roll)
{
  return bluff_pair_of ((BluffIcon) roll->icons[0], (BluffIcon) roll->icons[1]);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* --- What was rolled -----------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_head (const BluffBluffaneerReviewRoll *roll, const char *heading)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *art = g_strconcat ("die-", bluff_icon_name ((BluffIcon) roll->icons[i]), NULL);

      gtk_box_append (GTK_BOX (head), bluff_drawing_new (art, DIE, DIE));
    }
  gtk_box_append (GTK_BOX (head), make_label (heading, "heading"));

  return head;
}

static char *
say_roll (const BluffBluffaneerReviewRoll *roll, const BluffCast *cast)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = cast->viewer };

  told.event = (BluffEvent){ .kind = BLUFF_EVENT_ROLL, .seat = roll->roller };
  memcpy (told.event.roll.icons, roll->icons, sizeof roll->icons);
  return bluff_words_event (cast, &told);
}

/* --- Who held what, and decided how --------------------------------------------------------------------------------
 */

static char *
say_seat (const BluffBluffaneerReviewRoll *roll, const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *card = bluff_words_pair ((BluffPair) roll->card[seat]);

  if (seat == roll->roller)
    /* Translators: in a game that is over: %1$s is the player who rolled, %2$s the pair of icons on the card held. In
     * this and the next ones no gender: a noun form such as "(the roll)" will do. */
    return g_strdup_printf (_ ("%1$s (rolled): %2$s"), name, card);
  if (seat == roll->claimer)
    /* Translators: in a game that is over: %1$s is the player whose shout counted, %2$s the pair of icons on the card
     * held. */
    return g_strdup_printf (_ ("%1$s (claimed): %2$s"), name, card);
  if (bluff_seats_has (roll->shouted, seat))
    /* Translators: in a game that is over: %1$s is a player who shouted too, %2$s the pair of icons on the card held.
     */
    return g_strdup_printf (_ ("%1$s (shouted too): %2$s"), name, card);
  if (bluff_seats_has (roll->asked, seat))
    /* Translators: in a game that is over: %1$s is a player who let it pass, %2$s the pair of icons on the card held.
     */
    return g_strdup_printf (_ ("%1$s (let it pass): %2$s"), name, card);

  /* Translators: in a game that is over: %1$s is a player, %2$s the pair of icons on the card held. */
  return g_strdup_printf (_ ("%1$s: %2$s"), name, card);
}

static GtkWidget *
make_seat (const BluffBluffaneerReviewRoll *roll, const BluffCast *cast, BluffSeat seat)
{
  gboolean shouted = bluff_seats_has (roll->shouted, seat);
  gboolean matches = roll->card[seat] == pair_of (roll);
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *words = say_seat (roll, cast, seat);
  GtkWidget *pill = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (pill), bluff_drawing_new (bluff_card_look_bluffaneer ((BluffPair) roll->card[seat]).art,
                                                     CARD_WIDTH, CARD_HEIGHT));
  gtk_box_append (GTK_BOX (pill), label);
  if (shouted)
    gtk_box_append (GTK_BOX (pill), bluff_drawing_new (matches ? "token-honest" : "token-bluff", TOKEN, TOKEN));
  gtk_widget_add_css_class (pill, "bb-vote");
  if (seat == roll->claimer)
    gtk_widget_add_css_class (pill, "lifted");
  gtk_widget_set_tooltip_text (pill, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return pill;
}

/* --- What came of it -----------------------------------------------------------------------------------------------
 */

static char *
say_outcome (const BluffBluffaneerReviewRoll *roll, const BluffCast *cast)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = cast->viewer };

  if (roll->claimer == BLUFF_NO_SEAT && !roll->match)
    /* Translators: of a roll in a game that is over. */
    return g_strdup (_ ("Nobody claimed."));

  if (roll->claimer != BLUFF_NO_SEAT)
    g_ptr_array_add (lines, bluff_words_reveal_banner (FALSE, roll->card[roll->claimer] == pair_of (roll)));
  for (guint i = 0; i < roll->n_events; i++)
    {
      told.event = roll->events[i];
      if (told.event.kind != BLUFF_EVENT_PAY || !roll->match)
        g_ptr_array_add (lines, bluff_words_event (cast, &told));
    }
  g_ptr_array_add (lines, NULL);

  /* Whole sentences, one after the other. */
  return g_strjoinv (" ", (char **) lines->pdata);
}

GtkWidget *
bluff_bluffaneer_review_row_new (BluffBluffaneerReviewItem *item, BluffCrew *crew, BluffSeat viewer)
{
  GtkWidget *self = gtk_list_box_row_new ();
  const BluffBluffaneerReviewRoll *roll = bluff_bluffaneer_review_item_get (item);
  BluffCast cast = bluff_crew_get_cast (crew, viewer);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *seats = bluff_wrap_new ();
  g_autofree char *heading = say_roll (roll, &cast);
  g_autofree char *outcome = say_outcome (roll, &cast);

  g_object_set (seats, "spacing", 6, "start", TRUE, NULL);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    bluff_wrap_append (BLUFF_WRAP (seats), make_seat (roll, &cast, seat));
  gtk_box_append (GTK_BOX (box), make_head (roll, heading));
  gtk_box_append (GTK_BOX (box), seats);
  gtk_box_append (GTK_BOX (box), make_label (outcome, NULL));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_add_css_class (self, "bb-review-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, outcome, -1);

  return self;
}
