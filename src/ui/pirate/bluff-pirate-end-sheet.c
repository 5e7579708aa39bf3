/* bluff-pirate-end-sheet.c: a game of Bluff Pirate is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-end-sheet.h"

#include "bluff-pirate-review-row.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"

#include <glib/gi18n.h>

struct _BluffPirateEndSheet
{
  BluffEndSheet parent_instance;

  BluffCrew *crew;
  BluffSeat viewer;
};

G_DEFINE_FINAL_TYPE (BluffPirateEndSheet, bluff_pirate_end_sheet, BLUFF_TYPE_END_SHEET)

static GtkWidget *
make_row_cb (gpointer item, gpointer user_data)
{
  BluffPirateEndSheet *self = user_data;

  return bluff_pirate_review_row_new (item, self->crew, self->viewer);
}

static void
bluff_pirate_end_sheet_dispose (GObject *object)
{
  BluffPirateEndSheet *self = BLUFF_PIRATE_END_SHEET (object);

  g_clear_object (&self->crew);

  G_OBJECT_CLASS (bluff_pirate_end_sheet_parent_class)->dispose (object);
}

static void
bluff_pirate_end_sheet_class_init (BluffPirateEndSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_end_sheet_dispose;
}

static void
bluff_pirate_end_sheet_init (BluffPirateEndSheet *self)
{
  (void) self;
}

GtkWidget *
bluff_pirate_end_sheet_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_END_SHEET, NULL);
}

static void
show_ending (BluffPirateEndSheet *self, const BluffPirateView *view, double factor)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, view->seat);
  g_autofree char *title = bluff_words_end (&cast, view->head.place);
  g_autofree char *how = bluff_words_treasure_was (view);
  char *squares[BLUFF_PIRATE_SEATS] = { NULL };
  BluffEnding ending = {
    .viewer = view->seat, .place = view->head.place, .title = title, .how = how, .picture = bluff_flag_ship
  };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = squares[seat] = bluff_words_square (view->square[seat]);
  bluff_end_sheet_present (BLUFF_END_SHEET (self), self->crew, &ending, factor);
  for (BluffSeat seat = 0; seat < cast.players; seat++)
    g_free (squares[seat]);
}

void
bluff_pirate_end_sheet_present (BluffPirateEndSheet *self,
                                BluffCrew *crew,
                                const BluffPirateView *view,
                                GArray *events,
                                double factor)
{
  g_autoptr (GListModel) sets = NULL;

  g_return_if_fail (BLUFF_IS_PIRATE_END_SHEET (self));

  g_set_object (&self->crew, crew);
  self->viewer = view->seat;
  if (events != NULL)
    sets = bluff_pirate_review_new (events);
  bluff_end_sheet_set_review (BLUFF_END_SHEET (self), _ ("Every set and every vote"),
                              _ ("Nobody laid a set in this game."), sets, make_row_cb, self, NULL);
  show_ending (self, view, factor);
}
