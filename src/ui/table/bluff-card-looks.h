/* bluff-card-looks.h: what the cards of the three games look like to the viewer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-bluffer.h"
#include "bluff-card.h"

G_BEGIN_DECLS

/* Nothing but a dashed outline: where a card was, or can be put. */
BluffCardLook bluff_card_look_gap (void);
BluffCardLook bluff_card_look_place (void);

/* A card of Bluff Pirate; CARD is only looked at for a face or a known card. */
BluffCardLook bluff_card_look_pirate (BluffCardSide side, guint card);

/* A card of Bluffer, which has no back: its visible side UP, and what is known of its hidden side, DOWN, or
 * BLUFF_SHAPE_UNKNOWN. With EYE everybody knows it. */
BluffCardLook bluff_card_look_bluffer (BluffShape up, BluffShape down, gboolean eye);

/* A card of Bluffaneer; its back, for BLUFF_PAIR_NONE. */
BluffCardLook bluff_card_look_bluffaneer (BluffPair pair);

G_END_DECLS
