/* bluff-chronicle.h: everything that has been told in a match, and the state it has led to (private to the match).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules.h"

G_BEGIN_DECLS

typedef struct
{
  BluffState now;
  GArray *events;        /* BluffEvent, whole */
  GArray *marks;         /* BluffState, now and then, so that no question replays the game from its beginning */
  BluffState recalled;   /* what was asked for last */
  guint recalled_number; /* the event it is after */
  gboolean has_recalled;
} BluffChronicle;

/* Nothing has happened yet at TABLE. */
void bluff_chronicle_init (BluffChronicle *self, const BluffTable *table);

void bluff_chronicle_clear (BluffChronicle *self);

/* How many events there are; they are numbered from 1. */
static inline guint
bluff_chronicle_length (const BluffChronicle *self)
{
  return self->events->len;
}

/* The whole event with this number. */
static inline const BluffEvent *
bluff_chronicle_event (const BluffChronicle *self, guint number)
{
  return &g_array_index (self->events, BluffEvent, number - 1);
}

/* The next event: one that the rules have made or admitted. */
void bluff_chronicle_append (BluffChronicle *self, const BluffEvent *event);

/* The state just after event NUMBER; 0: before the first. */
void bluff_chronicle_recall (BluffChronicle *self, guint number, BluffState *state);

/* What SEAT, with BLUFF_ONLOOKER anybody who watches, or with BLUFF_NO_SEAT a reader who may see everything, is told of
 * event NUMBER. */
void bluff_chronicle_tell (BluffChronicle *self, guint number, BluffSeat seat, BluffTold *told);

G_END_DECLS
