/* bluff-inside.h: what the store's thread works with: the data directory, the open database, the games that are held.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-lock.h"

G_BEGIN_DECLS

typedef struct
{
  char *data_dir;
  char *path; /* of the database */
  char *copies;
  char *aside;
  char *locks;
  guint patience_ms;
  BluffDatabase *database; /* NULL while it is closed */
  BluffLock *presence;     /* shared by all who have the database open; held alone by one who replaces or changes it */
  GHashTable *holds;       /* BluffLock by a game's id */
  GArray *parting;         /* games that are let go of when what was done to them is written */
} BluffInside;

BluffInside *bluff_inside_new (const char *data_dir);
void bluff_inside_free (BluffInside *self);

/* See bluff_store_open and bluff_store_close. */
gboolean bluff_inside_open (BluffInside *self, GError **error);
void bluff_inside_close (BluffInside *self);

/* Makes a directory in the data directory, and itself. */
gboolean bluff_inside_make_directory (const char *path, GError **error);

/* The right to move the files of the database, which must be closed here; BUSY if it is open anywhere else. */
BluffLock *bluff_inside_be_alone (BluffInside *self, GError **error);

/* Moves the database and what lies beside it to aside/NAME-…; the new path. Only for one who is alone. */
char *bluff_inside_move_aside (BluffInside *self, const char *name, GError **error);

/* A path in aside/ that is free. */
char *bluff_inside_name_aside (BluffInside *self, const char *name);

/* See bluff_store_hold_game, which also looks whether there is such a game. *NEW (or NULL): it was not held before. */
gboolean bluff_inside_hold (BluffInside *self, const char *game, gboolean *fresh, GError **error);
void bluff_inside_release (BluffInside *self, const char *game);

/* Lets go of a game as soon as all that is written with it is written; otherwise it stays held, unless it was held for
 * this alone (FRESH). Only within a transaction, at whose end bluff_inside_settle is told how it went: BEFORE is how
 * many were parting when it began. */
void bluff_inside_release_when_written (BluffInside *self, const char *game, gboolean fresh);
void bluff_inside_settle (BluffInside *self, guint before, gboolean written);

G_END_DECLS
