/* bluff-bluffer-review-row.h: one claim in the bluff review of Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-review.h"
#include "bluff-crew.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_REVIEW_ROW (bluff_bluffer_review_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferReviewRow, bluff_bluffer_review_row, BLUFF, BLUFFER_REVIEW_ROW, GtkListBoxRow)

GtkWidget *bluff_bluffer_review_row_new (BluffBlufferReviewItem *item, BluffCrew *crew, BluffSeat viewer);

G_END_DECLS
