/* bluff-words-query.h: what a table answers when it is asked: my hand, the table, the standings, where I am.
 *
 * Whole sentences, one a line, in the order in which they are read. They say what VIEW holds and nothing more, so that
 * an onlooker hears of no hand. All functions return newly allocated strings without a line feed at the end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* How the viewer stands: "You are on square 14: 3rd of 5. You hold 9 cards."; to an onlooker, where everybody is. */
char *bluff_words_situation (const BluffCast *cast, const BluffView *view);

/* The viewer's own cards, like ones together: "You hold 3 cards: Hat ×2 and Parrot pirate." */
char *bluff_words_hand (const BluffView *view);

/* What everybody sees: the set on the table, the piles and islands; the shape to match; the dice. */
char *bluff_words_table (const BluffCast *cast, const BluffView *view);

/* Everybody, the foremost first, with like places for like standings: "1st: Bea. Square 18. 7 cards." */
char *bluff_words_standings (const BluffCast *cast, const BluffView *view);

G_END_DECLS
