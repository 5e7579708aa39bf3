/* bluff-game-rules.h: what each game must be able to do (private to the rules).
 *
 * The phase is in the state's head. While it is BLUFF_PHASE_SETTLING no seat is awaited, and `due` knows the one event
 * that must come next; otherwise the next event is a decision, the one that `embody` makes of an action.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-imagine.h"
#include "bluff-rules.h"

G_BEGIN_DECLS

typedef struct
{
  /* The state before the set-up: head.table is given, the rest is 0. */
  void (*open) (BluffState *state);

  /* Makes a set-up event by chance. */
  void (*deal) (const BluffState *state, BluffRandom *random, BluffEvent *event);

  /* Whether an action of an existing seat (or, for CLOSE, of no seat) is legal. */
  BluffRefusal (*refuse) (const BluffState *state, const BluffAction *action);

  /* The first event that a legal action brings about. */
  void (*embody) (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event);

  /* The event that must come next while the phase is SETTLING. */
  void (*due) (const BluffState *state, BluffRandom *random, BluffEvent *event);

  /* Whether any event of this game, with numbers that nobody has checked, may come next. */
  BluffRefusal (*admit) (const BluffState *state, const BluffEvent *event);

  void (*apply) (BluffState *state, const BluffEvent *event);

  /* LEGAL is cleared and names the seat, which is awaited. */
  void (*legal) (const BluffState *state, BluffSeat seat, BluffLegal *legal);

  /* VIEW is cleared, every byte of it. */
  void (*sight) (const BluffState *state, BluffSeat seat, BluffView *view);

  /* TOLD is a copy of EVENT: takes out what SEAT may not know and puts in what is now open. */
  void (*tell) (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffEvent *told);

  void (*prepare) (BluffImagination *self, const BluffView *view);

  /* STATE is cleared. */
  void (*draw) (const BluffImagination *self, BluffRandom *random, BluffState *state);
} BluffGameRules;

extern const BluffGameRules bluff_pirate_rules;
extern const BluffGameRules bluff_bluffer_rules;
extern const BluffGameRules bluff_bluffaneer_rules;

G_END_DECLS
