/* bluff-catch-up.h: earlier games are counted again, once, where the program has learnt to tell more of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

/* If a recount is due, does it off the main loop; ERRAND shows how far it is and stops it. What was stopped, or failed,
 * is due again at the next start: until then, only what earlier games tell of claims is missing. */
void bluff_catch_up_begin (BluffErrand *errand, BluffSaves *saves);

G_END_DECLS
