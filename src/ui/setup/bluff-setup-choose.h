/* bluff-setup-choose.h: what somebody who sits down gets without being asked (for the draft).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

G_BEGIN_DECLS

/* WANTED if nobody has it, otherwise one that nobody has. */
BluffFlag bluff_setup_choose_flag (BluffSetupDraft *self, BluffFlag wanted);

/* "Guest", or "Guest 2" and so on: what nobody but EXCEPT, which may be NULL, is called. Newly allocated. */
char *bluff_setup_choose_guest_name (BluffSetupDraft *self, BluffSetupSeat *except);

/* The first of our pirates whose name nobody but EXCEPT has. */
const char *bluff_setup_choose_pirate_name (BluffSetupDraft *self, BluffSetupSeat *except);

/* The first character, from the boldest one, that no computer at the table has. */
const char *bluff_setup_choose_character (BluffSetupDraft *self);

/* The level of the computer that sat down last, or the weakest. */
const char *bluff_setup_choose_level (BluffSetupDraft *self);

G_END_DECLS
