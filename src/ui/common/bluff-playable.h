/* bluff-playable.h: which games have a table to sit at: the only ones that are offered.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* The one place to change when a table is built. */
static inline gboolean
bluff_playable (BluffGame game)
{
  return game == BLUFF_GAME_PIRATE;
}

G_END_DECLS
