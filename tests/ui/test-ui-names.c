/* test-ui-names.c: names that look like markup, or like a letter to press, are shown as they are: nothing warns, and
 * nothing of them is lost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"
#include "test-clock.h"
#include "ui-history.h"

#include "bluff-application.h"
#include "bluff-hall-page.h"
#include "bluff-keeping-page.h"
#include "bluff-leaders-page.h"
#include "bluff-player-page.h"
#include "bluff-players-page.h"
#include "bluff-report.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"
#include "bluff-who-dialog.h"
#include "store-fixture.h"

#include <locale.h>
#include <string.h>

enum
{
  N_GAMES = 30,
  PEOPLE = 3 /* the first: they sit in those games, and at a table */
};

static const char *const names[] = { "&", "<", "<b>", "_a_b", "a &amp; b", "</span>" };

/* --- Finding -------------------------------------------------------------------------------------------------------
 */

/* Whether a label below WIDGET is read as TEXT. */
static gboolean
is_read (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_read (child, text))
      return TRUE;

  return FALSE;
}

/* Whether a label below WIDGET has TEXT in it. */
static gboolean
has_read (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_read (child, text))
      return TRUE;

  return FALSE;
}

/* The window in front of that of the app, or NULL. */
static GtkWidget *
find_dialog (UiDriver *driver)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != GTK_WIDGET (ui_driver_get_window (driver)))
        return window;
    }

  return NULL;
}

static gboolean
is_alone (gpointer driver)
{
  return find_dialog (driver) == NULL;
}

static void
expect_names_in_dialog (UiDriver *driver, guint from)
{
  ui_driver_settle (driver);
  g_assert_nonnull (find_dialog (driver));
  for (guint i = from; i < G_N_ELEMENTS (names); i++)
    if (!is_read (find_dialog (driver), names[i]))
      g_error ("“%s” is not there", names[i]);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait (driver, is_alone, driver, "a dialog to be closed");
}

static UiDriver *
begin (const char *folder)
{
  g_autoptr (BluffStore) store = fixture_open_store (folder);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    fixture_add_player (store, names[i]);
  bluff_store_close (store);
  return ui_driver_new (folder, 1000, 1100);
}

/* --- Where they are ------------------------------------------------------------------------------------------------
 */

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  (void) data;
  g_assert_false (bluff_who_dialog_ask_finish (GTK_WIDGET (source), result));
}

static void
test_who (void)
{
  g_autoptr (UiDriver) driver = begin (ui_driver_make_folder ());
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  g_autoptr (GPtrArray) who = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_who_free);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (who, bluff_who_new (names[i]));
  bluff_who_dialog_ask (GTK_WIDGET (ui_driver_get_window (driver)), who, players, NULL, asked_cb, NULL);
  expect_names_in_dialog (driver, 0);
}

/* Everybody but the one who is merged. */
static void
test_players (void)
{
  g_autoptr (UiDriver) driver = begin (ui_driver_make_folder ());
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  g_autoptr (BluffStorePlayer) first = bluff_store_find_player (bluff_saves_get_store (saves), names[0], NULL);
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  ui_driver_settle (driver);
  page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (is_read (page, names[i]));
  gtk_widget_activate_action (page, "players.merge", "x", first->id);
  expect_names_in_dialog (driver, 1);
}

static void
test_report (void)
{
  g_autoptr (UiDriver) driver = begin (ui_driver_make_folder ());
  BluffReport *report = bluff_report_new (GTK_WIDGET (ui_driver_get_window (driver)), "Report", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    bluff_report_add (report, names[i], i % 2 == 0 ? "a < b & c" : names[i]);
  gtk_window_present (GTK_WINDOW (report));
  ui_driver_settle (driver);
  g_assert_true (is_read (GTK_WIDGET (report), "a < b & c"));
  expect_names_in_dialog (driver, 0);
}

/* A database that was set aside. */
static void
test_aside (void)
{
  const char *folder = ui_driver_make_folder ();
  const char *name = "_a_<b>&.db";
  g_autofree char *aside = g_build_filename (folder, "aside", NULL);
  g_autofree char *path = g_build_filename (aside, name, NULL);
  g_autoptr (UiDriver) driver = begin (folder);

  g_assert_cmpint (g_mkdir_with_parents (aside, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "x", 1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.your-data", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_RESCUE_ASKED);
  g_assert_true (is_read (GTK_WIDGET (ui_driver_get_window (driver)), name));
}

/* Pages that an action of the window leads to: each shows the names, by themselves or in sentences. */
static void
test_pages (void)
{
  const struct
  {
    const char *action;
    GType type;
  } rows[] = { { "win.hall", BLUFF_TYPE_HALL_PAGE }, { "win.leaders", BLUFF_TYPE_LEADERS_PAGE } };
  g_autoptr (UiDriver) driver = begin (ui_driver_make_folder ());
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  g_autoptr (BluffStorePlayer) first = bluff_store_find_player (bluff_saves_get_store (saves), names[0], NULL);
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));

  test_clock_set_date (2026, 6, 17);
  ui_history_fill (saves, N_GAMES);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_widget_activate_action (window, rows[i].action, NULL);
      ui_driver_wait_for_page (driver, rows[i].type);
      ui_driver_settle (driver);
      for (guint name = 0; name < PEOPLE; name++)
        if (!has_read (GTK_WIDGET (bluff_window_get_page (BLUFF_WINDOW (window))), names[name]))
          g_error ("“%s” is not on the page of %s", names[name], rows[i].action);
    }

  gtk_widget_activate_action (window, "win.player", "x", first->id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (driver);
  g_assert_true (is_read (window, names[0]));
  g_assert_true (has_read (GTK_WIDGET (bluff_window_get_page (BLUFF_WINDOW (window))), names[1]));
}

/* A table at which the first three sit, with the menu that leads to their pages; then the row with which it is carried
 * on. */
static void
test_table (void)
{
  g_autoptr (UiDriver) driver = begin (ui_driver_make_folder ());
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  BluffSavesSeat seats[PEOPLE];
  BluffTable table;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver)), *menu;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, PEOPLE);
  for (guint i = 0; i < PEOPLE; i++)
    {
      g_autoptr (BluffStorePlayer) player = bluff_store_find_player (bluff_saves_get_store (saves), names[i], NULL);

      seats[i] = (BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE,
                                   .player = player->id,
                                   .colour = (const char *[]){ "blue", "red", "green" }[i] };
    }
  game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);
  bluff_window_push (BLUFF_WINDOW (window), bluff_table_page_new (saves, game));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  ui_driver_press (driver, "F10", 0);
  ui_driver_click (driver, ui_driver_wait_for (driver, g_type_from_name ("GtkModelButton"), TEXT_PLAYERS));
  menu = ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL);
  for (guint i = 0; i < PEOPLE; i++)
    g_assert_true (is_read (menu, names[i]));
  ui_driver_press (driver, "Escape", 0);
  ui_driver_press (driver, "Escape", 0);

  bluff_window_pop (BLUFF_WINDOW (window));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (driver);
  for (guint i = 0; i < PEOPLE; i++)
    g_assert_true (has_read (GTK_WIDGET (bluff_window_get_page (BLUFF_WINDOW (window))), names[i]));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/names/who", test_who);
  g_test_add_func ("/ui/names/players", test_players);
  g_test_add_func ("/ui/names/report", test_report);
  g_test_add_func ("/ui/names/aside", test_aside);
  g_test_add_func ("/ui/names/pages", test_pages);
  g_test_add_func ("/ui/names/table", test_table);

  return g_test_run ();
}
