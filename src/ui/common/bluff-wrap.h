/* bluff-wrap.h: children side by side, in as many lines as they need, each line in the middle.
 *
 * What libadwaita has as AdwWrapBox from 1.7 on.
 *
 * Properties
 *   spacing (int)             between children and between lines
 *   even (gboolean)           whether all children are as wide as the widest one, as far as there is room
 *   grow (gboolean)           whether the children of a line fill it
 *   squeeze (gboolean)        whether a last child that nearly fits goes into the line before it, a little narrower
 *   start (gboolean)          whether lines begin at the start instead of standing in the middle
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_WRAP (bluff_wrap_get_type ())

G_DECLARE_FINAL_TYPE (BluffWrap, bluff_wrap, BLUFF, WRAP, GtkWidget)

GtkWidget *bluff_wrap_new (void);

void bluff_wrap_append (BluffWrap *self, GtkWidget *child);
void bluff_wrap_clear (BluffWrap *self);

G_END_DECLS
