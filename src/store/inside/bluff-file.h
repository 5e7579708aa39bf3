/* bluff-file.h: what lies where a database should be, looked at before anything is done with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

G_BEGIN_DECLS

/* Fails unless PATH is a file that can be read to its end, or a link to one: NOT_A_DATABASE (a directory), NOT_A_FILE,
 * DANGLING_LINK, NO_FILE. */
gboolean bluff_file_check (const char *path, GError **error);

/* DANGLING_LINK if PATH is a link that leads nowhere; what is not there at all is no link. */
gboolean bluff_file_check_link (const char *path, GError **error);

/* Whether two paths lead to one file or directory. */
gboolean bluff_file_is_same (const char *a, const char *b);

/* Opens such a file for reading, without waiting for anything; -1 if it cannot be. */
int bluff_file_open (const char *path, GError **error);

/* Makes a new file that only its owner may read; for SQLite, which makes what lies beside it alike. */
gboolean bluff_file_create (const char *path, GError **error);

/* Takes from others what they may do with a file that was made before, as far as it is ours to say. */
void bluff_file_hide (const char *path);

/* The same for a database and what SQLite keeps beside it. */
void bluff_file_hide_database (const char *path);

/* What SQLite lays beside a file as soon as it reads it. */
typedef enum
{
  BLUFF_BESIDE_NOTHING = 0,
  BLUFF_BESIDE_JOURNAL = 1 << 0,
  BLUFF_BESIDE_MEMORY = 1 << 1
} BluffBeside;

/* What lies beside a database. */
BluffBeside bluff_beside_look (const char *path);

/* Removes what lies there besides WHAT and means nothing: the journal if nothing was written to it, and the memory,
 * which SQLite makes again from the journal. Only for a process that is alone with the database. */
void bluff_beside_clear (const char *path, BluffBeside what);

G_END_DECLS
