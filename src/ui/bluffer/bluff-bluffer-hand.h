/* bluff-bluffer-hand.h: the player's cards in Bluffer, and what can be done with each of them.
 *
 * Where there is room, each card has a button for what may be done with it and one to peek, which activate "table.play"
 * and "table.peek" with its slot (u); pressing the card plays it too. Where there is none, a card is chosen first, and
 * `changed` tells the rail, which has the buttons.
 *
 * Signals
 *   changed   another card is chosen, or there is room now, or none
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-row.h"
#include "bluff-letters.h"
#include "bluff-legal.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_HAND (bluff_bluffer_hand_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferHand, bluff_bluffer_hand, BLUFF, BLUFFER_HAND_WIDGET, GtkWidget)

GtkWidget *bluff_bluffer_hand_new (void);

/* What the player can do with a card in this situation: match, claim, show or give; BLUFF_N_ACTIONS: nothing. */
BluffActionKind bluff_bluffer_hand_find_act (const BluffLegal *legal);

/* The letter that does KIND to the card that is meant; BLUFF_N_LETTERS if there is none. */
BluffLetter bluff_bluffer_hand_letter_of (BluffActionKind kind);

/* Shows the cards of VIEW's seat, and what may be done with them. */
void bluff_bluffer_hand_show (BluffBlufferHand *self, const BluffBlufferView *view, const BluffLegal *legal);

/* The table unit. */
void bluff_bluffer_hand_set_unit (BluffBlufferHand *self, double unit);

/* Whether each card has its buttons. */
gboolean bluff_bluffer_hand_is_roomy (BluffBlufferHand *self);

/* The card that is chosen, or if there is room the one that has the focus; BLUFF_NO_SLOT if none. */
guint bluff_bluffer_hand_get_chosen (BluffBlufferHand *self);

/* Takes the choice back; FALSE if there was none. */
gboolean bluff_bluffer_hand_unchoose (BluffBlufferHand *self);

BluffBlufferRow *bluff_bluffer_hand_get_row (BluffBlufferHand *self);

G_END_DECLS
