/* bluff-view.h: what a seat may know of a game, whichever it is.
 *
 * A plain value of at most 1 KiB, copied by assignment, every byte of it defined, so that two views can be compared as
 * memory. It holds what the rules let the seat know now; how much of it a player remembers is up to the player. In an
 * onlooker's view, whose `seat` is BLUFF_ONLOOKER and no index, nothing is a seat's own: it holds what everybody around
 * the table may know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-bluffer.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

typedef union
{
  BluffHead head; /* every game's view begins with it; head.table.game says which member is meant */
  BluffPirateView pirate;
  BluffBlufferView bluffer;
  BluffBluffaneerView bluffaneer;
} BluffView;

G_STATIC_ASSERT (sizeof (BluffView) <= 1024);

/* Takes out what lies face down at a screen that several people share, until its owner holds on to it: a player's own
 * card in Bluffaneer. bluff_told_cover covers what a seat is told. */
void bluff_view_cover (BluffView *self);

G_END_DECLS
