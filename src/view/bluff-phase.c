/* bluff-phase.c: where the rules tell what a game waits for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-phase.h"

static const char *const rules[BLUFF_N_PHASES] = {
  [BLUFF_PHASE_PIRATE_TURN] = "P6",       [BLUFF_PHASE_PIRATE_PLAY] = "P9",
  [BLUFF_PHASE_PIRATE_VOTE] = "P11",      [BLUFF_PHASE_PIRATE_REVEAL] = "P12",
  [BLUFF_PHASE_BLUFFER_TURN] = "B4",      [BLUFF_PHASE_BLUFFER_CALL] = "B9",
  [BLUFF_PHASE_BLUFFER_TAKE] = "B11",     [BLUFF_PHASE_BLUFFER_GIVE] = "B12",
  [BLUFF_PHASE_BLUFFANEER_ROLL] = "N5",   [BLUFF_PHASE_BLUFFANEER_STEAL] = "N7",
  [BLUFF_PHASE_BLUFFANEER_CLAIM] = "N10", [BLUFF_PHASE_BLUFFANEER_ANSWER] = "N11",
};

static const char *const ends[] = {
  [BLUFF_GAME_PIRATE] = "P25",
  [BLUFF_GAME_BLUFFER] = "B17",
  [BLUFF_GAME_BLUFFANEER] = "N16",
};

const char *
bluff_phase_rule (BluffGame game, BluffPhase phase)
{
  g_return_val_if_fail (game < G_N_ELEMENTS (ends) && phase < BLUFF_N_PHASES, "");

  if (phase == BLUFF_PHASE_OVER)
    return ends[game];

  return rules[phase] != NULL ? rules[phase] : "";
}
