/* bluff-bluffer-apply.c: what an action of Bluffer brings about, and what an event changes.
 *
 * Every event ends in one of three ways: a seat is awaited, one certain event is due, or `go_on` finds out which of the
 * two it is: a player who ran out of cards is told so first (B16), then the end (B17), then the cards that are owed are
 * drawn, and then it is the next player's turn (B14).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rules.h"

#include <string.h>

enum
{
  TURN_DRAW = 1 /* B7: the card of a player who draws instead of playing */
};

/* Events, made */

static void
make_card (const BluffBlufferState *self, BluffEventKind kind, BluffSeat seat, guint slot, BluffEvent *event)
{
  event->kind = (guint8) kind;
  event->seat = seat;
  event->card = (BluffEventCard){ .card = self->id[slot] };
}

/* As many cards of those owed as the draw pile has; the rest comes after a reshuffle, if at all. */
static void
make_draw (const BluffBlufferState *self, BluffSeat seat, guint owed, BluffEvent *event)
{
  guint n = MIN (owed, self->draw_size);

  event->kind = BLUFF_EVENT_DRAW;
  event->seat = seat;
  memset (&event->draw, 0, sizeof event->draw);
  event->draw.n = (guint8) n;
  for (guint i = 0; i < n; i++)
    event->draw.cards[i] = self->draw[self->draw_size - 1 - i].id;
}

/* B18: order and side. */
static void
make_reshuffle (const BluffBlufferState *self, BluffRandom *random, BluffEvent *event)
{
  BluffEventDeck *deck = &event->deck;
  guint64 sides = bluff_random_next (random);
  guint n = 0;

  event->kind = BLUFF_EVENT_RESHUFFLE;
  event->seat = BLUFF_NO_SEAT;
  memset (deck, 0, sizeof *deck);
  for (BluffSlots slots = bluff_bluffer_buried (self); slots != 0; slots &= slots - 1)
    deck->cards[n++] = (guint8) bluff_bits_first (slots);

  deck->n = (guint8) n;
  bluff_random_shuffle (random, deck->cards, n);
  for (guint i = 0; i < n; i++, sides >>= 1)
    {
      guint slot = deck->cards[i];

      deck->cards[i] = self->id[slot];
      deck->up[i] = sides & 1 ? self->down[slot] : self->up[slot];
      deck->down[i] = sides & 1 ? self->up[slot] : self->down[slot];
    }
}

/* C4: a toss between shouters, or the call that counts. */
static void
make_call (const BluffBlufferState *self, BluffRandom *random, BluffEvent *event)
{
  BluffSeat winner;

  if (bluff_moment_next (&self->moment, random, event, &winner))
    return;

  event->kind = BLUFF_EVENT_CALL;
  event->seat = winner;
}

void
bluff_bluffer_embody (const BluffState *state, const BluffAction *action, BluffRandom *random, BluffEvent *event)
{
  static const guint8 events[BLUFF_N_ACTIONS] = {
    [BLUFF_ACTION_PEEK] = BLUFF_EVENT_PEEK, [BLUFF_ACTION_MATCH] = BLUFF_EVENT_MATCH,
    [BLUFF_ACTION_SHOW] = BLUFF_EVENT_SHOW, [BLUFF_ACTION_CLAIM] = BLUFF_EVENT_CLAIM,
    [BLUFF_ACTION_TAKE] = BLUFF_EVENT_TAKE, [BLUFF_ACTION_GIVE] = BLUFF_EVENT_GIVE,
  };
  const BluffBlufferState *self = &state->bluffer;

  switch (action->kind)
    {
    case BLUFF_ACTION_DRAW:
      if (bluff_bluffer_must_reshuffle (self))
        make_reshuffle (self, random, event);
      else
        make_draw (self, action->seat, TURN_DRAW, event);
      break;
    case BLUFF_ACTION_DECIDE:
      event->kind = BLUFF_EVENT_DECIDE;
      event->seat = action->seat;
      event->decide.shout = action->yes;
      break;
    case BLUFF_ACTION_CLOSE:
      make_call (self, random, event);
      break;
    default:
      make_card (self, (BluffEventKind) events[action->kind], action->seat, action->card, event);
      if (action->kind == BLUFF_ACTION_TAKE || action->kind == BLUFF_ACTION_GIVE)
        event->card.other = self->caller;
      break;
    }
}

void
bluff_bluffer_due (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;

  switch (self->due)
    {
    case BLUFF_BLUFFER_DUE_CALL:
      make_call (self, random, event);
      break;
    case BLUFF_BLUFFER_DUE_SHOWN:
      make_card (self, BLUFF_EVENT_SHOWN, BLUFF_NO_SEAT, self->asked, event);
      event->card.down = self->down[self->asked];
      break;
    case BLUFF_BLUFFER_DUE_OUT:
      bluff_bluffer_score_out (self, event);
      break;
    case BLUFF_BLUFFER_DUE_RESHUFFLE:
      make_reshuffle (self, random, event);
      break;
    case BLUFF_BLUFFER_DUE_DRAW:
      make_draw (self, self->drawer, self->owed, event);
      break;
    case BLUFF_BLUFFER_DUE_OVER:
      bluff_bluffer_score_over (self, event);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Events, applied */

static void
await (BluffBlufferState *self, BluffPhase phase, BluffSeats seats)
{
  self->head.phase = (guint8) phase;
  self->head.awaited = seats;
  self->due = BLUFF_BLUFFER_DUE_NOTHING;
}

static void
settle_with (BluffBlufferState *self, BluffBlufferDue due)
{
  self->head.phase = BLUFF_PHASE_SETTLING;
  self->head.awaited = 0;
  self->due = (guint8) due;
}

static void
begin_turn (BluffBlufferState *self, BluffSeat seat)
{
  bluff_bluffer_clear_turn (self);
  self->head.turn = seat;
  self->head.turns++;
  await (self, BLUFF_PHASE_BLUFFER_TURN, bluff_seats_of (seat));
}

static void
go_on (BluffBlufferState *self)
{
  if (self->leaver != BLUFF_NO_SEAT)
    settle_with (self, BLUFF_BLUFFER_DUE_OUT);
  else if (bluff_bluffer_is_decided (self))
    settle_with (self, BLUFF_BLUFFER_DUE_OVER);
  else if (self->owed > 0)
    settle_with (self, bluff_bluffer_must_reshuffle (self) ? BLUFF_BLUFFER_DUE_RESHUFFLE : BLUFF_BLUFFER_DUE_DRAW);
  else
    begin_turn (self, bluff_seat_next_in (self->head.turn, self->in_play, self->head.table.players));
}

/* After what comes next, these cards are to be drawn. */
static void
owe (BluffBlufferState *self, BluffSeat seat, guint n)
{
  self->drawer = seat;
  self->owed = (guint8) n;
}

static void
put_on_table (BluffBlufferState *self, BluffSeat seat, guint slot, const BluffBlufferCard *card)
{
  self->up[slot] = card->up;
  self->down[slot] = card->down;
  self->id[slot] = card->id;
  self->slot_of[card->id] = (guint8) slot;
  self->tables[seat] |= bluff_slots_of (slot);
  self->up_is[card->up] |= bluff_slots_of (slot);
}

static void
take_from_table (BluffBlufferState *self, BluffSeat seat, guint slot)
{
  self->tables[seat] &= ~bluff_slots_of (slot);
  if (self->tables[seat] == 0)
    self->leaver = seat;
}

/* The side that lies up is the next shape to match. */
static void
put_on_pile (BluffBlufferState *self, guint slot)
{
  self->up_is[self->up[slot]] &= ~bluff_slots_of (slot);
  self->pile |= bluff_slots_of (slot);
  self->top = (guint8) slot;
  self->need = self->up[slot];
}

static void
let_all_know (BluffBlufferState *self, guint slot)
{
  for (guint seat = 0; seat < self->head.table.players; seat++)
    self->knows[seat] |= bluff_slots_of (slot);
}

static void
fill_draw_pile (BluffBlufferState *self, const BluffEventDeck *deck, guint from)
{
  self->draw_size = (guint8) (deck->n - from);
  for (guint i = from, place = self->draw_size; i < deck->n; i++)
    self->draw[--place] = (BluffBlufferCard){ deck->cards[i], deck->up[i], deck->down[i] };
}

/* B3 */
static void
apply_setup (BluffBlufferState *self, const BluffEvent *event)
{
  const BluffEventDeck *deck = &event->deck;
  guint players = self->head.table.players;
  guint slot = 0;

  for (BluffSeat seat = 0; seat < players; seat++)
    for (guint i = 0; i < BLUFF_BLUFFER_HAND; i++, slot++)
      put_on_table (self, seat, slot, &(BluffBlufferCard){ deck->cards[slot], deck->up[slot], deck->down[slot] });

  self->up[slot] = deck->up[slot];
  self->down[slot] = deck->down[slot];
  self->id[slot] = deck->cards[slot];
  self->slot_of[deck->cards[slot]] = (guint8) slot;
  put_on_pile (self, slot);
  fill_draw_pile (self, deck, slot + 1);

  self->in_play = bluff_seats_all (players);
  begin_turn (self, self->head.table.first);
}

/* B5: shape against shape, so the card's hidden side comes up, and everybody saw the other one. */
static void
apply_match (BluffBlufferState *self, BluffSeat seat, guint slot)
{
  guint8 matched = self->up[slot];

  take_from_table (self, seat, slot);
  self->up_is[matched] &= ~bluff_slots_of (slot);
  self->up[slot] = self->down[slot];
  self->down[slot] = matched;
  put_on_pile (self, slot);
  let_all_know (self, slot);
  go_on (self);
}

/* B6, B9 */
static void
apply_claim (BluffBlufferState *self, BluffSeat seat, guint slot)
{
  self->asked = (guint8) slot;
  self->asked_shape = self->need;
  take_from_table (self, seat, slot);
  put_on_pile (self, slot);
  bluff_moment_begin (&self->moment, bluff_seats_without (self->in_play, seat));
  await (self, BLUFF_PHASE_BLUFFER_CALL, self->moment.concerned);
}

/* C4 */
static void
apply_decide (BluffBlufferState *self, const BluffEvent *event)
{
  bluff_moment_decide (&self->moment, event->seat, event->decide.shout);
  self->head.awaited = bluff_moment_awaited (&self->moment);
  if (self->head.awaited != 0)
    return;

  if (self->moment.shouted != 0)
    settle_with (self, BLUFF_BLUFFER_DUE_CALL);
  else
    go_on (self);
}

static void
apply_call (BluffBlufferState *self, BluffSeat seat)
{
  self->caller = seat;
  bluff_moment_begin (&self->moment, 0);
  settle_with (self, BLUFF_BLUFFER_DUE_SHOWN);
}

/* B15: the card stays on the table until its hidden side is seen. */
static void
apply_show (BluffBlufferState *self, guint slot)
{
  self->asked = (guint8) slot;
  self->asked_shape = self->need;
  settle_with (self, BLUFF_BLUFFER_DUE_SHOWN);
}

static void
apply_shown (BluffBlufferState *self)
{
  guint slot = self->asked;
  BluffSeat asked = self->head.turn;
  gboolean matches = self->down[slot] == self->asked_shape;

  let_all_know (self, slot);
  if (self->caller != BLUFF_NO_SEAT)
    {
      /* B11, B12 */
      await (self, matches ? BLUFF_PHASE_BLUFFER_GIVE : BLUFF_PHASE_BLUFFER_TAKE, bluff_seats_of (asked));
      return;
    }

  /* B15 */
  self->asked = BLUFF_NO_SLOT;
  if (matches)
    {
      take_from_table (self, asked, slot);
      put_on_pile (self, slot);
    }
  else
    owe (self, asked, BLUFF_BLUFFER_FAILED);
  go_on (self);
}

/* B11–B13: the card keeps its sides, and those who knew them still do. */
static void
apply_handover (BluffBlufferState *self, BluffSeat from, BluffSeat to, guint slot)
{
  take_from_table (self, from, slot);
  self->tables[to] |= bluff_slots_of (slot);
  go_on (self);
}

static void
apply_draw (BluffBlufferState *self, const BluffEvent *event)
{
  BluffSlots free_slots = bluff_bluffer_free_slots (self);

  if (self->head.phase == BLUFF_PHASE_BLUFFER_TURN)
    owe (self, event->seat, TURN_DRAW);

  for (guint i = 0; i < event->draw.n; i++, free_slots &= free_slots - 1)
    put_on_table (self, event->seat, bluff_bits_first (free_slots), &self->draw[--self->draw_size]);

  /* Cards that cannot be had are no longer owed. */
  self->owed = (guint8) (self->owed - event->draw.n);
  if (self->draw_size == 0 && !bluff_bluffer_must_reshuffle (self))
    self->owed = 0;
  go_on (self);
}

/* B18: a shuffled card loses its slot, and with it all that was known of it. */
static void
apply_reshuffle (BluffBlufferState *self, const BluffEvent *event)
{
  BluffSlots buried = bluff_bluffer_buried (self);

  if (self->head.phase == BLUFF_PHASE_BLUFFER_TURN)
    owe (self, self->head.turn, TURN_DRAW);

  for (guint i = 0; i < event->deck.n; i++)
    self->slot_of[event->deck.cards[i]] = BLUFF_NO_SLOT;
  for (guint seat = 0; seat < BLUFF_BLUFFER_SEATS; seat++)
    self->knows[seat] &= ~buried;
  self->pile &= ~buried;
  fill_draw_pile (self, &event->deck, 0);
  settle_with (self, BLUFF_BLUFFER_DUE_DRAW);
}

void
bluff_bluffer_apply (BluffState *state, const BluffEvent *event)
{
  BluffBlufferState *self = &state->bluffer;

  switch (event->kind)
    {
    case BLUFF_EVENT_SETUP:
      apply_setup (self, event);
      break;
    case BLUFF_EVENT_PEEK: /* B4 */
      self->peeked = self->slot_of[event->card.card];
      self->knows[event->seat] |= bluff_slots_of (self->peeked);
      break;
    case BLUFF_EVENT_MATCH:
      apply_match (self, event->seat, self->slot_of[event->card.card]);
      break;
    case BLUFF_EVENT_CLAIM:
      apply_claim (self, event->seat, self->slot_of[event->card.card]);
      break;
    case BLUFF_EVENT_DECIDE:
      apply_decide (self, event);
      break;
    case BLUFF_EVENT_FLIP:
      bluff_moment_flip (&self->moment, event);
      settle_with (self, BLUFF_BLUFFER_DUE_CALL);
      break;
    case BLUFF_EVENT_CALL:
      apply_call (self, event->seat);
      break;
    case BLUFF_EVENT_SHOW:
      apply_show (self, self->slot_of[event->card.card]);
      break;
    case BLUFF_EVENT_SHOWN:
      apply_shown (self);
      break;
    case BLUFF_EVENT_TAKE:
      owe (self, event->seat, BLUFF_BLUFFER_CAUGHT);
      apply_handover (self, event->card.other, event->seat, self->slot_of[event->card.card]);
      break;
    case BLUFF_EVENT_GIVE:
      owe (self, event->card.other, BLUFF_BLUFFER_DOUBTED);
      apply_handover (self, event->seat, event->card.other, self->slot_of[event->card.card]);
      break;
    case BLUFF_EVENT_DRAW:
      apply_draw (self, event);
      break;
    case BLUFF_EVENT_RESHUFFLE:
      apply_reshuffle (self, event);
      break;
    case BLUFF_EVENT_OUT:
      bluff_bluffer_take_place (self, event);
      go_on (self);
      break;
    case BLUFF_EVENT_OVER:
      bluff_bluffer_end (self, event);
      break;
    default:
      g_assert_not_reached ();
    }
}
