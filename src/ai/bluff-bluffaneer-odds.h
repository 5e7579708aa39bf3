/* bluff-bluffaneer-odds.h: what a view of Bluffaneer proves and makes likely of a card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-memory.h"
#include "bluff-verdict.h"

G_BEGIN_DECLS

/* The pair that was rolled, BLUFF_PAIR_NONE for a double. There has been a roll. */
BluffPair bluff_bluffaneer_odds_rolled (const BluffBluffaneerView *view);

/* What the view proves of the claim that waits for an answer. Exact. */
BluffVerdict bluff_bluffaneer_odds_verdict (const BluffBluffaneerView *view);

/* The chance, of BLUFF_SURE, that this claim is a bluff: from the counts and from what is remembered of the claimer.
 * Meant for a claim about which the view proves nothing. */
guint bluff_bluffaneer_odds_bluff (const BluffBluffaneerView *view, const BluffMemory *memory);

/* Whether somebody who knows what everybody knows can prove that this seat's card does not show PAIR. */
gboolean bluff_bluffaneer_odds_is_absurd (const BluffBluffaneerView *view, BluffPair pair);

G_END_DECLS
