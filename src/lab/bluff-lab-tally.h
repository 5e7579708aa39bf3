/* bluff-lab-tally.h: how long games took and who won them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-lab-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 finished;
  guint64 unfinished;
  guint64 turns; /* of all finished games together; the same for the next two */
  guint fewest;  /* turns of a game */
  guint most;    /* turns of a game */
  guint64 wins[BLUFF_MAX_SEATS];
  guint64 level_wins[BLUFF_LAB_N_LEVELS]; /* games that a seat of the level won */
} BluffLabTally;

/* Adds a game of a series; the tally was all zero before the first. */
void bluff_lab_tally_add (BluffLabTally *self, const BluffLabSeries *series, const BluffLabOutcome *outcome);

/* Prints it in columns. */
void bluff_lab_tally_print (const BluffLabTally *self, const BluffLabSeries *series);

/* Where the true share lies with 95 % confidence if WINS of GAMES, at least one, were won: the interval of Edwin B.
 * Wilson, which is good for few games and for shares near 0 and 1, too. */
void bluff_lab_wilson (guint64 wins, guint64 games, double *low, double *high);

G_END_DECLS
