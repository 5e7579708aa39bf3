/* reader-position.h: a game that lies in a folder before the program is started, as if it had been left there: random
 * moves from a number, up to a moment in which people have something to decide.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-head.h"

G_BEGIN_DECLS

typedef struct
{
  BluffGame game;
  guint people;  /* Ada, Bea, Carl and Dora, from the first seat on */
  guint players; /* with the computers */
  guint64 seed;

  /* The moment: so many of the people are awaited in that phase, after so many turns (in Bluffaneer, rounds). */
  BluffPhase phase;
  guint awaited;
  guint turns;
  guint victims; /* as many at least can be boarded, stolen from or lifted */

  /* Or, if it is not 0: so many decisions of people before the end. */
  guint from_end;
} ReaderPosition;

/* Puts the game into FOLDER. The first of the seeds from SEED on counts whose game has such a moment. */
void reader_position_keep (const ReaderPosition *self, const char *folder);

G_END_DECLS
