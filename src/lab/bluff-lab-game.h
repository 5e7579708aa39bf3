/* bluff-lab-game.h: games that computer players play against each other, and that can be repeated.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-lab-level.h"
#include "bluff-record.h"

G_BEGIN_DECLS

/* What a series of games has in common. */
typedef struct
{
  BluffTable table;               /* who begins is another seat in each game */
  guint8 levels[BLUFF_MAX_SEATS]; /* BluffLevel, or one of the lab's own */
  guint64 seed;
  guint most_events; /* a game that could exceed it is stopped */
} BluffLabSeries;

/* What came of a game. */
typedef struct
{
  gboolean finished;
  guint turns;
  guint8 place[BLUFF_MAX_SEATS]; /* as in BluffHead */
} BluffLabOutcome;

/* What a computer player in a seat is called. */
const char *bluff_lab_name (BluffSeat seat);

/* The table of GAME with its default options, everybody of one level, and a record's room for events. */
void bluff_lab_series_init (BluffLabSeries *self, BluffGame game, guint players, BluffLevel level, guint64 seed);

/* Plays game NUMBER, from 0, of a series: the same one every time and on every machine, whatever was played before.
 * Seat NUMBER modulo the number of players begins. If RECORD is not NULL, the game's record, owned by the caller, is
 * left there. */
void bluff_lab_series_play (const BluffLabSeries *self, guint64 number, BluffLabOutcome *outcome, BluffRecord **record);

G_END_DECLS
