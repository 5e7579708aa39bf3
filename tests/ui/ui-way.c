/* ui-way.c: plays a whole game at the screen, and looks at what is left of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-way.h"

#include "bluff-saves-care.h"
#include "bluff-saves-records.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"

/* How often a person is asked for what, at least. */
static const struct
{
  UiChoice choice;
  guint least;
} asked[BLUFF_N_GAMES][3] = {
  [BLUFF_GAME_PIRATE] = { { UI_CHOICE_PLAY, 2 }, { UI_CHOICE_VOTE, 1 }, { UI_CHOICE_LIFT, 1 } },
  [BLUFF_GAME_BLUFFER] = { { UI_CHOICE_TURN, 4 }, { UI_CHOICE_SHOUT, 1 } },
  [BLUFF_GAME_BLUFFANEER] = { { UI_CHOICE_ROLL, 4 }, { UI_CHOICE_SHOUT, 4 }, { UI_CHOICE_ANSWER, 1 } },
};

static const guint
    least_seen[BLUFF_N_GAMES] = { [BLUFF_GAME_PIRATE] = 100, [BLUFF_GAME_BLUFFER] = 100, [BLUFF_GAME_BLUFFANEER] = 20 };

/* --- Afterwards ----------------------------------------------------------------------------------------------------
 */

static void
check_counts (const UiWay *way, UiPlayer *player)
{
  guint curtains = ui_player_count (player, UI_CHOICE_CURTAIN);

  for (UiChoice choice = 0; choice < UI_N_CHOICES; choice++)
    if (ui_player_count (player, choice) > 0)
      g_test_message ("%s: %u times", ui_choice_name (choice), ui_player_count (player, choice));
  g_test_message ("%" G_GUINT64_FORMAT " cards seen", ui_player_count_checked (player));
  for (guint i = 0; i < G_N_ELEMENTS (asked[way->game]); i++)
    g_assert_cmpuint (ui_player_count (player, asked[way->game][i].choice), >=, asked[way->game][i].least);
  g_assert_cmpuint (ui_player_count_checked (player), >, least_seen[way->game]);
  /* A card of Bluffaneer is looked at as long as it is held: nothing else there needs the curtain. */
  if (way->people > 1 && (way->game != BLUFF_GAME_BLUFFANEER || way->in_turn))
    g_assert_cmpuint (curtains, >, 2);
  else
    g_assert_cmpuint (curtains, ==, 0);
}

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

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* Another table of the same game and as many players, in front. */
static void
check_again (UiDriver *driver, const UiWay *way)
{
  BluffPage *before = bluff_window_get_page (ui_driver_get_window (driver));
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (UiPlayer) player = ui_player_new (driver, NULL, FALSE);
  g_autoptr (GPtrArray) games = NULL;
  const BluffStoreGame *game;

  g_object_add_weak_pointer (G_OBJECT (before), (gpointer *) &before);
  ui_driver_click_text (driver, way->again);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpint (ui_player_wait (player), !=, UI_CHOICE_END);
  ui_driver_wait (driver, is_null, &before, "the old table to be gone");
  games = bluff_store_list_games (bluff_saves_get_store (ui_player_get_saves (driver)), &unfinished, NULL, 10, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  game = g_ptr_array_index (games, 0);
  g_assert_cmpstr (game->kind, ==, bluff_game_name (way->game));
  g_assert_cmpuint (game->n_seats, ==, way->players);
}

/* --- The game ------------------------------------------------------------------------------------------------------
 */

static void
test_way (gconstpointer data)
{
  const UiWay *way = data;
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), way->width, way->height);
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  g_autofree char *id = NULL;
  BluffTable table;

  /* A burning rope moves all the time, and nothing that waits for rest would come to an end; and a sail that falls and
   * rises for four people all the time takes longer than the game. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations",
                way->shout != BLUFF_SHOUT_QUICK && way->people == 1, NULL);
  g_settings_set_string (settings, "pace", "instant");
  g_settings_set_boolean (settings, "shout-in-turn", way->in_turn);
  bluff_table_init (&table, way->game, way->players);
  if (way->game == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  if (way->no_aid)
    table.memory_aid = FALSE;
  table.shout = (guint8) way->shout;
  game = ui_player_sit_down_at (driver, &table, way->people, way->seed);
  player = ui_player_new (driver, game, way->keys);
  id = g_strdup (bluff_saved_game_get_id (game));
  ui_player_play_until (player, UI_CHOICE_END);
  check_counts (way, player);
  check_store (driver, id);
  if (way->again != NULL)
    check_again (driver, way);
}

void
ui_way_add (const UiWay *way)
{
  if (!way->slow || g_test_slow ())
    g_test_add_data_func (way->path, way, test_way);
}
