/* bluff-words-evening.h: how an evening stands: "Tonight: Mia 3, Papa 2", "First to 3: Mia 2, Papa 1".
 *
 * All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Somebody and how many games they have won. */
typedef struct
{
  const char *name; /* as it was written */
  guint wins;
} BluffWordsWins;

/* How many games each of N people and, together, the computers have won tonight; somebody has. */
char *bluff_words_tonight (const BluffWordsWins *people, guint n, guint computers);

/* How a series to GOAL wins stands; N may be 0. */
char *bluff_words_series (guint goal, const BluffWordsWins *players, guint n);

/* Who has won it. */
char *bluff_words_series_won (const char *name);

G_END_DECLS
