/* bluff-state.h: a whole game with all its secrets, whichever game it is.
 *
 * A plain value of at most 1 KiB without pointers, copied by assignment. Only the referee has the true one; computer
 * players imagine theirs from a view (bluff-imagine.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-state.h"
#include "bluff-bluffer-state.h"
#include "bluff-pirate-state.h"

G_BEGIN_DECLS

typedef union
{
  BluffHead head; /* every game's state begins with it; head.table.game says which member is meant */
  BluffPirateState pirate;
  BluffBlufferState bluffer;
  BluffBluffaneerState bluffaneer;
} BluffState;

G_STATIC_ASSERT (sizeof (BluffState) <= 1024);

G_END_DECLS
