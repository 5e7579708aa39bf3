/* test-ui-preferences.c: each preference changes its setting, by mouse and by keyboard; another language is
 * spoken at once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"

#include "bluff-pace.h"
#include "bluff-preferences-page.h"
#include "bluff-preferences.h"
#include "bluff-sounds.h"
#include "bluff-welcome-page.h"

#include <locale.h>

enum
{
  ENOUGH_TABS = 60
};

typedef struct
{
  UiDriver *driver;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  self->driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  ui_driver_press (self->driver, "comma", GDK_CONTROL_MASK);
  ui_driver_wait_for (self->driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  ui_driver_free (self->driver);
  g_clear_object (&self->settings);
}

static gboolean
has_focus_in (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = gtk_root_get_focus (root);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* As a person without a mouse gets there: Tab goes from group to group, the arrows within one. */
static void
go_to (UiDriver *driver, GtkWidget *widget)
{
  for (guint i = 0; i < ENOUGH_TABS; i++)
    {
      if (has_focus_in (widget))
        return;
      ui_driver_press (driver, "Tab", 0);
    }
  g_error ("The keyboard does not get there");
}

/* --- Switches ------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *key;
  const char *title;
} switches[] = {
  { "sort-hand", TEXT_SORT_HAND },
  { "counting-help", TEXT_COUNTING_HELP },
  { "confirm-lay", TEXT_CONFIRM_LAY },
  { "sounds", TEXT_SOUNDS },
  { "curtain-on-focus-loss", TEXT_CURTAIN_ON_FOCUS_LOSS },
};

static void
test_switches (Fixture *self, gconstpointer data)
{
  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      gboolean before = g_settings_get_boolean (self->settings, switches[i].key);
      GtkWidget *row = ui_driver_wait_for (self->driver, ADW_TYPE_ACTION_ROW, switches[i].title);

      g_test_message ("%s", switches[i].key);
      go_to (self->driver, row);
      ui_driver_press (self->driver, "space", 0);
      g_assert_true (g_settings_get_boolean (self->settings, switches[i].key) != before);
      /* The keyboard has scrolled to it. */
      ui_driver_click (self->driver, row);
      g_assert_true (g_settings_get_boolean (self->settings, switches[i].key) == before);
    }
}

static void
test_switch_shows_setting (Fixture *self, gconstpointer data)
{
  GtkWidget *row = ui_driver_wait_for (self->driver, ADW_TYPE_ACTION_ROW, TEXT_COUNTING_HELP);
  GtkWidget *control = ui_driver_find (self->driver, row, GTK_TYPE_SWITCH, NULL);

  (void) data;
  for (guint i = 0; i < 2; i++)
    {
      gboolean before = gtk_switch_get_active (GTK_SWITCH (control));

      g_settings_set_boolean (self->settings, "counting-help", !before);
      g_assert_true (gtk_switch_get_active (GTK_SWITCH (control)) == !before);
    }
}

/* --- Pace ----------------------------------------------------------------------------------------------------------
 */

static void
test_pace (Fixture *self, gconstpointer data)
{
  static const char *const titles[BLUFF_N_PACES] = { TEXT_PACE_INSTANT, TEXT_PACE_QUICK, TEXT_PACE_NORMAL,
                                                     TEXT_PACE_CALM, TEXT_PACE_STEP_BY_STEP };

  (void) data;
  for (guint i = 0; i < BLUFF_N_PACES; i++)
    {
      ui_driver_click (self->driver, ui_driver_wait_for (self->driver, ADW_TYPE_ACTION_ROW, titles[i]));
      g_assert_cmpint (g_settings_get_enum (self->settings, "pace"), ==, i);
    }
  for (guint i = BLUFF_N_PACES; i > 0; i--)
    {
      go_to (self->driver, ui_driver_wait_for (self->driver, ADW_TYPE_ACTION_ROW, titles[i - 1]));
      ui_driver_press (self->driver, "space", 0);
      g_assert_cmpint (g_settings_get_enum (self->settings, "pace"), ==, i - 1);
    }
  g_settings_reset (self->settings, "pace");
}

/* --- Sound ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  guint n;
  double loudness;
} Heard;

static void
played_cb (Heard *heard, guint cue, double loudness)
{
  (void) cue;
  heard->n++;
  heard->loudness = loudness;
}

static gboolean
was_heard (gpointer data)
{
  return ((Heard *) data)->n > 0;
}

/* Presses a key on the scale, and waits until the new volume is heard. */
static double
change_volume (Fixture *self, const char *key)
{
  Heard heard = { 0 };
  gulong handler = g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), &heard);

  ui_driver_press (self->driver, key, 0);
  ui_driver_wait (self->driver, was_heard, &heard, "a sample of the new volume");
  g_signal_handler_disconnect (bluff_sounds_get_default (), handler);
  g_assert_cmpuint (heard.n, ==, 1);
  return heard.loudness;
}

static void
test_volume (Fixture *self, gconstpointer data)
{
  GtkWidget *scale = ui_driver_wait_for (self->driver, GTK_TYPE_SCALE, NULL);
  int before = g_settings_get_int (self->settings, "sound-volume");
  double louder, softer;

  (void) data;
  go_to (self->driver, scale);
  louder = change_volume (self, "Right");
  g_assert_cmpint (g_settings_get_int (self->settings, "sound-volume"), >, before);
  softer = change_volume (self, "Left");
  g_assert_cmpint (g_settings_get_int (self->settings, "sound-volume"), ==, before);
  g_assert_cmpfloat (softer, <, louder);
}

/* Without sounds there is nothing to set. */
static void
test_volume_when_off (Fixture *self, gconstpointer data)
{
  GtkWidget *scale = ui_driver_wait_for (self->driver, GTK_TYPE_SCALE, NULL);

  (void) data;
  g_assert_true (gtk_widget_is_sensitive (scale));
  g_settings_set_boolean (self->settings, "sounds", FALSE);
  g_assert_false (gtk_widget_is_sensitive (scale));
  g_settings_reset (self->settings, "sounds");
  g_assert_true (gtk_widget_is_sensitive (scale));
}

/* --- Language ------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  UiDriver *driver;
  BluffPage *old;
} Renewal;

static BluffPage *
get_page (UiDriver *driver)
{
  return bluff_window_get_page (ui_driver_get_window (driver));
}

static gboolean
page_is_new (gpointer data)
{
  Renewal *renewal = data;

  return get_page (renewal->driver) != renewal->old;
}

static gboolean
preferences_are_mapped (gpointer data)
{
  return ui_driver_find (data, NULL, BLUFF_TYPE_PREFERENCES_PAGE, NULL) != NULL;
}

/* The caller holds the old page, so that the new one has another address. */
static void
expect_new_page (UiDriver *driver, BluffPage *old)
{
  Renewal renewal = { driver, old };

  ui_driver_wait (driver, page_is_new, &renewal, "a new page");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_wait (driver, preferences_are_mapped, driver, "the preferences to come back");
  ui_driver_settle (driver);
}

/* From within the preferences, by keys: what is pressed goes with the window that it was pressed in. */
static void
test_choose_language (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPage) first = g_object_ref (get_page (self->driver)), second = NULL;
  g_autofree char *chosen = NULL, *again = NULL;

  (void) data;
  go_to (self->driver, ui_driver_wait_for (self->driver, ADW_TYPE_COMBO_ROW, TEXT_LANGUAGE));
  ui_driver_press (self->driver, "space", 0);
  ui_driver_press (self->driver, "Down", 0);
  ui_driver_press (self->driver, "Return", 0);
  expect_new_page (self->driver, first);
  chosen = g_settings_get_string (self->settings, "language");
  g_assert_cmpstr (chosen, !=, "");

  second = g_object_ref (get_page (self->driver));
  go_to (self->driver, ui_driver_wait_for (self->driver, ADW_TYPE_COMBO_ROW, NULL));
  ui_driver_press (self->driver, "space", 0);
  ui_driver_press (self->driver, "Up", 0);
  ui_driver_press (self->driver, "Return", 0);
  expect_new_page (self->driver, second);
  again = g_settings_get_string (self->settings, "language");
  g_assert_cmpstr (again, ==, "");
}

/* A language that there is no translation into (any more) is said as it is, and can be left. */
static void
test_unknown_language (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffPage) old = g_object_ref (get_page (self->driver)), other = NULL;

  (void) data;
  g_settings_set_string (self->settings, "language", "tlh");
  expect_new_page (self->driver, old);
  g_assert_nonnull (ui_driver_find (self->driver, NULL, ADW_TYPE_COMBO_ROW, "tlh"));
  other = g_object_ref (get_page (self->driver));
  g_settings_reset (self->settings, "language");
  expect_new_page (self->driver, other);
}

/* --- The window ----------------------------------------------------------------------------------------------------
 */

static void
test_only_once (Fixture *self, gconstpointer data)
{
  guint windows = g_list_model_get_n_items (gtk_window_get_toplevels ());

  (void) data;
  ui_driver_press (self->driver, "comma", GDK_CONTROL_MASK);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, windows);

  ui_driver_press (self->driver, "Escape", 0);
  g_assert_null (ui_driver_find (self->driver, NULL, BLUFF_TYPE_PREFERENCES_PAGE, NULL));
  g_assert_false (bluff_preferences_are_shown ());
  ui_driver_press (self->driver, "comma", GDK_CONTROL_MASK);
  ui_driver_wait_for (self->driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, test) g_test_add ("/ui/preferences/" name, Fixture, NULL, set_up, test, tear_down)

  ADD ("switches", test_switches);
  ADD ("switch-shows-setting", test_switch_shows_setting);
  ADD ("pace", test_pace);
  ADD ("volume", test_volume);
  ADD ("volume-when-off", test_volume_when_off);
  ADD ("choose-language", test_choose_language);
  ADD ("unknown-language", test_unknown_language);
  ADD ("only-once", test_only_once);

  return g_test_run ();
}
