/* reader-evidence.h: what a failing test leaves behind, so that its failure can be understood, in the folder that the
 * environment variable BLUFF_EVIDENCE names: the database of its game, what a screen reader found last, and a picture
 * of the screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader.h"

G_BEGIN_DECLS

/* From now on it is READER of which something is left, if the test fails; with NULL nothing is. */
void reader_evidence_watch (Reader *reader);

/* What is there now. */
void reader_evidence_note (ReaderTree *tree);

G_END_DECLS
