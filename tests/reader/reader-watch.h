/* reader-watch.h: watches over the secrets of a game while it is played: whatever the program says at any moment must
 * have an explanation out of what whoever looks may know.
 *
 * Who looks is known from outside: with one person it is that person; with several, whoever said on the curtain's
 * button that it is them, until something happens that all may watch.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-pirate.h"
#include "reader-secrets.h"

G_BEGIN_DECLS

typedef struct _ReaderWatch ReaderWatch;

/* Over READER, before the game begins: what the program says until then has nothing to do with it. */
ReaderWatch *reader_watch_new (Reader *reader);
void reader_watch_free (ReaderWatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderWatch, reader_watch_free)

/* Another process of the program plays on. */
void reader_watch_follow (ReaderWatch *self, Reader *reader);

/* Takes what is said now as what is said in any case. */
void reader_watch_learn (ReaderWatch *self);

/* The game has begun. */
void reader_watch_begin (ReaderWatch *self);

/* A ReaderWitness; DATA is a ReaderWatch. Fails if there is a leak, unless they are kept. */
void reader_watch_look (ReaderTree *tree, ReaderChoice choice, const char *name, gpointer data);

/* Leaks are kept in a list instead of failing, for tests of the watch. Owned by the watch. */
GPtrArray *reader_watch_keep_leaks (ReaderWatch *self);

/* How many strings with guarded words were explained so far. */
guint64 reader_watch_count (ReaderWatch *self);

G_END_DECLS
