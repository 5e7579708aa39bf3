/* bench-hall.c: how long the main loop is not free while the hall is opened, scrolled, filtered and searched, and while
 * leader boards and the page of a player are opened, over the games in a data directory: `bench-hall FOLDER PLAYER`. A
 * database with 100,000 games is what `./dev bench store` leaves.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-heartbeat.h"
#include "test-clock.h"
#include "texts.h"
#include "ui-driver.h"
#include "ui-gallery.h"

#include "bluff-chart.h"
#include "bluff-hall-page.h"
#include "bluff-leaders-page.h"
#include "bluff-player-page.h"
#include "bluff-store-player.h"

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  SCROLLS = 40,
  FRAMES = 20
};

static gint64 player; /* whose page is opened */

/* --- Waiting -------------------------------------------------------------------------------------------------------
 */

/* The beats that are measured by keep a window from coming to rest: what is waited for is that all was read, and some
 * frames. */
typedef struct
{
  UiDriver *driver;
  GType filled; /* what is there once the page has been filled; G_TYPE_INVALID: a spinner has come to rest */
  gint64 frame; /* 0: not known yet */
} Rest;

static gboolean
is_filled (const Rest *rest)
{
  if (rest->filled != G_TYPE_INVALID)
    return ui_driver_find (rest->driver, NULL, rest->filled, NULL) != NULL;

  return !gtk_spinner_get_spinning (GTK_SPINNER (ui_driver_find_anywhere (rest->driver, GTK_TYPE_SPINNER)));
}

static gboolean
is_done (gpointer data)
{
  Rest *rest = data;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (ui_driver_get_window (rest->driver)));

  if (!is_filled (rest))
    return FALSE;
  if (rest->frame == 0)
    rest->frame = gdk_frame_clock_get_frame_counter (clock);
  gtk_widget_queue_draw (GTK_WIDGET (ui_driver_get_window (rest->driver)));
  return gdk_frame_clock_get_frame_counter (clock) > rest->frame + FRAMES;
}

static void
wait_for_games (UiDriver *driver)
{
  ui_driver_wait (driver, is_done, &(Rest){ driver, G_TYPE_INVALID, 0 }, "games");
}

/* --- What is measured ----------------------------------------------------------------------------------------------
 */

static void
open_hall (UiDriver *driver)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.hall", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  wait_for_games (driver);
}

static void
scroll (UiDriver *driver)
{
  GtkWidget *list = ui_driver_wait_for (driver, GTK_TYPE_LIST_VIEW, NULL);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (gtk_widget_get_parent (list)));

  for (guint i = 0; i < SCROLLS; i++)
    {
      gtk_adjustment_set_value (adjustment,
                                gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment));
      wait_for_games (driver);
    }
}

static void
filter (UiDriver *driver)
{
  static const char *const lists[] = { TEXT_FILTER_GAME, TEXT_FILTER_PLAYER, TEXT_FILTER_OPPONENTS };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_driver_wait_for (driver, GTK_TYPE_DROP_DOWN, lists[i])), 1);
      wait_for_games (driver);
    }
  gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver))), "hall.clear", NULL);
  wait_for_games (driver);
}

static gboolean
is_nothing_found (gpointer driver)
{
  return ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_NOTHING_FOUND) != NULL;
}

/* For somebody who is not there: all games are looked at. */
static void
search (UiDriver *driver)
{
  GtkWidget *entry = ui_driver_find_anywhere (driver, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), "nobody at all");
  ui_driver_wait (driver, is_nothing_found, driver, "a search in vain");
}

/* Over the hall, which stays as it is. */
static void
open_leaders (UiDriver *driver)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.leaders", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_LEADERS_PAGE);
  ui_driver_wait (driver, is_done, &(Rest){ driver, GTK_TYPE_LIST_BOX_ROW, 0 }, "leaders");
}

static void
open_player (UiDriver *driver)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.player", "x", player);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_wait (driver, is_done, &(Rest){ driver, BLUFF_TYPE_CHART, 0 }, "a player");
}

static gboolean
measure (UiDriver *driver, const char *name, void (*what) (UiDriver *driver))
{
  BenchHeartbeat *heartbeat = bench_heartbeat_new ();
  gint64 begun = g_get_monotonic_time ();
  gboolean good;

  what (driver);
  bench_heartbeat_stop (heartbeat);
  g_print ("%s: %.0f ms\n", name, (double) (g_get_monotonic_time () - begun) / 1000);
  good = bench_heartbeat_print (heartbeat);
  bench_heartbeat_free (heartbeat);
  return good;
}

static gboolean
find_player (UiDriver *driver, const char *name)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  g_autoptr (BluffStorePlayer) found = bluff_store_find_player (bluff_saves_get_store (saves), name, NULL);

  if (found != NULL)
    player = found->id;
  return found != NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (UiDriver) driver = NULL;
  gboolean good;

  if (argc != 3)
    {
      g_printerr ("usage: %s FOLDER PLAYER\n", argv[0]);
      return 2;
    }

  bluff_application_init_language ();
  adw_init ();
  test_clock_begin (TEST_CLOCK_MACHINE);
  ui_driver_paint ();
  ui_gallery_set_font (100);
  driver = ui_driver_new (argv[1], WIDTH, HEIGHT);
  ui_driver_settle (driver);
  if (!find_player (driver, argv[2]))
    {
      g_printerr ("There is nobody called %s in this folder.\n", argv[2]);
      return 2;
    }
  good = measure (driver, "opening the hall", open_hall);
  good = measure (driver, "scrolling through it", scroll) && good;
  good = measure (driver, "filtering it", filter) && good;
  good = measure (driver, "searching it in vain", search) && good;
  good = measure (driver, "opening leader boards", open_leaders) && good;
  good = measure (driver, "opening the page of a player", open_player) && good;

  return good ? 0 : 1;
}
