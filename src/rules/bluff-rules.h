/* bluff-rules.h: the referee's side of the rules: beginning a game, checking and replaying its events, telling them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-simulate.h"

G_BEGIN_DECLS

/* A state in which nothing has happened yet, for a valid TABLE. */
void bluff_rules_open (BluffState *state, const BluffTable *table);

/* Begins a game at a table: deals by chance. The set-up is the first of EVENTS and has been applied. */
void bluff_rules_begin (BluffState *state, const BluffTable *table, BluffRandom *random, BluffEvents *events);

/* Why EVENT cannot be the next event of the game, or BLUFF_REFUSAL_NONE. The event may be anything: its numbers are not
 * trusted. */
BluffRefusal bluff_rules_admit (const BluffState *state, const BluffEvent *event);

/* Takes over what an event says. The event is one that bluff_rules_act produced or bluff_rules_admit let pass. */
void bluff_rules_apply (BluffState *state, const BluffEvent *event);

/* Brings a game that ended in the middle of a move, with consequences still to be told, to where a seat is awaited or
 * the game is over. */
void bluff_rules_settle (BluffState *state, BluffRandom *random, BluffEvents *events);

/* What SEAT, with BLUFF_ONLOOKER anybody who watches, or with BLUFF_NO_SEAT a reader who may see everything, is told of
 * EVENT, which has not been applied to STATE yet. */
void bluff_rules_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffTold *told);

G_END_DECLS
