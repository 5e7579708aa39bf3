/* bluff-bluffer-odds.h: what a view of Bluffer proves and makes likely of a hidden side.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-memory.h"
#include "bluff-verdict.h"

G_BEGIN_DECLS

/* The chance, of BLUFF_SURE, that the hidden side of the card in SLOT is SHAPE: certain if the seat has seen it,
 * otherwise from the cards that are not accounted for (B1). 0 and BLUFF_SURE are proofs, and exact. */
guint bluff_bluffer_odds_hidden (const BluffBlufferView *view, guint slot, BluffShape shape);

/* What the view proves of the open claim. */
BluffVerdict bluff_bluffer_odds_verdict (const BluffBlufferView *view);

/* The chance, of BLUFF_SURE, that the open claim is a bluff: from the counts, and if the claimer has seen the hidden
 * side, from what is remembered of the claimer. */
guint bluff_bluffer_odds_bluff (const BluffBlufferView *view, const BluffMemory *memory);

/* The opponents in play who, as far as the seat can tell, know or can prove that the hidden side of the card in SLOT is
 * not SHAPE. */
BluffSeats bluff_bluffer_odds_provers (const BluffBlufferView *view, guint slot, BluffShape shape);

G_END_DECLS
