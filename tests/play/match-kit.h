/* match-kit.h: matches with all sorts of players, for the tests of the match.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-match-private.h"
#include "fake-journal.h"

/* What all seats and an onlooker see. */
typedef struct
{
  BluffView views[BLUFF_MAX_SEATS];
  BluffView onlooker;
  guint n_told;
} Sights;

/* Seats at a table: a letter for each, h for a person, r and d for computer players at random and deckhands; the last
 * letter holds for the rest. */
void fill_seats (BluffMatchSeat *seats, guint players, const char *letters);

/* A match that has not begun; JOURNAL may be NULL. */
BluffMatch *make_match (const BluffTable *table, const char *letters, guint64 seed, FakeJournal *journal);

/* The same after some events. */
BluffMatch *
make_resumed (const BluffTable *table, const char *letters, guint64 seed, const BluffEvent *events, guint n_events);

/* Runs the main loop once, waiting if need be. */
void turn_loop (void);

/* Runs the main loop until there is nothing to do at the moment. */
void drain_loop (void);

/* Any legal action of a seat; FALSE if there is none. */
gboolean pick_action (BluffMatch *match, BluffSeat seat, BluffRandom *random, BluffAction *action);

/* Takes any legal action of a seat, which has one. */
void act_anyhow (BluffMatch *match, BluffSeat seat, BluffRandom *random);

/* Takes an action of a seat that only decides yes or no. */
BluffRefusal say (BluffMatch *match, BluffActionKind kind, BluffSeat seat, gboolean yes);

/* Plays on by any legal actions of people, in any order, until the game is over or has come to PHASE. */
void play_on (BluffMatch *match, BluffRandom *random, BluffPhase phase);

/* Brings a new match to the first time that it comes to a phase. */
BluffMatch *make_match_in (BluffGame game,
                           guint players,
                           BluffShout shout,
                           const char *letters,
                           BluffPhase phase,
                           FakeJournal **journal);

/* A whole game of computer players, with a pace of at most PACE; what was kept of it. */
FakeJournal *play_alone (const BluffTable *table, guint64 seed, guint pace);

void see_all (BluffMatch *match, Sights *sights);
void assert_same_sights (const Sights *a, const Sights *b);

/* Drops the last reference and checks that it was the last. */
void drop_match (BluffMatch *match);
