/* ui-fit.h: whether what can be pressed is large enough for a finger and within reach, and what is written is there to
 * its end: for a tour (ui-tour.h) through the app's pages, or the moments of a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

G_BEGIN_DECLS

/* What fails between these two fails the test, and is told once. It is an error if hardly any text was seen. */
void ui_fit_begin (void);
void ui_fit_end (void);

/* A UiTourLook. */
void ui_fit_check (GtkWidget *widget, const char *where);

/* Whether not all of a label's text is there, though it has to be. */
gboolean ui_fit_is_cut (GtkWidget *label);

/* Whether one of its lines ends within a word. */
gboolean ui_fit_is_broken (GtkWidget *label);

G_END_DECLS
