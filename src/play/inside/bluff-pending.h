/* bluff-pending.h: the moves that have been accepted but not told, because they are not saved yet (private to the
 * match).
 *
 * Actions are judged by the state after the last of them. If one cannot be saved, all are held: the state is again the
 * one that was told, and so is chance, so that trying again brings the same and nobody can roll until the dice please.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules.h"

G_BEGIN_DECLS

/* How far the game has come. */
typedef struct
{
  BluffState state;
  BluffRandom random;
  gint64 at; /* when the last event happened, in microseconds of time played */
} BluffStand;

/* What one action brought about. */
typedef struct
{
  BluffSeat seat; /* who acted; BLUFF_NO_SEAT: the referee */
  gint64 ms;      /* milliseconds between the event before and the first of these; the others follow at once */
  BluffEvents events;
  BluffStand after;
} BluffMove;

typedef struct
{
  BluffStand told;   /* as far as everybody knows */
  BluffStand ahead;  /* after the moves, unless they are held */
  GQueue moves;      /* BluffMove, next to be told first */
  gboolean held;     /* the first of them could not be saved */
  BluffSeats actors; /* whose moves they are, unless they are held */
} BluffPending;

/* No moves after STATE, which has been told. Chance is for the caller to seed. */
void bluff_pending_init (BluffPending *self, const BluffState *state);

void bluff_pending_clear (BluffPending *self);

/* Seeds the chance of a game in which nothing is pending. */
void bluff_pending_set_random (BluffPending *self, const BluffRandom *random);

/* Deals, or makes what is due, as a move; nothing if neither is needed. */
void bluff_pending_begin (BluffPending *self, gint64 at);

/* Makes a move of an action, or says why not. Moves that are held are given up. */
BluffRefusal bluff_pending_act (BluffPending *self, const BluffAction *action, gint64 at);

/* The move to be saved next; NULL if there is none, or if the moves are held. */
const BluffMove *bluff_pending_first (const BluffPending *self);

/* The first move, which counts as told from now on; free it with g_free. */
BluffMove *bluff_pending_take (BluffPending *self);

/* The first move could not be saved. */
void bluff_pending_hold (BluffPending *self);

/* The moves that are held are to be saved again. */
void bluff_pending_retry (BluffPending *self);

/* Whether SEAT is free to act when the game has been told as far as TOLD: it is awaited, and no pending move is its own
 * or ends what it is to decide. */
gboolean bluff_pending_is_free (const BluffPending *self, const BluffHead *told, BluffSeat seat);

G_END_DECLS
