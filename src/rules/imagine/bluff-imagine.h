/* bluff-imagine.h: the sampler: whole states that a view leaves possible.
 *
 * Its only input is a view. Every state that agrees with the view can come out, each as likely as the deal makes it;
 * each comes out as the view of that seat again. Decisions that others have sealed (votes, shouts) are as likely one
 * way as the other.
 *
 * The views to imagine from are those of moments when a seat is awaited, or of a finished game. Others, taken in the
 * middle of a move, give states with the right cards in which the rest of the move is forgotten: nobody can play on
 * from them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-imagine.h"
#include "bluff-bluffer-imagine.h"
#include "bluff-pirate-imagine.h"
#include "bluff-random.h"
#include "bluff-state.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* What is worked out once for a view, however many states are drawn from it. A plain value; some kilobytes. */
typedef union
{
  BluffHead head; /* every game's imagination begins with the view it is of */
  BluffPirateImagination pirate;
  BluffBlufferImagination bluffer;
  BluffBluffaneerImagination bluffaneer;
} BluffImagination;

/* Prepares to imagine what VIEW, which is that of a seat, not an onlooker's, leaves possible. */
void bluff_imagination_init (BluffImagination *self, const BluffView *view);

/* Draws a state. */
void bluff_imagination_draw (const BluffImagination *self, BluffRandom *random, BluffState *state);

G_END_DECLS
