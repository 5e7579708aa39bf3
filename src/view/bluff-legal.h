/* bluff-legal.h: what a seat may do now, as a description instead of a list.
 *
 * A hand of Bluff Pirate has tens of thousands of possible sets, so the actions are described by a few masks, from
 * which they can be counted, checked and drawn at random. Made by the rules from what the seat may know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-action.h"
#include "bluff-bluffer.h"
#include "bluff-random.h"

G_BEGIN_DECLS

typedef struct
{
  BluffActionKinds kinds; /* the kinds offered: none if the seat is not awaited; vote, answer and decide only alone */
  BluffSeat seat;         /* who may act */
  BluffSeats targets;     /* board: victims; reveal: voters; steal: victims */
  BluffSlots slots;       /* match, claim, show, take or give, of which at most one is offered */
  BluffSlots peeks;       /* peek */
  BluffCards hand;        /* lay, discard */
  BluffCards boarders;    /* board: the pirate cards of the hand */
} BluffLegal;

static inline gboolean
bluff_legal_offers (const BluffLegal *self, BluffActionKind kind)
{
  return (self->kinds & bluff_action_kinds_of (kind)) != 0;
}

/* How many actions there are. */
guint64 bluff_legal_count (const BluffLegal *self);

/* Whether an action is one of them. */
gboolean bluff_legal_has (const BluffLegal *self, const BluffAction *action);

/* One of them, each equally likely; there is at least one. */
void bluff_legal_random (const BluffLegal *self, BluffRandom *random, BluffAction *action);

G_END_DECLS
