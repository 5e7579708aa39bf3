/* ui-tour.c: shows every page of the app, and every moment of a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-tour.h"

#include "ui-company.h"
#include "ui-player.h"

#include "bluff-saves.h"

static void
walk (GtkWidget *widget, UiTourLook look, const char *where)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  look (widget, where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (child, look, where);
}

static void
stop (UiDriver *driver, UiTourLook look, const char *where)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  ui_driver_settle (driver);
  for (GList *window = windows; window != NULL; window = window->next)
    walk (window->data, look, where);
}

static void
stop_at_page (UiDriver *driver, UiTourLook look, const char *action, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (ui_driver_get_window (driver)), action, target);
  stop (driver, look, action);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
}

void
ui_tour_pages (UiTourLook look, int width, int height)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), width, height);
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));

  stop (driver, look, "first-start");
  ui_company_fill (bluff_saves_get_store (saves));
  bluff_window_begin (ui_driver_get_window (driver), saves);
  stop (driver, look, "welcome");
  stop_at_page (driver, look, "win.new-game", g_variant_new_string ("pirate"));
  stop_at_page (driver, look, "win.players", NULL);
  stop_at_page (driver, look, "win.your-data", NULL);
  stop_at_page (driver, look, "win.rules", g_variant_new ("(ss)", "pirate", ""));
}

void
ui_tour_table (UiTourLook look, guint people, int width, int height)
{
  static const char *const moments[UI_N_CHOICES] = { "nothing", "curtain", "news", "turn", "ship", "cards",
                                                     "play",    "pass",    "vote", "lift", "end" };
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), width, height);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, people, 7);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, TRUE);
  gboolean seen[UI_N_CHOICES] = { FALSE };
  UiChoice choice;

  do
    {
      choice = ui_player_wait (player);
      if (!seen[choice])
        stop (driver, look, moments[choice]);
      seen[choice] = TRUE;
      if (choice != UI_CHOICE_END)
        ui_player_do (player, choice);
    }
  while (choice != UI_CHOICE_END);
}
