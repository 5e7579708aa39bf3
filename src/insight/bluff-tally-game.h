/* bluff-tally-game.h: what the counting of the three games shares (private to insight).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tally.h"

G_BEGIN_DECLS

/* Counts an event, which has not been applied to the tally's state yet. */
typedef void (*BluffTallyCount) (BluffTally *self, const BluffEvent *event);

/* A game is counted by a table of functions, one for each kind of event, or NULL where there is nothing to count. */
extern const BluffTallyCount bluff_tally_pirate[BLUFF_N_EVENTS];
extern const BluffTallyCount bluff_tally_bluffer[BLUFF_N_EVENTS];
extern const BluffTallyCount bluff_tally_bluffaneer[BLUFF_N_EVENTS];

/* Adds N to a fact of SEAT, if the event counts. */
void bluff_tally_count (BluffTally *self, BluffSeat seat, BluffFact fact, guint n);

/* SEAT has voted, shouted or let pass: from then on its decisions count, if this one does. */
void bluff_tally_note_decision (BluffTally *self, BluffSeat seat);

/* SEAT has made a claim; COUNTS says whether it was made in this game. */
void bluff_tally_open_claim (BluffTally *self, BluffSeat seat, gboolean bluff, gboolean counts);

/* The claim was called by JUDGE; COUNTS says whether the judge decided so in this game. */
void bluff_tally_call_claim (BluffTally *self, BluffSeat judge, gboolean counts);

/* Nobody called the claim. */
void bluff_tally_believe_claim (BluffTally *self);

/* SEAT believed the claim; COUNTS says whether the seat decided so in this game. */
void bluff_tally_fool (BluffTally *self, BluffSeat seat, gboolean counts);

G_END_DECLS
