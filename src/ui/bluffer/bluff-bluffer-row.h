/* bluff-bluffer-row.h: the cards in front of one player of Bluffer, side by side.
 *
 * The visible sides are everybody's; a folded corner shows what the viewer knows of a hidden side, if the table has the
 * memory aid (B19). A card keeps its place as long as it lies there. They become smaller where there is little room and
 * at last cover a part of each other. One stop for the Tab key; the arrows go from card to card. Why a card cannot be
 * pressed is asked with the action table.explain-card.
 *
 * Signals
 *   pressed (guint slot)   a card that is enabled was pressed
 *   focused                the focus has come to a card, or has left it
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-card.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_ROW (bluff_bluffer_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferRow, bluff_bluffer_row, BLUFF, BLUFFER_ROW, GtkWidget)

GtkWidget *bluff_bluffer_row_new (void);

/* How wide a card is at most and, as long as they need not cover each other, at least. */
void bluff_bluffer_row_set_widths (BluffBlufferRow *self, int least, int most);

/* Whether they stand in the middle instead of at the start, and how many pixels apart. */
void bluff_bluffer_row_set_centred (BluffBlufferRow *self, gboolean centred);
void bluff_bluffer_row_set_gap (BluffBlufferRow *self, int gap);

/* How wide a place must be at least for what stands below each card; 0: as wide as a card. */
void bluff_bluffer_row_set_place_width (BluffBlufferRow *self, int width);

/* Shows what lies in front of SEAT. */
void bluff_bluffer_row_show (BluffBlufferRow *self, const BluffBlufferView *view, BluffSeat seat);

/* Which cards can be pressed; and which of them are lifted, being offered, and which cannot be used now. */
void bluff_bluffer_row_set_enabled (BluffBlufferRow *self, BluffSlots enabled);
void bluff_bluffer_row_set_offered (BluffBlufferRow *self, BluffSlots offered, BluffSlots dimmed);

/* The cards from the start on, and the card in a slot; NULL if it is not here. */
guint bluff_bluffer_row_get_size (BluffBlufferRow *self);
guint bluff_bluffer_row_get_slot (BluffBlufferRow *self, guint place);
BluffCard *bluff_bluffer_row_get_card (BluffBlufferRow *self, guint slot);

/* What a card is called: its accessible name. */
const char *bluff_bluffer_row_get_name (BluffBlufferRow *self, guint slot);

/* The slot that has the keyboard focus, or had it last; BLUFF_NO_SLOT if none. */
guint bluff_bluffer_row_get_focused (BluffBlufferRow *self);

/* Where a card lies in a row of WIDTH pixels: from START, from the side where reading begins, CARD wide. */
void bluff_bluffer_row_place (BluffBlufferRow *self, int width, guint place, int *start, int *card);

/* Whether each card has a place for itself in a row of WIDTH pixels, with PLACE_WIDTH for it. */
gboolean bluff_bluffer_row_is_roomy (BluffBlufferRow *self, int width, int place_width);

G_END_DECLS
