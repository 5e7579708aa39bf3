/* ui-tour.c: shows every page of the app, and every moment of a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-tour.h"

#include "test-languages.h"
#include "texts.h"
#include "ui-company.h"
#include "ui-gallery.h"
#include "test-clock.h"
#include "ui-history.h"
#include "ui-moment.h"
#include "ui-player.h"
#include "ui-records.h"

#include "bluff-flag.h"
#include "bluff-language.h"
#include "bluff-question.h"
#include "bluff-rehearsal.h"
#include "bluff-report.h"
#include "bluff-saves.h"
#include "bluff-store-player.h"
#include "bluff-toss.h"
#include "bluff-who-dialog.h"
#include "bluff-wording-dialog.h"

#include <glib/gi18n.h>

typedef struct
{
  const UiTour *plan;
  UiDriver *driver;
  UiTourStop stop;
  gpointer data;
} Tour;

static GtkTextDirection direction;
static gboolean both_schemes;

void
ui_tour_init (int *argc, char ***argv)
{
  g_autoptr (GSettings) settings = NULL;

  bluff_application_init_language ();
  bluff_language_choose (test_languages_list ()[0]);
  g_test_init (argc, argv, NULL);
  adw_init ();
  ui_gallery_set_font (100);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
}

void
ui_tour_set_direction (GtkTextDirection new_direction)
{
  direction = new_direction;
}

void
ui_tour_set_both_schemes (gboolean both)
{
  both_schemes = both;
}

/* The app goes by its language: afterwards. */
static UiDriver *
open_app (int width, int height)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), width, height);

  if (direction != GTK_TEXT_DIR_NONE)
    gtk_widget_set_default_direction (direction);

  return driver;
}

static void
stop (const Tour *tour, const char *where)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *dark = g_strconcat ("dark-", where, NULL);

  ui_driver_settle (tour->driver);
  tour->stop (tour->driver, where, tour->data);
  if (!both_schemes)
    return;

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  ui_driver_settle (tour->driver);
  g_assert_true (adw_style_manager_get_dark (style));
  tour->stop (tour->driver, dark, tour->data);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  ui_driver_settle (tour->driver);
}

/* --- What pops up --------------------------------------------------------------------------------------------------
 */

enum
{
  TOUR_SEED = 7,
  N_GAMES = 60, /* of the player whose page is shown */
  MOST_GAMES = 8,
  LATER = 3,     /* turns of people */
  MOST_MENUS = 3 /* of a page or a moment: the piles of a table are all alike */
};

/* Nobody can press what has been scrolled away. */
static gboolean
is_in_window (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds, whole;

  return gtk_widget_compute_bounds (widget, window, &bounds) && gtk_widget_compute_bounds (window, window, &whole) &&
         graphene_rect_contains_rect (&whole, &bounds);
}

static void
find_menus (GtkWidget *widget, GPtrArray *menus)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (GTK_IS_MENU_BUTTON (widget) && menus->len < MOST_MENUS && is_in_window (widget))
    g_ptr_array_add (menus, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_menus (child, menus);
}

static void
stop_at_menus (const Tour *tour, const char *where)
{
  g_autoptr (GPtrArray) menus = g_ptr_array_new ();
  g_autofree char *name = g_strconcat (where, "-menu", NULL);

  find_menus (GTK_WIDGET (ui_driver_get_window (tour->driver)), menus);
  for (guint i = 0; i < menus->len; i++)
    {
      gtk_menu_button_popup (g_ptr_array_index (menus, i));
      stop (tour, name);
      gtk_menu_button_popdown (g_ptr_array_index (menus, i));
      ui_driver_settle (tour->driver);
    }
}

/* --- Pages ---------------------------------------------------------------------------------------------------------
 */

static void
act (const Tour *tour, const char *action, GVariant *target)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (tour->driver)));

  g_assert_true (gtk_widget_activate_action_variant (page, action, target));
}

static void
stop_at_page (const Tour *tour, const char *action, GVariant *target)
{
  act (tour, action, target);
  stop (tour, action);
  bluff_window_pop (ui_driver_get_window (tour->driver));
  ui_driver_settle (tour->driver);
}

/* The page of a finished game of each kind, and that of a record that is not over. */
static void
stop_at_stories (const Tour *tour, BluffSaves *saves)
{
  static const char *const playthroughs[] = { "pirate-duel", "bluffer-crowd", "bluffaneer-three" };
  const char *folder = ui_driver_make_folder ();
  g_autofree char *begun = ui_records_write (folder, "begun.bluff", playthroughs[0], "Mia", 30);

  for (guint i = 0; i < G_N_ELEMENTS (playthroughs); i++)
    {
      g_autofree char *path = ui_records_write (folder, playthroughs[i], playthroughs[i], "Mia", UI_RECORDS_WHOLE);
      g_autofree char *id = ui_records_keep (saves, path);

      stop_at_page (tour, "win.story", g_variant_new_string (id));
    }
  ui_driver_open_file (tour->driver, begun);
  stop (tour, "record");
  bluff_window_pop (ui_driver_get_window (tour->driver));
  ui_driver_settle (tour->driver);
}

/* With its filter, which a narrow window has behind a button. */
static void
stop_at_hall (const Tour *tour)
{
  GtkWidget *button;

  act (tour, "win.hall", NULL);
  stop (tour, "win.hall");
  button = ui_driver_find (tour->driver, NULL, GTK_TYPE_TOGGLE_BUTTON, _ (TEXT_FILTER));
  if (button != NULL)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      stop (tour, "win.hall-filter");
    }
  bluff_window_pop (ui_driver_get_window (tour->driver));
  ui_driver_settle (tour->driver);
}

static void
stop_at_dialog (const Tour *tour, const char *action, GVariant *target)
{
  act (tour, action, target);
  stop (tour, action);
  ui_driver_press (tour->driver, "Escape", 0);
}

/* Words that are in many sentences. English is not translated: nothing is found. */
static void
stop_at_wording (const Tour *tour)
{
  g_autofree char *spoken = bluff_language_get_spoken ();
  GtkWidget *entry, *row;

  bluff_wording_dialog_present (GTK_WIDGET (ui_driver_get_window (tour->driver)));
  ui_driver_settle (tour->driver);
  entry = ui_driver_find (tour->driver, NULL, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), _ (TEXT_BLUFF));
  g_signal_emit_by_name (entry, "search-changed");
  ui_driver_settle (tour->driver);
  row = ui_driver_find (tour->driver, GTK_WIDGET (gtk_widget_get_root (entry)), GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_cmpint (row != NULL, ==, !g_str_equal (spoken, "en"));
  stop (tour, "wording");
  if (row != NULL)
    {
      gtk_widget_activate (row);
      stop (tour, "wording-copied");
    }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (entry)));
  ui_driver_settle (tour->driver);
}

/* Who the people of records are, and which of these could not be read. */
static void
stop_at_import (const Tour *tour)
{
  g_auto (GStrv) paths = ui_records_write_mixed (ui_driver_make_folder ());
  GtkWidget *dialog;

  ui_driver_open_files (tour->driver, (const char *const *) paths);
  dialog = ui_driver_wait_for (tour->driver, BLUFF_TYPE_WHO_DIALOG, NULL);
  stop (tour, "who");
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  ui_driver_wait_for (tour->driver, BLUFF_TYPE_REPORT, NULL);
  stop (tour, "report");
  ui_driver_press (tour->driver, "Escape", 0);
  bluff_window_pop (ui_driver_get_window (tour->driver));
  ui_driver_settle (tour->driver);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_question_ask_finish (GTK_WIDGET (source), result);
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static void
stop_at_question (const Tour *tour)
{
  gboolean answered = FALSE;

  bluff_question_ask (GTK_WIDGET (ui_driver_get_window (tour->driver)), "Sink the ship?", "It does not come back.",
                      "Sink", BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, answered_cb, &answered);
  stop (tour, "question");
  ui_driver_press (tour->driver, "Escape", 0);
  ui_driver_wait (tour->driver, is_true, &answered, "an answer");
}

static void
stop_at_trouble (const Tour *tour, BluffSaves *saves)
{
  g_autoptr (GError) error = g_error_new_literal (BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED, "");

  bluff_window_begin_with_trouble (ui_driver_get_window (tour->driver), saves, error);
  stop (tour, "trouble");
}

static void
stop_at_player (const Tour *tour, gint64 player, const char *where)
{
  act (tour, "win.player", g_variant_new_int64 (player));
  stop (tour, where);
  bluff_window_pop (ui_driver_get_window (tour->driver));
}

/* All of them, somebody who has not played yet, and somebody who has played enough for everything to be told. */
static void
stop_at_players (const Tour *tour, BluffSaves *saves)
{
  BluffStore *store = bluff_saves_get_store (saves);
  gint64 nora = bluff_store_create_player (store, "Nora", bluff_flag_emblem (0), bluff_flag_colour (0),
                                           BLUFF_STORE_PLAYER_NO_YEAR, NULL);
  g_autoptr (BluffStorePlayer) anna = bluff_store_find_player (store, "Anna", NULL);

  act (tour, "win.players", NULL);
  stop (tour, "win.players");
  stop_at_dialog (tour, "players.add", NULL);
  stop_at_dialog (tour, "players.change", g_variant_new_int64 (anna->id));
  bluff_window_pop (ui_driver_get_window (tour->driver));
  ui_driver_settle (tour->driver);
  stop_at_player (tour, nora, "player-without-games");
  test_clock_set_date (2026, 6, 17);
  ui_history_fill (saves, N_GAMES);
  stop_at_player (tour, anna->id, "player");
}

static void
stop_at_pages (const Tour *tour)
{
  UiDriver *driver = tour->driver;
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));

  stop (tour, "first-start");
  ui_company_fill (saves);
  bluff_window_begin (ui_driver_get_window (driver), saves);
  stop (tour, "welcome");
  stop_at_menus (tour, "welcome");
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    stop_at_page (tour, "win.new-game", g_variant_new_string (bluff_game_name (game)));
  stop_at_hall (tour);
  stop_at_page (tour, "win.leaders", NULL);
  stop_at_players (tour, saves);
  stop_at_page (tour, "win.your-data", NULL);
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    stop_at_page (tour, "win.rules", g_variant_new ("(ss)", bluff_game_name (game), ""));
  stop_at_stories (tour, saves);
  stop_at_import (tour);
  stop_at_dialog (tour, "app.preferences", NULL);
  stop_at_wording (tour);
  stop_at_dialog (tour, "win.show-help-overlay", NULL);
  stop_at_dialog (tour, "app.about", NULL);
  stop_at_question (tour);
  stop_at_trouble (tour, saves);
}

/* --- A table -------------------------------------------------------------------------------------------------------
 */

/* Whether somebody who knows all these moments has seen the game. */
static gboolean
has_seen_all (BluffGame kind, const guint *seen)
{
  static const UiChoice moments[BLUFF_N_GAMES][7] = {
    [BLUFF_GAME_PIRATE] = { UI_CHOICE_CONTINUE, UI_CHOICE_TURN, UI_CHOICE_PLAY, UI_CHOICE_VOTE, UI_CHOICE_LIFT },
    [BLUFF_GAME_BLUFFER] = { UI_CHOICE_CONTINUE, UI_CHOICE_TURN, UI_CHOICE_SHOUT, UI_CHOICE_TAKE, UI_CHOICE_GIVE },
    [BLUFF_GAME_BLUFFANEER] = { UI_CHOICE_CONTINUE, UI_CHOICE_ROLL, UI_CHOICE_STEAL, UI_CHOICE_SHOUT,
                                UI_CHOICE_ANSWER },
  };

  for (guint i = 0; moments[kind][i] != UI_CHOICE_NOTHING; i++)
    if (seen[moments[kind][i]] == 0)
      return FALSE;

  return TRUE;
}

/* What there is once something has been played. */
static gboolean
is_own_turn (UiChoice choice)
{
  return choice == UI_CHOICE_TURN || choice == UI_CHOICE_ROLL;
}

/* Whether only the end is left to be seen. In a game of Bluff Pirate somebody may have boarded, or not; one person
 * alone sees it to the end. */
static gboolean
has_seen_enough (const UiTour *plan, const guint *seen)
{
  gboolean boarded = seen[UI_CHOICE_SHIP] > 0 && seen[UI_CHOICE_CARDS] > 0;

  return has_seen_all (plan->game, seen) && MAX (seen[UI_CHOICE_TURN], seen[UI_CHOICE_ROLL]) > LATER &&
         (plan->game != BLUFF_GAME_PIRATE || (boarded && plan->people > 1));
}

static gboolean
has_no_people (gpointer game)
{
  return bluff_match_get_people (bluff_saved_game_get_match (game)) == 0;
}

/* Computers are quicker to get there. */
static void
hand_over (UiDriver *driver, BluffSavedGame *game)
{
  BluffSeats people = bluff_match_get_people (bluff_saved_game_get_match (game));

  for (BluffSeat seat = 0; seat < UI_MOST_SEATS; seat++)
    if (bluff_seats_has (people, seat))
      bluff_saved_game_hand_over_async (game, seat, "deckhand", NULL, NULL, NULL);
  ui_driver_wait (driver, has_no_people, game, "computers to sit down");
}

static void
stop_at_moment (const Tour *tour, UiChoice choice, guint seen)
{
  const char *name = ui_choice_name (choice);
  g_autofree char *later = g_strconcat (name, "-later", NULL);

  if (seen == 0)
    stop (tour, name);
  if (seen == 0 && is_own_turn (choice))
    stop_at_menus (tour, name);
  /* Something has been discarded by now. */
  if (seen == LATER && is_own_turn (choice))
    {
      stop (tour, later);
      stop_at_menus (tour, later);
    }
}

/* Counts in SEEN how often each moment came. */
static void
play_game (const Tour *tour, const BluffTable *table, guint64 seed, guint *seen)
{
  g_autoptr (BluffSavedGame) game = ui_player_sit_down_at (tour->driver, table, tour->plan->people, seed);
  g_autoptr (UiPlayer) player = ui_player_new (tour->driver, game, TRUE);
  gboolean handed_over = FALSE;
  UiChoice choice = UI_CHOICE_NOTHING;

  ui_player_be_steady (player);
  do
    {
      gboolean boarded = choice == UI_CHOICE_CARDS && seen[choice] == 1;

      choice = ui_player_wait (player);
      stop_at_moment (tour, choice, seen[choice]++);
      if (boarded)
        stop (tour, "boarded");
      /* In somebody's own turn nobody else decides anything: every game of this seed is handed over in the same state.
       */
      if (!handed_over && is_own_turn (choice) && has_seen_enough (tour->plan, seen))
        {
          handed_over = TRUE;
          hand_over (tour->driver, game);
        }
      else if (choice != UI_CHOICE_END)
        ui_player_do (player, choice);
    }
  while (choice != UI_CHOICE_END);
}

/* In one game not everything needs to happen. */
static void
stop_at_table (const Tour *tour)
{
  BluffGame kind = tour->plan->game;
  guint seen[UI_N_CHOICES] = { 0 };
  BluffTable table;

  bluff_table_init (&table, kind, tour->plan->seats > 0 ? tour->plan->seats : UI_SEATS);
  if (kind == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  for (guint i = 0; i < MOST_GAMES && !has_seen_all (kind, seen); i++)
    {
      if (i > 0)
        bluff_window_pop (ui_driver_get_window (tour->driver));
      play_game (tour, &table, TOUR_SEED + i, seen);
    }
  g_assert_true (has_seen_all (kind, seen));
}

/* --- By the clock --------------------------------------------------------------------------------------------------
 */

static void
hold_keys (UiDriver *driver, BluffSeats seats)
{
  for (guint down = 0; down < 2; down++)
    for (BluffSeat seat = 0; seat < UI_MOST_SEATS; seat++)
      if (bluff_seats_has (seats, seat))
        ui_driver_hold (driver, (char[]){ (char) ('1' + seat), '\0' }, down == 0);
  ui_driver_settle (driver);
}

/* All try their keys. Then the last one's does not arrive with the others, and the first takes one that is not free. */
static void
stop_at_rehearsal (const Tour *tour, BluffSeats people)
{
  UiDriver *driver = tour->driver;
  GtkWidget *rehearsal = ui_driver_wait_for (driver, BLUFF_TYPE_REHEARSAL, NULL);

  stop (tour, "rehearsal");
  hold_keys (driver, people);
  hold_keys (driver, bluff_seats_without (people, tour->plan->people - 1));
  g_signal_emit_by_name (ui_driver_find (driver, rehearsal, GTK_TYPE_BUTTON, C_ ("rehearsal", TEXT_KEY_OTHER)),
                         "clicked");
  ui_driver_press (driver, "0", 0);
  stop (tour, "rehearsal-missing");
  g_signal_emit_by_name (rehearsal, "done");
}

static gboolean
is_toss_cb (gpointer data)
{
  return ui_moment_find (data, BLUFF_TYPE_TOSS) != NULL;
}

/* The rope burns, and all who may shout have the caps of their keys; two of them press theirs at once. */
static void
stop_at_race (const Tour *tour)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  UiMoment world = { .driver = tour->driver, .settings = settings };
  BluffSeat a, b;
  BluffTable table;

  bluff_table_init (&table, tour->plan->game, tour->plan->people);
  table.shout = BLUFF_SHOUT_QUICK;
  world.game = ui_player_sit_down_at (tour->driver, &table, tour->plan->people, TOUR_SEED);
  world.match = bluff_saved_game_get_match (world.game);
  bluff_random_seed (&world.random, TOUR_SEED);
  stop_at_rehearsal (tour, bluff_match_get_people (world.match));
  ui_moment_wait (&world);
  ui_driver_press (tour->driver, "Tab", 0);
  stop (tour, "shout");
  g_settings_set_string (settings, "pace", "step");
  ui_moment_find_two (&world, &a, &b);
  hold_keys (tour->driver, bluff_seats_of (a) | bluff_seats_of (b));
  ui_driver_wait (tour->driver, is_toss_cb, &world, "the coin");
  stop (tour, "toss");
  g_settings_set_string (settings, "pace", "instant");
  g_object_unref (world.game);
}

void
ui_tour_stop (const UiTour *plan, UiTourStop look, gpointer data)
{
  g_autoptr (UiDriver) driver = open_app (plan->width, plan->height);
  Tour tour = { plan, driver, look, data };

  if (plan->quick)
    stop_at_race (&tour);
  else if (plan->people > 0)
    stop_at_table (&tour);
  else
    stop_at_pages (&tour);
}

/* --- Widget by widget ----------------------------------------------------------------------------------------------
 */

void
ui_tour_walk (GtkWidget *widget, UiTourLook look, const char *where)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  look (widget, where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ui_tour_walk (child, look, where);
}

static void
walk_all (UiDriver *driver, const char *where, gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  (void) driver;
  for (GList *window = windows; window != NULL; window = window->next)
    ui_tour_walk (window->data, *(UiTourLook *) data, where);
}

void
ui_tour_look (const UiTour *tour, UiTourLook look)
{
  ui_tour_stop (tour, walk_all, &look);
}
