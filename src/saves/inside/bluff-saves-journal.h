/* bluff-saves-journal.h: writes the moves of one match into the store (private to the saves).
 *
 * It is apart from BluffSavedGame, because a match keeps its journal and a saved game keeps its match.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-private.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SAVES_JOURNAL (bluff_saves_journal_get_type ())

G_DECLARE_FINAL_TYPE (BluffSavesJournal, bluff_saves_journal, BLUFF, SAVES_JOURNAL, GObject)

/* Takes over the claim of OPENING. Signal `forked` (): the id is that of a new game. */
BluffSavesJournal *bluff_saves_journal_new (BluffOpening *opening);

const char *bluff_saves_journal_get_id (BluffSavesJournal *self);
guint bluff_saves_journal_get_n_saved (BluffSavesJournal *self);

/* Whether the game's rows are not to be touched: the next move makes a new game. */
gboolean bluff_saves_journal_forks (BluffSavesJournal *self);
gboolean bluff_saves_journal_is_closed (BluffSavesJournal *self);

/* Keeps no more moves, and lets go of the game after those that were handed over. */
void bluff_saves_journal_close (BluffSavesJournal *self);

G_END_DECLS
