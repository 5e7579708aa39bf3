/* bluff-pirate-piles.h: the draw pile and the ten discard squares, or two chips that open them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_PILES (bluff_pirate_piles_get_type ())

G_DECLARE_FINAL_TYPE (BluffPiratePiles, bluff_pirate_piles, BLUFF, PIRATE_PILES, AdwBin)

GtkWidget *bluff_pirate_piles_new (void);

/* Shows the size of the draw pile and the discarded cards, which everybody may know. */
void bluff_pirate_piles_show (BluffPiratePiles *self, const BluffPirateView *view);

/* Two chips instead of the panel, where there is little room. */
void bluff_pirate_piles_set_compact (BluffPiratePiles *self, gboolean compact);

/* What cards fly to and from: the draw pile, and where discarded cards of a suit go. */
GtkWidget *bluff_pirate_piles_get_pile (BluffPiratePiles *self);
GtkWidget *bluff_pirate_piles_get_square (BluffPiratePiles *self, BluffSuit suit);

/* The table unit. */
void bluff_pirate_piles_set_unit (BluffPiratePiles *self, double unit);

G_END_DECLS
