/* bluff-pirate-fan.h: in which order the cards of a hand stand, and how far apart. No widgets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

enum
{
  BLUFF_PIRATE_FAN_STRIP = 24 /* pixels of a card that stay visible under the next one */
};

typedef struct
{
  guint8 cards[BLUFF_PIRATE_CARDS];
  guint n;
} BluffPirateFan;

/* Brings the order up to date with the cards of HAND: by suit if SORTED; otherwise those that were there stay in their
 * order, and new ones come last. */
void bluff_pirate_fan_follow (BluffPirateFan *self, BluffCards hand, gboolean sorted);

/* Puts the cards that TOLD brings to a hand last, as far as its seat was told them: so the order in which a hand came
 * follows from what its seat was told. Cards of other hands may be among them until the hand is followed. */
void bluff_pirate_fan_learn (BluffPirateFan *self, const BluffTold *told);

/* Where a card stands, or `n` if it is not in the hand. */
guint bluff_pirate_fan_find (const BluffPirateFan *self, guint card);

/* How far from the start of one card the next one starts, so that N cards of that WIDTH fit into ROOM: beside each
 * other with a gap if they can, otherwise overlapping, but never by more than leaves a strip visible. */
double bluff_pirate_fan_step (guint n, int width, int room);

/* How wide N cards then are. */
int bluff_pirate_fan_extent (guint n, int width, double step);

G_END_DECLS
