/* bluff-mind.h: a computer player: what it is told and what it sees in, an action out.
 *
 * A mind is given nothing but the view of its seat, what it may do, and the events as its seat is told them. It has its
 * own stream of chance and its own memory. It is a plain value, copied by assignment: the same mind, view and legal
 * actions give the same action, on every machine.
 *
 * A caller that lets a mind think on another thread may call the thought off by its `stop`. A level that searches
 * checks it as often as it can afford to (bluff_mind_is_stopped), and then takes what it has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-character.h"
#include "bluff-legal.h"
#include "bluff-memory.h"
#include "bluff-view.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_LEVEL_RANDOM,   /* any legal action, each equally likely */
  BLUFF_LEVEL_DECKHAND, /* sensible and simple; never does what its view proves absurd */
  BLUFF_N_LEVELS
} BluffLevel;

typedef struct
{
  guint8 level;     /* BluffLevel */
  guint8 character; /* BluffCharacter; balanced at first; the maker of the mind may change it */
  BluffSeat seat;
  BluffRandom random;
  BluffMemory memory;
  gint *stop; /* NULL; or not 0, read atomically, as soon as nobody waits for the decision any more */
} BluffMind;

/* The name in records and on the command line: "deckhand". */
const char *bluff_level_name (BluffLevel level);

/* Finds the level with this name; FALSE if there is none. */
gboolean bluff_level_from_name (const char *name, BluffLevel *level);

/* A mind for SEAT that remembers nothing yet. Minds of one game share the SEED and differ in the STREAM. */
void bluff_mind_init (BluffMind *self, BluffLevel level, BluffSeat seat, guint64 seed, guint64 stream);

/* Takes in an event as the mind's seat is told it: every event, in order. */
void bluff_mind_notice (BluffMind *self, const BluffTold *told);

/* Whether the thought was called off. */
static inline gboolean
bluff_mind_is_stopped (const BluffMind *self)
{
  return self->stop != NULL && g_atomic_int_get (self->stop) != 0;
}

/* Decides. VIEW and LEGAL are those of the mind's seat, and LEGAL offers at least one action; ACTION is one of them. If
 * the thought is called off, it comes back soon, with any of them that is not to be played. */
void bluff_mind_choose (BluffMind *self, const BluffView *view, const BluffLegal *legal, BluffAction *action);

G_END_DECLS
