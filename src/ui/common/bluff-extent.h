/* bluff-extent.h: how much room a widget wants, in one direction and as one number.
 *
 * What is hidden wants none.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

int bluff_extent_width (GtkWidget *widget);
int bluff_extent_least_width (GtkWidget *widget);

/* In so much WIDTH; -1: in as much as it likes. */
int bluff_extent_height (GtkWidget *widget, int width);
int bluff_extent_least_height (GtkWidget *widget, int width);

/* For who has changed the style of WIDGET while sizes are given: GTK remembers what was measured with the style before,
 * until it comes to the styles of the next frame, and that would not go together with what is measured now. */
void bluff_extent_forget (GtkWidget *widget);

G_END_DECLS
