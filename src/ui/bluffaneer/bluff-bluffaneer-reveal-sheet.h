/* bluff-bluffaneer-reveal-sheet.h: a card of Bluffaneer is turned over: the roller's, because it matches (N9), or the
 * claimer's (N11, N12). Nothing shows what it is before it has been turned.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-reveal-sheet.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* Why the card is revealed. */
typedef enum
{
  BLUFF_REVEAL_MATCH,
  BLUFF_REVEAL_PAID,
  BLUFF_REVEAL_CALLED,
  BLUFF_REVEAL_CLAIMED /* paid or called: the game was taken up again in between, and nobody remembers */
} BluffRevealCause;

#define BLUFF_TYPE_BLUFFANEER_REVEAL_SHEET (bluff_bluffaneer_reveal_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerRevealSheet,
                      bluff_bluffaneer_reveal_sheet,
                      BLUFF,
                      BLUFFANEER_REVEAL_SHEET,
                      BluffRevealSheet)

GtkWidget *bluff_bluffaneer_reveal_sheet_new (void);

/* Presents TOLD, a reveal, from BEFORE. FACTOR is that of the pace. */
void bluff_bluffaneer_reveal_sheet_present (BluffBluffaneerRevealSheet *self,
                                            BluffCrew *crew,
                                            const BluffTold *told,
                                            const BluffBluffaneerView *before,
                                            BluffRevealCause cause,
                                            double factor);

G_END_DECLS
