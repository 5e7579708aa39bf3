/* test-bluffaneer-table.c: the rail, the looks and the sheets of the table of Bluffaneer, with made-up games: a card
 * that is seen only as long as it may be, whom to steal from, and what everybody sees at the end. Dice and coins are in
 * test-bluffaneer-motion.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-mat.h"
#include "bluff-bluffaneer-rail.h"
#include "bluff-card.h"
#include "bluff-look.h"
#include "bluff-seat-badge.h"
#include "bluff-shout-seat.h"
#include "bluffaneer-fixture.h"
#include "texts.h"

#include <adwaita.h>
#include <locale.h>

/* --- The player's card ---------------------------------------------------------------------------------------------
 */

static GtkWidget *
own_card (Fixture *self)
{
  return find (find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_RAIL), BLUFF_TYPE_CARD);
}

static const char *
own_art (Fixture *self)
{
  return bluff_card_get_art (BLUFF_CARD (own_card (self)));
}

/* The views of a shared screen have no card (BluffStage). */
static void
show_covered (Fixture *self)
{
  BluffView covered = self->view;

  bluff_view_cover (&covered);
  bluff_tabletop_set_people (self->table, bluff_seats_of (0) | bluff_seats_of (2));
  bluff_tabletop_show (self->table, &covered);
}

/* Open for one person; face down where several share the screen, and nothing at all for an onlooker. */
static void
test_own_card (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_cmpstr (own_art (self), ==, "bluffaneer-chest-ship");
  show_covered (self);
  g_assert_cmpstr (own_art (self), ==, "bluffaneer-back");
  self->view.bluffaneer.seat = BLUFF_ONLOOKER;
  self->view.bluffaneer.card = BLUFF_PAIR_NONE;
  bluff_tabletop_show (self->table, &self->view);
  g_assert_cmpstr (own_art (self), ==, "bluffaneer-back");
  g_assert_false (gtk_widget_get_mapped (own_card (self)));
}

static void
press_key (GtkWidget *widget, guint keyval, gboolean down)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && down)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
      else if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-released", keyval, 0, 0);
    }
}

static void
said_cb (BluffTabletop *table, const char *words, char **last)
{
  (void) table;
  g_free (*last);
  *last = g_strdup (words);
}

static void
check_own_card (Fixture *self, const char *art, const char *words, const char *said)
{
  g_assert_cmpstr (own_art (self), ==, art);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (own_card (self)), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_assert_cmpstr (said, ==, words);
}

static gboolean
uncover_cb (Fixture *self, BluffView *view)
{
  *view = self->view;
  return TRUE;
}

/* Tab reaches the player's card. Where several share the screen, holding a key there opens and announces it; a screen
 * reader, which cannot hold a key, opens it for a while. Nothing of it is left afterwards. */
static void
test_own_card_held (Fixture *self, gconstpointer data)
{
  g_autofree char *said = NULL;
  GtkWidget *card = own_card (self);

  (void) data;
  g_signal_connect (self->table, "say", G_CALLBACK (said_cb), &said);
  g_signal_connect_swapped (self->table, "look", G_CALLBACK (uncover_cb), self);
  show_covered (self);
  while (gtk_window_get_focus (GTK_WINDOW (self->window)) != card)
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD));

  press_key (card, GDK_KEY_space, TRUE);
  check_own_card (self, "bluffaneer-chest-ship", TEXT_CARD_CHEST_SHIP, said);
  press_key (card, GDK_KEY_space, FALSE);
  check_own_card (self, "bluffaneer-back", TEXT_CARD_FACE_DOWN, said);

  gtk_widget_activate_action (card, "card.press", NULL);
  check_own_card (self, "bluffaneer-chest-ship", TEXT_CARD_CHEST_SHIP, said);
  while (!g_str_equal (own_art (self), "bluffaneer-back"))
    g_main_context_iteration (NULL, TRUE);
  check_own_card (self, "bluffaneer-back", TEXT_CARD_FACE_DOWN, said);
}

static void
look_cb (BluffShoutSeat *seat, gboolean held, gboolean *looking)
{
  bluff_shout_seat_say_secret (seat, held ? TEXT_CARD_CHEST_SHIP : NULL);
  *looking = held;
}

static GtkLabel *
find_text (GtkWidget *widget, const char *text)
{
  GtkLabel *found =
      GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text) ? GTK_LABEL (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, text);

  return found;
}

/* What is to be done there is not said one word a line: long words have two. */
static void
test_look_hint (Fixture *self, gconstpointer data)
{
  GtkWidget *look = g_object_ref_sink (bluff_look_new ("Anna", bluff_tabletop_make_secret (self->table), "1"));
  GtkLabel *hint = find_text (look, TEXT_HOLD);
  int width, height;

  (void) data;
  gtk_label_set_label (hint, "Держать, чтобы смотреть");
  gtk_widget_measure (look, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_measure (look, GTK_ORIENTATION_HORIZONTAL, height, NULL, &width, NULL, NULL);
  gtk_widget_size_allocate (look, &(GtkAllocation){ 0, 0, width, height }, -1);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (hint)), <=, 2);
  g_object_unref (look);
}

/* At an open table the accessible name of a held card says what it shows, and only as long as it does. */
static void
test_look (Fixture *self, gconstpointer data)
{
  GtkWidget *seat =
      bluff_shout_seat_new (&members[0], "Anna", TEXT_BOOTY, "1", bluff_tabletop_make_secret (self->table));
  GtkWidget *look = find (seat, BLUFF_TYPE_LOOK);
  gboolean looking = FALSE;

  (void) data;
  g_signal_connect (seat, "look", G_CALLBACK (look_cb), &looking);
  gtk_window_set_child (GTK_WINDOW (self->window), seat);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_HOLD_TO_LOOK "Anna");
  press_key (look, GDK_KEY_space, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_CARD_CHEST_SHIP);
  press_key (look, GDK_KEY_space, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_HOLD_TO_LOOK "Anna");

  g_assert_true (gtk_widget_activate_action (look, "seat.look", NULL));
  g_assert_true (looking);
  while (looking)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_HOLD_TO_LOOK "Anna");
}

/* The picture for an open table keeps nothing of what it was shown. */
static void
test_secret (Fixture *self, gconstpointer data)
{
  GtkWidget *secret = g_object_ref_sink (bluff_tabletop_make_secret (self->table));

  (void) data;
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (secret)), ==, "bluffaneer-back");
  bluff_tabletop_show_secret (self->table, secret, &self->view);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (secret)), ==, "bluffaneer-chest-ship");
  bluff_tabletop_show_secret (self->table, secret, NULL);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (secret)), ==, "bluffaneer-back");
  g_object_unref (secret);
}

/* Nothing of a card is seen before it is turned over. */
static void
test_reveal (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_REVEAL, .seat = 1, .pair.card = BLUFF_PAIR_SWORDS_SHIP };
  BluffView after;
  GtkWidget *sheet, *card;
  g_autofree char *news = NULL;

  (void) data;
  self->view.head.phase = BLUFF_PHASE_SETTLING;
  self->view.head.turn = 1;
  self->view.bluffaneer.icons[0] = BLUFF_ICON_SWORDS;
  self->view.bluffaneer.icons[1] = BLUFF_ICON_SHIP;
  after = self->view;
  after.bluffaneer.discards[BLUFF_PAIR_SWORDS_SHIP]++;
  present (self, &event, &after);
  sheet = find (GTK_WIDGET (self->table), g_type_from_name ("BluffBluffaneerRevealSheet"));
  card = find (sheet, BLUFF_TYPE_CARD);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "bluffaneer-back");
  run_for (0.1);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "bluffaneer-back");
  bluff_tabletop_skip (self->table);
  g_assert_cmpstr (bluff_card_get_art (BLUFF_CARD (card)), ==, "bluffaneer-swords-ship");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_MATCH_SHOWN);

  /* The next time nothing of it is left, neither on the sheet nor in its accessible name. */
  present (self, &event, &after);
  g_object_get (sheet, "news", &news, NULL);
  g_assert_null (news);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

/* What lies on top of the revealed cards, on the tile and on the chip. */
static void
assert_top (Fixture *self, BluffPair top)
{
  BluffBluffaneerTable *table = BLUFF_BLUFFANEER_TABLE (self->table);

  g_assert_cmpint (bluff_bluffaneer_pile_get_top (table->tiles[BLUFF_PILE_REVEALED]), ==, top);
  g_assert_cmpint (bluff_bluffaneer_pile_get_top (table->chips[BLUFF_PILE_REVEALED]), ==, top);
}

static void
add_told (GArray *told, const BluffEvent *event)
{
  BluffTold one = { .game = BLUFF_GAME_BLUFFANEER, .seat = 0, .event = *event };

  g_array_append_val (told, one);
}

/* A player who comes back finds on top the card that was revealed last, and the dice where they fell. */
static void
test_recall (Fixture *self, gconstpointer data)
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  BluffEvent roll = { .kind = BLUFF_EVENT_ROLL, .seat = 1 };
  BluffPair last[] = { BLUFF_PAIR_CHEST_SWORDS, BLUFF_PAIR_SHIP_CROSSBONES };
  GtkWidget *mat = find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT);

  (void) data;
  roll.roll.icons[0] = BLUFF_ICON_SWORDS;
  roll.roll.icons[1] = BLUFF_ICON_CHEST;
  add_told (told, &roll);
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    {
      add_told (told, &(BluffEvent){ .kind = BLUFF_EVENT_REVEAL, .seat = 2, .pair.card = (guint8) last[i] });
      self->view.bluffaneer.discards[last[i]]++;
      bluff_tabletop_recall (self->table, told);
      bluff_tabletop_show (self->table, &self->view);
      assert_top (self, last[i]);
    }
  g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 0), ==, "die-swords");
  /* A pile that has been shuffled has no top. */
  memset (self->view.bluffaneer.discards, 0, sizeof self->view.bluffaneer.discards);
  bluff_tabletop_show (self->table, &self->view);
  assert_top (self, BLUFF_PAIR_NONE);
}

/* --- Stealing ------------------------------------------------------------------------------------------------------
 */

static void
act_cb (BluffTabletop *table, const BluffAction *action, BluffAction *copy)
{
  (void) table;
  *copy = *action;
}

/* Seats become buttons, which say what they do (N7). */
static void
test_steal (Fixture *self, gconstpointer data)
{
  BluffLegal legal = { .kinds = bluff_action_kinds_of (BLUFF_ACTION_STEAL), .seat = 0, .targets = 0xe };
  BluffAction action = { .kind = BLUFF_N_ACTIONS };
  GtkWidget *badge;

  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFANEER_STEAL;
  self->view.head.awaited = bluff_seats_of (0);
  self->view.bluffaneer.icons[0] = self->view.bluffaneer.icons[1] = BLUFF_ICON_SHIP;
  self->view.bluffaneer.coins[1] = 2;
  g_signal_connect (self->table, "act", G_CALLBACK (act_cb), &action);
  bluff_tabletop_show (self->table, &self->view);
  bluff_tabletop_offer (self->table, &legal);
  badge = find (GTK_WIDGET (self->table), BLUFF_TYPE_SEAT_BADGE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_ROLE_BUTTON);
  /* Not more than there is. */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_STEAL_2_FROM_FINN);
  /* As a screen reader does, which finds actions and no signals. */
  g_assert_true (gtk_widget_activate_action (badge, "badge.choose", NULL));
  g_assert_cmpint (action.kind, ==, BLUFF_ACTION_STEAL);
  g_assert_cmpint (action.target, ==, 1);

  /* A seat that is no choice has nothing to press. */
  bluff_tabletop_offer (self->table, &(BluffLegal){ .seat = 0 });
  action.kind = BLUFF_N_ACTIONS;
  gtk_widget_activate_action (find (GTK_WIDGET (self->table), BLUFF_TYPE_SEAT_BADGE), "badge.choose", NULL);
  g_assert_cmpint (action.kind, ==, BLUFF_N_ACTIONS);
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  GtkLabel *label = find_text (widget, text);

  return label != NULL && gtk_widget_get_mapped (GTK_WIDGET (label));
}

/* The one who may steal is told to choose; those who look on are not. */
static void
test_steal_seen (Fixture *self, gconstpointer data)
{
  static const struct
  {
    BluffSeat viewer;
    gboolean told;
  } rows[] = { { 0, TRUE }, { BLUFF_ONLOOKER, FALSE } };
  BluffLegal legal = { .kinds = bluff_action_kinds_of (BLUFF_ACTION_STEAL), .seat = 0, .targets = 0xe };

  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFANEER_STEAL;
  self->view.head.awaited = bluff_seats_of (0);
  self->view.bluffaneer.icons[0] = self->view.bluffaneer.icons[1] = BLUFF_ICON_SHIP;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      self->view.bluffaneer.seat = rows[i].viewer;
      bluff_tabletop_show (self->table, &self->view);
      bluff_tabletop_offer (self->table, &legal);
      g_assert_true (says (GTK_WIDGET (self->table), TEXT_CHOOSE_A_SEAT) == rows[i].told);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, func) g_test_add ("/bluffaneer-table/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("own-card", test_own_card);
  ADD ("own-card-held", test_own_card_held);
  ADD ("look", test_look);
  ADD ("look-hint", test_look_hint);
  ADD ("secret", test_secret);
  ADD ("reveal", test_reveal);
  ADD ("recall", test_recall);
  ADD ("steal", test_steal);
  ADD ("steal-seen", test_steal_seen);

  return g_test_run ();
}
