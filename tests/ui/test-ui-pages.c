/* test-ui-pages.c: every page and dialog opens in every dress, light or dark, from left to right or from right to left,
 * with normal or large text, wide or narrow, without a word from GTK.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"
#include "ui-company.h"
#include "test-clock.h"
#include "ui-history.h"
#include "ui-player.h"

#include "bluff-hall-page.h"
#include "bluff-keeping-page.h"
#include "bluff-language.h"
#include "bluff-player-page.h"
#include "bluff-leaders-page.h"
#include "bluff-players-page.h"
#include "bluff-rules-page.h"
#include "bluff-setup-page.h"
#include "bluff-store-player.h"
#include "bluff-table-page.h"
#include "bluff-trouble-page.h"
#include "bluff-welcome-page.h"
#include "bluff-who-dialog.h"

enum
{
  NORMAL_DPI = 96 * 1024,
  N_DRESSES = 16,
  N_GAMES = 60 /* of the player whose page is shown */
};

/* How the window is dressed. */
typedef struct
{
  int width, height;
  gboolean dark;
  gboolean right_to_left;
  int text; /* per cent */
} Dress;

/* One of all there are. */
static Dress
choose (guint number)
{
  gboolean narrow = (number & 8) != 0;

  return (Dress){ .width = narrow ? 360 : 1280,
                  .height = narrow ? 640 : 800,
                  .dark = (number & 1) != 0,
                  .right_to_left = (number & 2) != 0,
                  .text = (number & 4) != 0 ? 200 : 100 };
}

static char *
name_of (const Dress *dress)
{
  return g_strdup_printf ("/ui/pages/%s-%s-%s-%d", dress->width < 1280 ? "narrow" : "wide",
                          dress->dark ? "dark" : "light", dress->right_to_left ? "right-to-left" : "left-to-right",
                          dress->text);
}

static void
put_on (const Dress *dress)
{
  gtk_widget_set_default_direction (dress->right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dress->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", NORMAL_DPI * dress->text / 100, NULL);
}

static void
act (UiDriver *driver, const char *action, GVariant *parameter)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));

  g_assert_true (gtk_widget_activate_action_variant (page, action, parameter));
}

/* Opens a page by an action, and leaves it open. It must not need more room than the window has. */
static void
open_page (UiDriver *driver, const char *action, GVariant *parameter, GType type)
{
  int width = gtk_widget_get_width (GTK_WIDGET (ui_driver_get_window (driver)));

  g_test_message ("%s", action);
  act (driver, action, parameter);
  ui_driver_wait_for_page (driver, type);
  ui_driver_settle (driver);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_driver_get_window (driver))), ==, width);
}

static void
go_back (UiDriver *driver)
{
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

static void
visit (UiDriver *driver, const char *action, GVariant *parameter, GType type)
{
  open_page (driver, action, parameter, type);
  go_back (driver);
}

/* --- Dialogs -------------------------------------------------------------------------------------------------------
 */

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

static gboolean
is_alone (gpointer data)
{
  (void) data;
  return count_windows () == 1;
}

/* Whatever has been opened in front of the window is closed by Escape. */
static void
close_dialog (UiDriver *driver)
{
  ui_driver_settle (driver);
  g_assert_cmpuint (count_windows (), ==, 2);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait (driver, is_alone, NULL, "a dialog to be closed");
}

static void
visit_dialog (UiDriver *driver, const char *action, GVariant *parameter)
{
  g_test_message ("%s", action);
  act (driver, action, parameter);
  close_dialog (driver);
}

/* Those of a player who has played. */
static void
visit_players (UiDriver *driver, gint64 player)
{
  static const char *const questions[] = { "players.change", "players.merge", "players.delete" };

  open_page (driver, "win.players", NULL, BLUFF_TYPE_PLAYERS_PAGE);
  visit_dialog (driver, "players.add", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    visit_dialog (driver, questions[i], g_variant_new_int64 (player));
  go_back (driver);
}

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  bluff_who_dialog_ask_finish (GTK_WIDGET (source), result);
  *(gboolean *) data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

/* Who is who in records that are imported. */
static void
visit_who (UiDriver *driver, BluffStore *store)
{
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, TRUE, NULL);
  g_autoptr (GPtrArray) who = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_who_free);
  gboolean asked = FALSE;

  g_ptr_array_add (who, bluff_who_new ("Maximiliane von und zu Kreuzberg"));
  g_ptr_array_add (who, bluff_who_new ("Bo"));
  bluff_who_dialog_ask (GTK_WIDGET (ui_driver_get_window (driver)), who, players, NULL, asked_cb, &asked);
  close_dialog (driver);
  ui_driver_wait (driver, is_true, &asked, "an answer");
}

static void
visit_trouble (UiDriver *driver, BluffSaves *saves)
{
  g_autoptr (GError) error = g_error_new_literal (BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED, "");

  bluff_window_begin_with_trouble (ui_driver_get_window (driver), saves, error);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TROUBLE_PAGE);
  ui_driver_settle (driver);
}

/* --- The table -----------------------------------------------------------------------------------------------------
 */

/* A game of one person and four computers, so that the table is as full as it gets. */
static BluffSavedGame *
begin_game (UiDriver *driver)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  BluffSavesSeat seats[BLUFF_PIRATE_SEATS] = { { .kind = BLUFF_STORE_GUEST,
                                                 .name = "Maximiliane von und zu Kreuzberg" } };
  g_autoptr (GError) error = NULL;
  BluffTable table;
  BluffSavedGame *game;

  for (guint i = 1; i < BLUFF_PIRATE_SEATS; i++)
    seats[i] = (BluffSavesSeat){ .kind = BLUFF_STORE_COMPUTER, .level = "deckhand" };
  bluff_table_init (&table, BLUFF_GAME_PIRATE, BLUFF_PIRATE_SEATS);
  game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);

  return game;
}

/* The table, up to the first cards that are drawn; it must not need more room than the window has. */
static void
visit_table (UiDriver *driver, const Dress *dress)
{
  g_autoptr (BluffSavedGame) game = begin_game (driver);
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  g_autoptr (UiPlayer) player = NULL;

  bluff_window_push (ui_driver_get_window (driver), bluff_table_page_new (saves, game));
  player = ui_player_new (driver, game, TRUE);
  ui_player_play_until (player, UI_CHOICE_PLAY);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_driver_get_window (driver))), <=, dress->width);
  if (dress->text == 100)
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (ui_driver_get_window (driver))), <=, dress->height);
  go_back (driver);
}

static gint64
find_player (BluffStore *store)
{
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, TRUE, NULL);

  return ((BluffStorePlayer *) g_ptr_array_index (players, 0))->id;
}

static void
test_every_page (gconstpointer data)
{
  Dress dress = choose (GPOINTER_TO_UINT (data));
  g_autoptr (UiDriver) driver = NULL;
  BluffSaves *saves;
  BluffStore *store;
  gint64 player;

  driver = ui_driver_new (ui_driver_make_folder (), dress.width, dress.height);
  put_on (&dress);
  saves = bluff_application_get_saves (ui_driver_get_application (driver));
  store = bluff_saves_get_store (saves);
  ui_company_fill (saves);
  player = find_player (store);
  bluff_window_begin (ui_driver_get_window (driver), saves);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (driver);
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    visit (driver, "win.new-game", g_variant_new_string (bluff_game_name (game)), BLUFF_TYPE_SETUP_PAGE);
  /* One long text is like another. */
  visit (driver, "win.rules",
         g_variant_new ("(ss)", bluff_game_name ((BluffGame) (GPOINTER_TO_UINT (data) % BLUFF_N_GAMES)), "C2"),
         BLUFF_TYPE_RULES_PAGE);
  visit_players (driver, player);
  visit (driver, "win.player", g_variant_new_int64 (player), BLUFF_TYPE_PLAYER_PAGE);
  test_clock_set_date (2026, 6, 17);
  ui_history_fill (saves, N_GAMES);
  visit (driver, "win.player", g_variant_new_int64 (player), BLUFF_TYPE_PLAYER_PAGE);
  visit (driver, "win.hall", NULL, BLUFF_TYPE_HALL_PAGE);
  visit (driver, "win.hall-of", g_variant_new_int64 (player), BLUFF_TYPE_HALL_PAGE);
  visit (driver, "win.leaders", NULL, BLUFF_TYPE_LEADERS_PAGE);
  visit (driver, "win.your-data", NULL, BLUFF_TYPE_KEEPING_PAGE);
  visit_dialog (driver, "app.preferences", NULL);
  visit_dialog (driver, "win.show-help-overlay", NULL);
  visit_dialog (driver, "app.about", NULL);
  visit_who (driver, store);
  visit_table (driver, &dress);
  visit_trouble (driver, saves);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  bluff_application_init_language ();
  bluff_language_choose (test_languages_list ()[0]);
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* GTK has a word to say of what is painted, too. */
  ui_driver_paint ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  /* What moves is others' to see. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  for (guint i = 0; i < N_DRESSES; i++)
    {
      Dress dress = choose (i);
      g_autofree char *path = name_of (&dress);

      /* Every day what is read from right to left is dark, and the rest is light; -m slow has it the other way, too. */
      if (dress.dark != dress.right_to_left && !g_test_slow ())
        continue;
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_every_page);
    }

  return g_test_run ();
}
