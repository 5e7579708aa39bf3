/* bluff-rematch.c: one more game with the same players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rematch.h"

#include "bluff-crew.h"
#include "bluff-table-page.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

#define ACTION "game.play-again"

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWidget) page = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error);
  BluffWindow *window = bluff_window_of (page);

  gtk_widget_action_set_enabled (page, ACTION, TRUE);
  /* A player who has left the page meanwhile finds the game among those to carry on. */
  if (window == NULL || bluff_window_get_page (window) != BLUFF_PAGE (page))
    {
      if (game != NULL)
        bluff_saved_game_close_async (game, NULL, NULL);
      return;
    }

  if (game == NULL)
    bluff_window_say_error (window, _ ("The New Game Can’t Begin"), error);
  else
    bluff_window_replace (window, bluff_table_page_new (BLUFF_SAVES (source), game));
}

/* Puts the numbers below N in another order than from 0 up. */
static void
shuffle_order (guint *order, guint n)
{
  gboolean changed = FALSE;

  while (!changed && n > 1)
    {
      for (guint i = n - 1; i > 0; i--)
        {
          guint j = (guint) g_random_int_range (0, (gint32) i + 1);
          guint swapped = order[i];

          order[i] = order[j];
          order[j] = swapped;
        }
      for (guint i = 0; i < n; i++)
        changed |= order[i] != i;
    }
}

static BluffSavesSeat
seat_again (const BluffStoreSeat *seat, const BluffCrewMember *member)
{
  BluffStoreSeatKind kind = seat->kind == BLUFF_STORE_ANONYMOUS ? BLUFF_STORE_GUEST : seat->kind;

  return (BluffSavesSeat){ .kind = kind,
                           .player = seat->player,
                           .name = kind == BLUFF_STORE_PROFILE ? NULL : member->name,
                           .level = seat->level,
                           .character = seat->character,
                           .engine = seat->engine,
                           .colour = bluff_flag_colour (member->flag) };
}

void
bluff_rematch_begin (GtkWidget *page, BluffSaves *saves, BluffSavedGame *game, gboolean shuffle)
{
  const BluffStoreGame *stored = bluff_saved_game_get_game (game);
  BluffTable table = *bluff_match_get_table (bluff_saved_game_get_match (game));
  g_autoptr (BluffCrew) crew = bluff_crew_new_for_game (game);
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  guint order[BLUFF_MAX_SEATS];

  for (guint i = 0; i < table.players; i++)
    order[i] = i;
  if (shuffle)
    {
      shuffle_order (order, table.players);
      table.first = (BluffSeat) g_random_int_range (0, table.players);
    }
  else
    table.first = bluff_seat_next (table.first, table.players);

  for (guint i = 0; i < table.players; i++)
    seats[i] = seat_again (&stored->seats[order[i]], bluff_crew_get (crew, (BluffSeat) order[i]));

  /* A second press must not begin a second game. */
  gtk_widget_action_set_enabled (page, ACTION, FALSE);
  bluff_saves_begin_async (saves, &table, seats, NULL, begun_cb, g_object_ref (page));
}
