/* bluff-setup-again.c: starts the table that was set up last once more.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-again.h"

#include "bluff-setup-memory.h"
#include "bluff-table-page.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

#define ACTION "win.set-sail-again"

/* What is on its way. */
typedef struct
{
  BluffWindow *window;
  BluffPage *page; /* the one that was shown; a player who has left it meanwhile is not taken to the table */
  BluffSaves *saves;
  BluffGame game;
} Start;

static void
start_free (Start *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self->window), ACTION, TRUE);
  g_object_unref (self->window);
  g_object_unref (self->page);
  g_object_unref (self->saves);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Start, start_free)

static gboolean
is_still_there (const Start *self)
{
  return gtk_widget_get_root (GTK_WIDGET (self->page)) == GTK_ROOT (self->window) &&
         bluff_window_get_page (self->window) == self->page;
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Start) start = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error);

  if (!is_still_there (start))
    {
      if (game != NULL)
        bluff_saved_game_close_async (game, NULL, NULL);
    }
  else if (game == NULL)
    bluff_window_say_error (start->window, _ ("The Game Can’t Begin"), error);
  else
    bluff_window_push (start->window, bluff_table_page_new (start->saves, game));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Start) start = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (source), result, &error);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (BluffSetupDraft) draft = bluff_setup_draft_new (start->game);
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  if (!is_still_there (start))
    return;
  if (players == NULL)
    {
      bluff_window_say_error (start->window, _ ("The Game Can’t Begin"), error);
      return;
    }

  bluff_setup_draft_set_profiles (draft, players);
  if (!bluff_setup_memory_recall (settings, draft) || bluff_setup_draft_get_trouble (draft, NULL) != BLUFF_SETUP_READY)
    {
      gtk_widget_activate_action (GTK_WIDGET (start->window), "win.new-game", "s", bluff_game_name (start->game));
      return;
    }

  bluff_setup_draft_fill (draft, &table, seats);
  bluff_saves_begin_async (start->saves, &table, seats, NULL, begun_cb, start);
  g_steal_pointer (&start);
}

void
bluff_setup_again (GtkWidget *window, BluffSaves *saves, BluffGame game)
{
  Start *start;

  g_return_if_fail (BLUFF_IS_WINDOW (window));
  g_return_if_fail (BLUFF_IS_SAVES (saves));

  start = g_new0 (Start, 1);
  start->window = g_object_ref (BLUFF_WINDOW (window));
  start->page = g_object_ref (bluff_window_get_page (start->window));
  start->saves = g_object_ref (saves);
  start->game = game;

  /* One press, one game. */
  gtk_widget_action_set_enabled (window, ACTION, FALSE);
  bluff_store_list_players_async (bluff_saves_get_store (saves), FALSE, NULL, listed_cb, start);
}
