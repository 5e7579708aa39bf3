/* bluff-words-bluffaneer-table.h: what the table of Bluffaneer says beside the dice, the coins and one's own card.
 *
 * What speaks of "your card" is said to its owner alone. Icons and pairs stand after a colon or before one, so that no
 * language has to bend them. All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* --- The dice and the map ------------------------------------------------------------------------------------------
 */

/* What a double of ICON does (N6–N8): "Steal 2 coins" */
char *bluff_words_double (BluffIcon icon);

/* The same for screen readers: "Two ships: Steal 3 coins" */
char *bluff_words_double_named (BluffIcon icon);

/* What lies on the mat: "Dice: Swords + Ship", "Dice: Two ships", or that nothing has been rolled yet. */
char *bluff_words_dice (const guint8 icons[2]);

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

/* What a seat is doing: "Rolled", "“Gimme yer booty!”"; NULL: nothing that its mark does not say. */
char *bluff_words_bluffaneer_seat (const BluffBluffaneerView *view, BluffSeat seat);

/* A victim: "Steal 2 coins", and with the name, "Steal 2 coins from Mia". COINS is what is really there to take. */
char *bluff_words_steal (guint coins);
char *bluff_words_steal_from (const BluffCast *cast, BluffSeat victim, guint coins);

/* --- One's own card ------------------------------------------------------------------------------------------------
 */

/* "Your card: Swords + Ship.", or, hidden, "Your card, face down." */
char *bluff_words_own_card (BluffPair pair);

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

/* What a roll may bring, before it is made: to the roller, or to all who look on. */
char *bluff_words_roll_outlook (gboolean own);

/* "Mia shouts “Gimme yer booty!”" */
char *bluff_words_claim_shout (const BluffCast *cast, BluffSeat claimer);

/* "Claimed: Swords + Ship. Do you believe it?" */
char *bluff_words_claim_claimed (const guint8 icons[2]);

/* "3 of the 18 cards show this pair. Revealed so far: 1." */
char *bluff_words_pair_count (guint revealed);

/* Below "Pay 1 coin" and below "Bluffaneer!". */
char *bluff_words_pay_price (const BluffCast *cast, BluffSeat claimer);
char *bluff_words_call_price (guint worth);

/* --- Reveals -------------------------------------------------------------------------------------------------------
 */

/* The banner over a card that is revealed: "Match!", "It was a bluff!" or "Honest!" */
char *bluff_words_reveal_banner (gboolean match, gboolean honest);

/* What the rules bring after it, if a player gives another COINS: as the event says it. */
char *bluff_words_pay_outlook (const BluffCast *cast, BluffSeat from, BluffSeat to, guint coins);

/* "Everyone else loses 1 coin." */
char *bluff_words_match_outlook (void);

/* --- The end -------------------------------------------------------------------------------------------------------
 */

/* "Mia has the most coins and wins!", from the places by seat. */
char *bluff_words_bluffaneer_end (const BluffCast *cast, const guint8 *place);

/* "Out of coins: Finn." (N16); NULL if nobody is. */
char *bluff_words_bluffaneer_how (const BluffCast *cast, const BluffBluffaneerView *view);

G_END_DECLS
