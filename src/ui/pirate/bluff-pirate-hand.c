/* bluff-pirate-hand.c: the player's hand in Bluff Pirate, as a fan of cards: which cards there are, which are chosen,
 * and which has the focus. bluff-pirate-hand-place.c says where they lie.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-hand-private.h"

#include "bluff-card-looks.h"
#include "bluff-palette.h"
#include "bluff-pirate-drag.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  MARK_TIME = 2500 /* milliseconds */
};

enum
{
  PROP_SORTED = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffPirateHand, bluff_pirate_hand, GTK_TYPE_WIDGET)

/* --- What each card says and allows --------------------------------------------------------------------------------
 */

static void
update_card (BluffPirateHand *self, guint place)
{
  guint card = self->fan.cards[place];
  BluffCard *widget = BLUFF_CARD (self->cards[card]);
  gboolean chosen = bluff_pirate_draft_has (self->draft, card);
  gboolean barred = self->may_pick && !chosen && bluff_pirate_draft_is_full (self->draft);
  g_autofree char *label = bluff_words_hand_card (card, place + 1, self->fan.n, chosen);
  g_autofree char *why = barred ? bluff_words_refusal (BLUFF_REFUSAL_PIRATE_SET_SIZE) : NULL;
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_BRASS);

  if (bluff_card_get_side (widget) != (chosen ? BLUFF_CARD_GAP : BLUFF_CARD_FACE))
    bluff_card_show (widget, bluff_card_look_pirate (chosen ? BLUFF_CARD_GAP : BLUFF_CARD_FACE, card));
  bluff_card_set_label (widget, label);
  bluff_card_set_hint (widget, why);
  bluff_card_set_chosen (widget, chosen);
  bluff_card_set_enabled (widget, self->may_pick && !barred);
  bluff_card_set_dimmed (widget, barred);
  bluff_card_set_ring (widget, bluff_cards_has (self->marked, card) && !chosen ? &brass : NULL);
}

static void
update_cards (BluffPirateHand *self)
{
  for (guint place = 0; place < self->fan.n; place++)
    update_card (self, place);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
unmark_cb (gpointer user_data)
{
  BluffPirateHand *self = user_data;

  self->mark_id = 0;
  self->marked = BLUFF_CARDS_NONE;
  update_cards (self);

  return G_SOURCE_REMOVE;
}

static void
mark (BluffPirateHand *self, BluffCards cards)
{
  g_clear_handle_id (&self->mark_id, g_source_remove);
  self->marked = cards;
  if (!bluff_cards_is_empty (cards))
    self->mark_id = g_timeout_add (MARK_TIME, unmark_cb, self);
}

/* --- Which cards there are -----------------------------------------------------------------------------------------
 */

static void
pick (GtkWidget *hand, guint card)
{
  gtk_widget_activate_action (hand, "table.pick", "u", card);
}

static guint
card_of (BluffPirateHand *self, GtkWidget *widget)
{
  for (guint place = 0; place < self->fan.n; place++)
    if (self->cards[self->fan.cards[place]] == widget)
      return self->fan.cards[place];

  g_return_val_if_reached (0);
}

static void
activated_cb (GtkWidget *card, BluffPirateHand *self)
{
  pick (GTK_WIDGET (self), card_of (self, card));
}

static void
refused_cb (GtkWidget *card, BluffPirateHand *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.explain-pick", "u", card_of (self, card));
}

static void
add_card (BluffPirateHand *self, guint card)
{
  GtkWidget *widget = bluff_card_new ();

  bluff_card_set_width (BLUFF_CARD (widget), BLUFF_CARD_WIDTH_OWN);
  g_signal_connect (widget, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect (widget, "refused", G_CALLBACK (refused_cb), self);
  bluff_pirate_drag_add_source (BLUFF_CARD (widget), card);
  gtk_widget_insert_before (widget, GTK_WIDGET (self), self->back);
  self->cards[card] = widget;
}

/* The focus stays in the hand when the card that had it leaves: its neighbour gets it, which is now where it was. */
static void
remove_card (BluffPirateHand *self, guint card, guint place)
{
  gboolean focused = gtk_widget_has_focus (self->cards[card]);

  g_clear_pointer (&self->cards[card], gtk_widget_unparent);
  if (focused && self->fan.n > 0)
    {
      self->last = self->fan.cards[MIN (place, self->fan.n - 1)];
      if (self->cards[self->last] != NULL)
        gtk_widget_grab_focus (self->cards[self->last]);
    }
}

/* How many cards that stay lie before CARD. */
static guint
count_before (BluffPirateHand *self, const BluffPirateFan *fan, guint card)
{
  guint n = 0;

  for (guint place = 0; place < fan->n && fan->cards[place] != card; place++)
    n += bluff_cards_has (self->hand, fan->cards[place]);

  return n;
}

static void
arrange (BluffPirateHand *self)
{
  BluffPirateFan before = self->fan;

  bluff_pirate_fan_follow (&self->came, self->hand, FALSE);
  if (self->sorted)
    bluff_pirate_fan_follow (&self->fan, self->hand, TRUE);
  else
    self->fan = self->came;
  for (guint place = 0; place < self->fan.n; place++)
    {
      guint card = self->fan.cards[place];

      if (self->cards[card] == NULL)
        add_card (self, card);
      else
        gtk_widget_insert_before (self->cards[card], GTK_WIDGET (self), self->back);
    }
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    if (self->cards[card] != NULL && !bluff_cards_has (self->hand, card))
      remove_card (self, card, count_before (self, &before, card));

  update_cards (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* A card of the tray that is dropped on the hand comes back. */
static gboolean
take_dropped (GtkWidget *widget, guint card)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);

  if (!bluff_pirate_draft_has (self->draft, card))
    return FALSE;

  pick (widget, card);
  return TRUE;
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static guint
get_focused (BluffPirateHand *self)
{
  for (guint place = 0; place < self->fan.n; place++)
    if (gtk_widget_has_focus (self->cards[self->fan.cards[place]]))
      return place;

  return self->fan.n;
}

static void
focus_place (BluffPirateHand *self, guint place)
{
  GtkWidget *widget = self->cards[self->fan.cards[place]];

  self->last = self->fan.cards[place];
  gtk_widget_set_child_visible (widget, TRUE);
  bluff_pirate_hand_scroll_to_card (self, place);
  gtk_widget_grab_focus (widget);
}

/* One stop for Tab; the arrows stay inside. */
static gboolean
bluff_pirate_hand_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);
  guint place = get_focused (self);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (self->fan.n == 0)
    return FALSE;
  if (place == self->fan.n)
    {
      place = bluff_pirate_fan_find (&self->fan, self->last);
      focus_place (self, place < self->fan.n ? place : 0);
      return TRUE;
    }
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;

  if ((direction == GTK_DIR_RIGHT) != mirrored)
    place = MIN (place + 1, self->fan.n - 1);
  else
    place = place > 0 ? place - 1 : 0;
  focus_place (self, place);

  return TRUE;
}

static void
focus_end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);

  (void) parameter;
  if (self->fan.n > 0)
    focus_place (self, g_str_equal (name, "hand.first") ? 0 : self->fan.n - 1);
}

/* Delete on a gap: its card comes back. */
static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (widget);
  guint place = get_focused (self);

  (void) name;
  (void) parameter;
  if (place < self->fan.n && bluff_pirate_draft_has (self->draft, self->fan.cards[place]))
    pick (widget, self->fan.cards[place]);
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_hand_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SORTED)
    g_value_set_boolean (value, BLUFF_PIRATE_HAND_WIDGET (object)->sorted);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_pirate_hand_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SORTED)
    bluff_pirate_hand_set_sorted (BLUFF_PIRATE_HAND_WIDGET (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_pirate_hand_dispose (GObject *object)
{
  BluffPirateHand *self = BLUFF_PIRATE_HAND_WIDGET (object);

  g_clear_handle_id (&self->mark_id, g_source_remove);
  g_clear_object (&self->scrolling);
  g_clear_object (&self->draft);
  self->fan.n = 0;
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    g_clear_pointer (&self->cards[card], gtk_widget_unparent);
  g_clear_pointer (&self->back, gtk_widget_unparent);
  g_clear_pointer (&self->forth, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_pirate_hand_parent_class)->dispose (object);
}

static void
bluff_pirate_hand_class_init (BluffPirateHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_pirate_hand_get_property;
  object_class->set_property = bluff_pirate_hand_set_property;
  object_class->dispose = bluff_pirate_hand_dispose;
  widget_class->focus = bluff_pirate_hand_focus;
  widget_class->get_request_mode = bluff_pirate_hand_get_request_mode;
  widget_class->measure = bluff_pirate_hand_measure;
  widget_class->size_allocate = bluff_pirate_hand_size_allocate;
  widget_class->snapshot = bluff_pirate_hand_snapshot;

  properties[PROP_SORTED] = g_param_spec_boolean ("sorted", NULL, NULL, TRUE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "bluffhand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "hand.first", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "hand.last", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "hand.take-back", NULL, take_back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "hand.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "hand.last", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "hand.take-back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "hand.take-back", NULL);
}

static void
bluff_pirate_hand_init (BluffPirateHand *self)
{
  self->seat = BLUFF_NO_SEAT;
  self->sorted = TRUE;
  self->unit = 1;
  bluff_pirate_hand_init_scrolling (self);
  bluff_pirate_drag_add_target (GTK_WIDGET (self), take_dropped);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Your Hand"), -1);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_pirate_hand_new (BluffPirateDraft *draft)
{
  BluffPirateHand *self = g_object_new (BLUFF_TYPE_PIRATE_HAND, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update_cards), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
bluff_pirate_hand_show (BluffPirateHand *self, const BluffPirateView *view, const BluffLegal *legal)
{
  BluffCards before;

  g_return_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self));

  before = self->hand;
  self->hand = view->seat < BLUFF_PIRATE_SEATS ? view->hand : BLUFF_CARDS_NONE;
  self->may_pick = bluff_legal_offers (legal, BLUFF_ACTION_LAY) || bluff_legal_offers (legal, BLUFF_ACTION_DISCARD);
  if (self->seat != view->seat)
    {
      self->came = self->told;
      self->offset = 0;
      mark (self, BLUFF_CARDS_NONE);
    }
  else if (!bluff_cards_equal (before, self->hand))
    {
      mark (self, bluff_cards_minus (self->hand, before));
    }
  self->seat = view->seat;
  arrange (self);
}

void
bluff_pirate_hand_recall (BluffPirateHand *self, const BluffPirateFan *order)
{
  g_return_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self));

  self->told = *order;
}

void
bluff_pirate_hand_set_unit (BluffPirateHand *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self));

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_pirate_hand_set_sorted (BluffPirateHand *self, gboolean sorted)
{
  g_return_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self));

  if (self->sorted == sorted)
    return;

  self->sorted = sorted;
  arrange (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SORTED]);
}

gboolean
bluff_pirate_hand_get_sorted (BluffPirateHand *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self), TRUE);

  return self->sorted;
}

GtkWidget *
bluff_pirate_hand_get_card (BluffPirateHand *self, guint card)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_HAND_WIDGET (self), NULL);
  g_return_val_if_fail (card < BLUFF_PIRATE_CARDS, NULL);

  return self->cards[card];
}
