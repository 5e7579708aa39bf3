/* test-ui-room.c: who gets the room where there is little: on a narrow screen somebody always says who has voted, the
 * seats, where there is room for them above the sheet, or the sheet itself; in a low window a reveal is seen whole, so
 * is what is to be pressed below a hand, and so are the question and "Nobody" when many may shout.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-gallery.h"
#include "ui-player.h"

#include "bluff-bluffaneer-mat.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-reveal-sheet.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-seat-strip.h"
#include "bluff-shout-panel.h"
#include "bluff-wrap.h"

#include <locale.h>

enum
{
  SEED = 7,
  CROWD = 5
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

static void
assert_whole (GtkWidget *scroller)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
}

/* The button that goes on is within what is seen of the sheet, and nothing needs to be scrolled. */
static void
test_reveal (void)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), 800, 700);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, SEED);
  UiPlayer *player = ui_player_new (driver, game, TRUE);
  GtkWidget *sheet, *scroller;

  do
    {
      ui_player_play_until (player, UI_CHOICE_CONTINUE);
      sheet = ui_driver_find (driver, NULL, BLUFF_TYPE_PIRATE_REVEAL_SHEET, NULL);
      if (sheet == NULL)
        ui_player_do (player, UI_CHOICE_CONTINUE);
    }
  while (sheet == NULL);
  ui_driver_settle (driver);
  scroller = ui_driver_find (driver, sheet, GTK_TYPE_SCROLLED_WINDOW, NULL);
  g_assert_nonnull (scroller);
  assert_whole (scroller);

  ui_player_free (player);
  ui_driver_free (driver);
}

/* A player who composes a set sees the buttons below the hand: the track gives way. */
static void
test_lay (void)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), 800, 600);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, SEED);
  UiPlayer *player = ui_player_new (driver, game, TRUE);
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  GtkWidget *pills;
  graphene_rect_t bounds;

  /* As wide as long words in other languages. */
  ui_gallery_set_font (120);
  ui_player_play_until (player, UI_CHOICE_PLAY);
  pills = ui_driver_wait_for (driver, BLUFF_TYPE_PILL_ROW, NULL);
  ui_driver_settle (driver);
  g_assert_true (gtk_widget_compute_bounds (pills, window, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window));
  ui_gallery_set_font (100);

  ui_player_free (player);
  ui_driver_free (driver);
}

static const struct Crowd
{
  const char *path;
  int height;
  guint people;
  BluffShout shout;
  gboolean dice;  /* have room beside them */
  gboolean texts; /* are read without scrolling */
} crowds[] = {
  { "/ui/room/crowd/800", 800, CROWD, BLUFF_SHOUT_RELAXED, TRUE, TRUE },
  { "/ui/room/crowd/640", 640, CROWD, BLUFF_SHOUT_RELAXED, FALSE, TRUE },
  { "/ui/room/crowd/600", 600, CROWD, BLUFF_SHOUT_RELAXED, FALSE, FALSE },
  { "/ui/room/crowd/quick", 600, 3, BLUFF_SHOUT_QUICK, FALSE, TRUE },
};

/* All people but one are asked whether they shout, and the button "Nobody" is whole on the screen. */
static void
test_crowd (gconstpointer data)
{
  const struct Crowd *crowd = data;
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), 360, crowd->height);
  g_autoptr (BluffSavedGame) game = NULL;
  UiPlayer *player;
  GtkWidget *nobody, *scroller;
  graphene_rect_t bounds;
  BluffTable table;

  ui_gallery_set_font (100);
  /* A rope that burns never comes to rest. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", crowd->shout != BLUFF_SHOUT_QUICK, NULL);
  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, CROWD);
  table.shout = (guint8) crowd->shout;
  game = ui_player_sit_down_at (driver, &table, crowd->people, SEED);
  player = ui_player_new (driver, game, TRUE);
  ui_player_play_until (player, UI_CHOICE_SHOUT);
  nobody = ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_NOBODY);
  ui_driver_settle (driver);
  scroller =
      ui_driver_find (driver, gtk_widget_get_ancestor (nobody, BLUFF_TYPE_SHOUT_PANEL), GTK_TYPE_SCROLLED_WINDOW, NULL);
  if (crowd->texts)
    assert_whole (scroller);
  scroller = gtk_widget_get_ancestor (nobody, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (nobody, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
  g_assert_true ((ui_driver_find (driver, NULL, BLUFF_TYPE_BLUFFANEER_MAT, NULL) != NULL) == crowd->dice);

  /* The dice are there again as soon as there is room. */
  ui_driver_press (driver, "0", 0);
  ui_driver_wait_for (driver, BLUFF_TYPE_BLUFFANEER_MAT, NULL);

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
  g_settings_set_int (settings, "shout-window", 40);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/room/vote/", sizes[i].name, NULL);

      g_test_add_data_func (path, &sizes[i], test_vote);
    }

  g_test_add_func ("/ui/room/reveal", test_reveal);
  g_test_add_func ("/ui/room/lay", test_lay);
  for (guint i = 0; i < G_N_ELEMENTS (crowds); i++)
    g_test_add_data_func (crowds[i].path, &crowds[i], test_crowd);

  return g_test_run ();
}
