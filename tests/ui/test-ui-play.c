/* test-ui-play.c: whole games of Bluff Pirate, by mouse and by keyboard, alone and by four people behind the curtain.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-way.h"

#include "bluff-pirate-end-sheet.h"
#include "bluff-setup-page.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"

#include <locale.h>

enum
{
  EMPTY_ISLAND_SEED = 1 /* of a game of computers in which the first island is empty */
};

static const UiWay ways[] = {
  { "/ui/play/mouse", BLUFF_GAME_PIRATE, 3, 1, FALSE, 1280, 800, 7, .again = TEXT_PLAY_AGAIN },
  { "/ui/play/keys", BLUFF_GAME_PIRATE, 3, 1, TRUE, 1280, 800, 7, .again = TEXT_CHANGE_ORDER },
  { "/ui/play/four-mouse", BLUFF_GAME_PIRATE, 4, 4, FALSE, 1280, 800, 7, .slow = TRUE },
  { "/ui/play/four-keys", BLUFF_GAME_PIRATE, 4, 4, TRUE, 1000, 760, 7 },
};

/* The game that is not over. */
static char *
find_unfinished (UiDriver *driver)
{
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games =
      bluff_store_list_games (bluff_saves_get_store (ui_player_get_saves (driver)), &unfinished, NULL, 10, NULL);

  g_assert_cmpuint (games->len, ==, 1);
  return g_strdup (((BluffStoreGame *) g_ptr_array_index (games, 0))->id);
}

/* From the first page to the table, as everybody begins. */
static void
test_from_welcome (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 900);
  g_autoptr (UiPlayer) player = ui_player_new (driver, NULL, FALSE);
  g_autofree char *id = NULL;

  ui_driver_click_text (driver, TEXT_PLAY_AS_GUEST);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_AHOY);
  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find_action (driver, NULL, "win.new-game"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  ui_driver_click_text (driver, TEXT_SHORT);
  ui_driver_click_text (driver, TEXT_SET_SAIL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  for (guint i = 0; i < 3; i++)
    {
      UiChoice choice = ui_player_wait (player);

      g_assert_cmpint (choice, !=, UI_CHOICE_END);
      ui_player_do (player, choice);
    }
  id = find_unfinished (driver);
  g_assert_nonnull (id);
}

static gboolean
shows_end (gpointer data)
{
  return ui_driver_find (data, NULL, BLUFF_TYPE_PIRATE_END_SHEET, NULL) != NULL;
}

static guint
count_empty_islands (BluffMatch *match)
{
  guint n = 0;
  BluffTold told;

  for (guint number = 1; bluff_match_tell (match, number, BLUFF_NO_SEAT, &told); number++)
    n += told.event.kind == BLUFF_EVENT_OPEN && !told.event.open.treasure;

  return n;
}

/* A round begins with what somebody does first in a turn (P6, P7), not with what ended the turn before. */
static void
check_rounds (UiDriver *driver)
{
  GtkWidget *list = ui_driver_wait_for (driver, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint n = 0;

  ui_driver_settle (driver);
  for (guint i = 1; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (GObject) line = g_list_model_get_item (lines, i);
      g_autofree char *round = NULL, *text = NULL;

      g_object_get (line, "round", &round, "text", &text, NULL);
      if (round == NULL)
        continue;
      g_test_message ("%s: %s", round, text);
      g_assert_true (strstr (text, TEXT_DRAWS) != NULL || strstr (text, TEXT_BOARDS) != NULL);
      n++;
    }
  g_assert_cmpuint (n, >, 3);
}

/* Where only computers play, nothing waits for somebody to confirm it: not an empty island either (P23). */
static void
test_computers (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 0, EMPTY_ISLAND_SEED);

  ui_driver_wait (driver, shows_end, driver, "the end of a game of computers");
  g_assert_cmpuint (count_empty_islands (bluff_saved_game_get_match (game)), ==, 1);
  check_rounds (driver);
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

  g_test_add_func ("/ui/play/from-welcome", test_from_welcome);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    ui_way_add (&ways[i]);
  g_test_add_func ("/ui/play/computers", test_computers);

  return g_test_run ();
}
