/* bluff-pirate-hand.h: the player's hand in Bluff Pirate, as a fan of cards.
 *
 * A card that is chosen leaves a gap, so that the others never jump about. Where there is little room the cards
 * overlap; where there is less than a strip for each, the fan scrolls. One stop for the Tab key; the arrows go from
 * card to card. A press activates table.pick.
 *
 * Properties
 *   sorted (gboolean)   by suit, or in the order in which the cards came
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-legal.h"
#include "bluff-pirate-draft.h"
#include "bluff-pirate-fan.h"
#include "bluff-pirate.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_HAND (bluff_pirate_hand_get_type ())

/* BLUFF_PIRATE_HAND is a number of the rules (P5). */
G_DECLARE_FINAL_TYPE (BluffPirateHand, bluff_pirate_hand, BLUFF, PIRATE_HAND_WIDGET, GtkWidget)

/* DRAFT is the set that is composed from it. */
GtkWidget *bluff_pirate_hand_new (BluffPirateDraft *draft);

/* Shows the hand of VIEW's seat; for an onlooker, none. LEGAL is what that seat may do now. Cards that the same seat
 * did not hold before are marked for a moment. */
void bluff_pirate_hand_show (BluffPirateHand *self, const BluffPirateView *view, const BluffLegal *legal);

/* The order in which the cards came that are shown next, if another seat's are: what that seat was told. */
void bluff_pirate_hand_recall (BluffPirateHand *self, const BluffPirateFan *order);

/* The table unit, 1 unless told: what the cards are scaled with where there is room. */
void bluff_pirate_hand_set_unit (BluffPirateHand *self, double unit);

void bluff_pirate_hand_set_sorted (BluffPirateHand *self, gboolean sorted);
gboolean bluff_pirate_hand_get_sorted (BluffPirateHand *self);

/* The widget of a card, for something that flies to it or from it; NULL if it is not in the hand. */
GtkWidget *bluff_pirate_hand_get_card (BluffPirateHand *self, guint card);

G_END_DECLS
