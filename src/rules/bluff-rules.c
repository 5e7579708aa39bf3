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
copy_deck (const BluffEvent *event, BluffGame game, BluffEventDeck *copy)
{
  const BluffEventDeck *deck = &event->deck;

  copy->n = deck->n;
  memcpy (copy->cards, deck->cards, deck->n);
  if (game == BLUFF_GAME_BLUFFER)
    {
      memcpy (copy->up, deck->up, deck->n);
      memcpy (copy->down, deck->down, deck->n);
    }
  if (event->kind != BLUFF_EVENT_SETUP)
    return;

  memcpy (copy->dealt, deck->dealt, sizeof copy->dealt);
  if (game == BLUFF_GAME_BLUFFANEER)
    memcpy (copy->coins, deck->coins, sizeof copy->coins);
  if (game == BLUFF_GAME_PIRATE)
    copy->treasure = deck->treasure;
}

/* How many bytes of an event have a meaning, from its first part on; 0 if only kind and seat have. Without decks, draws
 * and what has gaps. */
static gsize
size_of_event (BluffEventKind kind, BluffGame game)
{
  static const guint8 sizes[BLUFF_N_EVENTS] = {
    [BLUFF_EVENT_VOTE] = sizeof ((BluffEvent *) 0)->vote,
    [BLUFF_EVENT_SAIL] = sizeof ((BluffEvent *) 0)->sail,
    [BLUFF_EVENT_OPEN] = sizeof ((BluffEvent *) 0)->open,
    [BLUFF_EVENT_DISCARD] = sizeof ((BluffEvent *) 0)->discard,
    [BLUFF_EVENT_PEEK] = sizeof (BluffEventCard),
    [BLUFF_EVENT_MATCH] = sizeof (BluffEventCard),
    [BLUFF_EVENT_CLAIM] = sizeof (BluffEventCard),
    [BLUFF_EVENT_SHOWN] = sizeof (BluffEventCard),
    [BLUFF_EVENT_TAKE] = sizeof (BluffEventCard),
    [BLUFF_EVENT_GIVE] = sizeof (BluffEventCard),
    [BLUFF_EVENT_SHOW] = sizeof (BluffEventCard),
    [BLUFF_EVENT_DECIDE] = sizeof ((BluffEvent *) 0)->decide,
    [BLUFF_EVENT_FLIP] = sizeof ((BluffEvent *) 0)->flip,
    [BLUFF_EVENT_OUT] = sizeof ((BluffEvent *) 0)->out,
    [BLUFF_EVENT_ROLL] = sizeof ((BluffEvent *) 0)->roll,
    [BLUFF_EVENT_STEAL] = sizeof ((BluffEvent *) 0)->steal,
    [BLUFF_EVENT_ANSWER] = sizeof ((BluffEvent *) 0)->answer,
    [BLUFF_EVENT_PAY] = sizeof ((BluffEvent *) 0)->pay,
    [BLUFF_EVENT_REVEAL] = sizeof ((BluffEvent *) 0)->pair,
    [BLUFF_EVENT_OVER] = sizeof ((BluffEvent *) 0)->over,
  };

  /* In Bluffaneer these name a seat alone. */
  if (game == BLUFF_GAME_BLUFFANEER && (kind == BLUFF_EVENT_MATCH || kind == BLUFF_EVENT_CLAIM))
    return 0;

  return sizes[kind];
}

/* Copies what an event says and nothing else (C3): the memory that it was made in may still hold, say, the whole deck.
 */
static void
copy_event (const BluffEvent *event, BluffGame game, BluffEvent *copy)
{
  memset (copy, 0, sizeof *copy);
  copy->kind = event->kind;
  copy->seat = event->seat;

  switch ((guint) event->kind)
    {
    case BLUFF_EVENT_SETUP:
    case BLUFF_EVENT_RESHUFFLE:
      copy_deck (event, game, &copy->deck);
      break;
    case BLUFF_EVENT_DRAW:
      copy->draw.n = event->draw.n;
      memcpy (copy->draw.cards, event->draw.cards, event->draw.n);
      break;
    case BLUFF_EVENT_LAY:
      copy->lay.down_size = event->lay.down_size;
      copy->lay.up = event->lay.up;
      copy->lay.down = event->lay.down;
      break;
    case BLUFF_EVENT_BOARD:
      copy->board.card = event->board.card;
      copy->board.victim = event->board.victim;
      copy->board.taken_size = event->board.taken_size;
      copy->board.taken = event->board.taken;
      break;
    default:
      /* They all begin where a deck does; a whole reveal of Pirate has but its first byte. */
      memcpy (&copy->deck, &event->deck, size_of_event ((BluffEventKind) event->kind, game));
      break;
    }
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

/* The seat an action needs to be of, whatever the game. */
static BluffRefusal
refuse_seat (const BluffState *state, const BluffAction *action)
{
  if (state->head.phase == BLUFF_PHASE_OVER)
    return BLUFF_REFUSAL_GAME_OVER;
  if (state->head.phase == BLUFF_PHASE_SETUP)
    return BLUFF_REFUSAL_NOT_SET_UP;
  if (state->head.phase == BLUFF_PHASE_SETTLING)
    return BLUFF_REFUSAL_CONSEQUENCE_FIRST;
  if (action->kind == BLUFF_ACTION_CLOSE ? action->seat != BLUFF_NO_SEAT : action->seat >= state->head.table.players)
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
  copy_event (event, (BluffGame) told->game, &told->event);
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
