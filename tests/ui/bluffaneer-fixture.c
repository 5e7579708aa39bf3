/* bluffaneer-fixture.c: the table of Bluffaneer in a window, with a made-up game of four.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-fixture.h"

#include "test-clock.h"

#include "ui-frames.h"

const BluffCrewMember members[PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE },
                                           { "Finn", BLUFF_FLAG_GREEN },
                                           { "Mia", BLUFF_FLAG_RED },
                                           { "Rook", BLUFF_FLAG_PURPLE } };

static void
done_cb (Fixture *self)
{
  self->done++;
}

static void
make_view (BluffView *view)
{
  BluffBluffaneerView *self = &view->bluffaneer;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFANEER, PLAYERS);
  for (guint seat = 0; seat < PLAYERS; seat++)
    self->coins[seat] = 10;
  self->box = 10;
  self->stack_size = 14;
  self->seat = 0;
  self->card = BLUFF_PAIR_CHEST_SHIP;
  self->claimer = BLUFF_NO_SEAT;
  self->icons[0] = self->icons[1] = BLUFF_NO_ICON;
  self->head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  self->head.turns = 1;
}

void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, PLAYERS);

  (void) data;
  self->done = 0;
  self->table = bluff_bluffaneer_table_new ();
  self->window = gtk_window_new ();
  bluff_tabletop_set_crew (self->table, crew);
  bluff_tabletop_set_people (self->table, bluff_seats_of (0));
  g_signal_connect_swapped (self->table, "done", G_CALLBACK (done_cb), self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  make_view (&self->view);
  bluff_tabletop_show (self->table, &self->view);
  gtk_window_present (GTK_WINDOW (self->window));
  ui_frames_settle (GTK_WINDOW (self->window));
}

void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self->window));
}

void
present (Fixture *self, const BluffEvent *event, const BluffView *after)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = self->view.bluffaneer.seat, .event = *event };

  bluff_tabletop_present (self->table, &told, &self->view, after);
}

void
run_for (double seconds)
{
  test_clock_pass ((guint) (seconds * 1000));
}

GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}
