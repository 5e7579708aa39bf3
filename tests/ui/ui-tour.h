/* ui-tour.h: shows every page of the app, and every moment of a table, to something that looks at them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/* Called with each mapped widget of all windows, in the order of the tree; WHERE is the page or the moment. */
typedef void (*UiTourLook) (GtkWidget *widget, const char *where);

/* The pages of the app, in a window of this size. */
void ui_tour_pages (UiTourLook look, int width, int height);

/* A whole game of Bluff Pirate, by keyboard; each moment the first time there is one. */
void ui_tour_table (UiTourLook look, guint people, int width, int height);

G_END_DECLS
