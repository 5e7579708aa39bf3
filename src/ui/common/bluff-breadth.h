/* bluff-breadth.h: how much room a page has across, so that it can be laid out for it.
 *
 * Measured in what fits: with text of twice the size, half as much does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_BREADTH_TINY,   /* below 300: a telephone, with large text */
  BLUFF_BREADTH_NARROW, /* below 600 */
  BLUFF_BREADTH_MEDIUM, /* below 900 */
  BLUFF_BREADTH_WIDE
} BluffBreadth;

/* How many times its usual size text is in WIDGET, at least 1. */
double bluff_breadth_text_scale (GtkWidget *widget);

/* Whether it is so large that a wide window has to be laid out in another way, too. */
gboolean bluff_breadth_has_large_text (GtkWidget *widget);

/* Keeps the style class "large-text" on WIDGET while it is so large. */
void bluff_breadth_mark_large_text (GtkWidget *widget);

/* What WIDTH pixels are to WIDGET. */
BluffBreadth bluff_breadth_of (GtkWidget *widget, double width);

/* By what everything on a table of this size is scaled, in pixels, however large the text is. */
double bluff_breadth_table_unit (int width, int height);

typedef void (*BluffBreadthFunc) (BluffBreadth breadth, gpointer data);

/* Calls FUNC soon, and whenever the breadth of SCROLLER is another, as long as SCROLLER lives. Let its horizontal
 * scrollbar be `external`, or what is in it keeps it from becoming narrower. */
void bluff_breadth_watch (GtkScrolledWindow *scroller, BluffBreadthFunc func, gpointer data);

G_END_DECLS
