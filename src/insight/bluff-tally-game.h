/* bluff-tally-game.h: what the counting of the three games shares (private to insight).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tally.h"

G_BEGIN_DECLS

enum
{
  BLUFF_TALLY_OUT = -1000 /* of a seat that is not in play (any more): worse off than everybody */
};

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

/* SEAT has made a claim; COUNTS says whether it was made in this game, STANDING how well each seat stands, the more the
 * better, or BLUFF_TALLY_OUT. What was said is for the game to fill in. */
void bluff_tally_open_claim (BluffTally *self,
                             BluffSeat seat,
                             gboolean bluff,
                             gboolean counts,
                             const gint standing[BLUFF_MAX_SEATS]);

/* SEAT has decided about the claim. */
void bluff_tally_judge_claim (BluffTally *self, BluffSeat seat, gboolean doubts);

/* The claim was called by JUDGE; COUNTS says whether the judge decided so in this game. */
void bluff_tally_call_claim (BluffTally *self, BluffSeat judge, gboolean counts);

/* The claim was not called. JUDGE is whose decision that was; BLUFF_NO_SEAT: everybody's. */
void bluff_tally_believe_claim (BluffTally *self, BluffSeat judge);

/* N squares, cards or coins go from a seat to another one, or to or from nobody (BLUFF_NO_SEAT). It is noted with the
 * claim of this turn, if there is one. */
void bluff_tally_move (BluffTally *self, BluffSeat from, BluffSeat to, guint n);

/* SEAT believed the claim; COUNTS says whether the seat decided so in this game. */
void bluff_tally_fool (BluffTally *self, BluffSeat seat, gboolean counts);

G_END_DECLS
