/* test-ui-window.c: the keys of the window, and what it remembers: its size, and whether it is maximised or fills the
 * screen; and a screen that is larger than any other test's.
 *
 * There is no window manager on the virtual display. Where one has to answer, this test does: it does what a window
 * asks for by setting the state that a window manager would set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"
#include "ui-tour.h"

#include "bluff-rules-page.h"
#include "bluff-setup-page.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <locale.h>

enum
{
  WIDTH = 1000,
  HEIGHT = 760,
  OTHER_WIDTH = 900,
  OTHER_HEIGHT = 700,
  MOST_STATES = 4
};

typedef struct
{
  UiDriver *driver;
  GSettings *settings;
  Display *display;
} World;

static void
set_up (World *world, gconstpointer data)
{
  (void) data;
  world->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  world->display = XOpenDisplay (NULL);
  g_assert_nonnull (world->display);
  /* What windows ask for is sent to the root window. */
  XSelectInput (world->display, DefaultRootWindow (world->display), SubstructureNotifyMask);
  XSync (world->display, False);
  world->driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
}

static void
tear_down (World *world, gconstpointer data)
{
  (void) data;
  g_clear_pointer (&world->driver, ui_driver_free);
  g_settings_reset (world->settings, "window-maximized");
  g_settings_reset (world->settings, "window-fullscreen");
  g_clear_object (&world->settings);
  XCloseDisplay (world->display);
}

static GtkWidget *
get_window (World *world)
{
  return GTK_WIDGET (ui_driver_get_window (world->driver));
}

static Window
get_xid (World *world)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (get_window (world))));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static gboolean
is_closed (gpointer data)
{
  return ui_driver_get_window (data) == NULL;
}

/* Ctrl+N sets up the game that is in front. */
static void
test_new_game (World *world, gconstpointer data)
{
  (void) data;
  ui_driver_press (world->driver, "n", GDK_CONTROL_MASK);
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_SETUP_PAGE);
  g_assert_cmpint (bluff_setup_page_get_game (
                       BLUFF_SETUP_PAGE (bluff_window_get_page (ui_driver_get_window (world->driver)))),
                   ==, BLUFF_GAME_PIRATE);
  for (BluffGame kind = 0; kind < BLUFF_N_GAMES; kind++)
    {
      g_autoptr (BluffSavedGame) game = NULL;
      BluffTable table;

      bluff_table_init (&table, kind, UI_SEATS);
      game = ui_player_sit_down_at (world->driver, &table, 1, 1);
      ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
      ui_driver_press (world->driver, "n", GDK_CONTROL_MASK);
      ui_driver_wait_for_page (world->driver, BLUFF_TYPE_SETUP_PAGE);
      g_assert_cmpint (bluff_setup_page_get_game (
                           BLUFF_SETUP_PAGE (bluff_window_get_page (ui_driver_get_window (world->driver)))),
                       ==, kind);
    }
  ui_driver_press (world->driver, "Escape", 0);
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* F10 opens the menu wherever there is one, and the arrows go through it. */
static void
test_menu (World *world, gconstpointer data)
{
  g_autoptr (BluffSavedGame) game = NULL;

  (void) data;
  for (guint i = 0; i < 3; i++)
    {
      if (i == 1)
        ui_driver_press (world->driver, "n", GDK_CONTROL_MASK);
      if (i == 2)
        game = ui_player_sit_down (world->driver, 1, 1);
      ui_driver_settle (world->driver);
      g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_POPOVER_MENU, NULL));
      ui_driver_press (world->driver, "F10", 0);
      g_assert_nonnull (ui_driver_find (world->driver, NULL, GTK_TYPE_POPOVER_MENU, NULL));
      ui_driver_press (world->driver, "Down", 0);
      g_assert_nonnull (gtk_widget_get_ancestor (ui_driver_get_focus (world->driver), GTK_TYPE_POPOVER_MENU));
      ui_driver_press (world->driver, "Escape", 0);
      g_assert_null (ui_driver_find (world->driver, NULL, GTK_TYPE_POPOVER_MENU, NULL));
    }
}

/* Ctrl+W closes the window in the middle of a game, without a question. */
static void
test_close (World *world, gconstpointer data)
{
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (world->driver, 1, 1);

  (void) data;
  g_assert_nonnull (game);
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_press (world->driver, "w", GDK_CONTROL_MASK);
  ui_driver_wait (world->driver, is_closed, world->driver, "the window to be closed");
}

/* --- What a window manager does ------------------------------------------------------------------------------------
 */

static Atom
get_atom (World *world, const char *name)
{
  return XInternAtom (world->display, name, False);
}

static guint
read_states (World *world, Window window, Atom states[MOST_STATES])
{
  Atom type;
  int format;
  unsigned long n = 0, rest;
  unsigned char *value = NULL;

  XGetWindowProperty (world->display, window, get_atom (world, "_NET_WM_STATE"), 0, MOST_STATES, False, XA_ATOM, &type,
                      &format, &n, &rest, &value);
  for (unsigned long i = 0; i < n; i++)
    states[i] = ((Atom *) value)[i];
  if (value != NULL)
    XFree (value);

  return (guint) n;
}

/* Adds or removes one state of a window. */
static void
set_state (World *world, Window window, Atom state, gboolean on)
{
  Atom states[MOST_STATES], kept[MOST_STATES + 1];
  guint n = read_states (world, window, states), n_kept = 0;

  for (guint i = 0; i < n; i++)
    if (states[i] != state)
      kept[n_kept++] = states[i];
  if (on)
    kept[n_kept++] = state;
  XChangeProperty (world->display, window, get_atom (world, "_NET_WM_STATE"), XA_ATOM, 32, PropModeReplace,
                   (unsigned char *) kept, (int) n_kept);
  XSync (world->display, False);
}

/* Does what the windows have asked for so far. */
static void
manage (World *world)
{
  XEvent event;

  while (XPending (world->display) > 0)
    {
      XNextEvent (world->display, &event);
      if (event.type != ClientMessage || event.xclient.message_type != get_atom (world, "_NET_WM_STATE"))
        continue;
      for (guint i = 1; i <= 2; i++)
        if (event.xclient.data.l[i] != 0)
          set_state (world, event.xclient.window, (Atom) event.xclient.data.l[i], event.xclient.data.l[0] == 1);
    }
}

static gboolean
is_fullscreen (gpointer data)
{
  World *world = data;

  manage (world);
  return gtk_window_is_fullscreen (GTK_WINDOW (get_window (world)));
}

static gboolean
is_not_fullscreen (gpointer data)
{
  return !is_fullscreen (data);
}

/* --- What the window remembers -------------------------------------------------------------------------------------
 */

/* F11 fills the screen, at a table too, and is remembered. */
static void
test_fullscreen (World *world, gconstpointer data)
{
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (world->driver, 1, 1);

  (void) data;
  g_assert_nonnull (game);
  ui_driver_wait_for_page (world->driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_press (world->driver, "F11", 0);
  ui_driver_wait (world->driver, is_fullscreen, world, "a window that fills the screen");
  g_assert_true (g_settings_get_boolean (world->settings, "window-fullscreen"));
  ui_driver_press (world->driver, "F11", 0);
  ui_driver_wait (world->driver, is_not_fullscreen, world, "a window that leaves the rest of the screen free");
  g_assert_false (g_settings_get_boolean (world->settings, "window-fullscreen"));
}

/* Closes the app, and opens it again as its settings say. */
static void
open_again (World *world)
{
  int width = g_settings_get_int (world->settings, "window-width");
  int height = g_settings_get_int (world->settings, "window-height");

  g_clear_pointer (&world->driver, ui_driver_free);
  world->driver = ui_driver_new (ui_driver_make_folder (), width, height);
}

static void
test_restored (World *world, gconstpointer data)
{
  const char *key = data;
  const char *property = g_str_equal (key, "window-maximized") ? "maximized" : "fullscreened";
  gboolean is = FALSE;

  g_object_get (get_window (world), property, &is, NULL);
  g_assert_false (is);
  g_settings_set_boolean (world->settings, key, TRUE);
  open_again (world);
  g_object_get (get_window (world), property, &is, NULL);
  g_assert_true (is);
  /* What the window is without it is not forgotten. */
  g_assert_cmpint (g_settings_get_int (world->settings, "window-width"), ==, WIDTH);
  g_assert_cmpint (g_settings_get_int (world->settings, "window-height"), ==, HEIGHT);
  g_assert_true (g_settings_get_boolean (world->settings, key));
}

static gboolean
has_other_size (gpointer data)
{
  World *world = data;

  return g_settings_get_int (world->settings, "window-width") != WIDTH &&
         g_settings_get_int (world->settings, "window-height") != HEIGHT;
}

/* A window that somebody has drawn to another size opens in that size. */
static void
test_size (World *world, gconstpointer data)
{
  int width, height;

  (void) data;
  XResizeWindow (world->display, get_xid (world), OTHER_WIDTH, OTHER_HEIGHT);
  XSync (world->display, False);
  ui_driver_wait (world->driver, has_other_size, world, "another size to be remembered");
  ui_driver_settle (world->driver);
  width = gtk_widget_get_width (get_window (world));
  height = gtk_widget_get_height (get_window (world));
  open_again (world);
  g_assert_cmpint (gtk_widget_get_width (get_window (world)), ==, width);
  g_assert_cmpint (gtk_widget_get_height (get_window (world)), ==, height);
}

/* --- A large screen ------------------------------------------------------------------------------------------------
 */

static void
look_at_page (UiDriver *driver, const char *where, gpointer data)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  int *n = data;

  g_test_message ("%s", where);
  g_assert_cmpint (gtk_widget_get_width (window), >, 1900);
  g_assert_cmpint (gtk_widget_get_height (window), >, 1060);
  g_assert_nonnull (bluff_window_get_page (ui_driver_get_window (driver)));
  (*n)++;
}

static void
test_large_pages (void)
{
  int n = 0;

  ui_tour_stop (&(UiTour){ 1920, 1080 }, look_at_page, &n);
  g_assert_cmpint (n, >, 10);
}

/* What there is to do at each table, at once and after it. */
static void
test_large_table (gconstpointer data)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1920, 1080);
  g_autoptr (BluffSavedGame) game = NULL;
  g_autoptr (UiPlayer) player = NULL;
  BluffTable table;

  bluff_table_init (&table, (BluffGame) GPOINTER_TO_UINT (data), UI_SEATS);
  game = ui_player_sit_down_at (driver, &table, 1, 1);
  player = ui_player_new (driver, game, FALSE);
  for (guint i = 0; i < 4; i++)
    {
      GtkWidget *tabletop;

      ui_player_do (player, ui_player_wait (player));
      tabletop = ui_driver_wait_for (driver, BLUFF_TYPE_TABLETOP, NULL);
      ui_driver_settle (driver);
      /* It takes the room that the log leaves. */
      g_assert_cmpint (gtk_widget_get_width (tabletop), >, 1400);
      g_assert_cmpint (gtk_widget_get_height (tabletop), >, 950);
    }
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

#define ADD(name, data, test) g_test_add ("/ui/window/" name, World, data, set_up, test, tear_down)

  ADD ("keys/new-game", NULL, test_new_game);
  ADD ("keys/menu", NULL, test_menu);
  ADD ("keys/close", NULL, test_close);
  ADD ("keys/fullscreen", NULL, test_fullscreen);
  ADD ("restored/maximised", "window-maximized", test_restored);
  ADD ("restored/fullscreen", "window-fullscreen", test_restored);
  ADD ("restored/size", NULL, test_size);
  g_test_add_func ("/ui/window/large/pages", test_large_pages);
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *path = g_strconcat ("/ui/window/large/", bluff_game_name (game), NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (game), test_large_table);
    }

  return g_test_run ();
}
