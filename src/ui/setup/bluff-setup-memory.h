/* bluff-setup-memory.h: the last table of each game, kept in the settings as the header line of a record.
 *
 * A header knows people by their names: a name that has a profile when it is read is that profile, all others are
 * guests. Who begins is not remembered: the seat that did so was chosen for that one game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-draft.h"

G_BEGIN_DECLS

/* The line, its end not included, of what bluff_setup_draft_fill gave. NULL if a record cannot have it. Newly
 * allocated.
 */
char *bluff_setup_memory_write (const BluffTable *table, const BluffSavesSeat *seats);

/* Seats those of LINE, whose profiles DRAFT has been told of, and takes the options. FALSE, and nothing is changed, if
 * it is no header, or that of another game. */
gboolean bluff_setup_memory_read (BluffSetupDraft *draft, const char *line);

/* The same with what the settings have for the game. */
void bluff_setup_memory_keep (GSettings *settings, const BluffTable *table, const BluffSavesSeat *seats);
gboolean bluff_setup_memory_recall (GSettings *settings, BluffSetupDraft *draft);

/* At every table that is kept, a person called NAME is called NEW_NAME from now on. A table at which there cannot be
 * such a person, because there is one already or because NEW_NAME is NULL, is forgotten. */
void bluff_setup_memory_rename (GSettings *settings, const char *name, const char *new_name);

G_END_DECLS
