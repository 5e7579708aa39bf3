/* bluff-table-page-evening.c: how the evening stands, at the end of one of its games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page-private.h"

#include "bluff-end-sheet.h"
#include "bluff-evening-say.h"

static void
evening_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTablePage) self = user_data;
  g_autoptr (BluffStoreEvening) evening = bluff_store_read_evening_finish (BLUFF_STORE (source), result, NULL);
  GtkWidget *sheet = bluff_tabletop_get_sheet (self->tabletop);
  g_autofree char *tonight = NULL;
  g_autofree char *series = NULL;
  g_autofree char *both = NULL;

  /* It is good to know, and nobody misses it: what is wrong with the store is said where something depends on it. */
  if (evening == NULL || !BLUFF_IS_END_SHEET (sheet))
    return;

  /* A game of another evening that was opened again says nothing of this one. */
  if (evening->has_game)
    tonight = bluff_evening_say_tonight (evening);
  if (evening->series_has_game)
    series = bluff_evening_say_series (evening);
  bluff_end_sheet_set_evening (BLUFF_END_SHEET (sheet), tonight, series);
  both = bluff_evening_say_both (tonight, series);
  if (both != NULL)
    bluff_announcer_say (self->announcer, both);
}

void
bluff_table_page_tell_evening (BluffTablePage *self)
{
  bluff_store_read_evening_async (bluff_saves_get_store (self->saves), bluff_saved_game_get_id (self->game),
                                  bluff_evening_now (), NULL, evening_read_cb, g_object_ref (self));
}
