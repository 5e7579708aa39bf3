/* test-ui-still.c: where the desktop asks for no motion nothing moves, and nothing is missing.
 *
 * What is left then are cards that fade into their other side, for a moment each: frames of that are counted too, and
 * so they have to be few beside those of the same game in motion.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-words.h"

#include <locale.h>

enum
{
  SEED = 7
};

/* Whatever moves asks the frame clock to be called before each frame: AdwAnimation, tick callbacks, CSS. */
static void
update_cb (guint *updates)
{
  (*updates)++;
}

static void
said_cb (GPtrArray *heard, const char *words)
{
  g_ptr_array_add (heard, g_strdup (words));
}

/* Every event was told: in words, as it happened. */
static void
check_heard (BluffSavedGame *game, GPtrArray *heard)
{
  BluffMatch *match = bluff_saved_game_get_match (game);
  BluffCast cast = { .players = UI_SEATS, .names = { "Ada", "Bea", "Cleo" }, .viewer = 0 };
  BluffTold told;
  guint at = 0;

  for (guint number = 1; bluff_match_tell (match, number, 0, &told); number++)
    {
      g_autofree char *words = bluff_words_event (&cast, &told);

      while (at < heard->len && !g_str_equal (g_ptr_array_index (heard, at), words))
        at++;
      if (at == heard->len)
        g_error ("event %u was not said: %s", number, words);
      at++;
    }
}

static guint
play (gboolean animations)
{
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  g_autoptr (GPtrArray) heard = g_ptr_array_new_with_free_func (g_free);
  GdkFrameClock *clock;
  guint updates = 0;
  gulong handler;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
  driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  game = ui_player_sit_down (driver, 1, SEED);
  g_signal_connect_swapped (ui_driver_wait_for (driver, BLUFF_TYPE_ANNOUNCER, NULL), "said", G_CALLBACK (said_cb),
                            heard);
  player = ui_player_new (driver, game, TRUE);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (ui_driver_get_window (driver)));
  handler = g_signal_connect_swapped (clock, "update", G_CALLBACK (update_cb), &updates);

  ui_player_play_until (player, UI_CHOICE_END);
  ui_driver_settle (driver);
  g_signal_handler_disconnect (clock, handler);
  g_assert_nonnull (ui_driver_find (driver, NULL, BLUFF_TYPE_PIRATE_END_SHEET, NULL));
  check_heard (game, heard);

  return updates;
}

/* The other half makes sure that motion would be seen. */
static void
test_still (void)
{
  guint still = play (FALSE);
  guint moving = play (TRUE);

  g_test_message ("%u frames in motion without animations, %u with them", still, moving);
  g_assert_cmpuint (moving, >, 50);
  g_assert_cmpuint (still, <, moving / 2);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "quick");

  g_test_add_func ("/ui/still/whole-game", test_still);

  return g_test_run ();
}
