/* bluff-bluffaneer-rail.h: the wooden rail of Bluffaneer: the player's secret card and coins, and what is to be
 * decided.
 *
 * With one person at the screen the card is face up. Where several share the screen, it is face down and shown as long
 * as it is held, by the mouse, a finger, or the space bar. In an open turn, which everybody watches, a BluffLook takes
 * its place, which knows nothing of the card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-panel.h"
#include "bluff-bluffaneer-purse.h"
#include "bluff-card.h"
#include "bluff-shout-panel.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_RAIL (bluff_bluffaneer_rail_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerRail, bluff_bluffaneer_rail, BLUFF, BLUFFANEER_RAIL, GtkWidget)

/* SHOUTS takes the place of the panel whenever it is visible. */
GtkWidget *bluff_bluffaneer_rail_new (BluffShoutPanel *shouts);

/* Shows the card and coins of VIEW's seat; neither for an onlooker. With SHARED several people play at this screen. */
void bluff_bluffaneer_rail_show (BluffBluffaneerRail *self,
                                 const BluffBluffaneerView *view,
                                 BluffCrew *crew,
                                 gboolean shared);

/* Puts LOOK beside what is to be decided, in the place of another one; NULL: none. */
void bluff_bluffaneer_rail_place_look (BluffBluffaneerRail *self, GtkWidget *look);

BluffBluffaneerPanel *bluff_bluffaneer_rail_get_panel (BluffBluffaneerRail *self);
BluffCard *bluff_bluffaneer_rail_get_card (BluffBluffaneerRail *self);
BluffBluffaneerPurse *bluff_bluffaneer_rail_get_purse (BluffBluffaneerRail *self);

/* The part that shows the player's name and coins. */
GtkWidget *bluff_bluffaneer_rail_get_seat (BluffBluffaneerRail *self);

/* A widget of a coin's size at the player's coins, from and to which coins fly. */
GtkWidget *bluff_bluffaneer_rail_get_coin (BluffBluffaneerRail *self);

/* Adds its zones for the keyboard (bluff-zones.h): the player's card, and what is to be decided. */
void bluff_bluffaneer_rail_list_zones (BluffBluffaneerRail *self, GPtrArray *zones);

/* Gives the focus to the panel that asks something; FALSE if none does. */
gboolean bluff_bluffaneer_rail_focus_decision (BluffBluffaneerRail *self);

/* With LOW too, it has no height to spare: coins are told as a number alone. */
void bluff_bluffaneer_rail_set_form (BluffBluffaneerRail *self, BluffBluffaneerForm form);
void bluff_bluffaneer_rail_set_unit (BluffBluffaneerRail *self, double unit);

G_END_DECLS
