/* bluff-pirate-end-sheet.h: the game is over: the treasure, the ranking, what to do next, and the bluff review, in
 * which every set and every vote lies open.
 *
 * Its buttons activate game.play-again (b: whether to change the order first) and win.back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-pirate.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_END_SHEET (bluff_pirate_end_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateEndSheet, bluff_pirate_end_sheet, BLUFF, PIRATE_END_SHEET, BluffSheet)

GtkWidget *bluff_pirate_end_sheet_new (void);

/* VIEW is one of the end. EVENTS, all of the game (BluffTold, whole), or NULL: then there is no review. */
void bluff_pirate_end_sheet_present (BluffPirateEndSheet *self,
                                     BluffCrew *crew,
                                     const BluffPirateView *view,
                                     GArray *events,
                                     double factor);

/* Opens and closes the review. */
void bluff_pirate_end_sheet_set_review (BluffPirateEndSheet *self, gboolean open);

G_END_DECLS
