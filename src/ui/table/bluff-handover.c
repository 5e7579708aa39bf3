/* bluff-handover.c: a person leaves the table and lets the computer play, and comes back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-handover.h"

#include "bluff-labels.h"
#include "bluff-window.h"

#include <glib/gi18n.h>

/* Who stands in: the best that there is for people to play against, and nobody's style in particular. */
#define STAND_IN_LEVEL "deckhand"
#define STAND_IN_CHARACTER "balanced"

static void
add_item (GMenu *menu, const char *label, const char *action, BluffSeat seat)
{
  g_autofree char *escaped = bluff_labels_escape (label);
  g_autoptr (GMenuItem) item = g_menu_item_new (escaped, NULL);

  g_menu_item_set_action_and_target (item, action, "u", (guint) seat);
  g_menu_append_item (menu, item);
}

void
bluff_handover_fill_menu (GMenu *menu, BluffSavedGame *game, BluffCrew *crew)
{
  BluffMatch *match = bluff_saved_game_get_match (game);
  BluffSeats people = bluff_match_get_people (match);
  BluffCast cast = bluff_crew_get_cast (crew, BLUFF_NO_SEAT);

  g_menu_remove_all (menu);
  if (bluff_match_is_over (match))
    return;

  for (BluffSeat seat = 0; seat < bluff_crew_get_size (crew); seat++)
    {
      g_autofree char *name = bluff_cast_name (&cast, seat);
      g_autofree char *label = NULL;

      if (bluff_saved_game_is_handed_over (game, seat))
        {
          /* Translators: in a menu; the player takes their seat back from a computer player. %s is a name; no gender.
           */
          label = g_strdup_printf (_ ("%s Is Back"), name);
          add_item (menu, label, "game.take-seat", seat);
        }
      else if (bluff_seats_has (people, seat))
        {
          /* Translators: in a menu; a computer player takes the seat of a player who leaves. %s is a name. */
          label = g_strdup_printf (_ ("Let the Computer Play for %s"), name);
          add_item (menu, label, "game.hand-over", seat);
        }
    }
}

static void
given_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autoptr (GError) error = NULL;
  BluffWindow *window = bluff_window_of (widget);

  if (!bluff_saved_game_hand_over_finish (BLUFF_SAVED_GAME (source), result, &error) && window != NULL)
    bluff_window_say_error (window, _ ("The Seat Can’t Be Handed Over"), error);
}

static void
taken_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GtkWidget) widget = user_data;
  g_autoptr (GError) error = NULL;
  BluffWindow *window = bluff_window_of (widget);

  if (!bluff_saved_game_take_back_finish (BLUFF_SAVED_GAME (source), result, &error) && window != NULL)
    bluff_window_say_error (window, _ ("The Seat Can’t Be Taken Back"), error);
}

void
bluff_handover_give (GtkWidget *widget, BluffSavedGame *game, BluffSeat seat)
{
  bluff_saved_game_hand_over_async (game, seat, STAND_IN_LEVEL, STAND_IN_CHARACTER, given_cb, g_object_ref (widget));
}

void
bluff_handover_take (GtkWidget *widget, BluffSavedGame *game, BluffSeat seat)
{
  bluff_saved_game_take_back_async (game, seat, taken_cb, g_object_ref (widget));
}
