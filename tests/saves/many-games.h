/* many-games.h: simulated games of more than two years at home, and a count of their records that is not the program's.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

enum
{
  MANY_GAMES = 510,
  MANY_PEOPLE = 4,
  MANY_EVENINGS = 85
};

extern const char *const many_games_people[MANY_PEOPLE];

/* Sets the clock on the wall far enough from UTC for some games to end in another month there. Comes before all else.
 */
void many_games_set_clock (void);

/* When an evening begins, in Unix milliseconds. It has six games, which begin an hour after the other. Every other
 * evening, all of them are played by the same table. */
gint64 many_games_begin_of_evening (guint evening);

/* Adds the people, whose ids are in IDS then, and imports the games. */
void many_games_add (BluffSaves *saves, gint64 ids[MANY_PEOPLE]);

/* From now on they were played here, and count in ratings. DIRECTORY has the store's database. */
void many_games_make_own (BluffSaves *saves, const char *directory);

/* Writes the records into a new folder in DIRECTORY, whose name is the answer. */
char *many_games_export (BluffSaves *saves, const char *directory);

/* What SCRIPT (below the folder of tests) says of the records in FOLDER, line by line, sorted: it is given the folder,
 * ARGUMENTS (the last is NULL) and the names of the people. */
char **many_games_count (const char *script, const char *folder, const char *const *arguments);

/* Sorts lines (char *) as the scripts do. */
void many_games_sort (GPtrArray *lines);
