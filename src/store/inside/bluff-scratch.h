/* bluff-scratch.h: copies of a database to work on, each in a directory that goes when the work is done; and what was
 * left by the work of a process that was killed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

G_BEGIN_DECLS

/* Makes a directory in DATA_DIR with a copy of the database at PATH and of its journal. *COPY is the copy's path; the
 * answer is the directory, or NULL. */
char *bluff_scratch_copy (const char *data_dir, const char *path, char **copy, GError **error);
void bluff_scratch_remove (const char *directory);

/* The paths (char *) of what a salvage, a cleaning, a restore or a creation works with. A process that is alone with
 * the data directory and does none of these knows that they are left over. */
GPtrArray *bluff_scratch_list (const char *data_dir);

/* Removes what is left over; only for one who is alone. */
void bluff_scratch_sweep (const char *data_dir);

G_END_DECLS
