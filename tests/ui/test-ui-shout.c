/* test-ui-shout.c: people shout in the real app, by mouse and keyboard: at an open table, behind the curtain, by the
 * clock, too late, and after they have been away.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-moment.h"
#include "ui-screen.h"

#include "bluff-announcer.h"
#include "bluff-card.h"
#include "bluff-curtain.h"
#include "bluff-log.h"
#include "bluff-rehearsal.h"
#include "bluff-setup-page.h"
#include "bluff-shout-panel.h"
#include "bluff-shout-seat.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"
#include "bluff-toss.h"
#include "bluff-words.h"

#include <locale.h>
#include <string.h>

static GtkWidget *
find_place (UiMoment *world, const char *name)
{
  GtkWidget *place =
      ui_driver_find (world->driver, ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL), BLUFF_TYPE_SHOUT_SEAT, name);

  g_assert_nonnull (place);
  return ui_driver_find (world->driver, place, GTK_TYPE_BUTTON, NULL);
}

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static void
test_open_click (UiMoment *world, gconstpointer data)
{
  g_autofree char *decisions = NULL, *expected = NULL;
  BluffSeat a, b;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  g_assert_true (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL))));
  ui_moment_find_two (world, &a, &b);
  ui_driver_click (world->driver, find_place (world, ui_moment_names[b]));
  ui_moment_wait_for_end (world);
  decisions = ui_moment_read_decisions (world);
  expected = g_strdup_printf ("+%u-%u", b, a);
  g_assert_cmpstr (decisions, ==, expected);
}

static void
said_cb (GPtrArray *said, const char *words)
{
  g_ptr_array_add (said, g_strdup (words));
}

static void
test_open_key_and_late (UiMoment *world, gconstpointer data)
{
  g_autofree char *decisions = NULL, *expected = NULL, *first = NULL;
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *announcer;
  BluffSeat a, b;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  ui_moment_find_two (world, &a, &b);
  ui_moment_press_seat (world, a);
  ui_moment_wait_for_end (world);
  announcer = ui_driver_find (world->driver, NULL, BLUFF_TYPE_ANNOUNCER, NULL);
  g_signal_connect_swapped (announcer, "said", G_CALLBACK (said_cb), said);
  ui_moment_press_seat (world, b);
  first = g_strdup_printf (TEXT_WAS_FIRST_FORMAT, ui_moment_names[a]);
  ui_driver_wait_for (world->driver, GTK_TYPE_LABEL, first);
  /* And it is read out. */
  g_assert_true (g_ptr_array_find_with_equal_func (said, first, g_str_equal, NULL));
  g_signal_handlers_disconnect_by_data (announcer, said);
  decisions = ui_moment_read_decisions (world);
  expected = g_strdup_printf ("+%u-%u", a, b);
  g_assert_cmpstr (decisions, ==, expected);
}

static void
test_open_nobody (UiMoment *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFER, "hhhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  ui_driver_press (world->driver, "0", 0);
  ui_moment_wait_for_end (world);
  decisions = ui_moment_read_decisions (world);
  g_assert_null (strchr (decisions, '+'));
  g_assert_cmpuint (strlen (decisions), ==, 6);
}

/* Nothing is preselected, and Enter does nothing, wherever the focus is. */
static void
test_enter_never_shouts (UiMoment *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;
  GtkWidget *panel, *place;
  BluffSeat a, b;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  ui_moment_find_two (world, &a, &b);
  panel = ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL);
  g_assert_true (ui_driver_get_focus (world->driver) == panel);
  ui_driver_press (world->driver, "Return", 0);
  place = find_place (world, ui_moment_names[a]);
  gtk_widget_grab_focus (place);
  ui_driver_press (world->driver, "Return", 0);
  ui_driver_press (world->driver, "KP_Enter", 0);
  g_assert_true (ui_moment_is_on (world));
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
  ui_driver_press (world->driver, "space", 0);
  ui_moment_wait_for_end (world);
  decisions = ui_moment_read_decisions (world);
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

static const char *
last_said (UiMoment *world)
{
  return bluff_announcer_get_last (BLUFF_ANNOUNCER (ui_moment_find (world, BLUFF_TYPE_ANNOUNCER)));
}

/* The player's card is open and announced as long as the key is held, and not a moment longer. */
static void
test_hold_to_look (UiMoment *world, gconstpointer data)
{
  GtkWidget *panel;
  BluffSeat a, b;
  char key[2] = { 0 };

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  ui_moment_find_two (world, &a, &b);
  panel = ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL);
  key[0] = (char) ('1' + a);
  g_assert_cmpuint (count_open_cards (panel), ==, 0);
  ui_driver_press (world->driver, "Tab", 0);
  ui_driver_hold (world->driver, "Shift_L", TRUE);
  ui_driver_hold (world->driver, key, TRUE);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count_open_cards (panel), ==, 1);
  g_assert_true (g_str_has_prefix (last_said (world), TEXT_CARD));
  ui_driver_hold (world->driver, key, FALSE);
  ui_driver_settle (world->driver);
  g_assert_cmpuint (count_open_cards (panel), ==, 0);
  g_assert_cmpstr (last_said (world), ==, TEXT_CARD_FACE_DOWN);
  ui_driver_hold (world->driver, "Shift_L", FALSE);
  ui_driver_settle (world->driver);
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
}

/* --- Alone, and one after the other --------------------------------------------------------------------------------
 */

static void
test_alone (UiMoment *world, gconstpointer data)
{
  g_autofree char *decisions = NULL;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hcc", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  g_assert_false (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL))));
  ui_driver_press (world->driver, "Return", 0);
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), 0));
  ui_driver_press (world->driver, "g", 0);
  ui_moment_wait_for_end (world);
  decisions = ui_moment_read_decisions (world);
  g_assert_nonnull (strstr (decisions, "+0"));
}

typedef struct
{
  UiMoment *world;
  guint counts; /* the event with which the shout counts */
} Shout;

static char *
say (UiMoment *world, guint number)
{
  BluffCast cast = { .players = 3, .viewer = 0 };
  BluffTold told;

  memcpy (cast.names, ui_moment_names, 3 * sizeof cast.names[0]);
  return bluff_match_tell (world->match, number, 0, &told) ? bluff_words_event (&cast, &told) : NULL;
}

/* Also in a pane that is closed. */
static GtkWidget *
find_log (GtkWidget *widget, gboolean inside)
{
  GtkWidget *found = NULL;

  if (inside && GTK_IS_LIST_VIEW (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_log (child, inside || BLUFF_IS_LOG (widget));

  return found;
}

static guint
count_lines (UiMoment *world, const char *text)
{
  GtkWidget *list = find_log (GTK_WIDGET (ui_driver_get_window (world->driver)), FALSE);
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (GObject) line = g_list_model_get_item (lines, i);
      g_autofree char *said = NULL;

      g_object_get (line, "text", &said, NULL);
      n += g_str_equal (said, text);
    }

  return n;
}

/* Whether what came after the shout has been shown, too. */
static gboolean
is_shown_cb (gpointer data)
{
  Shout *shout = data;
  g_autofree char *next = say (shout->world, shout->counts + 1);

  ui_moment_go_on (shout->world);
  return next != NULL && count_lines (shout->world, next) > 0;
}

/* The event with which the last shout counts: a call, or in Bluffaneer a claim. */
static guint
find_count (UiMoment *world, BluffEventKind kind)
{
  guint found = 0;
  BluffTold told;

  for (guint number = 1; bluff_match_tell (world->match, number, 0, &told); number++)
    if (told.event.kind == kind && told.event.seat == 0)
      found = number;

  return found;
}

/* A shout that counts is told twice, as the decision and as what it comes to; it is one line, and is said once. */
static void
test_one_line (UiMoment *world, gconstpointer data)
{
  gboolean bluffer = data != NULL;
  const char *line = bluffer ? TEXT_YOU_SHOUT_BLUFF : TEXT_YOU_SHOUT_BOOTY;
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  Shout shout = { world, 0 };
  GtkWidget *announcer;
  guint n = 0;

  ui_moment_sit_down (world, bluffer ? BLUFF_GAME_BLUFFER : BLUFF_GAME_BLUFFANEER, "hcc", BLUFF_SHOUT_RELAXED,
                      UI_MOMENT_SEED);
  ui_moment_wait (world);
  announcer = ui_driver_find (world->driver, NULL, BLUFF_TYPE_ANNOUNCER, NULL);
  g_signal_connect_swapped (announcer, "said", G_CALLBACK (said_cb), said);
  ui_driver_press (world->driver, bluffer ? "b" : "g", 0);
  ui_moment_wait_for_end (world);
  shout.counts = find_count (world, bluffer ? BLUFF_EVENT_CALL : BLUFF_EVENT_CLAIM);
  g_assert_cmpuint (shout.counts, >, 0);
  ui_driver_wait (world->driver, is_shown_cb, &shout, "the shout to be told");
  g_signal_handlers_disconnect_by_data (announcer, said);
  g_assert_cmpuint (count_lines (world, line), ==, 1);
  for (guint i = 0; i < said->len; i++)
    n += g_str_equal (g_ptr_array_index (said, i), line);
  g_assert_cmpuint (n, ==, 1);
}

static gboolean
is_curtain_cb (gpointer data)
{
  return ui_moment_find (data, BLUFF_TYPE_CURTAIN) != NULL;
}

/* One has decided behind the curtain, and all go away. What the next one sees when they come back. */
static char *
decide_and_go_away (UiMoment *world, const char *key)
{
  BluffSeat a, b;
  g_autofree char *decisions = NULL, *expected = NULL;

  ui_moment_sit_down (world, BLUFF_GAME_BLUFFER, "hhh", BLUFF_SHOUT_RELAXED, UI_MOMENT_SEED);
  ui_moment_wait (world);
  g_assert_false (bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL))));
  a = bluff_match_get_looker (world->match);
  ui_driver_press (world->driver, key, 0);
  ui_driver_wait (world->driver, is_curtain_cb, world, "the curtain");
  b = bluff_match_get_looker (world->match);
  g_assert_cmpuint (a, !=, b);
  expected = g_strdup_printf ("%c%u", *key == 'b' ? '+' : '-', a);
  decisions = ui_moment_read_decisions (world);
  g_assert_cmpstr (decisions, ==, expected);

  bluff_window_pop (ui_driver_get_window (world->driver));
  g_clear_object (&world->game);
  ui_player_carry_on (world->driver);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_moment_find (world, BLUFF_TYPE_CURTAIN));
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL));
  g_signal_emit_by_name (ui_moment_find (world, BLUFF_TYPE_CURTAIN), "raise");
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL));
  g_assert_nonnull (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, TEXT_LET_IT_PASS));

  return ui_screen_read (world->driver);
}

/* That one is not asked again, and nobody can see what it was: the screen is the same either way. */
static void
test_in_turn_and_away (UiMoment *world, gconstpointer data)
{
  g_autofree char *shouted = NULL, *passed = NULL;

  g_settings_set_boolean (world->settings, "shout-in-turn", TRUE);
  shouted = decide_and_go_away (world, "b");
  ui_moment_tear_down (world, data);
  ui_moment_set_up (world, data);
  g_settings_set_boolean (world->settings, "shout-in-turn", TRUE);
  passed = decide_and_go_away (world, "p");
  g_assert_cmpstr (shouted, ==, passed);
}

/* --- By the clock --------------------------------------------------------------------------------------------------
 */

/* All people try their keys, one by one and then together; Bea chooses another one. */
static void
test_rehearsal (UiMoment *world, gconstpointer data)
{
  GtkWidget *sheet, *card;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  sheet = ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  g_assert_cmpuint (bluff_match_get_n_told (world->match), ==, 0);
  ui_driver_press (world->driver, "1", 0);
  ui_driver_press (world->driver, "2", 0);
  card = ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_WORKS);
  g_assert_nonnull (card);
  ui_driver_press (world->driver, "3", 0);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEYS_TOGETHER));
  /* Cleo's does not arrive. */
  ui_driver_hold (world->driver, "1", TRUE);
  ui_driver_hold (world->driver, "2", TRUE);
  ui_driver_hold (world->driver, "1", FALSE);
  ui_driver_hold (world->driver, "2", FALSE);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_DID_NOT_ARRIVE));
  for (guint i = 0; i < 3; i++)
    ui_driver_hold (world->driver, (const char *const[]){ "1", "2", "3" }[i], TRUE);
  for (guint i = 0; i < 3; i++)
    ui_driver_hold (world->driver, (const char *const[]){ "1", "2", "3" }[i], FALSE);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEYS_ARRIVE));
  /* The button to go on has the focus. */
  ui_driver_press (world->driver, "Return", 0);
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_REHEARSAL));
  ui_driver_settle (world->driver);
  g_assert_cmpuint (bluff_match_get_n_told (world->match), >, 0);
}

static void
test_rehearsal_other_key (UiMoment *world, gconstpointer data)
{
  GtkWidget *sheet;
  g_auto (GStrv) keys = NULL;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  sheet = ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_press (world->driver, "1", 0);
  ui_driver_click_text (world->driver, TEXT_KEY_OTHER);
  /* The keys that stop the rope, and that stand for nobody, are everybody's. */
  ui_driver_press (world->driver, "u", 0);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_TAKEN));
  ui_driver_press (world->driver, "0", 0);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_TAKEN));
  ui_driver_press (world->driver, "q", 0);
  keys = g_settings_get_strv (world->settings, "shout-keys");
  g_assert_cmpstr (keys[0], ==, "q");
  g_assert_null (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_WORKS));
  ui_driver_press (world->driver, "q", 0);
  g_assert_nonnull (ui_driver_find (world->driver, sheet, GTK_TYPE_LABEL, TEXT_KEY_WORKS));
  ui_driver_click_text (world->driver, TEXT_SKIP);
  g_assert_null (ui_moment_find (world, BLUFF_TYPE_REHEARSAL));
}

static gboolean
is_toss_cb (gpointer data)
{
  return ui_moment_find (data, BLUFF_TYPE_TOSS) != NULL;
}

/* Two keys at once: both count, and the coin is tossed for everybody to see. */
static void
test_quick_tie (UiMoment *world, gconstpointer data)
{
  BluffSeat a, b;
  g_autofree char *decisions = NULL;

  (void) data;
  g_settings_set_string (world->settings, "pace", "step");
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_click_text (world->driver, TEXT_SKIP);
  ui_moment_wait (world);
  ui_driver_press (world->driver, "Tab", 0);
  ui_moment_find_two (world, &a, &b);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + a), 0 }, TRUE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + b), 0 }, TRUE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + a), 0 }, FALSE);
  ui_driver_hold (world->driver, (char[]){ (char) ('1' + b), 0 }, FALSE);
  ui_driver_wait (world->driver, is_toss_cb, world, "the coin");
  decisions = ui_moment_read_decisions (world);
  g_assert_cmpuint (strlen (decisions), ==, 4);
  g_assert_null (strchr (decisions, '-'));
}

static void
test_quick_pause (UiMoment *world, gconstpointer data)
{
  GtkWidget *panel;
  BluffSeat a, b;

  (void) data;
  ui_moment_sit_down (world, BLUFF_GAME_BLUFFANEER, "hhh", BLUFF_SHOUT_QUICK, UI_MOMENT_SEED);
  ui_driver_wait_for (world->driver, BLUFF_TYPE_REHEARSAL, NULL);
  ui_driver_click_text (world->driver, TEXT_SKIP);
  ui_moment_wait (world);
  ui_moment_find_two (world, &a, &b);
  panel = ui_moment_find (world, BLUFF_TYPE_SHOUT_PANEL);
  ui_driver_click (world->driver, ui_driver_find (world->driver, panel, GTK_TYPE_TOGGLE_BUTTON, TEXT_PAUSE));
  ui_moment_press_seat (world, a);
  g_assert_true (ui_moment_is_on (world));
  g_assert_true (bluff_seats_has (bluff_match_get_awaited (world->match), a));
  ui_driver_click (world->driver, ui_driver_find (world->driver, panel, GTK_TYPE_TOGGLE_BUTTON, TEXT_GO_ON));
  ui_moment_press_seat (world, a);
  ui_moment_wait_for_end (world);
}

/* --- Agreed before -------------------------------------------------------------------------------------------------
 */

/* What is switched on the page for a new game is kept with the game. */
static void
test_setup (UiMoment *world, gconstpointer data)
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
  g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, TEXT_ONE_AFTER_OTHER));
  g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, TEXT_ROPE));
  ui_driver_click (world->driver, ui_driver_wait_for (world->driver, GTK_TYPE_SWITCH, NULL));
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_driver_wait_for (world->driver, ADW_TYPE_COMBO_ROW, TEXT_SHOUT)),
                              BLUFF_SHOUT_QUICK);
  ui_driver_settle (world->driver);
  g_assert_nonnull (ui_driver_find (world->driver, NULL, GTK_TYPE_LABEL, TEXT_ROPE));
  ui_driver_click_text (world->driver, TEXT_SET_SAIL);
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
  games = bluff_store_list_games (store, &all, NULL, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_nonnull (strstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->options, "quick"));
  g_assert_nonnull (strstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->options, "false"));
}

static void
add (const char *path, void (*test) (UiMoment *, gconstpointer))
{
  g_test_add (path, UiMoment, NULL, ui_moment_set_up, test, ui_moment_tear_down);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ui_driver_paint ();

  add ("/ui/shout/setup", test_setup);
  add ("/ui/shout/open/click", test_open_click);
  add ("/ui/shout/open/key-and-late", test_open_key_and_late);
  add ("/ui/shout/open/nobody", test_open_nobody);
  add ("/ui/shout/open/enter-never-shouts", test_enter_never_shouts);
  add ("/ui/shout/open/hold-to-look", test_hold_to_look);
  add ("/ui/shout/alone", test_alone);
  g_test_add ("/ui/shout/one-line/bluffer", UiMoment, "bluffer", ui_moment_set_up, test_one_line, ui_moment_tear_down);
  add ("/ui/shout/one-line/bluffaneer", test_one_line);
  add ("/ui/shout/in-turn-and-away", test_in_turn_and_away);
  add ("/ui/shout/rehearsal/together", test_rehearsal);
  add ("/ui/shout/rehearsal/other-key", test_rehearsal_other_key);
  add ("/ui/shout/quick/tie", test_quick_tie);
  add ("/ui/shout/quick/pause", test_quick_pause);

  return g_test_run ();
}
