/* bluff-words-pirate-sheets.h: what the sheets of Bluff Pirate say: the vote, the lifted cup, the boarding, the
 * islands and the end.
 *
 * Whatever takes a view takes the view of the seat that reads, and says nothing that is not in it. All functions return
 * newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

/* --- The vote ------------------------------------------------------------------------------------------------------
 */

/* "Mia lays 4 cards. Bluff or no bluff?"; to the layer: "You lay 4 cards. The others vote in secret." */
char *bluff_words_vote_question (const BluffCast *cast, const BluffPirateView *view);

/* "Face up: Compass ×2. Are the 2 face-down cards of this suit too?"; to the layer, who knows: "Face up: Compass ×2."
 */
char *bluff_words_vote_set (const BluffPirateView *view);

/* "Compass: 3 of 10 cards in sight. Face up: 2. Discarded: 1. In your hand: 0." Nothing is said of the hand to somebody
 * without one. */
char *bluff_words_counting_help (BluffSuit suit, guint up, guint discarded, guint held, gboolean has_hand);

/* What a vote brings the reader, a voter, if it is the one that counts. FORWARD is how far the layer (no bluff) or the
 * reader (bluff) would sail, BACK how far the reader would sail back. */
char *bluff_words_price_of_bluff (const BluffCast *cast, BluffSeat layer, guint forward, guint back);
char *bluff_words_price_of_no_bluff (const BluffCast *cast, BluffSeat layer, guint forward);

/* "Votes stay under the cups. Mia lifts just 1." */
char *bluff_words_votes_are_secret (const BluffCast *cast, BluffSeat layer);

/* What stands beside a voter: "Papa" beside a cup, or "Papa: thinking…"; and for a screen reader "Vote in: Papa." */
char *bluff_words_voter (const BluffCast *cast, BluffSeat seat, gboolean voted);
char *bluff_words_voter_state (const BluffCast *cast, BluffSeat seat, gboolean voted);

/* "Waiting for: Papa and Rook."; VOTERS is not empty. */
char *bluff_words_waiting_for (const BluffCast *cast, BluffSeats voters);

/* --- Lifting a cup -------------------------------------------------------------------------------------------------
 */

/* "All votes are in. Whose cup do you lift?"; to all others: "All votes are in. Mia lifts a cup." */
char *bluff_words_lift_question (const BluffCast *cast, BluffSeat layer);

/* "Lift Mia’s cup" */
char *bluff_words_lift_cup_of (const BluffCast *cast, BluffSeat seat);

/* What LIFTED cups of a voter, at least one, have shown so far: "Mia: 3 cups lifted. Bluff: 2. No bluff: 1. Right: 2."
 */
char *bluff_words_lifted_cups (const BluffCast *cast, BluffSeat voter, guint lifted, guint bluff, guint right);

/* --- What was under it ---------------------------------------------------------------------------------------------
 */

/* "It was a bluff!", "Honest!" or "A bluff, and it was believed!" */
char *bluff_words_judgement (gboolean vote, gboolean bluff);

/* "Mia lifts your cup: Bluff." REVEAL as it is told. */
char *bluff_words_lifted (const BluffCast *cast, const BluffEvent *reveal);

/* "Bluff: right!" */
char *bluff_words_vote_result (gboolean vote, gboolean bluff);

/* A card that was turned over: "Compass" if it is of SUIT, otherwise "Another suit!" */
char *bluff_words_turned_over (guint card, BluffSuit suit);

/* "You sail 4 squares", "Mia sails 2 squares back" or "Mia stays on square 13". */
char *bluff_words_sails (const BluffCast *cast, BluffSeat seat, guint from, guint to);

/* "from 14 to 18" */
char *bluff_words_from_to (guint from, guint to);

/* Where the cards of a set go: "4 cards go back to the hand", in a line below "Mia stays on square 13". */
char *bluff_words_set_goes (const BluffEvent *reveal);

/* --- Boarding ------------------------------------------------------------------------------------------------------
 */

/* "Whose ship do you board?" is the window's; this is the next step: "You board Mia’s ship. Pick 3 cards!" */
char *bluff_words_board_pick (const BluffCast *cast, BluffSeat victim, guint n);

/* "Board Mia’s ship" and "Square 16, 5 cards", for a choice of ships. */
char *bluff_words_board_ship_of (const BluffCast *cast, BluffSeat victim);
char *bluff_words_board_facts (guint square, guint n_cards);

/* Who boards whom, and what the reader is told of the cards: BOARD as it is told. */
char *bluff_words_boarded (const BluffCast *cast, const BluffEvent *board);
char *bluff_words_boarded_cards (const BluffCast *cast, const BluffEvent *board);

/* --- Islands and the end -------------------------------------------------------------------------------------------
 */

/* "Mia opens the first treasure island." or "Mia finds the treasure!" */
char *bluff_words_island (const BluffCast *cast, const BluffEvent *open);

/* "Anna finds the treasure!"; with a shared first place "Anna and Mia win!" */
char *bluff_words_end (const BluffCast *cast, const guint8 *place);

/* "The treasure was on the second island." VIEW is that of the end. */
char *bluff_words_treasure_was (const BluffPirateView *view);

G_END_DECLS
