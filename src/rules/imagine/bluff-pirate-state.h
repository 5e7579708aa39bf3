/* bluff-pirate-state.h: a whole game of Bluff Pirate with all its secrets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"

G_BEGIN_DECLS

/* What must be told next while no seat is awaited. */
typedef enum
{
  BLUFF_PIRATE_DUE_NOTHING,
  BLUFF_PIRATE_DUE_RESHUFFLE, /* P18: the pile ran out in the middle of a draw */
  BLUFF_PIRATE_DUE_DRAW,      /* P6: the rest of a draw, after a reshuffle */
  BLUFF_PIRATE_DUE_SAIL,      /* P13–P15: the next ship in `sailing` */
  BLUFF_PIRATE_DUE_OPEN,      /* P22 */
  BLUFF_PIRATE_DUE_OVER       /* P25 */
} BluffPirateDue;

/* A ship that is still to move. */
typedef struct
{
  BluffSeat seat;
  gint8 squares; /* negative: back */
} BluffPirateVoyage;

/* Where one watcher thinks that cards may be: the cards that each hand and the pile may hold. Open cards, and for a
 * seat those of its own hand, may stand in it or not: its readers leave them out. So most moves cost nothing. */
typedef struct
{
  BluffCards may[BLUFF_PIRATE_PLACES];
} BluffPirateWatcher;

enum
{
  /* Beside the seats there is an onlooker who sees what everybody sees. */
  BLUFF_PIRATE_ONLOOKER = BLUFF_PIRATE_SEATS,
  BLUFF_PIRATE_WATCHERS = BLUFF_PIRATE_SEATS + 1
};

typedef struct
{
  BluffHead head;
  guint8 due;                          /* BluffPirateDue */
  guint8 owed;                         /* cards still to be drawn */
  guint8 treasure;                     /* P4: island 0 or 1 */
  guint8 island[BLUFF_PIRATE_ISLANDS]; /* BluffIsland, as everybody sees it */
  guint8 square[BLUFF_PIRATE_SEATS];
  guint8 hand_size[BLUFF_PIRATE_SEATS];
  guint8 pile_size;
  BluffSeats voted; /* P11 */
  BluffSeats votes; /* those who voted "bluff" */
  BluffSeat winner; /* BLUFF_NO_SEAT until the treasure is found */
  BluffSeat opener; /* whose ship has reached a closed island */
  guint8 n_sailing;
  BluffPirateVoyage sailing[2]; /* P24: the layer's ship before the voter's; the next one last */
  BluffCards hand[BLUFF_PIRATE_SEATS];
  BluffCards discards;
  BluffCards up; /* the set on the table; its layer is head.turn */
  BluffCards down;
  BluffCards lost[BLUFF_PIRATE_SEATS]; /* cards that this seat lost by boarding and whose holder knows that it knows */
  BluffPirateWatcher watcher[BLUFF_PIRATE_WATCHERS];
  guint8 pile[BLUFF_PIRATE_CARDS]; /* the next card to be drawn is the last one */
} BluffPirateState;

G_END_DECLS
