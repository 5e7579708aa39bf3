/* reader-secrets.h: whether what is said has an explanation that gives no secret away.
 *
 * Some words are guarded: what belongs to a game's secrets cannot be said without them. A string with a guarded word
 * needs an explanation: it is allowed as a whole, or it is made up of sentences that are. Whatever is left over of it
 * and still has a guarded word is a leak. Each game says which words are guarded, and makes the sentences out of what
 * somebody may know; a sentence that nobody has thought of is a leak, too, until somebody does.
 *
 * Strings are compared without the isolates around names, and whatever their case.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-tree.h"

G_BEGIN_DECLS

typedef struct _ReaderSecrets ReaderSecrets;

ReaderSecrets *reader_secrets_new (void);
void reader_secrets_free (ReaderSecrets *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderSecrets, reader_secrets_free)

/* From now on strings with this word (a whole one, or several in a row) need an explanation. */
void reader_secrets_guard (ReaderSecrets *self, const char *word);

/* This may be said, if nothing else is said with it. */
void reader_secrets_allow (ReaderSecrets *self, const char *string);

/* This may be what a button is called, and what stands on it; nothing else may say it. Unless SHOWN, only a button that
 * is gone and lingers. */
void reader_secrets_allow_button (ReaderSecrets *self, const char *name, gboolean shown);

/* This may be said, also as part of something longer; the lines of it one by one. It is too long to be found in
 * something else by accident. */
void reader_secrets_explain (ReaderSecrets *self, const char *sentence);

/* The same; takes SENTENCE, and does nothing with NULL. */
void reader_secrets_take (ReaderSecrets *self, char *sentence);

/* Whether STRING can be said. */
gboolean reader_secrets_are_kept (ReaderSecrets *self, const char *string);

/* Whether a guarded word is in it. */
gboolean reader_secrets_are_touched (ReaderSecrets *self, const char *string);

/* Adds what linked objects, or those that linger, say and may not: a sentence about each such string that none of the N
 * SECRETS explains. */
void reader_secrets_find_leaks (ReaderSecrets *const *secrets,
                                guint n,
                                const ReaderTree *tree,
                                gboolean linked,
                                GPtrArray *leaks);

G_END_DECLS
