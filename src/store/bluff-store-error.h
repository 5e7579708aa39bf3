/* bluff-store-error.h: what the world can do to the store: named causes, and what a sentence about each needs.
 *
 * The messages are for logs; sentences for people are made in `words` from the cause and the three details below. Each
 * cause names those it has; the others are NULL or 0. Unless a cause says otherwise, nothing was changed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BLUFF_STORE_ERROR (bluff_store_error_quark ())

typedef enum
{
  BLUFF_STORE_ERROR_FAILED, /* what has no name of its own; the message has all there is */

  /* The files. All have a path. */
  BLUFF_STORE_ERROR_NOT_A_DATABASE,   /* the file is something else, or its very beginning is overwritten */
  BLUFF_STORE_ERROR_FOREIGN_DATABASE, /* a database of another program */
  BLUFF_STORE_ERROR_NEWER,            /* written by a newer Bluff Bay; number: its schema; known: ours */
  BLUFF_STORE_ERROR_DAMAGED,          /* truncated or with wrong bytes; it can be set aside and salvaged */
  BLUFF_STORE_ERROR_READ_ONLY,        /* the file or its directory cannot be written */
  BLUFF_STORE_ERROR_FULL,             /* no room on the disk; what was to be written is not there at all */
  BLUFF_STORE_ERROR_BUSY,             /* another process has it, and did not let go of it in time */
  BLUFF_STORE_ERROR_NO_FILE,          /* there is no such file or directory, and none can be made */
  BLUFF_STORE_ERROR_DISK,             /* the disk answers with an error; number: errno, where it is known */
  BLUFF_STORE_ERROR_NOT_A_FILE,       /* a pipe, a device or the like, where a file must be */
  BLUFF_STORE_ERROR_NOT_A_FOLDER,     /* something else where the folder must be */
  BLUFF_STORE_ERROR_DANGLING_LINK, /* a link to what is not there, on a disk that is missing perhaps; name: to what */
  BLUFF_STORE_ERROR_FILE_EXISTS,   /* a file that was not to be replaced */
  BLUFF_STORE_ERROR_STEP_FAILED,   /* a schema step failed and was rolled back; number: its version; path: the copy kept
                                    */

  /* The store object. */
  BLUFF_STORE_ERROR_CLOSED, /* the store is not open */

  /* Players. */
  BLUFF_STORE_ERROR_NAME_TAKEN,     /* name: as the player who has it writes it */
  BLUFF_STORE_ERROR_NAME_EMPTY,     /* nothing that could be seen */
  BLUFF_STORE_ERROR_NAME_TOO_LONG,  /* number: its characters; known: how many there may be */
  BLUFF_STORE_ERROR_NAME_CHARACTER, /* a control character, or not UTF-8 */
  BLUFF_STORE_ERROR_NO_SUCH_PLAYER, /* number: the id */
  BLUFF_STORE_ERROR_SAT_TOGETHER, /* the two players of a merge sat in one game; number: in how many; name: id of one */

  /* Games. All have a name: the game's id. */
  BLUFF_STORE_ERROR_NO_SUCH_GAME,
  BLUFF_STORE_ERROR_GAME_EXISTS,         /* a game of this id is there already */
  BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE, /* another process, or another store of this one, has it open */
  BLUFF_STORE_ERROR_GAME_OVER, /* it is finished or abandoned: nothing can follow, or it is not finished and must be */
  BLUFF_STORE_ERROR_LINE_GAP,  /* number: the line that was given; known: the one that must come next */
} BluffStoreError;

GQuark bluff_store_error_quark (void);

/* The cause's name, "game-open-elsewhere", for logs and tests. */
const char *bluff_store_error_name (BluffStoreError code);

/* The details of an error of this domain. The texts belong to ERROR. */
const char *bluff_store_error_get_path (const GError *error);
const char *bluff_store_error_get_name (const GError *error);
gint64 bluff_store_error_get_number (const GError *error);
gint64 bluff_store_error_get_known (const GError *error);

G_END_DECLS
