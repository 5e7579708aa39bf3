/* bluff-pirate-lift-sheet.h: everybody has voted, and the layer of the set lifts a cup (P12): the action table.lift
 * (u).
 *
 * To everybody else it shows the cups and says whose choice it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-pirate.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_LIFT_SHEET (bluff_pirate_lift_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateLiftSheet, bluff_pirate_lift_sheet, BLUFF, PIRATE_LIFT_SHEET, BluffSheet)

GtkWidget *bluff_pirate_lift_sheet_new (void);

/* Shows the set and the cups of VIEW, a view in the phase BLUFF_PHASE_PIRATE_REVEAL. HELP, or NULL, is a line about the
 * cups that were lifted so far. */
void bluff_pirate_lift_sheet_show (BluffPirateLiftSheet *self,
                                   const BluffPirateView *view,
                                   BluffCrew *crew,
                                   const char *help);

G_END_DECLS
