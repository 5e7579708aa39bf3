/* bluff-width-layout.h: as GtkBinLayout lays things out, for text that wraps: how wide it is never depends on a height.
 *
 * A horizontal box asks what is in it how wide that must be for its height, and text that wraps finds out by trying one
 * width after the other; boxes in boxes multiply that. A line that changes took 60 ms in this way, and could ask for
 * more width than there was.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_WIDTH_LAYOUT (bluff_width_layout_get_type ())
G_DECLARE_FINAL_TYPE (BluffWidthLayout, bluff_width_layout, BLUFF, WIDTH_LAYOUT, GtkLayoutManager)

G_END_DECLS
