/* gallery-pages.c: takes pictures of every page and dialog of the app (ui-gallery.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-company.h"
#include "ui-gallery.h"
#include "test-clock.h"
#include "ui-history.h"
#include "ui-records.h"

#include "bluff-game.h"
#include "bluff-report.h"
#include "bluff-store-error.h"
#include "bluff-store-player.h"
#include "bluff-who-dialog.h"
#include "bluff-wording-dialog.h"

enum
{
  N_GAMES = 240 /* of the player whose page is shown */
};

#include <glib/gi18n.h>

static void
act (UiGallery *gallery, const char *action, const char *format, const char *first, const char *second)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (ui_gallery_get_driver (gallery))));
  GVariant *target = NULL;

  if (g_strcmp0 (format, "s") == 0)
    target = g_variant_new (format, first);
  else if (format != NULL)
    target = g_variant_new (format, first, second);
  gtk_widget_activate_action_variant (page, action, target);
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

/* Opens a page, takes its picture and goes back. */
static void
take_page (UiGallery *gallery, const char *action, const char *format, const char *first, const char *name)
{
  act (gallery, action, format, first, "");
  ui_gallery_take (gallery, name);
  bluff_window_pop (ui_driver_get_window (ui_gallery_get_driver (gallery)));
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

/* The hall, and its filter, which a narrow window has behind a button. */
static void
take_hall (UiGallery *gallery)
{
  UiDriver *driver = ui_gallery_get_driver (gallery);
  GtkWidget *button;

  act (gallery, "win.hall", NULL, NULL, NULL);
  ui_gallery_take (gallery, "hall");
  button = ui_driver_find (driver, NULL, GTK_TYPE_TOGGLE_BUTTON, _ (TEXT_FILTER));
  if (button != NULL)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      ui_driver_settle (driver);
      ui_gallery_take (gallery, "hall-filter");
    }
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
}

static void
scroll_to_end (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scroll_to_end (child);
}

static void
take_player (UiGallery *gallery, const char *name)
{
  BluffWindow *window = ui_driver_get_window (ui_gallery_get_driver (gallery));
  BluffStore *store =
      bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (ui_gallery_get_driver (gallery))));
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store, "Anna", NULL);
  g_autofree char *more = g_strconcat (name, "-end", NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.player", "x", player->id);
  ui_driver_settle (ui_gallery_get_driver (gallery));
  ui_gallery_take (gallery, name);
  scroll_to_end (GTK_WIDGET (window));
  ui_driver_settle (ui_gallery_get_driver (gallery));
  ui_gallery_take (gallery, more);
  bluff_window_pop (window);
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

/* The page of a new game, and its options, for which one scrolls. */
static void
take_setup (UiGallery *gallery, const char *game)
{
  BluffWindow *window = ui_driver_get_window (ui_gallery_get_driver (gallery));
  g_autofree char *name = g_strconcat ("new-game-", game, NULL), *options = g_strconcat (name, "-options", NULL);

  act (gallery, "win.new-game", "s", game, "");
  ui_gallery_take (gallery, name);
  scroll_to_end (GTK_WIDGET (window));
  ui_driver_settle (ui_gallery_get_driver (gallery));
  ui_gallery_take (gallery, options);
  bluff_window_pop (window);
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

static GtkWidget *
find_dialog (UiDriver *driver)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (window->data != ui_driver_get_window (driver) && gtk_widget_get_mapped (window->data))
      return window->data;

  return NULL;
}

/* A dialog is a window of its own, or, on a newer platform, a part of the app's. */
static void
take_dialog (UiGallery *gallery, const char *action, const char *name)
{
  UiDriver *driver = ui_gallery_get_driver (gallery);
  GtkWidget *dialog;

  act (gallery, action, NULL, NULL, NULL);
  dialog = find_dialog (driver);
  if (dialog == NULL)
    {
      g_printerr ("There is no window after %s.\n", action);
      return;
    }

  ui_gallery_take_window (gallery, dialog, name);
  gtk_window_destroy (GTK_WINDOW (dialog));
  ui_driver_settle (driver);
}

/* Everybody, and who is new. */
static void
take_players (UiGallery *gallery)
{
  act (gallery, "win.players", NULL, NULL, NULL);
  ui_gallery_take (gallery, "players");
  take_dialog (gallery, "players.add", "new-player");
  bluff_window_pop (ui_driver_get_window (ui_gallery_get_driver (gallery)));
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

/* English is not translated: nothing is found. */
static void
take_wording (UiGallery *gallery)
{
  UiDriver *driver = ui_gallery_get_driver (gallery);
  GtkWidget *entry;

  bluff_wording_dialog_present (GTK_WIDGET (ui_driver_get_window (driver)));
  ui_driver_settle (driver);
  entry = ui_driver_find (driver, NULL, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), _ (TEXT_BLUFF));
  g_signal_emit_by_name (entry, "search-changed");
  ui_driver_settle (driver);
  ui_gallery_take_window (gallery, GTK_WIDGET (gtk_widget_get_root (entry)), "wording");
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (entry)));
  ui_driver_settle (driver);
}

/* Who is who in records that are imported, and what became of them. */
static void
take_import (UiGallery *gallery)
{
  UiDriver *driver = ui_gallery_get_driver (gallery);
  g_auto (GStrv) paths = ui_records_write_mixed (ui_driver_make_folder ());
  GtkWidget *dialog;

  ui_driver_open_files (driver, (const char *const *) paths);
  dialog = ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, NULL);
  ui_driver_settle (driver);
  ui_gallery_take_window (gallery, dialog, "who");
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  dialog = ui_driver_wait_for (driver, BLUFF_TYPE_REPORT, NULL);
  ui_driver_settle (driver);
  ui_gallery_take_window (gallery, dialog, "report");
  gtk_window_destroy (GTK_WINDOW (dialog));
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
}

/* The pages of a game: of one that is kept, and the claims that one scrolls to. */
static void
take_story (UiGallery *gallery, BluffSaves *saves, const char *playthrough)
{
  BluffWindow *window = ui_driver_get_window (ui_gallery_get_driver (gallery));
  g_autofree char *path =
      ui_records_write (ui_driver_make_folder (), "game.bluff", playthrough, "Mia", UI_RECORDS_WHOLE);
  g_autofree char *id = ui_records_keep (saves, path);
  g_autofree char *name = g_strconcat ("story-", playthrough, NULL), *claims = g_strconcat (name, "-claims", NULL);

  act (gallery, "win.story", "s", id, "");
  ui_gallery_take (gallery, name);
  scroll_to_end (GTK_WIDGET (window));
  ui_driver_settle (ui_gallery_get_driver (gallery));
  ui_gallery_take (gallery, claims);
  bluff_window_pop (window);
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

/* And of records that were opened: one that is not over, and one that is none. */
static void
take_file (UiGallery *gallery, const char *playthrough, guint n_events, const char *name)
{
  BluffWindow *window = ui_driver_get_window (ui_gallery_get_driver (gallery));
  g_autofree char *path = ui_records_write (ui_driver_make_folder (), "file.bluff", playthrough, "Mia", n_events);

  if (n_events == UI_RECORDS_WHOLE)
    ui_records_replace (path, "\"record\"", "\"letter\"");
  ui_driver_open_file (ui_gallery_get_driver (gallery), path);
  ui_driver_settle (ui_gallery_get_driver (gallery));
  ui_gallery_take (gallery, name);
  bluff_window_pop (window);
  ui_driver_settle (ui_gallery_get_driver (gallery));
}

static void
take_trouble (UiGallery *gallery, BluffSaves *saves)
{
  g_autoptr (GError) error = g_error_new_literal (BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED, "");

  bluff_window_begin_with_trouble (ui_driver_get_window (ui_gallery_get_driver (gallery)), saves, error);
  ui_gallery_take (gallery, "trouble");
}

int
main (int argc, char **argv)
{
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);
  UiDriver *driver = ui_gallery_get_driver (gallery);
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));

  ui_gallery_take (gallery, "welcome-first");
  ui_company_fill (saves);
  bluff_window_begin (ui_driver_get_window (driver), saves);
  ui_driver_settle (driver);
  ui_gallery_take (gallery, "welcome");
  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    take_setup (gallery, bluff_game_name (game));
  take_hall (gallery);
  take_page (gallery, "win.leaders", NULL, NULL, "leaders");
  take_players (gallery);
  take_player (gallery, "player-with-few-games");
  test_clock_set_date (2026, 6, 17);
  ui_history_fill (saves, N_GAMES);
  take_player (gallery, "player");
  take_page (gallery, "win.your-data", NULL, NULL, "your-data");
  take_page (gallery, "win.rules", "(ss)", "pirate", "rules-pirate");
  take_page (gallery, "win.rules", "(ss)", "bluffer", "rules-bluffer");
  take_page (gallery, "win.rules", "(ss)", "bluffaneer", "rules-bluffaneer");
  take_story (gallery, saves, "pirate-reshuffle");
  take_story (gallery, saves, "bluffer-crowd");
  take_story (gallery, saves, "bluffaneer-three");
  take_file (gallery, "pirate-duel", 30, "story-unfinished");
  take_file (gallery, "pirate-duel", UI_RECORDS_WHOLE, "story-no-record");
  take_import (gallery);
  take_dialog (gallery, "app.preferences", "preferences");
  take_wording (gallery);
  take_dialog (gallery, "win.show-help-overlay", "shortcuts");
  take_dialog (gallery, "app.about", "about");
  take_trouble (gallery, saves);

  return 0;
}
