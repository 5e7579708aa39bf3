/* bluff-shout-panel-seats.c: the buttons of an open table: one for each person who is asked, and one for nobody.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-panel-private.h"

#include "bluff-words-shout.h"

#include <glib/gi18n.h>

enum
{
  GAP = 12,
  CROWDED_GAP = 6,
  MOST_BELOW_ROPE = 1
};

/* --- What is pressed -----------------------------------------------------------------------------------------------
 */

static BluffSeat
find_seat (BluffShoutPanel *self, BluffShoutSeat *place)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] == place)
      return seat;

  return BLUFF_NO_SEAT;
}

static void
seat_shouts_cb (BluffShoutSeat *place, guint ms, BluffShoutPanel *self)
{
  g_signal_emit_by_name (self, "shout", (guint) find_seat (self, place), ms);
}

static void
seat_looks_cb (BluffShoutSeat *place, gboolean held, BluffShoutPanel *self)
{
  g_signal_emit_by_name (self, "look", (guint) find_seat (self, place), held);
}

static void
nobody_cb (BluffShoutPanel *self)
{
  g_signal_emit_by_name (self, "pass");
}

/* --- The buttons ---------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_nobody (BluffShoutPanel *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *face = g_object_new (GTK_TYPE_BOX, "spacing", 8, "halign", GTK_ALIGN_CENTER, NULL);
  /* Translators: on a button: no person at this screen shouts. */
  GtkWidget *label = gtk_label_new (_ ("Nobody"));
  GtkWidget *cap = g_object_new (GTK_TYPE_LABEL, "label", "0", "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (cap, "bb-key");
  gtk_box_append (GTK_BOX (face), label);
  gtk_box_append (GTK_BOX (face), cap);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "bb-shout-nobody");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Nobody"),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "0", -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (nobody_cb), self);

  return button;
}

void
bluff_shout_panel_clear_seats (BluffShoutPanel *self)
{
  bluff_wrap_clear (self->seats);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    self->places[seat] = NULL;
  self->nobody = NULL;
}

guint
bluff_shout_panel_count_seats (BluffShoutPanel *self)
{
  guint n = 0;

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    n += self->places[seat] != NULL;

  return n;
}

/* Whether there are more people than stand at ease in a narrow window; a rope takes the room of one of them. */
static gboolean
is_crowded (BluffShoutPanel *self)
{
  guint most = bluff_race_get_seconds (self->race) > 0 ? MOST_BELOW_ROPE : BLUFF_SHOUT_PANEL_AT_EASE;

  return self->compact && bluff_shout_panel_count_seats (self) > most;
}

void
bluff_shout_panel_show_compact (BluffShoutPanel *self)
{
  gboolean crowded = is_crowded (self);

  g_object_set (self->seats, "spacing", crowded ? CROWDED_GAP : GAP, NULL);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] != NULL)
      bluff_shout_seat_set_compact (self->places[seat], self->compact, crowded);
  if (self->nobody != NULL && self->compact)
    gtk_widget_add_css_class (self->nobody, "compact");
  else if (self->nobody != NULL)
    gtk_widget_remove_css_class (self->nobody, "compact");
}

void
bluff_shout_panel_fill_seats (BluffShoutPanel *self, const BluffShoutAsk *ask)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_ONLOOKER);
  BluffSeats asked = bluff_race_get_asked (self->race);
  g_autofree char *shout = bluff_words_shout ((BluffGame) ask->view->head.table.game);

  bluff_shout_panel_clear_seats (self);
  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    if (bluff_seats_has (asked, seat))
      {
        g_autofree char *name = bluff_cast_name (&cast, seat);
        GtkWidget *place = bluff_shout_seat_new (bluff_crew_get (self->crew, seat), name, shout, ask->keys[seat],
                                                 ask->secrets != NULL ? ask->secrets[seat] : NULL);

        self->places[seat] = BLUFF_SHOUT_SEAT (place);
        g_signal_connect (place, "shout", G_CALLBACK (seat_shouts_cb), self);
        g_signal_connect (place, "look", G_CALLBACK (seat_looks_cb), self);
        bluff_wrap_append (self->seats, place);
      }
  self->nobody = make_nobody (self);
  bluff_wrap_append (self->seats, self->nobody);
  bluff_shout_panel_show_compact (self);
}

void
bluff_shout_panel_enable_seats (BluffShoutPanel *self, BluffSeats seats)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] != NULL)
      gtk_widget_set_sensitive (GTK_WIDGET (self->places[seat]), bluff_seats_has (seats, seat));
  if (self->nobody != NULL)
    gtk_widget_set_sensitive (self->nobody, seats != 0);
}

/* --- Secrets -------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_shout_panel_get_secret (BluffShoutPanel *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_SHOUT_PANEL (self), NULL);

  return seat < BLUFF_MAX_SEATS && self->places[seat] != NULL ? bluff_shout_seat_get_secret (self->places[seat]) : NULL;
}

void
bluff_shout_panel_say_secret (BluffShoutPanel *self, BluffSeat seat, const char *words)
{
  g_return_if_fail (BLUFF_IS_SHOUT_PANEL (self));

  if (seat < BLUFF_MAX_SEATS && self->places[seat] != NULL)
    bluff_shout_seat_say_secret (self->places[seat], words);
}
