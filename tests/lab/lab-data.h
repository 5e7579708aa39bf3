/* lab-data.h: games that bluff-bay-lab has saved, looked at from outside.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-runner.h"

/* The events that were printed of a game, as far as anybody knows of it. */
typedef struct
{
  char *id;           /* NULL: not printed yet */
  GPtrArray *printed; /* lines */
} Witness;

void witness_init (Witness *self);
void witness_clear (Witness *self);

/* Takes note of what `play` said: the game's id and events. A line without an end was not printed. */
void witness_hear (Witness *self, const char *said);

/* Asserts that every event that was printed is in the data directory FOLDER/data, with the same text, and returns the
 * game's record. */
char *witness_testify (const Witness *self, const char *folder);

/* Asserts that `check` finds nothing wrong. */
void assert_data_ok (const char *folder);

/* Asserts that `play --resume` brings the game to its end. */
void assert_goes_on (Witness *self, const char *folder);

/* A folder with one finished game in "data", and what clears it away. */
char *make_data (Witness *witness);
void clear_data (Witness *witness, char *folder);

/* Asserts that a command ends with CODE and that all WORDS were said or complained. */
void assert_says (const char *folder, const char *arguments, int code, const char *const *words);

#define assert_answers(folder, code, arguments, ...)                                                                   \
  assert_says (folder, arguments, code, (const char *const[]){ __VA_ARGS__, NULL })
