/* bluff-bluffaneer-end-sheet.h: a game of Bluffaneer is over: the ranking by coins, every card that is held, and the
 * review of every roll that could be claimed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-end-sheet.h"

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

G_END_DECLS
