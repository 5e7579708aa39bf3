/* test-ui-hall.c: all finished games in the hall, page by page, filtered and searched; the last ones in the bay; and
 * leader boards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"
#include "test-clock.h"
#include "texts.h"
#include "ui-driver.h"

#include "bluff-game-item.h"
#include "bluff-hall-filter.h"
#include "bluff-hall-page.h"
#include "bluff-hall-row.h"
#include "bluff-leader-row.h"
#include "bluff-leaders-page.h"
#include "bluff-player-page.h"
#include "bluff-period.h"
#include "bluff-players-page.h"
#include "bluff-position.h"
#include "bluff-saves-count.h"
#include "bluff-setup-page.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"
#include "bluff-welcome-page.h"

#include <locale.h>
#include <string.h>

enum
{
  GAMES = 45, /* more than two pages */
  ROOMS = 24, /* games that are read for a window, at most: about twice as many as it has room for */
  LATEST = 3,
  RECENT = 2, /* games that were played just now; the others are old */
  FIRST_TIME = 1000000
};

#define TODAY 2026, 6, 17

/* --- What is in the store ------------------------------------------------------------------------------------------
 */

static const char *const kinds[] = { "pirate", "bluffer", "bluffaneer" };

typedef struct
{
  gint64 ada, bea;
} People;

/* Ada plays the even ones and Bea the odd ones, both all fourth ones; with a computer each third time, otherwise with a
 * guest. The last ones are those with the highest numbers. */
static gboolean
is_adas (guint i)
{
  return i % 2 == 0 || i % 4 == 3;
}

static gboolean
is_beas (guint i)
{
  return i % 2 == 1;
}

static gboolean
has_computer (guint i)
{
  return i % 3 == 0;
}

static void
add_game (BluffStore *store, const People *people, guint i)
{
  static const char *const lines[] = { "line", NULL };
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (GError) error = NULL;
  BluffPosition position = { .game = (guint8) (i % 3), .turn = BLUFF_NO_SEAT, .over = TRUE, .turns = 9 };
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  char text[BLUFF_POSITION_SIZE];
  BluffStoreMove move = { .first = 1, .lines = lines, .results = results };

  game->id = g_strdup_printf ("game-%02u", i);
  game->kind = g_strdup (kinds[i % 3]);
  game->options = g_strdup ("{}");
  game->position = g_strdup ("");
  if (is_adas (i))
    game->seats[game->n_seats++] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = people->ada };
  if (is_beas (i))
    game->seats[game->n_seats++] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = people->bea };
  if (has_computer (i))
    game->seats[game->n_seats++] =
        (BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER, .name = g_strdup ("Calico"), .level = g_strdup ("deckhand") };
  else
    game->seats[game->n_seats++] = (BluffStoreSeat){ .kind = BLUFF_STORE_GUEST, .name = g_strdup ("Gil") };
  position.players = (guint8) game->n_seats;
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      position.place[seat] = (guint8) (seat + 1);
      results[seat] = (BluffStoreResult){ .place = seat + 1, .turns = 9 };
    }
  game->started = i >= GAMES - RECENT ? g_get_real_time () / 1000 + i : FIRST_TIME + i;
  move.played = game->started;
  move.position = bluff_position_write (&position, text);
  move.n_results = game->n_seats;
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

static gboolean
add_games (BluffStore *store, gpointer data, GError **error)
{
  (void) error;
  for (guint i = 0; i < GAMES; i++)
    add_game (store, data, i);
  return TRUE;
}

static gint64
add_player (BluffStore *store, const char *name, const char *colour)
{
  gint64 player = bluff_store_create_player (store, name, "crab", colour, BLUFF_STORE_PLAYER_NO_YEAR, NULL);

  g_assert_cmpint (player, !=, BLUFF_STORE_NO_PLAYER);
  return player;
}

static UiDriver *
open_with_games (int width, int height, People *people)
{
  const char *folder = ui_driver_make_folder ();
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (BluffSaves) saves = bluff_saves_new (store);
  g_autoptr (GError) error = NULL;

  g_assert_true (bluff_store_open (store, NULL));
  people->ada = add_player (store, "Ada", "red");
  people->bea = add_player (store, "Bea", "blue");
  bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, add_games, people, &error);
  g_assert_no_error (error);
  bluff_saves_rate (saves, NULL, &error);
  g_assert_no_error (error);
  bluff_store_close (store);
  return ui_driver_new (folder, width, height);
}

/* --- What is seen --------------------------------------------------------------------------------------------------
 */

static BluffPage *
get_page (UiDriver *driver)
{
  return bluff_window_get_page (ui_driver_get_window (driver));
}

static void
act (UiDriver *driver, const char *action, GVariant *parameter)
{
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (get_page (driver)), action, parameter));
  ui_driver_settle (driver);
}

static GListModel *
get_items (UiDriver *driver)
{
  GtkWidget *list = ui_driver_find (driver, GTK_WIDGET (get_page (driver)), GTK_TYPE_LIST_VIEW, NULL);

  g_assert_nonnull (list);
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static guint
count (GtkWidget *widget, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);

  return n;
}

static void
open_hall (UiDriver *driver)
{
  ui_driver_settle (driver);
  ui_driver_press (driver, "g", GDK_CONTROL_MASK);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
}

/* Scrolls on until nothing more comes. */
static void
scroll_through (UiDriver *driver)
{
  GtkWidget *list = ui_driver_find (driver, GTK_WIDGET (get_page (driver)), GTK_TYPE_LIST_VIEW, NULL);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (gtk_widget_get_parent (list)));
  guint n;

  do
    {
      n = g_list_model_get_n_items (get_items (driver));
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      ui_driver_settle (driver);
    }
  while (g_list_model_get_n_items (get_items (driver)) > n);
}

typedef gboolean (*Wanted) (guint i);

static gboolean
is_any (guint i)
{
  (void) i;
  return TRUE;
}

static gboolean
is_bluffer (guint i)
{
  return i % 3 == 1;
}

static gboolean
is_of_both (guint i)
{
  return is_adas (i) && is_beas (i);
}

static gboolean
is_adas_with_computer (guint i)
{
  return is_adas (i) && has_computer (i);
}

static gboolean
is_of_people (guint i)
{
  return !has_computer (i);
}

static gboolean
is_recent (guint i)
{
  return i >= GAMES - RECENT;
}

/* The list has all games that are wanted, the last one first, and no other. */
static void
assert_listed (UiDriver *driver, Wanted wanted)
{
  GListModel *items;
  guint position = 0;

  scroll_through (driver);
  items = get_items (driver);
  for (guint i = GAMES; i > 0; i--)
    if (wanted (i - 1))
      {
        g_autofree char *id = g_strdup_printf ("game-%02u", i - 1);
        g_autoptr (BluffGameItem) item = g_list_model_get_item (items, position++);

        g_assert_nonnull (item);
        g_assert_cmpstr (bluff_game_item_get_id (item), ==, id);
      }
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, position);
}

static void
choose (UiDriver *driver, const char *what, guint choice)
{
  GtkWidget *list = ui_driver_find (driver, GTK_WIDGET (get_page (driver)), GTK_TYPE_DROP_DOWN, what);

  g_assert_nonnull (list);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), choice);
  ui_driver_settle (driver);
}

/* --- The hall ------------------------------------------------------------------------------------------------------
 */

static void
story_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **id = data;

  (void) action;
  g_free (*id);
  *id = g_variant_dup_string (parameter, NULL);
}

/* Stands in for the page of a game. */
static void
watch_story (UiDriver *driver, char **id)
{
  static const GActionEntry entries[] = { { .name = "story", .activate = story_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), id);
  gtk_widget_insert_action_group (GTK_WIDGET (get_page (driver)), "win", G_ACTION_GROUP (group));
}

/* By keys alone: to the hall, from game to game, into one, and back. */
static void
test_keys (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  g_autofree char *id = NULL;

  open_hall (driver);
  watch_story (driver, &id);
  ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Return", 0);
  ui_driver_settle (driver);
  g_assert_cmpstr (id, ==, "game-42");
  gtk_widget_insert_action_group (GTK_WIDGET (get_page (driver)), "win", NULL);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* Who has a page stands in the menu that is open, the computer and the guest do not; a name leads to the page. */
static void
choose_player (UiDriver *driver, const char *name)
{
  GtkWidget *menu = ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL);

  ui_driver_settle (driver);
  g_assert_null (ui_driver_find (driver, menu, GTK_TYPE_LABEL, "Calico"));
  g_assert_null (ui_driver_find (driver, menu, GTK_TYPE_LABEL, "Gil"));
  ui_driver_click (driver, ui_driver_find (driver, menu, GTK_TYPE_LABEL, name));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpstr (bluff_page_get_title (get_page (driver)), ==, name);
  ui_driver_press (driver, "Escape", 0);
}

/* The menu of a game: by the other mouse button, or by the keyboard where the focus is. */
static void
test_menu (void)
{
  static const struct
  {
    const char *key;
    GdkModifierType modifiers;
  } keys[] = { { "Menu", 0 }, { "F10", GDK_SHIFT_MASK } };
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  g_autofree char *id = NULL;
  GtkWidget *row;

  open_hall (driver);
  /* The last game, which Ada plays. */
  ui_driver_click_other (driver, ui_driver_find (driver, NULL, BLUFF_TYPE_HALL_ROW, NULL));
  choose_player (driver, "Ada");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);

  /* The two before: both play with a guest, and Ada with a computer. */
  ui_driver_press (driver, "Home", 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      ui_driver_press (driver, "Down", 0);
      ui_driver_press (driver, keys[i].key, keys[i].modifiers);
      choose_player (driver, i == 0 ? "Bea" : "Ada");
      ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
      ui_driver_settle (driver);
    }

  /* Escape closes it, and nothing is left of it. */
  ui_driver_press (driver, "Menu", 0);
  row = gtk_widget_get_parent (ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL));
  ui_driver_press (driver, "Escape", 0);
  ui_driver_settle (driver);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_POPOVER_MENU, NULL));
  g_assert_false (GTK_IS_POPOVER (gtk_widget_get_last_child (row)));
  g_assert_true (BLUFF_IS_HALL_PAGE (get_page (driver)));

  watch_story (driver, &id);
  ui_driver_press (driver, "Menu", 0);
  ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL);
  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find (driver, ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL),
                                           GTK_TYPE_LABEL, TEXT_OPEN));
  g_assert_cmpstr (id, ==, "game-42");
  gtk_widget_insert_action_group (GTK_WIDGET (get_page (driver)), "win", NULL);

  /* It goes with its page, which may be that of a player. */
  gtk_widget_activate_action (GTK_WIDGET (get_page (driver)), "win.player", "x", people.ada);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (driver);
  gtk_widget_child_focus (gtk_widget_get_ancestor (ui_driver_find (driver, NULL, BLUFF_TYPE_HALL_ROW, NULL),
                                                   GTK_TYPE_LIST_BOX),
                          GTK_DIR_TAB_FORWARD);
  ui_driver_settle (driver);
  ui_driver_press (driver, "Menu", 0);
  ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
}

static void
test_click (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (800, 700, &people);
  g_autofree char *id = NULL;

  open_hall (driver);
  watch_story (driver, &id);
  ui_driver_click (driver, ui_driver_find (driver, GTK_WIDGET (get_page (driver)), BLUFF_TYPE_HALL_ROW, NULL));
  ui_driver_settle (driver);
  g_assert_cmpstr (id, ==, "game-44");
}

/* Only so many are read as are seen soon; what is read again stays where it is. */
static void
test_pages (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (800, 600, &people);
  GtkWidget *list;
  GtkAdjustment *adjustment;
  double value;

  open_hall (driver);
  g_assert_cmpuint (g_list_model_get_n_items (get_items (driver)), <=, ROOMS);
  assert_listed (driver, is_any);

  list = ui_driver_find (driver, GTK_WIDGET (get_page (driver)), GTK_TYPE_LIST_VIEW, NULL);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (gtk_widget_get_parent (list)));
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (value, >, 0);
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpuint (g_list_model_get_n_items (get_items (driver)), ==, GAMES);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, value);
}

static void
test_filters (void)
{
  static const struct
  {
    struct
    {
      const char *what;
      guint choice;
    } choices[3];
    Wanted wanted;
  } rows[] = {
    { { { TEXT_FILTER_GAME, 2 } }, is_bluffer },
    { { { TEXT_FILTER_PLAYER, 1 } }, is_adas },
    { { { TEXT_FILTER_PLAYER, 1 }, { TEXT_FILTER_OPPONENTS, 3 } }, is_of_both },
    { { { TEXT_FILTER_OPPONENTS, 1 } }, has_computer },
    { { { TEXT_FILTER_PLAYER, 1 }, { TEXT_FILTER_OPPONENTS, 1 } }, is_adas_with_computer },
    { { { TEXT_FILTER_PERIOD, BLUFF_PERIOD_TODAY } }, is_recent },
    { { { TEXT_FILTER_PERIOD, BLUFF_PERIOD_THIS_YEAR } }, is_recent },
  };
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  GtkWidget *people_only;

  open_hall (driver);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("row %u", i);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].choices) && rows[i].choices[j].what != NULL; j++)
        choose (driver, rows[i].choices[j].what, rows[i].choices[j].choice);
      assert_listed (driver, rows[i].wanted);
      act (driver, "hall.clear", NULL);
      assert_listed (driver, is_any);
    }

  people_only = ui_driver_find (driver, NULL, GTK_TYPE_CHECK_BUTTON, TEXT_PEOPLE_ONLY);
  ui_driver_click (driver, people_only);
  ui_driver_settle (driver);
  assert_listed (driver, is_of_people);
  /* Computers are no people. */
  choose (driver, TEXT_FILTER_OPPONENTS, 1);
  g_assert_false (gtk_widget_get_sensitive (people_only));
  assert_listed (driver, has_computer);
}

/* What was asked for before is not asked for any more, and does not come late. */
static void
test_another_filter (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  GtkWidget *games, *players;

  open_hall (driver);
  games = ui_driver_find (driver, NULL, GTK_TYPE_DROP_DOWN, TEXT_FILTER_GAME);
  players = ui_driver_find (driver, NULL, GTK_TYPE_DROP_DOWN, TEXT_FILTER_PLAYER);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (games), 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (players), 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (games), 0);
  ui_driver_settle (driver);
  assert_listed (driver, is_beas);
}

typedef struct
{
  UiDriver *driver;
  const char *id;
} First;

static gboolean
is_first (gpointer data)
{
  const First *first = data;
  g_autoptr (BluffGameItem) item = g_list_model_get_item (get_items (first->driver), 0);

  return item != NULL && g_str_equal (bluff_game_item_get_id (item), first->id);
}

/* A search begins when nobody has typed for a moment. */
static void
search_for (UiDriver *driver, const char *text, const char *first)
{
  ui_driver_press (driver, "f", GDK_CONTROL_MASK);
  ui_driver_settle (driver);
  ui_driver_type (driver, text);
  ui_driver_wait (driver, is_first, &(First){ driver, first }, first);
  ui_driver_settle (driver);
}

static void
test_search (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);

  open_hall (driver);
  search_for (driver, "cali", "game-42");
  assert_listed (driver, has_computer);
  ui_driver_type (driver, " nobody");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOTHING_FOUND);
  ui_driver_click_text (driver, TEXT_SHOW_ALL_GAMES);
  ui_driver_settle (driver);
  assert_listed (driver, is_any);

  /* Escape ends the search, and only then leaves the page. */
  search_for (driver, "bea", "game-43");
  assert_listed (driver, is_beas);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_settle (driver);
  g_assert_true (BLUFF_IS_HALL_PAGE (get_page (driver)));
  assert_listed (driver, is_any);
}

static void
leave_and_return (UiDriver *driver)
{
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
}

/* Today is the day on which one looks. */
static void
test_next_day (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);

  open_hall (driver);
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_TODAY_AT_NOON));
  test_clock_set_date (TODAY + 1);
  leave_and_return (driver);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_TODAY_AT_NOON));
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_YESTERDAY));

  test_clock_set_date (TODAY);
  choose (driver, TEXT_FILTER_PERIOD, BLUFF_PERIOD_TODAY);
  assert_listed (driver, is_recent);
  test_clock_set_date (TODAY + 1);
  leave_and_return (driver);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOTHING_FOUND);
  test_clock_set_date (TODAY);
}

/* A name of another script does not turn what stands beside it. */
static void
test_isolated (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  GtkWidget *title;

  open_hall (driver);
  choose (driver, TEXT_FILTER_GAME, 2);
  choose (driver, TEXT_FILTER_PLAYER, 1);
  title = ui_driver_find (driver, GTK_WIDGET (get_page (driver)), ADW_TYPE_WINDOW_TITLE, NULL);
  g_assert_nonnull (strstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), "\u2068Ada\u2069"));
}

/* In a narrow window the filter is behind a button. */
static void
test_narrow (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (360, 640, &people);

  open_hall (driver);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_DROP_DOWN, TEXT_FILTER_GAME));
  ui_driver_click (driver, ui_driver_find (driver, NULL, GTK_TYPE_TOGGLE_BUTTON, TEXT_FILTER));
  ui_driver_settle (driver);
  choose (driver, TEXT_FILTER_GAME, 2);
  assert_listed (driver, is_bluffer);
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_BLUFFER));
}

static void
test_nobody (void)
{
  const char *folder = ui_driver_make_folder ();
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (UiDriver) driver = NULL;

  g_assert_true (bluff_store_open (store, NULL));
  add_player (store, "Ada", "red");
  bluff_store_close (store);
  driver = ui_driver_new (folder, 800, 700);

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (driver);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_LATEST_GAMES));
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NO_LEADERS_YET);
  ui_driver_press (driver, "Escape", 0);
  open_hall (driver);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NO_GAMES_YET);
  ui_driver_click_text (driver, TEXT_NEW_GAME);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
}

/* --- Ways to it ----------------------------------------------------------------------------------------------------
 */

static void
test_of_player (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (800, 700, &people);

  ui_driver_settle (driver);
  act (driver, "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  ui_driver_settle (driver);
  act (driver, "win.hall-of", g_variant_new_int64 (people.bea));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
  assert_listed (driver, is_beas);
  /* Asked again on the page itself, it shows the other's. */
  act (driver, "win.hall-of", g_variant_new_int64 (people.ada));
  assert_listed (driver, is_adas);
  act (driver, "hall.clear", NULL);
  assert_listed (driver, is_any);
}

static void
test_bay (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (1280, 800, &people);
  g_autofree char *id = NULL;
  GtkWidget *row;

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (driver);
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_LATEST_GAMES));
  g_assert_cmpuint (count (GTK_WIDGET (get_page (driver)), BLUFF_TYPE_HALL_ROW), ==, LATEST);
  watch_story (driver, &id);
  ui_driver_settle (driver);
  row = ui_driver_find (driver, NULL, BLUFF_TYPE_HALL_ROW, NULL);
  gtk_widget_activate (gtk_widget_get_parent (row));
  ui_driver_settle (driver);
  g_assert_cmpstr (id, ==, "game-44");
  gtk_widget_insert_action_group (GTK_WIDGET (get_page (driver)), "win", NULL);
  ui_driver_click_text (driver, TEXT_ALL_GAMES);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
}

/* --- Leader boards -------------------------------------------------------------------------------------------------
 */

static guint
count_ratings (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), TEXT_UP_TO);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_ratings (child);

  return n;
}

/* People and computers are apart, each with a rating; a player leads to the player's page, and a level nowhere. */
static void
test_leaders (void)
{
  People people;
  g_autoptr (UiDriver) driver = open_with_games (800, 700, &people);

  ui_driver_settle (driver);
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_settle (driver);
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_PEOPLE));
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_COMPUTERS));
  g_assert_cmpuint (count (GTK_WIDGET (get_page (driver)), ADW_TYPE_ACTION_ROW), ==, 3);
  g_assert_cmpuint (count_ratings (GTK_WIDGET (get_page (driver))), ==, 3);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_STILL_COUNTING));
  choose (driver, TEXT_FILTER_GAME, 1);
  g_assert_cmpuint (count_ratings (GTK_WIDGET (get_page (driver))), ==, 3);
  choose (driver, TEXT_FILTER_GAME, 0);
  choose (driver, TEXT_FILTER_PERIOD, BLUFF_PERIOD_TODAY);
  g_assert_cmpuint (count (GTK_WIDGET (get_page (driver)), ADW_TYPE_ACTION_ROW), ==, RECENT);

  ui_driver_click (driver, ui_driver_find (driver, NULL, ADW_TYPE_ACTION_ROW, "Ada"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpstr (bluff_page_get_title (get_page (driver)), ==, "Ada");
}

/* The places in the rows of the page that is seen, in their order. */
static void
list_places (GtkWidget *widget, GString *places)
{
  if (gtk_widget_has_css_class (widget, "bb-place"))
    g_string_append_printf (places, "%s ", gtk_label_get_label (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_places (child, places);
}

/* Who are level share a place, as at the end of a game. */
static void
test_shared_places (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 800, 700);
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  BluffStore *store = bluff_saves_get_store (saves);
  const gint64 players[] = { fixture_add_player (store, "Ada"), fixture_add_player (store, "Bea"),
                             fixture_add_player (store, "Cleo") };
  g_autoptr (GString) places = g_string_new (NULL);

  fixture_add_finished (store, "game", "pirate", players, (guint[]){ 1, 1, 3 }, 3, 1000, BLUFF_STORE_OWN);
  g_assert_true (bluff_saves_rate (saves, NULL, NULL));
  bluff_window_begin (ui_driver_get_window (driver), saves);
  ui_driver_settle (driver);
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_settle (driver);
  list_places (GTK_WIDGET (get_page (driver)), places);
  g_assert_cmpstr (places->str, ==, "1 1 3 ");
}

/* More than are made in one frame: the first of them have a row, in their order, a sentence tells of the others, and
 * who comes back is where they were. */
static void
test_many_leaders (void)
{
  enum
  {
    MANY = 60,
    SHOWN = 50
  };
  g_autofree char *rest = g_strdup_printf (TEXT_FIRST_OF_ALL_FORMAT, SHOWN, MANY);
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 800, 700);
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  BluffStore *store = bluff_saves_get_store (saves);
  GtkAdjustment *scroll;
  GtkWidget *list, *row;
  double value;

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %02u", i), *id = g_strdup_printf ("game-%u", i);
      gint64 player = fixture_add_player (store, name);

      fixture_add_finished (store, id, "pirate", (gint64[]){ player, 0 }, (guint[]){ 1, 2 }, 2, 1000 + i,
                            BLUFF_STORE_OWN);
    }
  g_assert_true (bluff_saves_rate (saves, NULL, NULL));
  bluff_window_begin (ui_driver_get_window (driver), saves);
  ui_driver_settle (driver);
  act (driver, "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpuint (count (GTK_WIDGET (get_page (driver)), ADW_TYPE_ACTION_ROW), ==, SHOWN + 1);
  g_assert_nonnull (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, rest));

  row = ui_driver_find (driver, NULL, ADW_TYPE_ACTION_ROW, NULL);
  list = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (list));
  value = gtk_adjustment_get_upper (scroll) - gtk_adjustment_get_page_size (scroll);
  g_assert_cmpfloat (value, >, 100);
  gtk_adjustment_set_value (scroll, value);
  act (driver, "win.hall", NULL);
  ui_driver_settle (driver);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
  g_assert_cmpuint (count (GTK_WIDGET (get_page (driver)), ADW_TYPE_ACTION_ROW), ==, SHOWN + 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), ==, value);
}

static void
test_rating (void)
{
  static const struct
  {
    double mu, sigma;
    guint least, most;
  } rows[] = { { 25, 25 / 3.0, 0, 2000 }, { 25, 1, 880, 1120 }, { 1, 2, 0, 280 }, { 30, 0.5, 1140, 1260 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint most;

      g_assert_cmpuint (bluff_leader_row_rating (rows[i].mu, rows[i].sigma, &most), ==, rows[i].least);
      g_assert_cmpuint (most, ==, rows[i].most);
    }
}

static void
test_period (void)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (2026, 6, 17, 12, 30, 0);
  static const struct
  {
    BluffPeriod period;
    int month, day;
  } rows[] = { { BLUFF_PERIOD_THIS_YEAR, 1, 1 }, { BLUFF_PERIOD_THIS_MONTH, 6, 1 }, { BLUFF_PERIOD_TODAY, 6, 17 } };
  gint64 now = g_date_time_to_unix (noon) * 1000;

  g_assert_cmpint (bluff_period_since (BLUFF_PERIOD_ALL_TIME, now), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GDateTime) begun = g_date_time_new_local (2026, rows[i].month, rows[i].day, 0, 0, 0);

      g_assert_cmpint (bluff_period_since (rows[i].period, now), ==, g_date_time_to_unix (begun) * 1000);
    }
}

/* Nothing keeps a page that was left. */
static void
test_lets_go (void)
{
  static const struct
  {
    const char *action;
    GType (*type) (void);
  } pages[] = { { "win.hall", bluff_hall_page_get_type }, { "win.leaders", bluff_leaders_page_get_type } };
  People people;
  g_autoptr (UiDriver) driver = open_with_games (800, 700, &people);

  ui_driver_settle (driver);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      BluffPage *page;

      act (driver, pages[i].action, NULL);
      ui_driver_wait_for_page (driver, pages[i].type ());
      page = get_page (driver);
      g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
      ui_driver_press (driver, "Escape", 0);
      ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
      ui_driver_settle (driver);
      g_assert_null (page);
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  /* No day, month or year ends while it runs. */
  test_clock_set_date (TODAY);
  adw_init ();

  g_test_add_func ("/ui/hall/period", test_period);
  g_test_add_func ("/ui/hall/rating", test_rating);
  g_test_add_func ("/ui/hall/keys", test_keys);
  g_test_add_func ("/ui/hall/menu", test_menu);
  g_test_add_func ("/ui/hall/click", test_click);
  g_test_add_func ("/ui/hall/pages", test_pages);
  g_test_add_func ("/ui/hall/filters", test_filters);
  g_test_add_func ("/ui/hall/another-filter", test_another_filter);
  g_test_add_func ("/ui/hall/search", test_search);
  g_test_add_func ("/ui/hall/next-day", test_next_day);
  g_test_add_func ("/ui/hall/isolated", test_isolated);
  g_test_add_func ("/ui/hall/narrow", test_narrow);
  g_test_add_func ("/ui/hall/nobody", test_nobody);
  g_test_add_func ("/ui/hall/of-player", test_of_player);
  g_test_add_func ("/ui/hall/bay", test_bay);
  g_test_add_func ("/ui/hall/leaders", test_leaders);
  g_test_add_func ("/ui/hall/shared-places", test_shared_places);
  g_test_add_func ("/ui/hall/many-leaders", test_many_leaders);
  g_test_add_func ("/ui/hall/lets-go", test_lets_go);

  return g_test_run ();
}
