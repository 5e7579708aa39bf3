/* bluff-cue.h: the sounds of the table, by what they mean.
 *
 * Each of them is short and soft, and says nothing that the screen does not say as well.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CUE_NONE,

  BLUFF_CUE_BOARD,        /* boarding: rope, thud */
  BLUFF_CUE_CAUGHT,       /* it was a bluff: two falling notes */
  BLUFF_CUE_COIN,         /* one changes hands */
  BLUFF_CUE_COINS,        /* several do */
  BLUFF_CUE_CUP_DOWN,     /* a vote or a decision is sealed */
  BLUFF_CUE_CUP_UP,       /* a cup is lifted */
  BLUFF_CUE_CURTAIN_DOWN, /* the sail falls */
  BLUFF_CUE_CURTAIN_UP,   /* the sail is raised */
  BLUFF_CUE_DEAL,         /* a card comes from a pile */
  BLUFF_CUE_DICE,         /* roll in the bowl */
  BLUFF_CUE_EMPTY,        /* an island without the treasure */
  BLUFF_CUE_FLIP,         /* a card is turned over */
  BLUFF_CUE_FOLD,         /* a card of the player's hand is chosen, or turned in the tray */
  BLUFF_CUE_HONEST,       /* it was no bluff: two rising notes */
  BLUFF_CUE_LAY,          /* a card or a set is laid */
  BLUFF_CUE_OVER,         /* the game is over, and others have won */
  BLUFF_CUE_PEEK,         /* somebody looks at a hidden side or card */
  BLUFF_CUE_REFUSED,      /* not allowed */
  BLUFF_CUE_ROPE,         /* three seconds until the rope has burnt down */
  BLUFF_CUE_SAIL_1,       /* forward, by the number of squares */
  BLUFF_CUE_SAIL_2,
  BLUFF_CUE_SAIL_3,
  BLUFF_CUE_SAIL_4,
  BLUFF_CUE_SAIL_5,
  BLUFF_CUE_SAIL_BACK_1, /* back, by the number of squares */
  BLUFF_CUE_SAIL_BACK_2,
  BLUFF_CUE_SHOUT,     /* a call, or a claim that is shouted: the ship's bell */
  BLUFF_CUE_TOSS,      /* a coin is tossed */
  BLUFF_CUE_TREASURE,  /* the treasure is found, or the viewer has won */
  BLUFF_CUE_YOUR_TURN, /* the game waits for the viewer */
  BLUFF_N_CUES
} BluffCue;

/* "cup-down", which is also the name of its file; NULL for none. */
const char *bluff_cue_name (BluffCue cue);

/* A ship sails: none if it stays where it is. */
BluffCue bluff_cue_sail (guint from, guint to);

G_END_DECLS
