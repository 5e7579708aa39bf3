/* bluff-bluffer-rules.h: what the files of Bluffer share (private to the rules of Bluffer).
 *
 * Functions with the name of a member of BluffGameRules do what that header says.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game-rules.h"

G_BEGIN_DECLS

/* The seat's cards whose visible side is the shape to match (B5). */
static inline BluffSlots
bluff_bluffer_matches (const BluffBlufferState *self, BluffSeat seat)
{
  return self->tables[seat] & self->up_is[self->need];
}

/* Whether a card that is needed now must be, and can be, had by shuffling the pile (B18). */
static inline gboolean
bluff_bluffer_must_reshuffle (const BluffBlufferState *self)
{
  return self->draw_size == 0 && (self->pile & (self->pile - 1)) != 0;
}

/* The cards of the pile that are shuffled: all but the top one (B18). */
static inline BluffSlots
bluff_bluffer_buried (const BluffBlufferState *self)
{
  return self->pile & ~bluff_slots_of (self->top);
}

/* The slots that cards coming out of the draw pile can get, the lowest first. */
static inline BluffSlots
bluff_bluffer_free_slots (const BluffBlufferState *self)
{
  return ~(self->pile | self->tables[0] | self->tables[1] | self->tables[2] | self->tables[3]);
}

/* state */
void bluff_bluffer_open (BluffState *state);
void bluff_bluffer_deal (const BluffState *state, BluffRandom *random, BluffEvent *event);

/* No turn's business is left over: nothing peeked at, asked, called or owed. */
void bluff_bluffer_clear_turn (BluffBlufferState *self);

/* legal */
BluffRefusal bluff_bluffer_refuse (const BluffState *state, const BluffAction *action);
void bluff_bluffer_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal);

/* Whether SEAT may be one of those who call the claim on the table (B9). */
BluffRefusal bluff_bluffer_refuse_caller (const BluffBlufferState *self, BluffSeat seat);

/* apply; what needs no chance is made without RANDOM, too. */
void bluff_bluffer_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event);
void bluff_bluffer_due (const BluffState *state, BluffRandom *random, BluffEvent *event);
void bluff_bluffer_apply (BluffState *state, const BluffEvent *event);

/* admit */
BluffRefusal bluff_bluffer_admit (const BluffState *state, const BluffEvent *event);

/* sight */
void bluff_bluffer_sight (const BluffState *state, BluffSeat seat, BluffView *view);
void bluff_bluffer_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told);

/* score: the events of somebody's and of everybody's end (B16, B17), and taking them over. */
void bluff_bluffer_score_out (const BluffBlufferState *self, BluffEvent *event);
void bluff_bluffer_score_over (const BluffBlufferState *self, BluffEvent *event);
void bluff_bluffer_take_place (BluffBlufferState *self, const BluffEvent *out);
void bluff_bluffer_end (BluffBlufferState *self, const BluffEvent *over);

/* Whether the game is over: one player is left with cards (B17). */
static inline gboolean
bluff_bluffer_is_decided (const BluffBlufferState *self)
{
  return (self->in_play & (self->in_play - 1)) == 0;
}

/* imagine */
void bluff_bluffer_prepare (BluffImagination *self, const BluffView *view);
void bluff_bluffer_draw (const BluffImagination *self, BluffRandom *random, BluffState *state);

G_END_DECLS
