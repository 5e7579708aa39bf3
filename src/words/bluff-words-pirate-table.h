/* bluff-words-pirate-table.h: what the table of Bluff Pirate says beside the player's own hand and set.
 *
 * All of it is said to the player whose hand it is, and to nobody else. Suits stand alone, after a colon or before a
 * comma, so that no language has to bend them. All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-pirate.h"
#include "bluff-refusal.h"

G_BEGIN_DECLS

/* --- Cards, for screen readers -------------------------------------------------------------------------------------
 */

/* A card in the hand, the PLACE-th of N: "Hat, 7 of 9."; if it is CHOSEN, "Hat, 7 of 9, in your set." */
char *bluff_words_hand_card (guint card, guint place, guint n, gboolean chosen);

/* A card of the set that is composed: "Parrot, face up, slot 1." */
char *bluff_words_draft_card (guint card, gboolean up, guint slot);

/* A card of a set that lies on the table: "Parrot, face up." CARD is BLUFF_UNKNOWN for one that the reader does not
 * know: "Face down." */
char *bluff_words_set_card (guint card, gboolean up);

/* The cards of a set, UP is not empty: "Face up: Hat ×2. Face down: 3 cards."; DOWN is empty if it is not told. */
char *bluff_words_set_faces (BluffCards up, BluffCards down, guint n_down);

/* --- The set that is composed --------------------------------------------------------------------------------------
 */

/* What to do before a set of that many cards, UP of them face up, can be laid, REFUSAL being why it cannot: "Turn 1
 * card face up". A set that is being composed never has too many cards. */
char *bluff_words_draft_trouble (BluffRefusal refusal, guint size, guint up);

/* "Choose one card to discard". */
char *bluff_words_discard_trouble (void);

/* "Your set is honest", or "Your set is a bluff. Another suit: Barrel"; there is a card face up. */
char *bluff_words_draft_nature (BluffCards up, BluffCards down);

/* What laying it brings: "If believed, you sail 4 squares". ISLAND: the ship reaches a closed island. */
char *bluff_words_draft_gain (gboolean bluff, guint squares, gboolean island);

/* What a vote of "bluff" then means: "Caught: you take your cards back and the voter sails 4 squares" */
char *bluff_words_draft_risk (gboolean bluff, guint size);

/* The same in one short line: "Believed: 4 squares. Caught: you stay." */
char *bluff_words_draft_price (gboolean bluff, guint squares, gboolean island);

/* --- Buttons and captions ------------------------------------------------------------------------------------------
 */

/* "Lay 4 cards", or "Lay a set" while no card is chosen. */
char *bluff_words_lay (guint n);

/* "Draw 2 cards" */
char *bluff_words_draw (guint n);

/* Why VIEW's seat cannot board a ship: "Nobody is ahead of you"; NULL if nothing speaks against it (P19, P21). */
char *bluff_words_board_trouble (const BluffPirateView *view);

/* Whose set lies on the table: "Mia’s set", "Your set". */
char *bluff_words_set_of (const BluffCast *cast, BluffSeat seat);

G_END_DECLS
