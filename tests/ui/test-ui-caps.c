/* test-ui-caps.c: the caps of keys are there for people who use keys, and for nobody else.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-seating.h"

#include "bluff-key-cap.h"

#include <locale.h>

/* The letters of the caps that can be seen, in order: "D O". */
static void
read_caps (GtkWidget *widget, GString *letters)
{
  if (BLUFF_IS_KEY_CAP (widget) && gtk_widget_get_mapped (widget))
    g_string_append_printf (letters, "%s%s", letters->len > 0 ? " " : "",
                            bluff_key_cap_get_letter (BLUFF_KEY_CAP (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_caps (child, letters);
}

static void
assert_caps (UiDriver *driver, const char *wanted)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  ui_driver_settle (driver);
  read_caps (GTK_WIDGET (ui_driver_get_window (driver)), letters);
  g_assert_cmpstr (letters->str, ==, wanted);
}

static void
test_turn (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, 7);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, FALSE);

  ui_player_play_until (player, UI_CHOICE_TURN);
  assert_caps (driver, "");
  /* A modifier alone is no use of the keyboard. */
  ui_driver_press (driver, "Shift_L", 0);
  assert_caps (driver, "");
  ui_driver_press (driver, "Tab", 0);
  assert_caps (driver, "D O");
  ui_driver_click (driver, ui_driver_find (driver, NULL, g_type_from_name ("BluffPirateBoard"), NULL));
  assert_caps (driver, "");

  ui_driver_press (driver, "d", 0);
  g_assert_cmpint (ui_player_wait (player), ==, UI_CHOICE_PLAY);
  assert_caps (driver, "X L");
}

static void
test_narrow (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 370, 610);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, 7);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, TRUE);

  /* No room for them on the buttons; on a sheet there is. */
  ui_player_play_until (player, UI_CHOICE_TURN);
  ui_driver_press (driver, "Tab", 0);
  assert_caps (driver, "");
  ui_player_play_until (player, UI_CHOICE_VOTE);
  ui_driver_press (driver, "Tab", 0);
  assert_caps (driver, "B N");
}

/* At the table of Bluffer they stand on the buttons of the card that has the focus. */
static void
test_bluffer (void)
{
  g_auto (UiSeating) table = ui_seating_begin (&(UiSeats){ .game = BLUFF_GAME_BLUFFER });
  UiDriver *driver = table.driver;

  ui_player_play_until (table.player, UI_CHOICE_TURN);
  assert_caps (driver, "");
  /* From what is asked to the cards. */
  ui_driver_press (driver, "Tab", 0);
  ui_driver_press (driver, "Home", 0);
  assert_caps (driver, "K");
  ui_driver_press (driver, "Right", 0);
  assert_caps (driver, "M K");
  ui_driver_click (driver, ui_driver_find (driver, NULL, g_type_from_name ("BluffBlufferPile"), NULL));
  assert_caps (driver, "");
}

/* They go when the mouse is used again, on the panel for shouting too. */
static void
test_shout (void)
{
  g_auto (UiSeating) table = ui_seating_begin (&(UiSeats){ .game = BLUFF_GAME_BLUFFANEER });
  UiDriver *driver = table.driver;

  ui_player_play_until (table.player, UI_CHOICE_SHOUT);
  assert_caps (driver, "");
  ui_driver_press (driver, "Tab", 0);
  assert_caps (driver, "P G");
  ui_driver_click (driver, ui_driver_find (driver, NULL, g_type_from_name ("BluffBluffaneerMat"), NULL));
  assert_caps (driver, "");
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_func ("/ui/caps/turn", test_turn);
  g_test_add_func ("/ui/caps/narrow", test_narrow);
  g_test_add_func ("/ui/caps/bluffer", test_bluffer);
  g_test_add_func ("/ui/caps/shout", test_shout);

  return g_test_run ();
}
