/* bluff-drawing.h: one of our drawings as a widget of a fixed size, whatever size it was drawn at.
 *
 * It says nothing to screen readers; what it stands beside does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_DRAWING (bluff_drawing_get_type ())

G_DECLARE_FINAL_TYPE (BluffDrawing, bluff_drawing, BLUFF, DRAWING, GtkWidget)

/* The drawing NAME, see bluff_art_get, in WIDTH by HEIGHT pixels. */
GtkWidget *bluff_drawing_new (const char *name, int width, int height);

/* Another drawing; NULL: none. Property `art`. */
void bluff_drawing_set_art (BluffDrawing *self, const char *name);

/* Properties `width` and `height`. */
void bluff_drawing_set_size (BluffDrawing *self, int width, int height);

/* Draws everything in this colour, as symbols are; NULL: as it was drawn. */
void bluff_drawing_set_tint (BluffDrawing *self, const GdkRGBA *tint);

G_END_DECLS
