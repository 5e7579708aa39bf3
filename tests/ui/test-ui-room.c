/* test-ui-room.c: on a narrow screen somebody always says who has voted: the seats, where there is room for them above
 * the sheet, or the sheet itself.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-pirate-vote-sheet.h"
#include "bluff-seat-strip.h"
#include "bluff-wrap.h"

#include <locale.h>

enum
{
  SEED = 7
};

typedef struct
{
  const char *name;
  int width, height;
  gboolean seats; /* rather than the sheet */
} Size;

static const Size sizes[] = {
  { "tall", 400, 720, TRUE },
  { "low", 360, 600, FALSE },
  { "wide", 1280, 800, TRUE },
};

static void
test_vote (gconstpointer data)
{
  const Size *size = data;
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), size->width, size->height);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, SEED);
  UiPlayer *player = ui_player_new (driver, game, TRUE);
  GtkWidget *sheet;

  ui_player_play_until (player, UI_CHOICE_VOTE);
  sheet = ui_driver_wait_for (driver, BLUFF_TYPE_PIRATE_VOTE_SHEET, NULL);
  ui_driver_settle (driver);
  g_assert_true ((ui_driver_find (driver, NULL, BLUFF_TYPE_SEAT_STRIP, NULL) != NULL) == size->seats);
  /* Where there is room for it all, both do. */
  if (!size->seats || size->width > BLUFF_SHEET_NARROW)
    g_assert_nonnull (ui_driver_find (driver, sheet, BLUFF_TYPE_WRAP, NULL));
  else
    g_assert_null (ui_driver_find (driver, sheet, BLUFF_TYPE_WRAP, NULL));

  ui_player_free (player);
  ui_driver_free (driver);
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

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/room/vote/", sizes[i].name, NULL);

      g_test_add_data_func (path, &sizes[i], test_vote);
    }

  return g_test_run ();
}
