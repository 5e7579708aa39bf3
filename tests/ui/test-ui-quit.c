/* test-ui-quit.c: Ctrl+Q ends the app, whatever lies in front, and calls off what nobody waits for any more.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-errand.h"
#include "bluff-keeping-page.h"
#include "bluff-players-page.h"
#include "bluff-question.h"
#include "bluff-report.h"
#include "bluff-table-page.h"
#include "bluff-who-dialog.h"

#include <locale.h>

enum
{
  SEED = 7
};

typedef void (*Open) (UiDriver *driver);

typedef struct
{
  const char *name;
  Open open; /* puts something in front; may be NULL */
  gboolean table;
} Row;

/* --- What lies in front --------------------------------------------------------------------------------------------
 */

static GtkWidget *
get_page (UiDriver *driver)
{
  return GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));
}

static void
open_preferences (UiDriver *driver)
{
  gtk_widget_activate_action (get_page (driver), "app.preferences", NULL);
}

static void
open_shortcuts (UiDriver *driver)
{
  gtk_widget_activate_action (get_page (driver), "win.show-help-overlay", NULL);
}

static void
open_about (UiDriver *driver)
{
  gtk_widget_activate_action (get_page (driver), "app.about", NULL);
}

static void
open_question (UiDriver *driver)
{
  bluff_question_tell (get_page (driver), "News", "Something to be read.");
}

static void
open_player (UiDriver *driver)
{
  gtk_widget_activate_action (get_page (driver), "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  gtk_widget_activate_action (get_page (driver), "players.add", NULL);
}

static void
open_report (UiDriver *driver)
{
  gtk_window_present (GTK_WINDOW (bluff_report_new (get_page (driver), "Report", NULL)));
}

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  (void) user_data;
  g_assert_false (bluff_who_dialog_ask_finish (GTK_WIDGET (source), result));
}

static void
open_who (UiDriver *driver)
{
  g_autoptr (GPtrArray) who = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_who_free);
  g_autoptr (GPtrArray) players = g_ptr_array_new ();

  g_ptr_array_add (who, bluff_who_new ("Bo"));
  bluff_who_dialog_ask (get_page (driver), who, players, NULL, asked_cb, NULL);
}

/* An open menu has the keyboard for itself in GTK, and is not among them. */
static const Row rows[] = {
  { "welcome", NULL, FALSE },
  { "preferences", open_preferences, FALSE },
  { "shortcuts", open_shortcuts, FALSE },
  { "about", open_about, FALSE },
  { "question", open_question, FALSE },
  { "player", open_player, FALSE },
  { "report", open_report, FALSE },
  { "who", open_who, FALSE },
  { "table", NULL, TRUE },
  { "table-preferences", open_preferences, TRUE },
};

static void
test_quit (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1000, 800);
  g_autoptr (BluffSavedGame) game = NULL;

  if (row->table)
    {
      game = ui_player_sit_down (driver, 1, SEED);
      ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
    }
  ui_driver_settle (driver);
  if (row->open != NULL)
    row->open (driver);
  ui_driver_settle (driver);
  ui_driver_press (driver, "q", GDK_CONTROL_MASK);
  g_assert_null (ui_driver_get_window (driver));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
}

/* --- What is under way ---------------------------------------------------------------------------------------------
 */

static void
test_errand (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1000, 800);
  g_autoptr (GCancellable) cancellable = NULL;
  GtkWidget *errand;

  gtk_widget_activate_action (get_page (driver), "win.your-data", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  errand = ui_driver_wait_for (driver, BLUFF_TYPE_ERRAND, NULL);
  cancellable = g_object_ref (bluff_errand_begin (BLUFF_ERRAND (errand), "Counting", BLUFF_ERRAND_CAN_STOP));
  /* Whose bar does not move: nothing that waits for rest would come to an end. */
  bluff_errand_progress (1, 2, errand);
  ui_driver_press (driver, "q", GDK_CONTROL_MASK);
  g_assert_null (ui_driver_get_window (driver));
  g_assert_true (g_cancellable_is_cancelled (cancellable));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/quit/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_quit);
    }
  g_test_add_func ("/ui/quit/errand", test_errand);

  return g_test_run ();
}
