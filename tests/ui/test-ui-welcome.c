/* test-ui-welcome.c: people come aboard, find their games, and are looked after on the players' page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"
#include "ui-records.h"

#include "bluff-carry-row.h"
#include "bluff-colours.h"
#include "bluff-game-list.h"
#include "bluff-player-page.h"
#include "bluff-player-row.h"
#include "bluff-players-page.h"
#include "bluff-position.h"
#include "bluff-saves-count.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"
#include "bluff-when.h"
#include "store-fixture.h"

#include <locale.h>

enum
{
  SEED = 7,
  PAGE = 10, /* games that are read at once */
  DAY = 86400000
};

/* --- What is in the store ------------------------------------------------------------------------------------------
 */

static gint64
add_player (BluffStore *store, const char *name, const char *colour)
{
  g_autoptr (GError) error = NULL;
  gint64 player = bluff_store_create_player (store, name, "crab", colour, BLUFF_STORE_PLAYER_NO_YEAR, &error);

  g_assert_no_error (error);
  return player;
}

/* An unfinished game of two, the second a guest. */
static void
add_game (BluffStore *store, const char *id, gint64 first, gint64 second, gint64 started)
{
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (GError) error = NULL;
  BluffPosition position = { .game = BLUFF_GAME_PIRATE, .players = 2, .turn = 0, .turns = 3, .count = { 4, 7 } };
  char text[BLUFF_POSITION_SIZE];

  game->id = g_strdup (id);
  game->kind = g_strdup ("pirate");
  game->options = g_strdup ("{}");
  game->position = g_strdup (bluff_position_write (&position, text));
  game->started = started;
  game->n_seats = 2;
  game->seats[0] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = first };
  if (second == BLUFF_STORE_NO_PLAYER)
    game->seats[1] = (BluffStoreSeat){ .kind = BLUFF_STORE_GUEST, .name = g_strdup ("Gil") };
  else
    game->seats[1] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = second };
  bluff_store_add_game (store, game, NULL, &error);
  g_assert_no_error (error);
}

static const char *
make_store (BluffStore **store)
{
  const char *folder = ui_driver_make_folder ();

  *store = bluff_store_new (folder);
  g_assert_true (bluff_store_open (*store, NULL));
  return folder;
}

static BluffStore *
get_store (UiDriver *driver)
{
  return bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (driver)));
}

/* --- What is seen --------------------------------------------------------------------------------------------------
 */

typedef struct
{
  UiDriver *driver;
  GType type;
  guint n;
} Count;

static guint
count (GtkWidget *widget, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child, type);

  return n;
}

static gboolean
has_count (gpointer data)
{
  const Count *wanted = data;

  return count (GTK_WIDGET (ui_driver_get_window (wanted->driver)), wanted->type) == wanted->n;
}

static void
wait_for_count (UiDriver *driver, GType type, guint n)
{
  ui_driver_wait (driver, has_count, &(Count){ driver, type, n }, g_type_name (type));
}

/* A window over the app's. */
static GtkWidget *
find_dialog (UiDriver *driver)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_window_get_transient_for (window->data) == GTK_WINDOW (ui_driver_get_window (driver)) &&
        gtk_widget_get_mapped (window->data))
      return window->data;

  return NULL;
}

static gboolean
has_dialog (gpointer data)
{
  return find_dialog (data) != NULL;
}

static gboolean
has_no_dialog (gpointer data)
{
  return find_dialog (data) == NULL;
}

/* Presses a button of the dialog, and waits until it is gone. */
static void
answer (UiDriver *driver, const char *label)
{
  GtkWidget *button;

  ui_driver_wait (driver, has_dialog, driver, "a dialog");
  button = ui_driver_find (driver, find_dialog (driver), GTK_TYPE_BUTTON, label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ui_driver_wait (driver, has_no_dialog, driver, "no dialog");
}

static void
act (UiDriver *driver, const char *action, GVariant *parameter)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));

  g_assert_true (gtk_widget_activate_action_variant (page, action, parameter));
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_stranger (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (GPtrArray) players = NULL;

  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_WHO_ARE_YOU);
  ui_driver_settle (driver);
  ui_driver_type (driver, "Ada");
  ui_driver_press (driver, "Return", 0);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_AHOY_ADA);

  players = bluff_store_list_players (get_store (driver), TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 1);
  g_assert_cmpstr (((BluffStorePlayer *) g_ptr_array_index (players, 0))->name, ==, "Ada");
}

static void
test_guest (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 360, 640);
  g_autoptr (GPtrArray) players = NULL;

  ui_driver_click_text (driver, TEXT_PLAY_AS_GUEST);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_AHOY);
  players = bluff_store_list_players (get_store (driver), TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 0);
}

static void
test_carry_on (void)
{
  g_autoptr (BluffStore) store = NULL;
  const char *folder = make_store (&store);
  gint64 ada = add_player (store, "Ada", "red");
  g_autoptr (UiDriver) driver = NULL;
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) left = NULL;

  for (guint i = 0; i < PAGE + 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);

      add_game (store, id, ada, BLUFF_STORE_NO_PLAYER, 1 + i);
    }
  bluff_store_close (store);

  driver = ui_driver_new (folder, 1280, 800);
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, PAGE);
  act (driver, "welcome.more", NULL);
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, PAGE + 3);

  /* Cancelling changes nothing. */
  act (driver, "welcome.delete", g_variant_new_string ("game-5"));
  answer (driver, TEXT_CANCEL);
  act (driver, "welcome.delete", g_variant_new_string ("game-7"));
  answer (driver, TEXT_DELETE);
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, PAGE + 2);
  act (driver, "welcome.abandon", g_variant_new_string ("game-8"));
  answer (driver, TEXT_ABANDON);
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, PAGE + 1);

  left = bluff_store_list_games (get_store (driver), &unfinished, NULL, 100, NULL);
  g_assert_cmpuint (left->len, ==, PAGE + 1);
}

/* More games are wanted while those that are shown are being read again: neither is forgotten. */
static void
test_more_meanwhile (void)
{
  g_autoptr (BluffStore) store = NULL;
  const char *folder = make_store (&store);
  gint64 ada = add_player (store, "Ada", "red");
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (BluffGameList) list = NULL;

  for (guint i = 0; i < PAGE + 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);

      add_game (store, id, ada, BLUFF_STORE_NO_PLAYER, 1 + i);
    }
  bluff_store_close (store);

  driver = ui_driver_new (folder, 1280, 800);
  list = bluff_game_list_new (bluff_application_get_saves (ui_driver_get_application (driver)), BLUFF_STORE_UNFINISHED,
                              PAGE);
  bluff_game_list_read_async (list, ada, FALSE, NULL, NULL);
  ui_driver_settle (driver);
  g_assert_cmpuint (g_list_model_get_n_items (bluff_game_list_get_items (list)), ==, PAGE);

  g_assert_true (bluff_store_delete_game (get_store (driver), "game-5", NULL));
  bluff_game_list_read_async (list, ada, FALSE, NULL, NULL);
  bluff_game_list_read_async (list, ada, TRUE, NULL, NULL);
  ui_driver_settle (driver);
  g_assert_cmpuint (g_list_model_get_n_items (bluff_game_list_get_items (list)), ==, PAGE + 2);
  g_assert_false (bluff_game_list_has_more (list));
}

/* --- Pressed twice -------------------------------------------------------------------------------------------------
 */

/* Whether every game has come to its end. */
static gboolean
is_nothing_left (gpointer data)
{
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = bluff_store_list_games (get_store (data), &unfinished, NULL, 100, NULL);

  return games->len == 0;
}

/* A game that is pressed twice opens once, and nobody hears that it is open already. */
static void
test_carry_on_twice (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_game (game)->id);

  g_clear_object (&game);
  bluff_window_pop (ui_driver_get_window (driver));
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, 1);
  act (driver, "win.carry-on", g_variant_new_string (id));
  act (driver, "win.carry-on", g_variant_new_string (id));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  g_assert_null (find_dialog (driver));
}

static gboolean
is_over (gpointer data)
{
  return bluff_match_is_over (bluff_saved_game_get_match (data));
}

static gboolean
is_another_page (gpointer data)
{
  gpointer *pages = data;
  BluffPage *page = bluff_window_get_page (ui_driver_get_window (pages[0]));

  return page != pages[1] && BLUFF_IS_TABLE_PAGE (page);
}

static void
test_play_again_twice (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (BluffSavedGame) game = NULL;
  gpointer pages[2] = { driver, NULL };

  g_settings_set_string (settings, "pace", "instant");
  game = ui_player_sit_down (driver, 0, SEED);
  pages[1] = bluff_window_get_page (ui_driver_get_window (driver));
  ui_driver_wait (driver, is_over, game, "the end of a game of computers");
  ui_driver_settle (driver);
  act (driver, "game.play-again", g_variant_new_boolean (FALSE));
  gtk_widget_activate_action (pages[1], "game.play-again", "b", FALSE);
  ui_driver_wait (driver, is_another_page, pages, "another table");
  /* A game that nobody sees would stay as it began. */
  ui_driver_wait (driver, is_nothing_left, driver, "the end of all games");
  g_settings_reset (settings, "pace");
}

static void
test_players (void)
{
  g_autoptr (BluffStore) store = NULL;
  const char *folder = make_store (&store);
  gint64 ada = add_player (store, "Ada", "red"), bea = add_player (store, "Bea", "blue");
  gint64 cleo = add_player (store, "Cleo", "green");
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (GPtrArray) players = NULL;

  add_game (store, "together", ada, bea, 1);
  bluff_store_close (store);

  driver = ui_driver_new (folder, 800, 700);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  wait_for_count (driver, BLUFF_TYPE_PLAYER_ROW, 3);

  act (driver, "players.archive", g_variant_new_int64 (cleo));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_ARCHIVED);
  act (driver, "players.restore", g_variant_new_int64 (cleo));
  ui_driver_settle (driver);

  /* Ada into Bea, who is the first offered: they sat in one game. */
  act (driver, "players.merge", g_variant_new_int64 (ada));
  answer (driver, TEXT_MERGE);
  answer (driver, TEXT_CLOSE);
  act (driver, "players.delete", g_variant_new_int64 (cleo));
  answer (driver, TEXT_DELETE);
  wait_for_count (driver, BLUFF_TYPE_PLAYER_ROW, 2);

  players = bluff_store_list_players (get_store (driver), TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 2);
}

/* Nothing keeps a page that was left: neither what it asked of the store nor its rows. */
static void
test_lets_go (void)
{
  g_autoptr (BluffStore) store = NULL;
  const char *folder = make_store (&store);
  UiDriver *driver;
  BluffPage *welcome, *players;

  add_game (store, "game", add_player (store, "Ada", "red"), BLUFF_STORE_NO_PLAYER, 1);
  bluff_store_close (store);

  driver = ui_driver_new (folder, 800, 700);
  wait_for_count (driver, BLUFF_TYPE_CARRY_ROW, 1);
  welcome = bluff_window_get_page (ui_driver_get_window (driver));
  g_object_add_weak_pointer (G_OBJECT (welcome), (gpointer *) &welcome);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.players", NULL);
  wait_for_count (driver, BLUFF_TYPE_PLAYER_ROW, 1);
  players = bluff_window_get_page (ui_driver_get_window (driver));
  g_object_add_weak_pointer (G_OBJECT (players), (gpointer *) &players);

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (driver);
  g_assert_null (players);
  ui_driver_free (driver);
  g_assert_null (welcome);
}

static void
test_when (void)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (2026, 6, 17, 12, 0, 0); /* a Wednesday */
  gint64 now = g_date_time_to_unix (noon) * 1000;
  const struct
  {
    int days;
    const char *text;
  } rows[] = { { 0, TEXT_TODAY_NOON }, { 1, TEXT_YESTERDAY }, { 2, TEXT_MONDAY },
               { 6, TEXT_THURSDAY },   { 7, TEXT_10_JUNE },   { 200, TEXT_29_NOVEMBER_2025 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = bluff_when_say (now - (gint64) rows[i].days * DAY, now);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_colours (void)
{
  /* A colour that two have, and one that there is not. */
  const char *header = "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"pirate\",\"first\":0,\"players\":["
                       "{\"name\":\"Ada\",\"kind\":\"human\",\"colour\":\"red\"},{\"name\":\"Bea\",\"kind\":\"human\","
                       "\"colour\":\"red\"},"
                       "{\"name\":\"Cleo\",\"kind\":\"human\"}],\"options\":{\"voyage\":\"short\"}}";
  BluffFlag flags[3];
  BluffTable table = { 0 };

  g_assert_true (bluff_colours_read (header, 3, flags, &table));
  g_assert_cmpint (table.voyage, ==, BLUFF_VOYAGE_SHORT);
  g_assert_cmpint (flags[0], ==, BLUFF_FLAG_RED);
  g_assert_cmpint (flags[1], !=, flags[0]);
  g_assert_cmpint (flags[2], !=, flags[0]);
  g_assert_cmpint (flags[2], !=, flags[1]);

  g_assert_false (bluff_colours_read ("{}", 3, flags, &table));
  g_assert_false (bluff_colours_read (NULL, 3, flags, NULL));
  g_assert_cmpint (flags[0], !=, flags[1]);
}

/* From a game to carry on to the page of one who plays it. */
static void
test_carry_leads (void)
{
  BluffStore *store;
  const char *folder = make_store (&store);
  gint64 anna = add_player (store, "Anna", "red"), bo = add_player (store, "Bo", "blue");
  GtkWidget *row, *more;
  UiDriver *driver;

  add_game (store, "one", anna, bo, g_get_real_time () / 1000);
  g_object_unref (store);
  driver = ui_driver_new (folder, 1000, 800);
  ui_driver_settle (driver);
  row = ui_driver_find (driver, NULL, BLUFF_TYPE_CARRY_ROW, NULL);
  more = ui_driver_find (driver, row, GTK_TYPE_MENU_BUTTON, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (more));
  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find (driver, more, GTK_TYPE_LABEL, "Bo"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpstr (bluff_page_get_title (bluff_window_get_page (ui_driver_get_window (driver))), ==, "Bo");
  ui_driver_free (driver);
}

static void
count_claim (guint seat, const BluffStoreClaim *claim, gpointer data)
{
  (void) seat;
  (void) claim;
  (*(guint *) data)++;
}

/* What earlier versions did not keep of a game is counted once, while the bay is open. */
static void
test_catches_up (void)
{
  BluffStore *store;
  const char *folder = make_store (&store);
  g_autofree char *path = g_strdup (bluff_store_get_path (store));
  g_autofree char *record = ui_records_write (folder, "game.bluff", "bluffer-duel", NULL, UI_RECORDS_WHOLE);
  g_autofree char *id = NULL;
  BluffSaves *saves = bluff_saves_new (store);
  UiDriver *driver;
  guint claims = 0, counted = 0;
  gboolean due = TRUE;

  add_player (store, "Anna", "red");
  id = ui_records_keep (saves, record);
  g_assert_true (bluff_store_foreach_claim (store, id, count_claim, &claims, NULL));
  g_assert_cmpuint (claims, >, 0);
  g_object_unref (saves);
  g_object_unref (store);
  fixture_run_sql (path, "DELETE FROM claims; DELETE FROM pairs; INSERT INTO recount_due VALUES (1)");

  driver = ui_driver_new (folder, 1000, 800);
  ui_driver_settle (driver);
  g_assert_true (bluff_saves_recount_is_due (ui_player_get_saves (driver), &due, NULL));
  g_assert_false (due);
  store = bluff_saves_get_store (ui_player_get_saves (driver));
  g_assert_true (bluff_store_foreach_claim (store, id, count_claim, &counted, NULL));
  g_assert_cmpuint (counted, ==, claims);
  ui_driver_free (driver);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/when", test_when);
  g_test_add_func ("/ui/colours", test_colours);
  g_test_add_func ("/ui/welcome/stranger", test_stranger);
  g_test_add_func ("/ui/welcome/guest", test_guest);
  g_test_add_func ("/ui/welcome/carry-on", test_carry_on);
  g_test_add_func ("/ui/welcome/more-meanwhile", test_more_meanwhile);
  g_test_add_func ("/ui/welcome/carry-on-twice", test_carry_on_twice);
  g_test_add_func ("/ui/welcome/play-again-twice", test_play_again_twice);
  g_test_add_func ("/ui/players", test_players);
  g_test_add_func ("/ui/welcome/lets-go", test_lets_go);
  g_test_add_func ("/ui/welcome/carry-leads", test_carry_leads);
  g_test_add_func ("/ui/welcome/catches-up", test_catches_up);

  return g_test_run ();
}
