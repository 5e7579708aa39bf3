/* bluff-pirate-reveal-sheet.h: the cup is lifted (P12 … P15): the vote under it, the face-down cards one by one, what
 * the set was, and who sails where. The other cups leave unopened.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-pirate.h"
#include "bluff-reveal-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_REVEAL_SHEET (bluff_pirate_reveal_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateRevealSheet, bluff_pirate_reveal_sheet, BLUFF, PIRATE_REVEAL_SHEET, BluffRevealSheet)

GtkWidget *bluff_pirate_reveal_sheet_new (void);

/* Presents a reveal as it was told. BEFORE and AFTER are the squares of all ships, before it and when it is settled
 * (bluff_pirate_outlook_after). FACTOR is what durations are multiplied with; with 0, or where the system wants no
 * motion, all is open at once. */
void bluff_pirate_reveal_sheet_present (BluffPirateRevealSheet *self,
                                        BluffCrew *crew,
                                        const BluffTold *told,
                                        const guint8 before[BLUFF_PIRATE_SEATS],
                                        const guint8 after[BLUFF_PIRATE_SEATS],
                                        double factor);

G_END_DECLS
