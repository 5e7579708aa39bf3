/* bluff-view.c: what of a view lies face down where several people look.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-view.h"

void
bluff_view_cover (BluffView *self)
{
  if (self->head.table.game == BLUFF_GAME_BLUFFANEER)
    self->bluffaneer.card = BLUFF_PAIR_NONE;
}
