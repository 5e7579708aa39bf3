/* bluff-bluffer-sand.h: the beach that everything of a Bluffer table lies on: a widget around one child.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_SAND (bluff_bluffer_sand_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferSand, bluff_bluffer_sand, BLUFF, BLUFFER_SAND, AdwBin)

/* Its child is set with adw_bin_set_child. */
GtkWidget *bluff_bluffer_sand_new (void);

/* Draws the sand and its ripples from the origin on. */
void bluff_bluffer_sand_paint (GtkSnapshot *snapshot, double width, double height, double unit);

/* The table unit. */
void bluff_bluffer_sand_set_unit (BluffBlufferSand *self, double unit);

G_END_DECLS
