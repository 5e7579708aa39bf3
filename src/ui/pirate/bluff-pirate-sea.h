/* bluff-pirate-sea.h: the sea that everything of a Bluff Pirate table lies on: a widget around one child.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_SEA (bluff_pirate_sea_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateSea, bluff_pirate_sea, BLUFF, PIRATE_SEA, AdwBin)

/* Its child is set with adw_bin_set_child. */
GtkWidget *bluff_pirate_sea_new (void);

/* Draws the water and its waves from the origin on. */
void bluff_pirate_sea_paint (GtkSnapshot *snapshot, double width, double height, double unit);

/* The table unit. */
void bluff_pirate_sea_set_unit (BluffPirateSea *self, double unit);

G_END_DECLS
