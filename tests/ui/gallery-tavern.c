/* gallery-tavern.c: plays games of Bluffaneer in the app and takes pictures of their moments (ui-gallery.h): one of one
 * person and one of three at the same screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-gallery.h"

#include "bluff-end-sheet.h"
#include "bluff-saves.h"
#include "bluff-shout-panel.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"

enum
{
  PLAYERS = 5,
  SEED = 12,
  MOST_STEPS = 1500
};

typedef struct
{
  UiGallery *gallery;
  UiDriver *driver;
  BluffSavedGame *game;
  const char *company; /* begins the names of the pictures */
  guint decisions;
} Play;

static BluffSavedGame *
begin (BluffSaves *saves, guint people)
{
  static const char *const names[PLAYERS] = { "Anna", "Finn", "Mia", "Calico", "Rook" };
  static const char *const colours[PLAYERS] = { "blue", "green", "red", "yellow", "purple" };
  BluffSavesSeat seats[PLAYERS];
  BluffTable table;
  g_autoptr (GError) error = NULL;
  BluffSavedGame *game;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, PLAYERS);
  for (guint i = 0; i < PLAYERS; i++)
    seats[i] = (BluffSavesSeat){ .kind = i < people ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = names[i],
                                 .level = i < people ? NULL : "deckhand",
                                 .colour = colours[i] };
  game = bluff_saves_begin (saves, &table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (game), SEED);

  return game;
}

static void
take (Play *self, const char *moment)
{
  g_autofree char *name = g_strconcat (self->company, "-", moment, NULL);

  ui_gallery_take (self->gallery, name);
}

static GtkWidget *
find (Play *self, GType type)
{
  return ui_driver_find (self->driver, NULL, type, NULL);
}

/* Every other time somebody shouts. */
static void
decide (Play *self, GtkWidget *panel)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffSeats asked = bluff_match_get_awaited (match) & bluff_match_get_people (match);

  if (asked == 0)
    return;

  take (self, "claim");
  if (self->decisions++ % 2 == 0)
    g_signal_emit_by_name (panel, "shout", (guint) bluff_seats_first (asked), 0u);
  else
    g_signal_emit_by_name (panel, "pass");
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
  if (bluff_legal_offers (&legal, BLUFF_ACTION_ROLL))
    {
      take (self, "roll");
      gtk_widget_activate_action (table, "table.roll", NULL);
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_STEAL))
    {
      take (self, "steal");
      gtk_widget_activate_action (table, "table.steal", "u", (guint) bluff_seats_first (legal.targets));
    }
  else if (bluff_legal_offers (&legal, BLUFF_ACTION_ANSWER))
    {
      take (self, "answer");
      gtk_widget_activate_action (table, "table.answer", "b", self->decisions++ % 2 == 0);
    }
}

static void
look (Play *self)
{
  GtkWidget *table = find (self, BLUFF_TYPE_TABLETOP), *panel = find (self, BLUFF_TYPE_SHOUT_PANEL);
  GType reveal = g_type_from_name ("BluffBluffaneerRevealSheet");

  if (table == NULL)
    return;

  if (reveal != 0 && find (self, reveal) != NULL)
    take (self, "reveal");
  if (ui_driver_find_action (self->driver, NULL, "game.continue") != NULL)
    gtk_widget_activate_action (table, "game.continue", NULL);
  else if (panel != NULL)
    decide (self, panel);
  else
    play (self, table);
}

/* Sheets scroll; the review is the last thing on this one. */
static void
scroll_to_end (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_ancestor (widget, BLUFF_TYPE_END_SHEET) != NULL)
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) / 2);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    scroll_to_end (child);
}

static void
play_game (UiGallery *gallery, const char *company, guint people)
{
  Play self = { .gallery = gallery, .driver = ui_gallery_get_driver (gallery), .company = company };
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (self.driver));
  GtkWidget *end = NULL;

  self.game = begin (saves, people);
  bluff_window_push (ui_driver_get_window (self.driver), bluff_table_page_new (saves, self.game));
  for (guint i = 0; i < MOST_STEPS && end == NULL; i++)
    {
      ui_driver_settle (self.driver);
      look (&self);
      end = find (&self, BLUFF_TYPE_END_SHEET);
    }
  take (&self, "end");
  if (end != NULL)
    bluff_end_sheet_open_review (BLUFF_END_SHEET (end), TRUE);
  ui_driver_settle (self.driver);
  scroll_to_end (GTK_WIDGET (ui_driver_get_window (self.driver)));
  ui_driver_settle (self.driver);
  take (&self, "review");
  g_object_unref (self.game);
}

int
main (int argc, char **argv)
{
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);

  play_game (gallery, "one", 1);
  play_game (gallery, "three", 3);

  return 0;
}
