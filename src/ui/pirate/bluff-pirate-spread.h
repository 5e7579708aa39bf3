/* bluff-pirate-spread.h: the five places of a set in a row, and what is said of it beside them; below them where there
 * is no room beside. One stop for the Tab key; the arrows go from card to card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate-slot.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_SPREAD (bluff_pirate_spread_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateSpread, bluff_pirate_spread, BLUFF, PIRATE_SPREAD, GtkWidget)

/* With cards to be pressed, or only looked at; NOTES is what stands beside them. */
GtkWidget *bluff_pirate_spread_new (gboolean pressable, GtkWidget *notes);

/* One of the BLUFF_PIRATE_SET_MAX places. */
BluffPirateSlot *bluff_pirate_spread_get_slot (BluffPirateSpread *self, guint slot);

/* The table unit, 1 unless told. */
void bluff_pirate_spread_set_unit (BluffPirateSpread *self, double unit);

G_END_DECLS
