/* words-fixture.h: a table of four and what every sentence must be like.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-words.h"

G_BEGIN_DECLS

enum
{
  ANNA,
  BEA,
  CARL,
  DORA,
  WORDS_PLAYERS
};

/* One or two cards of Bluff Pirate as a constant; the same card twice is one card. */
#define CARDS(a, b)                                                                                                    \
  {                                                                                                                    \
    {                                                                                                                  \
      CARD_BIT (a, 0) | CARD_BIT (b, 0), CARD_BIT (a, 1) | CARD_BIT (b, 1)                                             \
    }                                                                                                                  \
  }
#define CARD_BIT(card, part) ((card) / 64 == (part) ? G_GUINT64_CONSTANT (1) << ((card) % 64) : 0)

#define HAT(number) (BLUFF_SUIT_HAT * BLUFF_PIRATE_SUIT_CARDS + (number) -1)
#define HAT_PIRATE HAT (10)
#define BARREL(number) (BLUFF_SUIT_BARREL * BLUFF_PIRATE_SUIT_CARDS + (number) -1)

/* An event as it was told, and what it must read like to VIEWER; in the text, <Bea> is an isolated name. */
typedef struct
{
  const char *path;
  BluffSeat viewer;
  BluffEvent event;
  const char *text;
} WordsRow;

/* Anna, Bea, Carl and Dora. */
void words_cast_init (BluffCast *cast, BluffSeat viewer);

/* The text with its isolates as < and >. */
char *words_readable (const char *text);

/* Fails unless TEXT is something that may be shown: not empty, nothing unfilled or unknown in it, no pronoun for a
 * player, every name isolated. */
void words_assert_sound (const char *text);

/* Adds a test for each row, one that reads every row's event as every seat, and one that the rows hold every kind of
 * event that the game has. ROWS must be static; a row without a path ends them. */
void words_add_rows (BluffGame game, const WordsRow *rows);

G_END_DECLS
