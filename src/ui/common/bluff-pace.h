/* bluff-pace.h: how fast the table goes: one scale for computer players, animations and rests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The values of the setting `pace`. */
typedef enum
{
  BLUFF_PACE_INSTANT,
  BLUFF_PACE_QUICK,
  BLUFF_PACE_NORMAL,
  BLUFF_PACE_CALM,
  BLUFF_PACE_STEP, /* waits for Enter or a click after each event */
  BLUFF_N_PACES
} BluffPace;

/* What the durations of the design language are multiplied with; 0: nothing moves. */
double bluff_pace_motion (BluffPace self);

/* How long the table rests after an event, in milliseconds. */
guint bluff_pace_rest (BluffPace self);

/* How long computer players pretend to think, from LEAST to MOST milliseconds. */
void bluff_pace_thinking (BluffPace self, guint *least, guint *most);

G_END_DECLS
