/* any-game.h: games of every kind for tests that ask the same of all of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules.h"

/* Calls a test once for every game, number of players and combination of options; the path says which:
 * PREFIX/pirate/4/voyage=short. The test gets a BluffTable. */
void add_for_every_table (const char *prefix, void (*test) (gconstpointer table));

/* One more random move of any awaited seat, by what the seat may do. Returns the seat. */
BluffSeat play_randomly (BluffState *state, BluffRandom *random, BluffEvents *events);

/* Each card and each coin of the game is in exactly one place, and what is counted twice agrees. */
void assert_nothing_is_lost (const BluffState *state);

/* Each seat has a place, shared places are followed by a gap (C5). */
void assert_ranking_is_complete (const BluffHead *head);
