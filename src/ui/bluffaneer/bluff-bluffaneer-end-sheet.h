/* bluff-bluffaneer-end-sheet.h: a game of Bluffaneer is over: the ranking by coins, and every card that is held.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-end-sheet.h"
#include "bluff-story.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_END_SHEET (bluff_bluffaneer_end_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerEndSheet, bluff_bluffaneer_end_sheet, BLUFF, BLUFFANEER_END_SHEET, BluffEndSheet)

GtkWidget *bluff_bluffaneer_end_sheet_new (void);

/* EVENTS are all of the game (BluffTold), whole; FACTOR is that of the pace. */
void bluff_bluffaneer_end_sheet_present (BluffBluffaneerEndSheet *self,
                                         BluffCrew *crew,
                                         const BluffBluffaneerView *view,
                                         GArray *events,
                                         double factor);

/* The same in words, for whatever else tells it; to be cleared. */
BluffEnding bluff_bluffaneer_end_sheet_describe (BluffCrew *crew, const BluffBluffaneerView *view);

/* The cards that everybody held. */
GtkWidget *bluff_bluffaneer_end_sheet_make_secrets (BluffCrew *crew, BluffSeat viewer, const BluffSecrets *secrets);

G_END_DECLS
