/* bluff-setup-begins.h: who begins, as a row of the page for a new game (C2).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_BEGINS_ROW (bluff_setup_begins_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupBeginsRow, bluff_setup_begins_row, BLUFF, SETUP_BEGINS_ROW, GtkListBoxRow)

/* Shows and changes who begins at DRAFT; once. */
void bluff_setup_begins_row_set_draft (BluffSetupBeginsRow *self, BluffSetupDraft *draft);

/* Two lines instead of one. */
void bluff_setup_begins_row_set_compact (BluffSetupBeginsRow *self, gboolean compact);

G_END_DECLS
