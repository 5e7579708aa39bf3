/* bluff-position.h: where a game stands, in one line, for lists of games.
 *
 * It holds what everybody around the table sees and no name, so that it can be kept beside a game and read without
 * opening it. The text is made of codes and numbers: `words` has the sentences.
 *
 *   pirate turn=1 turns=12 squares=3,7,12        whose turn it is, the turns begun, a number for each seat
 *   bluffer turn=0 turns=9 cards=2,5             Bluffer: cards on each table
 *   bluffaneer turns=31 coins=0,14,16 places=3,2,1   the game is over: nobody's turn, and the places
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-view.h"

G_BEGIN_DECLS

enum
{
  BLUFF_POSITION_SIZE = 128 /* bytes of the longest text, its end included */
};

/* A plain value, every byte of it defined. */
typedef struct
{
  guint8 game;                   /* BluffGame */
  guint8 players;                /* seats 0 … players - 1 */
  BluffSeat turn;                /* BLUFF_NO_SEAT: the game is over, or has not begun */
  guint8 over;                   /* boolean */
  guint32 turns;                 /* turns (Bluffaneer: rounds) begun so far */
  guint8 count[BLUFF_MAX_SEATS]; /* Pirate: the ship's square; Bluffer: cards; Bluffaneer: coins */
  guint8 place[BLUFF_MAX_SEATS]; /* once it is over: from 1, shared places equal */
} BluffPosition;

/* What a VIEW has of it: the same for all seats. */
void bluff_position_init (BluffPosition *self, const BluffView *view);

/* Writes the text into a buffer of at least BLUFF_POSITION_SIZE bytes and returns it. */
char *bluff_position_write (const BluffPosition *self, char *buffer);

/* Reads such a text; FALSE, and nothing is written, if it is none. */
gboolean bluff_position_read (const char *text, BluffPosition *self);

G_END_DECLS
