/* bluff-setup-split.h: the parts of the page for a new game: what is chosen, a picture of it, and the panel that
 * begins.
 *
 * Wide, the picture stands at the end with the panel below it; narrow, there is no picture, and the panel is at the
 * bottom. In .ui files its children have the types `content`, `picture` and `panel`.
 *
 * Signal `shape-changed`: one of those below is different. Never during an allocation.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_SPLIT (bluff_setup_split_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupSplit, bluff_setup_split, BLUFF, SETUP_SPLIT, GtkWidget)

/* Whether the picture is seen. */
gboolean bluff_setup_split_is_wide (BluffSetupSplit *self);

/* Whether there is so little room beside the panel, for the size of the text, that rows must use two lines. */
gboolean bluff_setup_split_is_compact (BluffSetupSplit *self);

/* Whether there is even less: large text in a narrow window. */
gboolean bluff_setup_split_is_tight (BluffSetupSplit *self);

G_END_DECLS
