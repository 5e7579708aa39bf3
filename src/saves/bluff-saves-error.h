/* bluff-saves-error.h: what can be wrong with a saved game or a record, beside what the store says
 * (bluff-store-error.h).
 *
 * The messages are for logs; sentences for people are made in `words` from the cause and the details below. Unless a
 * cause says otherwise, nothing was changed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-fault.h"

G_BEGIN_DECLS

#define BLUFF_SAVES_ERROR (bluff_saves_error_quark ())

typedef enum
{
  BLUFF_SAVES_ERROR_CLOSED,        /* the saved game was closed: no move of it is kept any more; game */
  BLUFF_SAVES_ERROR_OPEN_HERE,     /* this process has the game open already; game */
  BLUFF_SAVES_ERROR_GAMES_OPEN,    /* all games must be closed for this; number: how many are open */
  BLUFF_SAVES_ERROR_RECORD,        /* a record that is to be imported is not valid, or not to be read; fault */
  BLUFF_SAVES_ERROR_HEADER,        /* who plays what cannot be written in a record; fault */
  BLUFF_SAVES_ERROR_UNKNOWN_GAME,  /* a saved game of a kind, or with an option, that is not known; game; fault */
  BLUFF_SAVES_ERROR_NO_SUCH_EVENT, /* nothing to be played on from; game; number; known: the last possible */
  BLUFF_SAVES_ERROR_SEATED_TWICE,  /* one profile on two seats; number: the profile's id */
  BLUFF_SAVES_ERROR_FILE,          /* a file or folder cannot be written; path; number: errno */
  BLUFF_SAVES_ERROR_NOT_A_FILE,    /* a pipe, a device or the like, where a file must be; path */
  BLUFF_SAVES_ERROR_BACKUP_HERE    /* a backup onto the database itself, or onto what belongs to it; path */
} BluffSavesError;

GQuark bluff_saves_error_quark (void);

/* The cause's name, "open-here", for logs and tests. */
const char *bluff_saves_error_name (BluffSavesError code);

/* What is wrong with a record, or NULL if ERROR is about something else. Belongs to ERROR. */
const BluffFault *bluff_saves_error_get_fault (const GError *error);

/* The details of an error of this domain; NULL or 0 where a cause has none. The texts belong to ERROR. */
const char *bluff_saves_error_get_game (const GError *error);
const char *bluff_saves_error_get_path (const GError *error);
gint64 bluff_saves_error_get_number (const GError *error);
gint64 bluff_saves_error_get_known (const GError *error);

G_END_DECLS
