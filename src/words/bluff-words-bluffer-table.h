/* bluff-words-bluffer-table.h: what the table of Bluffer says beside the cards, the piles and the decisions.
 *
 * Whatever takes a view takes the view of the seat that reads, and says nothing that is not in it. Shapes stand alone,
 * after a colon or before a comma, so that no language has to bend them. All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-action.h"
#include "bluff-cast.h"
#include "bluff-event.h"
#include "bluff-legal.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* --- Cards and piles, for screen readers ---------------------------------------------------------------------------
 */

/* A card in front of somebody, the PLACE-th of N: "Star, hidden side unknown, 2 of 5."; DOWN is what the screen shows
 * of the hidden side (B19). With ALL everybody knows it. */
char *bluff_words_bluffer_table_card (BluffShape up, BluffShape down, gboolean all, guint place, guint n);

/* "Draw pile: 9 cards. On top: Star." */
char *bluff_words_bluffer_draw_pile (const BluffBlufferView *view);

/* "Pile. To match: Circle.", or while a claim is open "Pile. Claimed: Hexagon. Next shape: Circle." */
char *bluff_words_bluffer_pile (const BluffBlufferView *view);

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

/* The line below a name: "4 cards", "4 cards · thinking…", "4 cards · decided"; "Out: 1st". */
char *bluff_words_bluffer_seat (const BluffBlufferView *view, BluffSeat seat);

/* The same with the name, for a screen reader: "Mia: 4 cards · thinking…" */
char *bluff_words_bluffer_seat_of (const BluffCast *cast, const BluffBlufferView *view, BluffSeat seat);

/* A shape as it is shouted: “Hexagon!” */
char *bluff_words_bluffer_shouted (BluffShape shape);

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

/* What is done with a card, on its button: "Match", "Claim", "Show it", "Take", "Give" or "Peek". */
char *bluff_words_bluffer_act (BluffActionKind kind);

/* The same with the name of the card, for a screen reader: "Claim. Star, hidden side unknown, 2 of 5." */
char *bluff_words_bluffer_act_on (BluffActionKind kind, const char *card);

/* What to do before a letter can do it: "Choose a card first." */
char *bluff_words_bluffer_choose_card (void);

/* "Draw 1 card", or if there is none to be had "Pass" (B8). */
char *bluff_words_bluffer_draw (const BluffBlufferView *view);

/* What may be done now and what it may cost: VIEW's seat is awaited, and LEGAL is what it may do. NULL in the moment of
 * a call, which has a panel of its own. */
char *bluff_words_bluffer_prices (const BluffCast *cast, const BluffBlufferView *view, const BluffLegal *legal);

/* --- A hidden side is shown ----------------------------------------------------------------------------------------
 */

/* "It was a bluff!", "Honest!", and of a last card "It matches!", "It does not match". CALLED: somebody called. */
char *bluff_words_bluffer_verdict (gboolean called, gboolean matches);

/* What was said, or hoped for, and what is true: "Claimed: Hexagon. Hidden side: Star." SHOWN as it is told. */
char *bluff_words_bluffer_shown (gboolean called, const BluffEvent *shown);

/* What follows: "You take 1 card from Mia and draw 2." ASKED is whose card it was; CALLER is BLUFF_NO_SEAT for a last
 * card. */
char *bluff_words_bluffer_follows (const BluffCast *cast, BluffSeat asked, BluffSeat caller, gboolean matches);

/* --- The end -------------------------------------------------------------------------------------------------------
 */

/* "First without cards: Anna wins!" */
char *bluff_words_bluffer_end (const BluffCast *cast, const guint8 *place);

/* "Mia’s last cards; the corners show the hidden sides:", above the cards of the player who is left with some. */
char *bluff_words_bluffer_left (const BluffCast *cast, BluffSeat seat);

G_END_DECLS
