/* bluff-story-row.c: a claim with its truth, or something that happened.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story-row.h"

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-drawing.h"
#include "bluff-pirate-set-row.h"
#include "bluff-sheet.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  CARD = 44,
  DIE = 38,
  TOKEN = 22
};

struct _BluffStoryRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *round;
  GtkImage *badge;
  GtkLabel *heading;
  BluffWrap *parts; /* what was laid, claimed or rolled, and what was decided */
  GtkLabel *result;
};

G_DEFINE_FINAL_TYPE (BluffStoryRow, bluff_story_row, GTK_TYPE_LIST_BOX_ROW)

/* --- What was laid, claimed or rolled ------------------------------------------------------------------------------
 */

static GtkWidget *
make_set (const BluffClaim *claim)
{
  GtkWidget *set = g_object_new (BLUFF_TYPE_PIRATE_SET_ROW, NULL);

  bluff_pirate_set_row_set_captions (BLUFF_PIRATE_SET_ROW (set), FALSE);
  bluff_pirate_set_row_set_card_width (BLUFF_PIRATE_SET_ROW (set), CARD);
  bluff_pirate_set_row_show_open (BLUFF_PIRATE_SET_ROW (set), claim->set.up, claim->set.down);
  return set;
}

static GtkWidget *
make_card (BluffCardLook look, char *name)
{
  GtkWidget *card = bluff_card_new_picture ();
  g_autofree char *owned = name;

  bluff_card_set_width (BLUFF_CARD (card), CARD);
  bluff_card_show (BLUFF_CARD (card), look);
  bluff_card_set_label (BLUFF_CARD (card), owned);
  return card;
}

static GtkWidget *
make_dice (const guint8 icons[2])
{
  GtkWidget *dice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *art = g_strconcat ("die-", bluff_icon_name ((BluffIcon) icons[i]), NULL);

      gtk_box_append (GTK_BOX (dice), bluff_drawing_new (art, DIE, DIE));
    }

  return dice;
}

static void
show_things (BluffStoryRow *self, BluffGame game, const BluffClaim *claim)
{
  BluffShape up, down;
  BluffPair pair;

  switch (game)
    {
    case BLUFF_GAME_PIRATE:
      bluff_wrap_append (self->parts, make_set (claim));
      break;
    case BLUFF_GAME_BLUFFER:
      up = (BluffShape) claim->card.up;
      down = (BluffShape) claim->card.down;
      bluff_wrap_append (self->parts,
                         make_card (bluff_card_look_bluffer (up, down, FALSE), bluff_words_bluffer_card (up, down)));
      break;
    case BLUFF_GAME_BLUFFANEER:
    default:
      pair = (BluffPair) claim->roll.card;
      bluff_wrap_append (self->parts, make_dice (claim->roll.icons));
      bluff_wrap_append (self->parts, make_card (bluff_card_look_bluffaneer (pair), bluff_words_pair (pair)));
    }
}

/* --- Who decided what ----------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_decision (const BluffCast *cast, const BluffToldClaim *claim, BluffSeat seat)
{
  gboolean asked = bluff_seats_has (claim->asked, seat);
  gboolean doubts = bluff_seats_has (claim->doubted, seat);
  g_autofree char *name = bluff_cast_name (cast, seat);
  g_autofree char *words = bluff_words_claim_decision (cast, claim, seat);
  GtkWidget *pill = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *label = gtk_label_new (name);
  g_autoptr (GdkPaintable) token = NULL;

  if (asked)
    {
      token = bluff_art_get (doubts ? "token-bluff" : "token-honest");
      gtk_box_append (GTK_BOX (pill), bluff_sheet_make_picture (token, TOKEN));
    }
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (pill), label);
  gtk_widget_add_css_class (pill, "bb-vote");
  if (seat == claim->judge)
    gtk_widget_add_css_class (pill, "lifted");
  gtk_widget_set_tooltip_text (pill, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return pill;
}

/* Those who were asked, and those who shouted too. */
static BluffSeats
find_deciders (const BluffToldClaim *claim)
{
  return (claim->asked | claim->shouted) & (BluffSeats) ~bluff_seats_of (claim->seat);
}

static void
show_decisions (BluffStoryRow *self, const BluffCast *cast, const BluffToldClaim *claim)
{
  BluffSeats seats = find_deciders (claim);
  GtkWidget *decisions = bluff_wrap_new ();

  g_object_set (decisions, "spacing", 6, "start", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (bluff_seats_has (seats, seat))
      bluff_wrap_append (BLUFF_WRAP (decisions), make_decision (cast, claim, seat));
  bluff_wrap_append (self->parts, decisions);
}

/* Who decided what, and what came of it: for screen readers, which come to the row and to nothing in it. */
static char *
describe_claim (const BluffCast *cast, const BluffToldClaim *claim, const char *result)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  BluffSeats seats = find_deciders (claim);

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (bluff_seats_has (seats, seat))
      g_ptr_array_add (lines, bluff_words_claim_decision (cast, claim, seat));
  if (result != NULL)
    g_ptr_array_add (lines, g_strdup (result));

  return lines->len > 0 ? bluff_words_lines (lines) : g_strdup ("");
}

/* --- The row -------------------------------------------------------------------------------------------------------
 */

static void
show_badge (BluffStoryRow *self, BluffCrew *crew, BluffSeat seat)
{
  g_autoptr (GdkPaintable) badge = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->badge), seat < bluff_crew_get_size (crew));
  if (seat >= bluff_crew_get_size (crew))
    return;

  badge = bluff_flag_badge (bluff_crew_get (crew, seat)->flag);
  gtk_image_set_from_paintable (self->badge, badge);
}

static void
show_claim (BluffStoryRow *self, BluffGame game, const BluffClaim *claim, BluffCrew *crew)
{
  BluffCast cast = bluff_crew_get_cast (crew, BLUFF_ONLOOKER);
  BluffToldClaim told = bluff_story_tell_claim (game, claim);
  g_autofree char *round = bluff_words_round (game, claim->turn, cast.players);
  g_autofree char *heading = bluff_words_claim (&cast, &told);
  g_autofree char *result = bluff_words_claim_result (&cast, &told);
  g_autofree char *description = describe_claim (&cast, &told, result);
  /* Translators: the name of a row for screen readers: %1$s is a round ("Round 4"), %2$s what was claimed in it. */
  g_autofree char *label = g_strdup_printf (C_ ("row", "%1$s. %2$s"), round, heading);

  show_badge (self, crew, claim->seat);
  gtk_label_set_label (self->round, round);
  gtk_label_set_label (self->heading, heading);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "heading");
  show_things (self, game, claim);
  show_decisions (self, &cast, &told);
  gtk_label_set_label (self->result, result != NULL ? result : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
show_line (BluffStoryRow *self, BluffStoryItem *item, BluffCrew *crew)
{
  const BluffStoryLine *line = bluff_story_item_get_line (item);
  BluffCast cast = bluff_crew_get_cast (crew, BLUFF_ONLOOKER);
  g_autofree char *round = bluff_words_round ((BluffGame) line->told.game, line->turn, cast.players);
  g_autofree char *text = bluff_words_event (&cast, &line->told);

  show_badge (self, crew, line->told.event.seat);
  gtk_label_set_label (self->round, round);
  gtk_widget_set_visible (GTK_WIDGET (self->round), bluff_story_item_begins_round (item));
  gtk_label_set_label (self->heading, text);
  gtk_widget_set_visible (GTK_WIDGET (self->parts), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->result), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
bluff_story_row_dispose (GObject *object)
{
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);

  G_OBJECT_CLASS (bluff_story_row_parent_class)->dispose (object);
}

static void
bluff_story_row_class_init (BluffStoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_story_row_dispose;
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/story/bluff-story-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffStoryRow, round);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryRow, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryRow, parts);
  gtk_widget_class_bind_template_child (widget_class, BluffStoryRow, result);
}

static void
bluff_story_row_init (BluffStoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_story_row_new (BluffStoryItem *item, BluffGame game, BluffCrew *crew)
{
  BluffStoryRow *self = g_object_new (BLUFF_TYPE_STORY_ROW, NULL);
  const BluffClaim *claim = bluff_story_item_get_claim (item);

  if (claim != NULL)
    show_claim (self, game, claim, crew);
  else
    show_line (self, item, crew);

  return GTK_WIDGET (self);
}
