/* reader-pirate.h: plays Bluff Pirate with the screen switched off: by the names and states of what a screen reader
 * finds, in English, and by nothing else.
 *
 * It plays with sense: it lays an honest set when it holds one, doubts a set of which it can count that it is none, and
 * boards when it is far behind. With `reckless` play it does anything that it may, so that everything is seen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-watch.h"

G_BEGIN_DECLS

typedef struct _ReaderPirate ReaderPirate;

/* What there is to do. */
typedef enum
{
  READER_CHOICE_NOTHING, /* others play, or something is being told */
  READER_CHOICE_CURTAIN,
  READER_CHOICE_CONTINUE,
  READER_CHOICE_TURN, /* draw or board */
  READER_CHOICE_SHIP, /* whose ship to board */
  READER_CHOICE_PICK, /* which cards to take */
  READER_CHOICE_PLAY, /* lay, discard or end the turn */
  READER_CHOICE_VOTE,
  READER_CHOICE_LIFT,
  READER_CHOICE_END, /* the game is over */
  READER_N_CHOICES
} ReaderChoice;

ReaderPirate *reader_pirate_new (Reader *reader, gboolean reckless, guint32 seed);
void reader_pirate_free (ReaderPirate *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderPirate, reader_pirate_free)

/* WATCH is shown everything that the player looks at; it must live as long. */
void reader_pirate_set_watch (ReaderPirate *self, ReaderWatch *watch);

/* Waits until there is something to do, and says what, without doing it. */
ReaderChoice reader_pirate_wait (ReaderPirate *self);

/* Does it: one decision, however many presses that takes. */
void reader_pirate_do (ReaderPirate *self, ReaderChoice choice);

/* Does what there is to do until CHOICE is what there is to do, or the game is over. */
void reader_pirate_play_until (ReaderPirate *self, ReaderChoice choice);

/* How often this was to be done so far. */
guint reader_pirate_count (ReaderPirate *self, ReaderChoice choice);

/* What there is to do, by what a screen reader finds. */
ReaderChoice reader_pirate_choose (ReaderTree *tree);

/* At the end: who is named as the one who finds the treasure; "You" for the only person. Newly allocated. */
char *reader_pirate_get_winner (ReaderPirate *self);

G_END_DECLS
