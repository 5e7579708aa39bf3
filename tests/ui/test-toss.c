/* test-toss.c: the toss of a coin says who wins when the coin lies still, and rings when it leaves.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sounds.h"
#include "bluff-toss.h"
#include "texts.h"
#include "ui-frames.h"

#include <adwaita.h>
#include <locale.h>

enum
{
  ANNA,
  BEA,
  PLAYERS
};

typedef struct
{
  GtkWidget *window;
  BluffToss *toss;
  BluffCrew *crew;
  guint n_done, n_rung;
} Fixture;

static void
done_cb (Fixture *self)
{
  self->n_done++;
}

static void
played_cb (Fixture *self, guint cue, double loudness)
{
  (void) loudness;
  self->n_rung += cue == BLUFF_CUE_TOSS;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const BluffCrewMember members[PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE }, { "Bea", BLUFF_FLAG_RED } };

  (void) data;
  self->crew = bluff_crew_new (members, PLAYERS);
  self->toss = BLUFF_TOSS (bluff_toss_new ());
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->toss));
  g_signal_connect_swapped (self->toss, "done", G_CALLBACK (done_cb), self);
  g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), self);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  g_signal_handlers_disconnect_by_data (bluff_sounds_get_default (), self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->crew);
}

static void
present (Fixture *self, BluffSeat winner, double factor)
{
  BluffTold told = { .seat = ANNA, .game = BLUFF_GAME_BLUFFER, .event = { .kind = BLUFF_EVENT_FLIP } };

  told.event.seat = BLUFF_NO_SEAT;
  told.event.flip.seats[0] = ANNA;
  told.event.flip.seats[1] = BEA;
  told.event.flip.winner = winner;
  bluff_toss_present (self->toss, self->crew, &told, FALSE, factor);
}

static void
assert_said (Fixture *self, const char *description)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (self->toss), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* Of the last toss nothing is left either. */
static void
test_words (Fixture *self, gconstpointer data)
{
  static const char before[] = TEXT_COIN_DECIDES;

  (void) data;
  present (self, ANNA, 1);
  assert_said (self, before);
  bluff_toss_skip (self->toss);
  g_assert_cmpuint (self->n_done, ==, 1);
  assert_said (self, TEXT_YOU_WIN_TOSS_BEA);
  present (self, BEA, 1);
  assert_said (self, before);
}

static void
test_cue (Fixture *self, gconstpointer data)
{
  (void) data;
  present (self, BEA, 0);
  g_assert_cmpuint (self->n_rung, ==, 0);
  while (self->n_done == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (self->n_rung, ==, 1);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found =
      GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);

  return found;
}

/* On a telephone, with text of twice the size: what was known before leaves no room for it. */
static void
test_seen (Fixture *self, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (self->window);
  GtkWidget *outcome;
  graphene_rect_t bounds;
  int dpi;

  (void) data;
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 480);
  present (self, ANNA, 1);
  ui_frames_settle (GTK_WINDOW (self->window));
  bluff_toss_skip (self->toss);
  outcome = find_label (GTK_WIDGET (self->toss), TEXT_YOU_WIN_TOSS_BEA);
  ui_frames_settle (GTK_WINDOW (self->window));
  g_assert_true (gtk_widget_compute_bounds (outcome, GTK_WIDGET (self->toss), &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (self->toss)));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

#define ADD(name, func) g_test_add ("/toss/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("says-it-when-it-lies-still", test_words);
  ADD ("rings-when-it-leaves", test_cue);
  ADD ("scrolls-to-the-outcome", test_seen);

  return g_test_run ();
}
