/* bluff-keeping-deeds.h: what can be done with everything that is kept. Each asks what it has to ask, is done while
 * ERRAND shows it, and says in the window how it went.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

/* Writes everything into a file that is chosen. */
void bluff_keeping_back_up (BluffErrand *errand, BluffSaves *saves);

/* Replaces everything with a backup that the player chooses, whether or not the store can be opened, and starts again.
 */
void bluff_keeping_restore (BluffErrand *errand, BluffSaves *saves);

/* Checks everything. */
void bluff_keeping_check (BluffErrand *errand, BluffSaves *saves);

/* Takes in what can be read of a database that was set aside. */
void bluff_keeping_salvage (BluffErrand *errand, BluffSaves *saves, const char *path);

/* Sets aside the database that cannot be opened, makes a new one, and starts again. With WITH_SALVAGE the new one has
 * everything that can be read of the old one. */
void bluff_keeping_set_aside (BluffErrand *errand, BluffSaves *saves, gboolean with_salvage);

/* Writes all games and results into a new folder in one that is chosen. */
void bluff_keeping_export (BluffErrand *errand, BluffSaves *saves);

/* Takes in records that are chosen. */
void bluff_keeping_import (BluffErrand *errand, BluffSaves *saves);

/* Takes in the records at PATHS, ended by NULL, that the person has opened. */
void bluff_keeping_take_in (BluffErrand *errand, BluffSaves *saves, const char *const *paths);

G_END_DECLS
