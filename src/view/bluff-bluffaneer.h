/* bluff-bluffaneer.h: the things of Bluffaneer that every seat can name: icons, pairs, coins, and what a seat sees.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-head.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_ICON_CHEST,
  BLUFF_ICON_SWORDS,
  BLUFF_ICON_SHIP,
  BLUFF_ICON_CROSSBONES,
  BLUFF_N_ICONS
} BluffIcon;

/* A card shows a pair of different icons (N2); two cards with the same pair cannot be told apart. */
typedef enum
{
  BLUFF_PAIR_CHEST_SWORDS,
  BLUFF_PAIR_CHEST_SHIP,
  BLUFF_PAIR_CHEST_CROSSBONES,
  BLUFF_PAIR_SWORDS_SHIP,
  BLUFF_PAIR_SWORDS_CROSSBONES,
  BLUFF_PAIR_SHIP_CROSSBONES,
  BLUFF_N_PAIRS,
  BLUFF_PAIR_NONE = 0xff /* a double, or a card that is not known */
} BluffPair;

/* A set of pairs: bit P stands for pair P. */
typedef guint8 BluffPairs;

enum
{
  BLUFF_BLUFFANEER_SEATS = 6,
  BLUFF_BLUFFANEER_OLD = BLUFF_BLUFFANEER_SEATS - 1, /* earlier shuffles that hands can be left from */
  BLUFF_BLUFFANEER_COPIES = 3,                       /* N2 */
  BLUFF_BLUFFANEER_CARDS = BLUFF_N_PAIRS * BLUFF_BLUFFANEER_COPIES,
  BLUFF_BLUFFANEER_COINS = 50, /* N3 */
  BLUFF_NO_ICON = 0xff         /* the dice have not been rolled in this round */
};

/* What one seat may know. */
typedef struct
{
  BluffHead head;
  BluffSeat seat; /* whose view it is, or BLUFF_ONLOOKER */
  guint8 card;    /* BluffPair: the seat's own card; none for an onlooker */
  guint8 coins[BLUFF_BLUFFANEER_SEATS];
  guint8 box;      /* coins out of play */
  guint8 icons[2]; /* BluffIcon: the roll of this round, or BLUFF_NO_ICON */
  guint8 stack_size;
  guint8 discards[BLUFF_N_PAIRS];       /* how many of each pair lie in the discard pile */
  BluffSeats fresh;                     /* seats whose card came out of the stack since it was last shuffled */
  guint8 pool[BLUFF_N_PAIRS];           /* how many of each pair are in the stack and the fresh hands together */
  BluffSeats old[BLUFF_BLUFFANEER_OLD]; /* seats whose cards are left from the same earlier shuffle */
  guint8 old_pool[BLUFF_BLUFFANEER_OLD][BLUFF_N_PAIRS]; /* how many of each pair are in those hands together: known,
                                                           because that stack was drawn to the end */
  BluffPairs
      not_pair[BLUFF_BLUFFANEER_SEATS]; /* pairs a seat's card cannot show: it rolled them and did not match (N9) */
  BluffSeats decided;                   /* C4: who has decided in the moment */
  guint8 own_shout;                     /* boolean; only meaningful if the seat has decided */
  BluffSeat claimer;                    /* who claimed (phase ANSWER), or BLUFF_NO_SEAT */
} BluffBluffaneerView;

/* "chest" */
const char *bluff_icon_name (BluffIcon icon);

/* Finds the icon with this name; FALSE if there is none. */
gboolean bluff_icon_from_name (const char *name, BluffIcon *icon);

/* The pair of two icons in either order; BLUFF_PAIR_NONE for a double. */
BluffPair bluff_pair_of (BluffIcon a, BluffIcon b);

/* Its two icons, in the order of the enumeration. */
void bluff_pair_icons (BluffPair pair, BluffIcon *a, BluffIcon *b);

/* "chest+swords" */
const char *bluff_pair_name (BluffPair pair);

/* Finds the pair with this name; FALSE if there is none. */
gboolean bluff_pair_from_name (const char *name, BluffPair *pair);

/* What each player has at the start (N3). */
guint bluff_bluffaneer_start_coins (guint players);

G_END_DECLS
