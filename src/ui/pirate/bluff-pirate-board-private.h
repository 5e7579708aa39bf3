/* bluff-pirate-board-private.h: what the files of the board share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-pirate-board.h"
#include "bluff-pirate-fleet.h"
#include "bluff-pirate-track.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_BOARD_STILL,
  BLUFF_BOARD_SAILING,
  BLUFF_BOARD_OPENING,
  BLUFF_BOARD_OUTLINED
} BluffBoardMotion;

struct _BluffPirateBoard
{
  GtkWidget parent_instance;

  BluffVoyage voyage;
  BluffCast cast; /* names of our own */
  BluffFlag flags[BLUFF_PIRATE_SEATS];
  guint8 square[BLUFF_PIRATE_SEATS];
  guint8 island[BLUFF_PIRATE_ISLANDS];
  int target;
  gboolean strip;
  gboolean ground;
  double unit;

  BluffPirateTrack track;
  GPtrArray *squares; /* BluffPirateSquare, whose parent is the board */
  guint resting;      /* the square that Tab comes back to */
  gboolean rested;    /* whether the user has been there */
  GHashTable *arts;   /* name → GdkPaintable */
  GskRenderNode *still;
  BluffPirateCourse course;

  BluffBoardMotion motion;
  GTask *task;
  AdwAnimation *animation;
  guint timeout;
  double progress;
  BluffSeat mover;                   /* BLUFF_BOARD_SAILING, BLUFF_BOARD_OUTLINED */
  guint8 before[BLUFF_PIRATE_SEATS]; /* the squares when it set out */
  guint opened;                      /* BLUFF_BOARD_OPENING */
};

/* Gives every square its words. */
void bluff_pirate_board_say_squares (BluffPirateBoard *self);

/* Brings what moves to its end, at once. */
void bluff_pirate_board_end_motion (BluffPirateBoard *self);

G_END_DECLS
