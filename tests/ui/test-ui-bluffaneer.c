/* test-ui-bluffaneer.c: whole games of Bluffaneer, by mouse and by keyboard, alone and by four people at one screen;
 * and what is refused.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-way.h"

#include "bluff-bluffaneer-end-sheet.h"
#include "bluff-card-looks.h"
#include "bluff-rules-page.h"

#include <locale.h>

static const UiWay ways[] = {
  { "/ui/bluffaneer/mouse", BLUFF_GAME_BLUFFANEER, 3, 1, FALSE, 1280, 800, 7, .again = TEXT_PLAY_AGAIN },
  { "/ui/bluffaneer/keys", BLUFF_GAME_BLUFFANEER, 3, 1, TRUE, 900, 700, 11 },
  { "/ui/bluffaneer/narrow", BLUFF_GAME_BLUFFANEER, 3, 1, FALSE, 360, 640, 5, .slow = TRUE },
  { "/ui/bluffaneer/four-mouse", BLUFF_GAME_BLUFFANEER, 4, 4, FALSE, 1280, 800, 7 },
  { "/ui/bluffaneer/four-keys", BLUFF_GAME_BLUFFANEER, 4, 4, TRUE, 1280, 800, 3, .again = TEXT_CHANGE_ORDER },
  { "/ui/bluffaneer/quick", BLUFF_GAME_BLUFFANEER, 3, 2, TRUE, 1000, 760, 3, .shout = BLUFF_SHOUT_QUICK },
};

static BluffSavedGame *
sit_down (UiDriver *driver, guint people, guint64 seed)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, UI_SEATS);
  return ui_player_sit_down_at (driver, &table, people, seed);
}

/* --- Computers -----------------------------------------------------------------------------------------------------
 */

static gboolean
shows_end (gpointer data)
{
  return ui_driver_find (data, NULL, BLUFF_TYPE_BLUFFANEER_END_SHEET, NULL) != NULL;
}

/* Where only computers play, nothing waits for somebody to confirm it. */
static void
test_computers (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = sit_down (driver, 0, 1);

  ui_driver_wait (driver, shows_end, driver, "the end of a game of computers");
  g_assert_true (bluff_match_is_over (bluff_saved_game_get_match (game)));
}

/* --- Secrets -------------------------------------------------------------------------------------------------------
 */

/* The test player notices when a card other than their own is face up, or any card while nobody holds one. */
static void
test_leak (gconstpointer data)
{
  guint people = GPOINTER_TO_UINT (data);
  UiDriver *driver;
  UiPlayer *player;
  BluffSavedGame *game;
  BluffCard *card;
  BluffView view;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr ("*is seen by seat*");
      return;
    }

  driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  game = sit_down (driver, people, 2);
  player = ui_player_new (driver, game, FALSE);
  ui_player_play_until (player, UI_CHOICE_SHOUT);
  card = BLUFF_CARD (ui_driver_wait_for (driver, BLUFF_TYPE_CARD, NULL));
  bluff_match_view (bluff_saved_game_get_match (game), 0, &view);
  bluff_card_show (card, bluff_card_look_bluffaneer ((BluffPair) ((view.bluffaneer.card + people) % BLUFF_N_PAIRS)));
  ui_player_wait (player);
}

/* --- Refusals ------------------------------------------------------------------------------------------------------
 */

/* What is tried at the wrong time is said, and where it is written can be read (C6). */
static void
test_refusal (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = sit_down (driver, 1, 2);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, FALSE);
  guint n;

  ui_player_play_until (player, UI_CHOICE_SHOUT);
  n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
  ui_driver_press (driver, "r", 0);
  ui_driver_click_text (driver, TEXT_RULES);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (game)), ==, n);
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

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    ui_way_add (&ways[i]);
  g_test_add_func ("/ui/bluffaneer/computers", test_computers);
  g_test_add_data_func ("/ui/bluffaneer/leak/alone", GUINT_TO_POINTER (1), test_leak);
  g_test_add_data_func ("/ui/bluffaneer/leak/open", GUINT_TO_POINTER (UI_SEATS), test_leak);
  g_test_add_func ("/ui/bluffaneer/refusal", test_refusal);

  return g_test_run ();
}
