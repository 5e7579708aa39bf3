/* test-flight.c: what flies over a table: where it ends, what is seen meanwhile, skipping, motion that is not wanted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card.h"
#include "bluff-flight.h"

#include <adwaita.h>

/* A table with a pile and two places. */
typedef struct
{
  GtkWidget *window;
  BluffFlight *flight;
  GtkWidget *pile;
  GtkWidget *places[2];
  guint landed; /* flights that called back */
} Table;

static void
set_up (Table *self, gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 40);

  (void) data;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  self->window = gtk_window_new ();
  self->flight = BLUFF_FLIGHT (bluff_flight_new ());
  self->pile = bluff_card_new_picture ();
  gtk_box_append (GTK_BOX (row), self->pile);
  for (guint i = 0; i < G_N_ELEMENTS (self->places); i++)
    {
      self->places[i] = bluff_card_new_picture ();
      gtk_box_append (GTK_BOX (row), self->places[i]);
    }
  gtk_overlay_set_child (GTK_OVERLAY (overlay), row);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->flight));
  gtk_window_set_child (GTK_WINDOW (self->window), overlay);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (self->places[1]) || gtk_widget_get_width (self->places[1]) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* No live object is left. */
static void
tear_down (Table *self, gconstpointer data)
{
  gpointer flight = self->flight;
  gpointer place = self->places[0];

  (void) data;
  g_object_add_weak_pointer (G_OBJECT (flight), &flight);
  if (place != NULL)
    g_object_add_weak_pointer (G_OBJECT (place), &place);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (flight != NULL || place != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
landed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  bluff_flight_go_finish (BLUFF_FLIGHT (source), result);
  ((Table *) user_data)->landed++;
}

static void
wait_for (Table *self, guint landed)
{
  while (self->landed < landed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (self->landed, ==, landed);
}

static void
add (Table *self, GtkWidget *to, gboolean fills)
{
  BluffFlightPicture picture = { .art = "card-back", .turned = "card-hat", .to = to, .fills = fills };

  g_assert_true (bluff_flight_find (self->flight, self->pile, &picture.from));
  bluff_flight_add (self->flight, &picture);
}

static void
go (Table *self, BluffFlightKind kind, double factor)
{
  bluff_flight_go_async (self->flight, kind, factor, landed_cb, self);
}

static guint
count_flying (Table *self)
{
  g_auto (GStrv) names = bluff_flight_list (self->flight);

  /* Each has two sides. */
  return g_strv_length (names) / 2;
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_lands (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  add (self, self->places[1], FALSE);
  go (self, BLUFF_FLIGHT_DEAL, 1);
  g_assert_cmpuint (count_flying (self), ==, 2);
  /* What has not arrived is not seen; what others go into is. */
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[1]), ==, 1);
  g_assert_cmpuint (self->landed, ==, 0);
  wait_for (self, 1);
  g_assert_cmpuint (count_flying (self), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
}

static void
test_one_after_the_other (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  add (self, self->places[1], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 2);
  while (gtk_widget_get_opacity (self->places[0]) < 1)
    {
      /* The first one lands first, or both in a frame that came late. */
      g_assert_cmpfloat (gtk_widget_get_opacity (self->places[1]), ==, 0);
      g_main_context_iteration (NULL, TRUE);
    }
  wait_for (self, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[1]), ==, 1);
}

static void
test_skip (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_LAY, 100);
  add (self, self->places[1], TRUE);
  go (self, BLUFF_FLIGHT_COINS, 100);
  for (guint i = 0; i < 5; i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_flying (self), ==, 2);

  bluff_flight_skip (self->flight);
  g_assert_cmpuint (count_flying (self), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[1]), ==, 1);
  wait_for (self, 2);
  bluff_flight_skip (self->flight);
  g_assert_cmpuint (self->landed, ==, 2);
}

/* The last one that flies to a place is the one that counts. */
static void
test_same_place (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 1);
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 10);
  g_assert_cmpuint (count_flying (self), ==, 1);
  wait_for (self, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 0);
  wait_for (self, 2);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
}

/* At the pace "instant" nothing moves, and nothing is late. */
static void
test_instant (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_LAY, 0);
  g_assert_cmpuint (count_flying (self), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  wait_for (self, 1);

  go (self, BLUFF_FLIGHT_LAY, 1);
  wait_for (self, 2);
}

/* Without motion a set is there at once, and drawn cards fade in. */
static void
test_no_motion (Table *self, gconstpointer data)
{
  gboolean between = FALSE;

  (void) data;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_LAY, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  wait_for (self, 1);

  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 20);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 0);
  while (self->landed < 2)
    {
      double opacity = gtk_widget_get_opacity (self->places[0]);

      between = between || (opacity > 0 && opacity < 1);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (between);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);

  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 1);
  bluff_flight_skip (self->flight);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  wait_for (self, 3);

  /* Nothing of a card that goes into a seat is to be seen. */
  add (self, self->places[1], FALSE);
  go (self, BLUFF_FLIGHT_DEAL, 1);
  g_assert_cmpuint (count_flying (self), ==, 0);
  wait_for (self, 4);
}

static void
test_goal_goes (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 2);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->places[0])), self->places[0]);
  self->places[0] = NULL;
  g_assert_cmpuint (count_flying (self), ==, 0);
  wait_for (self, 1);
}

static void
test_window_goes (Table *self, gconstpointer data)
{
  (void) data;
  add (self, self->places[0], TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 100);
  gtk_widget_set_visible (self->window, FALSE);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  wait_for (self, 1);
}

/* What cannot be seen neither leaves nor arrives. */
static void
test_unseen (Table *self, gconstpointer data)
{
  g_autoptr (GtkWidget) elsewhere = g_object_ref_sink (bluff_card_new ());
  BluffFlightPicture picture = { .art = "card-back", .to = self->places[0], .fills = TRUE };

  (void) data;
  g_assert_false (bluff_flight_find (self->flight, elsewhere, &picture.from));
  bluff_flight_add (self->flight, &picture);
  g_assert_false (bluff_flight_find (self->flight, NULL, &picture.from));
  bluff_flight_add (self->flight, &picture);
  add (self, elsewhere, TRUE);
  add (self, NULL, TRUE);
  go (self, BLUFF_FLIGHT_DEAL, 1);
  g_assert_cmpuint (count_flying (self), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (self->places[0]), ==, 1);
  wait_for (self, 1);
}

static void
test_in_nobodys_way (Table *self, gconstpointer data)
{
  GtkWidget *flight = GTK_WIDGET (self->flight);

  (void) data;
  g_assert_false (gtk_widget_get_can_target (flight));
  g_assert_false (gtk_widget_get_focusable (flight));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (flight), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_true (gtk_widget_pick (self->window, 20, 20, GTK_PICK_DEFAULT) != flight);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/flight/" name, Table, NULL, set_up, function, tear_down)
  ADD ("lands", test_lands);
  ADD ("one-after-the-other", test_one_after_the_other);
  ADD ("skip", test_skip);
  ADD ("same-place", test_same_place);
  ADD ("instant", test_instant);
  ADD ("no-motion", test_no_motion);
  ADD ("goal-goes", test_goal_goes);
  ADD ("window-goes", test_window_goes);
  ADD ("unseen", test_unseen);
  ADD ("in-nobodys-way", test_in_nobodys_way);

  return g_test_run ();
}
