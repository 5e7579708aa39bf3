/* bluff-rehearsal.h: before a quick game: everybody tries the key with which they shout, and may choose another one.
 *
 * Signal `done`: they want to begin, or to leave it at that.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_REHEARSAL (bluff_rehearsal_get_type ())

G_DECLARE_FINAL_TYPE (BluffRehearsal, bluff_rehearsal, BLUFF, REHEARSAL, BluffSheet)

/* For these seats of CREW; the keys are those of SETTINGS, and changed there. */
void bluff_rehearsal_begin (BluffRehearsal *self, BluffCrew *crew, BluffSeats people, GSettings *settings);

G_END_DECLS
