/* test-ui-bluffaneer.c: whole games of Bluffaneer, by mouse and by keyboard, alone and by several people at one screen;
 * taken up again in every phase; and what is refused.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-bluffaneer-end-sheet.h"
#include "bluff-rules-page.h"
#include "bluff-saves-care.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"

#include <locale.h>

enum
{
  MOST_GAMES = 8 /* until there is one in which somebody steals */
};

static BluffSavedGame *
sit_down (UiDriver *driver, guint people, guint64 seed)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, UI_SEATS);
  return ui_player_sit_down_at (driver, &table, people, seed);
}

/* --- Whole games ---------------------------------------------------------------------------------------------------
 */

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

static void
play (guint people, gboolean keys, int width, int height, guint64 seed)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), width, height);
  g_autoptr (BluffSavedGame) game = sit_down (driver, people, seed);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, keys);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));

  ui_player_play_until (player, UI_CHOICE_END);
  g_test_message ("%u rolls, %u moments, %u answers, %u steals, %u curtains, %" G_GUINT64_FORMAT " cards seen",
                  ui_player_count (player, UI_CHOICE_ROLL), ui_player_count (player, UI_CHOICE_SHOUT),
                  ui_player_count (player, UI_CHOICE_ANSWER), ui_player_count (player, UI_CHOICE_STEAL),
                  ui_player_count (player, UI_CHOICE_CURTAIN), ui_player_count_checked (player));
  g_assert_nonnull (ui_driver_find (driver, NULL, BLUFF_TYPE_BLUFFANEER_END_SHEET, NULL));
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_ROLL), >, 3);
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_SHOUT), >, 3);
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_ANSWER), >, 0);
  g_assert_cmpuint (ui_player_count_checked (player), >, 20);
  /* Nothing in this game needs the curtain: a card is looked at as long as it is held. */
  g_assert_cmpuint (ui_player_count (player, UI_CHOICE_CURTAIN), ==, 0);
  check_store (driver, id);
}

static void
test_mouse (void)
{
  play (1, FALSE, 1280, 800, 7);
}

static void
test_keys (void)
{
  play (1, TRUE, 900, 700, 11);
}

static void
test_narrow (void)
{
  play (1, FALSE, 360, 640, 5);
}

static void
test_open (void)
{
  play (UI_SEATS, FALSE, 1280, 800, 7);
}

static void
test_open_keys (void)
{
  play (2, TRUE, 1280, 800, 3);
}

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

/* --- Taken up again ------------------------------------------------------------------------------------------------
 */

/* Plays until PHASE; FALSE if there is none of it in this game. */
static gboolean
leave_in (const char *folder, guint people, UiChoice phase, guint64 seed)
{
  g_autoptr (UiDriver) driver = ui_driver_new (folder, 1280, 800);
  g_autoptr (BluffSavedGame) game = sit_down (driver, people, seed);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, FALSE);

  ui_player_play_until (player, phase);
  return ui_player_wait (player) == phase;
}

static void
resume_in (guint people, UiChoice phase, guint64 seed)
{
  const char *folder = ui_driver_make_folder ();
  UiDriver *driver;
  UiPlayer *player;

  for (guint i = 0; !leave_in (folder, people, phase, seed); i++, seed++)
    g_assert_cmpuint (i, <, MOST_GAMES);

  driver = ui_driver_new (folder, 1280, 800);
  ui_player_carry_on (driver);
  player = ui_player_new (driver, NULL, FALSE);
  if (people > 1)
    {
      g_assert_cmpint (ui_player_wait (player), ==, UI_CHOICE_CURTAIN);
      ui_player_do (player, UI_CHOICE_CURTAIN);
    }
  g_assert_cmpint (ui_player_wait (player), ==, phase);
  ui_player_do (player, phase);
  g_assert_cmpint (ui_player_wait (player), !=, UI_CHOICE_CURTAIN);
  ui_player_free (player);
  ui_driver_free (driver);
}

static void
test_resume_roll (void)
{
  resume_in (1, UI_CHOICE_ROLL, 2);
}

static void
test_resume_steal (void)
{
  resume_in (1, UI_CHOICE_STEAL, 2);
}

static void
test_resume_claim (void)
{
  resume_in (1, UI_CHOICE_SHOUT, 2);
}

static void
test_resume_answer (void)
{
  resume_in (1, UI_CHOICE_ANSWER, 2);
}

static void
test_resume_open (void)
{
  resume_in (UI_SEATS, UI_CHOICE_ANSWER, 2);
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
  ui_driver_click_text (driver, "Rules");
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

  g_test_add_func ("/ui/bluffaneer/mouse", test_mouse);
  g_test_add_func ("/ui/bluffaneer/keys", test_keys);
  g_test_add_func ("/ui/bluffaneer/narrow", test_narrow);
  g_test_add_func ("/ui/bluffaneer/open", test_open);
  g_test_add_func ("/ui/bluffaneer/open-keys", test_open_keys);
  g_test_add_func ("/ui/bluffaneer/computers", test_computers);
  g_test_add_func ("/ui/bluffaneer/resume-roll", test_resume_roll);
  g_test_add_func ("/ui/bluffaneer/resume-steal", test_resume_steal);
  g_test_add_func ("/ui/bluffaneer/resume-claim", test_resume_claim);
  g_test_add_func ("/ui/bluffaneer/resume-answer", test_resume_answer);
  g_test_add_func ("/ui/bluffaneer/resume-open", test_resume_open);
  g_test_add_func ("/ui/bluffaneer/refusal", test_refusal);

  return g_test_run ();
}
