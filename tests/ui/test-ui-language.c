/* test-ui-language.c: a language that is chosen in the preferences is spoken at once: in the window, at the table, and
 * in its direction.
 *
 * Environment: BLUFF_BAY_LOCALE_DIR has the translations.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-preferences-page.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"

/* What is read in each language, in the order in which they are chosen; the last one is the system's again. */
static const struct
{
  const char *name;     /* in the list of languages */
  const char *language; /* the preference's title */
  const char *draw;     /* at the table of Bluff Pirate */
  GtkTextDirection direction;
} languages[] = {
  { TEXT_FRENCH, TEXT_LANGUAGE_FRENCH, TEXT_DRAW_2_CARDS_FRENCH, GTK_TEXT_DIR_LTR },
  { TEXT_ARABIC, TEXT_LANGUAGE_ARABIC, TEXT_DRAW_2_CARDS_ARABIC, GTK_TEXT_DIR_RTL },
  { NULL, TEXT_LANGUAGE, TEXT_DRAW_2_CARDS, GTK_TEXT_DIR_LTR },
};

typedef struct
{
  UiDriver *driver;
  gpointer old; /* the address alone */
} Renewal;

static gboolean
window_is_new (gpointer data)
{
  Renewal *renewal = data;
  BluffWindow *window = ui_driver_get_window (renewal->driver);

  return window != NULL && window != renewal->old && bluff_window_get_page (window) != NULL;
}

/* The system's language is the first in the list. */
static void
choose (UiDriver *driver, const char *name)
{
  g_autoptr (BluffWindow) old = g_object_ref (ui_driver_get_window (driver));
  Renewal renewal = { driver, old };

  ui_driver_click (driver, ui_driver_wait_for (driver, ADW_TYPE_COMBO_ROW, NULL));
  if (name != NULL)
    ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_LABEL, name));
  else
    {
      ui_driver_press (driver, "Home", 0);
      ui_driver_press (driver, "Return", 0);
    }
  ui_driver_wait (driver, window_is_new, &renewal, "a new window");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_wait_for (driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
  ui_driver_settle (driver);
}

static void
check_table (UiDriver *driver, const char *draw)
{
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, 7);

  g_assert_nonnull (game);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_BUTTON, draw);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

static void
test_choose (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);

  ui_driver_press (driver, "comma", GDK_CONTROL_MASK);
  ui_driver_wait_for (driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *label, *window;

      g_test_message ("%s", languages[i].language);
      choose (driver, languages[i].name);
      label = ui_driver_wait_for (driver, GTK_TYPE_LABEL, languages[i].language);
      window = GTK_WIDGET (ui_driver_get_window (driver));
      g_assert_cmpint (gtk_widget_get_direction (label), ==, languages[i].direction);
      g_assert_cmpint (gtk_widget_get_direction (window), ==, languages[i].direction);
      g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (bluff_window_get_page (BLUFF_WINDOW (window)))), ==,
                       languages[i].direction);
      check_table (driver, languages[i].draw);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  bluff_application_init_language ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_func ("/ui/language/choose", test_choose);

  return g_test_run ();
}
