/* ui-records.h: records of whole games in files, made of the playthroughs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

G_BEGIN_DECLS

enum
{
  UI_RECORDS_WHOLE = 0 /* instead of a number of events */
};

/* Writes the playthrough ("pirate-duel") into FOLDER as NAME, its first N_EVENTS alone. Anne, who is a computer there,
 * is a person called ANNE, unless that is NULL. Returns the path. */
char *
ui_records_write (const char *folder, const char *name, const char *playthrough, const char *anne, guint n_events);

/* Writes into FOLDER records of two games, each with a person, the first of whom is Anna, and a letter that is none.
 * Returns their paths. */
GStrv ui_records_write_mixed (const char *folder);

/* Swaps two texts in a file, the first place of each; or puts one in the place of the other, which is there once. */
void ui_records_swap (const char *path, const char *a, const char *b);
void ui_records_replace (const char *path, const char *old, const char *new);

/* Takes in a record with its people as guests, and returns the id of its game. */
char *ui_records_keep (BluffSaves *saves, const char *path);

G_END_DECLS
