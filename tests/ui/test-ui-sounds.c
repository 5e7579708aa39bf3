/* test-ui-sounds.c: what is heard while a game is played, alone and behind the curtain.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-sounds.h"

#include <locale.h>

/* What a game for one person sounds like. */
typedef struct
{
  const char *path;
  BluffGame game;
  BluffCue heard[8]; /* at least once */
  BluffCue never[8]; /* of the other games, and what was never tried */
} Score;

static const Score scores[] = {
  { "/ui/sounds/pirate",
    BLUFF_GAME_PIRATE,
    { BLUFF_CUE_DEAL, BLUFF_CUE_FOLD, BLUFF_CUE_LAY, BLUFF_CUE_CUP_UP, BLUFF_CUE_CUP_DOWN, BLUFF_CUE_YOUR_TURN },
    { BLUFF_CUE_DICE, BLUFF_CUE_SHOUT, BLUFF_CUE_COINS, BLUFF_CUE_REFUSED, BLUFF_CUE_ROPE } },
  { "/ui/sounds/bluffer",
    BLUFF_GAME_BLUFFER,
    { BLUFF_CUE_DEAL, BLUFF_CUE_LAY, BLUFF_CUE_PEEK, BLUFF_CUE_SHOUT, BLUFF_CUE_FLIP, BLUFF_CUE_YOUR_TURN },
    { BLUFF_CUE_DICE, BLUFF_CUE_COINS, BLUFF_CUE_SAIL_1, BLUFF_CUE_BOARD, BLUFF_CUE_REFUSED, BLUFF_CUE_ROPE } },
  { "/ui/sounds/bluffaneer",
    BLUFF_GAME_BLUFFANEER,
    { BLUFF_CUE_DICE, BLUFF_CUE_SHOUT, BLUFF_CUE_COINS, BLUFF_CUE_FLIP, BLUFF_CUE_YOUR_TURN },
    { BLUFF_CUE_LAY, BLUFF_CUE_SAIL_1, BLUFF_CUE_BOARD, BLUFF_CUE_REFUSED, BLUFF_CUE_ROPE } },
};

typedef struct
{
  BluffGame game;
  guint heard[BLUFF_N_CUES];
  gboolean lifted; /* a cup, whose outcome has not been heard */
} Listener;

static void
played_cb (Listener *self, guint cue, double loudness)
{
  (void) loudness;
  self->heard[cue]++;
  if (self->game != BLUFF_GAME_PIRATE)
    return;
  if (cue == BLUFF_CUE_CAUGHT || cue == BLUFF_CUE_HONEST)
    {
      g_assert_true (self->lifted);
      self->lifted = FALSE;
    }
  if (cue == BLUFF_CUE_CUP_UP)
    {
      g_assert_false (self->lifted);
      self->lifted = TRUE;
    }
}

static void
play_and_listen (guint people, UiChoice until, Listener *listener)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  BluffTable table;

  bluff_table_init (&table, listener->game, UI_SEATS);
  if (listener->game == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), listener);
  game = ui_player_sit_down_at (driver, &table, people, 7);
  player = ui_player_new (driver, game, FALSE);
  ui_player_play_until (player, until);
  g_signal_handlers_disconnect_by_data (bluff_sounds_get_default (), listener);
  for (guint cue = 1; cue < BLUFF_N_CUES; cue++)
    g_test_message ("%s: %u", bluff_cue_name ((BluffCue) cue), listener->heard[cue]);
}

static void
check_pirate (const Listener *listener)
{
  guint sailed = 0;

  for (guint cue = BLUFF_CUE_SAIL_1; cue <= BLUFF_CUE_SAIL_5; cue++)
    sailed += listener->heard[cue];
  g_assert_cmpuint (sailed, >, 0);
  g_assert_cmpuint (listener->heard[BLUFF_CUE_TREASURE], ==, 1);
  g_assert_cmpuint (listener->heard[BLUFF_CUE_CUP_UP], ==,
                    listener->heard[BLUFF_CUE_CAUGHT] + listener->heard[BLUFF_CUE_HONEST]);
}

static void
test_alone (gconstpointer data)
{
  const Score *score = data;
  Listener listener = { .game = score->game };

  play_and_listen (1, UI_CHOICE_END, &listener);
  for (guint i = 0; i < G_N_ELEMENTS (score->heard); i++)
    if (score->heard[i] != BLUFF_CUE_NONE && listener.heard[score->heard[i]] == 0)
      g_error ("%s is never heard", bluff_cue_name (score->heard[i]));
  for (guint i = 0; i < G_N_ELEMENTS (score->never); i++)
    if (listener.heard[score->never[i]] > 0)
      g_error ("%s is heard", bluff_cue_name (score->never[i]));
  g_assert_cmpuint (listener.heard[BLUFF_CUE_YOUR_TURN], >, 2);
  g_assert_cmpuint (listener.heard[BLUFF_CUE_CURTAIN_DOWN] + listener.heard[BLUFF_CUE_CURTAIN_UP], ==, 0);
  if (score->game == BLUFF_GAME_PIRATE)
    check_pirate (&listener);
}

/* The curtain calls the next person by a sound. */
static void
test_together (void)
{
  Listener listener = { 0 };

  play_and_listen (2, UI_CHOICE_VOTE, &listener);
  g_assert_cmpuint (listener.heard[BLUFF_CUE_YOUR_TURN], ==, 0);
  g_assert_cmpuint (listener.heard[BLUFF_CUE_CURTAIN_DOWN], >, 0);
  g_assert_cmpuint (listener.heard[BLUFF_CUE_CURTAIN_UP], ==, listener.heard[BLUFF_CUE_CURTAIN_DOWN]);
}

static void
test_off (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  Listener listener = { 0 };

  g_settings_set_boolean (settings, "sounds", FALSE);
  play_and_listen (1, UI_CHOICE_VOTE, &listener);
  g_settings_reset (settings, "sounds");
  for (guint cue = 0; cue < BLUFF_N_CUES; cue++)
    g_assert_cmpuint (listener.heard[cue], ==, 0);
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

  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    g_test_add_data_func (scores[i].path, &scores[i], test_alone);
  g_test_add_func ("/ui/sounds/together", test_together);
  g_test_add_func ("/ui/sounds/off", test_off);

  return g_test_run ();
}
