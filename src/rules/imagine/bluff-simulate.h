/* bluff-simulate.h: playing on from a state: what a seat may do, what an action brings about, what a seat sees.
 *
 * The referee plays the true game with these functions, a computer player the games that it imagines. Nothing here
 * allocates.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-action.h"
#include "bluff-event.h"
#include "bluff-legal.h"
#include "bluff-refusal.h"
#include "bluff-state.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* Why ACTION is not legal now, or BLUFF_REFUSAL_NONE. */
BluffRefusal bluff_rules_refuse (const BluffState *state, const BluffAction *action);

/* Carries out an action: the event that it is, and all that follows from it until a seat is awaited again or the game
 * is over. The events are appended to EVENTS, which has room for BLUFF_EVENTS_MAX, and have been applied to STATE. If
 * the action is not legal, nothing is changed and the cause is returned (C6). */
BluffRefusal bluff_rules_act (BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvents *events);

/* What SEAT may do now; nothing, if it is not awaited, as an onlooker never is. */
void bluff_rules_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal);

/* What SEAT, or with BLUFF_ONLOOKER anybody who watches, may know now. */
void bluff_rules_sight (const BluffState *state, BluffSeat seat, BluffView *view);

G_END_DECLS
