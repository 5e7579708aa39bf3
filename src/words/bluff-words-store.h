/* bluff-words-store.h: what went wrong with what is kept, as sentences: what happened, what was kept, what to do; and
 * where a kept game stands.
 *
 * The causes come as their names ("game-open-elsewhere"), so that words need not know the rooms that they come from.
 * All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-fault.h"
#include "bluff-position.h"

G_BEGIN_DECLS

/* An error, with what its cause has; the rest is NULL or 0. Borrows its texts. */
typedef struct
{
  const char *cause;       /* its name */
  const char *path;        /* a file or folder, in whatever encoding */
  const char *name;        /* of a player, or the id of a game */
  gint64 number;           /* what the cause says */
  gint64 known;            /* likewise */
  const BluffFault *fault; /* of a record */
  const char *message;     /* for logs: said where there is nothing better */
} BluffTrouble;

/* An error of the store, by its cause's name in bluff-store-error.h. */
char *bluff_words_store_trouble (const BluffTrouble *trouble);

/* An error of saves, by its cause's name in bluff-saves-error.h. */
char *bluff_words_saves_trouble (const BluffTrouble *trouble);

/* A game that cannot go on because this program has no computer player of a level that sits in it. */
char *bluff_words_level_trouble (void);

/* What is wrong in a database that can be opened, by the name of the cause: "integrity", "foreign-key", "lines",
 * "results". NAME is the game's id or NULL, MESSAGE what the database says or NULL. */
char *bluff_words_store_finding (const BluffTrouble *trouble);

/* What is left of a player who was deleted. By the name of the error because of which unused parts of the database
 * could not be wiped, with its MESSAGE; or, with the cause "unreached", PATH: what may still hold the name. */
char *bluff_words_store_trace (const BluffTrouble *trouble);

/* Where a game stands: "Turn 12: Bea. Squares: Anna 3 and Bea 7." */
char *bluff_words_position (const BluffCast *cast, const BluffPosition *position);

/* How a game ended: "1st Anna and 2nd Bea". */
char *bluff_words_places (const BluffCast *cast, const BluffPosition *position);

/* How long it took: "16 rounds", and in Bluffer, which has none, "26 turns". */
char *bluff_words_length (const BluffPosition *position);

/* The length or a date, and what stands behind it in one line: "16 rounds · Yesterday". */
char *bluff_words_beside (const char *first, const char *second);

G_END_DECLS
