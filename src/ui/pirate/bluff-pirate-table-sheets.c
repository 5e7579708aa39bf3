/* bluff-pirate-table-sheets.c: the sheets over the table of Bluff Pirate.
 *
 * All of them together take longer to make than the table itself. One is made when it is first needed; those that have
 * not been needed yet are made one by one while there is nothing else to do, so that nobody waits for them later
 * either.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-table-private.h"

#include "bluff-breadth.h"

/* OWN are the actions that it has itself. */
static void
add_sheet (BluffPirateTable *self, GtkWidget **place, GtkWidget *sheet, const char *own)
{
  *place = sheet;
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), sheet, own);
}

/* --- Making them ---------------------------------------------------------------------------------------------------
 */

BluffPirateVoteSheet *
bluff_pirate_table_get_vote_sheet (BluffPirateTable *self)
{
  if (self->vote_sheet == NULL)
    {
      add_sheet (self, &self->vote_sheet, bluff_pirate_vote_sheet_new (), "vote");
      g_settings_bind (self->settings, "counting-help", self->vote_sheet, "counting-help", G_SETTINGS_BIND_GET);
    }

  return BLUFF_PIRATE_VOTE_SHEET (self->vote_sheet);
}

BluffPirateLiftSheet *
bluff_pirate_table_get_lift_sheet (BluffPirateTable *self)
{
  if (self->lift_sheet == NULL)
    add_sheet (self, &self->lift_sheet, bluff_pirate_lift_sheet_new (), "lift");

  return BLUFF_PIRATE_LIFT_SHEET (self->lift_sheet);
}

BluffPirateRevealSheet *
bluff_pirate_table_get_reveal_sheet (BluffPirateTable *self)
{
  if (self->reveal_sheet == NULL)
    {
      add_sheet (self, &self->reveal_sheet, bluff_pirate_reveal_sheet_new (), "");
      g_signal_connect_object (self->reveal_sheet, "done", G_CALLBACK (bluff_pirate_table_revealed), self,
                               G_CONNECT_SWAPPED);
    }

  return BLUFF_PIRATE_REVEAL_SHEET (self->reveal_sheet);
}

BluffPirateBoardSheet *
bluff_pirate_table_get_board_sheet (BluffPirateTable *self)
{
  if (self->board_sheet == NULL)
    {
      add_sheet (self, &self->board_sheet, bluff_pirate_board_sheet_new (), "board explain-taken");
      /* Nobody is boarded after all: the turn is back at its beginning. */
      g_signal_connect_object (self->board_sheet, "cancelled", G_CALLBACK (bluff_pirate_table_show_phase), self,
                               G_CONNECT_SWAPPED);
    }

  return BLUFF_PIRATE_BOARD_SHEET (self->board_sheet);
}

BluffPirateIslandSheet *
bluff_pirate_table_get_island_sheet (BluffPirateTable *self)
{
  if (self->island_sheet == NULL)
    add_sheet (self, &self->island_sheet, bluff_pirate_island_sheet_new (), "");

  return BLUFF_PIRATE_ISLAND_SHEET (self->island_sheet);
}

BluffPirateEndSheet *
bluff_pirate_table_get_end_sheet (BluffPirateTable *self)
{
  if (self->end_sheet == NULL)
    add_sheet (self, &self->end_sheet, bluff_pirate_end_sheet_new (), "");

  return BLUFF_PIRATE_END_SHEET (self->end_sheet);
}

/* Those that are needed first come first. */
static gboolean
prepare_cb (gpointer user_data)
{
  BluffPirateTable *self = user_data;

  if (self->vote_sheet == NULL)
    bluff_pirate_table_get_vote_sheet (self);
  else if (self->reveal_sheet == NULL)
    bluff_pirate_table_get_reveal_sheet (self);
  else if (self->lift_sheet == NULL)
    bluff_pirate_table_get_lift_sheet (self);
  else if (self->board_sheet == NULL)
    bluff_pirate_table_get_board_sheet (self);
  else if (self->island_sheet == NULL)
    bluff_pirate_table_get_island_sheet (self);
  else
    {
      bluff_pirate_table_get_end_sheet (self);
      self->prepare = 0;
      return G_SOURCE_REMOVE;
    }

  return G_SOURCE_CONTINUE;
}

void
bluff_pirate_table_prepare_sheets (BluffPirateTable *self)
{
  if (self->prepare == 0 && self->end_sheet == NULL)
    self->prepare = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

/* --- Showing them --------------------------------------------------------------------------------------------------
 */

gboolean
bluff_pirate_table_is_open (GtkWidget *sheet)
{
  return sheet != NULL && gtk_widget_get_visible (sheet);
}

/* In a narrow window, and with large text, a sheet gets what it does not need to be beside it: the vote, where
 * everybody is listed, the room of the seats and, where it shows the hand itself, that of the hand; every other one,
 * in a low window too, that of the hand, and that of the seats where the window is narrow and the text large. */
void
bluff_pirate_table_make_room (BluffPirateTable *self)
{
  gboolean large = bluff_breadth_has_large_text (GTK_WIDGET (self));
  gboolean narrow = self->room == BLUFF_ROOM_NARROW || large;
  gboolean votes = bluff_pirate_table_is_open (self->vote_sheet);
  gboolean other = !votes && bluff_tabletop_get_sheet (BLUFF_TABLETOP (self)) != NULL;
  /* At the end the ranking says what they say. */
  gboolean end = self->room == BLUFF_ROOM_NARROW && bluff_pirate_table_is_open (self->end_sheet);
  gboolean seats = !end && (self->tall || !((narrow && votes) || (self->room == BLUFF_ROOM_NARROW && large && other)));

  gtk_widget_set_visible (GTK_WIDGET (self->seats), seats);
  /* Visible seats show who has voted, so the sheet need not. */
  if (self->vote_sheet != NULL)
    bluff_pirate_vote_sheet_set_voters_shown (BLUFF_PIRATE_VOTE_SHEET (self->vote_sheet), !(narrow && seats));
  gtk_widget_set_visible (GTK_WIDGET (self->rail),
                          !(other && (narrow || !self->tall)) && !(votes && narrow && self->bottom_sheets));
}

void
bluff_pirate_table_show_sheet (BluffPirateTable *self, GtkWidget *sheet)
{
  bluff_tabletop_show_sheet (BLUFF_TABLETOP (self), sheet);
  bluff_pirate_table_make_room (self);
}
