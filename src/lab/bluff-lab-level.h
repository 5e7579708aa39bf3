/* bluff-lab-level.h: the levels of computer players, and further ones of the lab's own.
 *
 * Levels that play well, or at random, never reach some corners of the rules. The lab's own go there: they play by the
 * rules, from the view of their seat, and badly. Numbers below BLUFF_N_LEVELS are BluffLevel.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-mind.h"

G_BEGIN_DECLS

enum
{
  BLUFF_LAB_LEVEL_HOARDER = BLUFF_N_LEVELS, /* never lays or boards, and draws as long as there is something to draw */
  BLUFF_LAB_LEVEL_HASTY,                    /* decides before others do, shouts, and lets nobody finish (C4) */
  BLUFF_LAB_N_LEVELS
};

/* The name on the command line: "hoarder". */
const char *bluff_lab_level_name (guint level);

/* Finds the level below N_LEVELS with this name; FALSE if there is none. */
gboolean bluff_lab_level_from_name (const char *name, guint n_levels, guint8 *level);

/* A mind for a level; the lab's own have one for its chance. */
void bluff_lab_level_init (guint level, BluffMind *mind, BluffSeat seat, guint64 seed, guint64 stream);

/* Decides, as bluff_mind_choose does. */
void bluff_lab_level_choose (guint level,
                             BluffMind *mind,
                             const BluffView *view,
                             const BluffLegal *legal,
                             BluffAction *action);

G_END_DECLS
