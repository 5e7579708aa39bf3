/* gallery-table.c: plays a game of Bluff Pirate in the app and takes pictures of its moments, for people to look at.
 *
 *   gallery-table FOLDER PREFIX WIDTH HEIGHT PEOPLE
 *
 * PEOPLE sit on the first seats, computers on the others. The direction and the colours are GTK's and libadwaita's
 * business (LANGUAGE, ADW_DEBUG_COLOR_SCHEME).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-driver.h"

#include "bluff-language.h"
#include "bluff-stage.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"

#include <stdlib.h>

typedef struct
{
  UiDriver *driver;
  const char *folder;
  const char *prefix;
  GHashTable *taken;
  BluffSavedGame *game;
} Gallery;

static void
take (Gallery *self, const char *moment)
{
  g_autofree char *name = NULL, *path = NULL;

  if (!g_hash_table_add (self->taken, g_strdup (moment)))
    return;

  name = g_strdup_printf ("%s-%02u-%s.png", self->prefix, g_hash_table_size (self->taken), moment);
  path = g_build_filename (self->folder, name, NULL);
  ui_driver_take_picture (self->driver, path);
}

static GtkWidget *
find_type (Gallery *self, const char *type)
{
  GType id = g_type_from_name (type);

  return id != 0 ? ui_driver_find (self->driver, NULL, id, NULL) : NULL;
}

/* The tabletop, if it is seen. */
static GtkWidget *
find_table (Gallery *self)
{
  return find_type (self, "BluffPirateTable");
}

/* Chooses the first three cards of the hand, one of them face up. */
static void
compose (Gallery *self, GtkWidget *table, guint n)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffView view;
  BluffCards hand;

  bluff_match_view (match, bluff_match_get_turn (match), &view);
  hand = view.pirate.hand;
  for (guint i = 0; i < n; i++)
    {
      guint card = bluff_cards_first (hand);

      hand = bluff_cards_minus (hand, bluff_cards_of (card));
      gtk_widget_activate_action (table, "table.pick", "u", card);
      if (i == 0)
        gtk_widget_activate_action (table, "table.turn", "u", card);
    }
  ui_driver_settle (self->driver);
}

static void
play (Gallery *self, GtkWidget *table)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffLegal legal;
  BluffSeat seat = bluff_match_get_looker (match);

  if (seat == BLUFF_NO_SEAT)
    return;

  bluff_match_legal (match, seat, &legal);
  if (bluff_legal_offers (&legal, BLUFF_ACTION_BOARD) && g_hash_table_contains (self->taken, "lift"))
    {
      take (self, "turn-may-board");
      gtk_widget_activate_action (table, "table.choose-ship", NULL);
      ui_driver_settle (self->driver);
      take (self, "board");
      gtk_widget_activate_action (table, "table.board", "u", (guint) bluff_seats_first (legal.targets));
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_DRAW))
    {
      take (self, "turn");
      gtk_widget_activate_action (table, "table.draw", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_LAY))
    {
      take (self, "drawn");
      compose (self, table, 4);
      take (self, "composed");
      gtk_widget_activate_action (table, "table.lay", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_PASS))
    gtk_widget_activate_action (table, "table.end-turn", NULL);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_VOTE))
    {
      take (self, "vote");
      gtk_widget_activate_action (table, "table.vote", "b", g_random_boolean ());
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_REVEAL))
    {
      take (self, "lift");
      gtk_widget_activate_action (table, "table.lift", "u", (guint) bluff_seats_first (legal.targets));
    }
}

static void
look (Gallery *self)
{
  GtkWidget *table = find_table (self), *curtain = find_type (self, "BluffCurtain");
  GtkWidget *button;

  if (curtain != NULL)
    {
      take (self, "curtain");
      ui_driver_click (self->driver, ui_driver_find (self->driver, curtain, GTK_TYPE_BUTTON, NULL));
      return;
    }
  if (table == NULL)
    return;

  if (find_type (self, "BluffPirateRevealSheet") != NULL)
    take (self, "reveal");
  if (find_type (self, "BluffPirateIslandSheet") != NULL)
    take (self, "island");
  if (find_type (self, "BluffPirateBoardSheet") != NULL &&
      bluff_match_get_looker (bluff_saved_game_get_match (self->game)) == BLUFF_NO_SEAT)
    take (self, "boarded");
  button = ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, "Continue");
  if (button != NULL)
    gtk_widget_activate_action (table, "game.continue", NULL);
  else
    play (self, table);
}

static BluffSavedGame *
begin (BluffSaves *saves, guint people)
{
  static const char *const names[] = { "Anna", "Mia", "Papa", "Calico", "Rook" };
  static const char *const colours[] = { "blue", "red", "green", "yellow", "purple" };
  BluffTable table;
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffSavedGame *game;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 5);
  for (guint i = 0; i < 5; i++)
    seats[i] = (BluffSavesSeat){ .kind = i < people ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = names[i],
                                 .level = i < people ? NULL : "deckhand",
                                 .colour = colours[i] };
  game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (game), 7);

  return game;
}

int
main (int argc, char **argv)
{
  Gallery self = { 0 };
  g_autoptr (GSettings) settings = NULL;
  BluffSaves *saves;

  g_assert_cmpint (argc, ==, 6);
  bluff_application_init_language ();
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");
  self.driver = ui_driver_new (ui_driver_make_folder (), atoi (argv[3]), atoi (argv[4]));
  self.folder = argv[1];
  self.prefix = argv[2];
  self.taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  saves = bluff_application_get_saves (ui_driver_get_application (self.driver));
  self.game = begin (saves, (guint) atoi (argv[5]));
  bluff_window_push (ui_driver_get_window (self.driver), bluff_table_page_new (saves, self.game));
  for (guint i = 0; i < 4000 && find_type (&self, "BluffPirateEndSheet") == NULL; i++)
    {
      ui_driver_settle (self.driver);
      look (&self);
    }
  take (&self, "end");
  ui_driver_free (self.driver);
  g_object_unref (self.game);
  g_hash_table_unref (self.taken);

  return 0;
}
