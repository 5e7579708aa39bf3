/* bluff-phase.h: where the rules tell what a game waits for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-head.h"

G_BEGIN_DECLS

/* The id of the rule that PHASE of GAME is about, for somebody who looks it up then: "P11"; "" for none in particular.
 */
const char *bluff_phase_rule (BluffGame game, BluffPhase phase);

G_END_DECLS
