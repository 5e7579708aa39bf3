/* bluff-lab-measure.h: how fast the engine is, one thing at a time.
 *
 * Time is that of the processor, so that others on the machine do not count. Every function returns how many of its
 * things are done in a second.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* How long to measure: the best of some repetitions of at least some seconds each. */
typedef struct
{
  double seconds;
  guint repetitions;
} BluffLabPace;

typedef struct
{
  double moves; /* actions that were carried out, with everything that follows from each */
  double games;
} BluffLabPlayRate;

typedef struct
{
  double draws;
  double preparations;
} BluffLabSampleRate;

typedef struct
{
  double verified;
  double parsed; /* by jansson alone */
} BluffLabLineRate;

/* Numbers that the generator gives. */
double bluff_lab_measure_generator (const BluffLabPace *pace);

/* Games of players who choose any legal action, through the functions that the program plays with. */
BluffLabPlayRate bluff_lab_measure_play (const BluffLabPace *pace, const BluffTable *table);

/* States that the sampler draws from views of such games at decisions, and its preparations for a view. */
BluffLabSampleRate bluff_lab_measure_sampler (const BluffLabPace *pace, const BluffTable *table);

/* Lines of records that are verified, and the same lines parsed. */
BluffLabLineRate bluff_lab_measure_lines (const BluffLabPace *pace, const BluffTable *table);

G_END_DECLS
