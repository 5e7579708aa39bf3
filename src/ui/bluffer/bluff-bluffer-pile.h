/* bluff-bluffer-pile.h: the pile of Bluffer, whose top card shows the shape to match, and a claim that lies on it.
 *
 * A picture for screen readers, named by what is to be matched. While a claim is open a dashed circle says so: somebody
 * claims it, nobody has checked it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-card.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_PILE (bluff_bluffer_pile_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferPile, bluff_bluffer_pile, BLUFF, BLUFFER_PILE, GtkWidget)

GtkWidget *bluff_bluffer_pile_new (void);

/* The room that it needs for cards of that width; and what it draws them with. */
void bluff_bluffer_pile_get_room (int card_width, int *width, int *height);
void bluff_bluffer_pile_set_card_width (BluffBlufferPile *self, int card_width);

/* Shows the pile of VIEW at once. */
void bluff_bluffer_pile_show (BluffBlufferPile *self, const BluffBlufferView *view);

/* The card on top. */
BluffCard *bluff_bluffer_pile_get_top (BluffBlufferPile *self);

G_END_DECLS
