/* bluff-art.h: our drawings, as paintables that are sharp at every size.
 *
 * A drawing is rendered on a worker thread when it is first drawn at some size, and kept. Until it is ready, another
 * size of it is stretched, or nothing is drawn; then the signal `invalidate-contents` is emitted.
 *
 * To make something larger or smaller while it moves, scale the snapshot, not the size.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_ART (bluff_art_get_type ())

G_DECLARE_FINAL_TYPE (BluffArt, bluff_art, BLUFF, ART, GObject)

/* The drawing NAME ("ship-red": data/art/ship-red.svg), which must exist; always the same object for the same name. The
 * caller owns a reference. */
GdkPaintable *bluff_art_get (const char *name);

/* Whether there is such a drawing. */
gboolean bluff_art_exists (const char *name);

/* Pixels of the screen for one of the window's, 1 unless told. */
void bluff_art_set_scale (int scale);

/* Whether GTK draws without a graphics card, by cairo. */
void bluff_art_set_by_hand (gboolean set);

/* Whether the patterns of the suits are to be seen better, in high contrast. */
void bluff_art_set_bold (gboolean set);

/* Whether a drawing is being rendered: for pictures of the window and tests. */
gboolean bluff_art_is_busy (void);

G_END_DECLS
