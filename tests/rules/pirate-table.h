/* pirate-table.h: a table of Bluff Pirate with a deal of our choice, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules.h"

typedef struct
{
  BluffState state;
  BluffRandom random;
  BluffEvents events; /* of the last action */
} Game;

/* Three seats; seat 0 has three hats and a pirate, seat 1 three flags, seat 2 this and that. */
extern const char *const pirate_hands[3];

guint8 card_named (const char *name);

/* "hat-1 hat-2" */
BluffCards cards_named (const char *names);

/* Sets up a game: HANDS are the hands of the seats, PILE the next cards of the pile in order; all other cards follow
 * it. The treasure is on ISLAND, 1 or 2. */
void set_up (Game *game, guint players, const char *const *hands, const char *pile, guint island);

void set_up_some (Game *game);

BluffRefusal act (Game *game, BluffAction action);

void do_act (Game *game, BluffAction action);

/* The action is refused for this cause and nothing has changed (C6). */
void assert_refused (Game *game, BluffAction action, BluffRefusal refusal);

BluffAction draw (BluffSeat seat);

BluffAction lay (BluffSeat seat, const char *up, const char *down);

BluffAction vote (BluffSeat seat, gboolean bluff);

BluffAction name_voter (BluffSeat seat, BluffSeat voter);

BluffAction discard (BluffSeat seat, const char *card);

BluffAction pass (BluffSeat seat);

BluffAction board (BluffSeat seat, const char *card, BluffSeat victim);

/* Seat 0 draws and lays; everybody votes the same; seat 1 is named. */
void lay_and_settle (Game *game, const char *up, const char *down, gboolean vote_bluff);

const BluffEvent *find_event (const Game *game, BluffEventKind kind);

guint count_events (const Game *game, BluffEventKind kind);

void assert_hand (const Game *game, BluffSeat seat, const char *names);

/* Events that somebody wrote down. */
BluffRefusal admit_changed (const Game *game, BluffEvent event);

/* Leaves N cards in the pile; the rest is discarded (WITH_DISCARDS) or put into the hand of seat 2. */
void shrink_pile (Game *game, guint n, gboolean with_discards);
