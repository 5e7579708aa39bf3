/* ui-moment.c: a table at which people shout.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-moment.h"

#include "bluff-curtain.h"
#include "bluff-shout-panel.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"

#include <string.h>

const char *const ui_moment_names[UI_MOMENT_SEATS] = { "Ada", "Bea", "Cleo", "Dan" };

void
ui_moment_sit_down (UiMoment *self, BluffGame game, const char *people, BluffShout shout, guint64 seed)
{
  static const char *const colours[UI_MOMENT_SEATS] = { "blue", "red", "green", "yellow" };
  BluffSaves *saves = ui_player_get_saves (self->driver);
  BluffSavesSeat seats[UI_MOMENT_SEATS];
  BluffTable table;
  g_autoptr (GError) error = NULL;

  bluff_table_init (&table, game, (guint) strlen (people));
  table.shout = (guint8) shout;
  for (guint i = 0; i < table.players; i++)
    seats[i] = (BluffSavesSeat){ .kind = people[i] == 'h' ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = ui_moment_names[i],
                                 .level = people[i] == 'h' ? NULL : "deckhand",
                                 .colour = colours[i] };
  self->game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);
  self->match = bluff_saved_game_get_match (self->game);
  bluff_match_set_seed (self->match, seed);
  bluff_window_push (ui_driver_get_window (self->driver), bluff_table_page_new (saves, self->game));
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_TABLE_PAGE);
}

void
ui_moment_set_up (UiMoment *self, gconstpointer data)
{
  (void) data;
  *self = (UiMoment){ .driver = ui_driver_new (ui_driver_make_folder (), 1100, 800) };
  self->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (self->settings, "pace", "instant");
  g_settings_reset (self->settings, "shout-in-turn");
  g_settings_reset (self->settings, "shout-keys");
  g_settings_set_int (self->settings, "shout-window", 40);
  /* A burning rope moves all the time, and nothing that waits for rest would come to an end. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  bluff_random_seed (&self->random, UI_MOMENT_SEED);
}

void
ui_moment_tear_down (UiMoment *self, gconstpointer data)
{
  (void) data;
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  ui_driver_free (self->driver);
}

/* --- Getting there -------------------------------------------------------------------------------------------------
 */

GtkWidget *
ui_moment_find (UiMoment *self, GType type)
{
  return ui_driver_find (self->driver, NULL, type, NULL);
}

gboolean
ui_moment_is_on (UiMoment *self)
{
  BluffPhase phase = bluff_match_get_phase (self->match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

void
ui_moment_play_anything (UiMoment *self)
{
  BluffSeats awaited = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);
  BluffLegal legal;
  BluffAction action;

  if (awaited == 0 || ui_moment_is_on (self) || bluff_match_is_saving (self->match))
    return;

  bluff_match_legal (self->match, bluff_seats_first (awaited), &legal);
  if (legal.kinds == 0)
    return;
  bluff_legal_random (&legal, &self->random, &action);
  bluff_match_act (self->match, &action);
}

void
ui_moment_go_on (UiMoment *self)
{
  GtkWidget *curtain = ui_moment_find (self, BLUFF_TYPE_CURTAIN);

  if (curtain != NULL)
    g_signal_emit_by_name (curtain, "raise");
  else
    gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver))),
                                "game.continue", NULL);
}

static gboolean
is_asked_cb (gpointer data)
{
  UiMoment *self = data;
  gboolean curtain = ui_moment_find (self, BLUFF_TYPE_CURTAIN) != NULL;

  if (ui_moment_find (self, BLUFF_TYPE_SHOUT_PANEL) != NULL && !curtain)
    return TRUE;

  ui_moment_go_on (self);
  if (!curtain)
    ui_moment_play_anything (self);
  return FALSE;
}

void
ui_moment_wait (UiMoment *self)
{
  ui_driver_wait (self->driver, is_asked_cb, self, "somebody to be asked");
  ui_driver_settle (self->driver);
}

static gboolean
is_over_cb (gpointer data)
{
  UiMoment *self = data;

  return !ui_moment_is_on (self) && !bluff_match_is_saving (self->match);
}

void
ui_moment_wait_for_end (UiMoment *self)
{
  ui_driver_wait (self->driver, is_over_cb, self, "the moment to end");
}

char *
ui_moment_read_decisions (UiMoment *self)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (NULL);
  BluffStore *store = bluff_saves_get_store (ui_player_get_saves (self->driver));
  gboolean begun = FALSE;

  bluff_store_game_free (bluff_store_read_game (store, bluff_saved_game_get_id (self->game), &lines, &error));
  g_assert_no_error (error);
  for (guint i = lines->len; i-- > 0;)
    {
      const char *line = g_ptr_array_index (lines, i);
      const char *seat = strstr (line, "\"seat\":");

      if (strstr (line, "\"decide\"") != NULL)
        {
          g_autofree char *one =
              g_strdup_printf ("%c%c", strstr (line, "true") != NULL ? '+' : '-', seat[strlen ("\"seat\":")]);

          g_string_prepend (text, one);
          begun = TRUE;
        }
      else if (begun)
        break;
    }

  return g_string_free (text, FALSE);
}

void
ui_moment_find_two (UiMoment *self, BluffSeat *a, BluffSeat *b)
{
  BluffSeats asked = bluff_match_get_awaited (self->match) & bluff_match_get_people (self->match);

  *a = bluff_seats_first (asked);
  *b = bluff_seats_first (bluff_seats_without (asked, *a));
}

void
ui_moment_press_seat (UiMoment *self, BluffSeat seat)
{
  char key[2] = { (char) ('1' + seat), '\0' };

  ui_driver_press (self->driver, key, 0);
}
