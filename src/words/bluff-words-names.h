/* bluff-words-names.h: what the things of the games are called in the reader's language.
 *
 * Names stand after a colon, in a list or in a table, never inside a sentence that would have to bend them.
 * All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* "Bluff Pirate" */
char *bluff_words_game (BluffGame game);

/* "Hat" */
char *bluff_words_suit (BluffSuit suit);

/* "Hat" or "Hat pirate": which of the nine hats it is never matters, and nobody sees it. */
char *bluff_words_pirate_card (guint card);

/* "Square 12" or "Start square": where a ship is. */
char *bluff_words_square (guint square);

/* "Bluff" or "No bluff": a vote. */
char *bluff_words_vote (gboolean bluff);

/* "Star"; "?" for BLUFF_SHAPE_UNKNOWN */
char *bluff_words_shape (BluffShape shape);

/* A card of Bluffer by its visible side UP and, unless it is BLUFF_SHAPE_UNKNOWN, its hidden side DOWN: "Star", or
 * "Star (hidden side: Circle)". */
char *bluff_words_bluffer_card (BluffShape up, BluffShape down);

/* "Treasure chest" */
char *bluff_words_icon (BluffIcon icon);

/* "Treasure chest + Ship": what a card shows, or two different dice. */
char *bluff_words_pair (BluffPair pair);

/* "Two ships": two dice that show the same. */
char *bluff_words_two (BluffIcon icon);

/* What two dice show, a pair or two of a kind. */
char *bluff_words_roll (const guint8 icons[2]);

/* "10 coins" */
char *bluff_words_n_coins (guint n);

/* "1st" … "6th" */
char *bluff_words_place (guint place);

/* "1st: Anna" */
char *bluff_words_ranked (const BluffCast *cast, BluffSeat seat, guint place);

/* A level of a computer player by its name in records ("captain"): "Captain". A level that this version does not know
 * is its own name. */
char *bluff_words_level (const char *level);

/* A character of a computer player by its name in records ("reckless"): "Reckless"; the same for an unknown one. */
char *bluff_words_character (const char *character);

/* An option by its key in records ("memory_aid"): "Memory aid"; the same for an unknown one. */
char *bluff_words_option (const char *key);

/* A value of an option by its key and its name in records ("shout", "quick"): "Quick"; the same for an unknown one. */
char *bluff_words_option_value (const char *key, const char *value);

/* All options of a table: "Memory aid: On · Shout: Quick". */
char *bluff_words_options (const BluffTable *table);

G_END_DECLS
