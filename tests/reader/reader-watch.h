/* reader-watch.h: watches over the secrets of a game while it is played: everything that the program says at any moment
 * must follow from what the viewer may know.
 *
 * The viewer is known from outside: with one person it is that person; with several, the one who pressed the curtain's
 * button, until something happens that all may watch. At an open table all people look, and may know what everybody
 * sees; a person who holds on to their secret there sees that as well, for so long.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-record.h"
#include "reader-secrets.h"
#include "reader.h"

G_BEGIN_DECLS

/* What a game has to say to it. */
typedef struct
{
  /* Guards the words of the game, and allows what says nothing: "Bluff" on a button. */
  void (*guard) (ReaderSecrets *secrets);

  /* Explains what LOOKER, a seat or BLUFF_ONLOOKER, was told of each event from FROM to TO. */
  void (*explain_told) (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to);

  /* Explains what LOOKER can see after each event from FROM to TO. */
  void (*explain_seen) (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat looker, guint from, guint to);

  /* Explains what HOLDER is shown at an open table as long as they hold on to it, and nothing else of theirs; NULL
   * where there is nothing to hold. */
  void (*explain_held) (ReaderSecrets *secrets, ReaderRecord *record, BluffSeat holder);
} ReaderGame;

/* What is there when the program is looked at. */
typedef enum
{
  READER_MOMENT_BETWEEN, /* others play, or something is being told */
  READER_MOMENT_TOLD,    /* something lies there until somebody goes on: what follows from it may be on its way */
  READER_MOMENT_CURTAIN,
  READER_MOMENT_SETTLED /* there is something to do, so that nothing is on its way */
} ReaderMoment;

typedef struct _ReaderWatch ReaderWatch;

/* Over READER, before a game of that kind begins: what the program says until then has nothing to do with it. */
ReaderWatch *reader_watch_new (Reader *reader, const ReaderGame *game);
void reader_watch_free (ReaderWatch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderWatch, reader_watch_free)

/* Takes what is said now as what is said in any case. */
void reader_watch_learn (ReaderWatch *self);

/* The game has begun. */
void reader_watch_begin (ReaderWatch *self);

/* The game that lies in the folder is to be carried on: all of it has been shown. */
void reader_watch_carry_on (ReaderWatch *self);

/* Looks at what a player is looking at. NAME is who raised the curtain last, or NULL. Fails if there is a leak, unless
 * they are kept. */
void reader_watch_look (ReaderWatch *self, ReaderTree *tree, ReaderMoment moment, const char *name);

/* From now on NAME holds on to their secret; with NULL nobody does any more. */
void reader_watch_hold (ReaderWatch *self, const char *name);

/* Leaks are kept in a list instead of failing, for tests of the watch. Owned by the watch. */
GPtrArray *reader_watch_keep_leaks (ReaderWatch *self);

/* How many strings with guarded words were explained so far. */
guint64 reader_watch_count (ReaderWatch *self);

G_END_DECLS
