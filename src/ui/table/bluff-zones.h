/* bluff-zones.h: the parts of a table between which Tab and F6 go: seats, board, set, hand, buttons.
 *
 * Each zone is one stop of the Tab key; the arrows move inside it and never leave it. A zone that can have the focus
 * itself, a panel that says what is to be decided, is a stop before what lies on it. On a sheet, which asks something
 * as a dialogue does, Tab goes from button to button first.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves the focus of the window into, inside or out of ZONES (GtkWidget, in reading order; some may be hidden): what a
 * widget's `focus` has to do. FALSE if it is to leave them. */
gboolean bluff_zones_focus (GPtrArray *zones, GtkDirectionType direction);

/* F6: goes on to the next of ZONES that takes the focus, or the one before, and from the last one to the first. */
gboolean bluff_zones_step (GPtrArray *zones, gboolean forward);

G_END_DECLS
