/* bluff-pirate-tray.c: where a set of Bluff Pirate is composed, and where it then lies.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-tray.h"

#include "bluff-art.h"
#include "bluff-card-looks.h"
#include "bluff-event.h"
#include "bluff-key-cap.h"
#include "bluff-labels.h"
#include "bluff-letters.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-drag.h"
#include "bluff-pirate-spread.h"
#include "bluff-shown-child.h"
#include "bluff-width-layout.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words-query.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

struct _BluffPirateTray
{
  AdwBin parent_instance;

  BluffPirateDraft *draft;
  BluffCrew *crew;
  BluffView view; /* of Bluff Pirate */
  BluffLegal legal;
  double motion;
  gboolean narrow;

  GtkStack *stack;
  GtkImage *waiting_flag;
  GtkLabel *waiting_words;

  GtkWidget *begin; /* a panel that can have the focus, so that no answer is preselected */
  GtkLabel *begin_words;
  GtkWidget *begin_row;
  GtkWidget *board, *draw, *end_turn;
  GtkImage *draw_icon;
  GtkLabel *draw_words, *board_words, *board_trouble;
  BluffKeyCap *board_cap, *draw_cap, *end_turn_cap;

  GtkWidget *draft_notes;
  GtkLabel *draft_words;
  GtkWidget *pill, *gain, *risk;
  GtkImage *pill_icon, *gain_icon, *risk_icon;
  GtkLabel *pill_words, *gain_words, *risk_words;

  GtkWidget *set_notes;
  GtkImage *set_flag;
  GtkLabel *set_title, *set_words;

  BluffPirateSpread *drafted; /* the set that is composed */
  BluffPirateSpread *laid;    /* the set on the table */
};

G_DEFINE_FINAL_TYPE (BluffPirateTray, bluff_pirate_tray, ADW_TYPE_BIN)

static BluffCast
get_cast (BluffPirateTray *self)
{
  return bluff_crew_get_cast (self->crew, self->view.pirate.seat);
}

static void
set_flag (BluffPirateTray *self, GtkImage *image, BluffSeat seat)
{
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (bluff_crew_get (self->crew, seat)->flag);

  gtk_image_set_from_paintable (image, badge);
}

static void
set_art (GtkImage *image, const char *name)
{
  g_autoptr (GdkPaintable) art = bluff_art_get (name);

  gtk_image_set_from_paintable (image, art);
}

/* Shows the words, or nothing if there are none. Takes WORDS. */
static void
say (GtkWidget *widget, GtkLabel *label, char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (widget, words != NULL);
  g_free (words);
}

/* --- The set that is composed --------------------------------------------------------------------------------------
 */

/* Turns the card over if it only shows its other side now. */
static void
show_side (BluffPirateTray *self, BluffCard *card, BluffCardSide side, guint number)
{
  guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (card), "number"));
  BluffCardSide shown = bluff_card_get_side (card);

  g_object_set_data (G_OBJECT (card), "number", GUINT_TO_POINTER (number + 1));
  if (before == number + 1 && shown != side && (shown == BLUFF_CARD_FACE || shown == BLUFF_CARD_KNOWN))
    bluff_card_flip_to_async (card, bluff_card_look_pirate (side, number), self->motion, NULL, NULL);
  else if (before != number + 1 || shown != side)
    bluff_card_show (card, bluff_card_look_pirate (side, number));
}

static void
show_drafted (BluffPirateTray *self, guint place)
{
  BluffPirateSlot *slot = bluff_pirate_spread_get_slot (self->drafted, place);
  BluffCard *card = bluff_pirate_slot_get_card (slot);
  guint number = bluff_pirate_draft_get_card (self->draft, place);
  gboolean up = bluff_pirate_draft_is_up (self->draft, place);
  g_autofree char *label = bluff_words_draft_card (number, up, place + 1);

  show_side (self, card, up ? BLUFF_CARD_FACE : BLUFF_CARD_KNOWN, number);
  bluff_pirate_drag_set_card (card, number);
  bluff_pirate_slot_set_caption (slot, up ? BLUFF_PIRATE_SLOT_UP : BLUFF_PIRATE_SLOT_DOWN);
  bluff_card_set_label (card, label);
  bluff_card_set_hint (card, up ? _ ("Press to turn it face down, or Delete to take it back.")
                                : _ ("Press to turn it face up, or Delete to take it back."));
  bluff_card_set_enabled (card, TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (card), TRUE);
}

static void
show_free (BluffPirateTray *self, guint place)
{
  BluffPirateSlot *slot = bluff_pirate_spread_get_slot (self->drafted, place);
  BluffCard *card = bluff_pirate_slot_get_card (slot);
  gboolean next = place == bluff_pirate_draft_get_size (self->draft);
  gboolean focused = gtk_widget_has_focus (GTK_WIDGET (card));
  /* Translators: read aloud: a place for a card of a set; %d is its number. */
  g_autofree char *label = g_strdup_printf (_ ("Slot %d, empty."), (int) place + 1);

  g_object_set_data (G_OBJECT (card), "number", NULL);
  bluff_card_show (card, next ? bluff_card_look_place () : bluff_card_look_gap ());
  bluff_pirate_slot_set_caption (slot, BLUFF_PIRATE_SLOT_EMPTY);
  bluff_card_set_label (card, label);
  bluff_card_set_hint (card, NULL);
  bluff_card_set_enabled (card, FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (card), FALSE);

  /* The card that had the focus was taken back: the one before it, if any. */
  if (focused && place > 0)
    gtk_widget_grab_focus (
        GTK_WIDGET (bluff_pirate_slot_get_card (bluff_pirate_spread_get_slot (self->drafted, place - 1))));
}

static void
show_draft_notes (BluffPirateTray *self)
{
  BluffCast cast = get_cast (self);
  gboolean empty = bluff_pirate_draft_get_size (self->draft) == 0;
  char *nature = bluff_pirate_draft_say_nature (self->draft);
  gboolean set = nature != NULL;

  if (set)
    set_art (self->pill_icon, bluff_pirate_draft_is_bluff (self->draft) ? "token-bluff" : "token-honest");
  else
    gtk_image_set_from_icon_name (self->pill_icon, "dialog-information-symbolic");
  say (self->pill, self->pill_words, set ? nature : bluff_pirate_draft_say_trouble (self->draft));
  say (self->gain, self->gain_words,
       self->narrow ? bluff_pirate_draft_say_price (self->draft) : bluff_pirate_draft_say_gain (self->draft));
  say (self->risk, self->risk_words, self->narrow ? NULL : bluff_pirate_draft_say_risk (self->draft));
  say (GTK_WIDGET (self->draft_words), self->draft_words, empty ? bluff_words_phase (&cast, &self->view) : NULL);
  if (set)
    gtk_widget_add_css_class (self->pill, "parchment");
  else
    gtk_widget_remove_css_class (self->pill, "parchment");
}

static void
show_draft (BluffPirateTray *self)
{
  guint size = bluff_pirate_draft_get_size (self->draft);

  for (guint place = 0; place < BLUFF_PIRATE_SET_MAX; place++)
    if (place < size)
      show_drafted (self, place);
    else
      show_free (self, place);
  show_draft_notes (self);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->drafted));
}

/* --- What else it shows --------------------------------------------------------------------------------------------
 */

static void
show_laid_card (BluffPirateTray *self, guint place, guint number, gboolean up)
{
  BluffPirateSlot *slot = bluff_pirate_spread_get_slot (self->laid, place);
  BluffCard *card = bluff_pirate_slot_get_card (slot);
  gboolean known = number != BLUFF_UNKNOWN;
  g_autofree char *label = bluff_words_set_card (number, up);

  bluff_card_show (card, bluff_card_look_pirate (up      ? BLUFF_CARD_FACE
                                                 : known ? BLUFF_CARD_KNOWN
                                                         : BLUFF_CARD_BACK,
                                                 known ? number : 0));
  bluff_pirate_slot_set_caption (slot, up ? BLUFF_PIRATE_SLOT_UP : BLUFF_PIRATE_SLOT_DOWN);
  bluff_card_set_label (card, label);
  gtk_widget_set_visible (GTK_WIDGET (slot), TRUE);
}

static void
show_laid (BluffPirateTray *self)
{
  const BluffPirateView *view = &self->view.pirate;
  BluffCards up = view->up;
  BluffCards down = view->down;
  BluffCast cast = get_cast (self);
  guint place = 0;

  while (!bluff_cards_is_empty (up))
    show_laid_card (self, place++, bluff_cards_pop (&up), TRUE);
  for (guint i = 0; i < view->down_size; i++)
    show_laid_card (self, place++, bluff_cards_is_empty (down) ? BLUFF_UNKNOWN : bluff_cards_pop (&down), FALSE);
  while (place < BLUFF_PIRATE_SET_MAX)
    gtk_widget_set_visible (GTK_WIDGET (bluff_pirate_spread_get_slot (self->laid, place++)), FALSE);

  set_flag (self, self->set_flag, view->head.turn);
  say (GTK_WIDGET (self->set_title), self->set_title, bluff_words_set_of (&cast, view->head.turn));
  say (GTK_WIDGET (self->set_words), self->set_words, bluff_words_phase (&cast, &self->view));
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->laid));
}

/* What a screen reader says when the panel gets the focus. */
static void
name_panel (BluffPirateTray *self)
{
  BluffCast cast = get_cast (self);
  g_autofree char *stand = bluff_words_situation (&cast, &self->view);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->begin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->begin_words), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, stand,
                                  -1);
}

/* Draw or board; or too few cards for anything. */
static void
show_begin (BluffPirateTray *self)
{
  const BluffPirateView *view = &self->view.pirate;
  gboolean begins = bluff_legal_offers (&self->legal, BLUFF_ACTION_DRAW);
  guint left = view->pile_size + bluff_cards_count (view->discards);
  BluffCast cast = get_cast (self);
  g_autofree char *trouble = begins ? bluff_words_board_trouble (view) : NULL;
  g_autofree char *draw = bluff_words_draw (MIN (BLUFF_PIRATE_DRAW, left));

  gtk_label_set_text (self->draw_words, draw);
  gtk_widget_set_visible (self->board, begins);
  gtk_widget_set_visible (self->draw, begins);
  gtk_widget_set_visible (self->end_turn, !begins);
  /* A new tooltip asks the display where the mouse is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->board), trouble) != 0)
    gtk_widget_set_tooltip_text (self->board, trouble);
  say (GTK_WIDGET (self->begin_words), self->begin_words, bluff_words_phase (&cast, &self->view));
  name_panel (self);
  say (GTK_WIDGET (self->board_trouble), self->board_trouble, g_steal_pointer (&trouble));
  gtk_stack_set_visible_child_name (self->stack, "begin");
}

static void
show_waiting (BluffPirateTray *self)
{
  BluffCast cast = get_cast (self);
  gboolean turn = self->view.head.turn < bluff_crew_get_size (self->crew);

  gtk_widget_set_visible (GTK_WIDGET (self->waiting_flag), turn);
  if (turn)
    set_flag (self, self->waiting_flag, self->view.head.turn);
  say (GTK_WIDGET (self->waiting_words), self->waiting_words, bluff_words_phase (&cast, &self->view));
  gtk_stack_set_visible_child_name (self->stack, "waiting");
}

/* What is not shown is forgotten: it may be another's secret by now. */
static void
forget (BluffPirateSpread *spread)
{
  for (guint place = 0; place < BLUFF_PIRATE_SET_MAX; place++)
    {
      BluffPirateSlot *slot = bluff_pirate_spread_get_slot (spread, place);
      BluffCard *card = bluff_pirate_slot_get_card (slot);

      g_object_set_data (G_OBJECT (card), "number", NULL);
      bluff_card_show (card, bluff_card_look_gap ());
      bluff_card_set_label (card, "");
      bluff_card_set_hint (card, NULL);
      bluff_pirate_slot_set_caption (slot, BLUFF_PIRATE_SLOT_EMPTY);
    }
}

/* Cards that were laid or discarded stay here until the view has them elsewhere. */
static gboolean
is_leaving (BluffPirateTray *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->drafted) &&
         bluff_pirate_draft_get_size (self->draft) > 0 && self->view.head.turn == self->view.pirate.seat &&
         bluff_cards_is_empty (self->view.pirate.up);
}

static void
update (BluffPirateTray *self)
{
  const BluffPirateView *view = &self->view.pirate;

  if (self->crew == NULL)
    return;

  if (bluff_legal_offers (&self->legal, BLUFF_ACTION_LAY) || bluff_legal_offers (&self->legal, BLUFF_ACTION_DISCARD))
    show_draft (self);
  else if (bluff_legal_offers (&self->legal, BLUFF_ACTION_DRAW) || bluff_legal_offers (&self->legal, BLUFF_ACTION_PASS))
    show_begin (self);
  else if (!bluff_cards_is_empty (view->up))
    show_laid (self);
  else if (is_leaving (self))
    show_draft (self);
  else
    show_waiting (self);

  if (gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->drafted))
    {
      forget (self->drafted);
      say (self->pill, self->pill_words, NULL);
      say (self->gain, self->gain_words, NULL);
      say (self->risk, self->risk_words, NULL);
    }
  if (gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->laid))
    forget (self->laid);
}

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

static guint
slot_of (BluffPirateTray *self, GtkWidget *card)
{
  guint place = 0;

  while (place < BLUFF_PIRATE_SET_MAX &&
         GTK_WIDGET (bluff_pirate_slot_get_card (bluff_pirate_spread_get_slot (self->drafted, place))) != card)
    place++;

  return place;
}

static void
activated_cb (GtkWidget *card, BluffPirateTray *self)
{
  guint place = slot_of (self, card);

  if (place < bluff_pirate_draft_get_size (self->draft))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.turn", "u", bluff_pirate_draft_get_card (self->draft, place));
}

/* Delete: the card under the focus comes back. */
static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPirateTray *self = BLUFF_PIRATE_TRAY (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  guint place = focus != NULL ? slot_of (self, focus) : BLUFF_PIRATE_SET_MAX;

  (void) name;
  (void) parameter;
  if (place < bluff_pirate_draft_get_size (self->draft))
    gtk_widget_activate_action (widget, "table.pick", "u", bluff_pirate_draft_get_card (self->draft, place));
}

static gboolean
take_dropped (GtkWidget *widget, guint card)
{
  BluffPirateTray *self = BLUFF_PIRATE_TRAY (widget);

  if (bluff_pirate_draft_has (self->draft, card) || bluff_pirate_draft_is_full (self->draft))
    return FALSE;

  gtk_widget_activate_action (widget, "table.pick", "u", card);
  return TRUE;
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_tray_dispose (GObject *object)
{
  BluffPirateTray *self = BLUFF_PIRATE_TRAY (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_pirate_tray_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, stack);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, waiting_flag);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, waiting_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, begin);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, begin_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, begin_row);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, board);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draw);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, end_turn);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draw_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draw_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, board_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, board_trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, board_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draw_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, end_turn_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draft_notes);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, draft_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, pill);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, pill_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, pill_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, gain);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, gain_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, gain_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, risk);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, risk_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, risk_words);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, set_notes);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, set_flag);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, set_title);
  gtk_widget_class_bind_template_child (widget_class, BluffPirateTray, set_words);
}

static void
bluff_pirate_tray_class_init (BluffPirateTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_tray_dispose;
  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  g_type_ensure (BLUFF_TYPE_KEY_CAP);
  gtk_widget_class_set_layout_manager_type (widget_class, BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/pirate/bluff-pirate-tray.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "tray.take-back", NULL, take_back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "tray.take-back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "tray.take-back", NULL);
}

static BluffPirateSpread *
add_spread (BluffPirateTray *self, gboolean pressable, GtkWidget *notes, const char *name)
{
  GtkWidget *spread = bluff_pirate_spread_new (pressable, notes);

  gtk_stack_add_named (self->stack, spread, name);
  return BLUFF_PIRATE_SPREAD (spread);
}

static void
bluff_pirate_tray_init (BluffPirateTray *self)
{
  self->motion = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_add_ellipsis (self->board_words, "label");
  bluff_key_cap_name (self->board_cap, bluff_letter_get (BLUFF_LETTER_BOARD), self->board);
  bluff_key_cap_name (self->draw_cap, bluff_letter_get (BLUFF_LETTER_DRAW), self->draw);
  bluff_key_cap_name (self->end_turn_cap, bluff_letter_get (BLUFF_LETTER_END_TURN), self->end_turn);
  self->drafted = add_spread (self, TRUE, self->draft_notes, "draft");
  self->laid = add_spread (self, FALSE, self->set_notes, "set");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->drafted), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Your Set"), -1);
  for (guint place = 0; place < BLUFF_PIRATE_SET_MAX; place++)
    {
      BluffCard *card = bluff_pirate_slot_get_card (bluff_pirate_spread_get_slot (self->drafted, place));

      g_signal_connect (card, "activated", G_CALLBACK (activated_cb), self);
      bluff_pirate_drag_add_source (card, 0);
    }
  set_art (self->draw_icon, "card-back");
  gtk_image_set_from_icon_name (self->risk_icon, "dialog-warning-symbolic");
  bluff_pirate_drag_add_target (GTK_WIDGET (self), take_dropped);
  bluff_shown_child_watch (self->stack);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_pirate_tray_new (BluffPirateDraft *draft)
{
  BluffPirateTray *self = g_object_new (BLUFF_TYPE_PIRATE_TRAY, NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
bluff_pirate_tray_show (BluffPirateTray *self, const BluffPirateView *view, const BluffLegal *legal, BluffCrew *crew)
{
  g_return_if_fail (BLUFF_IS_PIRATE_TRAY (self));
  g_return_if_fail (BLUFF_IS_CREW (crew));

  g_set_object (&self->crew, crew);
  self->view.pirate = *view;
  self->legal = *legal;
  if (view->seat < bluff_crew_get_size (crew))
    {
      g_autoptr (GdkPaintable) ship = bluff_flag_ship (bluff_crew_get (crew, view->seat)->flag);

      gtk_image_set_from_paintable (self->gain_icon, ship);
    }
  update (self);
}

void
bluff_pirate_tray_set_motion (BluffPirateTray *self, double factor)
{
  g_return_if_fail (BLUFF_IS_PIRATE_TRAY (self));

  self->motion = factor;
}

void
bluff_pirate_tray_set_unit (BluffPirateTray *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_TRAY (self));

  bluff_pirate_spread_set_unit (self->drafted, unit);
  bluff_pirate_spread_set_unit (self->laid, unit);
}

void
bluff_pirate_tray_set_narrow (BluffPirateTray *self, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_PIRATE_TRAY (self));

  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  gtk_stack_set_vhomogeneous (self->stack, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->draw_icon), !narrow);
  bluff_key_cap_set_room (self->board_cap, !narrow);
  bluff_key_cap_set_room (self->draw_cap, !narrow);
  bluff_key_cap_set_room (self->end_turn_cap, !narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  update (self);
}

GtkWidget *
bluff_pirate_tray_get_slot (BluffPirateTray *self, guint slot)
{
  BluffPirateSpread *shown;

  g_return_val_if_fail (BLUFF_IS_PIRATE_TRAY (self), NULL);

  shown = gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->laid) ? self->laid : self->drafted;
  return GTK_WIDGET (bluff_pirate_slot_get_card (bluff_pirate_spread_get_slot (shown, slot)));
}

gboolean
bluff_pirate_tray_focus_panel (BluffPirateTray *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_TRAY (self), FALSE);

  if (gtk_stack_get_visible_child (self->stack) != self->begin || !gtk_widget_get_mapped (self->begin))
    return FALSE;

  gtk_root_set_focus (gtk_widget_get_root (self->begin), self->begin);
  return TRUE;
}
