/* bluff-setup-row.h: a seat in the list of the page for a new game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_ROW (bluff_setup_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupRow, bluff_setup_row, BLUFF, SETUP_ROW, GtkListBoxRow)

/* Shows SEAT of DRAFT, and changes both. */
GtkWidget *bluff_setup_row_new (BluffSetupDraft *draft, BluffSetupSeat *seat);

BluffSetupSeat *bluff_setup_row_get_seat (BluffSetupRow *self);

/* Two lines instead of one. */
void bluff_setup_row_set_compact (BluffSetupRow *self, gboolean compact);

/* Lets a guest's name be written over. */
void bluff_setup_row_edit_name (BluffSetupRow *self);

/* Who may sit down: profiles that do not sit yet, a new one, a guest, a computer. The actions are PREFIX-player (x),
 * PREFIX-new-player, PREFIX-guest and PREFIX-computer. Newly allocated. */
GMenuModel *bluff_setup_row_list_sitters (BluffSetupDraft *draft, const char *prefix);

G_END_DECLS
