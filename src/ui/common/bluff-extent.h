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

G_END_DECLS
