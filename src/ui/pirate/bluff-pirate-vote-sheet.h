/* bluff-pirate-vote-sheet.h: the secret vote on a set (P11): the set, large; what can be counted; the two sides of the
 * token with their prices; and who has voted, never what.
 *
 * A voter chooses a side of the token, may choose the other one until the token is under the cup, and gives the vote by
 * putting it there: the action table.vote (b). Nothing is chosen beforehand, and the focus is on the sheet, so that
 * Enter does nothing. The layer, an onlooker and a player who has voted see the same without the token.
 *
 * Properties
 *   counting-help (gboolean)   whether to say how many cards of the suit can be seen
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-pirate.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_VOTE_SHEET (bluff_pirate_vote_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateVoteSheet, bluff_pirate_vote_sheet, BLUFF, PIRATE_VOTE_SHEET, BluffSheet)

GtkWidget *bluff_pirate_vote_sheet_new (void);

/* Shows the vote as VIEW has it, a view in the phase BLUFF_PHASE_PIRATE_VOTE; also when somebody has voted. A side that
 * has been chosen stays chosen as long as the same seat looks at the same set. */
void bluff_pirate_vote_sheet_show (BluffPirateVoteSheet *self, const BluffPirateView *view, BluffCrew *crew);

/* Whether the sheet says who has voted; it does unless told. */
void bluff_pirate_vote_sheet_set_voters_shown (BluffPirateVoteSheet *self, gboolean shown);

/* Puts the side that was chosen back: FALSE if none was. For Escape. */
gboolean bluff_pirate_vote_sheet_reconsider (BluffPirateVoteSheet *self);

G_END_DECLS
