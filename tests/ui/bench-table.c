/* bench-table.c: what a table costs while a game is played on it, at 1280×800.
 *
 *   bench-table GAME [PACE]
 *
 * First the table waits for a person, and nothing may move or wake; where people shout, it also waits for that, at an
 * open table. Then computer players play a whole game at PACE (quick, if it is not told), while
 *
 *   - a heartbeat in the main loop finds its stalls (bench-heartbeat.h).
 *   - every frame is clocked. The display is asked for 60 frames a second all the time; a frame that has not begun one
 *     and a half frames after the one before has made the display miss at least one. The busiest second is the one in
 *     which drawing took the longest.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-cost.h"
#include "bench-heartbeat.h"
#include "test-clock.h"
#include "ui-company.h"
#include "ui-gallery.h"
#include "ui-player.h"

#include "bluff-end-sheet.h"
#include "bluff-table-page.h"

#include <unistd.h>

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  MOST_PLAYERS = 5,
  SEED = 11,
  REST_S = 16, /* idle threads of GLib end after fifteen seconds */
  IDLE_S = 10,
  FRAME_US = 16667,
  LEAST_ON_TIME = 95, /* per cent */
  LEAST_MOVING = 30   /* frames drawn in a second in which something moves */
};

typedef struct
{
  guint drawn;  /* frames with something new in them */
  guint begun;  /* all frames */
  guint missed; /* times the display had nothing */
  double work;  /* ms of processor time */
} Second;

typedef struct
{
  UiDriver *driver;
  BluffTable table;
  BenchHeartbeat *heartbeat;
  gint64 began;
  GArray *seconds; /* Second */
  gint64 frame;    /* when the last frame began */
  double frame_cpu;
  gboolean painted;
} Bench;

/* --- Frames --------------------------------------------------------------------------------------------------------
 */

static Second *
get_second (Bench *self, gint64 now)
{
  guint second = (guint) ((now - self->began) / G_USEC_PER_SEC);

  if (second >= self->seconds->len)
    g_array_set_size (self->seconds, second + 1);

  return &g_array_index (self->seconds, Second, second);
}

static void
frame_begins_cb (Bench *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->frame > 0)
    get_second (self, now)->missed += (guint) ((double) (now - self->frame) / FRAME_US - 0.5);
  get_second (self, now)->begun++;
  self->frame = now;
  self->frame_cpu = bench_thread_cpu_ms ();
  self->painted = FALSE;
}

static void
frame_is_painted_cb (Bench *self)
{
  self->painted = TRUE;
}

static void
frame_ends_cb (Bench *self)
{
  Second *second = get_second (self, self->frame);

  if (!self->painted)
    return;

  second->drawn++;
  second->work += bench_thread_cpu_ms () - self->frame_cpu;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  (void) widget;
  (void) clock;
  (void) user_data;
  return G_SOURCE_CONTINUE;
}

static double
on_time (const Second *second)
{
  return 100.0 * second->begun / (second->begun + second->missed);
}

/* --- What is measured ----------------------------------------------------------------------------------------------
 */

static gboolean
is_over (gpointer data)
{
  return ui_driver_find (((Bench *) data)->driver, NULL, BLUFF_TYPE_END_SHEET, NULL) != NULL;
}

static gboolean
waits_for_a_person (gpointer data)
{
  return bluff_match_get_looker (data) != BLUFF_NO_SEAT;
}

static gboolean
time_is_up_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Sleeps in the main loop, as the app does. */
static void
idle (guint seconds)
{
  gboolean up = FALSE;

  g_timeout_add_seconds (seconds, time_is_up_cb, &up);
  while (!up)
    g_main_context_iteration (NULL, TRUE);
}

/* How often the app is woken while nothing happens: never, if all is well. The alarm by which we sleep is not the
 * app's. */
static gboolean
measure_idle (const char *where)
{
  g_autoptr (GHashTable) before = NULL;
  BenchWork work;
  BenchMemory memory;

  idle (REST_S);
  before = bench_threads_read (getpid ());
  idle (IDLE_S);
  bench_work_since (&work, before, getpid ());
  work.wake_ups -= 1;
  bench_memory_read (&memory, getpid ());
  g_print ("%s: %.0f wake-ups and %.1f ms of processor time in %d s; %.1f MB, %.1f MB of it anonymous\n", where,
           work.wake_ups, work.cpu_ms, IDLE_S, memory.pss_mb, memory.anonymous_mb);
  return work.wake_ups <= 0;
}

static void
show_table (Bench *self, guint people, BluffSavedGame **game)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (self->driver));

  *game = ui_company_begin (saves, &self->table, people, SEED);
  bluff_window_push (ui_driver_get_window (self->driver), bluff_table_page_new (saves, *game));
}

/* A game may last longer than the patience of the driver. */
static void
play_to_the_end (Bench *self)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (self->driver));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  guint tick;
  gint64 looked = 0;

  self->seconds = g_array_new (FALSE, TRUE, sizeof (Second));
  self->began = g_get_monotonic_time ();
  self->heartbeat = bench_heartbeat_new ();
  tick = gtk_widget_add_tick_callback (window, tick_cb, NULL, NULL);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (frame_begins_cb), self);
  g_signal_connect_swapped (clock, "paint", G_CALLBACK (frame_is_painted_cb), self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (frame_ends_cb), self);
  while (g_get_monotonic_time () - looked < G_USEC_PER_SEC || !is_over (self))
    {
      /* Looking walks through all widgets: not with every event. */
      if (g_get_monotonic_time () - looked >= G_USEC_PER_SEC)
        looked = g_get_monotonic_time ();
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handlers_disconnect_by_data (clock, self);
  gtk_widget_remove_tick_callback (window, tick);
  bench_heartbeat_stop (self->heartbeat);
}

static gboolean
print_frames (const Bench *self)
{
  const Second *busiest = NULL;
  Second all = { 0 };
  guint n_moving = 0;

  for (guint i = 0; i < self->seconds->len; i++)
    {
      const Second *second = &g_array_index (self->seconds, Second, i);

      if (second->drawn < LEAST_MOVING)
        continue;
      n_moving++;
      all.drawn += second->drawn;
      all.begun += second->begun;
      all.missed += second->missed;
      all.work += second->work;
      if (busiest == NULL || second->work > busiest->work)
        busiest = second;
    }
  if (busiest == NULL)
    {
      g_print ("frames: nothing moved\n");
      return TRUE;
    }

  g_print ("frames in the %u s in which much moves: %.1f %% on time, %.1f ms of processor time a frame\n", n_moving,
           on_time (&all), all.work / all.drawn);
  g_print ("frames in the busiest second: %.1f %% on time (at least %d %% wanted), %.1f ms of processor time a frame\n",
           on_time (busiest), LEAST_ON_TIME, busiest->work / busiest->drawn);
  return on_time (busiest) >= LEAST_ON_TIME;
}

static gboolean
measure_waiting (Bench *self)
{
  BluffSavedGame *game;
  gboolean good;

  show_table (self, 1, &game);
  ui_driver_wait (self->driver, waits_for_a_person, bluff_saved_game_get_match (game), "a person's turn");
  ui_driver_settle (self->driver);
  good = measure_idle ("table that waits for a person");
  bluff_window_pop (ui_driver_get_window (self->driver));
  g_object_unref (game);

  return good;
}

/* At an open table of people. */
static gboolean
measure_moment (Bench *self)
{
  BluffSavedGame *game;
  UiPlayer *player;
  gboolean good;

  show_table (self, self->table.players, &game);
  player = ui_player_new (self->driver, game, FALSE);
  ui_player_play_until (player, UI_CHOICE_SHOUT);
  g_assert_cmpint (ui_player_wait (player), ==, UI_CHOICE_SHOUT);
  ui_driver_settle (self->driver);
  good = measure_idle ("table on which somebody may shout");
  ui_player_free (player);
  bluff_window_pop (ui_driver_get_window (self->driver));
  g_object_unref (game);

  return good;
}

static gboolean
measure_game (Bench *self)
{
  BluffSavedGame *game;
  gboolean good;

  show_table (self, 0, &game);
  play_to_the_end (self);
  ui_driver_settle (self->driver);
  good = measure_idle ("table after the game");
  good = bench_heartbeat_print (self->heartbeat) && good;
  good = print_frames (self) && good;
  bench_heartbeat_free (self->heartbeat);
  g_object_unref (game);
  g_array_unref (self->seconds);

  return good;
}

int
main (int argc, char **argv)
{
  Bench self = { 0 };
  g_autoptr (GSettings) settings = NULL;
  BluffGame game;
  gboolean good;

  if (argc < 2 || argc > 3 || !bluff_game_from_name (argv[1], &game))
    {
      g_printerr ("usage: %s GAME [PACE]\n", argv[0]);
      return 2;
    }

  bluff_application_init_language ();
  adw_init ();
  test_clock_begin (TEST_CLOCK_MACHINE);
  ui_driver_paint ();
  ui_gallery_set_font (100);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  bluff_table_init (&self.table, game, MIN (MOST_PLAYERS, bluff_game_max_players (game)));
  self.driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
  g_print ("%s for %u\n", bluff_game_name (game), self.table.players);
  good = measure_waiting (&self);
  if (game != BLUFF_GAME_PIRATE)
    good = measure_moment (&self) && good;
  g_settings_set_string (settings, "pace", argc > 2 ? argv[2] : "quick");
  good = measure_game (&self) && good;
  ui_driver_free (self.driver);

  return good ? 0 : 1;
}
