/* bluff-setup-flags.h: the flags to choose from for a seat of a table that is being set up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Puts a button for each flag of the game into BOX, in place of what was there. A press gives it to SEAT of DRAFT and
 * closes POPOVER. */
void bluff_setup_flags_fill (GtkBox *box, GtkPopover *popover, BluffSetupDraft *draft, guint seat);

G_END_DECLS
