/* bluff-side-pane.h: a pane at the end of a page, beside it where there is room and over it where there is none.
 *
 * AdwFlap, or AdwOverlaySplitView, which took its place.
 *
 * Properties
 *   open (gboolean)        whether the pane is seen
 *   beside (gboolean)      whether it takes room of its own
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SIDE_PANE (bluff_side_pane_get_type ())

G_DECLARE_FINAL_TYPE (BluffSidePane, bluff_side_pane, BLUFF, SIDE_PANE, AdwBin)

void bluff_side_pane_set_content (BluffSidePane *self, GtkWidget *content);
void bluff_side_pane_set_pane (BluffSidePane *self, GtkWidget *pane);

gboolean bluff_side_pane_get_open (BluffSidePane *self);
void bluff_side_pane_set_open (BluffSidePane *self, gboolean open);

gboolean bluff_side_pane_get_beside (BluffSidePane *self);
void bluff_side_pane_set_beside (BluffSidePane *self, gboolean beside);

G_END_DECLS
