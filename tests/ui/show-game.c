/* show-game.c: for machines without a screen: computer players play a game of Bluff Pirate in the app.
 *
 *   show-game FOLDER [SEED]
 *
 * leaves table.png, the table in the middle of the game, end.png, its end, and game.bluff, its record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-company.h"
#include "ui-gallery.h"

#include "bluff-saves-records.h"
#include "bluff-table-page.h"

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  PLAYERS = 5,
  MIDDLE = 8 /* turns until the picture of the middle */
};

static gboolean
is_in_the_middle (gpointer data)
{
  BluffMatch *match = data;
  BluffView view;

  bluff_match_view (match, BLUFF_ONLOOKER, &view);
  return view.head.turns >= MIDDLE || bluff_match_is_over (match);
}

static gboolean
shows_the_end (gpointer data)
{
  GType sheet = g_type_from_name ("BluffPirateEndSheet");

  return sheet != 0 && ui_driver_find (data, NULL, sheet, NULL) != NULL;
}

static void
leave_picture (UiDriver *driver, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ui_driver_take_picture (driver, path);
  g_print ("%s\n", path);
}

static void
leave_record (BluffSaves *saves, BluffSavedGame *game, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
  g_autoptr (GError) error = NULL;

  bluff_saves_export_file (saves, bluff_saved_game_get_id (game), path, &error);
  g_assert_no_error (error);
  g_print ("%s\n", path);
}

int
main (int argc, char **argv)
{
  BluffTable table;
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (GSettings) settings = NULL;
  BluffSaves *saves;

  if (argc < 2 || argc > 3)
    {
      g_printerr ("usage: %s FOLDER [SEED]\n", argv[0]);
      return 2;
    }

  bluff_application_init_language ();
  adw_init ();
  ui_driver_paint ();
  ui_gallery_set_font (100);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  /* At once, a game would be over before a picture of its middle is taken. */
  g_settings_set_string (settings, "pace", "quick");
  driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
  saves = bluff_application_get_saves (ui_driver_get_application (driver));
  bluff_table_init (&table, BLUFF_GAME_PIRATE, PLAYERS);
  game = ui_company_begin (saves, &table, 0, argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1);
  bluff_window_push (ui_driver_get_window (driver), bluff_table_page_new (saves, game));
  ui_driver_wait (driver, is_in_the_middle, bluff_saved_game_get_match (game), "the middle of the game");
  bluff_match_pause (bluff_saved_game_get_match (game));
  leave_picture (driver, argv[1], "table.png");
  g_settings_set_string (settings, "pace", "instant");
  bluff_match_resume (bluff_saved_game_get_match (game));
  ui_driver_wait (driver, shows_the_end, driver, "the end of the game");
  leave_picture (driver, argv[1], "end.png");
  leave_record (saves, game, argv[1]);

  return 0;
}
