/* bluff-bluffaneer-review-row.h: one roll in the bluff review of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-review.h"
#include "bluff-crew.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A GtkListBoxRow. VIEWER is called "you". */
GtkWidget *bluff_bluffaneer_review_row_new (BluffBluffaneerReviewItem *item, BluffCrew *crew, BluffSeat viewer);

G_END_DECLS
