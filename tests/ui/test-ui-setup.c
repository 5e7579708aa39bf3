/* test-ui-setup.c: a new game is set up by mouse and keyboard, and begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"

#include "bluff-setup-page.h"
#include "bluff-setup-row.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"

#include <locale.h>

static void
forget_everything (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");

  g_settings_reset (settings, "last-table");
  g_settings_reset (settings, "player");
}

static BluffStore *
get_store (UiDriver *driver)
{
  return bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (driver)));
}

static void
open_setup (UiDriver *driver)
{
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.new-game", "s", "pirate"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  ui_driver_wait_for (driver, BLUFF_TYPE_SETUP_ROW, "Rook");
  ui_driver_settle (driver);
}

/* The rows, by the names of those who sit there. */
static char *
read_rows (GtkWidget *widget)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (widget); row != NULL; row = gtk_widget_get_next_sibling (row))
    g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "",
                            bluff_setup_seat_get_name (bluff_setup_row_get_seat (BLUFF_SETUP_ROW (row))));

  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
assert_rows (UiDriver *driver, const char *expected)
{
  GtkWidget *row = ui_driver_wait_for (driver, BLUFF_TYPE_SETUP_ROW, NULL);
  g_autofree char *names = read_rows (gtk_widget_get_parent (row));

  g_assert_cmpstr (names, ==, expected);
}

static GtkWidget *
get_sail_button (UiDriver *driver)
{
  GtkWidget *button = ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_SET_SAIL);

  g_assert_nonnull (button);
  return button;
}

/* Chooses an item of the menu behind a button. */
static void
choose (UiDriver *driver, GtkWidget *button, const char *item)
{
  ui_driver_click (driver, button);
  ui_driver_click (driver, ui_driver_wait_for (driver, g_type_from_name ("GtkModelButton"), item));
}

static void
add (UiDriver *driver, const char *item)
{
  choose (driver, ui_driver_wait_for (driver, GTK_TYPE_MENU_BUTTON, TEXT_ADD_SEAT), item);
}

/* The names of those who sit in the N games of the store, which all have the same. */
static void
assert_games (UiDriver *driver, guint n, const char *expected)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bluff_store_list_games (get_store (driver), &filter, NULL, 10, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, n);
  for (guint i = 0; i < games->len; i++)
    {
      const BluffStoreGame *game = g_ptr_array_index (games, i);
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint seat = 0; seat < game->n_seats; seat++)
        g_string_append_printf (names, "%s%s", seat > 0 ? " " : "", game->seats[seat].name);
      g_assert_cmpstr (names->str, ==, expected);
    }
}

/* A guest by typing, a computer, by keyboard to another place, and a game. Then the same once more. */
static void
test_new_game (void)
{
  g_autoptr (UiDriver) driver = NULL;
  BluffPage *page;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  assert_rows (driver, TEXT_GUEST " Calico Rook");
  g_assert_true (gtk_widget_has_focus (get_sail_button (driver)));

  add (driver, TEXT_GUEST);
  ui_driver_type (driver, "Opa");
  assert_rows (driver, TEXT_GUEST " Calico Rook Opa");
  ui_driver_press (driver, "Return", 0);
  g_assert_true (gtk_widget_has_focus (get_sail_button (driver)));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);

  add (driver, TEXT_COMPUTER);
  assert_rows (driver, TEXT_GUEST " Calico Rook Opa Pepper");
  g_assert_false (gtk_widget_is_sensitive (ui_driver_find (driver, NULL, GTK_TYPE_MENU_BUTTON, TEXT_ADD_SEAT)));
  ui_driver_press (driver, "Up", GDK_ALT_MASK);
  assert_rows (driver, TEXT_GUEST " Calico Rook Pepper Opa");
  ui_driver_press (driver, "Up", GDK_ALT_MASK);
  assert_rows (driver, TEXT_GUEST " Calico Pepper Rook Opa");
  ui_driver_press (driver, "Down", GDK_ALT_MASK);
  assert_rows (driver, TEXT_GUEST " Calico Rook Pepper Opa");
  ui_driver_press (driver, "Delete", 0);
  assert_rows (driver, TEXT_GUEST " Calico Rook Opa");

  ui_driver_click_text (driver, TEXT_SHORT);
  page = bluff_window_get_page (ui_driver_get_window (driver));
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  ui_driver_click_text (driver, TEXT_SET_SAIL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  g_assert_null (page);
  assert_games (driver, 1, TEXT_GUEST " Calico Rook Opa");

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.back", NULL));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_click_text (driver, TEXT_SAME_TABLE_AGAIN);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  assert_games (driver, 2, TEXT_GUEST " Calico Rook Opa");

  /* The page remembers it too. */
  open_setup (driver);
  assert_rows (driver, TEXT_GUEST " Calico Rook Opa");
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (ui_driver_find (driver, NULL, GTK_TYPE_TOGGLE_BUTTON, TEXT_SHORT))));
}

/* Nothing is remembered: the page is shown. */
static void
test_again_for_the_first_time (void)
{
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.set-sail-again", "s", "pirate"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  assert_games (driver, 0, NULL);
}

static void
test_impossible_names (void)
{
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  add (driver, TEXT_GUEST);
  ui_driver_press (driver, "BackSpace", 0);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_GIVE_GUESTS_NAMES);
  g_assert_false (gtk_widget_is_sensitive (get_sail_button (driver)));
  ui_driver_press (driver, "Return", 0);
  ui_driver_type (driver, "rook");
  g_assert_false (gtk_widget_is_sensitive (get_sail_button (driver)));
  ui_driver_type (driver, "ie");
  g_assert_true (gtk_widget_is_sensitive (get_sail_button (driver)));
  ui_driver_press (driver, "Return", 0);
  ui_driver_press (driver, "Return", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  assert_games (driver, 1, TEXT_GUEST " Calico Rook rookie");
}

/* Two are needed. */
static void
test_too_few (void)
{
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_REMOVE_SEAT));
  assert_rows (driver, "Calico Rook");
  g_assert_true (gtk_widget_is_sensitive (get_sail_button (driver)));
  ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_REMOVE_SEAT));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_AT_LEAST_2_PLAYERS);
  g_assert_false (gtk_widget_is_sensitive (get_sail_button (driver)));
  add (driver, TEXT_COMPUTER);
  g_assert_true (gtk_widget_has_focus (get_sail_button (driver)));
}

/* Profiles: the greeted one sits there, the other can be added once, and the youngest begins. */
static void
test_profiles (void)
{
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  gint64 papa;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  bluff_store_create_player (get_store (driver), "Anna_B", "crab", "red", 2016, NULL);
  papa = bluff_store_create_player (get_store (driver), "Papa", "fish", "blue", 1980, NULL);
  g_settings_set_int64 (settings, "player", papa);
  open_setup (driver);
  assert_rows (driver, "Papa Calico Rook");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_YOUNGEST_START "\u2068Papa\u2069");

  add (driver, "Anna_B");
  assert_rows (driver, "Papa Calico Rook Anna_B");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL,
                      TEXT_YOUNGEST_START "\xe2\x81\xa8"
                                          "Anna_B\xe2\x81\xa9");

  /* Who sits here: a computer instead. */
  choose (driver, ui_driver_wait_for (driver, GTK_TYPE_MENU_BUTTON, TEXT_PERSON), TEXT_COMPUTER);
  assert_rows (driver, "Pepper Calico Rook Anna_B");
  ui_driver_click_text (driver, TEXT_SET_SAIL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  assert_games (driver, 1, "Pepper Calico Rook Anna_B");
}

/* A player who chooses another's flag swaps flags with them. */
static void
test_flag (void)
{
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_MENU_BUTTON, TEXT_FLAG_YELLOW_SUN));
  ui_driver_click (driver,
                   ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_RED_CRAB TEXT_SWAP_WITH "\u2068Rook\u2069"));
  g_assert_nonnull (ui_driver_find (driver, ui_driver_find (driver, NULL, BLUFF_TYPE_SETUP_ROW, "Rook"),
                                    GTK_TYPE_MENU_BUTTON, TEXT_FLAG_YELLOW_SUN));
}

/* From wide to narrow and back: the panel stays, the picture and what rows have no room for come and go. */
static void
test_sizes (void)
{
  static const struct
  {
    int width, height;
    gboolean roomy;
  } sizes[] = { { 1280, 800, TRUE }, { 360, 640, FALSE }, { 899, 640, TRUE }, { 900, 640, TRUE }, { 420, 500, FALSE } };
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *remove;

      gtk_window_set_default_size (GTK_WINDOW (ui_driver_get_window (driver)), sizes[i].width, sizes[i].height);
      ui_driver_settle (driver);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_driver_get_window (driver))), <=, sizes[i].width);
      remove = ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_REMOVE_SEAT);
      g_assert_true ((remove != NULL) == sizes[i].roomy);
      g_assert_true (gtk_widget_get_mapped (get_sail_button (driver)));
    }

  /* What is not in the row is in its menu. */
  choose (driver, ui_driver_wait_for (driver, GTK_TYPE_MENU_BUTTON, TEXT_MORE_FOR_SEAT), TEXT_MOVE_DOWN);
  assert_rows (driver, "Calico " TEXT_GUEST " Rook");
}

/* Somebody is deleted while the table waits: that is told, and the seat becomes a guest's. */
static void
test_player_gone (void)
{
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (GError) error = NULL;
  gint64 papa;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  papa = bluff_store_create_player (get_store (driver), "Papa", "fish", "blue", 1980, NULL);
  g_settings_set_int64 (settings, "player", papa);
  open_setup (driver);
  bluff_store_delete_player (get_store (driver), papa, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  ui_driver_click_text (driver, TEXT_SET_SAIL);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_CANNOT_BEGIN);
  assert_games (driver, 0, NULL);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for (driver, GTK_TYPE_ENTRY, NULL);
  assert_rows (driver, "Papa Calico Rook");
  ui_driver_click_text (driver, TEXT_SET_SAIL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  assert_games (driver, 1, "Papa Calico Rook");
}

/* A profile made in place sits down at once. */
static void
test_new_player (void)
{
  g_autoptr (UiDriver) driver = NULL;

  forget_everything ();
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  open_setup (driver);
  add (driver, TEXT_NEW_PLAYER_ASKED);
  ui_driver_wait_for (driver, GTK_TYPE_WINDOW, TEXT_NEW_PLAYER);
  ui_driver_type (driver, "Mia");
  ui_driver_press (driver, "Return", 0);
  ui_driver_wait_for (driver, BLUFF_TYPE_SETUP_ROW, "Mia");
  assert_rows (driver, TEXT_GUEST " Calico Rook Mia");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* A cursor that blinks is a window that never comes to rest. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);

  g_test_add_func ("/ui/setup/new-game", test_new_game);
  g_test_add_func ("/ui/setup/again-for-the-first-time", test_again_for_the_first_time);
  g_test_add_func ("/ui/setup/impossible-names", test_impossible_names);
  g_test_add_func ("/ui/setup/too-few", test_too_few);
  g_test_add_func ("/ui/setup/profiles", test_profiles);
  g_test_add_func ("/ui/setup/flag", test_flag);
  g_test_add_func ("/ui/setup/sizes", test_sizes);
  g_test_add_func ("/ui/setup/player-gone", test_player_gone);
  g_test_add_func ("/ui/setup/new-player", test_new_player);

  return g_test_run ();
}
