/* bluff-pirate-discards.h: what popovers tell about discarded cards, which everybody may see (P18).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The symbol of a suit, a BluffDrawing, in the colour that can be told from the suit's own. */
GtkWidget *bluff_pirate_discards_symbol (BluffSuit suit, int size);

/* That colour; BARE: on the ground of the panel instead. */
GdkRGBA bluff_pirate_discards_tint (BluffSuit suit, gboolean bare);

/* The cards of one suit as they lie there, one beside the other. */
GtkWidget *bluff_pirate_discards_of_suit (BluffSuit suit, BluffCards discards);

/* All suits with their cards in small, one below the other. */
GtkWidget *bluff_pirate_discards_of_all (BluffCards discards);

/* "Hat: 3 cards". Newly allocated. */
char *bluff_pirate_discards_say (BluffSuit suit, BluffCards discards);

G_END_DECLS
