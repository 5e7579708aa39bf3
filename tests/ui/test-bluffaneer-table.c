/* test-bluffaneer-table.c: the parts of the table of Bluffaneer, with made-up games: dice that tell nothing early,
 * coins that always add up, a card that is seen only as long as it may be, and what lies open at the end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-mat.h"
#include "bluff-bluffaneer-rail.h"
#include "bluff-bluffaneer-review.h"
#include "bluff-bluffaneer-table-private.h"
#include "bluff-card.h"
#include "bluff-seat-badge.h"
#include "bluff-look.h"
#include "bluff-shout-seat.h"

#include <adwaita.h>
#include <locale.h>

enum
{
  PLAYERS = 4,
  FRAMES = 400
};

static const BluffCrewMember members[PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE },
                                                  { "Finn", BLUFF_FLAG_GREEN },
                                                  { "Mia", BLUFF_FLAG_RED },
                                                  { "Rook", BLUFF_FLAG_PURPLE } };

/* --- A table -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GtkWidget *window;
  BluffTabletop *table;
  BluffView view;
  guint done; /* how often the table has said so */
} Fixture;

static void
done_cb (Fixture *self)
{
  self->done++;
}

static void
run_for (double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
make_view (BluffView *view)
{
  BluffBluffaneerView *self = &view->bluffaneer;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFANEER, PLAYERS);
  for (guint seat = 0; seat < PLAYERS; seat++)
    self->coins[seat] = 10;
  self->box = 10;
  self->stack_size = 14;
  self->seat = 0;
  self->card = BLUFF_PAIR_CHEST_SHIP;
  self->claimer = BLUFF_NO_SEAT;
  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  self->head.turns = 1;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, PLAYERS);

  (void) data;
  self->done = 0;
  self->table = bluff_bluffaneer_table_new ();
  self->window = gtk_window_new ();
  bluff_tabletop_set_crew (self->table, crew);
  bluff_tabletop_set_people (self->table, bluff_seats_of (0));
  g_signal_connect_swapped (self->table, "done", G_CALLBACK (done_cb), self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  make_view (&self->view);
  bluff_tabletop_show (self->table, &self->view);
  gtk_window_present (GTK_WINDOW (self->window));
  run_for (0.2);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
present (Fixture *self, const BluffEvent *event, const BluffView *after)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = self->view.bluffaneer.seat, .event = *event };

  bluff_tabletop_present (self->table, &told, &self->view, after);
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* --- The dice ------------------------------------------------------------------------------------------------------
 */

static void
rolled_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_bluffaneer_mat_roll_finish (BLUFF_BLUFFANEER_MAT (source), result);
  *(gboolean *) user_data = TRUE;
}

/* What is seen of a roll until it is over: the faces that go by, each once. */
static char *
watch_roll (Fixture *self, const guint8 icons[2])
{
  BluffBluffaneerMat *mat = BLUFF_BLUFFANEER_MAT (find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT));
  g_autoptr (GString) seen = g_string_new (NULL);
  gboolean over = FALSE;

  bluff_bluffaneer_mat_roll_async (mat, icons, 0.6, rolled_cb, &over);
  while (!over)
    {
      g_autofree char *now =
          g_strdup_printf ("%s %s\n", bluff_bluffaneer_mat_get_face (mat, 0), bluff_bluffaneer_mat_get_face (mat, 1));

      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mat), GTK_ACCESSIBLE_PROPERTY_LABEL, "Dice: not rolled yet");
      if (!g_str_has_suffix (seen->str, now))
        g_string_append (seen, now);
      g_main_context_iteration (NULL, TRUE);
    }

  return g_string_free (g_steal_pointer (&seen), FALSE);
}

/* Whatever the dice come to, the same goes by before. */
static void
test_no_early_result (Fixture *self, gconstpointer data)
{
  static const guint8 rolls[][2] = { { BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP },
                                     { BLUFF_ICON_CHEST, BLUFF_ICON_CHEST },
                                     { BLUFF_ICON_CROSSBONES, BLUFF_ICON_SWORDS } };
  GtkWidget *mat = find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_autofree char *seen = watch_roll (self, rolls[i]);
      g_auto (GStrv) lines = g_strsplit (seen, "\n", -1);
      g_autofree char *face = g_strconcat ("die-", bluff_icon_name ((BluffIcon) rolls[i][0]), NULL);

      /* The last that was seen of the roll is a blur. */
      g_assert_cmpuint (g_strv_length (lines), >, 2);
      g_assert_cmpstr (lines[0], ==, "die-chest die-crossbones");
      g_assert_cmpstr (lines[g_strv_length (lines) - 2], ==, "die-blank die-blank");
      g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 0), ==, face);
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (mat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Dice: Swords + Crossbones");
}

static void
test_roll_skipped (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_ROLL, .seat = 1 };
  BluffView after = self->view;
  GtkWidget *mat = find (GTK_WIDGET (self->table), BLUFF_TYPE_BLUFFANEER_MAT);

  (void) data;
  event.roll.icons[0] = after.bluffaneer.icons[0] = BLUFF_ICON_SHIP;
  event.roll.icons[1] = after.bluffaneer.icons[1] = BLUFF_ICON_CHEST;
  after.head.phase = BLUFF_PHASE_BLUFFANEER_CLAIM;
  present (self, &event, &after);
  run_for (0.1);
  g_assert_cmpuint (self->done, ==, 0);
  bluff_tabletop_skip (self->table);
  run_for (0.05);
  g_assert_cmpuint (self->done, ==, 1);
  g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 0), ==, "die-ship");
  g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), 1), ==, "die-chest");
}

/* --- Coins ---------------------------------------------------------------------------------------------------------
 */

static guint
count (Fixture *self)
{
  return bluff_bluffaneer_table_count_coins (BLUFF_BLUFFANEER_TABLE (self->table));
}

static void
pay (Fixture *self, BluffSeat from, BluffSeat to, guint8 coins, BluffView *after)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT };

  *after = self->view;
  event.pay.from = from;
  event.pay.to = to;
  event.pay.coins = coins;
  after->bluffaneer.coins[from] = (guint8) (after->bluffaneer.coins[from] - coins);
  if (to == BLUFF_NO_SEAT)
    after->bluffaneer.box = (guint8) (after->bluffaneer.box + coins);
  else
    after->bluffaneer.coins[to] = (guint8) (after->bluffaneer.coins[to] + coins);
  after->head.phase = BLUFF_PHASE_SETTLING;
  present (self, &event, after);
}

/* Wherever it is skipped, no coin is lost or found. */
static void
test_coins_add_up (Fixture *self, gconstpointer data)
{
  static const struct
  {
    BluffSeat from, to;
    guint8 coins;
    double seconds; /* after which it is skipped; negative: never */
  } pays[] = { { 1, 0, 1, 0 },  { 0, 2, 3, 0.1 }, { 2, 3, 2, 0.25 }, { 3, BLUFF_NO_SEAT, 1, 0.1 },
               { 0, 1, 2, -1 }, { 1, 0, 3, 0.02 } };

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (pays); i++)
    {
      BluffView after;
      guint before = self->done;

      pay (self, pays[i].from, pays[i].to, pays[i].coins, &after);
      for (guint frame = 0; frame < FRAMES && self->done == before; frame++)
        {
          g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
          run_for (0.01);
          if (pays[i].seconds >= 0 && frame * 0.01 >= pays[i].seconds)
            bluff_tabletop_skip (self->table);
        }
      g_assert_cmpuint (self->done, ==, before + 1);
      g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
      self->view = after;
    }
}

/* Somebody else looks while coins are in the air. */
static void
test_coins_interrupted (Fixture *self, gconstpointer data)
{
  BluffView after;

  (void) data;
  pay (self, 0, 1, 3, &after);
  run_for (0.1);
  bluff_tabletop_show (self->table, &after);
  g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
  run_for (0.6);
  g_assert_cmpuint (count (self), ==, BLUFF_BLUFFANEER_COINS);
}

static guint
count_flashes (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "flash");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_flashes (child);

  return n;
}

/* Where nothing is to move, the counts change, and both seats flash once instead; the box is no seat. With motion
 * nothing does. */
static void
test_coins_flash (Fixture *self, gconstpointer data)
{
  static const struct
  {
    gboolean animations;
    BluffSeat from, to;
    guint flashes;
  } rows[] = {
    { TRUE, 1, 2, 0 },
    { FALSE, 1, 2, 2 },
    { FALSE, 3, 0, 2 },
    { FALSE, 2, BLUFF_NO_SEAT, 1 },
  };
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkWidget *strip = find (table, BLUFF_TYPE_SEAT_STRIP);

  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffView after;

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", rows[i].animations, NULL);
      pay (self, rows[i].from, rows[i].to, 1, &after);
      g_assert_cmpuint (count_flashes (table), ==, rows[i].flashes);
      if (rows[i].flashes > 0)
        g_assert_true (
            gtk_widget_has_css_class (bluff_seat_strip_get_seat (BLUFF_SEAT_STRIP (strip), rows[i].from), "flash"));
      while (count_flashes (table) > 0 || self->done <= i)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (self->done, ==, i + 1);
      self->view = after;
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* --- The own card --------------------------------------------------------------------------------------------------
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

/* Open for one person; face down where several share the screen, and nothing at all for an onlooker. */
static void
test_own_card (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_cmpstr (own_art (self), ==, "bluffaneer-chest-ship");
  bluff_tabletop_set_people (self->table, bluff_seats_of (0) | bluff_seats_of (2));
  bluff_tabletop_show (self->table, &self->view);
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

/* Tab comes to the own card. Where several share the screen, a key that is held there opens it, and it is said; so does
 * a screen reader, which can hold nothing, for a while. Nothing of it is left afterwards. */
static void
test_own_card_held (Fixture *self, gconstpointer data)
{
  g_autofree char *said = NULL;
  GtkWidget *card = own_card (self);

  (void) data;
  g_signal_connect (self->table, "say", G_CALLBACK (said_cb), &said);
  bluff_tabletop_set_people (self->table, bluff_seats_of (0) | bluff_seats_of (2));
  bluff_tabletop_show (self->table, &self->view);
  while (gtk_window_get_focus (GTK_WINDOW (self->window)) != card)
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD));

  press_key (card, GDK_KEY_space, TRUE);
  check_own_card (self, "bluffaneer-chest-ship", "Your card: Treasure chest + Ship.", said);
  press_key (card, GDK_KEY_space, FALSE);
  check_own_card (self, "bluffaneer-back", "Your card, face down.", said);

  gtk_widget_activate_action (card, "card.press", NULL);
  check_own_card (self, "bluffaneer-chest-ship", "Your card: Treasure chest + Ship.", said);
  while (!g_str_equal (own_art (self), "bluffaneer-back"))
    g_main_context_iteration (NULL, TRUE);
  check_own_card (self, "bluffaneer-back", "Your card, face down.", said);
}

static void
look_cb (BluffShoutSeat *seat, gboolean held, gboolean *looking)
{
  bluff_shout_seat_say_secret (seat, held ? "Your card: Treasure chest + Ship." : NULL);
  *looking = held;
}

/* What is held at an open table says by its own name what it shows, and only as long as it does. */
static void
test_look (Fixture *self, gconstpointer data)
{
  GtkWidget *seat =
      bluff_shout_seat_new (&members[0], "Anna", "Gimme yer booty!", "1", bluff_tabletop_make_secret (self->table));
  GtkWidget *look = find (seat, BLUFF_TYPE_LOOK);
  gboolean looking = FALSE;

  (void) data;
  g_signal_connect (seat, "look", G_CALLBACK (look_cb), &looking);
  gtk_window_set_child (GTK_WINDOW (self->window), seat);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to look: Anna");
  press_key (look, GDK_KEY_space, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your card: Treasure chest + Ship.");
  press_key (look, GDK_KEY_space, FALSE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to look: Anna");

  g_assert_true (gtk_widget_activate_action (look, "seat.look", NULL));
  g_assert_true (looking);
  while (looking)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (look), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to look: Anna");
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
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, "Match!");

  /* The next time nothing of it is left, neither on the sheet nor in what a screen reader says of it. */
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

/* Who comes back finds the card on top that was revealed last, and the dice where they fell. */
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
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (badge), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Steal 2 coins from \342\201\250Finn\342\201\251");
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

/* --- The review ----------------------------------------------------------------------------------------------------
 */

static void
add_event (GArray *events, const BluffEvent *event)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = BLUFF_NO_SEAT, .event = *event };

  g_array_append_val (events, told);
}

static void
add_roll (GArray *events, BluffSeat seat, BluffIcon a, BluffIcon b)
{
  BluffEvent event = { .kind = BLUFF_EVENT_ROLL, .seat = seat };

  event.roll.icons[0] = (guint8) a;
  event.roll.icons[1] = (guint8) b;
  add_event (events, &event);
}

static void
test_review (void)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  BluffEvent setup = { .kind = BLUFF_EVENT_SETUP, .seat = BLUFF_NO_SEAT };
  BluffEvent draw = { .kind = BLUFF_EVENT_DRAW, .seat = 1 };
  g_autoptr (GListModel) rolls = NULL;
  g_autoptr (BluffBluffaneerReviewItem) item = NULL;
  const BluffBluffaneerReviewRoll *roll;
  guint8 card[BLUFF_BLUFFANEER_SEATS];

  setup.deck.n = 18;
  for (guint8 seat = 0; seat < 3; seat++)
    {
      setup.deck.cards[seat] = seat;
      setup.deck.dealt[seat] = 1;
    }
  add_event (events, &setup);
  /* A double hides nothing. */
  add_roll (events, 2, BLUFF_ICON_SHIP, BLUFF_ICON_SHIP);
  add_roll (events, 0, BLUFF_ICON_CHEST, BLUFF_ICON_SHIP);
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = 1, .decide.shout = TRUE });
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = 2, .decide.shout = FALSE });
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_CLAIM, .seat = 1 });
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_ANSWER, .seat = 0, .answer.call = TRUE });
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_REVEAL, .seat = 1, .pair.card = 1 });
  draw.draw.n = 1;
  draw.draw.cards[0] = BLUFF_PAIR_SHIP_CROSSBONES;
  add_event (events, &draw);

  rolls = bluff_bluffaneer_review_new (events);
  g_assert_cmpuint (g_list_model_get_n_items (rolls), ==, 1);
  item = g_list_model_get_item (rolls, 0);
  roll = bluff_bluffaneer_review_item_get (item);
  g_assert_cmpint (roll->roller, ==, 0);
  g_assert_cmpint (roll->claimer, ==, 1);
  g_assert_cmpint (roll->asked, ==, 0x6);
  g_assert_cmpint (roll->shouted, ==, 0x2);
  /* The card as it was then, not the new one. */
  g_assert_cmpint (roll->card[1], ==, BLUFF_PAIR_CHEST_SHIP);
  g_assert_cmpuint (roll->n_events, ==, 2);
  bluff_bluffaneer_review_cards (events, card);
  g_assert_cmpint (card[1], ==, BLUFF_PAIR_SHIP_CROSSBONES);
  g_assert_cmpint (card[2], ==, 2);
  g_assert_cmpint (card[3], ==, BLUFF_PAIR_NONE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, func) g_test_add ("/bluffaneer-table/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("no-early-result", test_no_early_result);
  ADD ("roll-skipped", test_roll_skipped);
  ADD ("coins-add-up", test_coins_add_up);
  ADD ("coins-interrupted", test_coins_interrupted);
  ADD ("coins-flash", test_coins_flash);
  ADD ("own-card", test_own_card);
  ADD ("own-card-held", test_own_card_held);
  ADD ("look", test_look);
  ADD ("secret", test_secret);
  ADD ("reveal", test_reveal);
  ADD ("recall", test_recall);
  ADD ("steal", test_steal);
  g_test_add_func ("/bluffaneer-table/review", test_review);

  return g_test_run ();
}
