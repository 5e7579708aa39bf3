/* test-ui-shout.c: people shout in the real app, by mouse and keyboard: at an open table, behind the curtain, by the
 * clock, too late, and after they have been away.
 *
 * Everything but the shout itself is played through the match, as quickly as it goes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"
#include "ui-screen.h"

#include "bluff-card.h"
#include "bluff-curtain.h"
#include "bluff-rehearsal.h"
#include "bluff-setup-page.h"
#include "bluff-shout-panel.h"
#include "bluff-shout-seat.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"
#include "bluff-toss.h"

#include <locale.h>
#include <string.h>

enum
{
  SEATS = 4,
  SEED = 11
};

static const char *const names[SEATS] = { "Ada", "Bea", "Cleo", "Dan" };

typedef struct
{
  UiDriver *driver;
  BluffSavedGame *game;
  BluffMatch *match;
  GSettings *settings;
  BluffRandom random;
} World;

/* --- The table -----------------------------------------------------------------------------------------------------
 */

/* PEOPLE: h for a person, c for a computer. */
static void
sit_down (World *world, BluffGame game, const char *people, BluffShout shout)
{
  static const char *const colours[SEATS] = { "blue", "red", "green", "yellow" };
  BluffSaves *saves = ui_player_get_saves (world->driver);
  BluffSavesSeat seats[SEATS];
  BluffTable table;
  g_autoptr (GError) error = NULL;

  bluff_table_init (&table, game, (guint) strlen (people));
  table.shout = (guint8) shout;
  for (guint i = 0; i < table.players; i++)
    seats[i] = (BluffSavesSeat){ .kind = people[i] == 'h' ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = names[i],
                                 .level = people[i] == 'h' ? NULL : "deckhand",
                                 .colour = colours[i] };
  world->game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);
  world->match = bluff_saved_game_get_match (world->game);
  bluff_match_set_seed (world->match, SEED);
  bluff_window_push (ui_driver_get_window (world->driver), bluff_table_page_new (saves, world->game));
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
}

static void
set_up (World *world, gconstpointer data)
{
  (void) data;
  *world = (World){ .driver = ui_driver_new (ui_driver_make_folder (), 1100, 800) };
  world->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (world->settings, "pace", "instant");
  g_settings_reset (world->settings, "shout-in-turn");
  g_settings_reset (world->settings, "shout-keys");
  g_settings_set_int (world->settings, "shout-window", 40);
  /* A burning rope moves all the time, and nothing that waits for rest would come to an end. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  bluff_random_seed (&world->random, SEED);
}

static void
tear_down (World *world, gconstpointer data)
{
  (void) data;
  g_clear_object (&world->game);
  g_clear_object (&world->settings);
  ui_driver_free (world->driver);
}

/* --- Getting there -------------------------------------------------------------------------------------------------
 */

static GtkWidget *
find (World *world, GType type)
{
  return ui_driver_find (world->driver, NULL, type, NULL);
}

static gboolean
is_moment (World *world)
{
  BluffPhase phase = bluff_match_get_phase (world->match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

/* One step of a person who does anything. */
static void
play_anything (World *world)
{
  BluffSeats awaited = bluff_match_get_awaited (world->match) & bluff_match_get_people (world->match);
  BluffLegal legal;
  BluffAction action;

  if (awaited == 0 || is_moment (world) || bluff_match_is_saving (world->match))
    return;

  bluff_match_legal (world->match, bluff_seats_first (awaited), &legal);
  if (legal.kinds == 0)
    return;
  bluff_legal_random (&legal, &world->random, &action);
  bluff_match_act (world->match, &action);
}

/* Until somebody is asked on the screen. The curtain is raised on the way, as often as it falls. */
static gboolean
is_asked_cb (gpointer data)
{
  World *world = data;
  GtkWidget *curtain = find (world, BLUFF_TYPE_CURTAIN);
  GtkWidget *panel = find (world, BLUFF_TYPE_SHOUT_PANEL);

  if (panel != NULL && curtain == NULL)
    return TRUE;
  if (curtain != NULL)
    g_signal_emit_by_name (curtain, "raise");
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (world->driver))),
                                  "game.continue", NULL);
      play_anything (world);
    }

  return FALSE;
}

static void
wait_for_moment (World *world)
{
  ui_driver_wait (world->driver, is_asked_cb, world, "somebody to be asked");
  ui_driver_settle (world->driver);
}

static gboolean
is_over_cb (gpointer data)
{
  World *world = data;

  return !is_moment (world) && !bluff_match_is_saving (world->match);
}

static char *
read_decisions (World *world)
{
  return ui_player_read_decisions (bluff_saves_get_store (ui_player_get_saves (world->driver)),
                                   bluff_saved_game_get_id (world->game));
}

static GtkWidget *
find_place (World *world, const char *name)
{
  GtkWidget *place = ui_driver_find (world->driver, find (world, BLUFF_TYPE_SHOUT_PANEL), BLUFF_TYPE_SHOUT_SEAT, name);

  g_assert_nonnull (place);
  return ui_driver_find (world->driver, place, GTK_TYPE_BUTTON, NULL);
}

/* Some seat that is asked, and another one. */
static void
find_two (World *world, BluffSeat *a, BluffSeat *b)
{
  BluffSeats asked = bluff_match_get_awaited (world->match) & bluff_match_get_people (world->match);

  *a = bluff_seats_first (asked);
  *b = bluff_seats_first (bluff_seats_without (asked, *a));
}

static void
press_seat (World *world, BluffSeat seat)
{
  char key[2] = { (char) ('1' + seat), '\0' };

  ui_driver_press (world->driver, key, 0);
}

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static void
test_open_click (World *world, gconstpointer data)
{
  g_autofree char *decisions = NULL, *expected = NULL;
  BluffSeat a, b;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  g_assert_true (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (find (world, BLUFF_TYPE_SHOUT_PANEL))));
  find_two (world, &a, &b);
  ui_driver_click (world->driver, find_place (world, names[b]));
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
  decisions = read_decisions (world);
  expected = g_strdup_printf ("+%u-%u", b, a);
  g_assert_cmpstr (decisions, ==, expected);
}

static void
test_open_key_and_late (World *world, gconstpointer data)
{
  g_autofree char *decisions = NULL, *expected = NULL, *first = NULL;
  BluffSeat a, b;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  find_two (world, &a, &b);
  press_seat (world, a);
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
  press_seat (world, b);
  first = g_strdup_printf ("\xe2\x81\xa8%s\xe2\x81\xa9 was first", names[a]);
  ui_driver_wait_for (world->driver, GTK_TYPE_LABEL, first);
  decisions = read_decisions (world);
  expected = g_strdup_printf ("+%u-%u", a, b);
  g_assert_cmpstr (decisions, ==, expected);
}

static void
test_open_nobody (World *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFER, "hhhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  ui_driver_press (world->driver, "0", 0);
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
  decisions = read_decisions (world);
  g_assert_null (strchr (decisions, '+'));
  g_assert_cmpuint (strlen (decisions), ==, 6);
}

/* Nothing is preselected, and Enter does nothing, wherever the focus is. */
static void
test_enter_never_shouts (World *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;
  GtkWidget *panel, *place;
  BluffSeat a, b;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  find_two (world, &a, &b);
  panel = find (world, BLUFF_TYPE_SHOUT_PANEL);
  g_assert_true (ui_driver_get_focus (world->driver) == panel);
  ui_driver_press (world->driver, "Return", 0);
  place = find_place (world, names[a]);
  gtk_widget_grab_focus (place);
  ui_driver_press (world->driver, "Return", 0);
  ui_driver_press (world->driver, "KP_Enter", 0);
  g_assert_true (is_moment (world));
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
  ui_driver_press (world->driver, "space", 0);
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
  decisions = read_decisions (world);
  g_assert_nonnull (strchr (decisions, '+'));
}

static guint
count_open_cards (GtkWidget *widget)
{
  guint n = BLUFF_IS_CARD (widget) && !g_str_equal (bluff_card_get_art (BLUFF_CARD (widget)), "bluffaneer-back");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_open_cards (child);

  return n;
}

/* The own card is open as long as the key is held, and not a moment longer. */
static void
test_hold_to_look (World *world, gconstpointer data)
{
  GtkWidget *panel;
  BluffSeat a, b;
  char key[2] = { 0 };

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  find_two (world, &a, &b);
  panel = find (world, BLUFF_TYPE_SHOUT_PANEL);
  key[0] = (char) ('1' + a);
  g_assert_cmpuint (count_open_cards (panel), ==, 0);
  ui_driver_press (world->driver, "Tab", 0);
  ui_driver_hold (world->driver, "Shift_L", TRUE);
  ui_driver_hold (world->driver, key, TRUE);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count_open_cards (panel), ==, 1);
  ui_driver_hold (world->driver, key, FALSE);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count_open_cards (panel), ==, 0);
  ui_driver_hold (world->driver, "Shift_L", FALSE);
  ui_driver_settle (world->driver);
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
}

/* --- Alone, and one after the other --------------------------------------------------------------------------------
 */

static void
test_alone (World *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hcc", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  g_assert_false (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (find (world, BLUFF_TYPE_SHOUT_PANEL))));
  ui_driver_press (world->driver, "Return", 0);
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), 0));
  ui_driver_press (world->driver, "g", 0);
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
  decisions = read_decisions (world);
  g_assert_nonnull (strstr (decisions, "+0"));
}

static gboolean
is_curtain_cb (gpointer data)
{
  return find (data, BLUFF_TYPE_CURTAIN) != NULL;
}

/* One has decided behind the curtain, and all go away. What the next one sees when they come back. */
static char *
decide_and_go_away (World *world, const char *key)
{
  BluffSeat a, b;
  g_autofree char *decisions = NULL, *expected = NULL;

  sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED);
  wait_for_moment (world);
  g_assert_false (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (find (world, BLUFF_TYPE_SHOUT_PANEL))));
  a = bluff_match_get_looker (world->match);
  ui_driver_press (world->driver, key, 0);
  ui_driver_wait (world->driver, is_curtain_cb, world, "the curtain");
  b = bluff_match_get_looker (world->match);
  g_assert_cmpuint (a, !=, b);
  expected = g_strdup_printf ("%c%u", *key == 'b' ? '+' : '-', a);
  decisions = read_decisions (world);
  g_assert_cmpstr (decisions, ==, expected);

  bluff_window_pop (ui_driver_get_window (world->driver));
  g_clear_object (&world->game);
  ui_player_carry_on (world->driver);
  ui_driver_settle (world->driver);
  g_assert_nonnull (find (world, BLUFF_TYPE_CURTAIN));
  g_assert_null (find (world, BLUFF_TYPE_SHOUT_PANEL));
  g_signal_emit_by_name (find (world, BLUFF_TYPE_CURTAIN), "raise");
  ui_driver_settle (world->driver);
  g_assert_nonnull (find (world, BLUFF_TYPE_SHOUT_PANEL));
  g_assert_nonnull (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, "Let it pass"));

  return ui_screen_read (world->driver);
}

/* That one is not asked again, and nobody can see what it was: the screen is the same either way. */
static void
test_in_turn_and_away (World *world, gconstpointer data)
{
  g_autofree char *shouted = NULL, *passed = NULL;

  g_settings_set_boolean (world->settings, "shout-in-turn", TRUE);
  shouted = decide_and_go_away (world, "b");
  tear_down (world, data);
  set_up (world, data);
  g_settings_set_boolean (world->settings, "shout-in-turn", TRUE);
  passed = decide_and_go_away (world, "p");
  g_assert_cmpstr (shouted, ==, passed);
}

/* --- By the clock --------------------------------------------------------------------------------------------------
 */

/* Everybody tries the own key, then all together; Bea chooses another one. */
static void
test_rehearsal (World *world, gconstpointer data)
{
  GtkWidget *sheet, *card;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK);
  sheet = ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  g_assert_cmpuint (bluff_match_get_n_told (world->match), ==, 0);
  ui_driver_press (world->driver, "1", 0);
  ui_driver_press (world->driver, "2", 0);
  card = ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "It works");
  g_assert_nonnull (card);
  ui_driver_press (world->driver, "3", 0);
  g_assert_nonnull (
      ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "Now all together: hold your keys down at the same time."));
  /* Cleo's does not arrive. */
  ui_driver_hold (world->driver, "1", TRUE);
  ui_driver_hold (world->driver, "2", TRUE);
  ui_driver_hold (world->driver, "1", FALSE);
  ui_driver_hold (world->driver, "2", FALSE);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "Did not arrive"));
  for (guint i = 0; i < 3; i++)
    ui_driver_hold (world->driver, (const char *const[]){ "1", "2", "3" }[i], TRUE);
  for (guint i = 0; i < 3; i++)
    ui_driver_hold (world->driver, (const char *const[]){ "1", "2", "3" }[i], FALSE);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "All keys arrive together. You are ready."));
  /* The button to go on has the focus. */
  ui_driver_press (world->driver, "Return", 0);
  g_assert_null (find (world, BLUFF_TYPE_REHEARSAL));
  ui_driver_settle (world->driver);
  g_assert_cmpuint (bluff_match_get_n_told (world->match), >, 0);
}

static void
test_rehearsal_other_key (World *world, gconstpointer data)
{
  GtkWidget *sheet;
  g_auto (GStrv) keys = NULL;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK);
  sheet = ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_press (world->driver, "1", 0);
  ui_driver_click_text (world->driver, "Other key");
  ui_driver_press (world->driver, "q", 0);
  keys = g_settings_get_strv (world->settings, "shout-keys");
  g_assert_cmpstr (keys[0], ==, "q");
  g_assert_null (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "It works"));
  ui_driver_press (world->driver, "q", 0);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, "It works"));
  ui_driver_click_text (world->driver, "Skip");
  g_assert_null (find (world, BLUFF_TYPE_REHEARSAL));
}

static gboolean
is_toss_cb (gpointer data)
{
  return find (data, BLUFF_TYPE_TOSS) != NULL;
}

/* Two keys at once: both count, and the coin is tossed for everybody to see. */
static void
test_quick_tie (World *world, gconstpointer data)
{
  BluffSeat a, b;
  g_autofree char *decisions = NULL;

  (void) data;
  g_settings_set_string (world->settings, "pace", "step");
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_click_text (world->driver, "Skip");
  wait_for_moment (world);
  ui_driver_press (world->driver, "Tab", 0);
  find_two (world, &a, &b);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + a), 0 }, TRUE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + b), 0 }, TRUE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + a), 0 }, FALSE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + b), 0 }, FALSE);
  ui_driver_wait (world->driver, is_toss_cb, world, "the coin");
  decisions = read_decisions (world);
  g_assert_cmpuint (strlen (decisions), ==, 4);
  g_assert_null (strchr (decisions, '-'));
}

static void
test_quick_pause (World *world, gconstpointer data)
{
  GtkWidget *panel;
  BluffSeat a, b;

  (void) data;
  sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_click_text (world->driver, "Skip");
  wait_for_moment (world);
  find_two (world, &a, &b);
  panel = find (world, BLUFF_TYPE_SHOUT_PANEL);
  ui_driver_click (world->driver, ui_driver_find (world->driver, panel, GTK_TYPE_TOGGLE_BUTTON, "Pause"));
  press_seat (world, a);
  g_assert_true (is_moment (world));
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
  ui_driver_click (world->driver, ui_driver_find (world->driver, panel, GTK_TYPE_TOGGLE_BUTTON, "Go on"));
  press_seat (world, a);
  ui_driver_wait (world->driver, is_over_cb, world, "the moment to end");
}

/* --- Agreed before -------------------------------------------------------------------------------------------------
 */

/* What is switched on the page for a new game is kept with the game. */
static void
test_setup (World *world, gconstpointer data)
{
  BluffStore *store = bluff_saves_get_store (ui_player_get_saves (world->driver));
  BluffStoreFilter all = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  (void) data;
  bluff_window_push (ui_driver_get_window (world->driver),
                     bluff_setup_page_new (ui_player_get_saves (world->driver), BLUFF_GAME_BLUFFER));
  ui_driver_settle (world->driver);
  /* One person is never asked behind a curtain, and without a clock there is no rope. */
  g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, "One after the other"));
  g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, "Rope"));
  ui_driver_click (world->driver, ui_driver_wait_for (world->driver, GTK_TYPE_SWITCH, NULL));
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_driver_wait_for (world->driver, ADW_TYPE_COMBO_ROW, "Shout")),
                              BLUFF_SHOUT_QUICK);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, "Rope"));
  ui_driver_click_text (world->driver, "Set sail");
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
  games = bluff_store_list_games (store, &all, NULL, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_nonnull (strstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->options, "quick"));
  g_assert_nonnull (strstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->options, "false"));
}

static void
add (const char *path, void (*test) (World *, gconstpointer))
{
  g_test_add (path, World, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  add ("/ui/shout/setup", test_setup);
  add ("/ui/shout/open/click", test_open_click);
  add ("/ui/shout/open/key-and-late", test_open_key_and_late);
  add ("/ui/shout/open/nobody", test_open_nobody);
  add ("/ui/shout/open/enter-never-shouts", test_enter_never_shouts);
  add ("/ui/shout/open/hold-to-look", test_hold_to_look);
  add ("/ui/shout/alone", test_alone);
  add ("/ui/shout/in-turn-and-away", test_in_turn_and_away);
  add ("/ui/shout/rehearsal/together", test_rehearsal);
  add ("/ui/shout/rehearsal/other-key", test_rehearsal_other_key);
  add ("/ui/shout/quick/tie", test_quick_tie);
  add ("/ui/shout/quick/pause", test_quick_pause);

  return g_test_run ();
}
