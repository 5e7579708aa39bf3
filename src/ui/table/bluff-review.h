/* bluff-review.h: what was hidden in a game that is over: a heading, and one row after the other.
 *
 * The game gives it a list and a function that makes the row of an item. Rows are made once somebody looks, a few at a
 * time, so that a long game does not hold up what moves meanwhile.
 *
 * Properties
 *   heading (string)   what the rows are
 *   empty (string)     what it says instead of rows where there are none
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_REVIEW (bluff_review_get_type ())

G_DECLARE_FINAL_TYPE (BluffReview, bluff_review, BLUFF, REVIEW, GtkBox)

void bluff_review_set_heading (BluffReview *self, const char *heading);
void bluff_review_set_empty (BluffReview *self, const char *empty);

/* Shows ITEMS, or with NULL nothing. MAKE_ROW makes the row of an item, a GtkListBoxRow with the style class
 * bb-review-row and an accessible label; USER_DATA is kept as long as ITEMS are. */
void bluff_review_show (BluffReview *self,
                        GListModel *items,
                        GtkListBoxCreateWidgetFunc make_row,
                        gpointer user_data,
                        GDestroyNotify destroy);

G_END_DECLS
