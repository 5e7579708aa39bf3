/* bluff-keeping-say.h: what was found, saved and counted, in sentences.
 *
 * All functions return newly allocated texts.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-care.h"

G_BEGIN_DECLS

/* What a check found, a sentence each (char *); empty if all is well. */
GPtrArray *bluff_keeping_say_report (const BluffSavesReport *report);

/* What came out of a damaged database, a sentence each (char *). */
GPtrArray *bluff_keeping_say_salvage (const BluffStoreSalvage *saved);

/* Why salvaging from PATH, which was set aside, failed. */
char *bluff_keeping_say_salvage_error (const GError *error, const char *path);

/* "bluff-bay-2026-11-16", for what is written today. */
char *bluff_keeping_name_of_today (void);

/* The file that was chosen, as a path; NULL with an error in words if it is not one of this computer. */
char *bluff_keeping_find_path (GFile *file, GError **error);

/* The paths of all FILES (GFile), ended by NULL; NULL with an error if one has none. */
GStrv bluff_keeping_find_paths (GListModel *files, GError **error);

/* A path in a sentence, or only its last part where there is little room: readable whatever its bytes are, and in its
 * own direction. */
char *bluff_keeping_show_path (const char *path);
char *bluff_keeping_show_name (const char *path);

G_END_DECLS
