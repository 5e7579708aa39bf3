/* test-ui-pace.c: the table of Bluff Pirate when it waits to be told to go on: step by step, and before a set is laid.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-pirate-tray.h"

#include <locale.h>

enum
{
  SEED = 7,
  STEPS = 6,
  SET = 4
};

typedef struct
{
  UiDriver *driver;
  GSettings *settings;
  BluffSavedGame *game;
  UiPlayer *player;
} Table;

static void
sit_down (Table *table, const char *pace, guint people)
{
  table->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (table->settings, "pace", pace);
  table->driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  table->game = ui_player_sit_down (table->driver, people, SEED);
  table->player = ui_player_new (table->driver, table->game, FALSE);
}

static void
get_up (Table *table)
{
  g_settings_reset (table->settings, "confirm-lay");
  g_settings_set_string (table->settings, "pace", "instant");
  ui_player_free (table->player);
  g_object_unref (table->game);
  ui_driver_free (table->driver);
  g_object_unref (table->settings);
}

static guint
count_told (Table *table)
{
  return bluff_match_get_n_told (bluff_saved_game_get_match (table->game));
}

/* --- Step by step --------------------------------------------------------------------------------------------------
 */

/* After what a computer does, the table waits until somebody says that it goes on: nothing happens before that. By
 * mouse and by key. */
static void
test_step (void)
{
  Table table;
  guint waited = 0;

  sit_down (&table, "step", 1);
  for (guint i = 0; waited < STEPS; i++)
    {
      UiChoice choice = ui_player_wait (table.player);
      GtkWidget *button = ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, TEXT_CONTINUE);
      guint told = count_told (&table);

      g_assert_cmpuint (i, <, 100);
      if (choice == UI_CHOICE_CONTINUE)
        {
          g_assert_nonnull (button);
          /* Nothing goes on by itself. */
          ui_driver_settle (table.driver);
          g_assert_cmpuint (count_told (&table), ==, told);
          waited++;
        }
      if (choice == UI_CHOICE_CONTINUE && waited % 2 == 0)
        {
          g_assert_true (ui_driver_get_focus (table.driver) == button);
          ui_driver_press (table.driver, "Return", 0);
        }
      else
        ui_player_do (table.player, choice);
    }
  /* The pace can be changed in the middle of a game. */
  g_settings_set_string (table.settings, "pace", "instant");
  if (ui_player_wait (table.player) == UI_CHOICE_CONTINUE)
    ui_player_do (table.player, UI_CHOICE_CONTINUE);
  g_assert_cmpint (ui_player_wait (table.player), !=, UI_CHOICE_CONTINUE);
  get_up (&table);
}

/* --- Before a set is laid ------------------------------------------------------------------------------------------
 */

/* Four cards of the hand, the first of them face up. */
static void
compose (Table *table)
{
  ui_player_play_until (table->player, UI_CHOICE_PLAY);
  ui_driver_press (table->driver, "Home", 0);
  for (guint i = 0; i < SET; i++)
    {
      ui_driver_press (table->driver, "space", 0);
      ui_driver_press (table->driver, "Right", 0);
    }
  ui_driver_press (table->driver, "Tab", GDK_SHIFT_MASK);
  while (gtk_widget_get_ancestor (ui_driver_get_focus (table->driver), BLUFF_TYPE_PIRATE_TRAY) == NULL)
    ui_driver_press (table->driver, "Tab", GDK_SHIFT_MASK);
  ui_driver_press (table->driver, "space", 0);
  g_assert_nonnull (ui_driver_find_action (table->driver, NULL, "table.lay"));
}

/* Whether there is a question in front, by its sentence. */
static GtkWidget *
find_question (Table *table)
{
  return ui_driver_find (table->driver, NULL, GTK_TYPE_LABEL, TEXT_WHAT_LIES_STAYS);
}

static gboolean
has_laid (gpointer data)
{
  Table *table = data;
  BluffTold told;

  for (guint number = count_told (table); number > 0; number--)
    if (bluff_match_tell (bluff_saved_game_get_match (table->game), number, 0, &told) &&
        told.event.kind == BLUFF_EVENT_LAY && told.event.seat == 0)
      return TRUE;

  return FALSE;
}

static void
test_confirm (void)
{
  Table table;
  guint told;

  sit_down (&table, "instant", 1);
  g_settings_set_boolean (table.settings, "confirm-lay", TRUE);
  compose (&table);
  told = count_told (&table);

  /* No is an answer, and leaves everything as it was. */
  ui_driver_press (table.driver, "l", 0);
  g_assert_nonnull (find_question (&table));
  ui_driver_press (table.driver, "Escape", 0);
  g_assert_null (find_question (&table));
  g_assert_cmpuint (count_told (&table), ==, told);
  g_assert_nonnull (ui_driver_find_action (table.driver, NULL, "table.lay"));

  ui_driver_click (table.driver, ui_driver_find_action (table.driver, NULL, "table.lay"));
  g_assert_nonnull (find_question (&table));
  g_assert_false (has_laid (&table));
  ui_driver_click_text (table.driver, TEXT_LAY);
  ui_driver_wait (table.driver, has_laid, &table, "a set to be laid");
  get_up (&table);
}

/* Behind the curtain nobody is asked, and what was composed is there when it goes up. */
static void
test_withdrawn (void)
{
  Table table;
  guint told;

  sit_down (&table, "instant", 2);
  g_settings_set_boolean (table.settings, "confirm-lay", TRUE);
  compose (&table);
  told = count_told (&table);
  ui_driver_press (table.driver, "l", 0);
  g_assert_nonnull (find_question (&table));
  g_object_notify (G_OBJECT (ui_driver_get_application (table.driver)), "screensaver-active");
  ui_driver_settle (table.driver);
  g_assert_null (find_question (&table));
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_CURTAIN);
  ui_player_do (table.player, UI_CHOICE_CURTAIN);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_PLAY);
  g_assert_cmpuint (count_told (&table), ==, told);
  g_assert_nonnull (ui_driver_find_action (table.driver, NULL, "table.lay"));
  get_up (&table);
}

/* Without the preference nobody is asked. */
static void
test_at_once (void)
{
  Table table;

  sit_down (&table, "instant", 1);
  compose (&table);
  ui_driver_press (table.driver, "l", 0);
  g_assert_null (find_question (&table));
  ui_driver_wait (table.driver, has_laid, &table, "a set to be laid");
  get_up (&table);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/pace/step-by-step", test_step);
  g_test_add_func ("/ui/pace/confirm-laying", test_confirm);
  g_test_add_func ("/ui/pace/question-withdrawn", test_withdrawn);
  g_test_add_func ("/ui/pace/lay-at-once", test_at_once);

  return g_test_run ();
}
