/* bluff-bluffaneer-rules.h: what the files of Bluffaneer share (private to the rules).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game-rules.h"

G_BEGIN_DECLS

/* What costs how many coins. */
enum
{
  BLUFF_BLUFFANEER_EACH = 1,         /* N6, N8, N9: to or from every other player */
  BLUFF_BLUFFANEER_SWORDS = 2,       /* N7 */
  BLUFF_BLUFFANEER_SHIPS = 3,        /* N7 */
  BLUFF_BLUFFANEER_PAY = 1,          /* N11 */
  BLUFF_BLUFFANEER_CALLED_TRUE = 2,  /* N12 */
  BLUFF_BLUFFANEER_CALLED_FALSE = 1, /* N12 */
};

/* The pair that the dice show, or BLUFF_PAIR_NONE for a double; they have been rolled. */
static inline BluffPair
bluff_bluffaneer_rolled (const BluffBluffaneerState *self)
{
  return bluff_pair_of ((BluffIcon) self->icons[0], (BluffIcon) self->icons[1]);
}

/* Everybody but the roller. */
static inline BluffSeats
bluff_bluffaneer_others (const BluffBluffaneerState *self)
{
  return bluff_seats_without (bluff_seats_all (self->head.table.players), self->head.turn);
}

/* The functions of bluff_bluffaneer_rules, see bluff-game-rules.h. */
void bluff_bluffaneer_open (BluffState *state);
void bluff_bluffaneer_deal (const BluffState *state, BluffRandom *random, BluffEvent *event);
BluffRefusal bluff_bluffaneer_refuse (const BluffState *state, const BluffAction *action);
void
bluff_bluffaneer_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event);
void bluff_bluffaneer_due (const BluffState *state, BluffRandom *random, BluffEvent *event);
BluffRefusal bluff_bluffaneer_admit (const BluffState *state, const BluffEvent *event);
void bluff_bluffaneer_apply (BluffState *state, const BluffEvent *event);
void bluff_bluffaneer_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal);
void bluff_bluffaneer_sight (const BluffState *state, BluffSeat seat, BluffView *view);
void bluff_bluffaneer_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told);
void bluff_bluffaneer_prepare (BluffImagination *self, const BluffView *view);
void bluff_bluffaneer_draw (const BluffImagination *self, BluffRandom *random, BluffState *state);

/* N16: the seats with the most coins. */
BluffSeats bluff_bluffaneer_leaders (const BluffBluffaneerState *self);

/* N16, N17: the place of each seat once the champion is known; PLACE has room for BLUFF_MAX_SEATS. */
void bluff_bluffaneer_rank (const BluffBluffaneerState *self, guint8 *place);

G_END_DECLS
