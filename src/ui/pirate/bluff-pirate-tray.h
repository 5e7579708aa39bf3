/* bluff-pirate-tray.h: where a set of Bluff Pirate is composed, and where it then lies.
 *
 * At the start of the player's turn it offers to draw or to board; then it holds the chosen cards, with what the set
 * still lacks, whether it is a bluff, and the price both ways, for nobody else to read. While somebody's set is on the
 * table it shows that: the face-up cards, and backs. Otherwise it says what the game waits for.
 *
 * It activates table.draw, table.choose-ship, table.end-turn, table.turn and table.pick.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-legal.h"
#include "bluff-pirate-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_TRAY (bluff_pirate_tray_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateTray, bluff_pirate_tray, BLUFF, PIRATE_TRAY, AdwBin)

GtkWidget *bluff_pirate_tray_new (BluffPirateDraft *draft);

/* Shows what VIEW, a player's or an onlooker's, has for the tray; LEGAL is what that player may do now, nothing for an
 * onlooker. CREW are the people around the table. */
void
bluff_pirate_tray_show (BluffPirateTray *self, const BluffPirateView *view, const BluffLegal *legal, BluffCrew *crew);

/* How fast cards turn over: the factor of the pace (bluff_pace_motion), 1 unless told. */
void bluff_pirate_tray_set_motion (BluffPirateTray *self, double factor);

/* The table unit, 1 unless told. */
void bluff_pirate_tray_set_unit (BluffPirateTray *self, double unit);

/* In a narrow window it says less, and is no higher than it must be; otherwise it always has the same height. */
void bluff_pirate_tray_set_narrow (BluffPirateTray *self, gboolean narrow);

/* The widget of a card of the draft or the set on the table, for something that flies to it or from it. */
GtkWidget *bluff_pirate_tray_get_slot (BluffPirateTray *self, guint slot);

/* Gives the focus to the panel with which a turn begins; FALSE if it is not shown. */
gboolean bluff_pirate_tray_focus_panel (BluffPirateTray *self);

G_END_DECLS
