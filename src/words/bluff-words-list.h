/* bluff-words-list.h: several things in one sentence: "Hat, Hook and Barrel", "3 cards", and sentences in lines.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cards.h"

G_BEGIN_DECLS

/* The strings of ITEMS, at least one, as a list in the reader's language. Newly allocated. */
char *bluff_words_list (GPtrArray *items);

/* The same without "and", for what is a table rather than a sentence: "Mia 3, Papa 2". Newly allocated. */
char *bluff_words_row (GPtrArray *items);

/* Cards of Bluff Pirate by name, suit by suit: "Hat ×3 and Hat pirate"; CARDS is not empty. Newly allocated. */
char *bluff_words_pirate_cards (BluffCards cards);

/* "Hat ×3", of one alone "Hat". Newly allocated. */
char *bluff_words_times (const char *name, guint n);

/* "3 cards". Newly allocated. */
char *bluff_words_n_cards (guint n);

/* The names of CARDS if they are known, otherwise how many there are: N. Newly allocated. */
char *bluff_words_pirate_cards_or_n (BluffCards cards, guint n);

/* "Draw pile: 9 cards." Newly allocated. */
char *bluff_words_draw_pile (guint n);

/* Two sentences in one line. Newly allocated. */
char *bluff_words_sentences (const char *first, const char *second);

/* The strings of LINES, at least one, one below the other, without a line feed at the end. Newly allocated. */
char *bluff_words_lines (GPtrArray *lines);

G_END_DECLS
