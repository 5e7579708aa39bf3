/* bluff-memory.c: what a computer player remembers of what it was told.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-memory.h"

#include "bluff-bluffaneer.h"

#include <string.h>

enum
{
  /* An opinion before anything was seen, as if it had been: two of five. Light enough that a few claims turn it, heavy
   * enough that one does not. */
  PRIOR_YES = 2,
  PRIOR_ALL = 5
};

static void
count (guint8 *counter)
{
  if (*counter < G_MAXUINT8)
    (*counter)++;
}

static void
note_claim (BluffMemory *self, BluffSeat claimer, gboolean bluff)
{
  count (bluff ? &self->bluffs[claimer] : &self->truths[claimer]);
}

static void
note_answer (BluffMemory *self, BluffSeat seat, gboolean doubt)
{
  count (doubt ? &self->doubted[seat] : &self->believed[seat]);
}

static void
notice_pirate (BluffMemory *self, const BluffEvent *event)
{
  if (event->kind != BLUFF_EVENT_REVEAL)
    return;

  note_claim (self, event->seat, event->reveal.bluff);
  note_answer (self, event->reveal.voter, event->reveal.vote);
}

/* After a call only a bluffer takes (B11), and only one who told the truth gives (B12). It stays sealed who let a claim
 * pass. */
static void
notice_bluffer (BluffMemory *self, const BluffEvent *event)
{
  if (event->kind == BLUFF_EVENT_TAKE)
    note_claim (self, event->seat, TRUE);
  else if (event->kind == BLUFF_EVENT_GIVE)
    note_claim (self, event->seat, FALSE);
}

static void
notice_bluffaneer (BluffMemory *self, const BluffEvent *event)
{
  switch (event->kind)
    {
    case BLUFF_EVENT_ROLL:
      self->pair = (guint8) bluff_pair_of (event->roll.icons[0], event->roll.icons[1]);
      self->claimer = BLUFF_NO_SEAT;
      break;
    case BLUFF_EVENT_CLAIM:
      self->claimer = event->seat;
      break;
    case BLUFF_EVENT_ANSWER:
      note_answer (self, event->seat, event->answer.call);
      break;
    case BLUFF_EVENT_REVEAL:
      /* The roller's own match is revealed too (N9): that was no claim. */
      if (event->seat == self->claimer)
        note_claim (self, event->seat, event->pair.card != self->pair);
      break;
    default:
      break;
    }
}

static guint
rate (guint yes, guint no)
{
  return BLUFF_SURE * (yes + PRIOR_YES) / (yes + no + PRIOR_ALL);
}

void
bluff_memory_init (BluffMemory *self)
{
  memset (self, 0, sizeof *self);
  self->claimer = BLUFF_NO_SEAT;
  self->pair = BLUFF_PAIR_NONE;
}

void
bluff_memory_notice (BluffMemory *self, const BluffTold *told)
{
  switch (told->game)
    {
    case BLUFF_GAME_PIRATE:
      notice_pirate (self, &told->event);
      break;
    case BLUFF_GAME_BLUFFER:
      notice_bluffer (self, &told->event);
      break;
    case BLUFF_GAME_BLUFFANEER:
      notice_bluffaneer (self, &told->event);
      break;
    default:
      g_return_if_reached ();
    }
}

guint
bluff_memory_bluffs (const BluffMemory *self, BluffSeat seat)
{
  return rate (self->bluffs[seat], self->truths[seat]);
}

guint
bluff_memory_doubts (const BluffMemory *self, BluffSeat seat)
{
  return rate (self->doubted[seat], self->believed[seat]);
}

guint
bluff_memory_suspicion (const BluffMemory *self, BluffSeat seat, guint now, guint usual)
{
  guint64 bluffs = bluff_memory_bluffs (self, seat);
  guint64 bluff = bluffs * usual;
  guint64 truth = (BLUFF_SURE - bluffs) * now;

  g_return_val_if_fail (usual > 0, BLUFF_SURE);

  return (guint) (BLUFF_SURE * bluff / (bluff + truth));
}
