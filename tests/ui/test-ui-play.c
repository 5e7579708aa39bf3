/* test-ui-play.c: whole games of Bluff Pirate, by mouse and by keyboard, alone and behind the curtain.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-pirate-end-sheet.h"
#include "bluff-saves-care.h"
#include "bluff-saves-records.h"
#include "bluff-setup-page.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"

#include <locale.h>

enum
{
  EMPTY_ISLAND_SEED = 1 /* of a game of computers in which the first island is empty */
};

/* --- Afterwards ----------------------------------------------------------------------------------------------------
 */

/* The store has the game to its end, and every event of it is legal. */
static void
check_store (UiDriver *driver, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game =
      bluff_store_read_game (bluff_saves_get_store (ui_player_get_saves (driver)), id, NULL, &error);
  g_autoptr (BluffSavesReport) report = NULL;
  g_autoptr (GBytes) record = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (game->state, ==, BLUFF_STORE_FINISHED);
  report = bluff_saves_check (ui_player_get_saves (driver), NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->findings->len, ==, 0);
  g_assert_cmpuint (report->damages->len, ==, 0);
  g_assert_cmpuint (report->games, >=, 1);
  record = bluff_saves_export (ui_player_get_saves (driver), id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (record), >, 100);
}

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

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* Another table of the same three, in front. */
static void
check_again (UiDriver *driver, const char *button)
{
  BluffPage *before = bluff_window_get_page (ui_driver_get_window (driver));
  g_autoptr (UiPlayer) player = ui_player_new (driver, NULL, FALSE);

  g_object_add_weak_pointer (G_OBJECT (before), (gpointer *) &before);
  ui_driver_click_text (driver, button);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpint (ui_player_wait (player), !=, UI_CHOICE_END);
  ui_driver_wait (driver, is_null, &before, "the old table to be gone");
  g_free (find_unfinished (driver));
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
play (guint people, gboolean keys, int width, int height, const char *again)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), width, height);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, people, 7);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, keys);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));

  ui_player_play_until (player, UI_CHOICE_END);
  g_test_message ("%u turns, %u plays, %u votes, %u cups, %u boarded, %u curtains, %" G_GUINT64_FORMAT " cards seen",
                  ui_player_count (player, UI_CHOICE_TURN), ui_player_count (player, UI_CHOICE_PLAY),
                  ui_player_count (player, UI_CHOICE_VOTE), ui_player_count (player, UI_CHOICE_LIFT),
                  ui_player_count (player, UI_CHOICE_CARDS), ui_player_count (player, UI_CHOICE_CURTAIN),
                  ui_player_count_checked (player));
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_VOTE), >, 0);
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_LIFT), >, 0);
  g_assert_cmpuint (ui_player_count_checked (player), >, 100);
  if (people > 1)
    g_assert_cmpuint (ui_player_count (player, UI_CHOICE_CURTAIN), >, 2);
  else
    g_assert_cmpuint (ui_player_count (player, UI_CHOICE_CURTAIN), ==, 0);
  check_store (driver, id);
  if (again != NULL)
    check_again (driver, again);
}

static void
test_mouse (void)
{
  play (1, FALSE, 1280, 800, "Play again");
}

static void
test_keys (void)
{
  play (1, TRUE, 900, 700, "Change the order and play again");
}

static void
test_curtain (void)
{
  play (UI_SEATS, FALSE, 1280, 800, NULL);
}

/* From the first page to the table, as everybody begins. */
static void
test_from_welcome (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 900);
  g_autoptr (UiPlayer) player = ui_player_new (driver, NULL, FALSE);
  g_autofree char *id = NULL;

  ui_driver_click_text (driver, "Play as a guest");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, "Ahoy!");
  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find_action (driver, NULL, "win.new-game"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  ui_driver_click_text (driver, "Short");
  ui_driver_click_text (driver, "Set sail");
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

/* Where only computers play, nothing waits for somebody to confirm it: not an empty island either (P23). */
static void
test_computers (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 0, EMPTY_ISLAND_SEED);

  ui_driver_wait (driver, shows_end, driver, "the end of a game of computers");
  g_assert_cmpuint (count_empty_islands (bluff_saved_game_get_match (game)), ==, 1);
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
  g_test_add_func ("/ui/play/mouse", test_mouse);
  g_test_add_func ("/ui/play/keys", test_keys);
  g_test_add_func ("/ui/play/curtain", test_curtain);
  g_test_add_func ("/ui/play/computers", test_computers);

  return g_test_run ();
}
