/* bluff-saves-file.h: files that leave the house: complete or not at all, and for their owner alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-error.h"

G_BEGIN_DECLS

/* Writes a file; one that is there is replaced once the new one is complete, and not otherwise. FILE. */
gboolean bluff_saves_write_file (const char *path, GBytes *bytes, GError **error);

/* Removes what is left in FOLDER of files whose writer was killed, and nothing that is being written. */
void bluff_saves_sweep_folder (const char *folder);

G_END_DECLS
