/* bluff-pill-row.h: a row of large buttons, of which the last one is the widest; a column where they do not fit.
 *
 * Properties
 *   even (boolean)   all are equally wide, side by side without a gap, and no words wrap in a row
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PILL_ROW (bluff_pill_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffPillRow, bluff_pill_row, BLUFF, PILL_ROW, GtkWidget)

GtkWidget *bluff_pill_row_new (void);

/* How wide it wants to be: every button with its words in one line. */
int bluff_pill_row_get_natural_width (BluffPillRow *self);

G_END_DECLS
