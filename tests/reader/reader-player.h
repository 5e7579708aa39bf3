/* reader-player.h: plays a game with the screen switched off: by the names and states of what a screen reader finds, in
 * English, and by nothing else.
 *
 * What all games have is here: waiting until there is something to do, the curtain, going on, the end, and showing the
 * watch whatever is looked at. What there is to do in one game, and how to do it, is a ReaderSkill.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-watch.h"

G_BEGIN_DECLS

typedef struct _ReaderPlayer ReaderPlayer;

/* What there is to do. */
typedef guint ReaderChoice;

enum
{
  READER_CHOICE_NOTHING, /* others play, or something is being told */
  READER_CHOICE_CURTAIN,
  READER_CHOICE_CONTINUE,
  READER_CHOICE_END, /* the game is over */
  READER_CHOICE_OWN, /* from here on a game has its own */
  READER_MOST_CHOICES = READER_CHOICE_OWN + 12
};

/* A game that somebody can play. */
typedef struct
{
  const char *title;    /* as the button on the first page has it: "Bluff Pirate" */
  const char *shortest; /* the button that makes it shortest when a table is set up, or NULL */
  const ReaderGame *secrets;

  /* What of its own there is to do, by what a screen reader finds; or READER_CHOICE_NOTHING. What all games have has
   * been looked for. */
  ReaderChoice (*choose) (ReaderTree *tree);

  /* Does one of its own: one decision, however many presses that takes. */
  void (*act) (ReaderPlayer *player, ReaderChoice choice);
} ReaderSkill;

/* Plays with sense; or, if RECKLESS, does anything that it may, so that everything is seen. */
ReaderPlayer *reader_player_new (Reader *reader, const ReaderSkill *skill, gboolean reckless, guint32 seed);
void reader_player_free (ReaderPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ReaderPlayer, reader_player_free)

/* WATCH is shown everything that the player looks at; it must live as long. */
void reader_player_set_watch (ReaderPlayer *self, ReaderWatch *watch);

/* --- Playing -------------------------------------------------------------------------------------------------------
 */

/* What there is to do, by what a screen reader finds. */
ReaderChoice reader_player_choose (ReaderPlayer *self, ReaderTree *tree);

/* Waits until there is something to do, and says what, without doing it. */
ReaderChoice reader_player_wait (ReaderPlayer *self);

/* Does it: one decision, however many presses that takes. */
void reader_player_do (ReaderPlayer *self, ReaderChoice choice);

/* Does what there is to do until CHOICE is what there is to do, or the game is over. */
void reader_player_play_until (ReaderPlayer *self, ReaderChoice choice);

/* How often this was to be done so far. */
guint reader_player_count (ReaderPlayer *self, ReaderChoice choice);
guint reader_player_count_all (ReaderPlayer *self);

/* At the end: who is named first in the ranking; "You" for the only person. Newly allocated. */
char *reader_player_get_winner (ReaderPlayer *self);

/* --- For skills ----------------------------------------------------------------------------------------------------
 */

Reader *reader_player_get_reader (ReaderPlayer *self);
gboolean reader_player_is_reckless (ReaderPlayer *self);

/* What there is to see, as long as nothing has been pressed since: then the player's again, and something else. */
ReaderTree *reader_player_see (ReaderPlayer *self);

/* By chance: once in N times; from FROM to TO, which is included. */
gboolean reader_player_one_in (ReaderPlayer *self, guint n);
guint reader_player_number (ReaderPlayer *self, guint from, guint to);

/* A button that can be pressed; NULL if there is none. */
ReaderNode *reader_player_find_button (ReaderTree *tree, const char *pattern);

/* Presses something that is there. */
void reader_player_press (ReaderPlayer *self, ReaderNode *node);

/* Waits for a button like PATTERN, and presses it: the first one, or one of them by chance. */
void reader_player_press_named (ReaderPlayer *self, const char *pattern);
void reader_player_press_any (ReaderPlayer *self, const char *pattern);

/* Holds on to NODE, with which NAME looks at their secret in front of everybody, until an object that matches PATTERN
 * is there, shows it to the watch, and lets it go. Returns its accessible name, newly allocated. */
char *reader_player_hold (ReaderPlayer *self, const ReaderNode *node, const char *name, const char *pattern);

/* Counts CHOICE, which was part of another one. */
void reader_player_note (ReaderPlayer *self, ReaderChoice choice);

G_END_DECLS
