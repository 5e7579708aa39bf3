/* test-ui-instance.c: the built program, started twice: the second one hands over to the first, with the record or
 * the language that it was given, and ends.
 *
 * Environment: BLUFF_BAY names the program.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"

#include "bluff-language.h"
#include "bluff-store-game.h"
#include "store-fixture.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <libintl.h>
#include <string.h>

#define ID "io.github.bluffbay.BluffBay"
#define PATH "/io/github/bluffbay/BluffBay"

enum
{
  PATIENCE_S = 60
};

typedef struct
{
  const char *home;
  GDBusConnection *bus;
  Display *display;
  gboolean there; /* whether the name of the app has an owner */
  const char *title;
  guint watch;
} World;

/* --- The program ---------------------------------------------------------------------------------------------------
 */

/* Starts the program as a desktop would, with a home of its own, and with an ARGUMENT, or NULL. */
static GSubprocess *
start (World *world, const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "HOME", world->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", world->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", world->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", world->home, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("BLUFF_BAY"), argument, NULL);
  g_assert_no_error (error);

  return process;
}

/* Starts it a second time, which is over at once. */
static void
start_again (World *world, const char *argument)
{
  g_autoptr (GSubprocess) second = start (world, argument);
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check (second, NULL, &error);
  g_assert_no_error (error);
}

static void
quit (World *world, GSubprocess *process)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_sync (world->bus, ID, PATH, "org.gtk.Actions", "Activate",
                                                            g_variant_new_parsed ("('quit', @av [], @a{sv} {})"), NULL,
                                                            G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (reply);
  g_subprocess_wait_check (process, NULL, &error);
  g_assert_no_error (error);
}

/* --- What is on the screen -----------------------------------------------------------------------------------------
 */

/* Whether a window belongs to the app, and can be seen; its title then, to be freed with XFree. */
static char *
read_title (World *world, Window window)
{
  Atom name = XInternAtom (world->display, "_NET_WM_NAME", False);
  Atom utf8 = XInternAtom (world->display, "UTF8_STRING", False), type;
  XWindowAttributes attributes;
  unsigned char *value = NULL;
  unsigned long n, rest;
  int format;

  if (!XGetWindowAttributes (world->display, window, &attributes) || attributes.map_state != IsViewable)
    return NULL;

  XGetWindowProperty (world->display, window, name, 0, 100, False, utf8, &type, &format, &n, &rest, &value);
  return (char *) value;
}

/* How many windows there are, and whether one of them has the title that is wanted. */
static guint
count_windows (World *world, gboolean *found)
{
  Window root, parent, *windows = NULL;
  unsigned int n = 0;
  guint count = 0;

  *found = FALSE;
  XQueryTree (world->display, DefaultRootWindow (world->display), &root, &parent, &windows, &n);
  for (unsigned int i = 0; i < n; i++)
    {
      char *title = read_title (world, windows[i]);

      if (title == NULL)
        continue;
      count++;
      *found |= g_strcmp0 (title, world->title) == 0;
      XFree (title);
    }
  if (windows != NULL)
    XFree (windows);

  return count;
}

static gboolean
shows_title (World *world)
{
  gboolean found;

  count_windows (world, &found);
  return found;
}

static gboolean
is_there (World *world)
{
  return world->there;
}

static void
wait_for (World *world, gboolean (*condition) (World *world), const char *what)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  while (!condition (world))
    {
      if (g_get_monotonic_time () > end)
        g_error ("Waited in vain for: %s", what);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
}

static void
appeared_cb (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  (void) bus;
  (void) name;
  (void) owner;
  ((World *) data)->there = TRUE;
}

/* A window that is asked for something that is gone in the meantime is not there. */
static int
ignore_error (Display *display, XErrorEvent *event)
{
  (void) display;
  (void) event;
  return 0;
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static guint
count_games (World *world)
{
  g_autofree char *folder = g_build_filename (world->home, "bluff-bay", NULL);
  g_autoptr (BluffStore) store = fixture_open_store (folder);
  g_autoptr (GError) error = NULL;
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  g_autoptr (GPtrArray) games = bluff_store_list_games (store, &filter, NULL, 10, &error);

  g_assert_no_error (error);
  bluff_store_close (store);
  return games->len;
}

/* Starts the program for the first time, and waits for its window. */
static GSubprocess *
open_world (World *world, const char *argument)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *first;

  world->home = ui_driver_make_folder ();
  world->bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  world->display = XOpenDisplay (NULL);
  XSetErrorHandler (ignore_error);
  world->watch =
      g_bus_watch_name (G_BUS_TYPE_SESSION, ID, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared_cb, NULL, world, NULL);
  first = start (world, argument);
  wait_for (world, is_there, "the app to be on the bus");
  world->title = TEXT_APP;
  wait_for (world, shows_title, world->title);

  return first;
}

static void
close_world (World *world)
{
  g_bus_unwatch_name (world->watch);
  XCloseDisplay (world->display);
  g_object_unref (world->bus);
}

static void
test_one_instance (void)
{
  World world = { 0 };
  g_autofree char *record = g_test_build_filename (G_TEST_DIST, "playthroughs", "pirate-duel.bluff", NULL);
  g_autoptr (GSubprocess) first = open_world (&world, NULL);
  gboolean found;

  start_again (&world, NULL);
  g_assert_nonnull (g_subprocess_get_identifier (first));
  g_assert_cmpuint (count_windows (&world, &found), ==, 1);

  /* A record is shown, and not kept by that. */
  start_again (&world, record);
  world.title = TEXT_BLUFF_PIRATE;
  wait_for (&world, shows_title, world.title);
  quit (&world, first);
  g_assert_cmpuint (count_games (&world), ==, 0);
  close_world (&world);
}

/* Without any locale but C, the program speaks what the command line says, and changes its language when it runs. */
static void
test_language (void)
{
  World world = { 0 };
  g_autofree char *record = g_test_build_filename (G_TEST_DIST, "playthroughs", "bluffer-duel.bluff", NULL);
  g_autoptr (GSubprocess) first = open_world (&world, "--language=ar");

  start_again (&world, record);
  bluff_language_choose ("ar");
  world.title = gettext (TEXT_BLUFFER);
  g_assert_cmpstr (world.title, !=, TEXT_BLUFFER);
  wait_for (&world, shows_title, world.title);

  start_again (&world, "--language=en");
  world.title = TEXT_BLUFFER;
  wait_for (&world, shows_title, world.title);
  quit (&world, first);
  close_world (&world);
}

/* A wrong code is answered with a list of those that there are. */
static void
test_no_such_language (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_PIPE, &error, g_getenv ("BLUFF_BAY"), "--language=tlh", NULL);
  g_autofree char *said = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &said, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_nonnull (strstr (said, "tlh"));
  for (const char *const *code = bluff_language_list (); *code != NULL; code++)
    g_assert_nonnull (strstr (said, *code));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_add_func ("/ui/instance/one", test_one_instance);
  g_test_add_func ("/ui/instance/language", test_language);
  g_test_add_func ("/ui/instance/no-such-language", test_no_such_language);

  return g_test_run ();
}
