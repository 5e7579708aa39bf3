/* bluff-toss.h: the toss of a coin between two players (C4, N17): first which side is whose, then the coin, then who
 * has won.
 *
 * Signal `done`: the coin lies still, and everybody can see for whom.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_TOSS (bluff_toss_get_type ())

G_DECLARE_FINAL_TYPE (BluffToss, bluff_toss, BLUFF, TOSS, BluffSheet)

GtkWidget *bluff_toss_new (void);

/* Shows the toss that TOLD, a flip, tells of, in FACTOR times its usual time. TIE: for the first place, and not for who
 * was first to shout. */
void bluff_toss_present (BluffToss *self, BluffCrew *crew, const BluffTold *told, gboolean tie, double factor);

/* Brings it to its end; nothing if it is there. */
void bluff_toss_skip (BluffToss *self);

/* Forgets it, without `done`. */
void bluff_toss_drop (BluffToss *self);

G_END_DECLS
