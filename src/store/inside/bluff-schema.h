/* bluff-schema.h: the shape of the database, brought forward step by step.
 *
 * A step is a file NNN-what.sql among the resources of the program, headed by why. A step and the version that it leads
 * to are one transaction.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"

G_BEGIN_DECLS

enum
{
  BLUFF_SCHEMA_APPLICATION_ID = 0x426C6642, /* "BlfB", at byte 68 of the file */
  BLUFF_SCHEMA_KEPT_COPIES = 3
};

/* The version that this program knows: the number of its last step. */
gint64 bluff_schema_known_version (void);

/* The version of a database. */
gboolean bluff_schema_get_version (BluffDatabase *database, gint64 *version, GError **error);

/* Fails with NOT_A_DATABASE, FOREIGN_DATABASE, DAMAGED or NEWER from the first bytes of a file, which it only reads; or
 * as bluff_file_check does. */
gboolean bluff_schema_inspect (const char *path, GError **error);

/* Reads all of a database: DAMAGED unless it is sound and has all our tables. */
gboolean bluff_schema_check_whole (BluffDatabase *database, GError **error);

/* Takes the steps after VERSION. If COPIES is not NULL, a copy is kept in that directory before each: it stays,
 * and so do two of those before it. STEP_FAILED: the database is at the last version that was reached. */
gboolean bluff_schema_advance (BluffDatabase *database, gint64 version, const char *copies, GError **error);

/* Removes all kept copies, and nobody else's files; the paths of those that cannot be removed are added to LEFT. */
void bluff_schema_purge_copies (const char *copies, GPtrArray *left);

G_END_DECLS
