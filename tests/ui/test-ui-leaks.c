/* test-ui-leaks.c: a table that was left leaves nothing behind.
 *
 * Of the tests of windows this is the one that runs as people see it: windows are painted, and time passes by itself.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "test-clock.h"

#include "bluff-table-page.h"
#include "bluff-toss.h"
#include "bluff-welcome-page.h"

#include <locale.h>

enum
{
  TABLES = 50,
  PATIENCE_S = 60
};

static guint n_alive;
static GHashTable *alive; /* how many of each type, by its number */

/* --- Counting ------------------------------------------------------------------------------------------------------
 */

static void
gone_cb (gpointer type, GObject *where)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (alive, type));

  (void) where;
  n_alive--;
  g_hash_table_insert (alive, type, GUINT_TO_POINTER (n - 1));
}

static void
watch (gpointer object)
{
  gpointer type = GSIZE_TO_POINTER (G_OBJECT_TYPE (object));
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (alive, type));

  n_alive++;
  g_hash_table_insert (alive, type, GUINT_TO_POINTER (n + 1));
  g_object_weak_ref (G_OBJECT (object), gone_cb, type);
}

/* Every widget of the page: sheets that are not seen, and cards, are among them. */
static void
watch_below (GtkWidget *widget)
{
  watch (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_below (child);
}

static void
assert_none_alive (void)
{
  GHashTableIter iter;
  gpointer type, n;

  g_hash_table_iter_init (&iter, alive);
  while (g_hash_table_iter_next (&iter, &type, &n))
    if (n != NULL)
      g_test_message ("%u of %s are left", GPOINTER_TO_UINT (n), g_type_name (GPOINTER_TO_SIZE (type)));
  g_assert_cmpuint (n_alive, ==, 0);
}

/* The store may still be letting go of the game, and GTK of what the mouse was over. */
static void
wait_until_gone (UiDriver *driver)
{
  gint64 end = test_clock_read_machine () + PATIENCE_S * G_USEC_PER_SEC;

  if (driver != NULL)
    ui_driver_point_away (driver);
  while (n_alive > 0 && test_clock_read_machine () < end)
    test_clock_iterate (G_TIME_SPAN_SECOND);
  assert_none_alive ();
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

/* GAME is taken. */
static void
watch_game (UiDriver *driver, BluffSavedGame *taken, gboolean keys, UiChoice moment)
{
  g_autoptr (BluffSavedGame) game = taken;
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, keys);

  if (moment != UI_CHOICE_NOTHING)
    ui_player_play_until (player, moment);
  watch (game);
  watch (bluff_saved_game_get_match (game));
  watch_below (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver))));
}

static BluffSavedGame *
sit_down (UiDriver *driver, BluffGame kind, guint people, BluffShout shout)
{
  BluffTable table;

  bluff_table_init (&table, kind, UI_SEATS);
  if (kind == BLUFF_GAME_PIRATE)
    table.voyage = BLUFF_VOYAGE_SHORT;
  table.shout = (guint8) shout;
  /* A burning rope moves all the time, and nothing that waits for rest would come to an end. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", shout != BLUFF_SHOUT_QUICK, NULL);
  return ui_player_sit_down_at (driver, &table, people, 7);
}

/* Not by a click: GTK keeps the picture that was clicked on, until the next click. */
static void
leave (UiDriver *driver)
{
  ui_driver_press (driver, "Left", GDK_ALT_MASK);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  wait_until_gone (driver);
}

/* Whatever is on the screen when it is left. With the keyboard, the focus is left somewhere. */
typedef struct
{
  BluffGame game;
  guint people;
  gboolean keys;
  gboolean slow; /* only with -m slow */
  UiChoice moment;
  BluffShout shout;
} Moment;

static const Moment moments[] = {
  { BLUFF_GAME_PIRATE, 1, FALSE, TRUE, UI_CHOICE_PLAY },
  { BLUFF_GAME_PIRATE, 1, TRUE, FALSE, UI_CHOICE_VOTE },
  { BLUFF_GAME_PIRATE, 1, TRUE, FALSE, UI_CHOICE_LIFT },
  { BLUFF_GAME_PIRATE, 1, FALSE, TRUE, UI_CHOICE_CONTINUE },
  { BLUFF_GAME_PIRATE, UI_SEATS, FALSE, FALSE, UI_CHOICE_CURTAIN },
  { BLUFF_GAME_BLUFFER, 1, FALSE, TRUE, UI_CHOICE_TURN },
  { BLUFF_GAME_BLUFFER, 1, TRUE, FALSE, UI_CHOICE_SHOUT },
  { BLUFF_GAME_BLUFFER, 1, FALSE, TRUE, UI_CHOICE_CONTINUE },
  { BLUFF_GAME_BLUFFER, 1, TRUE, FALSE, UI_CHOICE_TAKE },
  { BLUFF_GAME_BLUFFER, 1, FALSE, TRUE, UI_CHOICE_END },
  { BLUFF_GAME_BLUFFANEER, 1, TRUE, TRUE, UI_CHOICE_ROLL },
  { BLUFF_GAME_BLUFFANEER, 1, FALSE, TRUE, UI_CHOICE_SHOUT },
  { BLUFF_GAME_BLUFFANEER, 1, FALSE, TRUE, UI_CHOICE_CONTINUE },
  { BLUFF_GAME_BLUFFANEER, 1, TRUE, FALSE, UI_CHOICE_ANSWER },
  { BLUFF_GAME_BLUFFANEER, 1, TRUE, TRUE, UI_CHOICE_END },
  { BLUFF_GAME_BLUFFANEER, UI_SEATS, TRUE, TRUE, UI_CHOICE_SHOUT },
  { BLUFF_GAME_BLUFFANEER, UI_SEATS, FALSE, FALSE, UI_CHOICE_REHEARSE, BLUFF_SHOUT_QUICK },
  { BLUFF_GAME_BLUFFANEER, UI_SEATS, FALSE, TRUE, UI_CHOICE_SHOUT, BLUFF_SHOUT_QUICK },
};

static void
test_moments (gconstpointer data)
{
  BluffGame kind = (BluffGame) GPOINTER_TO_UINT (data);
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1000, 740);

  for (const Moment *moment = moments; moment < moments + G_N_ELEMENTS (moments); moment++)
    if (moment->game == kind && (!moment->slow || g_test_slow ()))
      {
        g_test_message ("%s", ui_choice_name (moment->moment));
        watch_game (driver, sit_down (driver, kind, moment->people, moment->shout), moment->keys, moment->moment);
        g_assert_cmpuint (n_alive, >, 100);
        if (moment->keys)
          ui_driver_press (driver, "Tab", 0);
        leave (driver);
      }
  g_assert_cmpuint (bluff_saves_get_n_open (ui_player_get_saves (driver)), ==, 0);
}

static gboolean
is_tossed (gpointer driver)
{
  return ui_driver_find (driver, NULL, BLUFF_TYPE_TOSS, NULL) != NULL;
}

static void
hold_all (UiDriver *driver, gboolean down)
{
  static const char *const keys[UI_SEATS] = { "1", "2", "3" };

  for (guint i = 0; i < UI_SEATS; i++)
    ui_driver_hold (driver, keys[i], down);
}

/* Two keys at the same time, and a coin in the air. */
static void
test_toss (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1000, 740);
  BluffSavedGame *game;

  g_settings_set_string (settings, "pace", "step");
  game = sit_down (driver, BLUFF_GAME_BLUFFANEER, UI_SEATS, BLUFF_SHOUT_QUICK);
  watch_game (driver, game, TRUE, UI_CHOICE_SHOUT);
  hold_all (driver, TRUE);
  hold_all (driver, FALSE);
  ui_driver_wait (driver, is_tossed, driver, "the coin");
  leave (driver);
  g_settings_set_string (settings, "pace", "instant");
}

/* Opened and left, over and over. */
static void
test_many (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 800, 640);

  for (guint i = 0; i < TABLES; i++)
    {
      BluffGame kind = (BluffGame) (i % BLUFF_N_GAMES);
      BluffShout shout = kind != BLUFF_GAME_PIRATE && i % 4 == 0 ? BLUFF_SHOUT_QUICK : BLUFF_SHOUT_RELAXED;

      watch_game (driver, sit_down (driver, kind, 1 + i % 4 % UI_SEATS, shout), FALSE, UI_CHOICE_NOTHING);
      for (guint turn = 0; turn < i % 7; turn++)
        test_clock_iterate (0);
      bluff_window_pop (ui_driver_get_window (driver));
    }
  wait_until_gone (driver);
  g_assert_cmpuint (bluff_saves_get_n_open (ui_player_get_saves (driver)), ==, 0);
}

/* With the window, in the middle of everything. */
static void
test_quit (void)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), 1000, 740);

  watch_game (driver, sit_down (driver, BLUFF_GAME_PIRATE, 1, BLUFF_SHOUT_RELAXED), FALSE, UI_CHOICE_VOTE);
  watch (ui_driver_get_window (driver));
  ui_driver_press (driver, "q", GDK_CONTROL_MASK);
  ui_driver_free (driver);
  wait_until_gone (NULL);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ui_driver_paint ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  alive = g_hash_table_new (NULL, NULL);

  g_test_add_data_func ("/ui/leaks/pirate", GUINT_TO_POINTER (BLUFF_GAME_PIRATE), test_moments);
  g_test_add_data_func ("/ui/leaks/bluffer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFER), test_moments);
  g_test_add_data_func ("/ui/leaks/bluffaneer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFANEER), test_moments);
  g_test_add_func ("/ui/leaks/toss", test_toss);
  g_test_add_func ("/ui/leaks/many", test_many);
  g_test_add_func ("/ui/leaks/quit", test_quit);

  return g_test_run ();
}
