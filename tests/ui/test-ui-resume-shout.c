/* test-ui-resume-shout.c: the app dies while some are asked whether they shout, and one of them has decided.
 *
 * A decision stays made, and nobody is asked twice. What it was stays secret: the app dies twice in the same moment,
 * once after a shout and once after letting it pass, and what is on the screen afterwards is the same to the pixel.
 *
 *   test-ui-resume-shout --play FOLDER ROW YES   is the process that dies
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"
#include "ui-screen.h"

#include "bluff-curtain.h"
#include "bluff-shout-panel.h"
#include "bluff-shout-seat.h"
#include "bluff-store-game.h"

#include <locale.h>
#include <unistd.h>
#include <stdlib.h>
#include <string.h>

enum
{
  WIDTH = 1100,
  HEIGHT = 800,
  SEED = 7
};

typedef struct
{
  const char *path;
  BluffGame game;
  guint players; /* all of them people */
  BluffShout shout;
  gboolean in_turn;
} Row;

static const Row rows[] = {
  { "/ui/resume-shout/open", BLUFF_GAME_BLUFFANEER, 4, BLUFF_SHOUT_RELAXED, FALSE },
  { "/ui/resume-shout/in-turn", BLUFF_GAME_BLUFFER, 3, BLUFF_SHOUT_RELAXED, TRUE },
  { "/ui/resume-shout/quick", BLUFF_GAME_BLUFFER, 4, BLUFF_SHOUT_QUICK, FALSE },
};

static const char *const names[UI_MOST_SEATS] = { "Ada", "Bea", "Cleo", "Dan", "Eve" };
static const char *program;

static void
agree (const Row *row)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");

  g_settings_set_string (settings, "pace", "instant");
  g_settings_set_boolean (settings, "shout-in-turn", row->in_turn);
  g_settings_set_int (settings, "shout-window", 40);
  /* A burning rope moves all the time, and nothing that waits for rest would come to an end. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* --- The process that dies -----------------------------------------------------------------------------------------
 */

static gboolean
is_saved (gpointer match)
{
  return !bluff_match_is_saving (match);
}

/* The first who is asked decides: behind the curtain by a key; at an open table as if the app had died before it could
 * write down what follows for the others. */
static BluffSeat
decide (UiDriver *driver, const Row *row, BluffMatch *match, gboolean yes)
{
  BluffSeat seat = bluff_match_get_looker (match);
  BluffAction action = { .kind = BLUFF_ACTION_DECIDE, .seat = seat, .yes = (guint8) yes };

  g_assert_cmpuint (seat, !=, BLUFF_NO_SEAT);
  if (row->in_turn)
    {
      ui_driver_press (driver, yes ? "b" : "p", 0);
      ui_driver_wait_for (driver, BLUFF_TYPE_CURTAIN, NULL);
    }
  else
    bluff_match_act (match, &action);
  ui_driver_wait (driver, is_saved, match, "a decision to be saved");

  return seat;
}

static G_GNUC_NORETURN void
play_until_killed (const char *folder, const Row *row, gboolean yes)
{
  UiDriver *driver;
  BluffSavedGame *game;
  UiPlayer *player;
  BluffTable table;

  agree (row);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  bluff_table_init (&table, row->game, row->players);
  table.shout = (guint8) row->shout;
  game = ui_player_sit_down_at (driver, &table, row->players, SEED);
  player = ui_player_new (driver, game, FALSE);
  ui_player_play_until (player, UI_CHOICE_SHOUT);
  g_assert_cmpint (ui_player_wait (player), ==, UI_CHOICE_SHOUT);
  g_print ("%u\n", decide (driver, row, bluff_saved_game_get_match (game), yes));
  /* The kill may come late, and the rope must not burn on meanwhile. */
  for (;;)
    pause ();
}

static BluffSeat
play_and_kill (const char *folder, const Row *row, gboolean yes)
{
  g_autofree char *number = g_strdup_printf ("%u", (guint) (row - rows));
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play", folder,
                                                      number, yes ? "1" : "0", NULL);
  g_autoptr (GDataInputStream) output = NULL;
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  line = g_data_input_stream_read_line (output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (line);
  g_assert_true (g_ascii_isdigit (*line));
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (process));

  return (BluffSeat) atoi (line);
}

/* --- Afterwards ----------------------------------------------------------------------------------------------------
 */

/* Raises the curtain, and lets the keys be. */
static UiChoice
pass_by (UiPlayer *player)
{
  UiChoice choice;

  while ((choice = ui_player_wait (player)) == UI_CHOICE_CURTAIN || choice == UI_CHOICE_REHEARSE)
    ui_player_do (player, choice);

  return choice;
}

/* A person who has decided is not called, and has no button. */
static void
check_not_asked (UiDriver *driver, BluffSeat seat)
{
  g_autofree char *says = g_strdup_printf (TEXT_RAISE_SAIL_FORMAT, names[seat]);
  GtkWidget *panel = ui_driver_find (driver, NULL, BLUFF_TYPE_SHOUT_PANEL, NULL);

  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, says));
  if (panel != NULL)
    g_assert_null (ui_driver_find (driver, panel, BLUFF_TYPE_SHOUT_SEAT, names[seat]));
}

static char *
find_id (UiDriver *driver)
{
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games =
      bluff_store_list_games (bluff_saves_get_store (ui_player_get_saves (driver)), &unfinished, NULL, 10, NULL);

  g_assert_cmpuint (games->len, ==, 1);
  return g_strdup (((BluffStoreGame *) g_ptr_array_index (games, 0))->id);
}

typedef struct
{
  UiDriver *driver;
  const char *id;
  char *decisions;
  gsize before;
} Moment;

static gboolean
has_decided (gpointer data)
{
  Moment *moment = data;

  g_free (moment->decisions);
  moment->decisions =
      ui_player_read_decisions (bluff_saves_get_store (ui_player_get_saves (moment->driver)), moment->id);
  return strlen (moment->decisions) > moment->before ||
         ui_driver_find (moment->driver, NULL, BLUFF_TYPE_SHOUT_PANEL, NULL) == NULL;
}

static GtkWidget *
find_go_on (UiDriver *driver)
{
  GtkWidget *panel = ui_driver_find (driver, NULL, BLUFF_TYPE_SHOUT_PANEL, NULL);

  return panel != NULL ? ui_driver_find (driver, panel, GTK_TYPE_TOGGLE_BUTTON, TEXT_GO_ON) : NULL;
}

static gboolean
is_burning (gpointer driver)
{
  return find_go_on (driver) == NULL;
}

/* After a pause the rope waits for people, and nobody's key counts before it burns. */
static void
burn_rope (UiDriver *driver)
{
  GtkWidget *button = find_go_on (driver);

  if (button != NULL)
    ui_driver_click (driver, button);
  ui_driver_wait (driver, is_burning, driver, "the rope to burn");
}

/* The others let it pass, and the decisions are those of all. */
static void
finish_moment (UiDriver *driver, UiPlayer *player, const Row *row, BluffSeat seat, gboolean yes)
{
  g_autofree char *id = find_id (driver);
  g_autofree char *expected = g_strdup_printf ("%c%u", yes ? '+' : '-', seat);
  Moment moment = { .driver = driver, .id = id, .before = strlen (expected) };

  do
    {
      GtkWidget *panel = ui_driver_find (driver, NULL, BLUFF_TYPE_SHOUT_PANEL, NULL);

      /* A shout that counts already ends a quick moment. */
      if (panel != NULL)
        {
          check_not_asked (driver, seat);
          burn_rope (driver);
          ui_driver_press (driver, bluff_shout_panel_is_open (BLUFF_SHOUT_PANEL (panel)) ? "0" : "p", 0);
        }
      ui_driver_wait (driver, has_decided, &moment, "a decision");
      moment.before = strlen (moment.decisions);
    }
  while (pass_by (player) == UI_CHOICE_SHOUT);
  g_test_message ("decided: %s", moment.decisions);
  g_assert_true (g_str_has_prefix (moment.decisions, expected));
  g_assert_null (strchr (moment.decisions + 2, (int) ('0' + seat)));
  g_assert_null (strchr (moment.decisions + 2, '+'));
  if (row->shout == BLUFF_SHOUT_RELAXED)
    g_assert_cmpuint (moment.before, ==, 2 * (row->players - 1));
  g_free (moment.decisions);
}

/* What is on the screen when somebody is asked again. */
static char *
die_and_carry_on (const Row *row, gboolean yes)
{
  const char *folder = ui_driver_make_folder ();
  BluffSeat seat = play_and_kill (folder, row, yes);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);
  g_autoptr (UiPlayer) player = ui_player_new (driver, NULL, TRUE);
  g_autofree char *curtain = NULL, *moment = NULL;

  ui_player_carry_on (driver);
  g_assert_cmpint (ui_player_wait (player), ==, UI_CHOICE_CURTAIN);
  check_not_asked (driver, row->in_turn ? seat : BLUFF_NO_SEAT);
  curtain = ui_screen_read (driver);
  g_assert_cmpint (pass_by (player), ==, UI_CHOICE_SHOUT);
  moment = ui_screen_read (driver);
  finish_moment (driver, player, row, seat, yes);

  return g_strconcat (curtain, moment, NULL);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *shouted = NULL, *passed = NULL;

  agree (row);
  shouted = die_and_carry_on (row, TRUE);
  passed = die_and_carry_on (row, FALSE);
  g_assert_cmpstr (shouted, ==, passed);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  program = argv[0];
  if (argc == 5 && g_str_equal (argv[1], "--play"))
    {
      adw_init ();
      ui_driver_paint ();
      play_until_killed (argv[2], &rows[atoi (argv[3])], atoi (argv[4]) != 0);
    }
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ui_driver_paint ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_row);

  return g_test_run ();
}
