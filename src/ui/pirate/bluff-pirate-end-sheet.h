/* bluff-pirate-end-sheet.h: a game of Bluff Pirate is over: the treasure, and the ranking by square.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-end-sheet.h"
#include "bluff-event.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_END_SHEET (bluff_pirate_end_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateEndSheet, bluff_pirate_end_sheet, BLUFF, PIRATE_END_SHEET, BluffEndSheet)

GtkWidget *bluff_pirate_end_sheet_new (void);

/* VIEW is one of the end; FACTOR is that of the pace. */
void
bluff_pirate_end_sheet_present (BluffPirateEndSheet *self, BluffCrew *crew, const BluffPirateView *view, double factor);

/* The same in words, for whatever else tells it; to be cleared. */
BluffEnding bluff_pirate_end_sheet_describe (BluffCrew *crew, const BluffPirateView *view);

G_END_DECLS
