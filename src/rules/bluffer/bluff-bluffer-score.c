/* bluff-bluffer-score.c: who is out and with which place, and the end (B16, B17).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

void
bluff_bluffer_score_out (const BluffBlufferState *self, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_OUT;
  event->seat = self->leaver;
  event->out.place = (guint8) (self->places + 1);
}

/* The places taken, and the next one for the player who is left with cards. */
void
bluff_bluffer_score_over (const BluffBlufferState *self, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_OVER;
  event->seat = BLUFF_NO_SEAT;
  memcpy (event->over.place, self->head.place, sizeof event->over.place);
  event->over.place[bluff_seats_first (self->in_play)] = (guint8) (self->places + 1);
}

void
bluff_bluffer_take_place (BluffBlufferState *self, const BluffEvent *out)
{
  self->head.place[out->seat] = out->out.place;
  self->places = out->out.place;
  self->in_play = bluff_seats_without (self->in_play, out->seat);
  self->leaver = BLUFF_NO_SEAT;
}

void
bluff_bluffer_end (BluffBlufferState *self, const BluffEvent *over)
{
  memcpy (self->head.place, over->over.place, self->head.table.players);
  self->head.phase = BLUFF_PHASE_OVER;
  self->head.awaited = 0;
  self->due = BLUFF_BLUFFER_DUE_NOTHING;
  bluff_bluffer_clear_turn (self);
}
