/* bluff-pirate-legal.c: what a seat may do in Bluff Pirate, why not, and the event that it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#define PIRATE_ACTIONS                                                                                                 \
  (bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_BOARD) |                            \
   bluff_action_kinds_of (BLUFF_ACTION_LAY) | bluff_action_kinds_of (BLUFF_ACTION_DISCARD) |                           \
   bluff_action_kinds_of (BLUFF_ACTION_PASS) | bluff_action_kinds_of (BLUFF_ACTION_VOTE) |                             \
   bluff_action_kinds_of (BLUFF_ACTION_REVEAL))

/* The seats strictly ahead (P19, P21). */
static BluffSeats
seats_ahead (const BluffPirateState *self, BluffSeat seat)
{
  BluffSeats ahead = 0;

  for (BluffSeat other = 0; other < self->head.table.players; other++)
    if (self->square[other] > self->square[seat])
      ahead |= bluff_seats_of (other);

  return ahead;
}

static BluffRefusal
refuse_board (const BluffPirateState *self, const BluffAction *action)
{
  BluffSeats ahead = seats_ahead (self, action->seat);

  if (action->card >= BLUFF_PIRATE_CARDS || !bluff_pirate_card_is_pirate (action->card) ||
      !bluff_cards_has (self->hand[action->seat], action->card))
    return BLUFF_REFUSAL_PIRATE_BOARD_CARD;
  if (ahead == 0)
    return BLUFF_REFUSAL_PIRATE_BOARD_LEADER;
  if (!bluff_seats_has (ahead, action->target))
    return BLUFF_REFUSAL_PIRATE_BOARD_AHEAD;
  if (self->hand_size[action->target] == 0)
    return BLUFF_REFUSAL_PIRATE_BOARD_EMPTY;

  return BLUFF_REFUSAL_NONE;
}

/* P9, P10 */
static BluffRefusal
refuse_set (const BluffPirateState *self, const BluffAction *action)
{
  guint up = bluff_cards_count (action->up);
  guint size = up + bluff_cards_count (action->down);
  BluffCards cards = bluff_cards_or (action->up, action->down);

  if (size < BLUFF_PIRATE_SET_MIN || size > BLUFF_PIRATE_SET_MAX)
    return BLUFF_REFUSAL_PIRATE_SET_SIZE;
  if (up < 1 || up > BLUFF_PIRATE_UP_MAX)
    return BLUFF_REFUSAL_PIRATE_SET_UP;
  if (bluff_cards_meet (action->up, action->down) || !bluff_cards_within (cards, self->hand[action->seat]))
    return BLUFF_REFUSAL_PIRATE_SET_HAND;
  if (bluff_pirate_is_bluff (action->up, action->up))
    return BLUFF_REFUSAL_PIRATE_SET_SUITS;

  return BLUFF_REFUSAL_NONE;
}

/* P17 */
static BluffRefusal
refuse_discard (const BluffPirateState *self, const BluffAction *action)
{
  if (self->hand_size[action->seat] < BLUFF_PIRATE_HAND)
    return BLUFF_REFUSAL_PIRATE_DISCARD_FEW;
  if (action->card >= BLUFF_PIRATE_CARDS || !bluff_cards_has (self->hand[action->seat], action->card))
    return BLUFF_REFUSAL_PIRATE_DISCARD_HAND;

  return BLUFF_REFUSAL_NONE;
}

/* P11 */
static BluffRefusal
refuse_vote (const BluffPirateState *self, const BluffAction *action)
{
  if (action->kind != BLUFF_ACTION_VOTE)
    return bluff_seats_has (self->head.awaited, action->seat) ? BLUFF_REFUSAL_NOT_NOW : BLUFF_REFUSAL_NOT_AWAITED;
  if (action->seat == self->head.turn)
    return BLUFF_REFUSAL_PIRATE_VOTE_OWN;
  if (bluff_seats_has (self->voted, action->seat))
    return BLUFF_REFUSAL_PIRATE_VOTE_TWICE;

  return action->yes <= TRUE ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_NOT_NOW;
}

BluffRefusal
bluff_pirate_refuse (const BluffState *state, const BluffAction *action)
{
  const BluffPirateState *self = &state->pirate;
  guint phase = self->head.phase;

  if (action->kind >= BLUFF_N_ACTIONS || !(bluff_action_kinds_of (action->kind) & PIRATE_ACTIONS))
    return BLUFF_REFUSAL_OTHER_GAME;
  if (phase == BLUFF_PHASE_PIRATE_VOTE)
    return refuse_vote (self, action);
  if (action->seat != self->head.turn)
    return BLUFF_REFUSAL_NOT_AWAITED;

  if (phase == BLUFF_PHASE_PIRATE_TURN && action->kind == BLUFF_ACTION_DRAW)
    return BLUFF_REFUSAL_NONE;
  if (phase == BLUFF_PHASE_PIRATE_TURN && action->kind == BLUFF_ACTION_BOARD)
    return refuse_board (self, action);
  if (phase == BLUFF_PHASE_PIRATE_PLAY && action->kind == BLUFF_ACTION_LAY)
    return refuse_set (self, action);
  if (phase == BLUFF_PHASE_PIRATE_PLAY && action->kind == BLUFF_ACTION_DISCARD)
    return refuse_discard (self, action);
  if (phase == BLUFF_PHASE_PIRATE_PLAY && action->kind == BLUFF_ACTION_PASS)
    return self->hand_size[action->seat] < BLUFF_PIRATE_HAND ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_PIRATE_DISCARD_DUE;
  if (phase == BLUFF_PHASE_PIRATE_REVEAL && action->kind == BLUFF_ACTION_REVEAL)
    return bluff_seats_has (self->voted, action->target) ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_PIRATE_VOTER;

  return BLUFF_REFUSAL_NOT_NOW;
}

/* Takes the booty blindly: every choice of cards is equally likely (P20). */
static BluffCards
take_blindly (BluffCards hand, guint size, guint n, BluffRandom *random)
{
  BluffCards taken = BLUFF_CARDS_NONE;

  if (n == size)
    return hand;

  for (guint i = 0; i < n; i++)
    {
      guint card = bluff_cards_nth (hand, bluff_random_below (random, size - i));

      bluff_cards_remove (&hand, card);
      bluff_cards_add (&taken, card);
    }

  return taken;
}

static void
embody_board (const BluffPirateState *self, const BluffAction *action, BluffRandom *random, BluffEvent *event)
{
  BluffSeat victim = action->target;
  guint booty = bluff_pirate_booty (self, victim);

  event->kind = BLUFF_EVENT_BOARD;
  event->board.card = action->card;
  event->board.victim = victim;
  event->board.taken_size = (guint8) booty;
  event->board.taken = take_blindly (self->hand[victim], self->hand_size[victim], booty, random);
}

void
bluff_pirate_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event)
{
  const BluffPirateState *self = &state->pirate;

  event->seat = action->seat;

  switch ((BluffActionKind) action->kind)
    {
    case BLUFF_ACTION_DRAW:
      if (bluff_pirate_needs_reshuffle (self))
        bluff_pirate_make_reshuffle (self, random, event);
      else
        bluff_pirate_make_draw (self, event);
      break;
    case BLUFF_ACTION_BOARD:
      embody_board (self, action, random, event);
      break;
    case BLUFF_ACTION_LAY:
      event->kind = BLUFF_EVENT_LAY;
      event->lay.down_size = (guint8) bluff_cards_count (action->down);
      event->lay.up = action->up;
      event->lay.down = action->down;
      break;
    case BLUFF_ACTION_DISCARD:
      event->kind = BLUFF_EVENT_DISCARD;
      event->discard.card = action->card;
      break;
    case BLUFF_ACTION_PASS:
      event->kind = BLUFF_EVENT_PASS;
      break;
    case BLUFF_ACTION_VOTE:
      event->kind = BLUFF_EVENT_VOTE;
      event->vote.bluff = action->yes;
      break;
    case BLUFF_ACTION_REVEAL:
      event->kind = BLUFF_EVENT_REVEAL;
      event->reveal.voter = action->target;
      break;
    default:
      g_assert_not_reached ();
    }
}

void
bluff_pirate_legal (const BluffState *state, BluffSeat seat, BluffLegal *legal)
{
  const BluffPirateState *self = &state->pirate;
  guint size = self->hand_size[seat];

  switch (self->head.phase)
    {
    case BLUFF_PHASE_PIRATE_TURN:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_DRAW);
      legal->boarders = bluff_cards_and (self->hand[seat], bluff_pirate_pirate_cards ());
      if (bluff_cards_is_empty (legal->boarders))
        break;
      legal->targets = bluff_pirate_victims (self, seat);
      if (legal->targets != 0)
        legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_BOARD);
      break;
    case BLUFF_PHASE_PIRATE_PLAY:
      legal->hand = self->hand[seat];
      legal->kinds = bluff_action_kinds_of (size < BLUFF_PIRATE_HAND ? BLUFF_ACTION_PASS : BLUFF_ACTION_DISCARD);
      if (size >= BLUFF_PIRATE_SET_MIN)
        legal->kinds |= bluff_action_kinds_of (BLUFF_ACTION_LAY);
      break;
    case BLUFF_PHASE_PIRATE_VOTE:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_VOTE);
      break;
    case BLUFF_PHASE_PIRATE_REVEAL:
      legal->kinds = bluff_action_kinds_of (BLUFF_ACTION_REVEAL);
      legal->targets = self->voted;
      break;
    default:
      g_assert_not_reached ();
    }
}

BluffSeats
bluff_pirate_victims (const BluffPirateState *self, BluffSeat seat)
{
  BluffSeats victims = seats_ahead (self, seat);

  for (BluffSeat other = 0; other < self->head.table.players; other++)
    if (self->hand_size[other] == 0)
      victims = bluff_seats_without (victims, other);

  return victims;
}

guint
bluff_pirate_booty (const BluffPirateState *self, BluffSeat victim)
{
  return MIN (BLUFF_PIRATE_TAKEN, self->hand_size[victim]);
}
