/* bluff-action.c: what a seat decides.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-action.h"

static const char *const action_names[BLUFF_N_ACTIONS] = {
  [BLUFF_ACTION_DRAW] = "draw",       [BLUFF_ACTION_BOARD] = "board",   [BLUFF_ACTION_LAY] = "lay",
  [BLUFF_ACTION_DISCARD] = "discard", [BLUFF_ACTION_PASS] = "pass",     [BLUFF_ACTION_VOTE] = "vote",
  [BLUFF_ACTION_REVEAL] = "reveal",   [BLUFF_ACTION_PEEK] = "peek",     [BLUFF_ACTION_MATCH] = "match",
  [BLUFF_ACTION_CLAIM] = "claim",     [BLUFF_ACTION_SHOW] = "show",     [BLUFF_ACTION_TAKE] = "take",
  [BLUFF_ACTION_GIVE] = "give",       [BLUFF_ACTION_ROLL] = "roll",     [BLUFF_ACTION_STEAL] = "steal",
  [BLUFF_ACTION_ANSWER] = "answer",   [BLUFF_ACTION_DECIDE] = "decide", [BLUFF_ACTION_CLOSE] = "close",
};

const char *
bluff_action_name (BluffActionKind kind)
{
  g_return_val_if_fail (kind < BLUFF_N_ACTIONS, NULL);

  return action_names[kind];
}

gboolean
bluff_action_equal (const BluffAction *a, const BluffAction *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->target == b->target && a->card == b->card && a->yes == b->yes &&
         bluff_cards_equal (a->up, b->up) && bluff_cards_equal (a->down, b->down);
}
