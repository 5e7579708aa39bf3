/* bluff-pirate-rail.h: the wooden rail with the player's hand in Bluff Pirate and what can be done with it.
 *
 * A head line (whose hand, how many cards, sorting, what the owner adds), the fan, and the buttons: in the head line
 * where there is room, otherwise below the fan. For an onlooker it says that nobody's hand is open.
 *
 * It activates table.pick, table.take-back, table.discard, table.end-turn and table.lay.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-legal.h"
#include "bluff-pirate-draft.h"
#include "bluff-pirate-hand.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_RAIL (bluff_pirate_rail_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateRail, bluff_pirate_rail, BLUFF, PIRATE_RAIL, GtkWidget)

GtkWidget *bluff_pirate_rail_new (BluffPirateDraft *draft);

/* Shows the hand of VIEW's seat, or an onlooker's none; LEGAL is what that seat may do now. */
void
bluff_pirate_rail_show (BluffPirateRail *self, const BluffPirateView *view, const BluffLegal *legal, BluffCrew *crew);

/* Something of the owner's for the head line, such as chips for the piles; NULL: nothing. */
void bluff_pirate_rail_set_chips (BluffPirateRail *self, GtkWidget *chips);

/* The table unit, 1 unless told. */
void bluff_pirate_rail_set_unit (BluffPirateRail *self, double unit);

/* In a narrow window the buttons are as narrow as they can be. */
void bluff_pirate_rail_set_narrow (BluffPirateRail *self, gboolean narrow);

BluffPirateHand *bluff_pirate_rail_get_hand (BluffPirateRail *self);

/* Adds its parts for the Tab key (bluff-zones.h): what is beside the hand, the hand, the buttons. */
void bluff_pirate_rail_list_zones (BluffPirateRail *self, GPtrArray *zones);

G_END_DECLS
