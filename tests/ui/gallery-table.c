/* gallery-table.c: plays a game of Bluff Pirate in the app and takes pictures of its moments (ui-gallery.h).
 *
 * Two people and three computers play; the people always do the same.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-company.h"
#include "ui-gallery.h"

#include "bluff-stage.h"
#include "bluff-table-page.h"

enum
{
  PLAYERS = 5,
  PEOPLE = 2,
  SEED = 7,
  PLAYED_STEPS = 120, /* then computers play for the people, too */
  MOST_STEPS = 1000,
  SET = 4 /* cards that are laid */
};

typedef struct
{
  UiGallery *gallery;
  UiDriver *driver;
  BluffSavedGame *game;
  guint votes;
} Play;

static GtkWidget *
find_type (Play *self, const char *type)
{
  GType id = g_type_from_name (type);

  return id != 0 ? ui_driver_find (self->driver, NULL, id, NULL) : NULL;
}

/* Chooses the first cards of the hand, one of them face up. */
static void
compose (Play *self, GtkWidget *table)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffView view;
  BluffCards hand;

  bluff_match_view (match, bluff_match_get_turn (match), &view);
  hand = view.pirate.hand;
  for (guint i = 0; i < SET; i++)
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
choose_ship (Play *self, GtkWidget *table, BluffSeats ships)
{
  ui_gallery_take (self->gallery, "turn-may-board");
  gtk_widget_activate_action (table, "table.choose-ship", NULL);
  ui_driver_settle (self->driver);
  ui_gallery_take (self->gallery, "board");
  gtk_widget_activate_action (table, "table.board", "u", (guint) bluff_seats_first (ships));
}

static void
lay (Play *self, GtkWidget *table)
{
  ui_gallery_take (self->gallery, "drawn");
  compose (self, table);
  ui_gallery_take (self->gallery, "composed");
  gtk_widget_activate_action (table, "table.lay", NULL);
}

static void
play (Play *self, GtkWidget *table)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffSeat seat = bluff_match_get_looker (match);
  BluffLegal legal;

  if (seat == BLUFF_NO_SEAT)
    return;

  bluff_match_legal (match, seat, &legal);
  if (bluff_legal_offers (&legal, BLUFF_ACTION_BOARD) && ui_gallery_has (self->gallery, "lift"))
    choose_ship (self, table, legal.targets);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_DRAW))
    {
      ui_gallery_take (self->gallery, "turn");
      gtk_widget_activate_action (table, "table.draw", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_LAY))
    lay (self, table);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_PASS))
    gtk_widget_activate_action (table, "table.end-turn", NULL);
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_VOTE))
    {
      ui_gallery_take (self->gallery, "vote");
      gtk_widget_activate_action (table, "table.vote", "b", self->votes++ % 2 == 0);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_REVEAL))
    {
      ui_gallery_take (self->gallery, "lift");
      gtk_widget_activate_action (table, "table.lift", "u", (guint) bluff_seats_first (legal.targets));
    }
}

static void
look (Play *self)
{
  static const char *const sheets[][2] = {
    { "BluffPirateRevealSheet", "reveal" },
    { "BluffPirateIslandSheet", "island" },
  };
  GtkWidget *table = find_type (self, "BluffPirateTable"), *curtain = find_type (self, "BluffCurtain");
  gboolean nobody = bluff_match_get_looker (bluff_saved_game_get_match (self->game)) == BLUFF_NO_SEAT;

  if (curtain != NULL)
    {
      ui_gallery_take (self->gallery, "curtain");
      ui_driver_click (self->driver, ui_driver_find (self->driver, curtain, GTK_TYPE_BUTTON, NULL));
      return;
    }
  if (table == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (find_type (self, sheets[i][0]) != NULL)
      ui_gallery_take (self->gallery, sheets[i][1]);
  if (nobody && find_type (self, "BluffPirateBoardSheet") != NULL)
    ui_gallery_take (self->gallery, "boarded");
  if (ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, g_dgettext ("bluff-bay", TEXT_CONTINUE)) != NULL)
    gtk_widget_activate_action (table, "game.continue", NULL);
  else
    play (self, table);
}

static gboolean
has_all (Play *self)
{
  static const char *const moments[] = {
    "curtain", "composed", "vote", "lift", "reveal", "board", "boarded", "island"
  };
  gboolean all = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    all = all && ui_gallery_has (self->gallery, moments[i]);

  return all;
}

static void
hand_over (Play *self)
{
  for (BluffSeat seat = 0; seat < PEOPLE; seat++)
    bluff_saved_game_hand_over_async (self->game, seat, "deckhand", NULL, NULL, NULL);
}

int
main (int argc, char **argv)
{
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);
  gboolean handed_over = FALSE;
  Play self = { .gallery = gallery, .driver = ui_gallery_get_driver (gallery) };
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (self.driver));
  BluffTable kind;

  bluff_table_init (&kind, BLUFF_GAME_PIRATE, PLAYERS);
  self.game = ui_company_begin (saves, &kind, PEOPLE, SEED);
  bluff_window_push (ui_driver_get_window (self.driver), bluff_table_page_new (saves, self.game));
  for (guint i = 0; i < MOST_STEPS && find_type (&self, "BluffPirateEndSheet") == NULL; i++)
    {
      ui_driver_settle (self.driver);
      look (&self);
      if (!handed_over && (i >= PLAYED_STEPS || has_all (&self)))
        {
          handed_over = TRUE;
          hand_over (&self);
        }
    }
  ui_gallery_take (gallery, "end");
  g_object_unref (self.game);

  return 0;
}
