/* bluff-bluffer-rail.h: the wooden rail with the player's cards in Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-hand.h"
#include "bluff-crew.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_RAIL (bluff_bluffer_rail_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferRail, bluff_bluffer_rail, BLUFF, BLUFFER_RAIL, GtkWidget)

GtkWidget *bluff_bluffer_rail_new (void);

/* VIEW is that of a seat. */
void bluff_bluffer_rail_show (BluffBlufferRail *self,
                              const BluffBlufferView *view,
                              const BluffLegal *legal,
                              BluffCrew *crew);

/* VIEW is that of an onlooker: nobody's cards lie here, and nothing is left of those that did. */
void bluff_bluffer_rail_clear (BluffBlufferRail *self, const BluffBlufferView *view);

/* The table unit; and how much of the head line there is room for. */
void bluff_bluffer_rail_set_unit (BluffBlufferRail *self, double unit);
void bluff_bluffer_rail_set_room (BluffBlufferRail *self, gboolean wide, gboolean narrow);

/* Whether there is room for the line above the cards. */
void bluff_bluffer_rail_set_head (BluffBlufferRail *self, gboolean head);

BluffBlufferHand *bluff_bluffer_rail_get_hand (BluffBlufferRail *self);

G_END_DECLS
