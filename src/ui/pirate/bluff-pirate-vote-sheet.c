/* bluff-pirate-vote-sheet.c: the secret vote on a set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-vote-sheet.h"

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-card-strip.h"
#include "bluff-key-cap.h"
#include "bluff-letters.h"
#include "bluff-pirate-outlook.h"
#include "bluff-pirate-set-row.h"
#include "bluff-width-layout.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-pirate-table.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 28,
  CUP = 32,
  CUP_NARROW = 24,
  NAME_NARROW = 10, /* characters */
  HAND_CARD = 44,
  TOKEN = 64,
  TOKEN_NARROW = 48
};

struct _BluffPirateVoteSheet
{
  BluffSheet parent_instance;

  GtkBox *column;
  BluffPirateSetRow *set;
  GtkWidget *help;
  GtkImage *help_icon;
  GtkLabel *help_label;
  GtkWidget *tokens;
  GtkToggleButton *bluff_button, *honest_button;
  GtkImage *bluff_token, *honest_token;
  GtkBox *bluff_head, *honest_head;
  GtkLabel *bluff_price, *honest_price;
  GtkWidget *give;
  GtkImage *give_icon;
  GtkLabel *give_label;
  GtkLabel *waiting;
  GtkWidget *dashes;
  BluffWrap *voters;
  GtkWidget *own_hand;
  BluffCardStrip *hand;
  GtkLabel *secret;

  gboolean counting_help;
  BluffPirateView view;
  BluffCrew *crew;
  gboolean shown;
};

enum
{
  PROP_COUNTING_HELP = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffPirateVoteSheet, bluff_pirate_vote_sheet, BLUFF_TYPE_SHEET)

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static gboolean
may_vote (BluffPirateVoteSheet *self)
{
  return bluff_seats_has (self->view.head.awaited, self->view.seat);
}

static void
show_help (BluffPirateVoteSheet *self)
{
  BluffPirateCount count;
  gboolean shown = self->counting_help && self->view.seat != self->view.head.turn &&
                   bluff_pirate_outlook_count (&self->view, &count);
  g_autofree char *words = NULL;
  g_autofree char *art = NULL;
  g_autoptr (GdkPaintable) icon = NULL;

  gtk_widget_set_visible (self->help, shown);
  if (!shown)
    return;

  words =
      bluff_words_counting_help (count.suit, count.up, count.discarded, count.held, self->view.seat != BLUFF_ONLOOKER);
  art = g_strconcat ("suit-", bluff_suit_name (count.suit), NULL);
  icon = bluff_art_get (art);
  gtk_image_set_from_paintable (self->help_icon, icon);
  gtk_label_set_label (self->help_label, words);
}

static void
show_prices (BluffPirateVoteSheet *self, const BluffCast *cast)
{
  BluffSeat layer = self->view.head.turn;
  guint own = self->view.square[self->view.seat];
  guint theirs = self->view.square[layer];
  guint n = bluff_cards_count (self->view.up) + self->view.down_size;
  g_autofree char *bluff =
      bluff_words_price_of_bluff (cast, layer, bluff_pirate_outlook_reach (&self->view, own, n) - own,
                                  own - bluff_pirate_outlook_back (own));
  g_autofree char *honest =
      bluff_words_price_of_no_bluff (cast, layer, bluff_pirate_outlook_reach (&self->view, theirs, n) - theirs);

  gtk_label_set_label (self->bluff_price, bluff);
  gtk_label_set_label (self->honest_price, honest);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bluff_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, bluff, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->honest_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, honest,
                                  -1);
}

/* Nothing is chosen in a vote that has just begun. */
static void
update_choice (BluffPirateVoteSheet *self)
{
  gboolean bluff = gtk_toggle_button_get_active (self->bluff_button);
  gboolean chosen = bluff || gtk_toggle_button_get_active (self->honest_button);
  g_autoptr (GdkPaintable) token = bluff_art_get (!chosen ? "token-hidden" : bluff ? "token-bluff" : "token-honest");

  gtk_widget_set_sensitive (self->give, chosen);
  gtk_image_set_from_paintable (self->give_icon, token);
  /* Translators: the vote is a token with two sides, which the voter puts under a dice cup. */
  gtk_label_set_label (self->give_label, chosen ? _ ("Put It Under the Cup") : _ ("Choose a Side of Your Token"));
}

static GtkWidget *
make_voter (BluffPirateVoteSheet *self, const BluffCast *cast, BluffSeat seat)
{
  gboolean voted = bluff_seats_has (self->view.voted, seat);
  gboolean narrow = bluff_sheet_is_narrow (BLUFF_SHEET (self));
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (self->crew, seat)->flag);
  g_autoptr (GdkPaintable) cup = bluff_art_get ("token-hidden");
  g_autofree char *words = bluff_words_voter (cast, seat, voted);
  g_autofree char *state = bluff_words_voter_state (cast, seat, voted);
  GtkWidget *pill =
      g_object_new (GTK_TYPE_BOX, "spacing", narrow ? 4 : 8, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *image = bluff_sheet_make_picture (badge, BADGE);
  g_autofree char *name = bluff_cast_label (cast, seat);
  GtkWidget *label = gtk_label_new (narrow ? name : words);

  gtk_box_append (GTK_BOX (pill), image);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (pill), label);
  if (narrow)
    gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_NARROW);
  if (narrow && !voted)
    gtk_box_append (GTK_BOX (pill), gtk_label_new ("…"));
  if (voted)
    {
      GtkWidget *under = bluff_sheet_make_picture (cup, narrow ? CUP_NARROW : CUP);

      gtk_box_append (GTK_BOX (pill), under);
    }
  if (narrow)
    gtk_widget_set_tooltip_text (pill, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pill), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
  gtk_widget_add_css_class (pill, "bb-voter");

  return pill;
}

static void
show_voters (BluffPirateVoteSheet *self, const BluffCast *cast)
{
  guint players = bluff_crew_get_size (self->crew);
  BluffSeat seat = self->view.seat < players ? self->view.seat : 0;

  bluff_wrap_clear (self->voters);
  /* The viewer first, then clockwise. */
  for (guint i = 0; i < players; i++, seat = bluff_seat_next (seat, players))
    if (seat != self->view.head.turn)
      bluff_wrap_append (self->voters, make_voter (self, cast, seat));
}

static void
show_waiting (BluffPirateVoteSheet *self, const BluffCast *cast)
{
  g_autofree char *words = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->waiting), !may_vote (self) && self->view.head.awaited != 0);
  if (self->view.head.awaited == 0)
    return;

  words = bluff_words_waiting_for (cast, self->view.head.awaited);
  gtk_label_set_label (self->waiting, words);
}

/* On a narrow screen the sheet covers the hand, which the voter must be able to count. */
static void
show_hand (BluffPirateVoteSheet *self)
{
  gboolean shown = bluff_sheet_is_narrow (BLUFF_SHEET (self)) && !bluff_cards_is_empty (self->view.hand);
  BluffCards cards = self->view.hand;

  gtk_widget_set_visible (self->own_hand, shown);
  bluff_card_strip_clear (self->hand);
  while (shown && !bluff_cards_is_empty (cards))
    {
      guint number = bluff_cards_pop (&cards);
      BluffCard *card = BLUFF_CARD (bluff_card_new_picture ());
      g_autofree char *label = bluff_words_pirate_card (number);

      bluff_card_set_width (card, HAND_CARD);
      bluff_card_show (card, bluff_card_look_pirate (BLUFF_CARD_FACE, number));
      bluff_card_set_label (card, label);
      bluff_card_strip_append (self->hand, card);
    }
}

static void
show_words (BluffPirateVoteSheet *self, const BluffCast *cast)
{
  g_autofree char *question = bluff_words_vote_question (cast, &self->view);
  g_autofree char *subtitle = bluff_words_vote_set (&self->view);
  g_autofree char *secret = bluff_words_votes_are_secret (cast, self->view.head.turn);

  bluff_sheet_set_question (BLUFF_SHEET (self), question);
  bluff_sheet_set_subtitle (BLUFF_SHEET (self), subtitle);
  gtk_label_set_label (self->secret, secret);
}

static void
show_all (BluffPirateVoteSheet *self)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->view.seat);

  show_words (self, &cast);
  show_help (self);
  if (may_vote (self))
    show_prices (self, &cast);
  gtk_widget_set_visible (self->tokens, may_vote (self));
  gtk_widget_set_visible (self->give, may_vote (self));
  show_waiting (self, &cast);
  show_voters (self, &cast);
  show_hand (self);
}

/* Whether it is the same question to the same seat. */
static gboolean
is_same_vote (BluffPirateVoteSheet *self, const BluffPirateView *view)
{
  return self->shown && self->view.seat == view->seat && self->view.head.turns == view->head.turns &&
         bluff_seats_has (view->head.awaited, view->seat) && bluff_cards_equal (self->view.up, view->up);
}

/* --- Callbacks -----------------------------------------------------------------------------------------------------
 */

static void
chosen_cb (BluffPirateVoteSheet *self, GtkToggleButton *button)
{
  update_choice (self);
  /* One step further, and still a step away from having voted. */
  if (gtk_toggle_button_get_active (button) && gtk_widget_get_mapped (self->give))
    gtk_widget_grab_focus (self->give);
}

static void
given_cb (BluffPirateVoteSheet *self)
{
  gboolean bluff = gtk_toggle_button_get_active (self->bluff_button);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.vote", "b", bluff);
}

static void
set_token_size (BluffPirateVoteSheet *self, int size)
{
  gtk_image_set_pixel_size (self->bluff_token, size);
  gtk_image_set_pixel_size (self->honest_token, size);
}

static void
bluff_pirate_vote_sheet_resized (BluffSheet *sheet)
{
  BluffPirateVoteSheet *self = BLUFF_PIRATE_VOTE_SHEET (sheet);
  gboolean narrow = bluff_sheet_is_narrow (sheet);
  gboolean low = gtk_widget_has_css_class (GTK_WIDGET (self), "low");

  bluff_pirate_set_row_set_card_width (self->set, bluff_sheet_get_card_width (sheet));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tokens),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->tokens), narrow ? 8 : 16);
  gtk_box_set_spacing (self->column, narrow ? 6 : 8);
  /* Words that have the whole line need fewer of them. */
  gtk_widget_set_halign (self->help, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->dashes, !narrow);
  g_object_set (self->voters, "spacing", narrow ? 4 : 8, NULL);
  bluff_pirate_set_row_set_captions (self->set, !narrow);
  set_token_size (self, narrow || low ? TOKEN_NARROW : TOKEN);
  gtk_widget_set_halign (self->give, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  if (self->shown)
    {
      BluffCast cast = bluff_crew_get_cast (self->crew, self->view.seat);

      show_voters (self, &cast);
      show_hand (self);
    }
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_vote_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_COUNTING_HELP)
    g_value_set_boolean (value, BLUFF_PIRATE_VOTE_SHEET (object)->counting_help);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_pirate_vote_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffPirateVoteSheet *self = BLUFF_PIRATE_VOTE_SHEET (object);

  if (id != PROP_COUNTING_HELP)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  self->counting_help = g_value_get_boolean (value);
  if (self->shown)
    show_help (self);
}

static void
bluff_pirate_vote_sheet_dispose (GObject *object)
{
  g_clear_object (&BLUFF_PIRATE_VOTE_SHEET (object)->crew);

  G_OBJECT_CLASS (bluff_pirate_vote_sheet_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, column);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, set);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, help);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, help_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, help_label);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, tokens);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, bluff_button);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, bluff_token);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, bluff_head);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, bluff_price);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, honest_button);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, honest_token);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, honest_head);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, honest_price);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, give);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, give_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, give_label);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, waiting);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, dashes);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, voters);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, own_hand);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, hand);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateVoteSheet, secret);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, given_cb);
}

static void
bluff_pirate_vote_sheet_class_init (BluffPirateVoteSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_pirate_vote_sheet_get_property;
  object_class->set_property = bluff_pirate_vote_sheet_set_property;
  object_class->dispose = bluff_pirate_vote_sheet_dispose;
  BLUFF_SHEET_CLASS (klass)->resized = bluff_pirate_vote_sheet_resized;

  properties[PROP_COUNTING_HELP] =
      g_param_spec_boolean ("counting-help", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (BLUFF_TYPE_PIRATE_SET_ROW);
  g_type_ensure (BLUFF_TYPE_CARD_STRIP);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-vote-sheet.ui");
  bind_children (widget_class);
}

static void
add_key (BluffPirateVoteSheet *self, const char *letter, GtkToggleButton *button, GtkBox *head)
{
  GtkWidget *cap = bluff_key_cap_new (letter);

  bluff_sheet_add_key (BLUFF_SHEET (self), letter, GTK_WIDGET (button));
  bluff_key_cap_name (BLUFF_KEY_CAP (cap), letter, GTK_WIDGET (button));
  gtk_box_append (head, cap);
}

static void
bluff_pirate_vote_sheet_init (BluffPirateVoteSheet *self)
{
  g_autoptr (GdkPaintable) bluff = bluff_art_get ("token-bluff");
  g_autoptr (GdkPaintable) honest = bluff_art_get ("token-honest");

  self->counting_help = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_from_paintable (self->bluff_token, bluff);
  gtk_image_set_from_paintable (self->honest_token, honest);
  set_token_size (self, TOKEN);
  add_key (self, bluff_letter_get (BLUFF_LETTER_BLUFF), self->bluff_button, self->bluff_head);
  add_key (self, bluff_letter_get (BLUFF_LETTER_NO_BLUFF), self->honest_button, self->honest_head);
  update_choice (self);
}

GtkWidget *
bluff_pirate_vote_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_VOTE_SHEET, NULL);
}

void
bluff_pirate_vote_sheet_show (BluffPirateVoteSheet *self, const BluffPirateView *view, BluffCrew *crew)
{
  gboolean same;

  g_return_if_fail (BLUFF_IS_PIRATE_VOTE_SHEET (self));
  g_return_if_fail (!bluff_cards_is_empty (view->up));

  same = is_same_vote (self, view);
  self->view = *view;
  g_set_object (&self->crew, crew);
  self->shown = TRUE;
  if (!same)
    {
      bluff_pirate_vote_sheet_reconsider (self);
      bluff_pirate_set_row_show (self->set, view->up, view->down, view->down_size);
    }
  show_all (self);
}

void
bluff_pirate_vote_sheet_set_voters_shown (BluffPirateVoteSheet *self, gboolean shown)
{
  g_return_if_fail (BLUFF_IS_PIRATE_VOTE_SHEET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->voters), shown);
}

gboolean
bluff_pirate_vote_sheet_reconsider (BluffPirateVoteSheet *self)
{
  gboolean chosen;

  g_return_val_if_fail (BLUFF_IS_PIRATE_VOTE_SHEET (self), FALSE);

  chosen = gtk_toggle_button_get_active (self->bluff_button) || gtk_toggle_button_get_active (self->honest_button);
  gtk_toggle_button_set_active (self->bluff_button, FALSE);
  gtk_toggle_button_set_active (self->honest_button, FALSE);

  return chosen;
}
