/* bluff-head.h: how far a game has come: what every game has and every seat may know.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* What the game waits for. The phases in which no seat is awaited come first. */
typedef enum
{
  BLUFF_PHASE_SETUP,    /* nothing has happened yet */
  BLUFF_PHASE_SETTLING, /* no seat: what follows from the last move must be told first */
  BLUFF_PHASE_OVER,     /* no seat any more */

  BLUFF_PHASE_PIRATE_TURN,   /* draw or board (P6, P7) */
  BLUFF_PHASE_PIRATE_PLAY,   /* lay a set, discard, or pass (P9, P17) */
  BLUFF_PHASE_PIRATE_VOTE,   /* every opponent of the layer, in any order (P11) */
  BLUFF_PHASE_PIRATE_REVEAL, /* the layer names a voter (P12) */

  BLUFF_PHASE_BLUFFER_TURN, /* peek, match, claim, show or draw (B4–B7, B15) */
  BLUFF_PHASE_BLUFFER_CALL, /* opponents in play shout or let the claim pass (B9) */
  BLUFF_PHASE_BLUFFER_TAKE, /* the bluffer takes a card of the caller's (B11) */
  BLUFF_PHASE_BLUFFER_GIVE, /* the accused gives the caller a card (B12) */

  BLUFF_PHASE_BLUFFANEER_ROLL,   /* the roller rolls (N5) */
  BLUFF_PHASE_BLUFFANEER_STEAL,  /* the roller chooses a victim (N7) */
  BLUFF_PHASE_BLUFFANEER_CLAIM,  /* the others shout or let it pass (N10) */
  BLUFF_PHASE_BLUFFANEER_ANSWER, /* the roller pays or calls (N11, N12) */
  BLUFF_N_PHASES
} BluffPhase;

typedef struct
{
  BluffTable table;
  guint8 phase;                  /* BluffPhase */
  BluffSeat turn;                /* whose turn it is: also while others vote, shout or answer */
  BluffSeats awaited;            /* the seats whose action the game waits for */
  guint8 place[BLUFF_MAX_SEATS]; /* from 1, shared places equal (C5); 0 as long as it is open */
  guint8 spare[1];
  guint32 turns; /* turns (Bluffaneer: rounds) begun so far */
} BluffHead;

G_END_DECLS
