/* bluff-bluffaneer-pile.h: what lies beside the map of Bluffaneer: revealed cards, the draw pile, the box, and, where
 * the map has no room for them, what doubles do. Each is a button that opens a popover with more.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_PILE_REVEALED,
  BLUFF_PILE_STACK,
  BLUFF_PILE_BOX,
  BLUFF_PILE_DOUBLES
} BluffPileKind;

#define BLUFF_TYPE_BLUFFANEER_PILE (bluff_bluffaneer_pile_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerPile, bluff_bluffaneer_pile, BLUFF, BLUFFANEER_PILE, AdwBin)

/* A tile with its name below or, with CHIP, a pill without. */
GtkWidget *bluff_bluffaneer_pile_new (BluffPileKind kind, gboolean chip);

/* TOP is the card that was revealed last, if anybody remembers: BluffPair. */
void bluff_bluffaneer_pile_show (BluffBluffaneerPile *self, const BluffBluffaneerView *view, BluffPair top);

/* The card that lies on top of the revealed ones, or BLUFF_PAIR_NONE. */
BluffPair bluff_bluffaneer_pile_get_top (BluffBluffaneerPile *self);

/* The table unit. */
void bluff_bluffaneer_pile_set_unit (BluffBluffaneerPile *self, double unit);

/* What is drawn on it: where a card or a coin that goes there arrives. */
GtkWidget *bluff_bluffaneer_pile_get_picture (BluffBluffaneerPile *self);

/* How many it says there are. */
guint bluff_bluffaneer_pile_get_count (BluffBluffaneerPile *self);

G_END_DECLS
