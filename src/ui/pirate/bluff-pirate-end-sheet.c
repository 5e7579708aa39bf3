/* bluff-pirate-end-sheet.c: a game of Bluff Pirate is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-end-sheet.h"

#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"

struct _BluffPirateEndSheet
{
  BluffEndSheet parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffPirateEndSheet, bluff_pirate_end_sheet, BLUFF_TYPE_END_SHEET)

static void
bluff_pirate_end_sheet_class_init (BluffPirateEndSheetClass *klass)
{
  (void) klass;
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

BluffEnding
bluff_pirate_end_sheet_describe (BluffCrew *crew, const BluffPirateView *view)
{
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  BluffEnding ending = { .viewer = view->seat,
                         .place = view->head.place,
                         .title = bluff_words_end (&cast, view->head.place),
                         .how = bluff_words_treasure_was (view),
                         .picture = bluff_flag_ship };

  for (BluffSeat seat = 0; seat < cast.players; seat++)
    ending.line[seat] = bluff_words_square (view->square[seat]);

  return ending;
}

void
bluff_pirate_end_sheet_present (BluffPirateEndSheet *self, BluffCrew *crew, const BluffPirateView *view, double factor)
{
  g_auto (BluffEnding) ending = bluff_pirate_end_sheet_describe (crew, view);

  g_return_if_fail (BLUFF_IS_PIRATE_END_SHEET (self));

  bluff_end_sheet_present (BLUFF_END_SHEET (self), crew, &ending, factor);
}
