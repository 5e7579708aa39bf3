/* test-ui-bluffer.c: whole games of Bluffer, by mouse and by keyboard, alone and behind the curtain.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-saves-care.h"
#include "bluff-store-game.h"

#include <locale.h>

/* The store has the game to its end, and every event of it is legal. */
static void
check_store (UiDriver *driver, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game =
      bluff_store_read_game (bluff_saves_get_store (ui_player_get_saves (driver)), id, NULL, &error);
  g_autoptr (BluffSavesReport) report = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (game->state, ==, BLUFF_STORE_FINISHED);
  report = bluff_saves_check (ui_player_get_saves (driver), NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report->findings->len, ==, 0);
  g_assert_cmpuint (report->damages->len, ==, 0);
}

typedef struct
{
  guint people;
  gboolean keys;
  int width, height;
  gboolean no_aid; /* without the memory aid (B19) */
  guint64 seed;
} Way;

static void
play (gconstpointer data)
{
  const Way *way = data;
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), way->width, way->height);
  BluffTable table;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  g_autofree char *id = NULL;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, UI_SEATS);
  table.memory_aid = !way->no_aid;
  game = ui_player_sit_down_at (driver, &table, way->people, way->seed);
  player = ui_player_new (driver, game, way->keys);
  id = g_strdup (bluff_saved_game_get_id (game));
  ui_player_play_until (player, UI_CHOICE_END);
  g_test_message ("%u turns, %u shouts, %u taken, %u given, %u curtains, %" G_GUINT64_FORMAT " cards seen",
                  ui_player_count (player, UI_CHOICE_TURN), ui_player_count (player, UI_CHOICE_SHOUT),
                  ui_player_count (player, UI_CHOICE_TAKE), ui_player_count (player, UI_CHOICE_GIVE),
                  ui_player_count (player, UI_CHOICE_CURTAIN), ui_player_count_checked (player));
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_TURN), >, 3);
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_SHOUT), >, 0);
  g_assert_cmpuint (ui_player_count_checked (player), >, 100);
  if (way->people > 1)
    g_assert_cmpuint (ui_player_count (player, UI_CHOICE_CURTAIN), >, 2);
  else
    g_assert_cmpuint (ui_player_count (player, UI_CHOICE_CURTAIN), ==, 0);
  check_store (driver, id);
}

int
main (int argc, char **argv)
{
  static const Way mouse = { 1, FALSE, 1280, 800, FALSE, 7 }, keys = { 1, TRUE, 900, 700, FALSE, 8 },
                   narrow = { 1, FALSE, 360, 640, FALSE, 9 }, curtain = { UI_SEATS, FALSE, 1280, 800, FALSE, 7 },
                   forgetful = { 2, FALSE, 1000, 760, TRUE, 11 };
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_data_func ("/ui/bluffer/mouse", &mouse, play);
  g_test_add_data_func ("/ui/bluffer/keys", &keys, play);
  g_test_add_data_func ("/ui/bluffer/narrow", &narrow, play);
  g_test_add_data_func ("/ui/bluffer/curtain", &curtain, play);
  g_test_add_data_func ("/ui/bluffer/without-memory-aid", &forgetful, play);

  return g_test_run ();
}
