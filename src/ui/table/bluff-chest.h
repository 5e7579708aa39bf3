/* bluff-chest.h: a chest that springs open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CHEST (bluff_chest_get_type ())

G_DECLARE_FINAL_TYPE (BluffChest, bluff_chest, BLUFF, CHEST, GtkWidget)

GtkWidget *bluff_chest_new (void);

/* Shows the drawing ART ("chest-open"), SIZE × SIZE. */
void bluff_chest_show (BluffChest *self, const char *art, int size);

/* Springs open; with FACTOR 0, or where the system wants no motion, it is. */
void bluff_chest_open (BluffChest *self, double factor);

G_END_DECLS
