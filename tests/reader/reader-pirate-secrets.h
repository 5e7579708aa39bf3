/* reader-pirate-secrets.h: what may be said of a game of Bluff Pirate, and to whom.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-record.h"
#include "reader-secrets.h"

G_BEGIN_DECLS

/* Guards the words of the game, and allows what says nothing: "Bluff" on a button. */
void reader_pirate_guard (ReaderSecrets *secrets);

/* Explains what LOOKER, a seat or BLUFF_ONLOOKER, was told of each event from FROM to TO. */
void reader_pirate_explain_told (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to);

/* Explains what LOOKER can see after each event from FROM to TO. */
void reader_pirate_explain_seen (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to);

G_END_DECLS
