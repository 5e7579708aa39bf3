/* playing.h: computer players at a table, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-mind.h"
#include "bluff-rules.h"

G_BEGIN_DECLS

/* Called after each decision: the state before and after it, and what the mind saw and did. */
typedef void (*Watch) (const BluffState *before,
                       const BluffState *after,
                       const BluffView *view,
                       const BluffAction *action,
                       BluffLevel level);

/* Plays a game to its end, which must come within MOST events; every action must be legal. Seats that are awaited
 * together act in an order by chance. Returns how many events there were; the final state is in STATE. */
guint
play_game (BluffState *state, const BluffTable *table, const BluffLevel *levels, guint64 seed, guint most, Watch watch);

G_END_DECLS
