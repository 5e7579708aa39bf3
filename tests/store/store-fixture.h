/* store-fixture.h: a data directory that vanishes, and short ways to fill it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-care.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

enum
{
  FIXTURE_PATIENCE_MS = 100,
  FIXTURE_PAGE_SIZE = 4096,
  FIXTURE_SCHEMA_PAGES = 30 /* the first, at most */
};

/* A new directory in the temporary one. */
char *fixture_make_directory (void);

/* Removes a directory with all that is in it, and frees its name. */
void fixture_remove_directory (char *directory);

/* A store with little patience, not yet open. */
BluffStore *fixture_new_store (const char *directory);

/* The same, open. */
BluffStore *fixture_open_store (const char *directory);

/* The files of a directory, not of those within, as names with digests; of the memory that SQLite shares (-shm), whose
 * bytes mean nothing afterwards, the name alone. */
char *fixture_list_files (const char *directory);

/* A closed store's database is opened and must fail with CODE; all files stay as they are, and none is new. */
void fixture_assert_refused (const char *directory, BluffStoreError code);

gint64 fixture_add_player (BluffStore *store, const char *name);

/* A game with N seats: profiles out of PLAYERS, or computers of the level "deckhand" where that is 0. */
BluffStoreGame *fixture_make_game (const char *id, const char *kind, const gint64 *players, guint n_seats);

/* Adds a game of two: PLAYER and a computer, without lines. */
void fixture_add_game (BluffStore *store, const char *id, gint64 player);

/* Adds a whole game with two lines that ended at TIME with PLACES. ORIGIN as given. */
void fixture_add_finished (BluffStore *store,
                           const char *id,
                           const char *kind,
                           const gint64 *players,
                           const guint *places,
                           guint n_seats,
                           gint64 time,
                           BluffStoreOrigin origin);

/* A new directory with a database of some size that was closed properly. */
char *fixture_make_filled (void);

/* Appends one line that says which it is. */
gboolean fixture_append (BluffStore *store, const char *game, guint n, GError **error);

/* The game's lines are line 1 … line N, and the check finds nothing. */
void fixture_assert_lines (BluffStore *store, const char *game, guint n);
void fixture_assert_sound (BluffStore *store);

/* Runs SQL on a database that nobody has open, behind the store's back. */
void fixture_run_sql (const char *path, const char *sql);

/* Whether any file below DIRECTORY contains TEXT. */
gboolean fixture_contains (const char *directory, const char *text);

/* How many files there are in a directory, or 0. */
guint fixture_count_files (const char *directory, const char *subdirectory);

/* Where a store has its database in DIRECTORY. */
char *fixture_path_in (const char *directory);

/* The bytes of a file. */
GBytes *fixture_read_file (const char *path);
void fixture_write_file (const char *path, const char *bytes, gsize size);

G_END_DECLS
