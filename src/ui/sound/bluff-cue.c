/* bluff-cue.c: the sounds of the table, by what they mean.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-cue.h"

static const char *const names[BLUFF_N_CUES] = {
  [BLUFF_CUE_BOARD] = "board",
  [BLUFF_CUE_CAUGHT] = "caught",
  [BLUFF_CUE_COIN] = "coin",
  [BLUFF_CUE_COINS] = "coins",
  [BLUFF_CUE_CUP_DOWN] = "cup-down",
  [BLUFF_CUE_CUP_UP] = "cup-up",
  [BLUFF_CUE_CURTAIN_DOWN] = "curtain-down",
  [BLUFF_CUE_CURTAIN_UP] = "curtain-up",
  [BLUFF_CUE_DEAL] = "deal",
  [BLUFF_CUE_DICE] = "dice",
  [BLUFF_CUE_EMPTY] = "empty",
  [BLUFF_CUE_FLIP] = "flip",
  [BLUFF_CUE_FOLD] = "fold",
  [BLUFF_CUE_HONEST] = "honest",
  [BLUFF_CUE_LAY] = "lay",
  [BLUFF_CUE_OVER] = "over",
  [BLUFF_CUE_PEEK] = "peek",
  [BLUFF_CUE_REFUSED] = "refused",
  [BLUFF_CUE_ROPE] = "rope",
  [BLUFF_CUE_SAIL_1] = "sail-1",
  [BLUFF_CUE_SAIL_2] = "sail-2",
  [BLUFF_CUE_SAIL_3] = "sail-3",
  [BLUFF_CUE_SAIL_4] = "sail-4",
  [BLUFF_CUE_SAIL_5] = "sail-5",
  [BLUFF_CUE_SAIL_BACK_1] = "sail-back-1",
  [BLUFF_CUE_SAIL_BACK_2] = "sail-back-2",
  [BLUFF_CUE_SHOUT] = "shout",
  [BLUFF_CUE_TOSS] = "toss",
  [BLUFF_CUE_TREASURE] = "treasure",
  [BLUFF_CUE_YOUR_TURN] = "your-turn",
};

const char *
bluff_cue_name (BluffCue cue)
{
  g_return_val_if_fail (cue < BLUFF_N_CUES, NULL);

  return names[cue];
}

BluffCue
bluff_cue_sail (guint from, guint to)
{
  if (from == to)
    return BLUFF_CUE_NONE;

  if (to > from)
    return BLUFF_CUE_SAIL_1 + MIN (to - from, BLUFF_CUE_SAIL_5 - BLUFF_CUE_SAIL_1 + 1) - 1;

  return BLUFF_CUE_SAIL_BACK_1 + MIN (from - to, BLUFF_CUE_SAIL_BACK_2 - BLUFF_CUE_SAIL_BACK_1 + 1) - 1;
}
