/* bluff-memory.h: what a computer player remembers of what it was told: who bluffs, and who believes.
 *
 * A plain value. Chances are whole numbers of a thousand, so that every machine comes to the same decision.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"

G_BEGIN_DECLS

enum
{
  BLUFF_SURE = 1000 /* the chance of what is certain */
};

/* Counts stop at their highest value; a game is over long before. */
typedef struct
{
  guint8 bluffs[BLUFF_MAX_SEATS];   /* claims of a seat that turned out to be bluffs */
  guint8 truths[BLUFF_MAX_SEATS];   /* claims of a seat that turned out to be true */
  guint8 doubted[BLUFF_MAX_SEATS];  /* claims of others that a seat was seen to doubt */
  guint8 believed[BLUFF_MAX_SEATS]; /* claims of others that a seat was seen to believe */
  BluffSeat claimer;                /* Bluffaneer: whose card will show whether the claim was true, or BLUFF_NO_SEAT */
  guint8 pair;                      /* Bluffaneer, BluffPair: what was rolled */
} BluffMemory;

/* Nothing has been seen yet. */
void bluff_memory_init (BluffMemory *self);

/* Takes in an event as the remembering seat is told it. */
void bluff_memory_notice (BluffMemory *self, const BluffTold *told);

/* How many of a thousand claims of SEAT would be bluffs, from what was seen; a seat of whom nothing was seen is taken
 * for an ordinary liar. */
guint bluff_memory_bluffs (const BluffMemory *self, BluffSeat seat);

/* How many of a thousand claims SEAT would doubt, in the same way. */
guint bluff_memory_doubts (const BluffMemory *self, BluffSeat seat);

/* The chance that a claim of SEAT is a bluff, when it could be true in NOW ways where there are usually USUAL, at
 * least one. */
guint bluff_memory_suspicion (const BluffMemory *self, BluffSeat seat, guint now, guint usual);

G_END_DECLS
