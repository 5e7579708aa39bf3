/* bluff-pirate-review-row.h: one set in the bluff review: what was laid, every vote, whose cup was lifted, what came of
 * it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-pirate-review.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_REVIEW_ROW (bluff_pirate_review_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateReviewRow, bluff_pirate_review_row, BLUFF, PIRATE_REVIEW_ROW, GtkListBoxRow)

/* The row of an item; who is called "you" is VIEWER. */
GtkWidget *bluff_pirate_review_row_new (BluffPirateReviewItem *item, BluffCrew *crew, BluffSeat viewer);

G_END_DECLS
