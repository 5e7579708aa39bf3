/* bluff-tally-bluffer.c: what counts in Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tally-game.h"

/* Whether the hidden side of a card that lies on a table is the shape to match. */
static gboolean
hides_match (const BluffBlufferState *state, const BluffEvent *event)
{
  return state->down[state->slot_of[event->card.card]] == state->need;
}

static void
count_peek (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_PEEKS, 1);
}

static void
count_match (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_MATCHES, 1);
}

/* B6: it is a bluff if the hidden side does not match, whether the player knew that or not. The fewer cards somebody
 * has, the better; those who have none are out of the game. */
static void
count_claim (BluffTally *self, const BluffEvent *event)
{
  const BluffBlufferState *state = &self->state.bluffer;
  guint slot = state->slot_of[event->card.card];
  gint standing[BLUFF_MAX_SEATS];

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    standing[seat] = bluff_seats_has (state->in_play, (BluffSeat) seat) ? -(gint) bluff_bits_count (state->tables[seat])
                                                                        : BLUFF_TALLY_OUT;
  bluff_tally_open_claim (self, event->seat, !hides_match (state, event), self->counts, standing);
  self->claim.card.claimed = state->need;
  self->claim.card.up = state->up[slot];
  self->claim.card.down = state->down[slot];
  bluff_tally_move (self, event->seat, BLUFF_NO_SEAT, 1);
}

/* B9. If all let it pass, all of them are fooled: every opponent in play could have called. */
static void
count_decide (BluffTally *self, const BluffEvent *event)
{
  const BluffMoment *moment = &self->state.bluffer.moment;

  bluff_tally_note_decision (self, event->seat);
  bluff_tally_judge_claim (self, event->seat, event->decide.shout);
  if (event->decide.shout || moment->shouted != 0 || bluff_moment_awaited (moment) != bluff_seats_of (event->seat))
    return;

  bluff_tally_believe_claim (self, BLUFF_NO_SEAT);
  for (BluffSeats seats = moment->concerned; seats != 0; seats &= (BluffSeats) (seats - 1))
    {
      BluffSeat seat = bluff_seats_first (seats);

      bluff_tally_fool (self, seat, bluff_seats_has (self->decided, seat));
    }
}

/* B10–B12 */
static void
count_call (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_call_claim (self, event->seat, bluff_seats_has (self->decided, event->seat));
}

static void
count_take (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_CARDS_TAKEN, 1);
  bluff_tally_move (self, event->card.other, event->seat, 1);
}

static void
count_give (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_CARDS_GIVEN, 1);
  bluff_tally_move (self, event->seat, event->card.other, 1);
}

static void
count_draw (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_CARDS_DRAWN, event->draw.n);
  bluff_tally_move (self, BLUFF_NO_SEAT, event->seat, event->draw.n);
}

/* B15 */
static void
count_show (BluffTally *self, const BluffEvent *event)
{
  gboolean succeeds = hides_match (&self->state.bluffer, event);

  bluff_tally_count (self, event->seat, succeeds ? BLUFF_FACT_SHOWS_SUCCEEDED : BLUFF_FACT_SHOWS_FAILED, 1);
}

const BluffTallyCount bluff_tally_bluffer[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_PEEK] = count_peek,     [BLUFF_EVENT_MATCH] = count_match, [BLUFF_EVENT_CLAIM] = count_claim,
  [BLUFF_EVENT_DECIDE] = count_decide, [BLUFF_EVENT_CALL] = count_call,   [BLUFF_EVENT_TAKE] = count_take,
  [BLUFF_EVENT_GIVE] = count_give,     [BLUFF_EVENT_DRAW] = count_draw,   [BLUFF_EVENT_SHOW] = count_show,
};
