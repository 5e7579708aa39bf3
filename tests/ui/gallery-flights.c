/* gallery-flights.c: plays a game of Bluff Pirate in the app and takes pictures of cards in the air (ui-gallery.h).
 *
 * One person and four computers play, slowly.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-clock.h"
#include "ui-company.h"
#include "ui-gallery.h"

#include "bluff-flight.h"
#include "bluff-match.h"
#include "bluff-table-page.h"

enum
{
  PLAYERS = 5,
  SEED = 7,
  SET = 4,
  IN_THE_AIR = 190, /* milliseconds after they took off */
  MOST_TIME = 90    /* seconds */
};

typedef struct
{
  UiGallery *gallery;
  UiDriver *driver;
  BluffSavedGame *game;
  gint64 since; /* when something took off, or 0 */
} Play;

static GtkWidget *
find_type (Play *self, const char *type)
{
  GType id = g_type_from_name (type);

  return id != 0 ? ui_driver_find (self->driver, NULL, id, NULL) : NULL;
}

/* What the last event was, and whether it was the person's. */
static char *
name_moment (Play *self, const char *doing)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffTold told;

  if (doing != NULL)
    return g_strdup (doing);
  if (!bluff_match_tell (match, bluff_match_get_n_told (match), 0, &told))
    return g_strdup ("start");

  return g_strdup_printf ("%s%s", bluff_event_name (told.event.kind), told.event.seat == 0 ? "-own" : "");
}

/* Takes a picture if something has been in the air for a while. */
static void
watch (Play *self, const char *doing)
{
  BluffFlight *flight = BLUFF_FLIGHT (find_type (self, "BluffFlight"));
  g_auto (GStrv) names = flight != NULL ? bluff_flight_list (flight) : NULL;
  g_autofree char *moment = NULL;

  if (names == NULL || names[0] == NULL)
    {
      self->since = 0;
      return;
    }
  if (self->since == 0)
    self->since = g_get_monotonic_time ();
  if (g_get_monotonic_time () - self->since < IN_THE_AIR * G_TIME_SPAN_MILLISECOND)
    return;

  moment = name_moment (self, doing);
  ui_gallery_take_frame (self->gallery, moment);
}

/* Lets the app run for a while. */
static void
run (Play *self, guint milliseconds, const char *doing)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  while (test_clock_iterate (end - g_get_monotonic_time ()))
    watch (self, doing);
  test_clock_pass ((guint) ((end - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND));
}

static void
compose (Play *self, GtkWidget *table)
{
  BluffView view;
  BluffCards hand;

  bluff_match_view (bluff_saved_game_get_match (self->game), 0, &view);
  hand = view.pirate.hand;
  for (guint i = 0; i < SET; i++)
    gtk_widget_activate_action (table, "table.pick", "u", (guint) bluff_cards_pop (&hand));
  run (self, 800, "pick");
  gtk_widget_activate_action (table, "table.take-back", NULL);
  run (self, 800, "take-back");
  hand = view.pirate.hand;
  for (guint i = 0; i < SET; i++)
    {
      guint card = bluff_cards_pop (&hand);

      gtk_widget_activate_action (table, "table.pick", "u", card);
      if (i == 0)
        gtk_widget_activate_action (table, "table.turn", "u", card);
    }
  run (self, 800, "pick");
}

static void
play (Play *self, GtkWidget *table)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffLegal legal;

  bluff_match_legal (match, 0, &legal);
  if (bluff_legal_offers (&legal, BLUFF_ACTION_BOARD) && ui_gallery_has (self->gallery, "lay-own"))
    gtk_widget_activate_action (table, "table.board", "u", (guint) bluff_seats_first (legal.targets));
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_DRAW))
    gtk_widget_activate_action (table, "table.draw", NULL);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_LAY) && find_type (self, "BluffPirateSpread") == NULL)
    return; /* not offered yet */
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_LAY) && !ui_gallery_has (self->gallery, "lay-own"))
    {
      compose (self, table);
      gtk_widget_activate_action (table, "table.lay", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_DISCARD))
    {
      gtk_widget_activate_action (table, "table.pick", "u", (guint) bluff_cards_first (legal.hand));
      run (self, 800, "pick");
      gtk_widget_activate_action (table, "table.discard", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_PASS))
    gtk_widget_activate_action (table, "table.end-turn", NULL);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_VOTE))
    gtk_widget_activate_action (table, "table.vote", "b", TRUE);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_REVEAL))
    gtk_widget_activate_action (table, "table.lift", "u", (guint) bluff_seats_first (legal.targets));
}

int
main (int argc, char **argv)
{
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  Play self = { .gallery = gallery, .driver = ui_gallery_get_driver (gallery) };
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (self.driver));
  gint64 end = g_get_monotonic_time () + MOST_TIME * G_TIME_SPAN_SECOND;
  BluffTable kind;

  g_settings_set_string (settings, "pace", "calm");
  bluff_table_init (&kind, BLUFF_GAME_PIRATE, PLAYERS);
  self.game = ui_company_begin (saves, &kind, 1, SEED);
  bluff_window_push (ui_driver_get_window (self.driver), bluff_table_page_new (saves, self.game));
  while (g_get_monotonic_time () < end && !ui_gallery_has (gallery, "board-own"))
    {
      GtkWidget *table = find_type (&self, "BluffPirateTable");

      run (&self, 50, NULL);
      if (table == NULL)
        continue;
      /* No pictures are taken of sheets, sails and rests. */
      if (self.since == 0)
        gtk_widget_activate_action (table, "game.continue", NULL);
      play (&self, table);
    }
  g_object_unref (self.game);

  return 0;
}
