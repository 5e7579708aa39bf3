/* bluff-pirate-set-row.h: a set on a sheet: its cards in a row, each with a caption below and, if it has been turned
 * over, a ribbon above.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"
#include "bluff-pirate.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_SET_ROW (bluff_pirate_set_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateSetRow, bluff_pirate_set_row, BLUFF, PIRATE_SET_ROW, GtkBox)

/* A set on the table: UP, and the DOWN_SIZE other ones as backs or, if DOWN is not empty, as cards that the viewer
 * alone knows. */
void bluff_pirate_set_row_show (BluffPirateSetRow *self, BluffCards up, BluffCards down, guint down_size);

/* A set of a game that is over: the face-down cards have a corner folded over, and what is of another suit is pointed
 * out. */
void bluff_pirate_set_row_show_open (BluffPirateSetRow *self, BluffCards up, BluffCards down);

/* Other words below the I-th card. */
void bluff_pirate_set_row_set_caption (BluffPirateSetRow *self, guint i, const char *caption);

/* Turns the I-th face-down card over, to CARD; with FACTOR 0 at once. */
void bluff_pirate_set_row_turn (BluffPirateSetRow *self, guint i, guint card, double factor);

/* Ends all turning at once. */
void bluff_pirate_set_row_skip (BluffPirateSetRow *self);

/* Puts the ribbons on what was turned over, and a ring around what is of another suit. */
void bluff_pirate_set_row_judge (BluffPirateSetRow *self);

void bluff_pirate_set_row_set_card_width (BluffPirateSetRow *self, int width);

/* Whether there is room for ribbons above the cards. */
void bluff_pirate_set_row_set_ribbons (BluffPirateSetRow *self, gboolean ribbons);

/* Whether there are captions; small rows have none, but with ribbons they point out a card of another suit. */
void bluff_pirate_set_row_set_captions (BluffPirateSetRow *self, gboolean captions);

/* Whether small rows do it with a mark, because its words would have to be broken. */
void bluff_pirate_set_row_set_marks (BluffPirateSetRow *self, gboolean marks);

G_END_DECLS
