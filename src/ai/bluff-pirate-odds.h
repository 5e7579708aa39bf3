/* bluff-pirate-odds.h: what a view of Bluff Pirate proves and makes likely of a set.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-memory.h"
#include "bluff-pirate.h"
#include "bluff-verdict.h"

G_BEGIN_DECLS

/* What the view of a voter proves of the set on the table; TRUE means honest. Exact: open means that there are deals of
 * both kinds. */
BluffVerdict bluff_pirate_odds_verdict (const BluffPirateView *view);

/* The chance, of BLUFF_SURE, that the set on the table is a bluff: from the cards of its suit that are not accounted
 * for, compared with those of a suit at large, from its size, and from what is remembered of the layer. Meant for a set
 * of which the view proves nothing. */
guint bluff_pirate_odds_bluff (const BluffPirateView *view, const BluffMemory *memory);

/* The opponents who, as far as the seat can tell, can prove that its set is a bluff: one that lies on the table, or one
 * that it might lay. They know what everybody knows, the cards of theirs that the seat can place in their hands, and
 * those they lost to the seat. */
BluffSeats bluff_pirate_odds_provers (const BluffPirateView *view, BluffCards up, guint down_size);

G_END_DECLS
