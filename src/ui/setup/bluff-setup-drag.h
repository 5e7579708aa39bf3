/* bluff-setup-drag.h: seats are put in another order by dragging their rows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets ROW, which shows SEAT of DRAFT, be dragged by HANDLE, which is in it, and others be dropped on it. */
void bluff_setup_drag_connect (GtkWidget *row, GtkWidget *handle, BluffSetupDraft *draft, BluffSetupSeat *seat);

G_END_DECLS
