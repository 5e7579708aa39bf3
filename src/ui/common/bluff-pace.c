/* bluff-pace.c: how fast the table goes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pace.h"

static const struct
{
  double motion;
  guint rest;
  guint least, most;
} paces[BLUFF_N_PACES] = {
  [BLUFF_PACE_INSTANT] = { 0, 0, 0, 0 },
  [BLUFF_PACE_QUICK] = { 0.5, 250, 200, 500 },
  [BLUFF_PACE_NORMAL] = { 1, 700, 600, 1600 },
  [BLUFF_PACE_CALM] = { 1.4, 1200, 1000, 2600 },
  /* A player who steps has waited already. */
  [BLUFF_PACE_STEP] = { 1, 0, 100, 300 },
};

double
bluff_pace_motion (BluffPace self)
{
  g_return_val_if_fail (self < BLUFF_N_PACES, 1);

  return paces[self].motion;
}

guint
bluff_pace_rest (BluffPace self)
{
  g_return_val_if_fail (self < BLUFF_N_PACES, 0);

  return paces[self].rest;
}

void
bluff_pace_thinking (BluffPace self, guint *least, guint *most)
{
  g_return_if_fail (self < BLUFF_N_PACES);

  *least = paces[self].least;
  *most = paces[self].most;
}
