/* bluff-rating.h: how strong a player is thought to be, and how surely (docs/ratings.md).
 *
 * Plain values, recomputed from the results in the order in which the games were finished: the same results give the
 * same ratings, to the bit.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"

G_BEGIN_DECLS

/* The rating of a player whom nobody has seen play yet. */
#define BLUFF_RATING_START_MU 25.0
#define BLUFF_RATING_START_SIGMA (BLUFF_RATING_START_MU / 3)

typedef struct
{
  double mu;    /* the strength */
  double sigma; /* how uncertain it is: a standard deviation */
} BluffRating;

/* A stranger's rating. */
void bluff_rating_init (BluffRating *self);

/* The number that is shown, and that leader boards are sorted by: what the player is at least worth, as far as can be
 * told. From 0, a stranger's. */
guint bluff_rating_shown (const BluffRating *self);

/* Takes a game with N seats, 2 to BLUFF_MAX_SEATS, into account. PLACES are by seat, from 1, shared places equal.
 * PLAYERS are the ratings of those who sat there, before the game and, when it returns, after it. Seats with the same
 * pointer are one player, a computer level that sat there more than once: it is not compared with itself. NULL is
 * somebody of whom nothing is kept, a guest, who plays as a stranger. */
void bluff_rating_update (BluffRating *const *players, const guint8 *places, guint n);

G_END_DECLS
