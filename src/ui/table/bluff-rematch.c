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

/* What is on its way. */
typedef struct
{
  GtkWidget *page;
  char *action;
} Rematch;

static void
rematch_free (Rematch *self)
{
  g_object_unref (self->page);
  g_free (self->action);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Rematch, rematch_free)

static void
show_table (BluffWindow *window, BluffPage *page, BluffPage *table)
{
  /* The page of a game may lie over its table, or over another that is in play. */
  if (!BLUFF_IS_TABLE_PAGE (page))
    bluff_window_pop (window);
  if (bluff_table_page_is_over (bluff_window_get_page (window)))
    bluff_window_replace (window, table);
  else
    bluff_window_push (window, table);
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Rematch) rematch = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavedGame) game = bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error);
  BluffWindow *window = bluff_window_of (rematch->page);

  gtk_widget_action_set_enabled (rematch->page, rematch->action, TRUE);
  /* A player who has left the page meanwhile finds the game among those to carry on. */
  if (window == NULL || bluff_window_get_page (window) != BLUFF_PAGE (rematch->page))
    {
      if (game != NULL)
        bluff_saved_game_close_async (game, NULL, NULL);
      return;
    }

  if (game == NULL)
    bluff_window_say_error (window, _ ("The New Game Can’t Begin"), error);
  else
    show_table (window, BLUFF_PAGE (rematch->page), bluff_table_page_new (BLUFF_SAVES (source), game));
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
bluff_rematch_begin (GtkWidget *page,
                     const char *action,
                     BluffSaves *saves,
                     const BluffTable *table,
                     const BluffStoreGame *game,
                     BluffCrew *crew,
                     gboolean shuffle)
{
  Rematch *rematch = g_new0 (Rematch, 1);
  BluffTable again = *table;
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  guint order[BLUFF_MAX_SEATS];

  for (guint i = 0; i < again.players; i++)
    order[i] = i;
  if (shuffle)
    {
      shuffle_order (order, again.players);
      again.first = (BluffSeat) g_random_int_range (0, again.players);
    }
  else
    again.first = bluff_seat_next (again.first, again.players);

  for (guint i = 0; i < again.players; i++)
    seats[i] = seat_again (&game->seats[order[i]], bluff_crew_get (crew, (BluffSeat) order[i]));

  /* A second press must not begin a second game. */
  rematch->page = g_object_ref (page);
  rematch->action = g_strdup (action);
  gtk_widget_action_set_enabled (page, action, FALSE);
  bluff_saves_begin_async (saves, &again, seats, NULL, begun_cb, rematch);
}
