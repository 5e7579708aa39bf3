/* bluff-pirate-square.h: a square of the track for the keyboard, the pointer and screen readers; the board draws it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_SQUARE (bluff_pirate_square_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateSquare, bluff_pirate_square, BLUFF, PIRATE_SQUARE, GtkWidget)

GtkWidget *bluff_pirate_square_new (void);

/* "Square 14: You and Papa" */
void bluff_pirate_square_set_words (BluffPirateSquare *self, const char *words);

G_END_DECLS
