/* bluff-bluffaneer-double.h: one of the four doubles, and what it does: a landmark of the treasure map.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pair of icons with the words below, or, in a list, beside them. */
GtkWidget *bluff_bluffaneer_double_new (BluffIcon icon, GtkOrientation orientation);

/* Whether the dice show this one now. */
void bluff_bluffaneer_double_set_rolled (GtkWidget *self, gboolean rolled);

/* All four, one below the other, for a popover. */
GtkWidget *bluff_bluffaneer_doubles_new (void);

G_END_DECLS
