/* recording.h: whole games of computer players as records, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-mind.h"
#include "bluff-record.h"
#include "bluff-rules.h"

/* A game to its end with a player of LEVEL on each seat. Some events have an `ms` and some have not; some moments end
 * before everybody has decided (C4). In STATE, how it ended. */
BluffRecord *record_game (const BluffTable *table, BluffLevel level, guint64 seed, BluffState *state);
