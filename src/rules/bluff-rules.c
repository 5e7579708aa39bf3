/* bluff-rules.c: one door to the three games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules.h"

#include "bluff-game-rules.h"

#include <string.h>

static const BluffGameRules *const games[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = &bluff_pirate_rules,
  [BLUFF_GAME_BLUFFER] = &bluff_bluffer_rules,
  [BLUFF_GAME_BLUFFANEER] = &bluff_bluffaneer_rules,
};

static inline const BluffGameRules *
rules_of (const BluffState *state)
{
  return games[state->head.table.game];
}

static void
settle (const BluffGameRules *rules, BluffState *state, BluffRandom *random, BluffEvents *events)
{
  while (state->head.phase == BLUFF_PHASE_SETTLING)
    {
      BluffEvent *event = &events->item[events->n++];

      rules->due (state, random, event);
      rules->apply (state, event);
    }
}

/* Why no seat can act in this phase. */
static BluffRefusal
refuse_phase (BluffPhase phase)
{
  if (phase == BLUFF_PHASE_OVER)
    return BLUFF_REFUSAL_GAME_OVER;

  return phase == BLUFF_PHASE_SETUP ? BLUFF_REFUSAL_NOT_SET_UP : BLUFF_REFUSAL_CONSEQUENCE_FIRST;
}

/* The phase and the seat that an action needs, whatever the game. */
static inline BluffRefusal
refuse_seat (const BluffState *state, const BluffAction *action)
{
  if (G_UNLIKELY (state->head.phase <= BLUFF_PHASE_OVER))
    return refuse_phase (state->head.phase);
  if (G_UNLIKELY (action->kind == BLUFF_ACTION_CLOSE ? action->seat != BLUFF_NO_SEAT
                                                     : action->seat >= state->head.table.players))
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  return BLUFF_REFUSAL_NONE;
}

BluffRefusal
bluff_rules_refuse (const BluffState *state, const BluffAction *action)
{
  BluffRefusal refusal = refuse_seat (state, action);

  return refusal != BLUFF_REFUSAL_NONE ? refusal : rules_of (state)->refuse (state, action);
}

BluffRefusal
bluff_rules_act (BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvents *events)
{
  const BluffGameRules *rules = rules_of (state);
  BluffRefusal refusal = bluff_rules_refuse (state, action);
  BluffEvent *event;

  if (refusal != BLUFF_REFUSAL_NONE)
    return refusal;

  event = &events->item[events->n++];
  rules->embody (state, action, random, event);
  rules->apply (state, event);
  settle (rules, state, random, events);

  return BLUFF_REFUSAL_NONE;
}

void
bluff_rules_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal)
{
  *legal = (BluffLegal){ .seat = seat };

  if (bluff_seats_has (state->head.awaited, seat))
    rules_of (state)->legal (state, seat, legal);
}

void
bluff_rules_sight (const BluffState *state, BluffSeat seat, BluffView *view)
{
  memset (view, 0, sizeof *view);
  view->head = state->head;
  rules_of (state)->sight (state, seat, view);
}

void
bluff_rules_open (BluffState *state, const BluffTable *table)
{
  BluffTable agreed = *table; /* which may be the state's own */

  memset (state, 0, sizeof *state);
  state->head.table = agreed;
  state->head.phase = BLUFF_PHASE_SETUP;
  state->head.turn = agreed.first;
  rules_of (state)->open (state);
}

void
bluff_rules_begin (BluffState *state, const BluffTable *table, BluffRandom *random, BluffEvents *events)
{
  BluffEvent *event = &events->item[events->n++];

  bluff_rules_open (state, table);
  rules_of (state)->deal (state, random, event);
  rules_of (state)->apply (state, event);
}

BluffRefusal
bluff_rules_admit (const BluffState *state, const BluffEvent *event)
{
  if (state->head.phase == BLUFF_PHASE_OVER)
    return BLUFF_REFUSAL_GAME_OVER;
  if ((state->head.phase == BLUFF_PHASE_SETUP) != (event->kind == BLUFF_EVENT_SETUP))
    return BLUFF_REFUSAL_NOT_SET_UP;
  if (!bluff_event_is_of_game (event->kind, state->head.table.game))
    return BLUFF_REFUSAL_OTHER_GAME;
  if (event->seat != BLUFF_NO_SEAT && event->seat >= state->head.table.players)
    return BLUFF_REFUSAL_NO_SUCH_SEAT;

  return rules_of (state)->admit (state, event);
}

void
bluff_rules_apply (BluffState *state, const BluffEvent *event)
{
  rules_of (state)->apply (state, event);
}

void
bluff_rules_settle (BluffState *state, BluffRandom *random, BluffEvents *events)
{
  settle (rules_of (state), state, random, events);
}

void
bluff_rules_tell (const BluffState *state, const BluffEvent *event, BluffSeat seat, BluffTold *told)
{
  memset (told, 0, sizeof *told);
  told->seat = seat;
  told->game = state->head.table.game;
  bluff_event_copy (event, state->head.table.game, &told->event);
  rules_of (state)->tell (state, event, seat, &told->event);
}

void
bluff_imagination_init (BluffImagination *self, const BluffView *view)
{
  games[view->head.table.game]->prepare (self, view);
}

void
bluff_imagination_draw (const BluffImagination *self, BluffRandom *random, BluffState *state)
{
  memset (state, 0, sizeof *state);
  state->head = self->head;
  games[self->head.table.game]->draw (self, random, state);
}
