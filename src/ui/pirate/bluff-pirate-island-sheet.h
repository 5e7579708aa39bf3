/* bluff-pirate-island-sheet.h: a treasure island is opened (P22, P23): a chest with a treasure, or with a spider.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_ISLAND_SHEET (bluff_pirate_island_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateIslandSheet, bluff_pirate_island_sheet, BLUFF, PIRATE_ISLAND_SHEET, BluffSheet)

GtkWidget *bluff_pirate_island_sheet_new (void);

/* Shows the event BLUFF_EVENT_OPEN, as it was told, with a button "Continue" (game.continue). */
void
bluff_pirate_island_sheet_present (BluffPirateIslandSheet *self, BluffCrew *crew, const BluffTold *told, double factor);

G_END_DECLS
