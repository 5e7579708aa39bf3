/* test-ui-pages.c: every page opens in every dress, without a word from GTK.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-driver.h"

#include "bluff-keeping-page.h"
#include "bluff-players-page.h"
#include "bluff-rules-page.h"
#include "bluff-setup-page.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"

#include <locale.h>

enum
{
  NORMAL_DPI = 96 * 1024
};

/* How the window is dressed. */
typedef struct
{
  const char *name;
  int width, height;
  gboolean dark;
  gboolean right_to_left;
  int text; /* per cent */
} Dress;

static const Dress dresses[] = {
  { "plain", 1280, 800, FALSE, FALSE, 100 },
  { "dark", 1280, 800, TRUE, FALSE, 100 },
  { "narrow", 360, 600, FALSE, FALSE, 100 },
  { "right-to-left", 1280, 800, FALSE, TRUE, 100 },
  { "narrow-right-to-left", 360, 600, TRUE, TRUE, 100 },
  { "large-text", 1280, 800, FALSE, FALSE, 200 },
  { "narrow-large-text", 360, 640, FALSE, FALSE, 200 },
};

static void
put_on (const Dress *dress)
{
  gtk_widget_set_default_direction (dress->right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dress->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", NORMAL_DPI * dress->text / 100, NULL);
}

/* Opens a page by an action and goes back by Escape. */
static void
visit (UiDriver *driver, const char *action, GVariant *parameter, GType type)
{
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (ui_driver_get_window (driver)), action, parameter));
  ui_driver_wait_for_page (driver, type);
  ui_driver_settle (driver);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

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

  bluff_window_push (ui_driver_get_window (driver), bluff_table_page_new (saves, game));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_click_text (driver, "Draw 2 cards");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, "Your turn: lay a set or discard 1 card.");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_driver_get_window (driver))), <=, dress->width);
  if (dress->text == 100)
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (ui_driver_get_window (driver))), <=, dress->height);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

static void
test_every_page (gconstpointer data)
{
  const Dress *dress = data;
  g_autoptr (UiDriver) driver = NULL;

  driver = ui_driver_new (ui_driver_make_folder (), dress->width, dress->height);
  put_on (dress);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  visit (driver, "win.new-game", g_variant_new_string ("pirate"), BLUFF_TYPE_SETUP_PAGE);
  visit (driver, "win.players", NULL, BLUFF_TYPE_PLAYERS_PAGE);
  visit (driver, "win.your-data", NULL, BLUFF_TYPE_KEEPING_PAGE);
  visit (driver, "win.rules", g_variant_new ("(ss)", "pirate", "P15"), BLUFF_TYPE_RULES_PAGE);
  visit_table (driver, dress);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (dresses); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/pages/", dresses[i].name, NULL);

      g_test_add_data_func (path, &dresses[i], test_every_page);
    }

  return g_test_run ();
}
