/* test-ui-tonight.c: who has won how often tonight, and a series, in the bay and at the end of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-clock.h"
#include "texts.h"
#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-end-sheet.h"
#include "bluff-evening-say.h"
#include "bluff-player-page.h"
#include "bluff-store-player.h"
#include "bluff-table-page.h"
#include "bluff-tonight.h"
#include "bluff-welcome-page.h"
#include "store-fixture.h"

#include <locale.h>

enum
{
  SEED = 7,
  MINUTE = 60000
};

typedef struct
{
  UiDriver *driver;
  BluffStore *store;
  GSettings *settings;
  gint64 players[2]; /* Ada and Bea */
} Bay;

/* --- The bay -------------------------------------------------------------------------------------------------------
 */

static void
set_up (Bay *self, gconstpointer data)
{
  (void) data;
  self->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (self->settings, "pace", "instant");
  self->driver = ui_driver_new (ui_driver_make_folder (), 1000, 800);
  self->store = bluff_saves_get_store (ui_player_get_saves (self->driver));
  self->players[0] = fixture_add_player (self->store, "Ada");
  self->players[1] = fixture_add_player (self->store, "Bea");
}

static void
tear_down (Bay *self, gconstpointer data)
{
  (void) data;
  ui_driver_free (self->driver);
  g_settings_reset (self->settings, "pace");
  g_object_unref (self->settings);
}

/* A game of the two that Ada has won, or lost. */
static void
add_game (Bay *self, gboolean won, guint minutes_ago)
{
  g_autofree char *id = g_strdup_printf ("game-%u", minutes_ago);
  const guint places[] = { won ? 1 : 2, won ? 2 : 1 };

  fixture_add_finished (self->store, id, "bluffer", self->players, places, 2,
                        bluff_evening_now () - (gint64) minutes_ago * MINUTE, BLUFF_STORE_OWN);
}

/* Comes to the bay, as if from a table. */
static void
come_back (Bay *self)
{
  bluff_window_begin (ui_driver_get_window (self->driver), ui_player_get_saves (self->driver));
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (self->driver);
}

static GtkWidget *
find_label (Bay *self, const char *text)
{
  return ui_driver_find (self->driver, NULL, GTK_TYPE_LABEL, text);
}

static GtkWidget *
find_button (Bay *self)
{
  return ui_driver_find (self->driver, NULL, BLUFF_TYPE_TONIGHT, NULL);
}

static BluffStoreSeriesState
read_series (Bay *self)
{
  g_autoptr (BluffStoreEvening) evening = bluff_store_read_evening (self->store, NULL, bluff_evening_now (), NULL);

  return evening->series;
}

/* Opens the menu by key and chooses what says TEXT, by the key Down. */
static void
choose (Bay *self, const char *text)
{
  GtkWidget *button = find_button (self);
  GtkWidget *item;

  g_assert_nonnull (button);
  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  ui_driver_press (self->driver, "Return", 0);
  item = ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, text);
  while (gtk_widget_get_parent (item) != ui_driver_get_focus (self->driver))
    ui_driver_press (self->driver, "Down", 0);
  ui_driver_press (self->driver, "Return", 0);
  ui_driver_settle (self->driver);
}

/* Nobody has won: nothing is said, and a series can be begun all the same. */
static void
test_nothing (Bay *self, gconstpointer data)
{
  GtkWidget *page;

  (void) data;
  come_back (self);
  g_assert_null (find_button (self));
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));
  g_assert_true (gtk_widget_activate_action (page, "tonight.begin-series", "u", BLUFF_STORE_SHORT_SERIES));
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, TEXT_FIRST_TO_2_NOBODY);
  g_assert_nonnull (find_button (self));
  g_assert_cmpint (read_series (self), ==, BLUFF_STORE_SERIES_ON);
}

static void
test_standing (Bay *self, gconstpointer data)
{
  (void) data;
  add_game (self, FALSE, 60);
  add_game (self, TRUE, 40);
  add_game (self, TRUE, 20);
  come_back (self);
  g_assert_nonnull (find_label (self, TEXT_TONIGHT_ADA_2_BEA_1));

  /* It is no more when the evening is over. */
  g_assert_true (bluff_store_begin_evening (self->store, bluff_evening_now (), NULL));
  come_back (self);
  g_assert_null (find_button (self));
}

/* All of it by keyboard: the focus never gets lost. */
static void
test_menu (Bay *self, gconstpointer data)
{
  (void) data;
  add_game (self, TRUE, 20);
  come_back (self);
  choose (self, TEXT_BEGIN_SERIES_TO_3);
  g_assert_nonnull (find_label (self, TEXT_FIRST_TO_3_NOBODY));
  g_assert_cmpint (read_series (self), ==, BLUFF_STORE_SERIES_ON);

  choose (self, TEXT_END_SERIES);
  g_assert_null (find_label (self, TEXT_FIRST_TO_3_NOBODY));
  g_assert_nonnull (find_button (self));
  g_assert_cmpint (read_series (self), ==, BLUFF_STORE_SERIES_NONE);

  choose (self, TEXT_BEGIN_SERIES_TO_2);
  g_assert_nonnull (find_label (self, TEXT_FIRST_TO_2_NOBODY));

  choose (self, TEXT_BEGIN_EVENING);
  g_assert_null (find_button (self));
  g_assert_cmpint (read_series (self), ==, BLUFF_STORE_SERIES_NONE);
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (ui_driver_get_focus (self->driver)), ==, "GtkButton");
  g_assert_true (gtk_widget_get_mapped (ui_driver_get_focus (self->driver)));
}

/* Who has won is in the menu, and has a page. */
static void
test_people (Bay *self, gconstpointer data)
{
  BluffPage *page;
  GtkWidget *button;

  (void) data;
  add_game (self, TRUE, 20);
  come_back (self);
  button = ui_driver_find (self->driver, find_button (self), GTK_TYPE_MENU_BUTTON, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_driver_settle (self->driver);
  /* There is another Ada above, who is playing. */
  ui_driver_click (self->driver, ui_driver_find (self->driver, button, GTK_TYPE_LABEL, "Ada"));
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (self->driver);
  page = bluff_window_get_page (ui_driver_get_window (self->driver));
  g_assert_cmpstr (bluff_page_get_title (page), ==, "Ada");
}

/* Opens the menu and looks for what says TEXT. */
static gboolean
is_offered (Bay *self, const char *text)
{
  GtkWidget *button = ui_driver_find (self->driver, find_button (self), GTK_TYPE_MENU_BUTTON, NULL);
  gboolean offered;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_driver_settle (self->driver);
  offered = find_label (self, text) != NULL;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  ui_driver_settle (self->driver);

  return offered;
}

/* What cannot be begun or ended is not offered. */
static void
test_offered (Bay *self, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean during, after;
  } rows[] = {
    { TEXT_BEGIN_SERIES_TO_2, FALSE, TRUE },
    { TEXT_BEGIN_SERIES_TO_3, FALSE, TRUE },
    { TEXT_END_SERIES, TRUE, FALSE },
    { TEXT_BEGIN_EVENING, TRUE, TRUE },
  };

  (void) data;
  g_assert_true (
      bluff_store_begin_series (self->store, BLUFF_STORE_SHORT_SERIES, bluff_evening_now () - 60 * MINUTE, NULL));
  come_back (self);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true (is_offered (self, rows[i].text) == rows[i].during);

  add_game (self, TRUE, 50);
  add_game (self, TRUE, 40);
  come_back (self);
  g_assert_nonnull (find_label (self, TEXT_ADA_WINS_SERIES));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_true (is_offered (self, rows[i].text) == rows[i].after);
}

/* After six quiet hours the evening is over, and a series that nobody has played for; nobody need press anything. */
static void
test_over (Bay *self, gconstpointer data)
{
  (void) data;
  test_clock_set_date (2026, 6, 17);
  add_game (self, TRUE, 40);
  add_game (self, FALSE, 30);
  come_back (self);
  g_assert_nonnull (find_button (self));
  /* The date stays as it is told. */
  test_clock_set_date (2026, 6, 18);
  test_clock_pass (BLUFF_STORE_QUIET_MS - 31 * MINUTE);
  g_assert_nonnull (find_button (self));
  test_clock_pass (2 * MINUTE);
  g_assert_null (find_button (self));

  g_assert_true (bluff_store_begin_series (self->store, BLUFF_STORE_SHORT_SERIES, bluff_evening_now (), NULL));
  come_back (self);
  g_assert_nonnull (find_label (self, TEXT_FIRST_TO_2_NOBODY));
  test_clock_set_date (2026, 6, 19);
  test_clock_pass (BLUFF_STORE_QUIET_MS);
  ui_driver_settle (self->driver);
  g_assert_null (find_button (self));
}

/* --- The end of a game ---------------------------------------------------------------------------------------------
 */

/* Who won, as the store has it. */
static char *
name_winner (Bay *self, BluffSavedGame *game, gboolean in_series)
{
  const char *id = bluff_saved_game_get_id (game);
  g_autoptr (BluffStoreGame) stored = bluff_store_read_game (self->store, id, NULL, NULL);

  for (guint seat = 0; seat < stored->n_seats; seat++)
    if (stored->seats[seat].place == 1)
      return stored->seats[seat].kind == BLUFF_STORE_COMPUTER && !in_series
                 ? g_strdup (TEXT_WINS_OF_COMPUTERS_1)
                 : g_strdup_printf (TEXT_WINS_FORMAT, stored->seats[seat].name, 1u);
  g_assert_not_reached ();
}

static void
heard_cb (GString *heard, const char *words)
{
  g_string_append_printf (heard, "%s\n", words);
}

/* The sheet says how the evening stands, and so does a screen reader. */
static void
test_end (Bay *self, gconstpointer data)
{
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *winner = NULL, *in_series = NULL, *tonight = NULL, *series = NULL, *both = NULL;
  const guint places[] = { 2, 1 };
  GtkWidget *sheet;
  gint64 began;

  (void) data;
  g_assert_true (bluff_store_begin_series (self->store, BLUFF_STORE_SHORT_SERIES, bluff_evening_now (), NULL));
  game = ui_player_sit_down (self->driver, 1, SEED);
  player = ui_player_new (self->driver, game, TRUE);
  g_signal_connect_swapped (ui_driver_find_anywhere (self->driver, BLUFF_TYPE_ANNOUNCER), "said", G_CALLBACK (heard_cb),
                            heard);
  ui_player_play_until (player, UI_CHOICE_END);
  ui_driver_settle (self->driver);

  winner = name_winner (self, game, FALSE);
  in_series = name_winner (self, game, TRUE);
  tonight = g_strconcat (TEXT_TONIGHT_START, winner, NULL);
  series = g_strconcat (TEXT_FIRST_TO_2_START, in_series, NULL);
  both = g_strdup_printf ("%s\n%s\n", tonight, series);
  sheet = ui_driver_find (self->driver, NULL, BLUFF_TYPE_END_SHEET, NULL);
  g_assert_nonnull (ui_driver_find (self->driver, sheet, GTK_TYPE_LABEL, tonight));
  g_assert_nonnull (ui_driver_find (self->driver, sheet, GTK_TYPE_LABEL, series));
  g_assert_true (g_str_has_suffix (heard->str, both));

  /* The game says nothing of another evening. */
  began = bluff_evening_now ();
  g_assert_true (bluff_store_begin_evening (self->store, began, NULL));
  fixture_add_finished (self->store, "next", "bluffer", self->players, places, 2, began + 1, BLUFF_STORE_OWN);
  bluff_window_renew (ui_driver_get_window (self->driver));
  ui_driver_settle (self->driver);
  sheet = ui_driver_find (self->driver, NULL, BLUFF_TYPE_END_SHEET, NULL);
  g_assert_nonnull (sheet);
  g_assert_null (ui_driver_find (self->driver, sheet, GTK_TYPE_LABEL, tonight));
  g_assert_null (ui_driver_find (self->driver, sheet, GTK_TYPE_LABEL, TEXT_TONIGHT_BEA_1));
}

/* A game of which nothing can be read begins once more as another one, which is of this evening. */
static void
test_end_of_another (Bay *self, gconstpointer data)
{
  g_autofree char *path = g_strdup (bluff_store_get_path (self->store));
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (self->driver, 1, SEED);
  g_autoptr (UiPlayer) player = ui_player_new (self->driver, game, FALSE);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game)), *winner = NULL, *tonight = NULL;
  GtkWidget *sheet;

  (void) data;
  ui_player_play_until (player, UI_CHOICE_PLAY);
  g_clear_pointer (&player, ui_player_free);
  g_clear_object (&game);
  come_back (self);
  fixture_run_sql (path, "UPDATE events SET line = 'xyz' WHERE n = 1");
  game = bluff_saves_open (ui_player_get_saves (self->driver), id, NULL);
  g_assert_nonnull (game);
  bluff_match_set_seed (bluff_saved_game_get_match (game), SEED);
  bluff_window_push (ui_driver_get_window (self->driver),
                     bluff_table_page_new (ui_player_get_saves (self->driver), game));
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, TEXT_PART_IS_DAMAGED);
  ui_driver_click_text (self->driver, TEXT_CLOSE);
  player = ui_player_new (self->driver, game, FALSE);
  ui_player_play_until (player, UI_CHOICE_END);
  ui_driver_settle (self->driver);

  g_assert_cmpstr (bluff_saved_game_get_id (game), !=, id);
  winner = name_winner (self, game, FALSE);
  tonight = g_strconcat (TEXT_TONIGHT_START, winner, NULL);
  sheet = ui_driver_find (self->driver, NULL, BLUFF_TYPE_END_SHEET, NULL);
  g_assert_nonnull (ui_driver_find (self->driver, sheet, GTK_TYPE_LABEL, tonight));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, test) g_test_add ("/ui/tonight/" name, Bay, NULL, set_up, test, tear_down)
  ADD ("nothing", test_nothing);
  ADD ("standing", test_standing);
  ADD ("menu", test_menu);
  ADD ("people", test_people);
  ADD ("offered", test_offered);
  ADD ("end-of-a-game", test_end);
  ADD ("end-of-another", test_end_of_another);
  /* The last, as from then on no time passes. */
  ADD ("over", test_over);
#undef ADD

  return g_test_run ();
}
