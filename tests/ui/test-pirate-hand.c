/* test-pirate-hand.c: a player's hand, the tray and the rail: what they show, to whom, and which actions they activate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card.h"
#include "bluff-pirate-drag.h"
#include "bluff-pirate-rail.h"
#include "bluff-pirate-tray.h"
#include "texts.h"
#include "ui-frames.h"

#include <adwaita.h>

#define CARD(suit, number) (BLUFF_SUIT_##suit * BLUFF_PIRATE_SUIT_CARDS + (number) -1)
#define KIND(kind) (1u << BLUFF_ACTION_##kind)

enum
{
  ANNA,
  BEA,
  HAT_1 = CARD (HAT, 1),
  HAT_2 = CARD (HAT, 2),
  PARROT_1 = CARD (PARROT, 1),
  BARREL_1 = CARD (BARREL, 1),
  BARREL_2 = CARD (BARREL, 2),
  LANTERN_PIRATE = CARD (LANTERN, 10)
};

static const char *const action_names[] = { "pick",    "turn", "take-back",   "lay",
                                            "discard", "draw", "choose-ship", "end-turn" };

/* A table with one tray and one rail on the screen. */
typedef struct
{
  GtkWidget *window, *tray, *rail;
  BluffPirateHand *hand;
  BluffPirateDraft *draft;
  BluffCrew *crew;
  BluffPirateView view;
  BluffLegal legal;
  GSimpleActionGroup *actions;
  char *done; /* the last action, "pick 50" */
} Fixture;

static void
action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *self = user_data;
  guint card = parameter != NULL ? g_variant_get_uint32 (parameter) : 0;

  g_free (self->done);
  self->done = parameter != NULL ? g_strdup_printf ("%s %u", g_action_get_name (G_ACTION (action)), card)
                                 : g_strdup (g_action_get_name (G_ACTION (action)));
  /* As the table does it. */
  if (g_str_has_prefix (self->done, "pick"))
    bluff_pirate_draft_pick (self->draft, card);
  else if (g_str_has_prefix (self->done, "turn"))
    bluff_pirate_draft_turn (self->draft, card);
}

static void
add_actions (Fixture *self)
{
  self->actions = g_simple_action_group_new ();
  for (guint i = 0; i < G_N_ELEMENTS (action_names); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (action_names[i], i < 2 ? G_VARIANT_TYPE_UINT32 : NULL);

      g_signal_connect (action, "activate", G_CALLBACK (action_cb), self);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
    }
  gtk_widget_insert_action_group (self->window, "table", G_ACTION_GROUP (self->actions));
}

static void
show (Fixture *self)
{
  bluff_pirate_draft_set_view (self->draft, &self->view);
  bluff_pirate_tray_show (BLUFF_PIRATE_TRAY (self->tray), &self->view, &self->legal, self->crew);
  bluff_pirate_rail_show (BLUFF_PIRATE_RAIL (self->rail), &self->view, &self->legal, self->crew);
}

static void
offer (Fixture *self, BluffPhase phase, BluffActionKinds kinds)
{
  self->view.head.phase = (guint8) phase;
  self->view.head.awaited = bluff_seats_of (self->view.head.turn);
  self->legal = (BluffLegal){ .kinds = kinds, .seat = ANNA };
  show (self);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  const BluffCrewMember members[] = { { "Anna", BLUFF_FLAG_BLUE }, { "Bea", BLUFF_FLAG_RED } };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  (void) data;
  self->window = gtk_window_new ();
  self->draft = bluff_pirate_draft_new ();
  self->crew = bluff_crew_new (members, G_N_ELEMENTS (members));
  self->tray = bluff_pirate_tray_new (self->draft);
  self->rail = bluff_pirate_rail_new (self->draft);
  self->hand = bluff_pirate_rail_get_hand (BLUFF_PIRATE_RAIL (self->rail));
  self->view = (BluffPirateView){ .seat = ANNA, .square = { 3, 5 }, .hand_size = { 6, 4 }, .pile_size = 20 };
  self->view.head.table.players = 2;
  self->view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  self->view.head.turn = ANNA;
  for (guint i = 0; i < 6; i++)
    bluff_cards_add (&self->view.hand, (guint[]){ HAT_1, HAT_2, PARROT_1, BARREL_1, BARREL_2, LANTERN_PIRATE }[i]);
  add_actions (self);
  gtk_box_append (GTK_BOX (box), self->tray);
  gtk_box_append (GTK_BOX (box), self->rail);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 500);
  offer (self, BLUFF_PHASE_PIRATE_PLAY, KIND (LAY) | KIND (DISCARD));
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (self->rail))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gpointer rail = self->rail;
  gpointer tray = self->tray;
  gpointer hand = self->hand;

  (void) data;
  g_object_add_weak_pointer (rail, &rail);
  g_object_add_weak_pointer (tray, &tray);
  g_object_add_weak_pointer (hand, &hand);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (rail);
  g_assert_null (tray);
  g_assert_null (hand);
  g_assert_finalize_object (self->draft);
  g_object_unref (self->crew);
  g_object_unref (self->actions);
  g_free (self->done);
}

static BluffCard *
hand_card (Fixture *self, guint card)
{
  GtkWidget *widget = bluff_pirate_hand_get_card (self->hand, card);

  g_assert_nonnull (widget);
  return BLUFF_CARD (widget);
}

static BluffCard *
slot_card (Fixture *self, guint slot)
{
  return BLUFF_CARD (bluff_pirate_tray_get_slot (BLUFF_PIRATE_TRAY (self->tray), slot));
}

static void
press (gpointer card)
{
  gtk_widget_activate_action (GTK_WIDGET (card), "card.press", NULL);
}

static void
assert_label (gpointer card, const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* Whether a button that activates this action can be seen in WIDGET or below it. */
static gboolean
offers (GtkWidget *widget, const char *action)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return FALSE;
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (offers (child, action))
      return TRUE;

  return FALSE;
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_pick (Fixture *self, gconstpointer data)
{
  BluffCard *hat = hand_card (self, HAT_2);

  (void) data;
  assert_label (hat, TEXT_HAT_3_OF_6);
  assert_label (hand_card (self, LANTERN_PIRATE), TEXT_LANTERN_PIRATE_4_OF_6);
  press (hat);
  g_assert_cmpstr (self->done, ==, "pick 51");

  /* A gap stays where it was, and pressing that takes the card back. */
  g_assert_cmpint (bluff_card_get_side (hat), ==, BLUFF_CARD_GAP);
  g_assert_true (bluff_card_get_chosen (hat));
  assert_label (hat, TEXT_HAT_3_OF_6_IN_SET);
  assert_label (slot_card (self, 0), TEXT_HAT_SLOT_1_DOWN);
  g_assert_cmpstr (bluff_card_get_art (slot_card (self, 0)), ==, "known-hat");
  press (hat);
  g_assert_cmpuint (bluff_pirate_draft_get_size (self->draft), ==, 0);
  g_assert_cmpint (bluff_card_get_side (hat), ==, BLUFF_CARD_FACE);
  g_assert_false (bluff_card_get_chosen (hat));
}

static void
test_turn (Fixture *self, gconstpointer data)
{
  (void) data;
  press (hand_card (self, BARREL_1));
  press (slot_card (self, 0));
  g_assert_cmpstr (self->done, ==, "turn 90");
  g_assert_cmpstr (bluff_card_get_art (slot_card (self, 0)), ==, "card-barrel");
  assert_label (slot_card (self, 0), TEXT_BARREL_SLOT_1_UP);

  /* Places without a card are not for pressing. */
  g_free (self->done);
  self->done = NULL;
  press (slot_card (self, 1));
  g_assert_null (self->done);
  g_assert_false (gtk_widget_get_focusable (GTK_WIDGET (slot_card (self, 1))));
}

static void
test_delete (Fixture *self, gconstpointer data)
{
  (void) data;
  press (hand_card (self, BARREL_1));
  press (hand_card (self, HAT_1));
  gtk_widget_grab_focus (GTK_WIDGET (slot_card (self, 1)));
  gtk_widget_activate_action (self->tray, "tray.take-back", NULL);
  g_assert_cmpstr (self->done, ==, "pick 50");
  g_assert_cmpuint (bluff_pirate_draft_get_size (self->draft), ==, 1);
  /* The focus went to the card before it. */
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (slot_card (self, 0))));

  gtk_widget_grab_focus (GTK_WIDGET (hand_card (self, BARREL_1)));
  gtk_widget_activate_action (GTK_WIDGET (self->hand), "hand.take-back", NULL);
  g_assert_cmpuint (bluff_pirate_draft_get_size (self->draft), ==, 0);
}

static void
test_full (Fixture *self, gconstpointer data)
{
  (void) data;
  press (hand_card (self, HAT_1));
  press (hand_card (self, HAT_2));
  press (hand_card (self, PARROT_1));
  press (hand_card (self, BARREL_1));
  g_assert_false (bluff_card_get_dimmed (hand_card (self, BARREL_2)));
  press (hand_card (self, BARREL_2));

  /* One too many: it says why. */
  g_assert_true (bluff_card_get_dimmed (hand_card (self, LANTERN_PIRATE)));
  g_assert_false (bluff_card_get_enabled (hand_card (self, LANTERN_PIRATE)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (hand_card (self, LANTERN_PIRATE))), ==, TEXT_SET_SIZES);
  g_assert_true (bluff_card_get_enabled (hand_card (self, HAT_1)));
}

static void
test_arrows (Fixture *self, gconstpointer data)
{
  GtkWidget *hand = GTK_WIDGET (self->hand);

  (void) data;
  gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (hand_card (self, PARROT_1))));
  gtk_widget_child_focus (hand, GTK_DIR_RIGHT);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (hand_card (self, HAT_1))));
  gtk_widget_child_focus (hand, GTK_DIR_LEFT);
  gtk_widget_child_focus (hand, GTK_DIR_LEFT);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (hand_card (self, PARROT_1))));
  gtk_widget_activate_action (hand, "hand.last", NULL);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (hand_card (self, BARREL_2))));

  /* One stop: Tab leaves, and comes back to the same card. */
  g_assert_false (gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (self->window), NULL);
  gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (hand_card (self, BARREL_2))));
}

/* The card that a click at a share of the width and half the height of CARD's place would be for. */
static GtkWidget *
find_at (Fixture *self, guint card, double share)
{
  GtkWidget *widget = GTK_WIDGET (hand_card (self, card));
  graphene_point_t place =
      GRAPHENE_POINT_INIT ((float) (share * gtk_widget_get_width (widget)), (float) gtk_widget_get_height (widget) / 2);

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (self->hand), &place, &place));
  return gtk_widget_pick (GTK_WIDGET (self->hand), place.x, place.y, GTK_PICK_DEFAULT);
}

static void
test_clicks (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_widget_set_size_request (self->rail, 300, -1);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 300, 500);
  press (hand_card (self, HAT_1));
  for (gboolean mirrored = FALSE; mirrored <= TRUE; mirrored++)
    {
      gtk_widget_set_direction (GTK_WIDGET (self->hand), mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
        if (bluff_pirate_hand_get_card (self->hand, card) != NULL)
          gtk_widget_set_direction (GTK_WIDGET (hand_card (self, card)),
                                    mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      gtk_widget_queue_allocate (GTK_WIDGET (self->hand));
      ui_frames_settle (GTK_WINDOW (self->window));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->hand)), <, 400);

      /* Overlapping: the strip at the start is the card's own, the rest belongs to the next one. */
      g_assert_true (find_at (self, HAT_2, mirrored ? 0.9 : 0.1) == GTK_WIDGET (hand_card (self, HAT_2)));
      g_assert_true (find_at (self, HAT_2, mirrored ? 0.1 : 0.9) == GTK_WIDGET (hand_card (self, LANTERN_PIRATE)));
      /* A gap takes nothing from the card before it, which lies on it. */
      g_assert_true (find_at (self, PARROT_1, mirrored ? 0.1 : 0.9) == GTK_WIDGET (hand_card (self, PARROT_1)));
      g_assert_true (find_at (self, HAT_1, mirrored ? 0.4 : 0.6) != GTK_WIDGET (hand_card (self, PARROT_1)));
    }
}

static void
test_order (Fixture *self, gconstpointer data)
{
  (void) data;
  bluff_cards_remove (&self->view.hand, HAT_1);
  show (self);
  bluff_pirate_hand_set_sorted (self->hand, FALSE);
  bluff_cards_add (&self->view.hand, HAT_1);
  show (self);
  assert_label (hand_card (self, HAT_1), TEXT_HAT_6_OF_6);
  bluff_pirate_hand_set_sorted (self->hand, TRUE);
  assert_label (hand_card (self, HAT_1), TEXT_HAT_2_OF_6);
}

static void
test_not_now (Fixture *self, gconstpointer data)
{
  (void) data;
  offer (self, BLUFF_PHASE_PIRATE_TURN, KIND (DRAW));
  press (hand_card (self, HAT_1));
  g_assert_null (self->done);
  /* The player's hand is not dimmed while others decide. */
  g_assert_false (bluff_card_get_dimmed (hand_card (self, HAT_1)));
}

static void
test_offers (Fixture *self, gconstpointer data)
{
  static const struct
  {
    BluffPhase phase;
    BluffActionKinds kinds;
    gboolean in_tray[8], in_rail[8]; /* by action_names */
  } rows[] = {
    { BLUFF_PHASE_PIRATE_PLAY, KIND (LAY) | KIND (DISCARD), { 0 }, { 0, 0, 1, 1, 1 } },
    { BLUFF_PHASE_PIRATE_PLAY, KIND (LAY) | KIND (PASS), { 0 }, { 0, 0, 1, 1, 0, 0, 0, 1 } },
    { BLUFF_PHASE_PIRATE_PLAY, KIND (PASS), { 0, 0, 0, 0, 0, 0, 0, 1 }, { 0 } },
    { BLUFF_PHASE_PIRATE_TURN, KIND (DRAW), { 0, 0, 0, 0, 0, 1, 1 }, { 0 } },
    { BLUFF_PHASE_PIRATE_TURN, KIND (DRAW) | KIND (BOARD), { 0, 0, 0, 0, 0, 1, 1 }, { 0 } },
    { BLUFF_PHASE_PIRATE_VOTE, KIND (VOTE), { 0 }, { 0 } },
    { BLUFF_PHASE_SETTLING, 0, { 0 }, { 0 } },
  };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      offer (self, rows[i].phase, rows[i].kinds);
      for (guint j = 0; j < G_N_ELEMENTS (action_names); j++)
        {
          g_autofree char *name = g_strconcat ("table.", action_names[j], NULL);

          g_assert_cmpint (offers (self->tray, name), ==, rows[i].in_tray[j]);
          g_assert_cmpint (offers (self->rail, name), ==, rows[i].in_rail[j]);
        }
    }
}

/* Another player's set shows its face-up cards, and backs that know nothing of the other side. */
static void
test_laid (Fixture *self, gconstpointer data)
{
  (void) data;
  self->view.head.turn = BEA;
  self->view.up = bluff_cards_of (CARD (COMPASS, 1));
  self->view.down_size = 2;
  offer (self, BLUFF_PHASE_PIRATE_VOTE, KIND (VOTE));
  g_assert_cmpstr (bluff_card_get_art (slot_card (self, 0)), ==, "card-compass");
  assert_label (slot_card (self, 0), TEXT_COMPASS_FACE_UP);
  for (guint slot = 1; slot < 3; slot++)
    {
      g_assert_cmpstr (bluff_card_get_art (slot_card (self, slot)), ==, "card-back");
      assert_label (slot_card (self, slot), TEXT_HIDDEN_CARD);
    }
  g_assert_false (gtk_widget_is_visible (GTK_WIDGET (slot_card (self, 3))));

  /* The layer knows them. */
  self->view.head.turn = ANNA;
  self->view.down = bluff_cards_of (HAT_1);
  bluff_cards_add (&self->view.down, BARREL_1);
  offer (self, BLUFF_PHASE_PIRATE_VOTE, 0);
  g_assert_cmpstr (bluff_card_get_art (slot_card (self, 1)), ==, "known-hat");
  assert_label (slot_card (self, 2), TEXT_BARREL_FACE_DOWN);
}

/* How many cards, shown or not, have a face or a folded corner in WIDGET or below it. */
static guint
count_known (GtkWidget *widget)
{
  guint n = BLUFF_IS_CARD (widget) && bluff_card_get_side (BLUFF_CARD (widget)) <= BLUFF_CARD_KNOWN;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_known (child);

  return n;
}

/* An onlooker sees no hand, and nothing is left of the one that was open. */
static void
test_onlooker (Fixture *self, gconstpointer data)
{
  (void) data;
  press (hand_card (self, HAT_1));
  g_assert_cmpuint (count_known (self->window), ==, 6);
  self->view.seat = BLUFF_ONLOOKER;
  self->view.hand = BLUFF_CARDS_NONE;
  offer (self, BLUFF_PHASE_PIRATE_PLAY, 0);
  for (guint card = 0; card < BLUFF_PIRATE_CARDS; card++)
    g_assert_null (bluff_pirate_hand_get_card (self->hand, card));
  g_assert_cmpuint (bluff_pirate_draft_get_size (self->draft), ==, 0);
  g_assert_false (offers (self->rail, "table.lay"));
  g_assert_cmpuint (count_known (self->window), ==, 0);

  /* Nor of a set that lay on the table. */
  self->view.up = bluff_cards_of (HAT_1);
  self->view.down = bluff_cards_of (HAT_2);
  self->view.down_size = 1;
  offer (self, BLUFF_PHASE_PIRATE_VOTE, 0);
  g_assert_cmpuint (count_known (self->window), ==, 2);
  self->view.up = self->view.down = BLUFF_CARDS_NONE;
  self->view.down_size = 0;
  offer (self, BLUFF_PHASE_PIRATE_TURN, 0);
  g_assert_cmpuint (count_known (self->window), ==, 0);
}

/* Nothing but this program can read which card is dragged. */
static void
test_drag (void)
{
  GdkContentFormats *formats = gdk_content_formats_new_for_gtype (BLUFF_TYPE_PIRATE_DRAG);
  gsize n = 1;

  formats = gdk_content_formats_union_serialize_mime_types (formats);
  gdk_content_formats_get_mime_types (formats, &n);
  g_assert_cmpuint (n, ==, 0);
  gdk_content_formats_unref (formats);
}

#define ADD(name) g_test_add ("/pirate-hand/" #name, Fixture, NULL, set_up, test_##name, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD (pick);
  ADD (turn);
  ADD (delete);
  ADD (full);
  ADD (arrows);
  ADD (clicks);
  ADD (order);
  ADD (not_now);
  ADD (offers);
  ADD (laid);
  ADD (onlooker);
  g_test_add_func ("/pirate-hand/drag", test_drag);

  return g_test_run ();
}
