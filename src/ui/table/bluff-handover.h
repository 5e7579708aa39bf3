/* bluff-handover.h: a person leaves the table and lets the computer play, and comes back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Writes an item for each person's seat into MENU: game.hand-over (u), or game.take-seat (u) where a computer sits. */
void bluff_handover_fill_menu (GMenu *menu, BluffSavedGame *game, BluffCrew *crew);

/* Does it; what goes wrong is said in WIDGET's window. */
void bluff_handover_give (GtkWidget *widget, BluffSavedGame *game, BluffSeat seat);
void bluff_handover_take (GtkWidget *widget, BluffSavedGame *game, BluffSeat seat);

G_END_DECLS
